"""The reasons of steady and the levels below it for a call or a name, with the figures they go by."""

from collections.abc import Iterator

from bidwhist.actions import PASS, Bid, Declare, Pass
from bidwhist.bots.reasons.reason import Kind, Reason, in_100
from bidwhist.bots.steady.bidder import Bidder
from bidwhist.bots.steady.estimate import Estimate, chances
from bidwhist.bots.steady.exchange import Guesses
from bidwhist.bots.steady.judgement import STEADY, Judgement
from bidwhist.deal import NOBODY
from bidwhist.exact import total
from bidwhist.view import View

EVEN = 50
"""At this chance to make it or below, in 100, the chance is told as a reason against a bid."""


def why_call(view: View, call: Pass | Bid, judgement: Judgement) -> tuple[Reason, ...]:
    """The reasons for this call."""
    bidder = Bidder(view, judgement)
    return tuple(_why_bid(bidder, call) if isinstance(call, Bid) else _why_pass(bidder))


def _why_bid(bidder: Bidder, bid: Bid) -> Iterator[Reason]:
    if not any(isinstance(action, Pass) for action in bidder.view.legal):
        yield Reason(kind=Kind.MUST_BID)
    declare, guess = _played(bidder, bid)
    makes = in_100(_makes(bidder, guess, bid))
    yield Reason(kind=Kind.SHOULD_MAKE, contract=declare, count=round(guess.mean), other=makes)


def _played(bidder: Bidder, bid: Bid) -> tuple[Declare, Estimate]:
    declare = bidder.contract(bid)[1]
    return declare, bidder.guess(declare.strain, declare.direction)


def _makes(bidder: Bidder, guess: Estimate, bid: Bid) -> float:
    return total(chances(bidder.view.rules, guess)[bid.number + bidder.free :])


def _why_pass(bidder: Bidder) -> Iterator[Reason]:
    view = bidder.view
    bids = [call for call in view.legal if isinstance(call, Bid)]
    held = partner_holds(view, bidder.holder)
    if held:
        yield held
    if not bids:
        yield from () if held else (Reason(kind=Kind.ONLY_CALL),)
        return
    lowest = [bid for bid in bids if bid.number == min(one.number for one in bids)]
    played = {bid: _played(bidder, bid) for bid in lowest}
    bid = max(lowest, key=lambda one: played[one][1].mean)
    declare, guess = played[bid]
    books, needs, makes = round(guess.mean), bid.number + bidder.free, _makes(bidder, guess, bid)
    if books < needs:
        yield Reason(kind=Kind.TOO_SHORT, call=bid, contract=declare, count=books, other=needs)
    elif in_100(makes) <= EVEN:
        yield Reason(kind=Kind.SELDOM_MADE, call=bid, count=in_100(makes))
    else:
        yield from _wins_more(bidder, bid)


def _wins_more(bidder: Bidder, bid: Bid) -> Iterator[Reason]:
    """Says that a bid with a good chance does less for the match, or that a hopeful bid is made on purpose."""
    passed, made = in_100(bidder.value(PASS)), in_100(bidder.value(bid))
    if passed > made:
        yield Reason(kind=Kind.WINS_MATCH, count=passed, flag=True)
        yield Reason(kind=Kind.OTHER_CALL, call=bid, count=made)
    else:
        by_hand = Bidder(bidder.view, STEADY).chance_to_make(bid)
        yield Reason(kind=Kind.ON_HOPE, call=bid, count=in_100(by_hand), flag=True)


def partner_holds(view: View, holder: int) -> Reason | None:
    """Says that partner holds the bid that stands, if that is so."""
    if holder == NOBODY or view.rules.side_of[holder] != view.side:
        return None
    return Reason(kind=Kind.PARTNER_HOLDS, seat=holder, call=view.bid)


def why_name(view: View, declare: Declare, judgement: Judgement) -> tuple[Reason, ...]:
    """The reasons for this strain and direction."""
    books = round(Guesses(view, judgement).of(declare.strain, declare.direction).mean)
    return (Reason(kind=Kind.BEST_NAME, count=books),)
