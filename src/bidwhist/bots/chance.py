"""The bot that plays at random: every action equally likely, and never a renege."""

from random import Random

from bidwhist.bots.bot import Advice
from bidwhist.bots.explanations.reason import Kind, Reason
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import Action
from bidwhist.core.deal import PLAY
from bidwhist.core.view import View


class RandomBot:
    """Plays any legal action. Every other bot must beat it."""

    name = "random"

    def choose(self, view: View, random: Random) -> Action:
        """Any action, each equally likely. It never chooses a card that would be a renege."""
        return random.choice(honest_plays(view)) if view.phase is PLAY else random.choice(view.legal)

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice, with the words that it was made at random."""
        return advice(view, self.choose(view, random), [Reason(kind=Kind.BY_CHANCE)])
