"""Makes calls by the network's values, without roll-outs; another part calls where no network was trained."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.auction import equity_cache
from bidwhist.bots.auction.bidding_net import weights_of
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.auction.reasons import why_indecent, why_pass
from bidwhist.bots.auction.rollout import heard_so_far
from bidwhist.bots.bot import Advice, Part, prepare
from bidwhist.bots.explanations.reason import Kind, Reason, in_100
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.worth import weigh
from bidwhist.bots.partner_safety.calls import decent_calls, fitting_calls, is_sound
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import PASS, Action, Bid, Call, Pass
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class NetBidder(Struct, frozen=True):
    """The calls of a bot that rolls nothing out."""

    clear: float
    """What a call that partners dislike must gain to be made, as a chance in the match."""
    otherwise: Part
    """Calls where no network was trained."""

    def prepare(self, rules: Ruleset) -> None:
        """Loads the network and makes the equity table of a mix of house rules."""
        if weights_of(rules) is None:
            prepare(self.otherwise, rules)
        equity_cache.prepare(rules)

    def choose(self, view: View, random: Random) -> Action:
        """The call with the best value; one that partners dislike only for a clear gain."""
        if weights_of(view.rules) is None:
            return self.otherwise.choose(view, random)
        return mannerly_call(view, net_values(view), self.clear)

    def advise(self, view: View, random: Random) -> Advice:
        """The same call with its figures."""
        if weights_of(view.rules) is None:
            return self.otherwise.advise(view, random)
        weighed = self.weigh(view, random)
        return advice(view, weighed[0].action, tuple(_why(view, weighed)))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every legal call, the one to make first: its value by the network, its tricks by steady's estimate."""
        if weights_of(view.rules) is None:
            return self.otherwise.weigh(view, random)
        values = net_values(view)
        call = mannerly_call(view, values, self.clear)
        valued = [replace(one, value=values[_call_of(one)]) for one in weigh(view, STEADY, call)]
        return tuple(sorted(valued, key=lambda one: (one.action != call, -one.value)))


def mannerly_call(view: View, values: Mapping[Call, float], clear: float) -> Call:
    """The call with the best of some values, one that partners dislike only if it gains as much as is clear.

    Over partner's bid it must gain twice as much. Calls without a value are not made.
    """
    fitting = [call for call in fitting_calls(view) if call in values] or [*values]
    best = max(fitting, key=lambda call: values[call])
    decent = max(_mannerly(view, fitting), key=lambda call: values[call], default=best)
    needed = clear * (2 if _partner_has_it(view) else 1)
    return decent if values[best] < values[decent] + needed else best


def _mannerly(view: View, fitting: Sequence[Call]) -> Sequence[Call]:
    """The calls that partners like. Who must bid on nothing promises least."""
    decent = [call for call in decent_calls(view) if call in fitting]
    bidder = Bidder(view, STEADY)
    bids = [call for call in decent if isinstance(call, Bid)]
    if len(bids) < len(decent) or any(is_sound(bidder, bid) for bid in bids):
        return decent
    return [bid for bid in bids if bid.number == min(one.number for one in bids)]


def _partner_has_it(view: View) -> bool:
    holder = _holder(view)
    return holder != NOBODY and view.rules.side_of[holder] == view.side


def _holder(view: View) -> int:
    *_, heard = heard_so_far(view)
    return heard.holder


def _why(view: View, weighed: Sequence[Weighed]) -> Iterator[Reason]:
    """The reasons for the first of all legal calls."""
    mine, *others = weighed
    is_pass = isinstance(mine.action, Pass)
    yield from why_pass(view, _holder(view)) if is_pass else _why_bid(view, mine)
    if not others:
        return
    won = Reason(kind=Kind.WINS_MATCH, count=in_100(mine.value), flag=is_pass)
    if in_100(others[0].value) > in_100(mine.value):
        yield why_indecent(view, _call_of(others[0]))
        yield won
        yield _instead(others[0])
        return
    fitting = fitting_calls(view)
    yield won
    yield from map(_instead, [one for one in others if one.action in fitting][:1])


def _why_bid(view: View, mine: Weighed) -> Iterator[Reason]:
    if PASS not in view.legal:
        yield Reason(kind=Kind.MUST_BID)
    assert mine.tricks is not None and mine.makes is not None
    books, makes = round(mine.tricks), in_100(mine.makes)
    yield Reason(kind=Kind.SHOULD_MAKE, contract=mine.towards, count=books, other=makes)


def _instead(other: Weighed) -> Reason:
    return Reason(kind=Kind.OTHER_CALL, call=_call_of(other), count=in_100(other.value))


def _call_of(weighed: Weighed) -> Call:
    assert isinstance(weighed.action, Pass | Bid)
    return weighed.action
