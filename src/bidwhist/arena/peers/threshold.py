"""A bidder with one number: it makes the cheapest bid that it would make so many times in a hundred, else it passes.

The chances are steady's estimates for the hand alone. The other bids, the score and the kitty's worth to the others
make no difference. Everything but its calls is steady's.
"""

from random import Random
from typing import Final

from bidwhist.bots.bot import Advice
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.estimate import chances
from bidwhist.bots.heuristics.exchange import Guesses
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.core.actions import Action, Bid, Declare, Pass
from bidwhist.core.deal import AUCTION
from bidwhist.core.legality import declarations
from bidwhist.core.view import View
from bidwhist.tools.exact import total


class ThresholdBot:
    """Bids if it would make the bid in ``percent`` of a hundred deals."""

    def __init__(self, percent: int) -> None:
        self.name: Final = f"threshold{percent}"
        self.percent: Final = percent
        self.steady: Final = SteadyBot()

    def choose(self, view: View, random: Random) -> Action:
        """The lowest bid that is likely enough, in its likeliest suffix; else a pass, if it may pass."""
        if view.phase is not AUCTION:
            return self.steady.choose(view, random)
        guesses = Guesses(view, STEADY)
        bids = [(bid, _makes(view, guesses, bid)) for bid in view.legal if isinstance(bid, Bid)]
        likely = [(bid, makes) for bid, makes in bids if 100 * makes >= self.percent]
        passes = [call for call in view.legal if isinstance(call, Pass)]
        if passes and not likely:
            return passes[0]
        return min(likely or bids, key=lambda pair: (pair[0].number, -pair[1]))[0]

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice, with its rule."""
        return Advice(self.choose(view, random), f"It bids what it makes {self.percent} times in 100.")


def _makes(view: View, guesses: Guesses, bid: Bid) -> float:
    return max(_chance(view, guesses, bid, declare) for declare in declarations(view.rules, bid.suffix))


def _chance(view: View, guesses: Guesses, bid: Bid, declare: Declare) -> float:
    likely = chances(view.rules, guesses.of(declare.strain, declare.direction))
    return total(likely[bid.number + view.rules.free_tricks :])
