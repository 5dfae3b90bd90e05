"""The reasons of steady and the levels below it for a call or a name, with the figures they go by."""

from collections.abc import Iterator, Sequence

from bidwhist.bots.conventions import format_conventions, may_say
from bidwhist.bots.explanations.reason import Kind, Reason, in_100
from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.estimate import Estimate, chances
from bidwhist.bots.heuristics.judgement import STEADY, Judgement
from bidwhist.bots.heuristics.worth import weigh
from bidwhist.bots.partner_safety.calls import is_sound, is_suit_hand
from bidwhist.core.actions import PASS, Bid, Call, Declare, Pass
from bidwhist.core.deal import NOBODY
from bidwhist.core.view import View
from bidwhist.tools.exact import total

EVEN = 50
"""At this chance (of 100) to make it or below, the chance is given as a reason against a bid."""


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
    refused = _refused(bidder, bid)
    if refused:
        yield refused
    elif makes <= EVEN and PASS in bidder.view.legal:
        yield Reason(kind=Kind.PASS_WINS_NO_MORE)


def _refused(bidder: Bidder, call: Call) -> Reason | None:
    """Why a call is not made although its figure is better; None where no figure is."""
    view = bidder.view
    better = max((one for one in view.legal if isinstance(one, Pass | Bid)), key=bidder.value)
    if in_100(bidder.value(better)) <= in_100(bidder.value(call)):
        return None
    if isinstance(better, Pass):
        return Reason(kind=Kind.TOO_STRONG, call=better)
    return _untrue(bidder, better) or by_hand_alone(view, better)


def _untrue(bidder: Bidder, bid: Bid) -> Reason | None:
    """A reason if a bid would promise what the hand does not hold."""
    card = bidder.judgement.card
    if card is None or may_say(card, bidder.view, bid):
        return None
    return Reason(kind=Kind.NOT_AGREED, call=bid, said=format_conventions(card))


def by_hand_alone(view: View, bid: Bid) -> Reason:
    """Why a bid is not made that only looks good: it is risky by the hand alone, or too low for so strong a hand."""
    bidder = Bidder(view, STEADY)
    if is_sound(bidder, bid):
        return Reason(kind=Kind.TOO_STRONG, call=bid)
    return Reason(kind=Kind.ON_HOPE, call=bid, count=in_100(bidder.chance_to_make(bid)), flag=True)


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
    refused = _refused(bidder, PASS)
    if refused:
        yield refused
        return
    bid = _nearest(bidder, bids)
    untrue = _untrue(bidder, bid)
    if untrue:
        yield untrue
        return
    declare, guess = _played(bidder, bid)
    books, needs, makes = round(guess.mean), bid.number + bidder.free, _makes(bidder, guess, bid)
    if books < needs:
        yield Reason(kind=Kind.TOO_SHORT, call=bid, contract=declare, count=books, other=needs)
    elif in_100(makes) <= EVEN:
        yield Reason(kind=Kind.SELDOM_MADE, call=bid, count=in_100(makes))
    else:
        yield Reason(kind=Kind.WINS_MATCH, count=in_100(bidder.value(PASS)), flag=True)
        yield Reason(kind=Kind.OTHER_CALL, call=bid, count=in_100(bidder.value(bid)))


def _nearest(bidder: Bidder, bids: Sequence[Bid]) -> Bid:
    """The bid that would be made if any were: of the lowest that are not out of the question, the likeliest."""
    fitting = [bid for bid in bids if not is_suit_hand(bidder.view, bid)] or bids
    lowest = [bid for bid in fitting if bid.number == min(one.number for one in fitting)]
    return max(lowest, key=lambda bid: _makes(bidder, _played(bidder, bid)[1], bid))


def partner_holds(view: View, holder: int) -> Reason | None:
    """A reason if partner has the highest bid."""
    if holder == NOBODY or view.rules.side_of[holder] != view.side:
        return None
    return Reason(kind=Kind.PARTNER_HOLDS, seat=holder, call=view.bid)


def why_name(view: View, declare: Declare, judgement: Judgement) -> tuple[Reason, ...]:
    """The reasons for this strain and direction."""
    best, *others = ((round(one.tricks or 0.0), in_100(one.makes or 0.0)) for one in weigh(view, judgement, declare))
    is_most = all(books <= best[0] and makes <= best[1] for books, makes in others)
    return (Reason(kind=Kind.BEST_NAME if is_most else Kind.BEST_FOR_MATCH, count=best[0]),)
