"""The rule sets of the five sources and of one relative, each written as what it changes from ``classic``."""

from types import MappingProxyType

from msgspec.structs import replace

from bidwhist.core.rules.options import (
    AllPass,
    Backdoor,
    BidCounts,
    BidNames,
    BostonBy,
    BothLimits,
    Dealing,
    DeclareWhen,
    DefendersScore,
    Direction,
    DiscardTrick,
    FirstDealer,
    Made,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    RenegePenalty,
    RenegeShort,
    SetPays,
    Trump,
)
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.i18n import Saying
from bidwhist.tools.typed import require

CLASSIC = Ruleset()

CUTTHROAT = replace(
    CLASSIC,
    players=3,
    partners=Partners.NONE,
    kitty=3,
    bid_counts=BidCounts.TRICKS,
    min_bid=9,
    max_bid=18,
    target=30,
    floor=None,
    both_limits=BothLimits.MOST_POINTS,
)
CUTTHROAT_FOUR = replace(CUTTHROAT, players=4, kitty=6, min_bid=7, max_bid=13)
CUTTHROAT_FIVE = replace(CUTTHROAT, players=5, kitty=4, min_bid=6, max_bid=11)

ANDREWS = replace(
    CLASSIC,
    first_dealer=FirstDealer.RANDOM,
    declare=DeclareWhen.BEFORE_KITTY,
    no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS,
    made=Made.BID,
    no_trump_factor=2,
    boston_needs_bid=7,
    floor=None,
    both_limits=BothLimits.MOST_POINTS,
)

PALACE = replace(
    CLASSIC,
    first_dealer=FirstDealer.RANDOM,
    declare=DeclareWhen.BEFORE_KITTY,
    all_pass=AllPass.DEALER_MUST,
    opening_lead=OpeningLead.FOREHAND,
    defenders_score=DefendersScore.ODD_TRICKS,
    no_trump_factor=2,
    both_limits=BothLimits.MOST_POINTS,
)

FIFTY_TWO = replace(
    CLASSIC,
    jokers=0,
    kitty=4,
    first_dealer=FirstDealer.RANDOM,
    min_bid=1,
    bid_names=BidNames.NUMBER,
    dealer_matches=True,
    all_pass=AllPass.DEALER_MUST,
    directions=(Direction.UPTOWN, Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW),
    declare=DeclareWhen.BEFORE_KITTY,
    discard_trick=DiscardTrick.FIRST_TRICK,
    set=SetPays.DEFENDERS_SCORE_BID,
    target=21,
    floor=None,
    both_limits=BothLimits.MOST_POINTS,
)

BID_WIZ = replace(
    CLASSIC,
    first_dealer=FirstDealer.FIRST_DIAMOND,
    deal=Dealing.SINGLY,
    declare=DeclareWhen.BEFORE_KITTY,
    all_pass=AllPass.DEALER_MUST,
    renege_short=RenegeShort.ALL,
    no_trump_factor=2,
)

COLUMBUS = replace(
    CLASSIC,
    jokers=0,
    kitty=0,
    first_dealer=FirstDealer.FIRST_CLUB,
    discard_trick=DiscardTrick.NOBODY,
    renege_penalty=RenegePenalty.GAME,
    no_trump_factor=2,
    target=5,
    floor=-5,
    max_sets=2,
    backdoor=Backdoor.GAME,
)

WHIST = replace(
    CLASSIC,
    jokers=0,
    kitty=0,
    deal=Dealing.SINGLY,
    directions=(Direction.UPTOWN,),
    discard_trick=DiscardTrick.NOBODY,
    opening_lead=OpeningLead.FOREHAND,
    defenders_score=DefendersScore.ODD_TRICKS,
    boston_by=BostonBy.EITHER,
    target=5,
    floor=None,
    both_limits=BothLimits.MOST_POINTS,
    trump=Trump.TURNED,
)

PRESETS = MappingProxyType(
    {
        "classic": CLASSIC,
        "cutthroat": CUTTHROAT,
        "cutthroat-4": CUTTHROAT_FOUR,
        "cutthroat-5": CUTTHROAT_FIVE,
        "andrews": ANDREWS,
        "palace": PALACE,
        "fifty-two": FIFTY_TWO,
        "bid-wiz": BID_WIZ,
        "columbus": COLUMBUS,
        "whist": WHIST,
    }
)
"""Every named rule set, in the order people should be shown them."""

PRESET_WORDS = MappingProxyType({name: Saying(f"preset-{name}") for name in PRESETS})
"""A description of each preset, for lists."""


def preset_name(rules: Ruleset) -> str:
    """The name of a rule set that is a preset, else ``custom``.

    :raises WrongType: if it is not a rule set.
    """
    require(Ruleset, rules=rules)
    return next((name for name, preset in PRESETS.items() if preset == rules), "custom")


def called(name: str) -> Saying:
    """How a preset, or house rules, are called within a sentence."""
    return Saying.of("preset-called", preset=name)
