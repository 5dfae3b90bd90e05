"""A server as a whole: its tables, its connections, and what it does from time to time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from bidwhist.i18n import Saying
from bidwhist.server.accounts.club_service import ClubService
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.login_sessions import ends_for_good, hash_of
from bidwhist.server.accounts.password_hasher import Hasher
from bidwhist.server.accounts.repository import stand_in
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.history.coach.service import Coach
from bidwhist.server.history.service import HistoryService
from bidwhist.server.history.what_if import WhatIfJobs
from bidwhist.server.moderation.service import Moderation
from bidwhist.server.moderation.word_filter import WordFilter
from bidwhist.server.platform.backoff import keep_running
from bidwhist.server.platform.clock import SteadyClock
from bidwhist.server.platform.cluster.ownership import Ownership, SingleNode
from bidwhist.server.platform.database.confusables import keys_of
from bidwhist.server.platform.database.database import NotSaved, Space
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.environment import Environment
from bidwhist.server.platform.jobs.executors import Executors
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers
from bidwhist.server.platform.limits.rate_limits import RATES, Limits
from bidwhist.server.platform.metrics import Metrics
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.told import ByeCode, LobbyNews
from bidwhist.server.ratings.service import RatingService
from bidwhist.server.state.housekeeping import close_idle, enforce_bans, free_memory, sweep_often, watch_lag
from bidwhist.server.tables.access import TableAccess
from bidwhist.server.tables.bot_service import BotService
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.context import Rollback, TableContext, nobody_minds
from bidwhist.server.tables.lobby import OpenTables
from bidwhist.server.tables.redirects import Redirects
from bidwhist.server.tables.registry import SessionRegistry
from bidwhist.server.tables.repository import latest_time, listed_tables
from bidwhist.server.tables.service import TableService

LOG = logging.getLogger("bidwhist.server")
PLAY_PAUSES_S = {"human": (0.7, 1.6), "quick": (0.2, 0.5), "none": (0.0, 0.0)}
"""Seconds before a card that nobody's finger plays, lowest and highest."""
RECONNECT_AFTER_MS = 1000
"""Milliseconds until a connection comes back that was closed for a new token, which is on its way."""

_PARTINGS: dict[ByeCode, tuple[str, int]] = {
    "logged_out": ("bye-logged-out", 0),
    "resync": ("bye-signed-in-anew", RECONNECT_AFTER_MS),
}
"""What is said to whoever signed out or signed in anew, and how long they wait (ms)."""
_ENVIRONMENT = Environment()


def nobody_hears(topic: str, subject: str) -> None:
    """A server alone has nobody to tell."""


class ServerState:
    """The tables and connections of one process, over one store."""

    def __init__(
        self,
        store: Store,
        version: str,
        pace: str = "human",
        limits: Limits | None = None,
        words: WordFilter | None = None,
        *,
        workers: int | Executors = 0,
        owning: Ownership | None = None,
        clock: SteadyClock | None = None,
        chips: bool = False,
        around: Environment = _ENVIRONMENT,
    ) -> None:
        low, high = PLAY_PAUSES_S[pace]
        self.store, self.version = store, version
        self.limits = limits or Limits(is_limited=False)
        self.hasher = Hasher()
        self.places = Executors.of(workers) if isinstance(workers, int) else workers
        self.accounts, self.metrics, self.bot_service = (
            Accounts(store, self.hasher, around.wall, around.steady),
            Metrics(),
            BotService(self.places),
        )
        self.clubs = ClubService(store, self.accounts.clock)
        self.entry = TableAccess(self.hasher)
        self.hourly_tasks: list[Callable[[], Awaitable[None]]] = []
        """What is done every hour besides."""
        self.background_tasks: list[Callable[[], Awaitable[None]]] = []
        """What is done all the time besides."""
        self.shutdown_hooks: list[Callable[[], Awaitable[None]]] = []
        """What is done before everybody is told that the server ends."""
        self.erasure_hooks: list[Callable[[], None]] = []
        """Told when somebody has left for good."""
        self.match_end_hooks: list[Callable[[], None]] = []
        """Told when a match is over that something is made from."""
        self.lost = nobody_minds
        """Told of a table that is another server's now."""
        self.tell: Callable[[str, str], None] = nobody_hears
        """Tells other servers of the house: a topic and its subject."""
        self.elsewhere: Callable[[], int] = lambda: 0
        """How many people are at other servers."""
        self.is_elsewhere: Callable[[str], bool] = lambda person: False
        """Whether somebody is at another server, as far as is known."""
        self.is_lobby_old: Callable[[], bool] = lambda: False
        """Whether other servers cannot be heard just now."""
        self.is_told_of: Callable[[str], bool] = lambda table: False
        """Whether another server tells of a table of its own."""
        self.metrics.bots_missed.set_function(lambda: self.bot_service.missed)
        self.metrics.bot_faults.set_function(lambda: self.bot_service.faults)
        self.metrics.sent_away.set_function(lambda: self.limits.sent_away)
        for limit in RATES:
            self.metrics.refused.labels(limit).set_function(partial(self.limits.refused.__getitem__, limit))
        self.coach, self.other_ways = Coach(), WhatIfJobs()
        self.archive, self.moderation = HistoryService(store, self.places), Moderation(store, words, around.wall_ms)
        self.lobby = OpenTables()
        self.standings = RatingService(store, has_chips=chips)
        self.match_end_hooks.append(self.standings.wake)
        self.context = TableContext(
            store,
            self.bot_service,
            self.metrics,
            lambda: around.random.uniform(low, high),
            around.random.random,
            self.lobby.changed,
            clock or SteadyClock(),
            owning or SingleNode(),
            self._loses,
            lambda table: self.registry.vanished(table),  # noqa: PLW0108  # the rooms are made from this
            self._settles,
            Rollback(around.steady),
            around,
            self.lobby.moved,
        )
        self.accounts.changed = lambda: self.tell_all("people", "")
        self.registry = SessionRegistry(self.context, self.lobby)
        self.tables = TableService(self.registry, self.standings, self.entry, self.limits)
        self.redirects = Redirects(around.steady, around.random.random)
        self.connections: dict[Connection, None] = {}
        self.connections_of_person: Counter[str] = Counter()
        self.connections_of_address: Counter[str] = Counter()
        self._begun: dict[asyncio.Task[None], None] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def reach(self, afar: RemoteWorkers) -> None:
        """Workers on other hosts think for bots and the coach."""
        self.bot_service.reach(afar)
        self.coach.afar = self.other_ways.afar = afar
        self.metrics.watch_workers(afar)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._begun[task] = None
        task.add_done_callback(self._has_done)

    def _has_done(self, task: "asyncio.Task[None]") -> None:
        self._begun.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something that nobody waits for failed: %r", task.exception())

    # The server's own life.

    async def start(self) -> None:
        """Take up the open tables again, and keep house."""
        self.accounts.levels = tuple(self.bot_service.levels)
        self.context.clock.not_before(await self.store.read(latest_time))
        self.lobby.known = dict.fromkeys(await self.store.read(listed_tables))
        await self.moderation.look()
        jobs: tuple[Callable[[], Awaitable[None]], ...] = (
            self._tell_lobby,
            partial(sweep_often, self.sweep),
            partial(close_idle, self.registry, self.context, self.accounts, self.hourly_tasks),
            free_memory,
            partial(watch_lag, self.context, self.metrics),
            partial(enforce_bans, self.moderation, self.send_away),
            self.standings.keep_up,
            *self.background_tasks,
        )
        self._tasks = [asyncio.create_task(keep_running(job)) for job in jobs]

    async def say_goodbye(self) -> None:
        """Stop all tables and the coach, and tell everybody; what was acknowledged is stored already."""
        for farewell in self.shutdown_hooks:
            await farewell()
        await self.coach.stop()
        await self.other_ways.stop()
        self.registry.stop()
        for connection in list(self.connections):
            connection.part("shutdown", Saying("bye-shutdown"), 1000)
        if self.connections:
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """End the server's own life."""
        for task in (*self._tasks, *self._begun):
            task.cancel()
        await self.say_goodbye()
        await self.hasher.close()
        await self.bot_service.close()
        await self.places.close()

    def sweep(self) -> None:
        """Let tables go that nobody follows; close connections whose sign-in has ended."""
        for connection in list(self.connections):
            if connection.login is not None and self.accounts.clock() >= ends_for_good(connection.login):
                connection.part("logged_out", Saying("bye-signed-in-long"))
        if not self.connections:
            self.context.clock.catch_up()
        self.registry.let_go_unused()

    def _loses(self, table: str) -> None:
        self.lost(table)

    def _settles(self) -> None:
        for settler in self.match_end_hooks:
            settler()

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
        people = len({connection.person.id for connection in self.connections}) + self.elsewhere()
        return LobbyNews(await self.registry.listed(), people, old=self.is_lobby_old())

    # The store.

    async def probe(self) -> None:
        """Write to the store for real.

        :raises NotSaved: if it could not be written, or the disk is nearly full.
        """
        await self.store.probe()

    async def saves(self, within_s: float) -> bool:
        """Whether a write to the store comes through, within so many seconds."""
        try:
            await asyncio.wait_for(self.store.write(lambda connection: None), within_s)
        except (TimeoutError, NotSaved):
            return False
        return True

    async def space(self) -> Space:
        """What the house takes up.

        :raises NotSaved: if it cannot be asked.
        """
        return await self.store.space()

    # Lines.

    async def enter(self, connection: Connection) -> None:
        """A new connection."""
        if not self.is_here(connection.person.id):
            self.tell("came", connection.person.id)
        self.connections[connection] = None
        self.connections_of_person[connection.person.id] += 1
        self.connections_of_address[connection.address] += 1
        self._close_if_banned(connection)
        connection.muted = await self.accounts.muted_by(connection.person)
        self.metrics.connections.set(len(self.connections))

    def send_away(self) -> None:
        """Close the connections of those who are banned, and tell them why."""
        for connection in list(self.connections):
            self._close_if_banned(connection)

    def _close_if_banned(self, connection: Connection) -> None:
        ban = self.moderation.ban_on(connection.person.id, connection.address)
        if ban is not None:
            connection.part("banned", ban.saying)

    def exit(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection in self.connections:
            self._leaves(connection)
        if connection.was_too_slow:
            self.metrics.overflows.inc()
        self.metrics.connections.set(len(self.connections))
        for table in list(connection.tables):
            self.registry.left(connection, table)

    def _leaves(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        _count_down(self.connections_of_person, connection.person.id)
        _count_down(self.connections_of_address, connection.address)
        if not self.is_here(connection.person.id):
            self.tell("went", connection.person.id)

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection to this server."""
        return person in self.connections_of_person

    def log_out(self, person: Person, token: str | None = None) -> None:
        """Close every connection of a person, or those of one login session, here and at other servers."""
        self._part_everywhere("logged_out", person, token)

    def call_back(self, person: Person, token: str | None = None) -> None:
        """Close every connection of a person, or those of one login session; each comes back with its new token."""
        self._part_everywhere("resync", person, token)

    def _part_everywhere(self, code: ByeCode, person: Person, token: str | None) -> None:
        session = "" if token is None else hash_of(token)
        self.part_from(code, person.id, session)
        self.tell_all(code, f"{person.id} {session}")

    def tell_all(self, topic: str, subject: str) -> None:
        """Tell the other servers of the house something that is in the store."""
        # The store tells surely and with the next heartbeat, the bus at once and perhaps not.
        self.context.owning.tell(topic, subject)
        self.tell(topic, subject)

    def part_from(self, code: ByeCode, person: str, session: str) -> None:
        """Close the connections of a person here, or those of one login session."""
        words, wait = _PARTINGS[code]
        for connection in list(self.connections):
            is_meant = not session or (connection.login is not None and connection.login.token == session)
            if connection.person.id == person and is_meant:
                connection.part(code, Saying(words), wait)

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


def _count_down(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
