"""What a match at a table means above it: who had the seats, who left, who won, and what was set."""

from bidwhist.club.anchors import is_anchored
from bidwhist.club.outcomes import Chair, Played
from bidwhist.match import Match
from bidwhist.server.game.log import Closed, Row
from bidwhist.server.game.table import Table

HELD = 3
"""A bot that decides one time in so many has held the seat."""


def outcome_of(table: Table, row: Row) -> Played | None:
    """The outcome of a match, from the table before the row that ends it; nothing where it means nothing.

    A match that is broken off is lost by whoever got up first, or by who had to act and did not.
    """
    match = table.match
    if match is None or not table.began:
        return None
    broken_off = isinstance(row.body, Closed)
    winner = _winner_without(table) if broken_off else match.result.winner if match.result else None
    is_void = table.was_undone or (broken_off and winner is None)
    counts = table.opened.rated and not is_void and _bots_are_known(table)
    finishers = () if broken_off else tuple(person for seat, person in _seated(table) if not _was_held(table, seat))
    if not counts and not finishers:
        return None
    return Played(
        table=table.id,
        match=table.match_id,
        finished=row.time,
        preset=table.opened.preset,
        side_of=match.rules.side_of,
        chairs=tuple(_chair(table, seat, is_named=counts) for seat in range(len(table.began))),
        bots=table.opened.bots,
        winner=winner,
        deals=match.deals_counted,
        is_rated=counts,
        is_void=is_void,
        is_broken_off=broken_off,
        finishers=finishers,
        stake=table.opened.stake if counts else 0,
        sets=_sets(match),
    )


def _seated(table: Table) -> list[tuple[int, str]]:
    return [(seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person is not None]


def _chair(table: Table, seat: int, *, is_named: bool) -> Chair:
    person = table.began[seat]
    # Who is not rated and did not play to the end is not named: nothing would come of it.
    kept = person if is_named or person == table.chairs[seat].person else None
    went = table.gone.index(seat) + 1 if seat in table.gone else 0
    return Chair(kept, went, person is not None and _was_held(table, seat))


def _was_held(table: Table, seat: int) -> bool:
    people, bots = table.decided[seat]
    return bots * HELD >= people + bots > 0


def _bots_are_known(table: Table) -> bool:
    return None not in table.began or is_anchored(table.opened.bots)


def _winner_without(table: Table) -> int | None:
    """The side that wins because the others broke off; with three there is none."""
    match, to_act = table.match, table.to_act
    acted_not = () if to_act is None or table.began[to_act] is None else (to_act,)
    left = (*table.gone, *acted_not)
    if match is None or match.rules.sides != 2 or not left:
        return None
    broke: int = match.rules.side_of[left[0]]
    return 1 - broke


def _sets(match: Match) -> tuple[tuple[int, int], ...]:
    return tuple(
        (deal.declarer, deal.bid.number)
        for deal in match.deals
        if deal.outcome is not None and not deal.outcome.made and deal.bid is not None
    )
