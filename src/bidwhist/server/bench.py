"""The bots of the house: they think in threads of their own, with a deadline, from a view and never from a table."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random

from bidwhist.actions import Action
from bidwhist.bots.bot import Advice, Bot, prepare, random_for
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.levels import BOTS, make_bot
from bidwhist.server.table import Table
from bidwhist.view import View, match_view

DEADLINE = 4.0
"""Seconds a bot may think before a steady one plays for it: twice what champion takes at most, for a busy house."""
FAVOURITE = "steady"
"""The bot of a table that names none, where there is such a bot."""

bot_of = cache(make_bot)


def favourite() -> str:
    """The level of a table that names none."""
    return FAVOURITE if FAVOURITE in BOTS else next(iter(BOTS))


class Bench:
    """Where bots wait for a chair."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")
        self.missed = 0
        """How often a bot thought too long."""

    def get_ready(self, table: Table) -> None:
        """Lets the table's bot make what it needs for the rules, before it is asked."""
        self._threads.submit(prepare, bot_of(table.opened.bots), table.opened.rules)

    async def choose(self, table: Table, seat: int, *, claims: bool = False) -> Action:
        """What the table's bot does in a seat that is to act; with ``claims`` it claims what is certainly its own."""
        view, random = _before_deciding(table, seat)
        bot = bot_of(table.opened.bots)

        def think() -> Action:
            return (sure_claim(view) if claims else None) or bot.choose(view, random)

        thinking = asyncio.get_running_loop().run_in_executor(self._threads, think)
        try:
            return await asyncio.wait_for(thinking, DEADLINE)
        except TimeoutError:
            self.missed += 1
            return bot_of(favourite()).choose(view, random)

    async def advise(self, table: Table, seat: int) -> Advice:
        """What the table's bot would do in a seat that is to act, and why."""
        view, random = _before_deciding(table, seat)
        bot: Bot = bot_of(table.opened.bots)
        return await asyncio.get_running_loop().run_in_executor(self._threads, bot.advise, view, random)

    def close(self) -> None:
        """Send everybody home."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _before_deciding(table: Table, seat: int) -> tuple[View, Random]:
    match = table.match
    assert match is not None and match.seed is not None
    return match_view(match, seat), random_for(match.seed, len(match.deals) - 1, seat, len(table.actions))
