"""Plays by the network's values and steady's together, without search; other parts play the last cards, and where no
network was trained."""

from random import Random

from msgspec import Struct

from bidwhist.bots.bot import Advice, Part, prepare
from bidwhist.bots.explanations.cards import why_card
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.reading import Reading, read
from bidwhist.bots.heuristics.worth import weigh
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.partner_safety.cards import well_mannered
from bidwhist.bots.play_net.facts import cell_of_card, inputs_of, sights_of
from bidwhist.bots.play_net.net import PlayWeights, layers_of, plays_by_net, shipped
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Play
from bidwhist.core.cards import Card
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View

CLEAR_TRICKS = 0.25
"""What a card that etiquette forbids must gain to be played."""
STEADY_SHARE = 0.5
"""How much steady's own values count beside the network's."""


class NetPlayer(Struct, frozen=True):
    """The cards of a bot that searches nothing but the end of a deal."""

    ends: Part
    """Plays a hand of few cards, which costs a search little."""
    otherwise: Part
    """Plays where no network was trained."""
    few: int = 3
    """The most cards in hand that are few."""

    def prepare(self, rules: Ruleset) -> None:
        """Reads the weights now, so that no card waits for them."""
        prepare(self.ends if plays_by_net(rules) else self.otherwise, rules)

    def choose(self, view: View, random: Random) -> Action:
        """The card with the highest value; one that a partner would resent only for a clear gain."""
        part = self._other(view)
        return part.choose(view, random) if part else best_card(view)

    def advise(self, view: View, random: Random) -> Advice:
        """The same card, with what can be seen of it."""
        part = self._other(view)
        if part:
            return part.advise(view, random)
        play = best_card(view)
        return advice(view, play, (why_card(view, play),))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The cards, the chosen one first. They have figures where another part plays."""
        part = self._other(view)
        return part.weigh(view, random) if part else weigh(view, STEADY, best_card(view))

    def _other(self, view: View) -> Part | None:
        if not plays_by_net(view.rules):
            return self.otherwise
        return self.ends if view.hand.bit_count() <= self.few else None


def best_card(view: View) -> Play:
    """The card with the highest value by the network and steady, held to manners."""
    plays = honest_plays(view)
    if len(plays) == 1:
        return plays[0]
    reading = read(view)
    values = net_values(reading, shipped())
    fine = {play.card for play in well_mannered(reading)}
    return Play(max(values, key=lambda card: values[card] - (0.0 if card in fine else CLEAR_TRICKS)))


def net_values(reading: Reading, weights: PlayWeights) -> dict[Card, float]:
    """Each card that may be played with its worth in tricks beyond others, steady's values counted in."""
    sights = sights_of([reading])
    values = layers_of(weights, inputs_of(sights)).worth[0] + STEADY_SHARE * sights.steady[0]
    cells = cell_of_card()[int(sights.order[0])]
    return {play.card: float(values[cells[play.card]]) for play in honest_plays(reading.view)}
