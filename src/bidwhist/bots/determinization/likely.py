"""Likely worlds: a pool of them is sampled and weighed by what seats did, and the likeliest are drawn."""

from functools import cache
from importlib.resources import files
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.conventions import ConventionCard
from bidwhist.bots.determinization.evidence import SIGNS, signs
from bidwhist.bots.determinization.promised import promise_weights
from bidwhist.bots.determinization.sample import Worlds, generator_from, sample_worlds
from bidwhist.bots.grids import grid_sum, on_grid, powers_of_e
from bidwhist.core.cards import CARDS, Card
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View

JOKER_ODDS, TRUMP_ODDS = 20.0, 0.005
"""How much likelier than other cards a joker is discarded in no-trump, and a trump in a suit."""
RANK_ODDS = (3.0, 3.0, 3.0, 3.0, 2.5, 2.2, 1.9, 1.6, 1.3, 1.0, 0.7, 0.35, 0.05)
"""The same for cards of side suits, weakest first."""

WEIGHT_BITS = 12
"""Weights of evidence are multiples of 1 / 2**12."""


class Likely(Struct, frozen=True, eq=False):
    """Worlds, each drawn from the pool at most once, and the weight of each."""

    worlds: Worlds
    weights: NDArray[np.float64]


class Pool(Struct, frozen=True, eq=False):
    """Sampled worlds with how likely each is."""

    worlds: Worlds
    upto: NDArray[np.float64]
    """float64[worlds]: the sum of the chances up to each world."""
    generator: np.random.Generator

    def draw(self, count: int) -> Likely:
        """Worlds by their chances, in random order.

        :param count: how many to draw; one drawn several times counts so much more.
        """
        tickets = (np.arange(count) + self.generator.random()) / count * self.upto[-1]
        drawn = np.minimum(np.searchsorted(self.upto, tickets), len(self.worlds) - 1)
        kept, times = np.unique(drawn, return_counts=True)
        order = np.argsort(self.generator.random(len(kept)), kind="stable")
        return Likely(self.worlds[kept[order]], times[order].astype(np.float64))


def likely_pool(
    view: View, size: int, evidence_share: float, random: Random, *, card: ConventionCard | None = None
) -> Pool:
    """Worlds as likely as the calls, discards and cards so far make them.

    :param size: how many to sample and weigh.
    :param evidence_share: how much the evidence counts, 1 fully, 0 not at all.
    :param card: the conventions of the table, which say what calls promised.
    """
    worlds = sample_worlds(view, size, random, pile_odds(view))
    generator = generator_from(random)
    support = evidence_share * grid_sum(evidence_weights()[signs(view, worlds)], axis=0)
    chances = powers_of_e(support - support.max()) * promise_weights(view, worlds, card, card)
    return Pool(worlds, np.cumsum(chances), generator)


def pile_odds(view: View) -> dict[Card, float] | None:
    """How likely each card is to be discarded: hardly a trump or an ace, every joker in no-trump. None where the
    discards are known."""
    order = view.order
    if order is None or view.seat == view.declarer or not view.rules.kitty:
        return None
    suits = {**dict.fromkeys(range(OPEN), RANK_ODDS), OPEN: (JOKER_ODDS,) * 3}
    if order.has_trump:
        suits[order.strain] = (TRUMP_ODDS,) * 15
    return {card: suits[order.suit_of[card]][order.rank_of[card]] for card in range(CARDS)}


@cache
def evidence_weights() -> NDArray[np.float32]:
    """float32[signs]: the weight of each sign, as ``benches/fit/evidence.py`` measured it, on a grid."""
    with (files("bidwhist.bots.determinization") / "data" / "evidence.npy").open("rb") as file:
        weights = on_grid(np.load(file), WEIGHT_BITS).astype(np.float32)
    assert weights.shape == (SIGNS,)
    return weights
