"""Friends: requests, invitations to tables, and the end of a friendship."""

from collections.abc import Sequence
from contextlib import suppress

from bidwhist.server.accounts.domain.person import Person, is_program
from bidwhist.server.platform.database.database import Damaged
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
    """Friendships and invitations to tables."""

    def __init__(self, server_state: ServerState) -> None:
        self._server_state, self._store = server_state, server_state.store

    def _now(self) -> int:
        return int(self._server_state.accounts.clock())

    async def friends(self, me: Person) -> tuple[Asked, ...]:
        """A person's friends and friend requests in both directions, without muted people; by name."""
        return await self._store.read(friends_of(me.id))

    def is_present(self, person: Person) -> bool:
        """Whether a person is connected to any server of the cluster."""
        return self._server_state.connections.is_here(person.id) or self._server_state.peers.is_elsewhere(person.id)

    async def ask(self, me: Person, other: str) -> bool:
        """Ask a person to be friends, or accept their request; says whether the account exists.

        :raises TooManyFriends: if no more can be asked.
        """
        return await self._store.write(ask_for_friend(me.id, other, self._now()))

    async def end(self, me: Person, other: str) -> None:
        """Decline or withdraw a request, or end a friendship."""
        await self._store.write(end_friendship(me.id, other))

    async def invitations(self, me: Person) -> list[tuple[Invited, TableSession]]:
        """A person's invitations to open tables, newest first."""
        found = []
        for one in await self._store.read(invitations_of(me.id, self._now())):
            # A table that cannot be read hides neither friends nor other tables.
            with suppress(Damaged):
                session = await self._server_state.registry.look(one.table)
                if session is not None:
                    found.append((one, session))
        return found

    async def ask_over(self, me: Person, people: Sequence[str], session: TableSession) -> None:
        """Invite friends to a table, and programs where they may sit; all or none. Those connected are told at once.

        :raises NotFriends: if one of them is neither.
        """
        for person in people:
            if not await self._may_be_asked(me, person, session):
                raise NotFriends
        for person in people:
            await presence.ask_over(self._server_state, me, person, session, self._now())

    async def _may_be_asked(self, me: Person, person: str, session: TableSession) -> bool:
        if is_program(person):
            known = await self._server_state.accounts.person(person)
            return session.table.opened.programs and known is not None and known.kind == "bot"
        return await self._store.read(are_friends(me.id, person))

    async def decline(self, me: Person, table: str) -> None:
        """Delete an invitation that was declined or followed."""
        await self._store.write(put_aside(me.id, table))
