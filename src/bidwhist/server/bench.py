"""The bots of the house: they think in threads of their own, with a deadline, from a view and never from a table.

Turns at tables come first: hints, claims that are searched, and bots that stand in have threads apart from theirs.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import TypeVar

from bidwhist.actions import Action, RefusedClaim
from bidwhist.bots.bot import Advice, Bot, prepare, random_for
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.conventions import SIGN
from bidwhist.bots.guests import Guest
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.errors import BotFault
from bidwhist.hints import Dice, hint
from bidwhist.match import match_view
from bidwhist.server.table import Table
from bidwhist.server.turns import TooBusy, Turns, Who
from bidwhist.view import View

DEADLINE = 4.0
"""Seconds a bot may think before a steady one plays for it: twice what champion takes at most, for a busy house."""
MOST_WAITING = 4096
"""Bots that may wait for a thread: a table has one at its turn."""
MOST_ASKING, MOST_ASKING_EACH = 24, 2
"""Hints, or claims, that may wait: of everybody, and of one person."""
MOST_ADVICE = 1000
"""Hints that are remembered; the same position asked again costs nothing."""
FAVOURITE = "steady"
"""The bot of a table that names none, where there is such a bot."""

bot_of = cache(make_bot)
T = TypeVar("T")


def favourite() -> str:
    """The level of a table that names none."""
    return FAVOURITE if FAVOURITE in BOTS else next(iter(BOTS))


class Bench:
    """Where bots wait for a chair."""

    def __init__(self, threads: int = 2) -> None:
        self._bots = Turns(threads, "bot", MOST_WAITING, MOST_WAITING)
        self._quick = Turns(1, "stand-in", MOST_WAITING, MOST_WAITING)
        self._hints = Turns(1, "hint", MOST_ASKING, MOST_ASKING_EACH)
        self._claims = Turns(1, "claim", MOST_ASKING, MOST_ASKING_EACH)
        self._advice: OrderedDict[tuple[str, int, int], Advice] = OrderedDict()
        self.missed = 0
        """How often a bot thought too long, or failed."""
        self.levels = dict(BOTS)
        """Who may be asked to a table, with a line on each."""

    def offer(self, names: Iterable[str]) -> None:
        """Bots from elsewhere may be asked to a table too.

        :raises WhistError: if there is no such bot, or it cannot be made.
        """
        for name in names:
            bot = bot_of(name)
            self.levels[name] = bot.words if isinstance(bot, Guest) else name

    def _bot_of(self, table: Table) -> Bot:
        """The table's bot; the favourite where the table's is not here any more."""
        wanted = table.opened.bots
        return bot_of(wanted if wanted.partition(SIGN)[0] in self.levels else favourite())

    def get_ready(self, table: Table) -> None:
        """Lets the table's bot make what it needs for the rules, before it is asked."""
        self._bots.submit(lambda: prepare(self._bot_of(table), table.opened.rules))

    async def choose(self, table: Table, seat: int, who: Who, *, claims: bool = False) -> Action:
        """What the table's bot does in a seat that is to act; with ``claims`` it claims what is certainly its own."""
        view, random = _before_deciding(table, seat)
        bot = self._bot_of(table)

        def think() -> Action:
            return (sure_claim(view) if claims else None) or bot.choose(view, random)

        try:
            return await asyncio.wait_for(self._bots.do(who, think), DEADLINE)
        except (TimeoutError, TooBusy, BotFault):
            self.missed += 1
            return await self._quick.do(who, lambda: bot_of(favourite()).choose(view, random))

    async def advise(self, table: Table, seat: int, who: Who) -> Advice:
        """What the table's bot would do in a seat that is to act, and why.

        :raises TooBusy: if too many ask, or it thought too long.
        """
        key = table.id, table.turn_seq, seat
        if key in self._advice:
            return self._advice[key]
        view, bot, dice = _view(table, seat), self._bot_of(table), _dice(table, seat)
        try:
            advice = await asyncio.wait_for(self._hints.do(who, lambda: hint(view, bot, dice)), DEADLINE)
        except TimeoutError:
            raise TooBusy("the bot is still thinking; ask again in a moment") from None
        except BotFault:
            self.missed += 1
            raise TooBusy("this bot has no advice here") from None
        self._advice[key] = advice
        if len(self._advice) > MOST_ADVICE:
            self._advice.popitem(last=False)
        return advice

    async def search(self, who: Who, work: Callable[[], T]) -> T:
        """The result of a claim's search.

        :raises TooBusy: if too many claim.
        """
        return await self._claims.do(who, work)

    def close(self) -> None:
        """Begin nothing more."""
        for turns in (self._bots, self._quick, self._hints, self._claims):
            turns.close()


def _before_deciding(table: Table, seat: int) -> tuple[View, Random]:
    # A refused claim may come while a bot thinks, and must not change what it does.
    made = sum(not isinstance(acted.action, RefusedClaim) for acted in table.actions)
    return _view(table, seat), _dice(table, seat)(made)


def _view(table: Table, seat: int) -> View:
    assert table.match is not None
    return match_view(table.match, seat)


def _dice(table: Table, seat: int) -> Dice:
    """The generators of a seat's decisions in the deal on the table."""
    match = table.match
    assert match is not None and match.seed is not None
    seed, deal = match.seed, len(match.deals) - 1
    return lambda decision: random_for(seed, deal, seat, decision)
