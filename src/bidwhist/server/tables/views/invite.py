"""A table as it is seen from its door, by somebody who has opened the invite and has not sat down."""

from bidwhist.server.protocol.told import AtDoor, ChairSeen
from bidwhist.server.tables.domain.allowed import free_seats
from bidwhist.server.tables.domain.table import Stage, Table


def at_door(table: Table) -> AtDoor:
    """The chairs of a table, to who stands by."""
    return AtDoor(table.id, chairs_seen(table), table.stage in (Stage.MIXING, Stage.PLAYING))


def chairs_seen(table: Table) -> tuple[ChairSeen, ...]:
    """Who sits where; a table with a password tells no names."""
    free = free_seats(table)
    return tuple(
        ChairSeen(
            seat=seat,
            side=table.opened.rules.side_of[seat],
            name=chair.name if chair.person is not None and is_named(table) else None,
            person=chair.person if is_named(table) else None,
            taken=chair.person is not None,
            free=seat in free,
        )
        for seat, chair in enumerate(table.chairs)
    )


def host_of(table: Table) -> str | None:
    """The name of who opened a table, or of whoever sits there if they have gone; a password hides it."""
    seated = [table.seat_of(table.host), *table.people]
    return next((table.chairs[seat].name for seat in seated if seat is not None), None) if is_named(table) else None


def is_named(table: Table) -> bool:
    """Whether names of people and of the table are told at the door."""
    return table.opened.kind != "password"
