"""Steady's skills as parts of other bots, with what it thinks each action is worth."""

from random import Random

from msgspec import Struct

from bidwhist.actions import Action
from bidwhist.bots.bot import Advice, Weighed
from bidwhist.bots.steady import SteadyBot
from bidwhist.view import View


class SteadyPart(Struct, frozen=True):
    """Calls, names and puts aside as steady does."""

    bot: SteadyBot = SteadyBot()

    def choose(self, view: View, random: Random) -> Action:
        """Steady's action."""
        return self.bot.choose(view, random)

    def advise(self, view: View, random: Random) -> Advice:
        """Steady's action with its reason."""
        return self.bot.advise(view, random)

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every call or name with its chance in the match, the one it would take first."""
        return self.bot.weigh(view, random)
