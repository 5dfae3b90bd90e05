"""The two evaluators of the auction model say the same: one hand at a time, and many at once."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from bidwhist import PRESETS, Ruleset
from bidwhist.bots.auction.model import BIDDING_PARAMS
from bidwhist.bots.auction.rest import RestForMany
from bidwhist.bots.auction_model import AuctionModel, Expectations, Field, value_of_rest
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.core.deal import NOBODY
from support.nightly import amount
from support.random_rules import rulesets

HANDS = 3
FIELD = Field(mean=9.2, spread=1.1)


def worth(side: int, number: int) -> NDArray[np.float64]:
    """What a contract comes to for each of the hands: some numbers that all differ."""
    return np.array([0.01 * number - 0.1 * side + 0.003 * hand * number for hand in range(HANDS)])


@settings(max_examples=amount(20, 60), deadline=None)
@given(rulesets(), st.integers(0, 4), st.sampled_from((STEADY.expects, BIDDING_PARAMS.expects)))
def test_one_hand_and_many_hands_come_to_the_same(rules: Ruleset, dealer: int, expects: Expectations) -> None:
    model = AuctionModel(rules, dealer % rules.players, FIELD, expects)
    many = RestForMany(model, HANDS, worth)
    for place, side in product(range(rules.players + 1), (NOBODY, *range(rules.sides))):
        for number in range(rules.min_bid - 1, rules.max_bid + 1):
            value = np.array([0.3, 0.5, 0.9])
            stays, rest = many.rest(place, number, side)
            alone = [
                value_of_rest(
                    model,
                    place,
                    number,
                    side,
                    value=float(value[hand]),
                    theirs=lambda one, bid, hand=hand: float(worth(one, bid)[hand]),  # type: ignore[misc]
                )
                for hand in range(HANDS)
            ]
            assert alone == pytest.approx(stays * value + rest, abs=1e-12)
            assert 0.0 <= stays <= 1.0


def test_a_higher_bid_is_bid_over_less_often() -> None:
    model = AuctionModel(PRESETS["classic"], 0, FIELD, STEADY.expects)
    likely = [model.next_call(0, number, 1).likely for number in range(2, 8)]
    assert likely == sorted(likely, reverse=True)
    assert likely[0] > likely[-1] == 0.0


def test_partners_bid_over_one_another_less_than_over_foes() -> None:
    model = AuctionModel(PRESETS["classic"], 0, FIELD, STEADY.expects)
    ours = PRESETS["classic"].side_of[1]
    assert model.next_call(0, 4, ours).likely < model.next_call(0, 4, 1 - ours).likely


def test_a_dealer_who_may_match_needs_no_higher_number() -> None:
    rules = next(rules for rules in PRESETS.values() if rules.dealer_matches)
    model = AuctionModel(rules, 0, FIELD, STEADY.expects)
    last = rules.players - 1
    assert model.next_call(last, 4, 1 - rules.side_of[0]).number == 4
    assert model.next_call(last, 4, NOBODY).number == 5
    assert model.next_call(last - 1, 4, 0).number == 5
