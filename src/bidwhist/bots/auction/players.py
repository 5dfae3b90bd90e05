"""Two parts for bots: one makes calls by roll-outs, the other names and discards over worlds."""

from random import Random

from msgspec import Struct

from bidwhist.bots.auction import equity_cache
from bidwhist.bots.auction.exchange import Choice, choices_of
from bidwhist.bots.auction.model import BIDDING_PARAMS, BiddingParams
from bidwhist.bots.auction.reasons import Calls, why_call, why_choice
from bidwhist.bots.auction.rollout import QUICK, THOROUGH, Effort, Prospect, RollOut
from bidwhist.bots.bot import Advice
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.skill import steady_skill
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Bid, Call, Declare, Pass
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class RolloutBidder(Struct, frozen=True):
    """Makes the call after which its side wins the match most often, over worlds that fit the auction."""

    effort: Effort = QUICK
    params: BiddingParams = BIDDING_PARAMS

    def prepare(self, rules: Ruleset) -> None:
        """Loads the nets and makes the equity table of a mix of house rules, which takes up to a second."""
        _prepare(self.effort, rules)

    def choose(self, view: View, random: Random) -> Call:
        """The call it finds best."""
        return self._prospects(view, random)[0].call if len(view.legal) > 1 else _only(view)

    def advise(self, view: View, random: Random) -> Advice:
        """The same call with its figures."""
        auction = RollOut(view, random, self.effort, self.params)
        prospects = auction.all_prospects()
        plan = _plan(view, prospects[0])
        calls = Calls(auction.decent_calls, auction.tried_calls())
        return advice(view, prospects[0].call, why_call(view, prospects, auction.heard.holder, plan, calls))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every legal call, the best first."""
        auction = RollOut(view, random, self.effort, self.params)
        return tuple(_weighed(view, one) for one in auction.all_prospects())

    def _prospects(self, view: View, random: Random) -> list[Prospect]:
        return RollOut(view, random, self.effort, self.params).prospects()


def _prepare(effort: Effort, rules: Ruleset) -> None:
    equity_cache.prepare(rules)
    if effort.plays_on(rules):
        steady_skill(rules)


def _weighed(view: View, one: Prospect) -> Weighed:
    is_bid = isinstance(one.call, Bid)
    return Weighed(
        one.call,
        one.value,
        one.tricks if one.declared else None,
        one.makes if one.declared else None,
        merit=one.merit,
        stands=one.declares if is_bid else None,
        towards=_plan(view, one),
    )


def _plan(view: View, one: Prospect) -> Declare | None:
    """The contract that a bid leads to: the name chosen in most worlds. Steady's choice if the bid wins the auction in
    none."""
    if not isinstance(one.call, Bid):
        return None
    return one.towards or Bidder(view, STEADY).contract(one.call)[1]


def _only(view: View) -> Call:
    call = view.legal[0]
    assert isinstance(call, Pass | Bid)
    return call


class Exchanger(Struct, frozen=True):
    """Names and discards so that its side wins the match most often, over worlds that fit the auction."""

    effort: Effort = QUICK
    params: BiddingParams = BIDDING_PARAMS

    def prepare(self, rules: Ruleset) -> None:
        """Loads the nets and makes the equity table of a mix of house rules, which takes up to a second."""
        _prepare(self.effort, rules)

    def choose(self, view: View, random: Random) -> Action:
        """The name or the discard it finds best."""
        return self._choices(view, random)[0].action

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice with its figures."""
        choices = self._choices(view, random)
        return advice(view, choices[0].action, why_choice(view, choices))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every name, or the discards worth trying, best first."""
        return tuple(
            Weighed(one.action, one.value, one.tricks, one.makes, towards=Declare(one.strain, one.direction))
            for one in self._choices(view, random)
        )

    def _choices(self, view: View, random: Random) -> list[Choice]:
        return choices_of(view, random, self.effort, self.params)


def quick_bidder() -> RolloutBidder:
    """A bidder that takes about ten milliseconds for a call."""
    return RolloutBidder(QUICK)


def thorough_bidder() -> RolloutBidder:
    """A bidder that uses many more worlds."""
    return RolloutBidder(THOROUGH)


def quick_exchanger() -> Exchanger:
    """A part that takes about ten milliseconds for a name or a discard."""
    return Exchanger(QUICK)


def thorough_exchanger() -> Exchanger:
    """The same with many more worlds."""
    return Exchanger(THOROUGH)
