"""The state of one server process: tables, connections, services and periodic tasks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from bidwhist.server.accounts.club_service import ClubService
from bidwhist.server.accounts.password_hasher import Hasher
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.history.coach.service import Coach
from bidwhist.server.history.service import HistoryService
from bidwhist.server.history.what_if import WhatIfJobs
from bidwhist.server.moderation.service import Moderation
from bidwhist.server.moderation.word_filter import WordFilter
from bidwhist.server.platform.backoff import end, keep_running
from bidwhist.server.platform.clock import SteadyClock
from bidwhist.server.platform.cluster.ownership import Ownership, SingleNode
from bidwhist.server.platform.database.database import NotSaved, Space
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.environment import Environment
from bidwhist.server.platform.jobs.executors import Executors
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers
from bidwhist.server.platform.limits.rate_limits import RATES, Limits
from bidwhist.server.platform.metrics import Metrics
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.server_messages import LobbyNews
from bidwhist.server.ratings.service import RatingService
from bidwhist.server.state.connection_registry import ConnectionRegistry
from bidwhist.server.state.housekeeping import close_idle, enforce_bans, free_memory, sweep_often, watch_lag
from bidwhist.server.state.peer_links import PeerLinks
from bidwhist.server.tables.access import TableAccess
from bidwhist.server.tables.bot_service import BotService
from bidwhist.server.tables.context import Rollback, TableContext
from bidwhist.server.tables.lobby import OpenTables
from bidwhist.server.tables.redirects import Redirects
from bidwhist.server.tables.registry import SessionRegistry
from bidwhist.server.tables.repository import latest_time, listed_tables
from bidwhist.server.tables.service import TableService

LOG = logging.getLogger("bidwhist.server")
PLAY_PAUSES_S = {"human": (0.7, 1.6), "quick": (0.2, 0.5), "none": (0.0, 0.0)}
"""Range in seconds of the pause before a card that is played automatically."""
_ENVIRONMENT = Environment()


class ServerState:
    """The tables, connections and services of one process, over one store."""

    def __init__(
        self,
        store: Store,
        version: str,
        pace: str = "human",
        limits: Limits | None = None,
        words: WordFilter | None = None,
        *,
        workers: int | Executors = 0,
        ownership: Ownership | None = None,
        clock: SteadyClock | None = None,
        chips: bool = False,
        around: Environment = _ENVIRONMENT,
    ) -> None:
        low, high = PLAY_PAUSES_S[pace]
        ownership = ownership or SingleNode()
        self.peers = PeerLinks(ownership)
        self.store, self.version = store, version
        self.limits = limits or Limits(is_limited=False)
        self.places = Executors.of(workers) if isinstance(workers, int) else workers
        self.hasher = Hasher(self.places.passwords)
        self.accounts, self.metrics, self.bot_service = (
            Accounts(store, self.hasher, around.wall, around.steady),
            Metrics(),
            BotService(self.places),
        )
        self.clubs = ClubService(store, self.accounts.clock)
        self.table_access = TableAccess(self.hasher)
        self.hourly_tasks: list[Callable[[], Awaitable[None]]] = []
        """Further hourly tasks."""
        self.background_tasks: list[Callable[[], Awaitable[None]]] = []
        """Further background tasks."""
        self.shutdown_hooks: list[Callable[[], Awaitable[None]]] = []
        """Called before clients are told that the server shuts down."""
        self.erasure_hooks: list[Callable[[], None]] = []
        """Called when a person's data was erased."""
        self.match_end_hooks: list[Callable[[], None]] = []
        """Called when a match ends that others process further."""
        self.metrics.bots_missed.set_function(lambda: self.bot_service.missed)
        self.metrics.bot_faults.set_function(lambda: self.bot_service.faults)
        self.metrics.sent_away.set_function(lambda: self.limits.sent_away)
        for limit in RATES:
            self.metrics.refused.labels(limit).set_function(partial(self.limits.refused.__getitem__, limit))
        self.coach, self.what_if_jobs = Coach(), WhatIfJobs()
        self.history, self.moderation = HistoryService(store, self.places), Moderation(store, words, around.wall_ms)
        self.lobby = OpenTables()
        self.ratings = RatingService(store, has_chips=chips)
        self.match_end_hooks.append(self.ratings.wake)
        self.context = TableContext(
            store,
            self.bot_service,
            self.metrics,
            lambda: around.random.uniform(low, high),
            around.random.random,
            self.lobby.changed,
            clock or SteadyClock(),
            ownership,
            lambda table: self.peers.lost(table),  # noqa: PLW0108  # it is set later
            lambda table: self.registry.vanished(table),  # noqa: PLW0108  # the rooms are made from this
            self._settles,
            Rollback(around.steady),
            around,
            self.lobby.moved,
        )
        self.accounts.changed = lambda: self.peers.tell_all("people", "")
        self.registry = SessionRegistry(self.context, self.lobby)
        self.tables = TableService(self.registry, self.ratings, self.table_access, self.limits)
        self.redirects = Redirects(around.steady, around.random.random)
        self.connections = ConnectionRegistry(self.peers, self.accounts, self.moderation, self.registry, self.metrics)
        self._begun: dict[asyncio.Task[None], None] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def forget_erased(self) -> None:
        """Read again whatever may name a person whose data was erased, by this server or another."""
        for forget_in in self.erasure_hooks:
            forget_in()

    def reach(self, remote: RemoteWorkers) -> None:
        """Use worker processes on other hosts for bots and the coach."""
        self.bot_service.reach(remote)
        self.coach.remote = self.what_if_jobs.remote = remote
        self.metrics.watch_workers(remote)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task."""
        task = asyncio.create_task(work)
        self._begun[task] = None
        task.add_done_callback(self._has_done)

    def _has_done(self, task: "asyncio.Task[None]") -> None:
        self._begun.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a background task failed: %r", task.exception())

    # Start and shutdown.

    async def start(self) -> None:
        """Restore the open tables and start the periodic tasks."""
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
            partial(enforce_bans, self.moderation, self.connections.close_banned),
            self.ratings.keep_up,
            *self.background_tasks,
        )
        self._tasks = [asyncio.create_task(keep_running(job)) for job in jobs]

    async def say_goodbye(self) -> None:
        """Stop all tables and the coach, and tell everybody; what was acknowledged is stored already."""
        for hook in self.shutdown_hooks:
            await hook()
        await self.coach.stop()
        await self.what_if_jobs.stop()
        self.registry.stop()
        await self.connections.close_all()

    async def stop(self) -> None:
        """Stop the periodic tasks and close the store."""
        await end((*self._tasks, *self._begun))
        await self.say_goodbye()
        await self.hasher.close()
        await self.bot_service.close()
        await self.places.close()

    def sweep(self) -> None:
        """Unload tables that nobody follows; close connections whose login session has ended."""
        self.connections.close_expired()
        if not self.registry.waits_for_time:
            # Days and events go by the clock of the wall, however long somebody stays connected.
            self.context.clock.catch_up()
        self.registry.let_go_unused()

    def _settles(self) -> None:
        for settler in self.match_end_hooks:
            settler()

    async def _tell_lobby(self) -> None:
        while True:
            await self.lobby.news.wait()
            self.lobby.news.clear()
            listeners = [connection for connection in self.connections.all if connection.in_lobby]
            if listeners:
                news = encode(await self.lobby_news())
                for connection in listeners:
                    connection.send_frame(news)
            await asyncio.sleep(0.5)

    async def lobby_news(self) -> LobbyNews:
        """The lobby as its subscribers see it."""
        people = self.connections.count_people() + self.peers.count_people()
        return LobbyNews(await self.registry.listed(), people, old=self.peers.is_lobby_old())

    # The store.

    async def probe(self) -> None:
        """Make a test write to the store.

        :raises NotSaved: if it could not be written, or the disk is nearly full.
        """
        await self.store.probe()

    async def saves(self, within_s: float) -> bool:
        """Whether a test write to the store succeeds within a time limit (s)."""
        try:
            await asyncio.wait_for(self.store.write(lambda connection: None), within_s)
        except (TimeoutError, NotSaved):
            return False
        return True

    async def space(self) -> Space:
        """The space that the store uses.

        :raises NotSaved: if it cannot be read.
        """
        return await self.store.space()
