"""One running table: it takes commands one after another, stores before it shows, and moves by itself in time.

The order is never otherwise: decide, store, answer, show.
"""

import asyncio
import secrets
import time
from collections import deque
from functools import partial

from bidwhist.actions import Claim
from bidwhist.language import Saying, saying_of
from bidwhist.server.game.commands import (
    Ask,
    BotDecides,
    Decide,
    GiveUp,
    Refusal,
    Relieve,
    Restart,
    Return,
    Step,
    TableCommand,
    TakeOver,
)
from bidwhist.server.game.log import Closed, MatchOver, Row, Seated, Started, StoodUp
from bidwhist.server.game.rotation import is_in_line
from bidwhist.server.game.step import step
from bidwhist.server.game.table import Table, turn_ends
from bidwhist.server.live.banter import remark_on
from bidwhist.server.live.clockwork import Clockwork
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.followers import Followers, Shift, send_shifts, send_snapshot
from bidwhist.server.live.house import House
from bidwhist.server.live.past import KEPT_STEPS, Past, past_of
from bidwhist.server.protocol.actions import ClaimAction
from bidwhist.server.protocol.told import (
    Ack,
)
from bidwhist.server.store.database import Conflict, NotSaved, Repeated
from bidwhist.server.store.finished import finished_by
from bidwhist.server.store.log_rows import answer_to, append, rows_of
from bidwhist.server.view.facts import facts_of
from bidwhist.server.work.workers import TooBusy


class Room:
    """A table that is being played, with the connections that follow it."""

    def __init__(self, house: House, past: Past) -> None:
        self.house = house
        self.table = past.table
        self.steps = deque(past.steps, maxlen=KEPT_STEPS)
        """The last steps, to be shown again."""
        self.moved = asyncio.Event()
        """Set by each step."""
        house.thinkers.get_ready(self.table)
        self.followers = Followers()
        self.lock = asyncio.Lock()
        self.doing: set[asyncio.Task[Step]] = set()
        """Commands that are being done."""
        self.clockwork = Clockwork(self)
        self.used = time.monotonic()
        self.facts = facts_of(self.table)

    def _keep(self, row: Row, after: Table) -> None:
        self.steps.append(Shift(self.table, row, after))
        self.table = after
        self.moved.set()

    # Commands.

    async def do(self, command: TableCommand, connection: Connection | None = None) -> Step:
        """Decide, store, answer whoever asked, show everybody.

        Once begun it is done to the end, even when the connection that asked is gone: what is stored has to be shown.
        """
        doing = asyncio.create_task(self._do(command, connection))
        self.doing.add(doing)
        doing.add_done_callback(self.doing.discard)
        return await asyncio.shield(doing)

    async def _do(self, command: TableCommand, connection: Connection | None) -> Step:
        started = time.perf_counter()
        async with self.lock:
            came = await self._decide(command)
            came = await self._stored(command, came) if came.rows else await self._answered_before(command, came)
            self._answer(command, came, connection)
            if came.rows:
                self.house.metrics.commit.observe(time.perf_counter() - started)
                self._show(came)
                self.house.metrics.shown.observe(time.perf_counter() - started)
        self.house.metrics.commands.labels(came.refusal.code if came.refusal else "accepted").inc()
        self.clockwork.wake()
        return came

    async def _decide(self, command: TableCommand) -> Step:
        if isinstance(command, TakeOver) and command.seat in self.followers.connected(self.table):
            # Whoever was away has come back while this waited for its turn.
            return Step()
        if isinstance(command, Ask) and isinstance(command.wish, Relieve) and self._may_come_back(command.wish.seat):
            return Step(refusal=Refusal("not_now", Saying("refused-may-come-back")))
        now, fresh = self.house.now(), secrets.token_bytes(32)
        if not _takes_long(command):
            return step(self.table, command, now, fresh)
        who = self.followers.who(self.table)
        try:
            return await self.house.thinkers.search(who, partial(step, self.table, command, now, fresh))
        except TooBusy as error:
            return Step(refusal=Refusal("too_fast", saying_of(error)))

    def _may_come_back(self, seat: int) -> bool:
        """Whether the person of a seat is there, or has not been gone for long."""
        if seat not in self.table.people:
            return False
        person, now = self.table.chairs[seat].person or "", self.house.now()
        return seat in self.followers.connected(self.table) or self.followers.bot_from(person, now) > now

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
            return Step(refusal=Refusal("not_saved", Saying("refused-written")))
        except NotSaved:
            return Step(refusal=Refusal("not_saved", Saying("refused-not-saved")))
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
        past = past_of(await self.house.store.read(rows_of(self.table.id)))
        self.table, self.steps = past.table, deque(past.steps, maxlen=KEPT_STEPS)
        self.moved.set()
        for connection in self.followers.connections:
            self.send_snapshot(connection)

    def _answer(self, command: TableCommand, came: Step, connection: Connection | None) -> None:
        if connection is None or not isinstance(command, Ask):
            return
        if came.refusal is not None:
            refusal = came.refusal
            connection.refuse(refusal.code, refusal.saying, self.table.id, command.id, seq=self.table.seq)
        else:
            connection.send(Ack(self.table.id, command.id, came.answer))

    # Showing.

    def _show(self, came: Step) -> None:
        for shift in list(self.steps)[-len(came.rows) :]:
            self.followers.show(shift)
            self.followers.tell_reveal(self.table, shift.row)
            remark = remark_on(shift.before, shift.after)
            if remark is not None:
                self.followers.say_for_bot(self.table, remark)
        if any(isinstance(row.body, Seated | StoodUp | Started) for row in came.rows):
            self._tell_presence()
        self.followers.tell_door(self.table)
        self._see_out()
        if any(isinstance(row.body, Closed | MatchOver | Started) for row in came.rows) or not self.table.deal:
            self.house.changed(self.table)

    def send_snapshot(self, connection: Connection) -> None:
        """The table as it stands, to one connection."""
        send_snapshot(connection, self.table, self.facts)

    def send_missed(self, connection: Connection, seen: int) -> str:
        """What a connection has missed since a step: the updates where they are kept, else a snapshot."""
        missed = [kept for kept in self.steps if kept.after.seq > seen]
        if seen > self.table.seq or len(missed) != self.table.seq - seen:
            self.send_snapshot(connection)
            return "snapshot"
        send_shifts(connection, missed, self.table)
        return "replay"

    def say(self, connection: Connection, text: Saying, phrase: int | None) -> None:
        """Words of a person to everybody who has not muted them."""
        self.followers.say(self.table, connection, text, phrase)

    # Who is there.

    async def join(self, connection: Connection) -> None:
        """A connection follows the table from now on."""
        was_asleep = not self.clockwork.is_awake
        self.followers.add(connection, self.table)
        self.used = time.monotonic()
        ends = turn_ends(self.table)
        if was_asleep and ends is not None and ends < self.house.now() + 1000:
            await self.do(Restart())
        await self.back(connection)
        self._tell_presence()
        self.clockwork.wake()

    def stand_by(self, connection: Connection) -> None:
        """Somebody is choosing a chair."""
        self.followers.stand_by(connection, self.table)
        self._tell_presence()

    def _tell_presence(self) -> None:
        self.followers.tell_presence(self.table, self.house.now())

    def _see_out(self) -> None:
        # Who got up would be a watcher otherwise, where there are none.
        if not self.table.opened.watchers:
            for other in [other for other in self.followers.connections if not self.knows(other.person.id)]:
                self.leave(other)

    def knows(self, person: str) -> bool:
        """Whether somebody sits here, waits in line for a chair, or has one kept for them."""
        table = self.table
        return table.seat_of(person) is not None or is_in_line(table, person) or table.keeps_for(person) is not None

    async def back(self, connection: Connection) -> None:
        """Somebody is heard of: a bot that kept the seat hands it back."""
        person = connection.person.id
        self.followers.heard(person, self.house.now())
        seat = self.table.seat_of(person)
        if seat is not None and self.table.chairs[seat].is_away:
            await self.do(Return(person))

    def leave(self, connection: Connection) -> None:
        """A connection follows the table no longer."""
        self.followers.remove(connection, self.table, self.house.now())
        self._tell_presence()
        self.clockwork.wake()

    async def give_up(self) -> None:
        """Nobody has come for long."""
        await self.do(GiveUp())


def _takes_long(command: TableCommand) -> bool:
    # A claim is searched; the table's own lock keeps the order meanwhile.
    if isinstance(command, BotDecides):
        return isinstance(command.action, Claim)
    decides = isinstance(command, Ask) and isinstance(command.wish, Decide)
    return decides and isinstance(command.wish.action, ClaimAction)  # type: ignore[union-attr]
