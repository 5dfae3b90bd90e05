"""The connections to one server: who is connected, and closing people's connections, here and on other servers."""

import asyncio
from collections import Counter

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.login_sessions import ends_for_good, hash_of
from bidwhist.server.accounts.repository import stand_in
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.moderation.service import Moderation
from bidwhist.server.platform.database.confusables import keys_of
from bidwhist.server.platform.metrics import Metrics
from bidwhist.server.protocol.server_messages import ByeCode
from bidwhist.server.state.peer_links import PeerLinks
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.registry import SessionRegistry

RECONNECT_AFTER_MS = 1000
"""Milliseconds until a client reconnects whose connection was closed because it is getting a new token."""

_PARTINGS: dict[ByeCode, tuple[str, int]] = {
    "logged_out": ("bye-logged-out", 0),
    "resync": ("bye-signed-in-again", RECONNECT_AFTER_MS),
}
"""The goodbye for clients that signed out or signed in again, and how long they wait (ms)."""


class ConnectionRegistry:
    """All open connections, counted by person and by address."""

    def __init__(
        self, peers: PeerLinks, accounts: Accounts, moderation: Moderation, sessions: SessionRegistry, metrics: Metrics
    ) -> None:
        self._peers, self._accounts, self._moderation = peers, accounts, moderation
        self._sessions, self._metrics = sessions, metrics
        self.all: dict[Connection, None] = {}
        """In the order of opening."""
        self.of_person: Counter[str] = Counter()
        """The number of connections of each person, by id."""
        self.of_address: Counter[str] = Counter()

    def count_people(self) -> int:
        """The number of connected people."""
        return len(self.of_person)

    async def enter(self, connection: Connection) -> None:
        """Register a new connection."""
        if not self.is_here(connection.person.id):
            self._peers.tell("came", connection.person.id)
        self.all[connection] = None
        self.of_person[connection.person.id] += 1
        self.of_address[connection.address] += 1
        self._close_if_banned(connection)
        connection.muted = await self._accounts.muted_by(connection.person)
        # A session that ended while its connection was being opened had nothing to close yet.
        if connection.login is not None and await self._accounts.has_ended(connection.login):
            connection.part("logged_out", Saying(_PARTINGS["logged_out"][0]))
        self._metrics.connections.set(len(self.all))

    def close_banned(self) -> None:
        """Close the connections of banned people, and tell them why."""
        for connection in list(self.all):
            self._close_if_banned(connection)

    def _close_if_banned(self, connection: Connection) -> None:
        ban = self._moderation.ban_on(connection.person.id, connection.address)
        if ban is not None:
            connection.part("banned", ban.saying)

    def exit(self, connection: Connection) -> None:
        """Remove a closed connection."""
        if connection in self.all:
            self._leaves(connection)
        if connection.was_too_slow:
            self._metrics.overflows.inc()
        self._metrics.connections.set(len(self.all))
        for table in list(connection.tables):
            self._sessions.left(connection, table)

    def _leaves(self, connection: Connection) -> None:
        self.all.pop(connection, None)
        _count_down(self.of_person, connection.person.id)
        _count_down(self.of_address, connection.address)
        if not self.is_here(connection.person.id):
            self._peers.tell("went", connection.person.id)

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection to this server."""
        return person in self.of_person

    def log_out(self, person: Person, token: str | None = None) -> None:
        """Close the connections of a person, or of one login session, here and on other servers."""
        self._part_everywhere("logged_out", person, token)

    def call_back(self, person: Person, token: str | None = None) -> None:
        """Close the connections of a person, or of one login session, so that they reconnect with a new token."""
        self._part_everywhere("resync", person, token)

    def _part_everywhere(self, code: ByeCode, person: Person, token: str | None) -> None:
        session = "" if token is None else hash_of(token)
        self.part_from(code, person.id, session)
        self._peers.tell_all(code, f"{person.id} {session}")

    def part_from(self, code: ByeCode, person: str, session: str) -> None:
        """Close the connections of a person, or of one login session, on this server."""
        words, wait = _PARTINGS[code]
        for connection in list(self.all):
            is_meant = not session or (connection.login is not None and connection.login.token == session)
            if connection.person.id == person and is_meant:
                connection.part(code, Saying(words), wait)

    async def keep_name(self, owner: Person) -> None:
        """An account has taken a name: rename connected guests with it, or with one that looks like it."""
        keys = keys_of(owner.name)
        for number, connection in enumerate(list(self.all)):
            if number % 50 == 0:
                # Comparing thousands of names takes long.
                await asyncio.sleep(0)
            if (
                connection.person.kind == "guest"
                and connection.person.id != owner.id
                and keys & keys_of(connection.person.name)
            ):
                connection.person = stand_in(connection.person)

    def close_expired(self) -> None:
        """Close the connections whose login session has ended."""
        for connection in list(self.all):
            if connection.login is not None and self._accounts.clock() >= ends_for_good(connection.login):
                connection.part("logged_out", Saying("bye-signed-in-long"))

    async def close_all(self) -> None:
        """Tell every client that the server shuts down."""
        for connection in list(self.all):
            connection.part("shutdown", Saying("bye-shutdown"), 1000)
        if self.all:
            await asyncio.sleep(0.05)


def _count_down(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
