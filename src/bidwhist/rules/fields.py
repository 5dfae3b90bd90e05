"""The options of a rule set, one field each, as the five sources and one relative of the game have them.

The defaults are those of the ``classic`` preset (rules C1–C30).
"""

from msgspec import Struct

from bidwhist.rules.options import (
    AllPass,
    Backdoor,
    BidCounts,
    BidNames,
    Boston,
    BostonBy,
    BothLimits,
    Dealing,
    DeclareWhen,
    DefendersScore,
    Direction,
    DiscardTrick,
    FirstDealer,
    Made,
    NoTrumpDoubles,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    Renege,
    RenegePenalty,
    RenegeSettled,
    RenegeShort,
    Rotation,
    SetPays,
    Sport,
    SuffixOrder,
    Trump,
)


class Fields(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, kw_only=True):
    """Every option. ``Meaning`` has what follows from them, and ``CONFLICTS`` the mixes that are impossible."""

    players: int = 4
    """3, 4 or 5 seats (rules C1, C28, X6)."""
    partners: Partners = Partners.FIXED
    """Two sides of two, drawn or agreed, or each for himself (rules A1, C29)."""
    jokers: int = 2
    """0, 1 (the Big Joker) or 2 jokers in the pack (rules C3, A2, P11)."""
    kitty: int = 6
    """Cards set aside for the declarer (rules C8, A2, P12, C27)."""
    first_dealer: FirstDealer = FirstDealer.LOW_CARD
    """How the first dealer is found (rules C2, P1, W1)."""
    deal: Dealing = Dealing.BATCHES
    """In batches, or one at a time (rules C8, W2)."""
    min_bid: int = 3
    """The lowest number that may be bid (rules C10, C26, F2)."""
    max_bid: int = 7
    """The highest number that may be bid (rules C10, X6)."""
    bid_counts: BidCounts = BidCounts.ODD_TRICKS
    """Odd tricks, or in cutthroat all tricks (rules C10, C28)."""
    bid_names: BidNames = BidNames.SUFFIX
    """Whether a bid names uptown, downtown or no-trump (rules C10, F2)."""
    suffix_order: SuffixOrder = SuffixOrder.LEVEL
    """Whether downtown beats uptown at one number, and no-trump both (rules C11, P10)."""
    dealer_matches: bool = False
    """Whether the dealer takes the bid by matching it (rules F3, X13)."""
    all_pass: AllPass = AllPass.THROW_IN
    """Throw the deal in, or force the dealer to make any bid, or only the lowest (rules C13, P2, X12)."""
    directions: tuple[Direction, ...] = (Direction.UPTOWN, Direction.DOWNTOWN)
    """The rankings a declarer may choose from (rules C4, F5)."""
    sport: Sport = Sport.NEVER
    """When everybody sees the kitty (rules C25, P14)."""
    declare: DeclareWhen = DeclareWhen.AFTER_DISCARD
    """Trump is named before the kitty is seen, with it in hand, or after the discard (rules C14, A4)."""
    no_trump_jokers: NoTrumpJokers = NoTrumpJokers.WHEN_VOID
    """What may be done with jokers in no-trump (rules W6, P7, A5, X20)."""
    no_trump_joker_leads: bool = True
    """Whether a joker may be led in no-trump while another card is in hand (rules P6, X20)."""
    discard_trick: DiscardTrick = DiscardTrick.DECLARER
    """Whose trick the discards are (rules C6, F6, P12)."""
    opening_lead: OpeningLead = OpeningLead.DECLARER
    """Who leads first (rules C15, P5)."""
    renege: Renege = Renege.PREVENTED
    """Reneges are prevented; or any card may be played, and reneges are called or found (rules C19, X15)."""
    renege_penalty: RenegePenalty = RenegePenalty.TRICKS
    """A renege costs three tricks, the bid or the match (rules C19, X23)."""
    renege_short: RenegeShort = RenegeShort.WHAT_THEY_HAVE
    """What a side with fewer than three tricks pays (rules X16, W7)."""
    renege_settled: RenegeSettled = RenegeSettled.AT_ONCE
    """The penalty is paid when the renege is found, or when the deal is over (rule X16)."""
    made: Made = Made.ODD_TRICKS
    """A made contract scores its odd tricks, or only the bid (rules C20, A8)."""
    set: SetPays = SetPays.MINUS_BID
    """A set costs the bid, or the defenders score it (rules C21, F8)."""
    defenders_score: DefendersScore = DefendersScore.NOTHING
    """Whether defenders score their own odd tricks (rules C22, P8)."""
    no_trump_factor: int = 1
    """1, or 2 where no-trump doubles every point of the deal (rules C23, A8, P8)."""
    no_trump_doubles: NoTrumpDoubles = NoTrumpDoubles.MADE_OR_SET
    """Whether no-trump doubles a set as well (rules C23, X21)."""
    boston: Boston = Boston.NONE
    """What taking every trick adds (rule C24)."""
    boston_by: BostonBy = BostonBy.DECLARERS
    """Whether defenders who take every trick have a Boston too (rule C24)."""
    boston_points: int = 0
    """What a Boston scores, or 0 where it scores its odd tricks (rules C24, X24)."""
    boston_needs_bid: int = 0
    """7 where only a bid of 7 made is a Boston, else 0 (rule A9)."""
    target: int = 7
    """The score that wins, 1 to 100 (rules C7, A10, F9)."""
    floor: int | None = -7
    """The score that loses, or none (rules C7, A10)."""
    both_limits: BothLimits = BothLimits.FLOOR_FIRST
    """Which limit counts first when one deal reaches both (rules C7, P15)."""
    max_sets: int | None = None
    """A side that is set so often loses the match, or none (rule X22)."""
    backdoor: Backdoor = Backdoor.NOTHING
    """What defenders get who win the match on its first deal (rule X22)."""
    max_deals: int | None = None
    """The match ends after so many deals, or none (rules P15, X7, X17)."""
    rotation: Rotation = Rotation.NONE
    """Whether a pair that is set gets up for the next (rule C30)."""
    trump: Trump = Trump.NAMED
    """Trump is named by who wins the auction, or turned up with the last card dealt (rule R2)."""
