"""What a table does by itself, and when: bots, forced cards, clocks, timeouts, and people who are away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import Enum
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.actions import Action
from bidwhist.core.deal import Deal
from bidwhist.core.match import match_view
from bidwhist.core.view import WATCHER
from bidwhist.server.platform.backoff import backoff_s
from bidwhist.server.platform.cluster.ownership import WrongNode
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.context import TableContext
from bidwhist.server.tables.domain.commands import Ask, BotDecides, Decide, Decision, GoOn, TableCommand, TakeOver
from bidwhist.server.tables.domain.table import Stage, Table, goes_on_at, turn_ends
from bidwhist.server.tables.followers import Followers
from bidwhist.server.tables.views.hand import is_forced

LOG = logging.getLogger("bidwhist.server")
ABSENCE_S = 60.0
"""Seconds without a connection before a bot takes over a seat."""


TEMPOS = {"slow": 2.0, "usual": 1.0, "quick": 0.35, "at_once": 0.0}
"""Factors for the usual pause, by the pace of a table's bots."""
BEFORE_CARDS = 0.35
"""Factor for the pause after a call or a finished book, so that it can be read at its seat."""
FIRST_BOOK = 0.5
"""The same while the first book of a deal is played, whose few cards are seen soon: all have waited for theirs."""
SECOND_THOUGHTS = 4.0
"""Factor for the next pause after a person has got up, so that they may sit down again."""


class Move(Enum):
    """What a table can do by itself."""

    BOT = "bot"
    FORCED = "forced"
    CLOCK = "clock"
    TIME = "time"
    ABSENCE = "absence"


class NextMove(Struct, frozen=True):
    """A table's next automatic move, and when it is due (ms)."""

    time: int
    kind: Move
    seat: int = WATCHER


class Thought(Struct, frozen=True):
    """A bot that is thinking about a turn."""

    turn: int
    seat: int
    action: "asyncio.Task[Action]"


class Moved(Protocol):
    """What the scheduler needs of a running table."""

    context: TableContext
    table: Table
    followers: Followers
    moved: asyncio.Event

    async def do(self, command: TableCommand, connection: Connection | None = None) -> Decision:
        """Decide, store, answer the sender, show everybody."""


class TableScheduler:
    """Runs one table's automatic moves while a seated person is connected."""

    def __init__(self, session: Moved) -> None:
        self._session = session
        self.forced: set[str] = set()
        """People who asked that their only legal card be played for them."""
        self.tempo: str | None = None
        """The bots' pace for a person who plays with bots alone; nothing for the table's own."""
        self.driver: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._is_stopped = self._is_idle = False
        """Whether it has stopped for good; whether it waits for a step because nothing is due."""
        self._thought: Thought | None = None
        """The bot that is thinking, if any."""
        self._pause_of, self._pause = (-1, False), 0
        """The turn that a pause was drawn for, and when it ends (ms)."""

    @property
    def is_awake(self) -> bool:
        """Whether a seated person is connected, or the table continues without one."""
        table = self._session.table
        return table.plays_by_itself or bool(self._session.followers.connected(table))

    @property
    def waits_for_time(self) -> bool:
        """Whether something is due at a time: a bot's move, the end of somebody's clock or of their absence."""
        # After a step it is idle until it has reconsidered.
        return self.driver is not None and (not self._is_idle or self._news.is_set())

    def wake(self) -> None:
        """Reconsider what is due; a table where no seated person is connected sleeps."""
        if self._is_stopped or (self._is_idle and self._stays_idle()):
            return
        self._news.set()
        if self.driver is None and self.is_awake and self._session.table.stage is not Stage.CLOSED:
            self.driver = asyncio.create_task(self._drive())

    def _stays_idle(self) -> bool:
        # At a table of people without a clock nothing is due after most steps.
        return self.is_awake and self._session.table.stage is not Stage.CLOSED and self._next() is None

    def stop(self) -> None:
        """Stop for good."""
        self._is_stopped = True
        if self.driver is not None:
            self.driver.cancel()
            self.driver = None
        self.forget_thoughts()

    def forget_thoughts(self) -> None:
        """Discard what a bot is thinking: the table has been reloaded."""
        if self._thought is not None:
            self._thought.action.cancel()
            self._thought = None

    async def _drive(self) -> None:
        failed = 0
        try:
            while self.is_awake and self._session.table.stage is not Stage.CLOSED and not self._is_stopped:
                self._news.clear()
                move = self._next()
                if move is None:
                    self._is_idle = True
                    await self._news.wait()
                    self._is_idle = False
                elif await self._rests_until(move.time):
                    failed = 0 if await self._moved_by(move) else failed + 1
                    await self._rests_after(failed)
        finally:
            self.driver, self._is_idle = None, False

    async def _moved_by(self, move: NextMove) -> bool:
        # If an automatic move fails, retry it with a growing delay.
        seen = self._session.table.seq
        try:
            await self._carry_out(move)
        except WrongNode:
            LOG.info("table %s is another node's now", self._session.table.id)
        except Exception:
            LOG.exception("table %s could not move by itself: %s", self._session.table.id, move.kind.value)
        return self._session.table.seq != seen

    async def _rests_after(self, failed: int) -> None:
        # A step by anybody ends the delay: then a retry is worthwhile.
        if not failed:
            return
        self._session.moved.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(backoff_s(failed, self._session.context.chance())):
                await self._session.moved.wait()

    async def _rests_until(self, when: int) -> bool:
        """Whether the time came before any step."""
        try:
            async with asyncio.timeout(max(0, when - self._session.context.now()) / 1000):
                await self._news.wait()
        except TimeoutError:
            # If the process was suspended, its clock was too: then the time has not come.
            return self._session.context.now() >= when
        return False

    def _next(self) -> NextMove | None:
        moves = [move for move in (self._turn_move(), self._time_move(), self._absence_move()) if move]
        return min(moves, key=lambda move: move.time, default=None)

    def _turn_move(self) -> NextMove | None:
        table, seat = self._session.table, self._session.table.to_act
        if seat is None:
            return None
        if table.chairs[seat].bot_acts:
            self._thinks(seat)
            return NextMove(self._soon(), Move.BOT, seat)
        if table.chairs[seat].person in self.forced and self._is_forced(seat):
            return NextMove(self._soon(), Move.FORCED, seat)
        ends = turn_ends(table)
        return None if ends is None else NextMove(ends, Move.CLOCK, seat)

    def _thinks(self, seat: int) -> "asyncio.Task[Action]":
        # A bot thinks during its pause, so the time it takes reveals nothing about its hand.
        thought, turn = self._thought, self._session.table.turn_seq
        if thought is not None and (thought.turn, thought.seat) == (turn, seat) and not _has_failed(thought.action):
            return thought.action
        if thought is not None:
            thought.action.cancel()
        action = asyncio.create_task(
            self._session.context.bot_service.choose(self._session.table, seat, self._who(), claims=True)
        )
        self._thought = Thought(turn, seat, action)
        return action

    def _who(self) -> Who:
        return self._session.followers.who(self._session.table)

    def _soon(self) -> int:
        # Drawn once a turn: a step in between does not change it. A person who has just got up has a moment to
        # reconsider.
        turn, kept = self._session.table.turn_seq, self._session.table.left is not None
        if self._pause_of != (turn, kept):
            self._pause_of = turn, kept
            stretch = self.stretch * (SECOND_THOUGHTS if kept else 1)
            self._pause = self._session.context.now() + round(self._session.context.pause() * stretch * 1000)
        return self._pause

    @property
    def stretch(self) -> float:
        """The factor for the bots' pauses now."""
        table = self._session.table
        alone = self.tempo if len(table.people) == 1 else None
        return TEMPOS[alone or table.opened.tempo] * _haste(table.deal)

    def _is_forced(self, seat: int) -> bool:
        return self._session.table.match is not None and is_forced(match_view(self._session.table.match, seat))

    def _time_move(self) -> NextMove | None:
        when = goes_on_at(self._session.table)
        return None if when is None else NextMove(when, Move.TIME)

    def _absence_move(self) -> NextMove | None:
        table = self._session.table
        if table.stage in (Stage.MIXING, Stage.CLOSED) or (table.plays_by_itself and table.stage is Stage.SEATING):
            return None
        connected = self._session.followers.connected(table)
        if len(connected) == len(table.chairs):
            return None
        away = [
            (self._session.followers.gone.setdefault(person, self._session.context.now()), seat)
            for seat in self._session.table.people
            if seat not in connected
            and not self._session.table.chairs[seat].is_away
            and (person := self._session.table.chairs[seat].person)
        ]
        if not away:
            return None
        since, seat = min(away)
        return NextMove(max(self._session.context.now(), since + round(ABSENCE_S * 1000)), Move.ABSENCE, seat)

    async def _carry_out(self, move: NextMove) -> None:
        await _CARRY_OUT[move.kind](self, move.seat)

    async def _bot_acts(self, seat: int) -> None:
        """The bot of a chair decides."""
        turn = self._session.table.turn_seq
        await self._decides(BotDecides(seat, turn, await self._thinks(seat)))

    async def _clock_runs_out(self, seat: int) -> None:
        """A bot decides once for a person."""
        turn = self._session.table.turn_seq
        action = await self._session.context.bot_service.choose(self._session.table, seat, self._who())
        await self._decides(BotDecides(seat, turn, action, "clock"))

    async def _decides(self, command: BotDecides) -> None:
        # A bot would choose the same again, so an action that the rules refuse is not tried twice.
        table, seat = self._session.table, command.seat
        refusal = (await self._session.do(command)).refusal
        if refusal is None or refusal.code != "illegal":
            return
        for action in await self._session.context.bot_service.instead(table, seat, self._who(), refusal.saying):
            decision = await self._session.do(replace(command, action=action))
            if decision.refusal is None or decision.refusal.code != "illegal":
                return

    async def _forced_card(self, seat: int) -> None:
        """The only card is played for a person who asked for that."""
        table, person = self._session.table, self._session.table.chairs[seat].person
        assert table.match is not None and person is not None
        action = match_view(table.match, seat).legal[0]
        await self._session.do(Ask(person, "", Decide(table.seq, action)))

    async def _time_is_over(self, _: int) -> None:
        """The table goes on without the people it waited for."""
        await self._session.do(GoOn())

    async def _is_absent(self, seat: int) -> None:
        """A bot takes over the seat."""
        await self._session.do(TakeOver(seat))


_CARRY_OUT: dict[Move, Callable[[TableScheduler, int], Awaitable[None]]] = {
    Move.BOT: TableScheduler._bot_acts,
    Move.CLOCK: TableScheduler._clock_runs_out,
    Move.FORCED: TableScheduler._forced_card,
    Move.TIME: TableScheduler._time_is_over,
    Move.ABSENCE: TableScheduler._is_absent,
}


def _haste(deal: Deal | None) -> float:
    if deal is None or deal.tricks:
        return 1
    return FIRST_BOOK if deal.played else BEFORE_CARDS


def _has_failed(action: "asyncio.Task[Action]") -> bool:
    return action.done() and (action.cancelled() or action.exception() is not None)
