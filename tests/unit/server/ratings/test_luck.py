"""What is rated leaves enough to skill, as the simulator measures it, and what leaves too much to luck is training."""

import pytest
from benches.strength.luck import LIMIT, edges, luck_of
from msgspec.structs import replace

from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.server.ratings.domain.luck import why_not_rated
from bidwhist.simulator import COMPILED
from support.nightly import by_day

MEASURED = ("palace", "palace, 6 deals", "palace, bids from 4", "palace, floor -5")
LUCKY = ("palace, 1 deals", "one deal, bids of seven", "palace to 3", "classic, rise and fly")


def test_the_named_rule_sets_of_bid_whist_are_rated_and_whist_is_not() -> None:
    assert [name for name, rules in PRESETS.items() if why_not_rated(rules) is not None] == ["whist"]
    assert why_not_rated(replace(PALACE, no_trump_factor=1)) is None


@pytest.mark.skipif(not COMPILED, reason="the simulator in plain Python plays too few matches")
@pytest.mark.parametrize("name", by_day([*MEASURED, *LUCKY], "palace", "palace, 1 deals"))
def test_the_limits_part_what_was_measured_as_luck_from_skill(name: str) -> None:
    rules = dict(edges())[name]
    luck = luck_of(rules, 500, name)
    assert (why_not_rated(rules) is None) is (name in MEASURED)
    if name in MEASURED:
        assert luck.share - 3.0 * luck.error < LIMIT
    else:
        assert luck.share + luck.error > LIMIT
