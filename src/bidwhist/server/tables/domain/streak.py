"""Matches that the same people have won at a table one after another."""

from bidwhist.server.tables.domain.table import Streak, Table


def streak_of(table: Table) -> Streak:
    """The streak that the table's match ends or goes on with; nobody's where it is unfinished, a draw or a replay."""
    match = table.match
    result = match.result if match is not None else None
    if match is None or result is None or result.winner is None or not table.began:
        return Streak()
    sides = match.rules.side_of
    winners = tuple(sorted(table.began[seat] or "" for seat, side in enumerate(sides) if side == result.winner))
    before = table.streak.matches if table.streak.winners == winners else 0
    return Streak(winners, before + 1)
