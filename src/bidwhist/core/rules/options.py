"""The choices a table can make, each an enum whose values are the names that records and share codes use."""

from enum import Enum


class Partners(Enum):
    """How sides are formed (rules C1, A1, C29)."""

    FIXED = "fixed"
    DRAWN = "drawn"
    NONE = "none"


class FirstDealer(Enum):
    """How the first dealer is found (rules C2, P1, W1, X22)."""

    RANDOM = "random"
    LOW_CARD = "low_card"
    FIRST_DIAMOND = "first_diamond"
    FIRST_CLUB = "first_club"


class Dealing(Enum):
    """How cards leave the pack (rules C8, W2)."""

    BATCHES = "batches"
    SINGLY = "singly"


class BidCounts(Enum):
    """What the number of a bid promises (rules C10, C28)."""

    ODD_TRICKS = "odd_tricks"
    TRICKS = "tricks"


class BidNames(Enum):
    """Whether a bid tells how it would be played (rules C10, F2)."""

    SUFFIX = "suffix"
    NUMBER = "number"


class SuffixOrder(Enum):
    """Which of two bids of one number is higher; no-trump is above both unless it is level too (rules C11, P10)."""

    LEVEL = "level"
    DOWNTOWN_OVER_UPTOWN = "downtown_over_uptown"
    NO_TRUMP_LEVEL = "no_trump_level"


class AllPass(Enum):
    """What happens when nobody wants to bid (rules C13, P2, X12)."""

    THROW_IN = "throw_in"
    DEALER_MUST = "dealer_must"
    DEALER_MUST_MINIMUM = "dealer_must_minimum"


class Direction(Enum):
    """Which way cards rank (rules C4, F5)."""

    UPTOWN = "uptown"
    DOWNTOWN = "downtown"
    DOWNTOWN_ACES_LOW = "downtown_aces_low"


class Sport(Enum):
    """When the kitty is shown to everybody (rules C25, P14)."""

    NEVER = "never"
    BEFORE_AUCTION = "before_auction"
    BEFORE_PICKUP = "before_pickup"
    TRUMP_BIDS = "trump_bids"


class SportLasts(Enum):
    """How long a sported kitty may be looked at (rules P14, X25)."""

    DEAL = "deal"
    UNTIL_DISCARD = "until_discard"


class DeclareWhen(Enum):
    """When the declarer names trump or direction (rules C14, A4)."""

    BEFORE_KITTY = "before_kitty"
    AFTER_KITTY = "after_kitty"
    AFTER_DISCARD = "after_discard"


class NoTrumpJokers(Enum):
    """What a player who does not lead may do with a joker in no-trump (rules W6, P7, A5, X20)."""

    WHEN_VOID = "when_void"
    FIRST_VOID = "first_void"
    ANY_TIME = "any_time"
    DECLARER_DISCARDS = "declarer_discards"


class DiscardTrick(Enum):
    """Whose trick the discards are (rules C6, F6, P12)."""

    DECLARER = "declarer"
    FIRST_TRICK = "first_trick"
    NOBODY = "nobody"


class OpeningLead(Enum):
    """Who leads to the first trick (rules C15, P5)."""

    DECLARER = "declarer"
    FOREHAND = "forehand"


class Renege(Enum):
    """Whether the program prevents a renege, leaves it to be called, or finds it itself (rules C19, X15)."""

    PREVENTED = "prevented"
    CALLED = "called"
    AUTOMATIC = "automatic"


class RenegePenalty(Enum):
    """What a renege costs the side that is guilty of it (rules C19, X23)."""

    TRICKS = "tricks"
    BID = "bid"
    GAME = "game"


class RenegeSettled(Enum):
    """When the penalty for a renege is paid (rule X16)."""

    AT_ONCE = "at_once"
    DEAL_END = "deal_end"


class RenegeShort(Enum):
    """What is paid by a side with fewer than three tricks (rules X16, W7)."""

    WHAT_THEY_HAVE = "what_they_have"
    ALL = "all"


class Made(Enum):
    """What a contract pays when it is made (rules C20, A8)."""

    ODD_TRICKS = "odd_tricks"
    BID = "bid"


class SetPays(Enum):
    """What happens when the declaring side is set (rules C21, F8)."""

    MINUS_BID = "minus_bid"
    DEFENDERS_SCORE_BID = "defenders_score_bid"


class DefendersScore(Enum):
    """What defenders score for their own tricks (rules C21, C22, P8)."""

    NOTHING = "nothing"
    ODD_TRICKS = "odd_tricks"


class NoTrumpDoubles(Enum):
    """What no-trump doubles where it doubles (rules C23, X21)."""

    MADE_OR_SET = "made_or_set"
    MADE = "made"


class BostonBy(Enum):
    """Who can score a Boston (rule C24)."""

    DECLARERS = "declarers"
    EITHER = "either"


class Backdoor(Enum):
    """What defenders get who win the match on its first deal (rule X22)."""

    NOTHING = "nothing"
    GAME = "game"


class Boston(Enum):
    """What taking every trick is worth beyond its points (rule C24)."""

    NONE = "none"
    DOUBLE = "double"
    WINS = "wins"


class BothLimits(Enum):
    """Who wins when one deal reaches target and floor together (rules C7, P15)."""

    FLOOR_FIRST = "floor_first"
    MOST_POINTS = "most_points"


class Trump(Enum):
    """How trump is found: the winner of an auction names it, or the last card dealt is turned up (rule R2)."""

    NAMED = "named"
    TURNED = "turned"


class Rotation(Enum):
    """Whether the losing pair gets up (rule C30)."""

    NONE = "none"
    RISE_AND_FLY = "rise_and_fly"
