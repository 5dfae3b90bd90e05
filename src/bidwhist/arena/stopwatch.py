"""A bot with a stopwatch: how much processor time its decisions take, phase by phase."""

from random import Random
from time import process_time_ns
from typing import Final

from msgspec import Struct

from bidwhist.arena.tables import decide
from bidwhist.bots.bot import Advice, Bot
from bidwhist.core.actions import Action
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.view import View


class Spent(Struct, frozen=True, gc=False):
    """The time of decisions, in nanoseconds of processor time."""

    decisions: int = 0
    total: int = 0
    longest: int = 0

    def __add__(self, other: "Spent") -> "Spent":
        return Spent(self.decisions + other.decisions, self.total + other.total, max(self.longest, other.longest))


class Timed:
    """Measures every decision of a bot, which has been prepared before."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.name: Final = bot.name
        self._spent = dict[Phase, Spent]()

    def choose(self, view: View, random: Random) -> Action:
        """The bot's action."""
        return self.bot.choose(view, random)

    def choose_open(self, deal: Deal, seen: View, random: Random) -> Action:
        """The bot's action, with the time it took."""
        start = process_time_ns()
        action = decide(self.bot, deal, seen, random)
        took = process_time_ns() - start
        self._spent[deal.phase] = self._spent.get(deal.phase, Spent()) + Spent(1, took, took)
        return action

    def advise(self, view: View, random: Random) -> Advice:
        """The bot's advice."""
        return self.bot.advise(view, random)

    def take(self) -> dict[str, Spent]:
        """The time since the last call, by phase."""
        spent, self._spent = self._spent, {}
        return {phase.name.lower(): one for phase, one in spent.items()}
