"""Checks a log: rows follow one another, and recomputed lots and pairings match."""

from collections.abc import Iterable

from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.fold import advance, fold
from bidwhist.server.tournaments.domain.log import LotsDrawn, Paired, Row
from bidwhist.server.tournaments.domain.lots import hashed, lots_drawn
from bidwhist.server.tournaments.domain.pairings import entries_of, next_draw

ERASED = "gone-"
"""The prefix of the ids that replace people who deleted their data."""


def other_pairings(rows: Iterable[Row]) -> tuple[int, ...]:
    """The rows of a log whose lots or pairings differ from a recomputed draw; none in an honest log.

    If a draw includes a person whose data was deleted, the order of its lots is taken from the log.

    :raises BadRecord: if the log does not begin with an event, or a row is missing.
    """
    first, *rest = rows
    event, found = fold([first]), []
    for row in rest:
        if isinstance(row.body, Paired) and next_draw(event) != row.body:
            found.append(row.seq)
        if isinstance(row.body, LotsDrawn) and not _are_honest(event, row.body):
            found.append(row.seq)
        event = advance(event, row)
    return tuple(found)


def _are_honest(event: Event, shown: LotsDrawn) -> bool:
    if hashed(shown.link) != event.link:
        return False
    if any(person.startswith(ERASED) for one in event.active for person in one.people):
        return set(shown.order) == {one.id for one in event.active}
    return shown == lots_drawn(shown.link, entries_of(event))
