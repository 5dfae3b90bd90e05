"""Options that have no effect in some mixes: the jokers' rules in a pack without jokers, and the like."""

from collections.abc import Mapping
from types import MappingProxyType

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import ROWS, Idle

WITHOUT_EFFECT: Mapping[str, Idle] = MappingProxyType({name: row.idle for name, row in ROWS.items() if row.idle})
"""Options that have no effect in some mixes: when that is so, and why, as the page of options says it."""


def has_effect(rules: Ruleset, option: str) -> bool:
    """Whether an option's value makes a difference at a table of these rules."""
    return option not in WITHOUT_EFFECT or not WITHOUT_EFFECT[option].applies(rules)
