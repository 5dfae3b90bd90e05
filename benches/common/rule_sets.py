"""Rule sets drawn over every option, for benches: any that can be played, or with matches that end in every way."""

from enum import EnumType
from random import Random
from typing import Any, get_type_hints

from msgspec.structs import replace

from bidwhist.core.rules.options import (
    Backdoor,
    BidCounts,
    BostonBy,
    DefendersScore,
    Direction,
    Partners,
    Rotation,
    SetPays,
)
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.spec import NUMBERS
from bidwhist.errors import BadRuleset

DIRECTIONS = [tuple(one for place, one in enumerate(Direction) if chosen >> place & 1) for chosen in range(1, 8)]
TYPES = get_type_hints(Ruleset)
ALONE: dict[str, Any] = {
    "partners": Partners.NONE,
    "bid_counts": BidCounts.TRICKS,
    "defenders_score": DefendersScore.NOTHING,
    "boston_by": BostonBy.DECLARERS,
    "boston_needs_bid": 0,
    "max_sets": None,
    "backdoor": Backdoor.NOTHING,
    "rotation": Rotation.NONE,
}
"""The values that cutthroat must have."""


def random_rules(random: Random) -> Ruleset:
    """A rule set with every option drawn at random, again and again until the mix can be played."""
    while True:
        try:
            return Ruleset(**_options(random))
        except BadRuleset:
            continue


def _options(random: Random) -> dict[str, Any]:
    options = {name: random.choice(_values(name)) for name in Ruleset.__struct_fields__}
    alone = options["players"] != 4 or options["partners"] is Partners.NONE
    return {
        **options,
        **(ALONE if alone else {"bid_counts": BidCounts.ODD_TRICKS}),
        "target": 7,
        "floor": None,
        "max_deals": None,
    }


def _values(name: str) -> list[Any]:
    if name == "directions":
        return list(DIRECTIONS)
    if name in NUMBERS:
        return list(NUMBERS[name])
    return list(TYPES[name]) if isinstance(TYPES[name], EnumType) else [False, True]


def short_match_rules(random: Random) -> Ruleset:
    """Any rule set with low limits, so that matches end in every way."""
    rules = random_rules(random)
    while rules.sides > 2 and random.random() < 0.8:  # most options are for two sides
        rules = random_rules(random)
    may_fall = rules.set is SetPays.MINUS_BID
    return replace(
        rules,
        target=random.randrange(1, 40),
        floor=-random.randrange(1, 20) if may_fall and random.random() < 0.6 else None,
        max_deals=random.randrange(1, 8) if random.random() < 0.3 else None,
    )
