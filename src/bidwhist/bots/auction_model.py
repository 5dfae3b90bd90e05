"""What a seat expects of the calls still to come: one frozen model, and the rest of an auction valued by it."""

from collections.abc import Callable

from msgspec import Struct

from bidwhist.core.bidding import seat_at
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.tools.exact import normal_below

NEGLIGIBLE = 0.01
"""Calls less likely than this are left out."""


class Expectations(Struct, frozen=True, kw_only=True):
    """What seats expect of one another's calls, in tricks where nothing else is said."""

    lift: float
    """How much better than a typical hand a hand is that bids."""
    reach: float = 0.25
    """How much better it is for each trick that its bid is above what a typical hand takes."""
    caution: float = -0.3
    """How many tricks more than its bid a seat wants to expect."""
    forced: float = 0.6
    """How much weaker than a typical hand the hand is of a dealer who is forced to bid."""
    support: float = 0.3
    """How much a better hand here adds to partner's tricks."""
    resistance: float = 0.2
    """How much a better hand here takes from an opponent's tricks."""
    over_partner: float = 0.3
    """How willing seats are to bid over their own partner: 0 never, 1 as over an opponent."""
    hope: float = 0.5
    """The penalty for a bid that is more likely set than made, as a chance in the match."""
    foe_bid: float = 0.3
    """How many tricks fewer to expect after an opponent's bid."""


class Field(Struct, frozen=True):
    """The expected tricks of the best suit of a typical hand, and how far hands differ in that."""

    mean: float
    spread: float


class NextCall(Struct, frozen=True, gc=False):
    """How the next seat is expected to call: the bid it would make, for which side, and how likely that is."""

    likely: float
    number: int
    side: int


class AuctionModel(Struct, frozen=True):
    """How the seats of a deal are expected to call, whatever they hold."""

    rules: Ruleset
    dealer: int
    field: Field
    expects: Expectations

    def next_call(self, place: int, number: int, side: int) -> NextCall:
        """What the seat that calls in a place would bid over a number of a side, or of nobody."""
        seat = seat_at(self.rules.players, self.dealer, place)
        matches = self.rules.dealer_matches and seat == self.dealer and side != NOBODY
        raised, theirs = number if matches else number + 1, self.rules.side_of[seat]
        return NextCall(self._likely(raised, theirs == side), raised, theirs)

    def _likely(self, number: int, with_partner: bool) -> float:
        if number > self.rules.max_bid:
            return 0.0
        gap = number + self.rules.free_tricks + self.expects.caution - self.field.mean
        likely = normal_below(-gap / self.field.spread)
        return likely * (self.expects.over_partner if with_partner else 1.0)

    def tricks_behind(self, number: int, heard: bool) -> float:
        """The tricks of a contract whose hand is unseen: better the more it bid, weak where its dealer had to bid."""
        middle, expects = self.field.mean, self.expects
        if not heard:
            return middle - expects.forced
        return middle + expects.lift + expects.reach * (number + self.rules.free_tricks - middle)

    def pull(self, is_ours: bool) -> float:
        """What each trick that the hand here is better than most does to the tricks of another seat's contract."""
        return self.expects.support if is_ours else -self.expects.resistance


def value_of_rest(
    model: AuctionModel, place: int, number: int, side: int, *, value: float, theirs: Callable[[int, int], float]
) -> float:
    """The auction from a seat on for one hand: the others bid one more, or pass.

    :param number: the highest bid, ``side`` its side, and ``value`` its value if it wins the auction.
    :param theirs: by side and number, what another seat's contract is worth.
    """
    if place >= model.rules.players:
        return value
    call = model.next_call(place, number, side)
    quiet = value_of_rest(model, place + 1, number, side, value=value, theirs=theirs)
    if call.likely < NEGLIGIBLE:
        return quiet
    loud = value_of_rest(model, place + 1, call.number, call.side, value=theirs(call.side, call.number), theirs=theirs)
    return call.likely * loud + (1.0 - call.likely) * quiet
