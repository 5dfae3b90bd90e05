"""Options that change nothing in some mixes: the jokers' rules in a pack without jokers, and the like."""

from collections.abc import Callable

from bidwhist.rules.options import BidNames, Renege
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.sentences import suffixes

WITHOUT_EFFECT: dict[str, tuple[Callable[[Ruleset], bool], str]] = {
    "suffix_order": (
        lambda rules: rules.bid_names is BidNames.NUMBER or len(suffixes(rules)) < 3,
        "bids are numbers alone, or there is only one of uptown and downtown to bid",
    ),
    "declare": (lambda rules: rules.kitty == 0, "there is no kitty"),
    "sport": (lambda rules: rules.kitty == 0, "there is no kitty"),
    "discard_trick": (lambda rules: rules.kitty == 0, "there is no kitty, so nothing is discarded"),
    "no_trump_jokers": (lambda rules: rules.jokers == 0, "there are no jokers"),
    "renege_short": (lambda rules: rules.renege is Renege.PREVENTED, "reneges are prevented"),
    "both_limits": (lambda rules: rules.floor is None, "there is no floor"),
}
"""Options that change nothing in some mixes: when that is so, and why."""


def has_effect(rules: Ruleset, option: str) -> bool:
    """Whether an option's value makes a difference at a table of these rules."""
    return option not in WITHOUT_EFFECT or not WITHOUT_EFFECT[option][0](rules)
