"""All rooms of a server: opening and finding them, the lobby, and what each message of a line does."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import Any, Literal

from msgspec.structs import replace

from bidwhist.rules.presets import preset_name
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.accounts import Accounts, random_word
from bidwhist.server.api import FairStatistics
from bidwhist.server.archive import Archive
from bidwhist.server.bench import Bench, favourite
from bidwhist.server.clock import Clock
from bidwhist.server.coaching import Coach
from bidwhist.server.counting import DealCounter
from bidwhist.server.database import LOG, Damaged, NotSaved
from bidwhist.server.entry import INVITE_LETTERS, Entry, is_known
from bidwhist.server.hashing import Hasher
from bidwhist.server.limits import RATES, Limits
from bidwhist.server.line import Line
from bidwhist.server.log import Opened, Row, Seated
from bidwhist.server.log_rows import (
    append,
    latest_time,
    listed_tables,
    rows_of,
    silent_since,
    table_of_invite,
    tables_of,
)
from bidwhist.server.logins import ends_for_good, hash_of
from bidwhist.server.metrics import Metrics
from bidwhist.server.moderation import Moderation, Unfit
from bidwhist.server.names import keys_of
from bidwhist.server.peace import LOOKS, Peace
from bidwhist.server.people_rows import stand_in
from bidwhist.server.protocol import (
    PROTOCOL,
    Answer,
    AskHint,
    Bye,
    Chat,
    ClaimAction,
    ClientMessage,
    Command,
    Entropy,
    Hello,
    Hint,
    Leave,
    Lobby,
    LobbyNews,
    LobbyTable,
    Mute,
    Person,
    Phrase,
    Ping,
    Pong,
    Prefer,
    Ready,
    Refused,
    Seen,
    Sit,
    Stand,
    Undo,
    Watch,
    Welcome,
    encode,
)
from bidwhist.server.retrying import without_end
from bidwhist.server.room import House, Room
from bidwhist.server.step import AnswerUndo, Ask, AskUndo, BeReady, Decide, Give, LeaveSeat, TakeSeat, Wish
from bidwhist.server.store import Store
from bidwhist.server.table import Stage
from bidwhist.server.turns import TooBusy, Who
from bidwhist.server.voices import action_label
from bidwhist.server.wire import wire_of

PHRASES = (
    "Hello, everybody",
    "Good luck",
    "Nice one, partner",
    "Well played",
    "I had you",
    "My kitty was cold",
    "Sorry, partner",
    "Boston!",
    "Rise and fly",
    "One more?",
    "Just a moment",
    "Thank you, good game",
)
"""What anybody may say at any table."""
PAUSES = {"human": (0.7, 1.6), "quick": (0.2, 0.5), "none": (0.0, 0.0)}
"""Seconds before a card that nobody's finger plays, lowest and highest."""
IDLE = 24 * 3600
"""Seconds after which a table of the lobby where nothing happened is closed; private ones wait for their people."""
SLEEPY = 600
"""Seconds after which a match nobody follows leaves the memory; its log stays, and it goes on from there."""
DROWSY = 30
"""The same for a table where no match is being played."""
SWEEPS = 30.0
"""Seconds between two looks at the tables in memory."""
IDLE_SWEEPS = 3600.0
"""Seconds between two looks for tables that are idle."""
WHOLE_SWEEPS = 300.0
"""Seconds between two sweeps of the whole memory: with 4,000 lines one stops everybody for 0.4 s."""
MOST_LISTED = 100
"""Tables that the lobby lists."""
MOST_FOLLOWED = 8
"""Tables that one line follows at a time."""
LONG_LOG = 400
"""Rows from which on a log is gone through in a thread."""
RENEWED = 1000
"""Milliseconds until a line comes back that was closed for a new token, which is on its way."""
MOST_MUTED = 200
"""People whom one person can mute."""

_RANDOM = SystemRandom()


class Hall:
    """The rooms of one process, over one store."""

    def __init__(
        self,
        store: Store,
        version: str,
        pace: str = "human",
        limits: Limits | None = None,
        words: Moderation | None = None,
    ) -> None:
        low, high = PAUSES[pace]
        self.store, self.version = store, version
        self.limits = limits or Limits(is_limited=False)
        self.hasher = Hasher()
        self.accounts, self.metrics, self.bench = Accounts(store, self.hasher), Metrics(), Bench()
        self.entry = Entry(self.hasher)
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What is done every hour besides."""
        self.metrics.bots_missed.set_function(lambda: self.bench.missed)
        self.metrics.sent_away.set_function(lambda: self.limits.sent_away)
        for limit in RATES:
            self.metrics.refused.labels(limit).set_function(partial(self.limits.refused.__getitem__, limit))
        self.coach, self.archive, self.peace = Coach(), Archive(store), Peace(store, words)
        self.house = House(
            store,
            self.bench,
            self.metrics,
            lambda: _RANDOM.uniform(low, high),
            _RANDOM.random,
            self._lobby_changed,
            Clock(),
        )
        self.rooms: dict[str, Room] = {}
        self.open_tables: dict[str, LobbyTable | None] = {}
        """Tables that the lobby lists, oldest first, as last seen; nothing for those not looked at since the start."""
        self.lines: set[Line] = set()
        self.counter, self.counting = DealCounter(), asyncio.Lock()
        self.statistics: tuple[float, FairStatistics] | None = None
        """The deals counted in the open, and when."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # The server's own life.

    async def start(self) -> None:
        """Take up the open tables again, and keep house."""
        self.accounts.levels = tuple(self.bench.levels)
        self.house.clock.not_before(await self.store.read(latest_time))
        self.open_tables = dict.fromkeys(await self.store.read(listed_tables))
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
        for room in self.rooms.values():
            room.stop()
        for line in list(self.lines):
            line.close(Bye("shutdown", "The server is starting anew; your seat is kept.", 1000))
        if self.lines:
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """End the server's own life."""
        for task in self._tasks:
            task.cancel()
        await self.say_goodbye()
        self.archive.close()
        self.hasher.close()
        self.bench.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEPS)
            self.sweep()

    def sweep(self) -> None:
        """Let tables go that nobody follows, which come back from their logs; close lines whose sign-in has ended."""
        for line in list(self.lines):
            if line.login is not None and self.accounts.clock() >= ends_for_good(line.login):
                line.close(Bye("logged_out", "You were signed in for long; please sign in again."))
        if not self.lines:
            self.house.clock.catch_up()
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if room.lines:
                room.used = now
            elif now - room.used > (SLEEPY if room.table.stage is Stage.PLAYING else DROWSY) and not room.doing:
                self._forget(room)

    async def _close_idle(self) -> None:
        while True:
            await self.close_idle(self.house.now() - IDLE * 1000)
            await self.accounts.forget_old_logins()
            for chore in self.chores:
                await chore()
            await asyncio.sleep(IDLE_SWEEPS)

    async def _sweep_all(self) -> None:
        while True:
            await asyncio.sleep(WHOLE_SWEEPS)
            gc.collect()

    async def close_idle(self, since: int) -> None:
        """Close the tables of the lobby that nobody follows and where nothing has happened since a time (ms)."""
        for table in await self.store.read(silent_since(since)):
            with suppress(NotSaved):
                room = await self.room(table) if table in self.open_tables else None
                if room is not None and not room.lines:
                    await room.give_up()

    async def _keep_peace(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            if await self.peace.look():
                self.peace.send_away(self.lines)

    async def _watch_lag(self) -> None:
        while True:
            asked = time.perf_counter()
            self.house.clock.beat()
            await asyncio.sleep(0.5)
            self.metrics.lag.set(max(0.0, time.perf_counter() - asked - 0.5))

    # Rooms.

    async def open_room(self, opened: Opened, person: Person, seat: int) -> Room:
        """A new table with its maker in a seat."""
        table = random_word(10)
        now = self.house.now()
        rows = [Row(table, 0, now, person.id, "", opened), Row(table, 1, now, person.id, "", _seated(seat, person))]
        await self.store.write(append(tuple(rows)))
        room = self._place(Room(self.house, rows))
        self._lobby_changed(room)
        return room

    def _place(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.metrics.tables.set(len(self.rooms))
        return room

    async def room(self, table: str) -> Room | None:
        """The room of a table, from memory or from its log."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await self._loading[table]

    async def _load(self, table: str) -> Room | None:
        try:
            rows = await self.store.read(rows_of(table))
        except Damaged as error:
            raise Damaged("this table is damaged and cannot be taken up; tell whoever runs the server") from error
        if not rows:
            return None
        # A long log is gone through beside the others' turns.
        try:
            room = await asyncio.to_thread(Room, self.house, rows) if len(rows) > LONG_LOG else Room(self.house, rows)
        except Exception as error:
            LOG.exception("table %s cannot be taken up", table)
            raise Damaged("this table is damaged and cannot be taken up; tell whoever runs the server") from error
        return self._place(room)

    async def room_of_invite(self, invite: str, who: Who) -> Room | None:
        """The room that an invite leads to.

        :raises MustWait: if somebody had too many that led nowhere.
        """
        self.entry.begin_invite(who)
        table = await self.store.read(table_of_invite(invite.strip().lower()))
        if table is None:
            return None
        self.entry.was_invite(who)
        return await self.room(table)

    async def tables_of(self, person: Person) -> tuple[str, ...]:
        """The tables where a person has a seat, newest first."""
        return await self.store.read(tables_of(person.id))

    # The lobby.

    def _lobby_changed(self, room: Room) -> None:
        table = room.table
        is_listed = table.opened.kind != "private" and table.stage is not Stage.CLOSED
        if is_listed:
            self.open_tables[table.id] = room.lobby_line()
        else:
            self.open_tables.pop(table.id, None)
        self._news.set()

    async def lobby(self) -> tuple[LobbyTable, ...]:
        """The newest tables that are open to everybody, those with a free chair first."""
        newest = list(reversed(self.open_tables))[:MOST_LISTED]
        lines = [line for table in newest if (line := await self._lobby_line(table)) is not None]
        return tuple(sorted(lines, key=lambda line: line.free == 0))

    async def _lobby_line(self, table: str) -> LobbyTable | None:
        # What has left the memory has not changed since: its log is read once after a start, and not for every look.
        known = self.open_tables.get(table)
        try:
            room = self.rooms.get(table) if known else await self.room(table)
        except Damaged:
            # One damaged table is no reason to list none.
            self.open_tables.pop(table, None)
            return None
        line = room.lobby_line() if room is not None else known
        if table in self.open_tables:
            self.open_tables[table] = line
        return line

    async def _tell_lobby(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            listeners = [line for line in self.lines if line.in_lobby]
            if listeners:
                news = encode(await self._lobby_news())
                for line in listeners:
                    line.send_frame(news)
            await asyncio.sleep(0.5)

    async def _lobby_news(self) -> LobbyNews:
        return LobbyNews(await self.lobby(), len({line.person.id for line in self.lines}))

    # Lines.

    async def enter(self, line: Line) -> None:
        """A new connection."""
        self.lines.add(line)
        self.peace.send_away((line,))
        line.muted = await self.accounts.muted_by(line.person)
        self.metrics.lines.set(len(self.lines))

    def exit(self, line: Line) -> None:
        """A connection is gone."""
        self.lines.discard(line)
        if line.was_too_slow:
            self.metrics.overflows.inc()
        self.metrics.lines.set(len(self.lines))
        for table in list(line.tables):
            self._left(line, table)

    def _left(self, line: Line, table: str) -> None:
        room = self.rooms.get(table)
        if room is None or line not in room.lines:
            return
        room.leave(line)
        if room.table.stage is Stage.CLOSED and not room.lines and not room.doing:
            self._forget(room)

    def let_go_closed(self, table: str) -> bool:
        """Let a closed table that nobody follows leave the memory; whether it is not, or no more, in it."""
        room = self.rooms.get(table)
        if room is not None and room.table.stage is Stage.CLOSED and not room.lines and not room.doing:
            self._forget(room)
        return table not in self.rooms

    def _forget(self, room: Room) -> None:
        room.stop()
        if room.table.id in self.open_tables:
            self.open_tables[room.table.id] = room.lobby_line()
        del self.rooms[room.table.id]
        self.metrics.tables.set(len(self.rooms))

    def log_out(self, person: Person, token: str | None = None) -> None:
        """Close every line of a person, or those of one login session."""
        for line in self._lines_of(person, token):
            line.close(Bye("logged_out", "You have logged out."))

    def call_back(self, person: Person, token: str | None = None) -> None:
        """Close every line of a person, or those of one login session; each comes back with its new token."""
        for line in self._lines_of(person, token):
            line.close(Bye("resync", "You have signed in anew; one moment.", RENEWED))

    def _lines_of(self, person: Person, token: str | None) -> list[Line]:
        session = None if token is None else hash_of(token)
        return [
            line
            for line in self.lines
            if line.person.id == person.id
            and (session is None or (line.login is not None and line.login.token == session))
        ]

    async def keep_name(self, owner: Person) -> None:
        """A name is an account's from now on: guests who have it, or one that looks like it, go by another."""
        keys = keys_of(owner.name)
        for number, line in enumerate(list(self.lines)):
            if number % 50 == 0:
                # To compare thousands of names takes long.
                await asyncio.sleep(0)
            if line.person.kind == "guest" and line.person.id != owner.id and keys & keys_of(line.person.name):
                line.person = stand_in(line.person)

    async def hear(self, line: Line, message: ClientMessage) -> None:
        """Do what a message says, unless its sender speaks too fast."""
        if line.is_limited and not self._may_ask(line, message):
            self._too_fast(line, message)
            return
        await _HEAR[type(message)](self, line, message)

    def _may_ask(self, line: Line, message: ClientMessage) -> bool:
        price = _PRICES.get(type(message), 1.0) + len(getattr(message, "resume", ()))
        return line.messages.take(time.monotonic(), price) and self.limits.allows("messages", line.address, price)

    def _too_fast(self, line: Line, message: ClientMessage) -> None:
        if not line.patience.take(time.monotonic()):
            line.close(Bye("too_fast", "Too many messages; come back in a moment.", 5000))
            return
        table, name = getattr(message, "table", None), getattr(message, "id", None)
        line.send(Refused("too_fast", "not so fast: ten messages a second", table, name))

    async def hello(self, line: Line, message: Hello) -> None:
        """Welcome somebody, and go on with the tables they follow."""
        if message.protocol != PROTOCOL:
            line.close(Bye("protocol", f"This server speaks protocol {PROTOCOL}; load the page anew."))
            return
        line.send(
            Welcome(
                protocol=PROTOCOL,
                you=line.person,
                phrases=PHRASES,
                muted=tuple(sorted(line.muted)),
                tables=await self.tables_of(line.person),
                now=self.house.now(),
                version=self.version,
            )
        )
        for seen in message.resume:
            await self._resume(line, seen)

    async def _resume(self, line: Line, seen: Seen) -> None:
        room = await self.room(seen.table)
        if room is None:
            line.send(Refused("no_table", "there is no such table", seen.table))
            return
        if _is_refused(line, await self.entry.why_not_watch(room, line, seen.secret)):
            return
        if not self._has_room_for(line, seen.table, ""):
            return
        kind = room.send_missed(line, seen.seq)
        self.metrics.resumes.labels(kind).inc()
        await room.join(line)

    async def watch(self, line: Line, message: Watch) -> None:
        """Follow a table."""
        room = await self._room_for(line, message.table, "")
        if room is None:
            return
        if _is_refused(line, await self.entry.why_not_watch(room, line, message.secret)):
            return
        if not self._has_room_for(line, message.table, ""):
            return
        room.send_snapshot(line)
        await room.join(line)

    async def leave(self, line: Line, message: Leave) -> None:
        """Follow a table no longer."""
        self._left(line, message.table)

    async def sit(self, line: Line, message: Sit) -> None:
        """Take a seat, where the table is open to the person."""
        room = await self._room_for(line, message.table, message.id)
        if room is None:
            return
        if _is_refused(line, await self.entry.why_not_sit(room, line, message.secret), message.id):
            return
        if not self._has_room_for(line, message.table, message.id):
            return
        came = await room.do(Ask(line.person.id, message.id, TakeSeat(line.person.name, message.seat)), line)
        if came.refusal is None and line not in room.lines:
            room.send_snapshot(line)
            await room.join(line)
        room.wake()

    def _has_room_for(self, line: Line, table: str, name: str) -> bool:
        if table in line.tables or len(line.tables) < MOST_FOLLOWED:
            return True
        line.send(Refused("full", f"a line follows {MOST_FOLLOWED} tables; leave one first", table, name or None))
        return False

    async def wish(self, line: Line, table: str, name: str, wish: Wish) -> None:
        """A wish about a table that somebody sits at."""
        room = await self._room_for(line, table, name)
        if room is None:
            return
        if _is_claim(wish) and not (self.limits.allows("claim", line.person.id) and self.limits.allows("claim", table)):
            line.send(Refused("too_fast", "that was often; play on, or claim again in a moment", table, name))
            return
        await room.do(Ask(line.person.id, name, wish), line)
        if isinstance(wish, LeaveSeat) and not room.table.opened.watchers:
            # Who got up would be a watcher otherwise, where there are none.
            for other in [other for other in room.lines if not is_known(room, other)]:
                self._left(other, table)

    async def _room_for(self, line: Line, table: str, name: str) -> Room | None:
        room = await self.room(table)
        if room is None:
            line.send(Refused("no_table", "there is no such table", table, name or None))
            return None
        # Whatever a person says about the table hands the seat back that a bot kept.
        await room.back(line)
        return room

    async def chat(self, line: Line, message: Chat) -> None:
        """Free words, where the table allows them."""
        room = await self._room_to_speak_in(line, message.table)
        if room is None:
            return
        if not room.table.opened.chat:
            line.send(Refused("not_allowed", "this table keeps to the phrases", message.table))
            return
        if room.table.opened.kind == "open" and line.person.kind == "guest":
            words = "among strangers free words are for people with an account; the phrases are for everybody"
            line.send(Refused("not_allowed", words, message.table))
            return
        try:
            text = self.peace.words.said(" ".join(message.text.split()))
        except Unfit as error:
            line.send(Refused("not_allowed", str(error), message.table))
            return
        self._say(room, line, text, None)

    async def phrase(self, line: Line, message: Phrase) -> None:
        """One of the phrases."""
        room = await self._room_to_speak_in(line, message.table)
        if room is not None and message.phrase < len(PHRASES):
            self._say(room, line, PHRASES[message.phrase], message.phrase)

    def _say(self, room: Room, line: Line, text: str, phrase: int | None) -> None:
        self.peace.heard(room.table.id, line, text)
        room.say(line, text, phrase)

    async def _room_to_speak_in(self, line: Line, table: str) -> Room | None:
        room = self.rooms.get(table)
        if room is None or line not in room.lines:
            line.send(Refused("not_allowed", "follow the table first", table))
            return None
        if not line.words.take(time.monotonic()):
            line.send(Refused("too_fast", "one word after another", table))
            return None
        await room.back(line)
        return room

    async def mute(self, line: Line, message: Mute) -> None:
        """Hear somebody no more, or again."""
        if message.muted and len(line.muted) >= MOST_MUTED:
            line.send(Refused("full", f"you hear {MOST_MUTED} people no more already; hear one of them again first"))
            return
        await self.accounts.mute(line.person, message.person, message.muted)
        change = frozenset.union if message.muted else frozenset.difference
        for other in self.lines:
            if other.person.id == line.person.id:
                other.muted = change(other.muted, {message.person})

    async def follow_lobby(self, line: Line, message: Lobby) -> None:
        """Be told of open tables."""
        line.in_lobby = message.on
        if message.on:
            line.send(await self._lobby_news())

    async def hint(self, line: Line, message: AskHint) -> None:
        """What the table's bot would do."""
        room = await self._room_for(line, message.table, "")
        if room is None:
            return
        table, seat = room.table, room.seat_of(line)
        if not table.opened.hints or table.to_act != seat:
            line.send(Refused("not_now", "there is no hint to be had now", message.table))
            return
        if not self.limits.allows("hint", line.person.id):
            line.send(Refused("too_fast", "one hint after another; ask again in a moment", message.table))
            return
        try:
            advice = await self.bench.advise(table, seat, line.who)
        except TooBusy as error:
            line.send(Refused("not_now", str(error), message.table))
            return
        label = action_label(advice.action)
        line.send(Hint(table.id, table.seq, wire_of(advice.action), label, advice.words))

    async def prefer(self, line: Line, message: Prefer) -> None:
        """Forced cards by choice."""
        room = await self._room_for(line, message.table, "")
        if room is not None and room.table.seat_of(line.person.id) is not None:
            (room.forced.add if message.forced else room.forced.discard)(line.person.id)
            room.wake()

    async def ping(self, line: Line, message: Ping) -> None:
        """Still there."""
        line.send(Pong(message.number, self.house.now()))


def _seated(seat: int, person: Person) -> Seated:
    return Seated(seat, person.id, person.name)


def _is_refused(line: Line, refused: Refused | None, name: str | None = None) -> bool:
    """Whether somebody is sent away, who is told why."""
    if refused is not None:
        line.send(replace(refused, id=name))
    return refused is not None


def opened_table(
    rules: Ruleset,
    name: str,
    kind: Literal["open", "private", "password"],
    pace: Literal["quick", "steady", "slow", "none"],
    bots: str | None,
    *,
    hints: bool,
    chat: bool,
    watchers: bool,
    lock: str = "",
) -> Opened:
    """The first row of a new table; ``lock`` is the hash of its password."""
    return Opened(
        rules=rules,
        name=name,
        preset=preset_name(rules),
        kind=kind,
        pace=pace,
        bots=bots or favourite(),
        hints=hints,
        chat=chat,
        watchers=watchers,
        invite=random_word(INVITE_LETTERS),
        lock=lock,
    )


def _wish(make: Callable[[Any], Wish]) -> Callable[[Hall, Line, Any], Awaitable[None]]:
    return lambda hall, line, message: hall.wish(line, message.table, message.id, make(message))


def _is_claim(wish: Wish) -> bool:
    return isinstance(wish, Decide) and isinstance(wish.action, ClaimAction)


_PRICES: dict[type, float] = {Hello: 2.0, Watch: 3.0, Sit: 2.0, AskHint: 2.0, Chat: 2.0, Phrase: 2.0}
"""What a message costs of what a line and an address may send; any other costs one."""

# Each message has its own type, which its row knows.
_HEAR: dict[type, Callable[[Hall, Line, Any], Awaitable[None]]] = {
    Hello: Hall.hello,
    Watch: Hall.watch,
    Leave: Hall.leave,
    Sit: Hall.sit,
    Stand: _wish(lambda message: LeaveSeat()),
    Ready: _wish(lambda message: BeReady(message.seq, message.commitment)),
    Entropy: _wish(lambda message: Give(message.entropy)),
    Command: _wish(lambda message: Decide(message.seq, message.action)),
    Undo: _wish(lambda message: AskUndo(message.seq)),
    Answer: _wish(lambda message: AnswerUndo(message.seq, message.agree)),
    Chat: Hall.chat,
    Phrase: Hall.phrase,
    Mute: Hall.mute,
    Lobby: Hall.follow_lobby,
    AskHint: Hall.hint,
    Prefer: Hall.prefer,
    Ping: Hall.ping,
}
