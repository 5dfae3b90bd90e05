"""Bidding: the value of each call, from who would play which contract after it, and what that does for the match."""

from msgspec.structs import replace

from bidwhist.bots.auction_model import AuctionModel, Field, value_of_rest
from bidwhist.bots.conventions import may_say
from bidwhist.bots.heuristics.estimate import Estimate, chances, discard_trick, shape, table_of
from bidwhist.bots.heuristics.exchange import Guesses, standing_of
from bidwhist.bots.heuristics.features import unstopped
from bidwhist.bots.heuristics.judgement import Judgement
from bidwhist.bots.heuristics.prospects import chance, expected, prospects
from bidwhist.bots.heuristics.weights import FIELD, FIELD_SPREAD, SPREADS
from bidwhist.core.actions import Bid, Call, Declare, Pass
from bidwhist.core.bidding import seat_at
from bidwhist.core.cards import Strain
from bidwhist.core.deal import NOBODY
from bidwhist.core.legality import declarations
from bidwhist.core.rules.options import AllPass, Direction
from bidwhist.core.view import View
from bidwhist.tools.exact import dot, total

TRUMPS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
"""The strains with trumps."""
NOT_TO_BE_BID = -1.0
"""Below every chance in the match."""
SPREADS_OF_HOPE = 1.5
"""No bid needs more tricks than the best suit should take and so many spreads of that estimate."""
MOST_OPEN_SUITS = 2
"""Most suits without a stopper in a hand that bids no-trump."""


def choose_call(view: View, judgement: Judgement) -> Call:
    """The call with the best value for the match; of two equal ones the lower."""
    bidder = Bidder(view, judgement)
    calls = [call for call in view.legal if isinstance(call, Pass | Bid)]
    return max([call for call in calls if bidder.may_make(call)] or calls[:1], key=bidder.value)


class Bidder:
    """The values of one seat's calls: what it could take itself, and what the others would do."""

    def __init__(self, view: View, judgement: Judgement) -> None:
        self.view, self.judgement = view, judgement
        self.standing = standing_of(view)
        self.guesses, self.foe_bids = Guesses(view, judgement), _foe_bids(view)
        self._known: dict[tuple[int, int, bool], float] = {}
        self._guessed: dict[tuple[Strain, Direction], Estimate] = {}
        rules = view.rules
        self.free = rules.free_tricks
        key = table_of(rules, Strain.SPADES, False)
        field = Field(dot(FIELD[key], shape(rules)) + discard_trick(rules), FIELD_SPREAD[key])
        self.model, self.spread = AuctionModel(rules, view.dealer, field, judgement.expects), SPREADS[key]
        self._best = self._best_suit()
        self.edge = self._best[1].mean - field.mean

    def guess(self, strain: Strain, direction: Direction) -> Estimate:
        """The tricks this hand should take, with the kitty still to come."""
        key = strain, direction
        if key not in self._guessed:
            plain = self.guesses.of(strain, direction)
            self._guessed[key] = replace(plain, mean=plain.mean - self.judgement.expects.foe_bid * self.foe_bids)
        return self._guessed[key]

    def may_make(self, call: Call) -> bool:
        """Whether a bid is worth considering and true by the table's conventions. A pass always is."""
        most = self.best()[1].mean + SPREADS_OF_HOPE * self.spread
        return isinstance(call, Pass) or (
            call.number + self.free <= most and may_say(self.judgement.card, self.view, call)
        )

    def contract(self, bid: Bid) -> tuple[float, Declare]:
        """The best contract that could be named after a bid, and what it does for the match.

        Of contracts that are all not to be bid, the one that would be made most often.
        """
        ways = declarations(self.view.rules, bid.suffix)
        best = max(((self._mine(bid, declare), declare) for declare in ways), key=lambda pair: pair[0])
        if best[0] > NOT_TO_BE_BID:
            return best
        return NOT_TO_BE_BID, max(ways, key=lambda declare: self._makes(bid, declare))

    def chance_to_make(self, bid: Bid) -> float:
        """The chance to make a bid in the best contract that may be named after it."""
        return max(self._makes(bid, declare) for declare in declarations(self.view.rules, bid.suffix))

    def _makes(self, bid: Bid, declare: Declare) -> float:
        likely = chances(self.view.rules, self.guess(declare.strain, declare.direction))
        return total(likely[bid.number + self.free :])

    def _mine(self, bid: Bid, declare: Declare) -> float:
        likely = chances(self.view.rules, self.guess(declare.strain, declare.direction))
        no_trump = declare.strain is Strain.NO_TRUMP
        makes = total(likely[bid.number + self.free :])
        if no_trump and not self.is_no_trump_hand(declare.direction, makes):
            return NOT_TO_BE_BID
        hope = self.judgement.expects.hope * max(0.0, 0.5 - makes)
        return expected(likely, prospects(self.standing, self.view.side, bid.number, no_trump)) - hope

    def is_no_trump_hand(self, direction: Direction, makes: float) -> bool:
        """Whether no-trump may be bid at all."""
        # Partners dislike no-trump on a hand with open suits more than its figures would tell.
        return unstopped(self.view.hand, direction) <= MOST_OPEN_SUITS and makes >= self.judgement.no_trump_floor

    def value(self, call: Call) -> float:
        """The value of a call for the match, with a guess for all later calls of the others."""
        view = self.view
        if isinstance(call, Bid):
            return self._rest(call.number, view.side, self.contract(call)[0])
        holder = self.holder
        if holder == NOBODY:
            return self._rest(view.rules.min_bid - 1, NOBODY, self._all_passed())
        assert view.bid is not None
        side, number = view.rules.side_of[holder], view.bid.number
        return self._rest(number, side, self._theirs(side, number))

    def _rest(self, number: int, side: int, value: float) -> float:
        """The value of the auction after this call."""
        return value_of_rest(self.model, len(self.view.calls) + 1, number, side, value=value, theirs=self._theirs)

    @property
    def holder(self) -> int:
        """The seat of the highest bid; NOBODY if nobody has bid."""
        view = self.view
        for place in range(len(view.calls) - 1, -1, -1):
            if isinstance(view.calls[place], Bid):
                return seat_at(view.players, view.dealer, place)
        return NOBODY

    def _theirs(self, side: int, number: int, heard: bool = True) -> float:
        """The value of another seat's contract for the match."""
        key = side, number, heard
        if key not in self._known:
            self._known[key] = self._of_side(*key)
        return self._known[key]

    def _of_side(self, side: int, number: int, heard: bool) -> float:
        view = self.view
        mean = self.model.tricks_behind(number, heard) + self.model.pull(side == view.side) * self.edge
        values = prospects(self.standing, side, number, False)
        return expected(chances(view.rules, Estimate(mean, self.spread)), values)

    def best(self) -> tuple[Declare, Estimate]:
        """The suit and direction in which this hand should take most."""
        return self._best

    def _best_suit(self) -> tuple[Declare, Estimate]:
        options = [Declare(strain, direction) for strain in TRUMPS for direction in self.view.rules.directions]
        guesses = [(declare, self.guess(declare.strain, declare.direction)) for declare in options]
        return max(guesses, key=lambda pair: pair[1].mean)

    def _all_passed(self) -> float:
        view = self.view
        if view.rules.all_pass is AllPass.THROW_IN:
            return chance(view.rules, view.score, view.deals_left, view.side, view.sets)
        return self._theirs(view.rules.side_of[view.dealer], view.rules.min_bid, heard=False)


def _foe_bids(view: View) -> int:
    seats = (
        seat_at(view.players, view.dealer, place) for place, call in enumerate(view.calls) if isinstance(call, Bid)
    )
    return sum(view.rules.side_of[seat] != view.side for seat in seats)
