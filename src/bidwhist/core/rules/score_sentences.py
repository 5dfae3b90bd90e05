"""The sentences of a rules sheet about scoring and the match, as names of messages."""

from collections.abc import Callable

from bidwhist.core.rules.options import Backdoor, BidCounts, Boston, BostonBy, SetPays
from bidwhist.core.rules.phrases import word_of
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import boston_points
from bidwhist.i18n import Saying, with_minus


def sides_of(rules: Ruleset) -> str:
    """Who is spoken of: ``pairs``, or everybody ``alone``."""
    return "pairs" if rules.has_partners else "alone"


def _counting(rules: Ruleset) -> Saying:
    return Saying("sheet-every-book" if rules.bid_counts is BidCounts.TRICKS else "sheet-six-free")


def _scored_turned(rules: Ruleset) -> Saying | None:
    return Saying("sheet-scored-turned") if rules.turns_trump else None


def _with_auction(tell: Callable[[Ruleset], Saying]) -> Callable[[Ruleset], Saying | None]:
    return lambda rules: None if rules.turns_trump else tell(rules)


def _made(rules: Ruleset) -> Saying:
    return Saying.of(f"option-made.sheet-{word_of(rules.made)}", sides=sides_of(rules))


def _set(rules: Ruleset) -> Saying:
    return Saying.of(f"option-set.sheet-{word_of(rules.set)}", sides=sides_of(rules))


def _defenders(rules: Ruleset) -> Saying:
    return Saying(f"option-defenders-score.sheet-{word_of(rules.defenders_score)}")


def _no_trump(rules: Ruleset) -> Saying:
    doubles = "single" if rules.no_trump_factor == 1 else word_of(rules.no_trump_doubles)
    return Saying(f"option-no-trump-factor.sheet-{doubles}")


def _boston(rules: Ruleset) -> Saying:
    has_points = rules.boston_points and rules.boston is not Boston.DOUBLE
    name = "option-boston-points.sheet" if rules.boston is Boston.NONE else "option-boston.sheet-wins-points"
    scores = Saying.of(
        name if has_points else f"option-boston.sheet-{word_of(rules.boston)}", count=rules.boston_points
    )
    bid = "seven" if rules.boston_needs_bid else "any"
    all_books = Saying.of("count", count=rules.all_tricks)
    if rules.turns_trump:
        return Saying.of("option-boston.sheet-turned", all=all_books, scores=scores)
    return Saying.of("option-boston.sheet", sides=sides_of(rules), all=all_books, bid=bid, scores=scores)


def _boston_by(rules: Ruleset) -> Saying | None:
    if rules.turns_trump or rules.boston_by is BostonBy.DECLARERS or not rules.defenders_may_sweep:
        return None
    points = boston_points(rules, rules.all_tricks - rules.free_tricks)
    return Saying.of(
        "option-boston-by.sheet-wins" if rules.boston is Boston.WINS else "option-boston-by.sheet", count=points
    )


def _target(rules: Ruleset) -> Saying:
    return Saying.of("option-target.sheet", sides=sides_of(rules), target=rules.target)


def _floor(rules: Ruleset) -> Saying:
    if rules.floor is not None:
        name = "option-floor.sheet" if rules.has_partners else "option-floor.sheet-alone"
        return Saying.of(name, level=word_of(rules.both_limits), floor=with_minus(rules.floor))
    never_falls = rules.turns_trump or rules.set is SetPays.DEFENDERS_SCORE_BID
    return Saying("option-floor.sheet-defenders" if never_falls else "option-floor.sheet-none")


def _both_limits(rules: Ruleset) -> Saying | None:
    # Of two sides the same one wins either way.
    if rules.floor is None or rules.sides == 2:
        return None
    name = f"option-both-limits.sheet-{word_of(rules.both_limits)}"
    return Saying.of(name, target=rules.target, floor=with_minus(rules.floor))


def _max_sets(rules: Ruleset) -> Saying | None:
    return None if rules.max_sets is None else Saying.of("option-max-sets.sheet", times=rules.max_sets)


def _backdoor(rules: Ruleset) -> Saying | None:
    if rules.backdoor is Backdoor.NOTHING or not rules.may_lose_in_one_deal:
        return None
    return Saying.of("option-backdoor.sheet", target=rules.target)


def _own_arithmetic(rules: Ruleset) -> Saying | None:
    return None if rules.has_partners else Saying("sheet-tradition")


SCORING = (
    _counting,
    _scored_turned,
    *map(_with_auction, (_made, _set, _defenders, _no_trump)),
    _boston,
    _boston_by,
)
THE_MATCH = (_target, _floor, _both_limits, _max_sets, _backdoor)
OUR_OWN_ARITHMETIC = (_own_arithmetic,)
"""The last parts of a sheet, each what tells its sentences in order."""
