"""The bot that plays at random: every action equally likely, and never a renege."""

from random import Random

from bidwhist.actions import Action, Play
from bidwhist.bots.bot import Advice
from bidwhist.bots.reasons.reason import Kind, Reason
from bidwhist.bots.reasons.table import advice
from bidwhist.deal import PLAY
from bidwhist.view import View


class RandomBot:
    """Plays anything the rules allow. Every other bot must win from it."""

    name = "random"

    def choose(self, view: View, random: Random) -> Action:
        """Any action, each equally likely. It never chooses a card that would be a renege."""
        return random.choice(honest_plays(view)) if view.phase is PLAY else random.choice(view.legal)

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice, with the words that it was made at random."""
        return advice(view, self.choose(view, random), [Reason(kind=Kind.BY_CHANCE)])


def honest_plays(view: View) -> list[Play]:
    """The legal plays that are no renege, for tables that let reneges through (rules C19, X15)."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    order = view.order
    assert order is not None
    honest = order.lawful(view.hand, view.led, not view.table)
    return [play for play in plays if honest >> play.card & 1]
