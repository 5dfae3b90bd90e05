"""Bidders compared by what the contracts they reach are worth, without a card played."""

import pytest

from bidwhist.arena.contest import Stop, contest
from bidwhist.arena.contracts import bids_lead, expected, points_lead, points_stakes
from bidwhist.arena.measures import Plan
from bidwhist.arena.report import report
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import fresh_deal, until_called
from bidwhist.arena.workers import Here
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.equity.ends import ended_deal
from bidwhist.bots.equity.stakes import Standing
from bidwhist.core.cards import Strain
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.shuffle import seed_from_text

SEED = seed_from_text("contracts")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_bidder_is_level_with_itself(preset: str) -> None:
    steady = parse_bot("steady")
    for number in range(3):
        # Chances in a table are kept to four places.
        assert bids_lead((steady, steady), PRESETS[preset], SEED, number) == pytest.approx(0, abs=1e-4)


def test_a_bidder_that_bids_seven_on_anything_is_far_behind() -> None:
    plan = Plan(("steady", "always-7"), PALACE, SEED, ("bids",))
    found = report(plan, Stop(40), [*contest(plan, Stop(40), Here())])
    assert found is not None and found.bids is not None
    assert found.bids.low > 0.05
    assert found.points is None


def test_the_sequential_test_can_go_by_bids() -> None:
    plan = Plan(("steady", "always-7"), PALACE, SEED, ("bids",))
    stop = Stop(400, margin=0.005)
    rows = [*contest(plan, stop, Here())]
    found = report(plan, stop, rows)
    assert found is not None and found.verdict == "steady is better than always-7"
    assert len(rows) < 100


def test_an_auction_that_everybody_passed_is_worth_what_the_next_deal_is() -> None:
    rules = parse_rules("palace", ("all_pass=throw-in",))
    passing = (parse_bot("always-pass"),) * 4
    called = until_called(fresh_deal(rules, SEED, 0), passing, SEED, 0)
    assert called.is_over
    stakes = stakes_of(Standing(rules, (0, 0), rules.max_deals, 0))
    assert expected([called], stakes, 1) == [stakes.thrown_in[1]]
    assert expected([called], points_stakes(rules), 1) == [0.0]


def test_points_of_an_end_are_those_that_the_core_scores() -> None:
    for rules in (PALACE, PRESETS["cutthroat-4"]):
        stakes = points_stakes(rules)
        number = rules.contract_numbers[1]
        for tricks in range(rules.all_tricks + 1):
            done = ended_deal(rules, 1, number, Strain.CLUBS, tricks)
            for side in range(rules.sides):
                told = stakes.of(1, number, False, side)[tricks]
                assert told == pytest.approx(points_lead(done, side), abs=1e-6)
