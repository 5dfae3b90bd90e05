"""The score sheet, and how the match ended."""

from functools import lru_cache

from msgspec.structs import replace

from bidwhist.core.deal import Deal
from bidwhist.narration import contract_name, verdict
from bidwhist.server.protocol.table_view import ScoreRow, ScoreSheet
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.views.narration import TableNarrator


def score_sheet(table: Table, narrator: TableNarrator) -> ScoreSheet:
    """The score so far; there must be a match."""
    match, rules = table.match, table.opened.rules
    assert match is not None
    done = [(deal, score) for deal, score in zip(match.deals, match.scores, strict=True) if deal.is_over]
    return ScoreSheet(
        sides=_sides(narrator),
        seats=tuple(
            tuple(seat for seat in range(rules.players) if rules.side_of[seat] == side) for side in range(rules.sides)
        ),
        score=done[-1][1] if done else (0,) * rules.sides,
        target=rules.target,
        floor=rules.floor,
        max_sets=rules.max_sets,
        sets=match.tally.sets if rules.max_sets is not None else None,
        deals_left=match.deals_left,
        rows=tuple(_row(narrator, number, deal, score) for number, (deal, score) in enumerate(done, 1)),
    )


def own_sheet(table: Table, sheet: ScoreSheet | None, narrator: TableNarrator) -> ScoreSheet:
    """The sheet for a seat: us and them, and the deals it declared, or nobody did, as its own."""
    assert sheet is not None and table.match is not None
    deals = table.match.deals
    rows = (
        replace(row, words=f"{verdict(narrator, deals[row.deal - 1])}.") if _is_own(row, narrator) else row
        for row in sheet.rows
    )
    return replace(sheet, sides=_sides(narrator), rows=tuple(rows))


def _is_own(row: ScoreRow, narrator: TableNarrator) -> bool:
    return row.declarer == narrator.me or row.came == "scored"


@lru_cache(maxsize=4096)
def _sides(narrator: TableNarrator) -> tuple[str, ...]:
    return tuple(narrator.side(side) for side in range(max(narrator.sides) + 1))


def _row(narrator: TableNarrator, number: int, deal: Deal, score: tuple[int, ...]) -> ScoreRow:
    out = deal.outcome
    how = "thrown_in" if out is None else "boston" if out.boston else "made" if out.made else "set"
    if out is not None and deal.turned is not None:
        how = "scored"
    return ScoreRow(
        deal=number,
        declarer=None if out is None or deal.turned is not None else deal.declarer,
        bid=contract_name(deal.contract, narrator.language) if deal.contract else "",
        came=how,  # type: ignore[arg-type]
        books=deal.tricks_won,
        points=deal.points,
        score=score,
        words=f"{verdict(narrator, deal)}.",
    )
