"""What friends are told while they are here, and whom somebody does not want to hear, whichever server says so.

Both stand in the store; what servers tell each other is only that somebody should look.
"""

from collections.abc import Coroutine
from typing import Any

from bidwhist.server.live.connection import Connection
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.protocol.told import AskedOver
from bidwhist.server.store.friend_rows import Invited, invitations_of, invite
from bidwhist.server.store.people_rows import muted_by


def lines_of(hall: Hall, person: str) -> list[Connection]:
    """The connections of a person here."""
    return [connection for connection in hall.connections if connection.person.id == person]


async def ask_over(hall: Hall, host: Person, person: str, room: Room, now: int) -> None:
    """Ask a friend to a table, wherever they are (s)."""
    opened, table = room.table.opened, room.table.id
    await hall.store.write(invite(person, table, host.id, now))
    await _tell_invitation(hall, person, Invited(table, host.id, host.name, opened.invite, now))
    hall.tell_all("asked_over", f"{person} {table}")


def mutes_changed(hall: Hall, person: str) -> None:
    """Somebody has chosen at another server whom to hear."""
    _look(hall, person, _read_mutes(hall, person))


def was_asked_over(hall: Hall, subject: str) -> None:
    """At another server somebody was asked to a table: the person, a space, the table."""
    person, _, table = subject.partition(" ")
    _look(hall, person, _read_invitation(hall, person, table))


def _look(hall: Hall, person: str, work: Coroutine[Any, Any, None]) -> None:
    if hall.is_here(person):
        hall.begin(work)
    else:
        work.close()


async def _read_mutes(hall: Hall, person: str) -> None:
    muted = await hall.store.read(muted_by(person))
    for connection in lines_of(hall, person):
        connection.muted = muted


async def _read_invitation(hall: Hall, person: str, table: str) -> None:
    now = int(hall.accounts.clock())
    for one in await hall.store.read(invitations_of(person, now)):
        if one.table == table:
            await _tell_invitation(hall, person, one)


async def _tell_invitation(hall: Hall, person: str, invited: Invited) -> None:
    room = await hall.rooms.look(invited.table)
    if room is None:
        return
    message = AskedOver(invited.table, invited.host, invited.host_name, room.table.opened.name, invited.invite)
    for connection in lines_of(hall, person):
        # The store and the bus may both say it.
        if connection.asked_over.get(invited.table) != invited.made:
            connection.asked_over[invited.table] = invited.made
            connection.send(message)
