"""Rise and fly at an online table: the people at the front of the queue take a beaten pair's chairs (rule C30)."""

from bidwhist.core.rules.options import Rotation
from bidwhist.server.tables.domain.log import Body, LinedUp, Rose, Seated, StoodUp
from bidwhist.server.tables.domain.table import Table, Waiting


def has_line(table: Table) -> bool:
    """Whether the table has a queue."""
    return table.opened.rules.rotation is Rotation.RISE_AND_FLY


def is_in_line(table: Table, person: str) -> bool:
    """Whether a person waits for a chair."""
    return any(one.person == person for one in table.line)


def belongs(table: Table, person: str) -> bool:
    """Whether a person sits at a table, waits in its queue, or has a chair reserved."""
    return table.seat_of(person) is not None or is_in_line(table, person) or table.keeps_for(person) is not None


def rise(table: Table) -> tuple[Body, ...]:
    """Who gets up after a match, and who sits down.

    The beaten pair goes to the end of the queue. Its chairs, and those of bots, go to the front of the queue.
    """
    beaten = _beaten(table)
    rising = [seat for seat in beaten if table.chairs[seat].person is not None]
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.person is None and seat not in beaten]
    chairs = [*beaten, *bots]
    risen = [_waiting(table, seat) for seat in rising]
    line = [*table.line, *risen]
    return (
        Rose(),
        *(StoodUp(seat) for seat in rising),
        *(Seated(seat, one.person, one.name, one.face) for seat, one in zip(chairs, line, strict=False)),
        *(LinedUp(one.person, one.name, one.face) for one in line[len(chairs) :] if one in risen),
    )


def _beaten(table: Table) -> list[int]:
    assert table.match is not None and table.match.result is not None
    winner = table.match.result.winner
    # If only one person waits, the first of the pair keeps a chair; who that is changes from match to match.
    seats = [seat for seat, side in enumerate(table.opened.rules.side_of) if side != winner]
    return seats if table.match_number % 2 else seats[::-1]


def _waiting(table: Table, seat: int) -> Waiting:
    chair = table.chairs[seat]
    assert chair.person is not None
    return Waiting(chair.person, chair.name, chair.face)
