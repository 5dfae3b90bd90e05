"""Bidders to test strong bots with: timid, bold, wild, without no-trump. Else they play as steady does."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from bidwhist.bots.bot import Advice
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.core.actions import Action, Bid, Pass, Suffix
from bidwhist.core.deal import AUCTION
from bidwhist.core.view import View


class _Tester:
    """Steady with other calls."""

    words = "This bot bids to see what you do about it."

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.steady: Final = SteadyBot()

    def choose(self, view: View, random: Random) -> Action:
        """Its own call; all else is steady's."""
        return self.call(view, random) if view.phase is AUCTION else self.steady.choose(view, random)

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice, with its purpose."""
        return Advice(self.choose(view, random), self.words)

    def call(self, view: View, random: Random) -> Action:
        """Its call in the auction."""
        raise NotImplementedError


class Always(_Tester):
    """Bids one number whenever it may, or always passes."""

    def __init__(self, number: int | None) -> None:
        super().__init__("always-pass" if number is None else f"always-{number}")
        self.number: Final = number

    def call(self, view: View, random: Random) -> Action:
        """The number in the direction that steady would choose for it, if it may be bid; else a pass if it may pass."""
        bids = [call for call in view.legal if isinstance(call, Bid)]
        wanted = [bid for bid in bids if bid.number == self.number and bid.suffix is not Suffix.NO_TRUMP]
        if wanted:
            return self.steady.choose(_only(view, wanted), random)
        return _pass_or_lowest(view, bids)


class NeverNoTrump(_Tester):
    """Steady without no-trump, neither bid nor named, wherever there is another way."""

    def __init__(self) -> None:
        super().__init__("never-no-trump")

    def call(self, view: View, random: Random) -> Action:
        """Steady's choice of the other calls."""
        others = [call for call in view.legal if not (isinstance(call, Bid) and call.suffix is Suffix.NO_TRUMP)]
        return self.steady.choose(_only(view, others), random) if others else view.legal[0]


class WildBot(_Tester):
    """Passes half the time. Else it makes a random bid of the three lowest numbers."""

    def __init__(self) -> None:
        super().__init__("wild")

    def call(self, view: View, random: Random) -> Action:
        bids = [call for call in view.legal if isinstance(call, Bid)]
        if not bids or (random.random() < 0.5 and any(isinstance(call, Pass) for call in view.legal)):
            return _pass_or_lowest(view, bids)
        lowest = min(bid.number for bid in bids)
        return random.choice([bid for bid in bids if bid.number < lowest + 3])


def _only(view: View, calls: Sequence[Action]) -> View:
    return replace(view, legal=tuple(calls))


def _pass_or_lowest(view: View, bids: Sequence[Bid]) -> Action:
    passes = [call for call in view.legal if isinstance(call, Pass)]
    return passes[0] if passes else min(bids, key=lambda bid: bid.number)
