"""Bidding: each call is valued by who would play what after it, and what that does for the match."""

from msgspec.structs import replace

from bidwhist.actions import Bid, Call, Declare, Pass
from bidwhist.bots.conventions import may_say
from bidwhist.bots.steady.estimate import Estimate, chances, discard_trick, shape, table_of
from bidwhist.bots.steady.exchange import Guesses, standing_of
from bidwhist.bots.steady.features import unstopped
from bidwhist.bots.steady.judgement import Judgement
from bidwhist.bots.steady.prospects import chance, expected, prospects
from bidwhist.bots.steady.weights import FIELD, FIELD_SPREAD, SPREADS
from bidwhist.cards import Strain
from bidwhist.deal import NOBODY
from bidwhist.exact import dot, normal_below, total
from bidwhist.legality import declarations
from bidwhist.rules.options import AllPass, Direction
from bidwhist.view import View

TRUMPS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
"""The strains with trumps."""
NOT_TO_BE_BID = -1.0
"""Below any chance in the match."""


def choose_call(view: View, judgement: Judgement) -> Call:
    """The call after which the match looks best; of two alike, the lower."""
    bidder = Bidder(view, judgement)
    calls = [call for call in view.legal if isinstance(call, Pass | Bid)]
    return max([call for call in calls if bidder.may_make(call)] or calls[:1], key=bidder.value)


class Bidder:
    """One seat's thoughts over its call: what it could take itself, and what the others would do."""

    def __init__(self, view: View, judgement: Judgement) -> None:
        self.view, self.judgement = view, judgement
        self.standing = standing_of(view)
        self.guesses, self.foe_bids = Guesses(view, judgement), _foe_bids(view)
        self._known: dict[tuple[int, int, bool], float] = {}
        self._guessed: dict[tuple[Strain, Direction], Estimate] = {}
        rules = view.rules
        self.free = rules.free_tricks
        key = table_of(rules, Strain.SPADES, False)
        self.field = dot(FIELD[key], shape(rules)) + discard_trick(rules)
        self.field_spread, self.spread = FIELD_SPREAD[key], SPREADS[key]
        self._best = self._best_suit()
        self.edge = self._best[1].mean - self.field

    def guess(self, strain: Strain, direction: Direction) -> Estimate:
        """What this hand should take, the kitty still to come."""
        key = strain, direction
        if key not in self._guessed:
            plain = self.guesses.of(strain, direction)
            self._guessed[key] = replace(plain, mean=plain.mean - self.judgement.foe_bid * self.foe_bids)
        return self._guessed[key]

    def may_make(self, call: Call) -> bool:
        """Whether a bid is worth a thought, and says nothing untrue by the table's conventions; a pass is."""
        most = self.best()[1].mean + 1.5 * self.spread
        return isinstance(call, Pass) or (
            call.number + self.free <= most and may_say(self.judgement.card, self.view, call)
        )

    def contract(self, bid: Bid) -> tuple[float, Declare]:
        """The best that could be named after a bid, and what it does for the match."""
        return max(
            ((self._mine(bid, declare), declare) for declare in declarations(self.view.rules, bid.suffix)),
            key=lambda pair: pair[0],
        )

    def chance_to_make(self, bid: Bid) -> float:
        """The chance to make a bid in the best that may be named after it."""
        guesses = (self.guess(one.strain, one.direction) for one in declarations(self.view.rules, bid.suffix))
        return max(total(chances(self.view.rules, guess)[bid.number + self.free :]) for guess in guesses)

    def _mine(self, bid: Bid, declare: Declare) -> float:
        guess = self.guess(declare.strain, declare.direction)
        likely = chances(self.view.rules, guess)
        no_trump = declare.strain is Strain.NO_TRUMP
        makes = total(likely[bid.number + self.free :])
        if no_trump and not self.is_no_trump_hand(declare.direction, makes):
            return NOT_TO_BE_BID
        hope = self.judgement.hope * max(0.0, 0.5 - makes)
        return expected(likely, prospects(self.standing, self.view.side, bid.number, no_trump)) - hope

    def is_no_trump_hand(self, direction: Direction, makes: float) -> bool:
        """Whether no-trump may be bid at all."""
        # Partners resent no-trump on a suit hand more than its figures would tell.
        return unstopped(self.view.hand, direction) <= 2 and makes >= self.judgement.no_trump_floor

    def value(self, call: Call) -> float:
        """What a call does for the match, all others' calls still to come being guessed."""
        view = self.view
        if isinstance(call, Bid):
            return self._rest(len(view.calls) + 1, call.number, view.seat, self.contract(call)[0])
        holder = self.holder
        if holder == NOBODY:
            return self._rest(len(view.calls) + 1, view.rules.min_bid - 1, NOBODY, 0.0)
        assert view.bid is not None
        return self._rest(len(view.calls) + 1, view.bid.number, holder, self._theirs(holder, view.bid.number, True))

    @property
    def holder(self) -> int:
        """The seat whose bid stands, or nobody."""
        view = self.view
        for place in range(len(view.calls) - 1, -1, -1):
            if isinstance(view.calls[place], Bid):
                return (view.dealer + 1 + place) % view.players
        return NOBODY

    def _theirs(self, seat: int, number: int, heard: bool) -> float:
        """What another seat's contract does for the match."""
        key = self.view.rules.side_of[seat], number, heard
        if key not in self._known:
            self._known[key] = self._of_side(*key)
        return self._known[key]

    def _of_side(self, side: int, number: int, heard: bool) -> float:
        view, judgement = self.view, self.judgement
        over = number + view.rules.free_tricks - self.field
        mean = self.field + judgement.lift + judgement.reach * over if heard else self.field - judgement.forced
        mean += judgement.support * self.edge if side == view.side else -judgement.resistance * self.edge
        values = prospects(self.standing, side, number, False)
        return expected(chances(view.rules, Estimate(mean, self.spread)), values)

    def best(self) -> tuple[Declare, Estimate]:
        """The suit and direction in which this hand should take most."""
        return self._best

    def _best_suit(self) -> tuple[Declare, Estimate]:
        options = [Declare(strain, direction) for strain in TRUMPS for direction in self.view.rules.directions]
        guesses = [(declare, self.guess(declare.strain, declare.direction)) for declare in options]
        return max(guesses, key=lambda pair: pair[1].mean)

    def _rest(self, place: int, number: int, holder: int, value: float) -> float:
        """The value of the auction from a place on: the others bid one more, or let it be."""
        view = self.view
        if place >= view.players:
            return value if holder != NOBODY else self._all_passed()
        seat = (view.dealer + 1 + place) % view.players
        likely = self._likely(seat, number, holder)
        quiet = self._rest(place + 1, number, holder, value)
        if likely < 0.01:
            return quiet
        raised = number if self._matches(seat, holder) else number + 1
        loud = self._rest(place + 1, raised, seat, self._theirs(seat, raised, True))
        return likely * loud + (1.0 - likely) * quiet

    def _matches(self, seat: int, holder: int) -> bool:
        return self.view.rules.dealer_matches and seat == self.view.dealer and holder != NOBODY

    def _likely(self, seat: int, number: int, holder: int) -> float:
        """The chance that a seat bids over a number."""
        rules = self.view.rules
        needs = number + (0 if self._matches(seat, holder) else 1)
        if needs > rules.max_bid:
            return 0.0
        gap = needs + rules.free_tricks + self.judgement.caution - self.field
        likely = normal_below(-gap / self.field_spread)
        with_partner = holder != NOBODY and rules.side_of[seat] == rules.side_of[holder]
        return likely * (self.judgement.over_partner if with_partner else 1.0)

    def _all_passed(self) -> float:
        view = self.view
        if view.rules.all_pass is AllPass.THROW_IN:
            return chance(view.rules, view.score, view.deals_left, view.side, view.sets)
        return self._theirs(view.dealer, view.rules.min_bid, False)


def _foe_bids(view: View) -> int:
    seats = ((view.dealer + 1 + place) % view.players for place, call in enumerate(view.calls) if isinstance(call, Bid))
    return sum(view.rules.side_of[seat] != view.side for seat in seats)
