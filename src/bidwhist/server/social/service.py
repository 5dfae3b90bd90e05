"""Friends: asked, agreed with, asked to a table, and parted from."""

from collections.abc import Sequence

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.social import presence
from bidwhist.server.social.domain.friendship import Asked, Invited, NotFriends
from bidwhist.server.social.friend_repository import (
    are_friends,
    ask_for_friend,
    end_friendship,
    friends_of,
    invitations_of,
    put_aside,
)
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.session import TableSession


class FriendService:
    """The friends of a house, and their invitations to tables."""

    def __init__(self, server_state: ServerState) -> None:
        self._server_state, self._store = server_state, server_state.store

    def _now(self) -> int:
        return int(self._server_state.accounts.clock())

    async def friends(self, me: Person) -> tuple[Asked, ...]:
        """Everybody whom a person has asked or who has asked them, but whom they do not want to hear; by name."""
        return await self._store.read(friends_of(me.id))

    def is_present(self, person: Person) -> bool:
        """Whether somebody has a connection to any server of the house."""
        return self._server_state.connections.is_here(person.id) or self._server_state.peers.is_elsewhere(person.id)

    async def ask(self, me: Person, other: str) -> bool:
        """Ask somebody by their id, or say yes to who has asked; whether there is an account of theirs.

        :raises TooManyFriends: if no more can be asked.
        """
        return await self._store.write(ask_for_friend(me.id, other, self._now()))

    async def end(self, me: Person, other: str) -> None:
        """Say no to who asks, take a question back, or end a friendship."""
        await self._store.write(end_friendship(me.id, other))

    async def invitations(self, me: Person) -> list[tuple[Invited, TableSession]]:
        """The open tables that friends ask somebody to, the newest first."""
        found = []
        for one in await self._store.read(invitations_of(me.id, self._now())):
            session = await self._server_state.registry.look(one.table)
            if session is not None:
                found.append((one, session))
        return found

    async def ask_over(self, me: Person, people: Sequence[str], session: TableSession) -> None:
        """Ask friends to a table, all of them or none; those who are here are told at once.

        :raises NotFriends: if one of them is not a friend.
        """
        for person in people:
            if not await self._store.read(are_friends(me.id, person)):
                raise NotFriends
        for person in people:
            await presence.ask_over(self._server_state, me, person, session, self._now())

    async def decline(self, me: Person, table: str) -> None:
        """An invitation to a table is answered with no, or has been followed."""
        await self._store.write(put_aside(me.id, table))
