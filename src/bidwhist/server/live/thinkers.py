"""The bots of the house: they think beside the tables, with a deadline, from a view and never from a table.

Turns at tables come first: hints, claims that are searched, and bots that stand in have places apart from theirs.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from bidwhist.actions import Action, RefusedClaim
from bidwhist.bots.bot import Advice
from bidwhist.bots.conventions import SIGN
from bidwhist.bots.guests import Guest
from bidwhist.bots.levels import BOTS
from bidwhist.errors import BotFault
from bidwhist.language import Saying
from bidwhist.match import match_view
from bidwhist.server.game.table import Table
from bidwhist.server.live.thinking import Dice, advise, bot_of, choose, get_ready
from bidwhist.server.work.turns import Turns, Who
from bidwhist.server.work.workers import TooBusy, Workplaces
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

T = TypeVar("T")


def favourite() -> str:
    """The level of a table that names none."""
    return FAVOURITE if FAVOURITE in BOTS else next(iter(BOTS))


class Thinkers:
    """Where bots wait for a chair."""

    def __init__(self, places: Workplaces | None = None) -> None:
        places = places or Workplaces.of(0)
        self._bots = Turns(places.bots, MOST_WAITING, MOST_WAITING)
        self._quick = Turns(places.stand_ins, MOST_WAITING, MOST_WAITING)
        self._hints = Turns(places.hints, MOST_ASKING, MOST_ASKING_EACH)
        self._claims = Turns(places.claims, MOST_ASKING, MOST_ASKING_EACH)
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

    def _bot_of(self, table: Table) -> str:
        """The table's bot; the favourite where the table's is not here any more."""
        wanted = table.opened.bots
        return wanted if wanted.partition(SIGN)[0] in self.levels else favourite()

    def get_ready(self, table: Table) -> None:
        """Lets the table's bot make what it needs for the rules, before it is asked."""
        self._bots.place.begin_everywhere(partial(get_ready, self._bot_of(table), table.opened.rules))

    async def choose(self, table: Table, seat: int, who: Who, *, claims: bool = False) -> Action:
        """What the table's bot does in a seat that is to act; with ``claims`` it claims what is certainly its own."""
        view, dice, taken = _view(table, seat), _dice(table, seat), _taken(table)
        think = partial(choose, self._bot_of(table), view, dice, taken, claims=claims)
        try:
            return await asyncio.wait_for(self._bots.do(who, think), DEADLINE)
        except (TimeoutError, TooBusy, BotFault):
            self.missed += 1
            return await self._quick.do(who, partial(choose, favourite(), view, dice, taken, claims=False))

    async def advise(self, table: Table, seat: int, who: Who) -> Advice:
        """What the table's bot would do in a seat that is to act, and why.

        :raises TooBusy: if too many ask, or it thought too long.
        """
        key = table.id, table.turn_seq, seat
        if key in self._advice:
            return self._advice[key]
        think = partial(advise, self._bot_of(table), _view(table, seat), _dice(table, seat))
        try:
            advice = await asyncio.wait_for(self._hints.do(who, think), DEADLINE)
        except TimeoutError:
            raise TooBusy(Saying("busy-thinking")) from None
        except BotFault:
            self.missed += 1
            raise TooBusy(Saying("busy-no-advice")) from None
        self._advice[key] = advice
        if len(self._advice) > MOST_ADVICE:
            self._advice.popitem(last=False)
        return advice

    async def search(self, who: Who, work: Callable[[], T]) -> T:
        """The result of a claim's search.

        :raises TooBusy: if too many claim.
        """
        return await self._claims.do(who, work)


def _taken(table: Table) -> int:
    # A refused claim may come while a bot thinks, and must not change what it does.
    return sum(not isinstance(acted.action, RefusedClaim) for acted in table.actions)


def _view(table: Table, seat: int) -> View:
    assert table.match is not None
    return match_view(table.match, seat)


def _dice(table: Table, seat: int) -> Dice:
    match = table.match
    assert match is not None and match.seed is not None
    return Dice(match.seed, len(match.deals) - 1, seat)
