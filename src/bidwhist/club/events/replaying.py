"""A log checked: every row leads to the next, and every pairing is the one that its draw makes again."""

from collections.abc import Iterable

from bidwhist.club.events.draws import next_draw
from bidwhist.club.events.fold import advance, fold
from bidwhist.club.events.log import Paired, Row


def other_pairings(rows: Iterable[Row]) -> tuple[int, ...]:
    """The rows of a log whose pairings are not those that the draw makes; none in an honest log.

    :raises BadRecord: if the log does not begin with an event, or a row is missing.
    """
    first, *rest = rows
    event, found = fold([first]), []
    for row in rest:
        if isinstance(row.body, Paired) and next_draw(event) != row.body:
            found.append(row.seq)
        event = advance(event, row)
    return tuple(found)
