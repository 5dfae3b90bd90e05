"""A server as a whole: its tables, its connections, and what it does from time to time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from bidwhist.language import Saying
from bidwhist.server.accounts.accounts import Accounts
from bidwhist.server.accounts.hasher import Hasher
from bidwhist.server.accounts.logins import ends_for_good, hash_of
from bidwhist.server.cluster.owning import Alone, Owning
from bidwhist.server.coach.coach import Coach
from bidwhist.server.history.archive import Archive
from bidwhist.server.history.deal_counts import DealCounter
from bidwhist.server.history.other_ways import OtherWays
from bidwhist.server.limits.rates import RATES, Limits
from bidwhist.server.live.clock import SteadyClock
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.entry import Entry
from bidwhist.server.live.house import House, WentBack, nobody_minds
from bidwhist.server.live.lobby import OpenTables
from bidwhist.server.live.metrics import Metrics
from bidwhist.server.live.redirects import Redirects
from bidwhist.server.live.retries import without_end
from bidwhist.server.live.room import Room
from bidwhist.server.live.rooms import Rooms
from bidwhist.server.live.surroundings import Surroundings
from bidwhist.server.live.thinkers import Thinkers
from bidwhist.server.live.upkeep import close_idle, free_memory, keep_peace, sweep_often, watch_lag
from bidwhist.server.peace.moderation import Moderation
from bidwhist.server.peace.peace import Peace
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.finished import FairStatistics
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.protocol.told import ByeCode, LobbyNews
from bidwhist.server.standings.standings import Standings
from bidwhist.server.store.log_rows import (
    latest_time,
    listed_tables,
    table_of_invite,
)
from bidwhist.server.store.look_alikes import keys_of
from bidwhist.server.store.people_rows import stand_in
from bidwhist.server.store.store import Store
from bidwhist.server.work.afar import Afar
from bidwhist.server.work.turns import Who
from bidwhist.server.work.workers import Workplaces

LOG = logging.getLogger("bidwhist.server")
PAUSES = {"human": (0.7, 1.6), "quick": (0.2, 0.5), "none": (0.0, 0.0)}
"""Seconds before a card that nobody's finger plays, lowest and highest."""
RENEWED = 1000
"""Milliseconds until a connection comes back that was closed for a new token, which is on its way."""

_PARTINGS: dict[ByeCode, tuple[str, int]] = {
    "logged_out": ("bye-logged-out", 0),
    "resync": ("bye-signed-in-anew", RENEWED),
}
"""What is said to whoever signed out or signed in anew, and how long they wait (ms)."""
_AROUND = Surroundings()


def nobody_hears(topic: str, subject: str) -> None:
    """A server alone has nobody to tell."""


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
        workers: int | Workplaces = 0,
        owning: Owning | None = None,
        clock: SteadyClock | None = None,
        chips: bool = False,
        around: Surroundings = _AROUND,
    ) -> None:
        low, high = PAUSES[pace]
        self.store, self.version = store, version
        self.limits = limits or Limits(is_limited=False)
        self.hasher = Hasher()
        self.places = Workplaces.of(workers) if isinstance(workers, int) else workers
        self.accounts, self.metrics, self.thinkers = (
            Accounts(store, self.hasher, around.wall, around.steady),
            Metrics(),
            Thinkers(self.places),
        )
        self.entry = Entry(self.hasher)
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What is done every hour besides."""
        self.besides: list[Callable[[], Awaitable[None]]] = []
        """What is done all the time besides."""
        self.farewells: list[Callable[[], Awaitable[None]]] = []
        """What is done before everybody is told that the server ends."""
        self.settlers: list[Callable[[], None]] = []
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
        self.metrics.bots_missed.set_function(lambda: self.thinkers.missed)
        self.metrics.bot_faults.set_function(lambda: self.thinkers.faults)
        self.metrics.sent_away.set_function(lambda: self.limits.sent_away)
        for limit in RATES:
            self.metrics.refused.labels(limit).set_function(partial(self.limits.refused.__getitem__, limit))
        self.coach, self.other_ways = Coach(), OtherWays()
        self.archive, self.peace = Archive(store, self.places), Peace(store, words, around.wall_ms)
        self.lobby = OpenTables()
        self.standings = Standings(store, has_chips=chips)
        self.settlers.append(self.standings.wake)
        self.house = House(
            store,
            self.thinkers,
            self.metrics,
            lambda: around.random.uniform(low, high),
            around.random.random,
            self.lobby.changed,
            clock or SteadyClock(),
            owning or Alone(),
            self._loses,
            lambda table: self.rooms.vanished(table),  # noqa: PLW0108  # the rooms are made from this
            self._settles,
            WentBack(around.steady),
            around,
            self.lobby.moved,
        )
        self.accounts.changed = lambda: self.tell_all("people", "")
        self.rooms = Rooms(self.house, self.lobby)
        self.redirects = Redirects(around.steady, around.random.random)
        self.connections: dict[Connection, None] = {}
        self._lines: Counter[str] = Counter()
        """How many connections each person has."""
        self._begun: dict[asyncio.Task[None], None] = {}
        self.counter, self.counting = DealCounter(), asyncio.Lock()
        self.statistics: tuple[float, FairStatistics] | None = None
        """The deals counted in the open, and when."""
        self._tasks: list[asyncio.Task[None]] = []

    def reach(self, afar: Afar) -> None:
        """Workers on other hosts think for bots and the coach."""
        self.thinkers.reach(afar)
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
        self.accounts.levels = tuple(self.thinkers.levels)
        self.house.clock.not_before(await self.store.read(latest_time))
        self.lobby.known = dict.fromkeys(await self.store.read(listed_tables))
        await self.peace.look()
        jobs: tuple[Callable[[], Awaitable[None]], ...] = (
            self._tell_lobby,
            partial(sweep_often, self.sweep),
            partial(close_idle, self.rooms, self.house, self.accounts, self.chores),
            free_memory,
            partial(watch_lag, self.house, self.metrics),
            partial(keep_peace, self.peace, self.send_away),
            self.standings.keep_up,
            *self.besides,
        )
        self._tasks = [asyncio.create_task(without_end(job)) for job in jobs]

    async def say_goodbye(self) -> None:
        """Stop all tables and the coach, and tell everybody; what was acknowledged is stored already."""
        for farewell in self.farewells:
            await farewell()
        await self.coach.stop()
        await self.other_ways.stop()
        self.rooms.stop()
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
        await self.thinkers.close()
        await self.places.close()

    def sweep(self) -> None:
        """Let tables go that nobody follows; close connections whose sign-in has ended."""
        for connection in list(self.connections):
            if connection.login is not None and self.accounts.clock() >= ends_for_good(connection.login):
                connection.part("logged_out", Saying("bye-signed-in-long"))
        if not self.connections:
            self.house.clock.catch_up()
        self.rooms.let_go_unused()

    def _loses(self, table: str) -> None:
        self.lost(table)

    def _settles(self) -> None:
        for settler in self.settlers:
            settler()

    async def room_of_invite(self, invite: str, who: Who) -> Room | None:
        """The room that an invite leads to.

        :raises MustWait: if somebody had too many that led nowhere.
        """
        self.entry.begin_invite(who)
        table = await self.store.read(table_of_invite(invite.strip().lower()))
        if table is None:
            return None
        self.entry.was_invite(who)
        return await self.rooms.look(table)

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
        return LobbyNews(await self.rooms.listed(), people, old=self.is_lobby_old())

    # Lines.

    async def enter(self, connection: Connection) -> None:
        """A new connection."""
        if not self.is_here(connection.person.id):
            self.tell("came", connection.person.id)
        self.connections[connection] = None
        self._lines[connection.person.id] += 1
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
        if connection in self.connections:
            self._leaves(connection)
        if connection.was_too_slow:
            self.metrics.overflows.inc()
        self.metrics.connections.set(len(self.connections))
        for table in list(connection.tables):
            self.rooms.left(connection, table)

    def _leaves(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self._lines[connection.person.id] -= 1
        if not self.is_here(connection.person.id):
            del self._lines[connection.person.id]
            self.tell("went", connection.person.id)

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection to this server."""
        return self._lines[person] > 0

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
        self.house.owning.tell(topic, subject)
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
