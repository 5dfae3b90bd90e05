"""Plain search over sampled worlds: each is solved with all cards open, and the card best in most of them is played.

Nothing else, on purpose: all worlds are equally likely, voids are respected, each world has one vote. Steady decides
ties and all other phases. The literature calls this PIMC. A better bot must beat it.
"""

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.bot import Advice
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.search.search import position_in
from bidwhist.core.actions import PLAYS, Action
from bidwhist.core.deal import PLAY
from bidwhist.core.view import View
from bidwhist.solver import Budget
from bidwhist.solver.worlds import score_worlds

NODES = 2_000_000
"""The most nodes for one world. A world that is not solved by then has no vote."""


class PimcBot:
    """Steady with a search for its cards."""

    def __init__(self, worlds: int) -> None:
        self.name: Final = f"pimc{worlds}"
        self.worlds: Final = worlds
        self.steady: Final = SteadyBot()

    def choose(self, view: View, random: Random) -> Action:
        """The card with most votes; steady's choice among equals, and in every other phase."""
        if view.phase is not PLAY:
            return self.steady.choose(view, random)
        cards = sorted(play.card for play in honest_plays(view))
        if len(cards) == 1:
            return PLAYS[cards[0]]
        favourite = self.steady.choose(view, random)
        votes = self._votes(view, random)
        best = [PLAYS[card] for card, count in zip(cards, votes, strict=True) if count == votes.max()]
        return favourite if favourite in best else best[0]

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice, with words on how it is made."""
        return Advice(self.choose(view, random), f"It does best in most of {self.worlds} deals that may be this one.")

    def _votes(self, view: View, random: Random) -> NDArray[np.int64]:
        """int[cards]: in how many worlds each card keeps the double-dummy value, lowest card first."""
        worlds = sample_worlds(view, self.worlds, random)
        position = position_in(view, worlds[0])
        scores = score_worlds(worlds, position, budget=Budget(nodes=NODES))
        if not position.sides >> view.seat & 1:
            scores = -scores[:, :, ::-1]
        low, high = scores[:, :, 0], scores[:, :, 1]
        best = low.max(axis=1, keepdims=True)
        keeps, loses = low >= best, high < best
        # If one card may or may not keep the value, the world has no vote.
        settled = (keeps & (high == best) | loses).all(axis=1)
        votes: NDArray[np.int64] = (keeps & settled[:, None]).sum(axis=0, dtype=np.int64)
        return votes
