"""A table as its invite shows it to a person who has not sat down yet."""

from bidwhist.server.accounts.domain.person import is_program
from bidwhist.server.protocol.server_messages import AtDoor, ChairSeen
from bidwhist.server.tables.domain.allowed import free_seats
from bidwhist.server.tables.domain.table import Stage, Table


def at_door(table: Table) -> AtDoor:
    """The chairs of a table, for a person who is choosing one."""
    return AtDoor(table.id, chairs_seen(table), table.stage in (Stage.MIXING, Stage.PLAYING))


def chairs_seen(table: Table) -> tuple[ChairSeen, ...]:
    """Who sits where; a table with a password hides names."""
    free = free_seats(table)
    return tuple(
        ChairSeen(
            seat=seat,
            side=table.opened.rules.side_of[seat],
            name=chair.name if chair.person is not None and is_named(table) else None,
            person=chair.person if is_named(table) else None,
            program=is_program(chair.person),
            face=chair.face if is_named(table) else None,
            taken=chair.person is not None,
            free=seat in free,
        )
        for seat, chair in enumerate(table.chairs)
    )


def host_of(table: Table) -> str | None:
    """The name of the person who opened a table, or, if they have left, of one who sits there; a password hides it."""
    seated = [table.seat_of(table.host), *table.people]
    return next((table.chairs[seat].name for seat in seated if seat is not None), None) if is_named(table) else None


def is_named(table: Table) -> bool:
    """Whether the invite shows names of people and of the table."""
    return table.opened.kind != "password"
