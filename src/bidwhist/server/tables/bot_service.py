"""The server's bots: they decide off the event loop, with a deadline, and only from a seat's view.

Turns at tables come first. Hints, claim searches and stand-in bots have queues of their own.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from bidwhist.bots.bot import Advice
from bidwhist.bots.engines.engine import Engine
from bidwhist.bots.guests import Guest
from bidwhist.bots.levels import BOTS, RANDOM, parts_of
from bidwhist.core.actions import Action, RefusedClaim
from bidwhist.core.match import match_view
from bidwhist.core.view import View
from bidwhist.errors import BotFault
from bidwhist.i18n import Saying
from bidwhist.server.platform.jobs.executors import Executors, TooBusy, WorkerLost
from bidwhist.server.platform.jobs.fair_queue import FairQueue, JobClass, Who
from bidwhist.server.platform.jobs.hybrid_executor import HybridExecutor
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers
from bidwhist.server.tables.bot_turns import Choice, Dice, Readiness, advise, bot_of
from bidwhist.server.tables.domain.dice import dice_seed
from bidwhist.server.tables.domain.table import Table
from bidwhist.solver import COMPILED

LOG = logging.getLogger("bidwhist.server")
BOT_DEADLINE_S = 4.0
"""Seconds a bot may think before a steady bot plays for it: twice champion's longest turn.
"""
HINT_DEADLINE_S = 2.5
"""Seconds that champion may think about a hint before the table's bot gives one."""
MAX_WAITING = 4096
"""Bot turns that may be queued for a thread; a table has at most one."""
MAX_ASKING, MOST_ASKING_EACH = 24, 2
"""Hints, or claims, that may be queued: in all, and for one person."""
MAX_CACHED_HINTS = 1000
"""Hints kept in the cache; asking again about the same position costs nothing."""
BEST = "champion"
"""The bot that gives hints, at whose level the coach judges."""
FAVOURITE = "steady"
"""The bot for a table that names none, if this server has it."""

T = TypeVar("T")


def favourite() -> str:
    """The bot level for a table that names none."""
    return FAVOURITE if FAVOURITE in BOTS else next(iter(BOTS))


class BotService:
    """Runs the bots of all tables: their turns, hints and claim searches."""

    def __init__(self, places: Executors | None = None) -> None:
        places = places or Executors.of(0)
        self._bots = FairQueue(places.bots, MAX_WAITING, MAX_WAITING, spare=1)
        self._quick = FairQueue(places.stand_ins, MAX_WAITING, MAX_WAITING)
        # Threads of the server's own process are not for a search of a second.
        self._asks_the_best = COMPILED and not places.shares
        self._hints = FairQueue(places.hints, MAX_ASKING, MOST_ASKING_EACH)
        self._claims = FairQueue(places.claims, MAX_ASKING, MOST_ASKING_EACH)
        self._advice: OrderedDict[tuple[str, int, int], Advice] = OrderedDict()
        self.missed = 0
        """Turns on which a bot timed out or failed and a steady bot played for it."""
        self.faults = 0
        """Turns on which a bot raised or chose an illegal action and another bot decided for it."""
        self._named: set[str] = set()
        """Bots whose faults have been logged already."""
        self.asked_again = 0
        """Answers that a worker lost and that were asked for again."""
        self.levels: dict[str, Saying] = dict(BOTS)
        """The bots that may be invited to a table, with a one-line description of each."""

    def offer(self, names: Iterable[str]) -> None:
        """Offer a bot from another package too.

        :raises WhistError: if there is no such bot or it cannot be created.
        """
        for name in names:
            bot = bot_of(name)
            words = bot.words if isinstance(bot, Guest | Engine) else name
            self.levels[name] = Saying.of("in-words", words=words)

    def reach(self, remote: RemoteWorkers) -> None:
        """Use worker processes on other hosts as well."""
        self._bots.place = HybridExecutor(self._bots.place, remote)

    async def close(self) -> None:
        """Stop all work in progress."""
        await self._bots.place.close()

    def _bot_of(self, table: Table) -> str:
        """The table's bot, or the default where this server no longer has it."""
        wanted = table.opened.bots
        return wanted if parts_of(wanted)[0] in self.levels else favourite()

    def get_ready(self, table: Table) -> None:
        """Let the table's bot precompute what it needs for the rules."""
        self._bots.place.begin_everywhere(Readiness(self._bot_of(table), table.opened.rules))

    async def choose(self, table: Table, seat: int, who: Who, *, claims: bool = False) -> Action:
        """The table's bot's action in the seat to act; with ``claims`` it claims tricks that are certain."""
        choice = _choice(self._bot_of(table), table, seat, claims=claims)
        try:
            return await asyncio.wait_for(self._chosen(choice, table, who), BOT_DEADLINE_S)
        except (TimeoutError, TooBusy, BotFault):
            self.missed += 1
        except Exception as error:
            self._note(choice.bot, table, error)
        return await self._stands_in(table, seat, who)

    async def instead(self, table: Table, seat: int, who: Who, refused: Saying) -> tuple[Action, ...]:
        """Fallback decisions, in order, for a bot whose action was illegal; the last is always legal."""
        self._note(self._bot_of(table), table, refused)
        return await self._stands_in(table, seat, who), _any_that_is_legal(table, seat)

    async def _stands_in(self, table: Table, seat: int, who: Who) -> Action:
        choice = _choice(favourite(), table, seat, claims=False)
        try:
            return await asyncio.wait_for(self._quick.do(who, choice), BOT_DEADLINE_S)
        except Exception as error:
            self._note(choice.bot, table, error)
            return _any_that_is_legal(table, seat)

    def _note(self, bot: str, table: Table, fault: Exception | Saying) -> None:
        # Log each bot's fault once: it may recur on every turn for as long as the server runs.
        self.faults += 1
        if bot not in self._named:
            self._named.add(bot)
            error = fault if isinstance(fault, Exception) else None
            LOG.error("%s cannot play at table %s, others decide for it: %s", bot, table.id, fault, exc_info=error)

    async def _chosen(self, choice: Choice, table: Table, who: Who) -> Action:
        sort = JobClass(choice.bot, table.id, BOT_DEADLINE_S)
        try:
            return await self._bots.do(who, choice, sort)
        except WorkerLost:
            # The answer depends on the question alone, so any worker may give it.
            self.asked_again += 1
            return await self._bots.do(who, choice, sort)

    async def advise(self, table: Table, seat: int, who: Who) -> Advice:
        """What champion would do in the seat to act, and why; the table's bot, where there is no time for champion.

        The coach judges as champion does: what it calls a mistake is not what a hint has told before.


        :raises TooBusy: if the queue is full or the bot timed out.
        """
        key = table.id, table.turn_seq, seat
        if key in self._advice:
            return self._advice[key]
        advice = await self._advice_of_the_best(table, seat, who) or await self._own_advice(table, seat, who)
        self._advice[key] = advice
        if len(self._advice) > MAX_CACHED_HINTS:
            self._advice.popitem(last=False)
        return advice

    async def _advice_of_the_best(self, table: Table, seat: int, who: Who) -> Advice | None:
        bot = self._best_for(table)
        if bot is None:
            return None
        think = partial(advise, bot, _view(table, seat), _dice(table, seat))
        try:
            return await asyncio.wait_for(self._hints.do(who, think), HINT_DEADLINE_S)
        except (TimeoutError, TooBusy, BotFault):
            return None

    def _best_for(self, table: Table) -> str | None:
        """Champion with the conventions of the table; nothing where it cannot be asked or bots are guests."""
        level, sign, conventions = parts_of(self._bot_of(table))
        is_ours = level in BOTS and level not in (RANDOM, BEST)
        return f"{BEST}{sign}{conventions}" if is_ours and BEST in self.levels and self._asks_the_best else None

    async def _own_advice(self, table: Table, seat: int, who: Who) -> Advice:
        think = partial(advise, self._bot_of(table), _view(table, seat), _dice(table, seat))
        try:
            return await asyncio.wait_for(self._hints.do(who, think), BOT_DEADLINE_S)
        except TimeoutError:
            raise TooBusy(Saying("busy-thinking")) from None
        except BotFault:
            self.missed += 1
            raise TooBusy(Saying("busy-no-advice")) from None

    async def think(self, who: Who, work: Callable[[], T]) -> T:
        """Run a bot's work that belongs to no table, taking turns with the tables' work.

        :raises TooBusy: if the queue is full.
        """
        return await self._bots.do(who, work)

    async def search(self, who: Who, work: Callable[[], T]) -> T:
        """Search whether a claim holds.

        :raises TooBusy: if the queue of claims is full.
        """
        return await self._claims.do(who, work)


def _choice(bot: str, table: Table, seat: int, *, claims: bool) -> Choice:
    return Choice(bot, _view(table, seat), _dice(table, seat), _taken(table), claims)


def _any_that_is_legal(table: Table, seat: int) -> Action:
    return _dice(table, seat)(_taken(table)).choice(_view(table, seat).legal)


def _taken(table: Table) -> int:
    # A claim may be refused while a bot is thinking, and must not change what it does.
    return sum(not isinstance(acted.action, RefusedClaim) for acted in table.actions)


def _view(table: Table, seat: int) -> View:
    assert table.match is not None
    return match_view(table.match, seat)


def _dice(table: Table, seat: int) -> Dice:
    match = table.match
    assert match is not None and match.seed is not None
    boards = table.opened.boards
    has_own = boards is not None and boards.own_dice
    return Dice(dice_seed(match.seed, table.id) if has_own else match.seed, len(match.deals) - 1, seat)
