"""Options that have no effect in some mixes: the jokers' rules in a pack without jokers, and the like."""

from collections.abc import Callable

from bidwhist.rules.options import BidNames, RenegePenalty, SuffixOrder
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.score_sentences import defenders_may_sweep, may_lose_in_one_deal
from bidwhist.rules.sentences import ways_of

_NOBODY_BIDS = (lambda rules: rules.turns_trump, "trump is turned up, so that nobody bids")

WITHOUT_EFFECT: dict[str, tuple[Callable[[Ruleset], bool], str]] = {
    "suffix_order": (
        lambda rules: (
            rules.turns_trump
            or rules.bid_names is BidNames.NUMBER
            or (ways_of(rules) != "both" and rules.suffix_order is not SuffixOrder.NO_TRUMP_LEVEL)
        ),
        "nobody bids, bids are numbers alone, or there is only one of uptown and downtown to bid and no-trump is above "
        "it",
    ),
    **dict.fromkeys(("min_bid", "max_bid", "bid_names", "dealer_matches", "all_pass"), _NOBODY_BIDS),
    **dict.fromkeys(("made", "set", "defenders_score", "no_trump_factor", "boston_needs_bid"), _NOBODY_BIDS),
    "declare": (lambda rules: rules.kitty == 0, "there is no kitty"),
    "sport": (lambda rules: rules.kitty == 0, "there is no kitty"),
    "discard_trick": (lambda rules: rules.kitty == 0, "there is no kitty, so nothing is discarded"),
    "no_trump_jokers": (lambda rules: rules.jokers == 0, "there are no jokers"),
    "no_trump_joker_leads": (lambda rules: rules.jokers == 0, "there are no jokers"),
    "renege_penalty": (lambda rules: not rules.lets_reneges_through, "reneges are prevented"),
    "renege_settled": (lambda rules: not rules.lets_reneges_through, "reneges are prevented"),
    "renege_short": (
        lambda rules: not rules.lets_reneges_through or rules.renege_penalty is not RenegePenalty.TRICKS,
        "reneges are prevented, or do not cost books",
    ),
    "no_trump_doubles": (
        lambda rules: rules.no_trump_factor == 1 or rules.turns_trump,
        "no-trump does not double, or nobody bids",
    ),
    "boston_by": (
        lambda rules: not defenders_may_sweep(rules) or rules.turns_trump,
        "the discard is the declarer's, so that nobody else can take every book, or nobody bids",
    ),
    "backdoor": (lambda rules: not may_lose_in_one_deal(rules), "no match can be lost in one deal"),
    "max_sets": _NOBODY_BIDS,
    "rotation": _NOBODY_BIDS,
    "both_limits": (
        lambda rules: rules.floor is None or rules.sides == 2,
        "there is no floor, or two sides play and the same one wins either way",
    ),
}
"""Options that have no effect in some mixes: when that is so, and why, as the page of options says it."""


def has_effect(rules: Ruleset, option: str) -> bool:
    """Whether an option's value makes a difference at a table of these rules."""
    return option not in WITHOUT_EFFECT or not WITHOUT_EFFECT[option][0](rules)
