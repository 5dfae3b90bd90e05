"""Plays by the network's values and steady's together, without search; steady alone where no network was trained."""

from random import Random

from msgspec import Struct

from bidwhist.bots.bot import Advice
from bidwhist.bots.explanations.cards import why_card
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.heuristics.cards import choose_play
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.reading import Reading, read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.partner_safety.cards import well_mannered
from bidwhist.bots.play_net.facts import cell_of_card, inputs_of, sights_of
from bidwhist.bots.play_net.net import PlayWeights, layers_of, plays_by_net, shipped
from bidwhist.core.actions import Play
from bidwhist.core.cards import Card
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View

CLEAR_TRICKS = 0.25
"""What a card that etiquette forbids must gain to be played."""
STEADY_SHARE = 0.5
"""How much steady's own values count beside the network's."""


class NetPlayer(Struct, frozen=True):
    """The cards of a bot that does not search."""

    def prepare(self, rules: Ruleset) -> None:
        """Reads the weights now, so that no card waits for them."""
        plays_by_net(rules)

    def choose(self, view: View, random: Random) -> Play:
        """The card with the highest value; one that a partner would resent only for a clear gain."""
        plays = honest_plays(view)
        if len(plays) == 1:
            return plays[0]
        reading = read(view)
        if not plays_by_net(view.rules):
            return choose_play(reading, STEADY)
        values = net_values(reading, shipped())
        fine = {play.card for play in well_mannered(reading)}
        return Play(max(values, key=lambda card: values[card] - (0.0 if card in fine else CLEAR_TRICKS)))

    def advise(self, view: View, random: Random) -> Advice:
        """The same card, with what can be seen of it."""
        play = self.choose(view, random)
        return advice(view, play, (why_card(view, play),))


def net_values(reading: Reading, weights: PlayWeights) -> dict[Card, float]:
    """Each card that may be played with its worth in tricks beyond others, steady's values counted in."""
    sights = sights_of([reading])
    values = layers_of(weights, inputs_of(sights)).worth[0] + STEADY_SHARE * sights.steady[0]
    cells = cell_of_card()[int(sights.order[0])]
    return {play.card: float(values[cells[play.card]]) for play in honest_plays(reading.view)}
