"""Invitations and mutes for connected people, across servers.

Both are in the store; servers only tell each other to look there.
"""

from collections.abc import Coroutine
from typing import Any

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import muted_by
from bidwhist.server.protocol.server_messages import AskedOver
from bidwhist.server.social.domain.friendship import Invited
from bidwhist.server.social.friend_repository import invitations_of, invite
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.session import TableSession


def lines_of(server_state: ServerState, person: str) -> list[Connection]:
    """The connections of a person here."""
    return [connection for connection in server_state.connections.all if connection.person.id == person]


async def ask_over(server_state: ServerState, host: Person, person: str, session: TableSession, now: int) -> None:
    """Announce an invitation to a friend on any server; ``now`` in seconds."""
    opened, table = session.table.opened, session.table.id
    await server_state.store.write(invite(person, table, host.id, now))
    await _tell_invitation(server_state, person, Invited(table, host.id, host.name, host.face, opened.invite, now))
    server_state.peers.tell_all("asked_over", f"{person} {table}")


def mutes_changed(server_state: ServerState, person: str) -> None:
    """A person has changed their mutes on another server."""
    _look(server_state, person, _read_mutes(server_state, person))


def was_asked_over(server_state: ServerState, subject: str) -> None:
    """An invitation was made on another server; ``subject`` is the person, a space, the table."""
    person, _, table = subject.partition(" ")
    _look(server_state, person, _read_invitation(server_state, person, table))


def _look(server_state: ServerState, person: str, work: Coroutine[Any, Any, None]) -> None:
    if server_state.connections.is_here(person):
        server_state.begin(work)
    else:
        work.close()


async def _read_mutes(server_state: ServerState, person: str) -> None:
    muted = await server_state.store.read(muted_by(person))
    for connection in lines_of(server_state, person):
        connection.muted = muted


async def _read_invitation(server_state: ServerState, person: str, table: str) -> None:
    now = int(server_state.accounts.clock())
    for one in await server_state.store.read(invitations_of(person, now)):
        if one.table == table:
            await _tell_invitation(server_state, person, one)


async def _tell_invitation(server_state: ServerState, person: str, invited: Invited) -> None:
    session = await server_state.registry.look(invited.table)
    if session is None:
        return
    message = AskedOver(invited.table, invited.host, invited.host_name, session.table.opened.name, invited.invite)
    for connection in lines_of(server_state, person):
        # The store and the bus may both announce it.
        if connection.asked_over.get(invited.table) != invited.made:
            connection.asked_over[invited.table] = invited.made
            connection.send(message)
