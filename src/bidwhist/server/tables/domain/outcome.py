"""The result of a table's match for ratings and tournaments: who had the seats, who left, who won, who was set."""

from collections.abc import Iterator

from bidwhist.core.match import Match
from bidwhist.server.accounts.domain.person import is_program
from bidwhist.server.ratings.domain.anchors import is_anchored
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT, Chair, Played
from bidwhist.server.tables.domain.log import Closed, Row
from bidwhist.server.tables.domain.table import Table

HELD = 3
"""A bot counts as a seat's player if it made one decision in this many."""

Ending = tuple[int | None, tuple[int, ...]]
"""The side that won, and those that lost though nobody won alone."""


def outcome_of(table: Table, row: Row) -> Played | None:
    """The outcome of a match, from the table before the row that ends it, or nothing if it does not count.

    A match that is broken off is lost by the side that broke it off. One that the server ends has the winners that the
    server names, or counts for nobody.
    """
    match = table.match
    if match is None or not table.began:
        return None
    closed = row.body if isinstance(row.body, Closed) else None
    winner, lost = _ending(table, match, closed)
    is_broken_off = closed is not None and not closed.winners
    is_void = table.was_undone or (is_broken_off and winner is None and not lost)
    counts = table.opened.rated and not is_void and _bots_are_known(table)
    finishers = () if is_broken_off else tuple(_finishers(table))
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
        lost=lost,
        deals=match.deals_counted,
        is_rated=counts,
        is_void=is_void,
        is_broken_off=is_broken_off,
        finishers=finishers,
        stake=table.opened.stake if counts else 0,
        sets=_sets(match),
        settlement=SETTLEMENT,
        programs=table.opened.programs,
    )


def _finishers(table: Table) -> Iterator[str]:
    # A program gains no experience.
    for seat, person in _seated(table):
        if not _was_held(table, seat) and not is_program(person):
            yield person


def _seated(table: Table) -> list[tuple[int, str]]:
    return [(seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person is not None]


def _chair(table: Table, seat: int, *, is_named: bool) -> Chair:
    person = table.began[seat] if _took_part(table, seat) else None
    # People who are not rated and did not play to the end are left out: the result would change nothing for them.
    kept = person if is_named or person == table.chairs[seat].person else None
    went = table.gone.index(seat) + 1 if seat in table.gone else 0
    return Chair(kept, went, person is not None and _was_held(table, seat))


def _took_part(table: Table, seat: int) -> bool:
    """Whether a person was there: an event's match begins without those who do not come, at no cost to them."""
    return table.began[seat] is not None and (table.opened.contest is None or table.decided[seat][0] > 0)


def _was_held(table: Table, seat: int) -> bool:
    people, bots = table.decided[seat]
    return bots * HELD >= people + bots > 0


def _bots_are_known(table: Table) -> bool:
    """Whether the bots that played are measured; they call no reneges, so no match counts where that would matter."""
    if all(_took_part(table, seat) for seat in range(len(table.began))):
        return True
    return is_anchored(table.opened.bots) and not table.opened.rules.reneges_are_called


def _ending(table: Table, match: Match, closed: Closed | None) -> Ending:
    if closed is None:
        return match.result.winner if match.result else None, ()
    if closed.reason == "house":
        return closed.winners[0] if len(closed.winners) == 1 else None, ()
    broke = _who_broke_off(table, match)
    if broke is None:
        return None, ()
    side = match.rules.side_of[broke]
    return (1 - side, ()) if match.rules.sides == 2 else (None, (side,))


def _who_broke_off(table: Table, match: Match) -> int | None:
    """The seat of the person who got up first. If nobody did, everybody stayed away, and it is the first seat among
    those whose person is away, else the seat to act, else all people, whichever group is of one side alone.
    """
    if table.gone:
        return table.gone[0]
    people = [seat for seat in range(len(table.began)) if _took_part(table, seat)]
    away = [seat for seat in people if table.chairs[seat].is_away]
    to_act = [seat for seat in people if seat == table.to_act]
    return next(
        (some[0] for some in (away, to_act, people) if len({match.rules.side_of[one] for one in some}) == 1), None
    )


def _sets(match: Match) -> tuple[tuple[int, int], ...]:
    return tuple(
        (deal.declarer, deal.bid.number)
        for deal in match.deals
        if deal.outcome is not None and not deal.outcome.made and deal.bid is not None
    )
