"""A server as a whole: its tables, its connections, and what it does from time to time."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom

from bidwhist.language import Saying
from bidwhist.server.accounts.accounts import Accounts
from bidwhist.server.accounts.hasher import Hasher
from bidwhist.server.accounts.logins import ends_for_good, hash_of
from bidwhist.server.coach.coach import Coach
from bidwhist.server.history.archive import Archive
from bidwhist.server.history.deal_counts import DealCounter
from bidwhist.server.history.other_ways import OtherWays
from bidwhist.server.limits.rates import RATES, Limits
from bidwhist.server.live.clock import SteadyClock
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.entry import Entry
from bidwhist.server.live.house import House
from bidwhist.server.live.lobby import OpenTables
from bidwhist.server.live.metrics import Metrics
from bidwhist.server.live.retries import without_end
from bidwhist.server.live.room import Room
from bidwhist.server.live.rooms import Rooms
from bidwhist.server.live.thinkers import Thinkers
from bidwhist.server.peace.moderation import Moderation
from bidwhist.server.peace.peace import LOOKS, Peace
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.finished import FairStatistics
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.protocol.told import LobbyNews
from bidwhist.server.store.log_rows import (
    latest_time,
    listed_tables,
    table_of_invite,
)
from bidwhist.server.store.look_alikes import keys_of
from bidwhist.server.store.people_rows import stand_in
from bidwhist.server.store.store import Store
from bidwhist.server.work.turns import Who
from bidwhist.server.work.workers import Workplaces

PAUSES = {"human": (0.7, 1.6), "quick": (0.2, 0.5), "none": (0.0, 0.0)}
"""Seconds before a card that nobody's finger plays, lowest and highest."""
IDLE = 24 * 3600
"""Seconds after which a table of the lobby where nothing happened is closed; private ones wait for their people."""
SWEEPS = 30.0
"""Seconds between two looks at the tables in memory."""
IDLE_SWEEPS = 3600.0
"""Seconds between two looks for tables that are idle."""
WHOLE_SWEEPS = 300.0
"""Seconds between two sweeps of the whole memory: with 4,000 connections one stops everybody for 0.4 s."""
RENEWED = 1000
"""Milliseconds until a connection comes back that was closed for a new token, which is on its way."""

_RANDOM = SystemRandom()


class Hall:
    """The tables and connections of one process, over one store."""

    def __init__(
        self,
        store: Store,
        version: str,
        pace: str = "human",
        limits: Limits | None = None,
        words: Moderation | None = None,
        *,
        workers: int = 0,
    ) -> None:
        low, high = PAUSES[pace]
        self.store, self.version = store, version
        self.limits = limits or Limits(is_limited=False)
        self.hasher = Hasher()
        self.places = Workplaces.of(workers)
        self.accounts, self.metrics, self.thinkers = Accounts(store, self.hasher), Metrics(), Thinkers(self.places)
        self.entry = Entry(self.hasher)
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What is done every hour besides."""
        self.metrics.bots_missed.set_function(lambda: self.thinkers.missed)
        self.metrics.sent_away.set_function(lambda: self.limits.sent_away)
        for limit in RATES:
            self.metrics.refused.labels(limit).set_function(partial(self.limits.refused.__getitem__, limit))
        self.coach, self.other_ways = Coach(), OtherWays()
        self.archive, self.peace = Archive(store, self.places), Peace(store, words)
        self.lobby = OpenTables()
        self.house = House(
            store,
            self.thinkers,
            self.metrics,
            lambda: _RANDOM.uniform(low, high),
            _RANDOM.random,
            self.lobby.changed,
            SteadyClock(),
        )
        self.rooms = Rooms(self.house, self.lobby)
        self.connections: set[Connection] = set()
        self.counter, self.counting = DealCounter(), asyncio.Lock()
        self.statistics: tuple[float, FairStatistics] | None = None
        """The deals counted in the open, and when."""
        self._tasks: list[asyncio.Task[None]] = []

    # The server's own life.

    async def start(self) -> None:
        """Take up the open tables again, and keep house."""
        self.accounts.levels = tuple(self.thinkers.levels)
        self.house.clock.not_before(await self.store.read(latest_time))
        self.lobby.known = dict.fromkeys(await self.store.read(listed_tables))
        await self.peace.look()
        self._tasks = [
            asyncio.create_task(without_end(job))
            for job in (
                self._tell_lobby,
                self._sweep,
                self._close_idle,
                self._sweep_all,
                self._watch_lag,
                self._keep_peace,
            )
        ]

    async def say_goodbye(self) -> None:
        """Stop all tables and the coach, and tell everybody; what was acknowledged is stored already."""
        await self.coach.stop()
        await self.other_ways.stop()
        self.rooms.stop()
        for connection in list(self.connections):
            connection.part("shutdown", Saying("bye-shutdown"), 1000)
        if self.connections:
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """End the server's own life."""
        for task in self._tasks:
            task.cancel()
        await self.say_goodbye()
        await self.hasher.close()
        await self.places.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEPS)
            self.sweep()

    def sweep(self) -> None:
        """Let tables go that nobody follows; close connections whose sign-in has ended."""
        for connection in list(self.connections):
            if connection.login is not None and self.accounts.clock() >= ends_for_good(connection.login):
                connection.part("logged_out", Saying("bye-signed-in-long"))
        if not self.connections:
            self.house.clock.catch_up()
        self.rooms.let_go_unused()

    async def _close_idle(self) -> None:
        while True:
            await self.rooms.close_idle(self.house.now() - IDLE * 1000)
            await self.accounts.forget_old_logins()
            for chore in self.chores:
                await chore()
            await asyncio.sleep(IDLE_SWEEPS)

    async def _sweep_all(self) -> None:
        while True:
            await asyncio.sleep(WHOLE_SWEEPS)
            gc.collect()

    async def _keep_peace(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            if await self.peace.look():
                self.send_away()

    async def _watch_lag(self) -> None:
        while True:
            asked = time.perf_counter()
            self.house.clock.beat()
            await asyncio.sleep(0.5)
            self.metrics.lag.set(max(0.0, time.perf_counter() - asked - 0.5))

    async def room_of_invite(self, invite: str, who: Who) -> Room | None:
        """The room that an invite leads to.

        :raises MustWait: if somebody had too many that led nowhere.
        """
        self.entry.begin_invite(who)
        table = await self.store.read(table_of_invite(invite.strip().lower()))
        if table is None:
            return None
        self.entry.was_invite(who)
        return await self.rooms.find(table)

    async def _tell_lobby(self) -> None:
        while True:
            await self.lobby.news.wait()
            self.lobby.news.clear()
            listeners = [connection for connection in self.connections if connection.in_lobby]
            if listeners:
                news = encode(await self.lobby_news())
                for connection in listeners:
                    connection.send_frame(news)
            await asyncio.sleep(0.5)

    async def lobby_news(self) -> LobbyNews:
        """The lobby as its listeners are told it."""
        return LobbyNews(await self.rooms.listed(), len({connection.person.id for connection in self.connections}))

    # Lines.

    async def enter(self, connection: Connection) -> None:
        """A new connection."""
        self.connections.add(connection)
        self._close_if_banned(connection)
        connection.muted = await self.accounts.muted_by(connection.person)
        self.metrics.connections.set(len(self.connections))

    def send_away(self) -> None:
        """Close the connections of those who are banned, and tell them why."""
        for connection in list(self.connections):
            self._close_if_banned(connection)

    def _close_if_banned(self, connection: Connection) -> None:
        ban = self.peace.ban_on(connection.person.id, connection.address)
        if ban is not None:
            connection.part("banned", ban.saying)

    def exit(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        if connection.was_too_slow:
            self.metrics.overflows.inc()
        self.metrics.connections.set(len(self.connections))
        for table in list(connection.tables):
            self.rooms.left(connection, table)

    def log_out(self, person: Person, token: str | None = None) -> None:
        """Close every connection of a person, or those of one login session."""
        for connection in self._connections_of(person, token):
            connection.part("logged_out", Saying("bye-logged-out"))

    def call_back(self, person: Person, token: str | None = None) -> None:
        """Close every connection of a person, or those of one login session; each comes back with its new token."""
        for connection in self._connections_of(person, token):
            connection.part("resync", Saying("bye-signed-in-anew"), RENEWED)

    def _connections_of(self, person: Person, token: str | None) -> list[Connection]:
        session = None if token is None else hash_of(token)
        return [
            connection
            for connection in self.connections
            if connection.person.id == person.id
            and (session is None or (connection.login is not None and connection.login.token == session))
        ]

    async def keep_name(self, owner: Person) -> None:
        """A name is an account's from now on: guests who have it, or one that looks like it, go by another."""
        keys = keys_of(owner.name)
        for number, connection in enumerate(list(self.connections)):
            if number % 50 == 0:
                # To compare thousands of names takes long.
                await asyncio.sleep(0)
            if (
                connection.person.kind == "guest"
                and connection.person.id != owner.id
                and keys & keys_of(connection.person.name)
            ):
                connection.person = stand_in(connection.person)
