"""The judges: what each option was worth from a seat's own view, by the values of a bot."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final, Protocol, TypeAlias

from msgspec.structs import replace

from bidwhist.analysis.discarding import discards_worth_trying
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.cards import weigher
from bidwhist.bots.heuristics.estimate import Estimate, chances, estimate
from bidwhist.bots.heuristics.exchange import Guesses, standing_of
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.prospects import expected, prospects
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.heuristics.worth import by_estimate
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Bid, Contract, Declare, Discard, Pass, Play
from bidwhist.core.cards import Strain
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import declarations
from bidwhist.core.rules.options import Direction
from bidwhist.core.view import View
from bidwhist.tools.exact import total

Wanted: TypeAlias = tuple[Action, ...]
"""Actions that must be among the options: the one taken, and those to compare it with."""


class Judge(Protocol):
    """Gives values to options: chances in the match, 0 to 1, of the side of the seat that acts."""

    @property
    def name(self) -> str:
        """The bot whose values it uses."""
        ...

    @property
    def is_certain(self) -> bool:
        """Whether it gives the same answer with any generator, so that there is no noise."""
        ...

    def weigh(self, view: View, random: Random, wanted: Wanted) -> Sequence[Weighed]:
        """The options worth considering, with the wanted ones; the one it would take first."""
        ...


def taken_in(options: Sequence[Weighed], taken: Action) -> Weighed | None:
    """The value found for an action; None if it was not weighed."""
    return next((option for option in options if option.action == taken), None)


DEAREST = 1.5
"""The most tricks that steady's figures for two cards may differ by; penalties for etiquette are not tricks.
"""
SHARE = 0.4
"""How many tricks more than it bids a side is expected to take, before anything is played."""
UNSURE = 0.65
"""The standard deviation, in tricks, of a trick still to be played."""


class SteadyJudge:
    """Steady's own figures: fast and without random numbers, but only as good as steady."""

    name = "steady"
    is_certain = True
    _bot: Final = SteadyBot()

    def weigh(self, view: View, random: Random, wanted: Wanted) -> Sequence[Weighed]:
        """Steady's choice, then every call, naming and card by its worth. Of discards those of low cards."""
        chosen = self._bot.choose(view, random)
        options = _STEADY[view.phase](view, (*wanted, chosen))
        return sorted(options, key=lambda option: (option.action != chosen, -option.value))


class _UncheckedBidder(Bidder):
    """A bidder that values every bid: nothing is forbidden, and there is no penalty for a bold bid."""

    def is_no_trump_hand(self, direction: Direction, makes: float) -> bool:
        return True


def _calls(view: View, wanted: Wanted) -> list[Weighed]:
    no_penalty = replace(STEADY.expects, hope=0.0)
    bidder = _UncheckedBidder(view, replace(STEADY, expects=no_penalty))
    calls = [call for call in view.legal if isinstance(call, Pass | Bid)]
    return [_call(bidder, call) for call in calls if call in wanted or bidder.may_make(call)]


def _call(bidder: Bidder, call: Pass | Bid) -> Weighed:
    value = bidder.value(call)
    if isinstance(call, Pass):
        return Weighed(call, value)
    declare = bidder.contract(call)[1]
    guess = bidder.guess(declare.strain, declare.direction)
    makes = total(chances(bidder.view.rules, guess)[call.number + bidder.free :])
    return Weighed(call, value, guess.mean, makes, towards=declare)


def _declarations(view: View, _: Wanted) -> list[Weighed]:
    guesses = Guesses(view, STEADY)
    declares = [action for action in view.legal if isinstance(action, Declare)]
    return [by_estimate(view, declare, declare, guesses.of(declare.strain, declare.direction)) for declare in declares]


def _discards(view: View, wanted: Wanted) -> list[Weighed]:
    choices = view.legal
    assert isinstance(choices, DiscardChoices)
    asked = {action.cards for action in wanted if isinstance(action, Discard)}
    kept: dict[int, Weighed] = {}
    for declare in namings(view):
        contract = contract_of(view, declare)
        tried = {*discards_worth_trying(choices.hand, choices.size, contract, choices.required), *asked}
        for gone in sorted(tried):
            guess = estimate(view.rules, view.hand & ~gone, declare.strain, declare.direction, exchanged=True)
            option = by_estimate(view, Discard(gone), declare, guess)
            if gone not in kept or option.value > kept[gone].value:
                kept[gone] = option
    return list(kept.values())


def namings(view: View) -> tuple[Declare, ...]:
    """The contracts that the discards are for: the one named, or those that may still be named."""
    if view.contract is not None:
        return (Declare(view.contract.strain, view.contract.direction),)
    assert view.bid is not None
    return declarations(view.rules, view.bid.suffix)


def contract_of(view: View, declare: Declare) -> Contract:
    """The contract of the winning bid and a declaration."""
    assert view.bid is not None
    return Contract(view.bid.number, declare.direction, declare.strain)


def _plays(view: View, _: Wanted) -> list[Weighed]:
    reading = read(view)
    weigh = weigher(reading, STEADY)
    weights = {play: weigh(play.card) for play in honest_plays(view)}
    most = max(weights.values())
    return [_card(view, reading.declares, play, min(DEAREST, most - weight)) for play, weight in weights.items()]


def _card(view: View, declares: bool, play: Play, lost: float) -> Weighed:
    assert view.contract is not None
    rules, number, declaring = view.rules, view.contract.number, view.aiming_side
    left = rules.all_tricks - sum(view.tricks_won)
    per_trick = min(1.0, (number + rules.free_tricks + SHARE) / rules.all_tricks)
    mean = view.tricks_won[declaring] + left * per_trick + (-lost if declares else lost)
    guess = Estimate(mean, UNSURE * sqrt(left))
    likely = chances(rules, guess)
    by_tricks = prospects(standing_of(view), declaring, number, view.contract.strain is Strain.NO_TRUMP)
    return Weighed(play, expected(likely, by_tricks), mean, total(likely[view.needed :]))


_STEADY: dict[int, Callable[[View, Wanted], list[Weighed]]] = {
    AUCTION: _calls,
    DECLARE: _declarations,
    DISCARD: _discards,
    PLAY: _plays,
}
