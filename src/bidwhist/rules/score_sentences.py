"""The sentences of a rules sheet about scoring and the match: what each option means, in plain English."""

from bidwhist.rules.options import (
    Backdoor,
    BidCounts,
    Boston,
    BostonBy,
    BothLimits,
    DefendersScore,
    Made,
    NoTrumpDoubles,
    RenegePenalty,
    Rotation,
    SetPays,
)
from bidwhist.rules.phrases import count, counted, times
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.scoring import boston_points


def _scorer(rules: Ruleset) -> str:
    return "player" if not rules.has_partners else "side"


def _bidders(rules: Ruleset) -> str:
    return "A player who" if not rules.has_partners else "A side that"


def _counting(rules: Ruleset) -> str:
    if rules.bid_counts is BidCounts.TRICKS:
        return "Every book counts."
    return "The first six books are free; only books over six count."


def _made(rules: Ruleset) -> str:
    book = "book taken" if rules.bid_counts is BidCounts.TRICKS else "book over six"
    return (
        f"{_bidders(rules)} makes the bid scores "
        + {
            Made.ODD_TRICKS: f"a point for every {book}, those beyond the bid too.",
            Made.BID: "the bid, and nothing for books beyond it.",
        }[rules.made]
    )


def _set(rules: Ruleset) -> str:
    gains = "each of the others scores" if not rules.has_partners else "the other side scores"
    return (
        f"{_bidders(rules)} falls short is set and "
        + {
            SetPays.MINUS_BID: "loses the bid.",
            SetPays.DEFENDERS_SCORE_BID: f"loses nothing, but {gains} the bid.",
        }[rules.set]
    )


def _defenders(rules: Ruleset) -> str:
    return {
        DefendersScore.NOTHING: "Defenders score nothing for books of their own.",
        DefendersScore.ODD_TRICKS: "Defenders score a point for every book of their own over six, whatever the bid.",
    }[rules.defenders_score]


def _no_trump(rules: Ruleset) -> str:
    if rules.no_trump_factor == 1:
        return "No-trump scores like any other bid."
    if rules.no_trump_doubles is NoTrumpDoubles.MADE:
        return "In no-trump every point of the deal is doubled if the bid is made; a set counts as it stands."
    return "In no-trump every point of the deal is doubled, made or set."


def _boston(rules: Ruleset) -> str:
    who = "the declarer" if not rules.has_partners else "the declaring side"
    bid = ", on a bid of seven" if rules.boston_needs_bid else ""
    points = f"{counted(rules.boston_points, 'point')}"
    scores = {
        Boston.NONE: f"it scores {points}." if rules.boston_points else "it scores nothing extra.",
        Boston.DOUBLE: "it counts double.",
        Boston.WINS: (f"it scores {points} and " if rules.boston_points else "it ") + "wins the match at once.",
    }[rules.boston]
    return f"If {who} takes all {count(rules.all_tricks)} books{bid}, that is a Boston: {scores}"


def defenders_may_sweep(rules: Ruleset) -> bool:
    """Whether defenders can take every book at all: not where the discard is the declarers' (rule C24)."""
    return not rules.declarer_has_discards


def _boston_by(rules: Ruleset) -> str:
    if rules.boston_by is BostonBy.DECLARERS or not defenders_may_sweep(rules):
        return ""
    points = boston_points(rules, rules.all_tricks - rules.free_tricks)
    wins = " and wins the match at once" if rules.boston is Boston.WINS else ""
    return f"Defenders who take them all have a Boston too, which scores {counted(points, 'point')}{wins}."


def _target(rules: Ruleset) -> str:
    return (
        f"The first {_scorer(rules)} to reach {rules.target} wins the match; if one deal takes several there, "
        "most points wins, and level scores play on."
    )


def _floor(rules: Ruleset) -> str:
    if rules.floor is not None and not rules.has_partners:
        level = "draw" if rules.both_limits is BothLimits.FLOOR_FIRST else "play on"
        return f"The match also ends when a player falls to {rules.floor}: the best score wins, level scores {level}."
    if rules.floor is not None:
        return f"A side that falls to {rules.floor} loses the match."
    if rules.set is SetPays.DEFENDERS_SCORE_BID:
        return "No score ever goes down."
    return "A score may fall as low as it likes without losing the match."


def _both_limits(rules: Ruleset) -> str:
    # Of two sides the same one wins either way.
    if rules.floor is None or rules.sides == 2:
        return ""
    end = {
        BothLimits.FLOOR_FIRST: f"falling to {rules.floor} decides",
        BothLimits.MOST_POINTS: "most points decides",
    }[rules.both_limits]
    return f"If one deal takes one {_scorer(rules)} to {rules.target} and another to {rules.floor}, {end}."


def _max_sets(rules: Ruleset) -> str:
    if rules.max_sets is None:
        return ""
    return f"A side that is set {times(rules.max_sets)} in a match loses it, whatever the score."


def may_lose_in_one_deal(rules: Ruleset) -> bool:
    """Whether defenders can win the match on its first deal by what the declarers do, not by points of their own."""
    doubles = rules.no_trump_factor if rules.no_trump_doubles is NoTrumpDoubles.MADE_OR_SET else 1
    return (
        (rules.floor is not None and -rules.max_bid * doubles <= rules.floor)
        or rules.max_sets == 1
        or rules.max_deals == 1
        or rules.rotation is Rotation.RISE_AND_FLY
        or (rules.lets_reneges_through and rules.renege_penalty is RenegePenalty.GAME)
        or (rules.boston is Boston.WINS and rules.boston_by is BostonBy.EITHER and defenders_may_sweep(rules))
    )


def _backdoor(rules: Ruleset) -> str:
    if rules.backdoor is Backdoor.NOTHING or not may_lose_in_one_deal(rules):
        return ""
    return (
        "Defenders who win the match on its first deal come in by the back door: "
        f"they have {rules.target}, if they scored less."
    )


def _max_deals(rules: Ruleset) -> str:
    if rules.max_deals is None:
        return "There is no limit to the number of deals."
    deals = "one deal" if rules.max_deals == 1 else f"{count(rules.max_deals)} deals"
    return (
        f"The match ends after {deals}, not counting any that were thrown in: most points wins, "
        "and equal points are a draw."
    )


def _rotation(rules: Ruleset) -> str:
    if rules.rotation is Rotation.NONE:
        return ""
    return "Rise and fly: the pair that is set or beaten gets up, and the next pair in line sits down."


def _own_arithmetic(rules: Ruleset) -> str:
    if rules.has_partners:
        return ""
    return (
        "Tradition tells us of cutthroat that three players get seventeen cards and a kitty of three, that a bid is "
        "a number of books, and that the game is 30. All else here, the discard, the lowest and highest bid, what is "
        "scored, and every number for four or five players, is our own arithmetic."
    )


SCORING = (_counting, _made, _set, _defenders, _no_trump, _boston, _boston_by)
THE_MATCH = (_target, _floor, _both_limits, _max_sets, _backdoor, _max_deals, _rotation)
OUR_OWN_ARITHMETIC = (_own_arithmetic,)
"""The last parts of a sheet, each what tells its sentences in order."""
