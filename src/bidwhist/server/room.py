"""One running table: it takes commands one after another, stores before it shows, and moves by itself in time.

The order is never otherwise: decide, store, answer, show.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.actions import Action, Claim
from bidwhist.bots.conventions import describe_conventions
from bidwhist.bots.levels import conventions_of
from bidwhist.match import match_view
from bidwhist.record.writing import full_rules
from bidwhist.rules.describe import describe, sheet_lines
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.bench import Bench
from bidwhist.server.clock import Clock
from bidwhist.server.database import Conflict, NotSaved, Repeated
from bidwhist.server.keeping import fair_block, finished_by
from bidwhist.server.line import Line
from bidwhist.server.log import Closed, Committed, Given, MatchOver, Opened, Row, Seated, Started, StoodUp
from bidwhist.server.log_rows import answer_to, append, rows_of
from bidwhist.server.metrics import Metrics
from bidwhist.server.protocol import (
    Ack,
    ClaimAction,
    LobbyTable,
    Presence,
    Refused,
    Reveal,
    Said,
    ServerMessage,
    Snapshot,
    Update,
    encode,
)
from bidwhist.server.protocol import Room as RoomFacts
from bidwhist.server.retrying import seconds_before
from bidwhist.server.showing import Shown, is_forced, shown, table_view, view_for
from bidwhist.server.step import (
    Ask,
    BotDecides,
    Decide,
    GiveUp,
    GoOn,
    Refusal,
    Restart,
    Return,
    Step,
    TableCommand,
    TakeOver,
    free_seats,
    step,
)
from bidwhist.server.store import Store
from bidwhist.server.table import Stage, Table, advance, goes_on_at, open_table, turn_ends
from bidwhist.server.telling import deal_log, happenings
from bidwhist.server.turns import NOBODY, TooBusy, Who
from bidwhist.server.wire import wire_of
from bidwhist.view import WATCHER

LOG = logging.getLogger("bidwhist.server")
KEPT_STEPS = 40
"""Steps that a resume replays at most; who missed more gets a snapshot."""
ABSENCE = 60.0
"""Seconds without a line before a bot keeps a seat."""

Listener = Callable[["Room"], None]


class House(Struct, frozen=True):
    """What every room of a server shares."""

    store: Store
    bench: Bench
    metrics: Metrics
    pause: Callable[[], float]
    """Seconds before a card that nobody's finger plays, one distribution for all of them."""
    chance: Callable[[], float]
    """From 0 to 1, to keep tables that failed together from trying again together."""
    changed: Listener
    """Told when the lobby would show a room differently."""

    clock: Clock

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.clock.now()


class Plan(Struct, frozen=True):
    """What a room will do by itself, and when (ms)."""

    time: int
    kind: str
    seat: int = WATCHER


class Thought(Struct, frozen=True):
    """A bot at its turn."""

    turn: int
    seat: int
    action: "asyncio.Task[Action]"


class Room:
    """A table with the lines that follow it."""

    def __init__(self, house: House, rows: list[Row]) -> None:
        self.house = house
        self.steps: deque[tuple[Table, Row, Table]] = deque(maxlen=KEPT_STEPS)
        self.moved = asyncio.Event()
        """Set by each step."""
        self._read(rows)
        house.bench.get_ready(self.table)
        self.lines: set[Line] = set()
        self.forced: set[str] = set()
        self.gone: dict[str, int] = {}
        """When the last line went of each person who has a seat here."""
        self.lock = asyncio.Lock()
        self.doing: set[asyncio.Task[Step]] = set()
        """Commands that are being done."""
        self.news = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.is_stopped = False
        self.thought: Thought | None = None
        """What a bot thinks of in its turn."""
        self.used = time.monotonic()
        self.facts = facts_of(self.table)

    def _read(self, rows: list[Row]) -> None:
        self.steps.clear()
        self.table = open_table(rows[0])
        for row in rows[1:]:
            self._keep(row, advance(self.table, row))

    def _keep(self, row: Row, after: Table) -> None:
        # Steps are kept to be shown again.
        self.steps.append((self.table, row, after))
        self.table = after
        self.moved.set()

    # Commands.

    async def do(self, command: TableCommand, line: Line | None = None) -> Step:
        """Decide, store, answer whoever asked, show everybody.

        Once begun it is done to the end, even when the line that asked is gone: what is stored has to be shown.
        """
        doing = asyncio.create_task(self._do(command, line))
        self.doing.add(doing)
        doing.add_done_callback(self.doing.discard)
        return await asyncio.shield(doing)

    async def _do(self, command: TableCommand, line: Line | None) -> Step:
        started = time.perf_counter()
        async with self.lock:
            came = await self._decide(command)
            came = await self._stored(command, came) if came.rows else await self._answered_before(command, came)
            self._answer(command, came, line)
            if came.rows:
                self.house.metrics.commit.observe(time.perf_counter() - started)
                self._show(came)
                self.house.metrics.shown.observe(time.perf_counter() - started)
        self.house.metrics.commands.labels(came.refusal.code if came.refusal else "accepted").inc()
        self.wake()
        return came

    async def _decide(self, command: TableCommand) -> Step:
        if isinstance(command, TakeOver) and command.seat in self.connected():
            # Whoever was away has come back while this waited for its turn.
            return Step()
        now, fresh = self.house.now(), secrets.token_bytes(32)
        if not _takes_long(command):
            return step(self.table, command, now, fresh)
        try:
            return await self.house.bench.search(self.who(), partial(step, self.table, command, now, fresh))
        except TooBusy as error:
            return Step(refusal=Refusal("too_fast", str(error)))

    async def _stored(self, command: TableCommand, came: Step) -> Step:
        befores = (self.table, *came.tables[:-1])
        kept = [finished_by(row, before) for row, before in zip(came.rows, befores, strict=True)]
        finished = next((one for one in kept if one is not None), None)
        try:
            await self.house.store.write(append(came.rows, finished))
        except Repeated as error:
            return Step(answer=error.seq)
        except Conflict:
            await self._read_again()
            return Step(refusal=Refusal("not_saved", "the table was written elsewhere; look again"))
        except NotSaved:
            return Step(refusal=Refusal("not_saved", "this could not be saved; try again in a moment"))
        for row, after in zip(came.rows, came.tables, strict=True):
            self._keep(row, after)
        return came

    async def _answered_before(self, command: TableCommand, came: Step) -> Step:
        # What changes nothing now may have changed something when it first came: then that is the answer.
        if not isinstance(command, Ask) or not command.id:
            return came
        first = await self.house.store.read(answer_to(self.table.id, command.person, command.id))
        return came if first is None else Step(answer=first)

    async def _read_again(self) -> None:
        # Somebody else has written: the log is the truth, and everybody is shown it.
        rows = await self.house.store.read(rows_of(self.table.id))
        self._read(rows)
        for line in self.lines:
            self.send_snapshot(line)

    def _answer(self, command: TableCommand, came: Step, line: Line | None) -> None:
        if line is None or not isinstance(command, Ask):
            return
        if came.refusal is not None:
            words, code = came.refusal.words, came.refusal.code
            line.send(Refused(code, words, self.table.id, command.id, self.table.seq))
        else:
            line.send(Ack(self.table.id, command.id, came.answer))

    # Showing.

    def seat_of(self, line: Line) -> int:
        """The seat that a line looks from."""
        return _seat_in(self.table, line)

    def _show(self, came: Step) -> None:
        for before, row, after in list(self.steps)[-len(came.rows) :]:
            self._show_step(before, row, after)
        if any(isinstance(row.body, Seated | StoodUp | Started) for row in came.rows):
            self._tell_presence()
        if any(isinstance(row.body, Closed | MatchOver | Started) for row in came.rows) or not self.table.deal:
            self.house.changed(self)

    def _show_step(self, before: Table, row: Row, after: Table) -> None:
        frames: dict[int, bytes] = {}
        seen = shown(after)
        for line in self.lines:
            seat = _seat_in(after, line)
            if seat not in frames:
                frames[seat] = encode(_update(before, row, seen, seat))
            line.send_frame(frames[seat])
        if isinstance(row.body, Committed | Given | Started | MatchOver | Closed):
            self._send_all(self._reveal())

    def _reveal(self) -> ServerMessage | None:
        block = fair_block(self.table, is_over=self.table.stage in (Stage.OVER, Stage.CLOSED))
        return Reveal(block) if block else None

    def _send_all(self, message: ServerMessage | None) -> None:
        if message is None:
            return
        frame = encode(message)
        for line in self.lines:
            line.send_frame(frame)

    def send_snapshot(self, line: Line) -> None:
        """The table as it stands, to one line."""
        seat, table = self.seat_of(line), self.table
        facts = self.facts if seat != WATCHER else _without_invite(self.facts)
        line.send(Snapshot(table.id, table.seq, facts, table_view(table, seat), deal_log(table, seat)))
        reveal = self._reveal()
        if reveal is not None:
            line.send(reveal)

    def send_missed(self, line: Line, seen: int) -> str:
        """What a line has missed since a step: the updates where they are kept, else a snapshot."""
        missed = [kept for kept in self.steps if kept[2].seq > seen]
        if seen > self.table.seq or len(missed) != self.table.seq - seen:
            self.send_snapshot(line)
            return "snapshot"
        for before, row, after in missed:
            line.send(_update(before, row, shown(after), _seat_in(after, line)))
        reveal = self._reveal()
        if reveal is not None:
            line.send(reveal)
        return "replay"

    def say(self, line: Line, text: str, phrase: int | None) -> None:
        """Words of a person to everybody who has not muted them."""
        seat = self.seat_of(line)
        person = line.person
        said = Said(self.table.id, person.id, person.name, None if seat == WATCHER else seat, text, phrase)
        frame = encode(said)
        for other in self.lines:
            if person.id not in other.muted:
                other.send_frame(frame)

    # Who is there.

    async def join(self, line: Line) -> None:
        """A line follows the table from now on."""
        was_asleep = not self._awake()
        self.lines.add(line)
        line.tables.add(self.table.id)
        self.gone.pop(line.person.id, None)
        self.used = time.monotonic()
        ends = turn_ends(self.table)
        if was_asleep and ends is not None and ends < self.house.now() + 1000:
            await self.do(Restart())
        await self.back(line)
        self._tell_presence()
        self.wake()

    async def back(self, line: Line) -> None:
        """Somebody is heard of: a bot that kept the seat hands it back."""
        person = line.person.id
        seat = self.table.seat_of(person)
        if person in self.gone:
            self.gone[person] = self.house.now()
        if seat is not None and self.table.chairs[seat].is_away:
            await self.do(Return(person))

    def leave(self, line: Line) -> None:
        """A line follows the table no longer."""
        self.lines.discard(line)
        line.tables.discard(self.table.id)
        if self.seat_of(line) != WATCHER and not any(other.person.id == line.person.id for other in self.lines):
            self.gone[line.person.id] = self.house.now()
        self._tell_presence()
        self.wake()

    def who(self) -> Who:
        """For whom this table's bots think: whoever is there, by the first seat."""
        seated = [line for line in self.lines if self.seat_of(line) != WATCHER]
        return min(seated, key=self.seat_of).who if seated else NOBODY

    def connected(self) -> set[int]:
        """The seats whose person has a line here."""
        seats = {self.seat_of(line) for line in self.lines}
        return seats - {WATCHER}

    def presence(self) -> Presence:
        """Who is there, for everybody."""
        watching = {line.person.id for line in self.lines if self.seat_of(line) == WATCHER}
        return Presence(self.table.id, tuple(sorted(self.connected())), len(watching))

    def _tell_presence(self) -> None:
        self._send_all(self.presence())

    def _awake(self) -> bool:
        return bool(self.connected())

    def lobby_line(self) -> LobbyTable:
        """The table as the lobby lists it."""
        table, opened = self.table, self.table.opened
        return LobbyTable(
            table=table.id,
            name=opened.name,
            preset=opened.preset,
            pace=opened.pace,
            bots=opened.bots,
            seats=tuple(chair.name or None for chair in table.chairs),
            free=len(free_seats(table)),
            playing=table.stage is Stage.PLAYING,
            watchers=opened.watchers,
            locked=opened.kind == "password",
        )

    # Moving by itself.

    def wake(self) -> None:
        """Think again about what to do next; a table where nobody sits connected sleeps."""
        self.news.set()
        if self.driver is None and not self.is_stopped and self._awake() and self.table.stage is not Stage.CLOSED:
            self.driver = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Do nothing more by itself, for good."""
        self.is_stopped = True
        if self.driver is not None:
            self.driver.cancel()
            self.driver = None
        if self.thought is not None:
            self.thought.action.cancel()
            self.thought = None

    async def _drive(self) -> None:
        failed = 0
        try:
            while self._awake() and self.table.stage is not Stage.CLOSED and not self.is_stopped:
                self.news.clear()
                plan = self._plan()
                if plan is None:
                    await self.news.wait()
                elif await self._rests_until(plan.time):
                    failed = 0 if await self._moved_by(plan) else failed + 1
                    await self._rests_after(failed)
        finally:
            self.driver = None

    async def _moved_by(self, plan: Plan) -> bool:
        # Whatever goes wrong with a move of the table's own, the table goes on trying, ever more slowly.
        seen = self.table.seq
        try:
            await self._carry_out(plan)
        except Exception:
            LOG.exception("table %s could not move by itself: %s", self.table.id, plan.kind)
        return self.table.seq != seen

    async def _rests_after(self, failed: int) -> None:
        # A step of anybody's ends the rest: then it is worth another try.
        if not failed:
            return
        self.moved.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds_before(failed, self.house.chance())):
                await self.moved.wait()

    async def _rests_until(self, when: int) -> bool:
        """Whether the time came before any news."""
        try:
            async with asyncio.timeout(max(0, when - self.house.now()) / 1000):
                await self.news.wait()
        except TimeoutError:
            # While the server stood, its clock did: then the time has not come.
            return self.house.now() >= when
        return False

    def _plan(self) -> Plan | None:
        plans = [plan for plan in (self._turn_plan(), self._time_plan(), self._absence_plan()) if plan]
        return min(plans, key=lambda plan: plan.time, default=None)

    def _turn_plan(self) -> Plan | None:
        table, seat = self.table, self.table.to_act
        if seat is None:
            return None
        if table.chairs[seat].bot_acts:
            self._thinks(seat)
            return Plan(self._soon(), "bot", seat)
        if table.chairs[seat].person in self.forced and self._is_forced(seat):
            return Plan(self._soon(), "forced", seat)
        ends = turn_ends(table)
        return None if ends is None else Plan(ends, "clock", seat)

    def _thinks(self, seat: int) -> "asyncio.Task[Action]":
        # A bot thinks beside its pause, so that the time it takes tells nothing of its hand.
        thought, turn = self.thought, self.table.turn_seq
        if thought is not None and (thought.turn, thought.seat) == (turn, seat) and not _has_failed(thought.action):
            return thought.action
        if thought is not None:
            thought.action.cancel()
        action = asyncio.create_task(self.house.bench.choose(self.table, seat, self.who(), claims=True))
        self.thought = Thought(turn, seat, action)
        return action

    def _soon(self) -> int:
        # Drawn once a turn: news in between does not draw it anew.
        if self._pause_of != self.table.turn_seq:
            self._pause_of, self._pause = self.table.turn_seq, self.house.now() + round(self.house.pause() * 1000)
        return self._pause

    _pause_of = -1
    _pause = 0

    def _is_forced(self, seat: int) -> bool:
        return self.table.match is not None and is_forced(match_view(self.table.match, seat))

    def _time_plan(self) -> Plan | None:
        when = goes_on_at(self.table)
        return None if when is None else Plan(when, "time")

    def _absence_plan(self) -> Plan | None:
        if self.table.stage in (Stage.MIXING, Stage.CLOSED):
            return None
        connected = self.connected()
        away = [
            (self.gone.setdefault(person, self.house.now()), seat)
            for seat in self.table.people
            if seat not in connected
            and not self.table.chairs[seat].is_away
            and (person := self.table.chairs[seat].person)
        ]
        if not away:
            return None
        since, seat = min(away)
        return Plan(max(self.house.now(), since + round(ABSENCE * 1000)), "absence", seat)

    async def _carry_out(self, plan: Plan) -> None:
        await _CARRY_OUT[plan.kind](self, plan.seat)

    async def bot_acts(self, seat: int) -> None:
        """The bot of a chair decides."""
        turn = self.table.turn_seq
        await self.do(BotDecides(seat, turn, await self._thinks(seat)))

    async def clock_runs_out(self, seat: int) -> None:
        """A bot decides once for a person."""
        turn = self.table.turn_seq
        action = await self.house.bench.choose(self.table, seat, self.who())
        await self.do(BotDecides(seat, turn, action, "clock"))

    async def forced_card(self, seat: int) -> None:
        """The only card is played for a person who asked for that."""
        table, person = self.table, self.table.chairs[seat].person
        assert table.match is not None and person is not None
        action = match_view(table.match, seat).legal[0]
        await self.do(Ask(person, "", Decide(table.seq, wire_of(action))))

    async def time_is_over(self, _: int) -> None:
        """The table goes on without whom it waited for."""
        await self.do(GoOn())

    async def is_absent(self, seat: int) -> None:
        """A bot keeps the seat."""
        await self.do(TakeOver(seat))

    async def give_up(self) -> None:
        """Nobody has come for long."""
        await self.do(GiveUp())


_CARRY_OUT: dict[str, Callable[[Room, int], Any]] = {
    "bot": Room.bot_acts,
    "clock": Room.clock_runs_out,
    "forced": Room.forced_card,
    "time": Room.time_is_over,
    "absence": Room.is_absent,
}


def _has_failed(action: "asyncio.Task[Action]") -> bool:
    return action.done() and (action.cancelled() or action.exception() is not None)


def _takes_long(command: TableCommand) -> bool:
    # A claim is searched; the table's own lock keeps the order meanwhile.
    if isinstance(command, BotDecides):
        return isinstance(command.action, Claim)
    decides = isinstance(command, Ask) and isinstance(command.wish, Decide)
    return decides and isinstance(command.wish.action, ClaimAction)  # type: ignore[union-attr]


def _seat_in(table: Table, line: Line) -> int:
    seat = table.seat_of(line.person.id)
    return WATCHER if seat is None else seat


def _update(before: Table, row: Row, seen: Shown, seat: int) -> Update:
    after = seen.table
    return Update(after.id, after.seq, happenings(before, row, after, seat), view_for(seen, seat))


def facts_of(table: Table) -> RoomFacts:
    """What does not change about a table."""
    opened = table.opened
    return RoomFacts(
        table=table.id,
        name=opened.name,
        preset=opened.preset,
        rules=options_of(opened.rules),
        sheet=sheet_of(opened.rules),
        kind=opened.kind,
        pace=opened.pace,
        bots=opened.bots,
        conventions=conventions_in_words(opened),
        hints=opened.hints,
        chat=opened.chat,
        watchers=opened.watchers,
        invite=opened.invite,
    )


def conventions_in_words(opened: Opened) -> tuple[str, ...]:
    """What bids promise among the bots of a table, a sentence each."""
    card = conventions_of(opened.bots)
    return describe_conventions(card, opened.rules) if card else ()


@lru_cache(maxsize=64)
def sheet_of(rules: Ruleset) -> tuple[str, ...]:
    """The rules in plain English, line by line."""
    return tuple(words for words, _ in sheet_lines(describe(rules), 10_000))


@lru_cache(maxsize=64)
def options_of(rules: Ruleset) -> dict[str, Any]:
    """Every option as records write it; the same dictionary each time, to be read alone."""
    made: dict[str, Any] = msgspec.to_builtins(full_rules(rules))
    return made


def _without_invite(facts: RoomFacts) -> RoomFacts:
    return replace(facts, invite=None)
