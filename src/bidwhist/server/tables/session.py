"""One running table: it takes commands one after another, stores before it shows, and moves by itself in time.

The order is always: decide, store, answer, show.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress
from functools import partial

from bidwhist.core.actions import Claim
from bidwhist.i18n import Saying, saying_of
from bidwhist.server.platform.backoff import backoff_s
from bidwhist.server.platform.cluster.ownership import WrongNode
from bidwhist.server.platform.database.database import LOG, Behind, Conflict, NotOwner, NotSaved, Repeated, TooFewChips
from bidwhist.server.platform.jobs.executors import TooBusy
from bidwhist.server.protocol.server_messages import (
    Ack,
)
from bidwhist.server.tables.bot_chat import remark_on
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.context import TableContext
from bidwhist.server.tables.domain.commands import (
    Ask,
    BotDecides,
    CloseTable,
    Decide,
    Decision,
    GiveUp,
    Refusal,
    Relieve,
    Restart,
    Return,
    TableCommand,
    TakeOver,
)
from bidwhist.server.tables.domain.decisions import decide
from bidwhist.server.tables.domain.log import Closed, Committed, MatchOver, Row, Seated, Started, StoodUp
from bidwhist.server.tables.domain.rotation import belongs
from bidwhist.server.tables.domain.table import Shift, Table, turn_ends
from bidwhist.server.tables.finished_match import finished_by
from bidwhist.server.tables.followers import Followers, ask, send_shifts
from bidwhist.server.tables.recovery import MAX_REPLAYED_STEPS, RecoveredTable, recovered
from bidwhist.server.tables.repository import Stakes, answer_to, append, last_step, rows_of
from bidwhist.server.tables.scheduler import TableScheduler

_MOVES_PEOPLE = (Seated, StoodUp, Started)
_CHANGES_LOBBY = (Closed, MatchOver, Started)


class TableSession:
    """A table that is being played, with the connections that follow it."""

    def __init__(self, context: TableContext, past: RecoveredTable) -> None:
        self.context = context
        self.table = past.table
        self.steps = deque(past.steps, maxlen=MAX_REPLAYED_STEPS)
        """The latest steps, for clients that resume."""
        self.moved = asyncio.Event()
        """Set by each step."""
        context.bot_service.get_ready(self.table)
        self.followers = Followers()
        self.lock = asyncio.Lock()
        self.doing: set[asyncio.Task[Decision]] = set()
        """Commands that run to their end even if their sender is gone."""
        self.busy = 0
        """Commands in progress."""
        self.scheduler = TableScheduler(self)
        self._looking: asyncio.Task[None] | None = None
        """The task that finds out what was stored after a write with an uncertain result."""
        self.used = context.around.steady()
        self.is_gone = False
        """Whether it was unloaded: another session, here or on another server, may own the table by now."""

    def _keep(self, row: Row, after: Table) -> None:
        self.steps.append(Shift(self.table, row, after))
        self.table = after
        self.moved.set()

    # Commands.

    async def do(self, command: TableCommand, connection: Connection | None = None) -> Decision:
        """Decide, store, answer the sender, show everybody.

        Once begun it runs to its end, even if the sender disconnects: what is stored has to be shown.
        """
        doing = asyncio.create_task(self.do_now(command, connection))
        self.doing.add(doing)
        doing.add_done_callback(self._is_done)
        return await asyncio.shield(doing)

    async def do_now(self, command: TableCommand, connection: Connection | None = None) -> Decision:
        """The same for a caller that is never cancelled, and so needs no task of its own."""
        self.busy += 1
        try:
            return await self._do(command, connection)
        finally:
            self.busy -= 1

    def _is_done(self, doing: "asyncio.Task[Decision]") -> None:
        self.doing.discard(doing)
        # The sender may be gone and cannot be told of the error.
        if not doing.cancelled():
            doing.exception()

    async def _do(self, command: TableCommand, connection: Connection | None) -> Decision:
        started = time.perf_counter()
        try:
            async with self.lock:
                decision = await self._decide(command)
                keep = self._stored if decision.rows else self._answered_before
                decision = await keep(command, decision)
                if connection is not None and isinstance(command, Ask):
                    _answer(connection, command, decision, self.table)
                if decision.rows:
                    self.context.metrics.commit.observe(time.perf_counter() - started)
                    self._show(decision)
                    if connection is not None:
                        connection.tell()
                    self.context.metrics.shown.observe(time.perf_counter() - started)
        finally:
            # It may be a bot's turn after what was stored, even if showing it failed.
            self.scheduler.wake()
        metrics = self.context.metrics
        (metrics.commands.labels(decision.refusal.code) if decision.refusal else metrics.accepted).inc()
        return decision

    async def _decide(self, command: TableCommand) -> Decision:
        if isinstance(command, TakeOver) and command.seat in self.followers.connected(self.table):
            # The person has come back while this waited for the lock.
            return Decision()
        now, fresh = self.context.now(), self.context.around.random.randbytes(32)
        relieves = command.wish if isinstance(command, Ask) and isinstance(command.wish, Relieve) else None
        if relieves is not None and self.followers.may_come_back(self.table, relieves.seat, now):
            return Decision(refusal=Refusal("not_now", Saying("refused-may-come-back")))
        if not _takes_long(command):
            return decide(self.table, command, now, fresh)
        who = self.followers.who(self.table)
        try:
            return await self.context.bot_service.search(who, partial(decide, self.table, command, now, fresh))
        except TooBusy as error:
            return Decision(refusal=Refusal("too_fast", saying_of(error)))

    async def _stored(self, command: TableCommand, decision: Decision) -> Decision:
        self._check_is_here()
        befores = (self.table, *decision.tables[:-1])
        kept = [finished_by(row, before) for row, before in zip(decision.rows, befores, strict=True)]
        finished = next((one for one in kept if one is not None), None)
        try:
            await self.context.store.write(
                self.context.ownership.fenced(self.table.id, append(decision.rows, finished, _stakes(decision)))
            )
        except Repeated as error:
            if error.seq > self.table.seq:
                await self.read_again()
            return Decision(answer=error.seq)
        except NotOwner:
            self.context.lost(self.table.id)
            raise WrongNode(self.table.id) from None
        except Conflict:
            await self.read_again()
            return Decision(refusal=Refusal("not_saved", Saying("refused-written")))
        except Behind:
            await _go_back(self)
            return Decision(refusal=Refusal("no_table" if self.is_gone else "stale", Saying("refused-went-back")))
        except TooFewChips as error:
            return Decision(refusal=Refusal("not_allowed", _why_no_match(self.table, error.person)))
        except NotSaved:
            self._doubt()
            return Decision(refusal=Refusal("not_saved", Saying("refused-not-saved")))
        for row, after in zip(decision.rows, decision.tables, strict=True):
            self._keep(row, after)
        if finished is not None:
            self._settle()
        return decision

    def _settle(self) -> None:
        # A settlement that fails is made up for when the next match ends; the step is shown in any case.
        try:
            self.context.settles()
        except Exception:
            LOG.exception("table %s: a match is stored and its settling could not be begun", self.table.id)

    async def _answered_before(self, command: TableCommand, decision: Decision) -> Decision:
        # A repeated command may have been accepted the first time: then that is the answer.
        if not isinstance(command, Ask) or not command.id:
            return decision
        first = await self.context.store.read(answer_to(self.table.id, command.person, command.id))
        return decision if first is None else Decision(answer=first)

    async def read_again(self) -> None:
        """Another server has written to the log: reload it and show it to everybody."""
        rows = await self.context.store.read(rows_of(self.table.id))
        if not rows:
            _vanish(self)
            return
        past = recovered(rows)
        self.table, self.steps = past.table, deque(past.steps, maxlen=MAX_REPLAYED_STEPS)
        self.scheduler.forget_thoughts()
        self.moved.set()
        self.followers.show_whole(self.table)
        self._tell_presence()
        self.followers.ask(self.table, self.context.now())
        self._see_out()
        self.context.changed(self.table)

    def _doubt(self) -> None:
        # A connection lost during a commit leaves its result unknown. The table may be waiting for a person whose card
        # is already in the log and who will not send it again.
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_again())

    async def _look_again(self) -> None:
        tries, is_known = 0, False
        while not is_known and not self.is_gone:
            tries += 1
            await asyncio.sleep(backoff_s(tries, self.context.chance()))
            with suppress(NotSaved):
                await self._look()
                is_known = True
        self.scheduler.wake()

    async def _look(self) -> None:
        async with self.lock:
            stored = await self.context.store.read(last_step(self.table.id))
            if self.is_gone or stored == self.table.seq:
                return
            await (self.read_again() if stored is not None and stored > self.table.seq else _go_back(self))

    # Showing.

    def _show(self, decision: Decision) -> None:
        # The step is stored: a failure to show it must not break the table.
        try:
            _show_steps(self, decision)
        except Exception:
            self._note_not_shown()
            self.followers.show_whole(self.table)
            self.context.changed(self.table)

    def _note_not_shown(self) -> None:
        LOG.exception("table %s: step %d is stored and could not be shown", self.table.id, self.table.seq)
        self.context.metrics.not_shown.inc()

    def send_snapshot(self, connection: Connection) -> None:
        """Send the current table to one connection."""
        self.followers.send_snapshot(connection, self.table)

    def send_missed(self, connection: Connection, seen: int) -> str:
        """Send what a connection has missed since a step: the updates if they are still kept, else a snapshot."""
        missed = [kept for kept in self.steps if kept.after.seq > seen]
        if seen > self.table.seq:
            self.context.went_back.note()
        if self.context.went_back.is_lately or len(missed) != self.table.seq - seen:
            self.send_snapshot(connection)
            return "snapshot"
        try:
            send_shifts(connection, missed, self.table)
        except Exception:
            self._note_not_shown()
            self.send_snapshot(connection)
            return "snapshot"
        return "replay"

    def say(self, connection: Connection, text: Saying, phrase: int | None) -> None:
        """Words of a person to everybody who has not muted them."""
        self.followers.say(self.table, connection, text, phrase)

    # Who is there.

    async def join(self, connection: Connection) -> None:
        """A connection follows the table from now on."""
        self._check_is_here()
        was_asleep = not self.scheduler.is_awake
        self.followers.add(connection, self.table)
        self.used = self.context.around.steady()
        ends = turn_ends(self.table)
        if was_asleep and ends is not None and ends < self.context.now() + 1000:
            await self.do(Restart())
        await self.back(connection)
        self._tell_presence()
        ask(connection, self.table, self.context.now())
        self.scheduler.wake()

    def _check_is_here(self) -> None:
        # A caller that waited, for a claim's search for example, may hold a session that was unloaded meanwhile.
        if self.is_gone:
            raise WrongNode(self.table.id)

    def stand_by(self, connection: Connection) -> None:
        """A person is choosing a chair."""
        self._check_is_here()
        self.followers.stand_by(connection, self.table)
        self._tell_presence()

    def _tell_presence(self) -> None:
        self.context.moved(self.table)
        self.followers.tell_presence(self.table, self.context.now())

    def _see_out(self) -> None:
        # A person who got up would become a watcher, and this table allows none.
        if not self.table.opened.watchers:
            for other in [other for other in self.followers.connections if not belongs(self.table, other.person.id)]:
                self.leave(other)

    async def back(self, connection: Connection) -> None:
        """A person is present: a bot that kept the seat hands it back."""
        person = connection.person.id
        self.followers.heard(person, self.context.now())
        seat = self.table.seat_of(person)
        if seat is not None and self.table.chairs[seat].is_away:
            await self.do(Return(person))

    def leave(self, connection: Connection) -> None:
        """A connection stops following the table."""
        self.followers.remove(connection, self.table, self.context.now())
        self._tell_presence()
        self.scheduler.wake()

    async def give_up(self) -> None:
        """Close the table because nobody has come for a long time."""
        await self.do(GiveUp())

    async def close(self, winners: tuple[int, ...] = ()) -> None:
        """End what is played, with the sides that won, or none where it counts for nobody."""
        await self.do(CloseTable(winners))


def _show_steps(session: TableSession, decision: Decision) -> None:
    for shift in [session.steps[place] for place in range(-min(len(decision.rows), len(session.steps)), 0)]:
        session.followers.show(shift)
        session.followers.tell_reveal(session.table, shift.row)
        remark = remark_on(shift.before, shift.after)
        if remark is not None:
            session.followers.say_for_bot(session.table, remark)
    if any(isinstance(row.body, _MOVES_PEOPLE) for row in decision.rows):
        session._tell_presence()
    session.followers.tell_door(session.table)
    session.followers.ask(session.table, session.context.now())
    session._see_out()
    if any(isinstance(row.body, _CHANGES_LOBBY) for row in decision.rows) or not session.table.deal:
        session.context.changed(session.table)


async def _go_back(session: TableSession) -> None:
    # The database has failed over to a replica without the last steps: what it has is all there is.
    session.context.went_back.note()
    had = session.table.seq
    await session.read_again()
    has = None if session.is_gone else session.table.seq
    LOG.error("the store went back: table %s had step %d in memory, stored is %s", session.table.id, had, has)
    for connection in session.followers.connections:
        connection.refuse("not_saved", "refused-went-back", session.table.id, seq=has)


def _vanish(session: TableSession) -> None:
    # The table is not in the store: it was opened during the lost moments.
    for connection in [*session.followers.connections, *session.followers.standing]:
        session.followers.remove(connection, session.table, session.context.now())
        connection.refuse("no_table", "refused-went-back", session.table.id)
    session.context.vanished(session.table.id)


def _stakes(decision: Decision) -> Stakes | None:
    """The chips that people put in if a step begins a match for chips; nothing for tables older than held chips."""
    for row, after in zip(decision.rows, decision.tables, strict=True):
        opened = after.opened
        if isinstance(row.body, Committed) and opened.rated and opened.stake and opened.settlement > 1:
            people = tuple(chair.person for chair in after.chairs if chair.person is not None)
            return Stakes(after.match_id, people, opened.stake)
    return None


def _why_no_match(table: Table, person: str) -> Saying:
    seat = table.seat_of(person)
    name = table.name_of(seat) if seat is not None else ""
    return Saying.of("refused-chips", name=name, stake=table.opened.stake)


def _answer(connection: Connection, command: Ask, decision: Decision, table: Table) -> None:
    if decision.refusal is not None:
        connection.refuse(decision.refusal.code, decision.refusal.saying, table.id, command.id, seq=table.seq)
    elif decision.rows:
        # The view follows at once, and both go out in one frame.
        connection.hold(Ack(table.id, command.id, decision.answer))
    else:
        connection.send(Ack(table.id, command.id, decision.answer))


def _takes_long(command: TableCommand) -> bool:
    # A claim takes a search; the session's lock keeps the order meanwhile.
    decides = command.wish if isinstance(command, Ask) else command
    return isinstance(decides, BotDecides | Decide) and isinstance(decides.action, Claim)
