"""Many deals of given cards at once: the kernel ends them as plain Python does, and as one deal after another."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist import simulator
from bidwhist.bots.skill import steady_skill
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import IllegalAction, Misdeal, WhistError
from bidwhist.simulator import NO_ACTION, Deals, Ends, State, compiled, histories_of, skilled_ends
from bidwhist.simulator.numbering import PASS_NUMBER
from support.nightly import amount
from support.random_rules import bid_rulesets
from support.simulated import SIMULATED

SEED = seed_from_text("ends")
PALACE = SIMULATED["palace"]


def begun(rules: Ruleset, count: int, most: int, random: Random) -> list[State]:
    """Deals of one dealer, each after some legal actions by chance."""
    states = [simulator.new_state(rules, SEED, number, dealer=1) for number in range(count)]
    for state in states:
        for _ in range(random.randrange(most + 1)):
            # Reneges and their calls are left to other tests.
            if state.is_over or state.phase > 2:
                break
            state.apply_action(random.choice(state.legal_actions()))
    return states


def deals_of(states: list[State]) -> Deals:
    hands = np.array([state.dealt for state in states], dtype=np.uint64)
    kitties = np.array([state.kitty for state in states], dtype=np.uint64)
    return Deals(1, hands, kitties, histories_of([state.history for state in states]))


def plain_ends(deals: Deals, rules: Ruleset) -> Ends:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "COMPILED", False)
        return skilled_ends(deals, steady_skill(rules))


@settings(max_examples=amount(6, 60))
@given(bid_rulesets(), st.integers(0, 1000))
def test_the_kernel_ends_deals_as_plain_python_does(rules: Ruleset, number: int) -> None:
    deals = deals_of(begun(rules, 3, 14, Random(number)))
    fast, slow = skilled_ends(deals, steady_skill(rules)), plain_ends(deals, rules)
    assert (fast.tricks == slow.tricks).all()
    assert (fast.contracts == slow.contracts).all()


@pytest.mark.parametrize("preset", SIMULATED)
def test_many_deals_end_as_each_of_them_alone(preset: str) -> None:
    rules = SIMULATED[preset]
    states, skill = begun(rules, 40, 14, Random(preset)), steady_skill(rules)
    ends = skilled_ends(deals_of(states), skill)
    for state, tricks in zip(states, ends.tricks, strict=True):
        assert tuple(tricks) == simulator.skilled_end(state, skill).tricks_won


def test_more_deals_than_the_kernel_takes_at_once_all_end(monkeypatch: pytest.MonkeyPatch) -> None:
    deals, skill = deals_of(begun(PALACE, 7, 4, Random(3))), steady_skill(PALACE)
    whole = skilled_ends(deals, skill)
    monkeypatch.setattr("bidwhist.simulator.ends.DEALS_AT_ONCE", 3)
    parts = skilled_ends(deals, skill)
    assert (parts.tricks == whole.tricks).all()
    assert (parts.contracts == whole.contracts).all()


def test_no_action_in_a_history_is_passed_over() -> None:
    state, skill = simulator.new_state(PALACE, SEED, 0, dealer=1), steady_skill(PALACE)
    deals = deals_of([state, state])
    twice = replace(deals, histories=np.array([[PASS_NUMBER, NO_ACTION], [NO_ACTION, PASS_NUMBER]], dtype=np.uint8))
    state.apply_action(PASS_NUMBER)
    assert {tuple(row) for row in skilled_ends(twice, skill).tricks} == {simulator.skilled_end(state, skill).tricks_won}


def test_none_and_deals_without_history_are_fine() -> None:
    none = Deals(0, np.zeros((0, 4), dtype=np.uint64), np.zeros(0, dtype=np.uint64), histories_of([]))
    assert skilled_ends(none, steady_skill(PALACE)).tricks.shape == (0, 2)
    assert histories_of([[], []]).shape == (2, 0)


@pytest.mark.parametrize("kernel", [True, False])
def test_what_is_no_deal_or_not_allowed_is_refused(kernel: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "COMPILED", kernel and compiled.COMPILED)
    deals, skill = deals_of(begun(PALACE, 2, 0, Random(0))), steady_skill(PALACE)
    doubled = deals.hands.copy()
    doubled[1, 0] = doubled[1, 1]
    refused = (
        (replace(deals, hands=doubled), Misdeal, "row 1"),
        (replace(deals, kitties=deals.kitties[:1]), WhistError, "one kitty a deal"),
        (replace(deals, hands=deals.hands[:, :3]), WhistError, "a hand a seat"),
        (replace(deals, histories=histories_of([[]])), WhistError, "a history a deal"),
        (replace(deals, dealer=4), WhistError, "no such dealer"),
        (replace(deals, histories=histories_of([[PASS_NUMBER], [0]])), IllegalAction, "action"),
        (replace(deals, histories=histories_of([[PASS_NUMBER], [255]])), IllegalAction, "action"),
    )
    for given_deals, error, words in refused:
        with pytest.raises(error, match=words):
            skilled_ends(given_deals, skill)
