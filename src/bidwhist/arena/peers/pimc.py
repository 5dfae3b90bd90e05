"""Plain search over sampled worlds: each is solved with all cards open, and the card that keeps most of them is played.

Nothing else on purpose: every world alike, voids honoured, a vote a world, ties and all other phases to steady. This
is what the literature calls PIMC, and what a bot that thinks more must beat.
"""

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bidwhist.actions import PLAYS, Action
from bidwhist.bots.bot import Advice
from bidwhist.bots.chance import honest_plays
from bidwhist.bots.steady import SteadyBot
from bidwhist.bots.worlds import sample_worlds
from bidwhist.deal import PLAY
from bidwhist.kernel import Budget, Position
from bidwhist.kernel.worlds import score_worlds
from bidwhist.rules.options import Direction, DiscardTrick, NoTrumpJokers
from bidwhist.view import View

NODES = 2_000_000
"""What one world may cost; a world that is not settled by then has no vote."""
_DIRECTIONS = (Direction.UPTOWN, Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW)
"""By the kernel's number."""


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
        """The same choice, and how it is made."""
        return Advice(self.choose(view, random), f"It does best in most of {self.worlds} deals that may be this one.")

    def _votes(self, view: View, random: Random) -> NDArray[np.int64]:
        """int[cards]: in how many worlds each card keeps the double-dummy value, lowest card first."""
        worlds = sample_worlds(view, self.worlds, random)
        position = position_in(view, tuple(worlds[0].tolist()))
        scores = score_worlds(worlds, position, budget=Budget(nodes=NODES))
        if not position.sides >> view.seat & 1:
            scores = -scores[:, :, ::-1]
        low, high = scores[:, :, 0], scores[:, :, 1]
        best = low.max(axis=1, keepdims=True)
        keeps, loses = low >= best, high < best
        # A card that may or may not keep the value makes the world useless for all of them alike.
        settled = (keeps & (high == best) | loses).all(axis=1)
        votes: NDArray[np.int64] = (keeps & settled[:, None]).sum(axis=0)
        return votes


def position_in(view: View, hands: tuple[int, ...]) -> Position:
    """What is to be played, in one world of a seat, from the declaring side's point of view."""
    rules, order = view.rules, view.order
    assert order is not None
    side = rules.side_of[view.declarer]
    doubled = rules.discard_trick is DiscardTrick.FIRST_TRICK and not view.tricks
    return Position(
        hands=hands,
        strain=int(order.strain),
        leader=view.leader,
        sides=sum(1 << seat for seat in range(view.players) if rules.side_of[seat] == side),
        direction=_DIRECTIONS.index(order.direction),
        table=view.table,
        first_trick=2 if doubled else 1,
        jokers_any_time=rules.no_trump_jokers is NoTrumpJokers.ANY_TIME,
    )
