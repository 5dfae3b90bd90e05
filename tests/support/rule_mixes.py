"""Rule sets one option apart, from bases in which, together, every option has its effect."""

from functools import cache

from msgspec.structs import replace

from bidwhist.core.rules.parse import OPTIONS, parse_rules
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import BadRuleset

BASES = [
    *PRESETS.values(),
    parse_rules("classic", ["renege=called"]),
    parse_rules("classic", ["jokers=1", "kitty=5"]),
    parse_rules("palace", ["jokers=0", "kitty=0", "discard_trick=nobody"]),
    parse_rules("classic", ["players=4", "partners=none", "bid_counts=tricks", "max_bid=13"]),
    parse_rules("cutthroat", ["floor=-10"]),
    parse_rules("classic", ["discard_trick=nobody", "max_bid=6"]),
    parse_rules("fifty-two", ["bid_names=suffix"]),
    parse_rules("classic", ["directions=downtown_aces_low"]),
    parse_rules("palace", ["suffix_order=no_trump_level"]),
]
TOO_MANY = 25
NEVER_ALONE = {"jokers": "kitty", "bid_counts": "partners"}
"""Options that no mix can change by themselves, and what has to change with them."""


@cache
def neighbours(rules: Ruleset, option: str) -> list[Ruleset]:
    """The rule sets that differ from one in this option alone, as far as they can be played."""
    found = []
    values = OPTIONS[option].values
    for value in values if len(values) <= TOO_MANY else values[: TOO_MANY // 2] + values[-TOO_MANY // 2 :]:
        try:
            found.append(replace(rules, **{option: value}))
        except BadRuleset:
            continue
    return [one for one in found if one != rules]
