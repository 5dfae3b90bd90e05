"""What somebody who knows one rule set must know to sit down at another: one sentence for each option that differs."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.errors import BadRuleset
from bidwhist.rules.effect import has_effect
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
)
from bidwhist.rules.phrases import count, counted, join_words
from bidwhist.rules.ruleset import Ruleset
from bidwhist.typed import require


class Difference(Struct, frozen=True):
    """One option in which two tables differ, in words for who goes from the first to the second."""

    option: str
    words: str


def difference(yours: Ruleset, theirs: Ruleset, known_as: str = "your table") -> tuple[Difference, ...]:
    """What a player of ``yours`` must know at a table of ``theirs``, most important first. Empty for equal rules.

    An option without effect at their table is left out; one that matters only there is told. ``known_as`` is the name
    of ``yours`` in the words.

    >>> from msgspec.structs import replace
    >>> [one.words for one in difference(Ruleset(), replace(Ruleset(), target=11))]
    ['Game: 11 points (your table: 7 points).']

    :raises WrongType: if either is no rule set.
    """
    require(Ruleset, yours=yours, theirs=theirs)
    return tuple(
        Difference(option, _words(option, yours, theirs, known_as))
        for option in PHRASES
        if _is_news(option, yours, theirs)
    )


def _is_news(option: str, yours: Ruleset, theirs: Ruleset) -> bool:
    if not has_effect(theirs, option) and not _would_matter(option, yours, theirs):
        return False
    return getattr(yours, option) != getattr(theirs, option) or not has_effect(yours, option)


def _would_matter(option: str, yours: Ruleset, theirs: Ruleset) -> bool:
    """Whether the value of one table would make a difference at the other."""
    try:
        return has_effect(replace(theirs, **{option: getattr(yours, option)}), option)
    except BadRuleset:
        return False


def _words(option: str, yours: Ruleset, theirs: Ruleset, known_as: str) -> str:
    topic, phrase = PHRASES[option]
    known = f" ({known_as}: {phrase(yours)})" if has_effect(yours, option) else ""
    return f"{topic}: {phrase(theirs)}{known}."


def _named(option: str, phrases: dict[object, str]) -> Callable[[Ruleset], str]:
    return lambda rules: phrases[getattr(rules, option)]


def _kitty(rules: Ruleset) -> str:
    cards = f"{count(rules.kitty)} cards" if rules.kitty else "none"
    return f"{cards}, and {count(rules.hand_size)} in each hand"


def _max_deals(rules: Ruleset) -> str:
    return "no limit" if rules.max_deals is None else f"{rules.max_deals} at most, then most points wins"


_DIRECTION_WORDS = {
    Direction.UPTOWN: "uptown",
    Direction.DOWNTOWN: "downtown",
    Direction.DOWNTOWN_ACES_LOW: "downtown with aces low",
}


def _directions(rules: Ruleset) -> str:
    return join_words([_DIRECTION_WORDS[direction] for direction in rules.directions], "and")


PHRASES: dict[str, tuple[str, Callable[[Ruleset], str]]] = {
    "players": ("Players", lambda rules: count(rules.players)),
    "partners": (
        "Partners",
        _named(
            "partners",
            {
                Partners.FIXED: "two fixed pairs",
                Partners.DRAWN: "drawn, the two highest cards against the two lowest",
                Partners.NONE: "none, everybody plays alone",
            },
        ),
    ),
    "bid_counts": (
        "What a bid counts",
        _named("bid_counts", {BidCounts.ODD_TRICKS: "books over six", BidCounts.TRICKS: "every book"}),
    ),
    "target": ("Game", lambda rules: "1 point" if rules.target == 1 else f"{rules.target} points"),
    "floor": (
        "The bottom",
        lambda rules: "none, nobody loses by falling" if rules.floor is None else f"{rules.floor} loses",
    ),
    "set": (
        "Set",
        _named(
            "set",
            {
                SetPays.MINUS_BID: "the bid is lost",
                SetPays.DEFENDERS_SCORE_BID: "nothing is lost, the defenders score the bid",
            },
        ),
    ),
    "made": (
        "Made",
        _named("made", {Made.ODD_TRICKS: "books beyond the bid score too", Made.BID: "the bid scores and no more"}),
    ),
    "defenders_score": (
        "Defenders' own books",
        _named(
            "defenders_score",
            {DefendersScore.NOTHING: "score nothing", DefendersScore.ODD_TRICKS: "a point each over six"},
        ),
    ),
    "no_trump_factor": (
        "No-trump",
        _named("no_trump_factor", {1: "scores like a trump bid", 2: "doubles every point"}),
    ),
    "no_trump_doubles": (
        "What no-trump doubles",
        _named(
            "no_trump_doubles",
            {NoTrumpDoubles.MADE_OR_SET: "every deal, made or set", NoTrumpDoubles.MADE: "only a bid that is made"},
        ),
    ),
    "max_sets": (
        "Sets that lose the match",
        lambda rules: "no number" if rules.max_sets is None else f"{count(rules.max_sets)}, whatever the score",
    ),
    "jokers": ("Jokers", _named("jokers", {0: "none", 1: "the Big Joker alone", 2: "Big and Little"})),
    "kitty": ("Kitty", _kitty),
    "discard_trick": (
        "The discard",
        _named(
            "discard_trick",
            {
                DiscardTrick.DECLARER: "the declaring side's first book",
                DiscardTrick.FIRST_TRICK: "goes with the first book, which is worth two",
                DiscardTrick.NOBODY: "counts for nobody",
            },
        ),
    ),
    "directions": ("Ways to rank the cards", _directions),
    "declare": (
        "Naming trump or direction",
        _named(
            "declare",
            {
                DeclareWhen.BEFORE_KITTY: "before the kitty",
                DeclareWhen.AFTER_KITTY: "with the kitty in hand, before the discard",
                DeclareWhen.AFTER_DISCARD: "after the discard",
            },
        ),
    ),
    "opening_lead": (
        "First lead",
        _named(
            "opening_lead",
            {OpeningLead.DECLARER: "the declarer's", OpeningLead.FOREHAND: "from the player left of the dealer"},
        ),
    ),
    "no_trump_jokers": (
        "Jokers in no-trump",
        _named(
            "no_trump_jokers",
            {
                NoTrumpJokers.WHEN_VOID: "played only when you cannot follow",
                NoTrumpJokers.FIRST_VOID: "must go as soon as you cannot follow",
                NoTrumpJokers.ANY_TIME: "played at any turn",
                NoTrumpJokers.DECLARER_DISCARDS: "the declarer discards them, others play them when they cannot follow",
            },
        ),
    ),
    "no_trump_joker_leads": (
        "Leading a joker in no-trump",
        _named("no_trump_joker_leads", {True: "allowed", False: "only from a hand of nothing but jokers"}),
    ),
    "bid_names": (
        "A bid says",
        _named("bid_names", {BidNames.SUFFIX: "the number and how it is played", BidNames.NUMBER: "the number alone"}),
    ),
    "min_bid": ("Lowest bid", lambda rules: count(rules.min_bid)),
    "max_bid": ("Highest bid", lambda rules: count(rules.max_bid)),
    "suffix_order": (
        "Bids of one number",
        _named(
            "suffix_order",
            {
                SuffixOrder.LEVEL: "no-trump is higher, uptown and downtown are equal",
                SuffixOrder.DOWNTOWN_OVER_UPTOWN: "no-trump is higher than downtown, and downtown than uptown",
                SuffixOrder.NO_TRUMP_LEVEL: "all equal, no-trump too",
            },
        ),
    ),
    "dealer_matches": (
        "The dealer",
        _named("dealer_matches", {True: "takes the bid by matching it", False: "has to go higher to take the bid"}),
    ),
    "all_pass": (
        "When all others pass",
        _named(
            "all_pass",
            {
                AllPass.THROW_IN: "the dealer may pass too and throw the deal in",
                AllPass.DEALER_MUST: "the dealer must bid",
                AllPass.DEALER_MUST_MINIMUM: "the dealer must make the lowest bid",
            },
        ),
    ),
    "sport": (
        "Sporting the kitty",
        _named(
            "sport",
            {
                Sport.NEVER: "never, only the declarer sees it",
                Sport.BEFORE_AUCTION: "shown to all before the bidding",
                Sport.BEFORE_PICKUP: "shown to all after the bidding",
                Sport.TRUMP_BIDS: "shown to all after the bidding, but not in no-trump",
            },
        ),
    ),
    "boston": (
        "A Boston",
        _named(
            "boston",
            {Boston.NONE: "scores nothing extra", Boston.DOUBLE: "counts double", Boston.WINS: "wins the match"},
        ),
    ),
    "boston_points": (
        "What a Boston scores",
        lambda rules: counted(rules.boston_points, "point") if rules.boston_points else "its books",
    ),
    "boston_by": (
        "Who can have a Boston",
        _named("boston_by", {BostonBy.DECLARERS: "only the declaring side", BostonBy.EITHER: "defenders as well"}),
    ),
    "boston_needs_bid": (
        "What makes a Boston",
        _named("boston_needs_bid", {0: "every book, whatever the bid", 7: "every book on a bid of seven"}),
    ),
    "renege": (
        "Reneges",
        _named(
            "renege",
            {
                Renege.PREVENTED: "prevented by the table",
                Renege.CALLED: "for you to catch and call",
                Renege.AUTOMATIC: "found by the table when the book is full",
            },
        ),
    ),
    "renege_penalty": (
        "What a renege costs",
        _named(
            "renege_penalty",
            {RenegePenalty.TRICKS: "three books", RenegePenalty.BID: "the bid", RenegePenalty.GAME: "the match"},
        ),
    ),
    "renege_settled": (
        "A renege is paid for",
        _named(
            "renege_settled",
            {RenegeSettled.AT_ONCE: "at once", RenegeSettled.DEAL_END: "when the deal is over"},
        ),
    ),
    "renege_short": (
        "A renege with fewer than three books to give",
        _named(
            "renege_short",
            {RenegeShort.WHAT_THEY_HAVE: "costs what there is", RenegeShort.ALL: "costs every book"},
        ),
    ),
    "rotation": (
        "Rise and fly",
        _named(
            "rotation",
            {Rotation.NONE: "no, everybody keeps their seat", Rotation.RISE_AND_FLY: "the pair that is set gets up"},
        ),
    ),
    "backdoor": (
        "Defenders who win on the first deal",
        lambda rules: "have what they scored" if rules.backdoor is Backdoor.NOTHING else f"have {rules.target} points",
    ),
    "max_deals": ("Number of deals", _max_deals),
    "both_limits": (
        "Game and bottom in one deal",
        _named(
            "both_limits",
            {BothLimits.FLOOR_FIRST: "the bottom decides", BothLimits.MOST_POINTS: "most points decides"},
        ),
    ),
    "first_dealer": (
        "First dealer",
        _named(
            "first_dealer",
            {
                FirstDealer.RANDOM: "by chance",
                FirstDealer.LOW_CARD: "the lowest card cut",
                FirstDealer.FIRST_DIAMOND: "the first diamond dealt",
                FirstDealer.FIRST_CLUB: "the first club dealt",
            },
        ),
    ),
    "deal": (
        "Dealing",
        _named("deal", {Dealing.BATCHES: "a few cards at a time", Dealing.SINGLY: "one card at a time"}),
    ),
}
"""Every option, most important first: its subject, and a few words on what it means at a table."""
