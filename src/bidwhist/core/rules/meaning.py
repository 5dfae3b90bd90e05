"""What the options of a rule set mean: each question about them is answered here, by name."""

from bidwhist.core.rules.options import (
    BidCounts,
    Boston,
    BostonBy,
    DeclareWhen,
    Direction,
    DiscardTrick,
    NoTrumpDoubles,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    Renege,
    RenegePenalty,
    Rotation,
    Sport,
    Trump,
)
from bidwhist.core.rules.spec import Fields

_PARTNERSHIPS = (0, 1, 0, 1)
_EACH_ALONE = tuple(tuple(range(players)) for players in range(6))
# Looking a member up in its enum takes longer than the rest of ``sides``, which is asked once a trick.
_ALONE = Partners.NONE


class Meaning(Fields, frozen=True):
    """The options, and what follows from them."""

    @property
    def hand_size(self) -> int:
        """Cards in each hand (rules C4, X5)."""
        return (52 + self.jokers - self.kitty) // self.players

    @property
    def counts_discards(self) -> bool:
        """Whether the discards make one more trick (rules C6, F6, P12)."""
        return self.kitty > 0 and self.discard_trick is not DiscardTrick.NOBODY

    @property
    def declarer_has_discards(self) -> bool:
        """Whether the discards are the declarer's trick (rules C6, X6)."""
        return self.kitty > 0 and self.discard_trick is DiscardTrick.DECLARER

    @property
    def first_trick_has_discards(self) -> bool:
        """Whether the discards go with the first trick, which counts two then (rule F6)."""
        return self.kitty > 0 and self.discard_trick is DiscardTrick.FIRST_TRICK

    def trick_worth(self, number: int) -> int:
        """Tricks that trick ``number`` of a deal counts for, the first being 0: two where the discards go with it."""
        return 2 if number == 0 and self.first_trick_has_discards else 1

    @property
    def turns_trump(self) -> bool:
        """Whether the last card dealt is turned up and fixes trump, so that nobody bids (rules R2, R3)."""
        return self.trump is Trump.TURNED

    @property
    def contract_numbers(self) -> range:
        """The numbers a contract can have: those that may be bid; 0 where trump is turned up (rules C10, R2)."""
        return range(1) if self.turns_trump else range(self.min_bid, self.max_bid + 1)

    @property
    def has_partners(self) -> bool:
        """Whether people play in pairs; in cutthroat everybody plays alone (rules C1, C28)."""
        return self.partners is not Partners.NONE

    @property
    def has_fixed_pairs(self) -> bool:
        """Whether four play in pairs that are known beforehand (rule C1)."""
        return self.players == 4 and self.partners is Partners.FIXED

    @property
    def names_before_kitty(self) -> bool:
        """Whether trump is named before anybody has seen the kitty (rule A4)."""
        return self.declare is DeclareWhen.BEFORE_KITTY

    @property
    def names_after_discard(self) -> bool:
        """Whether trump is named when the discards are out of hand (rule C14)."""
        return self.declare is DeclareWhen.AFTER_DISCARD

    @property
    def names_with_kitty_seen(self) -> bool:
        """Whether the declarer has had the kitty in hand when trump is named (rules C14, A4)."""
        return self.kitty > 0 and self.declare is not DeclareWhen.BEFORE_KITTY

    @property
    def names_before_discard(self) -> bool:
        """Whether trump is named before the discard (rules C14, A4)."""
        return self.kitty > 0 and self.declare is not DeclareWhen.AFTER_DISCARD

    @property
    def lets_reneges_through(self) -> bool:
        """Whether any card may be played, and reneges are called or found afterwards (rule X15)."""
        return self.renege is not Renege.PREVENTED

    @property
    def reneges_are_called(self) -> bool:
        """Whether a renege costs something only if it is called (rule X15)."""
        return self.renege is Renege.CALLED

    @property
    def reneges_are_found(self) -> bool:
        """Whether the table itself finds every renege (rule X15)."""
        return self.renege is Renege.AUTOMATIC

    @property
    def declarer_discards_jokers(self) -> bool:
        """Whether a no-trump declarer has to discard the jokers (rule X20)."""
        return self.no_trump_jokers is NoTrumpJokers.DECLARER_DISCARDS

    @property
    def sports(self) -> bool:
        """Whether there is a kitty that everybody sees at some time (rules C25, P14)."""
        return self.kitty > 0 and self.sport is not Sport.NEVER

    @property
    def sports_before_auction(self) -> bool:
        """Whether everybody sees the kitty before the bidding (rule C25)."""
        return self.sport is Sport.BEFORE_AUCTION

    @property
    def declarer_leads(self) -> bool:
        """Whether the declarer leads to the first trick, and not the forehand (rule C15)."""
        return self.opening_lead is OpeningLead.DECLARER

    @property
    def all_tricks(self) -> int:
        """Tricks that a deal has, the discard trick included (rules C6, X6, X9)."""
        return self.hand_size + self.counts_discards

    @property
    def free_tricks(self) -> int:
        """Tricks that count for nothing: six with partners, none in cutthroat (rules C6, C28)."""
        return 6 if self.bid_counts is BidCounts.ODD_TRICKS else 0

    def needed(self, number: int) -> int:
        """Tricks that make a contract of a number; where trump is turned up and the number is 0, those that bring a
        side its first point (rule R4)."""
        return self.free_tricks + (number or 1)

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat: partners sit opposite; in cutthroat each seat is a side (rules C1, C28)."""
        return _EACH_ALONE[self.players] if self.partners is _ALONE else _PARTNERSHIPS

    @property
    def sides(self) -> int:
        """How many sides keep a score (rules C1, C28)."""
        return self.players if self.partners is Partners.NONE else 2

    @property
    def ways_to_bid(self) -> str:
        """The ways of playing besides no-trump that a bid can name: ``up``, ``down`` or ``both`` (rules C10, F5)."""
        goes_up = Direction.UPTOWN in self.directions
        goes_down = any(direction is not Direction.UPTOWN for direction in self.directions)
        return "both" if goes_up and goes_down else "up" if goes_up else "down"

    @property
    def defenders_may_sweep(self) -> bool:
        """Whether defenders can take every trick at all: not where the discard is the declarers' (rule C24)."""
        return not self.declarer_has_discards

    @property
    def may_lose_in_one_deal(self) -> bool:
        """Whether defenders can win the match on its first deal by what the declarers do, not by points of their own
        (rule X22)."""
        doubles = self.no_trump_factor if self.no_trump_doubles is NoTrumpDoubles.MADE_OR_SET else 1
        return (
            (self.floor is not None and -self.max_bid * doubles <= self.floor)
            or self.max_sets == 1
            or self.max_deals == 1
            or self.rotation is Rotation.RISE_AND_FLY
            or (self.lets_reneges_through and self.renege_penalty is RenegePenalty.GAME)
            or (self.boston is Boston.WINS and self.boston_by is BostonBy.EITHER and self.defenders_may_sweep)
        )
