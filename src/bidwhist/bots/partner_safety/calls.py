"""The calls that no bot makes, at any level: risky bids, and passes with a very strong hand."""

from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.features import unstopped
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.core.actions import Bid, Call, Pass, Suffix
from bidwhist.core.bidding import directions_of
from bidwhist.core.deal import NOBODY
from bidwhist.core.view import View

FORLORN = 0.05
"""Nobody bids with a smaller chance to make it, whatever the bid may do for the match."""
HOPELESS = 0.3
"""A bid with a smaller chance to make it is risky."""
OPEN_SUITS = 2
"""The most suits without a stopper that a hand may have for a no-trump bid."""
GREAT = 0.9
"""With this chance to make the next bid but one, a pass would mislead one's partner."""
OPEN_ENOUGH = 0.4
"""Nobody bids no-trump with a smaller chance to make it."""


def decent_calls(view: View) -> list[Call]:
    """The calls that are neither risky nor far too low for the hand. All calls where none is left."""
    bidder, calls = Bidder(view, STEADY), [call for call in view.legal if isinstance(call, Pass | Bid)]
    bids = [call for call in calls if isinstance(call, Bid)]
    higher = [bid for bid in bids if bid.number > min(bid.number for bid in bids)]
    if not _partner_has_it(bidder) and any(bidder.chance_to_make(bid) >= GREAT for bid in higher):
        return [bid for bid in higher if is_sound(bidder, bid)]
    return [call for call in calls if isinstance(call, Pass) or is_sound(bidder, call)] or calls


def fitting_calls(view: View) -> list[Call]:
    """The calls that are not hopeless: no no-trump with open suits, no opening on nothing. All calls where none is
    left.

    Some of them may be indecent still; a bot may make one where it gains much by it.
    """
    bidder, calls = Bidder(view, STEADY), [call for call in view.legal if isinstance(call, Pass | Bid)]
    fitting = [call for call in calls if isinstance(call, Pass) or _fits(bidder, call)] or calls
    if bidder.holder != NOBODY or any(
        isinstance(call, Bid) and bidder.chance_to_make(call) >= HOPELESS for call in calls
    ):
        return fitting
    return [call for call in fitting if isinstance(call, Pass)] or fitting


def _fits(bidder: Bidder, bid: Bid) -> bool:
    return not is_suit_hand(bidder.view, bid) and bidder.chance_to_make(bid) >= FORLORN


def is_suit_hand(view: View, bid: Bid) -> bool:
    """Whether a bid is in no-trump on a hand with too many open suits for it."""
    directions = directions_of(view.rules, bid.suffix)
    return bid.suffix is Suffix.NO_TRUMP and min(unstopped(view.hand, one) for one in directions) > OPEN_SUITS


def _partner_has_it(bidder: Bidder) -> bool:
    holder, view = bidder.holder, bidder.view
    return holder != NOBODY and view.rules.side_of[holder] == view.side


def is_sound(bidder: Bidder, bid: Bid) -> bool:
    """Whether a bid has a good enough chance to be made. No-trump needs more."""
    return bidder.chance_to_make(bid) >= (OPEN_ENOUGH if bid.suffix is Suffix.NO_TRUMP else HOPELESS)
