"""Bidders told apart in worlds that neither has imagined."""

import pytest
from benches.strength.fresh_worlds import BY_NET, EXCHANGE, QUICK, Task, gains_of, table

from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.simulator import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="without the kernel a deal takes a minute")


def test_a_bidder_gains_nothing_over_itself() -> None:
    found = gains_of(Task(PALACE, ("steady", "steady"), 3))
    assert found == {QUICK: 0.0, BY_NET: 0.0, EXCHANGE: 0.0}


def test_who_bids_by_chance_loses_to_steady_and_the_same_each_time() -> None:
    tasks = [Task(PALACE, ("random", "steady"), number) for number in range(4)]
    found = [gains_of(task) for task in tasks]
    assert found == [gains_of(task) for task in tasks]
    for kind in (QUICK, BY_NET, EXCHANGE):
        assert sum(one.get(kind, 0.0) for one in found) < 0


def test_without_a_network_only_the_quick_rules_call_on() -> None:
    assert {*gains_of(Task(PRESETS["fifty-two"], ("steady", "steady"), 1))} == {QUICK, EXCHANGE}


def test_a_line_for_each_kind_says_what_is_gained_a_deal() -> None:
    lines = [*table([{QUICK: 0.01, EXCHANGE: 0.0}, {QUICK: 0.03}])]
    assert len(lines) == 2
    assert "+2.00 ±" in lines[0]
    assert "2 deals" in lines[0]
    assert "1 deals" in lines[1]
