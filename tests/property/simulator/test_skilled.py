"""Skilled seats: the kernel decides as the plain simulator does, from what a seat sees, and about as steady does."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bidwhist import simulator
from bidwhist.bots.levels import make_bot
from bidwhist.bots.skill import steady_skill
from bidwhist.core.cards import CARDS
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.envs.resampling import resample
from bidwhist.envs.vector import BidWhistEnv, BidWhistVectorEnv
from bidwhist.errors import BadRuleset, IllegalAction, WhistError
from bidwhist.simulator import Batch, Policy, compiled, plain, plain_batch, skilled_action, skilled_end
from bidwhist.simulator.numbering import numbers_of
from bidwhist.simulator.skill import table_values
from bidwhist.simulator.tables import table_values as rule_values
from support.nightly import amount
from support.random_rules import bid_rulesets
from support.simulated import SIMULATED

SEED = seed_from_text("skilled")
PALACE = SIMULATED["palace"]


def assert_play_outs_are_the_same(rules: Ruleset, number: int, deals: int) -> None:
    skill = steady_skill(rules)
    fast = simulator.simulate(deals, SEED, rules, first=number, policy=skill)
    points, tricks, contracts = np.zeros_like(fast.points), np.zeros_like(fast.tricks), np.zeros_like(fast.contracts)
    assert plain.simulate(rules, SEED, number, 0, points, tricks, contracts, None, skill) == fast.decisions
    assert (points == fast.points).all()
    assert (tricks == fast.tricks).all()
    assert (contracts == fast.contracts).all()


@settings(max_examples=amount(4, 40))
@given(bid_rulesets(), st.integers(0, 1000))
def test_skilled_play_outs_come_out_the_same_in_the_kernel_and_in_python(rules: Ruleset, number: int) -> None:
    assert_play_outs_are_the_same(rules, number, 3)


@pytest.mark.parametrize("preset", SIMULATED)
def test_the_kernel_does_on_every_turn_of_a_preset_what_python_does(preset: str) -> None:
    assert_play_outs_are_the_same(SIMULATED[preset], 40, 4)


@settings(max_examples=amount(4, 30))
@given(bid_rulesets(), st.integers(0, 1000), st.integers(0, 70))
def test_after_any_actions_the_kernel_does_next_what_python_does(rules: Ruleset, number: int, decisions: int) -> None:
    fast = simulator.new_state(rules, SEED, number)
    slow = plain.dealt_state(rules, SEED, number, number % rules.players)
    random, skill = Random(number), steady_skill(rules)
    for _ in range(decisions):
        if slow.is_over:
            break
        assert skilled_action(fast, skill) == skilled_action(slow, skill)
        action = random.choice(slow.legal_actions())
        fast.apply_action(action)
        slow.apply_action(action)


def test_a_state_that_was_played_copied_and_taken_back_by_chance_knows_who_is_out_of_what() -> None:
    fast, slow = simulator.new_state(PALACE, SEED, 5), plain.dealt_state(PALACE, SEED, 5, 1)
    random, skill = Random(5), steady_skill(PALACE)
    while not slow.is_over:
        action = random.choice(slow.legal_actions())
        fast.apply_action(action)
        simulator.play_outs(fast, 1)
        fast.undo_action()
        fast = fast.clone()
        assert skilled_action(fast, skill) == skilled_action(slow, skill)
        fast.apply_action(action)
        slow.apply_action(action)


@pytest.mark.parametrize("preset", SIMULATED)
def test_cards_that_a_seat_cannot_see_change_nothing_it_does(preset: str) -> None:
    rules, random = SIMULATED[preset], Random(preset)
    skill = steady_skill(rules)
    state = simulator.new_state(rules, SEED, 3)
    while not state.is_over:
        chosen = skilled_action(state, skill)
        assert skilled_action(resample(state, state.to_act, random), skill) == chosen
        state.apply_action(chosen)


@pytest.mark.parametrize("preset", SIMULATED)
def test_a_skilled_seat_nearly_always_does_what_steady_does(preset: str) -> None:
    rules, steady = SIMULATED[preset], make_bot("steady")
    skill, turns, differ = steady_skill(rules), 0, 0
    for number in range(3):
        state = plain.dealt_state(rules, SEED, number, number % rules.players)
        while not state.is_over:
            wanted = numbers_of(steady.choose(view(state.deal, state.to_act), Random(0)))
            turns, differ = turns + 1, differ + (skilled_action(state, skill) not in wanted)
            for action in wanted:
                state.apply_action(action)
    assert differ <= turns / 50


def test_skilled_seats_take_more_than_the_plain_rule_and_bid() -> None:
    skilled = simulator.simulate(300, SEED, PALACE, policy=steady_skill(PALACE))
    ruled = simulator.simulate(300, SEED, PALACE, policy=Policy.RULE)
    assert skilled.contracts[:, 1].mean() > ruled.contracts[:, 1].mean() + 0.5


@settings(max_examples=amount(3, 12))
@given(st.sampled_from([*SIMULATED.values()]), st.integers(0, 1000))
def test_skilled_seats_of_a_batch_do_what_those_of_the_plain_batch_do(rules: Ruleset, first: int) -> None:
    skill = steady_skill(rules)
    fast = Batch(rules, SEED, simulator.new_buffers(rules, 2, with_finals=True), first=first, learner=1, others=skill)
    arrays = simulator.new_buffers(rules, 2, with_finals=True)
    slow = plain_batch.PlainBatch(
        rules,
        SEED,
        first,
        1,
        arrays.observations,
        arrays.masks,
        arrays.turns,
        arrays.rewards,
        arrays.ended,
        arrays.finals,
        0,
        skill,
    )
    actions = np.zeros(2, dtype=np.int64)
    for step in range(25):
        fast.choose(step, actions)
        fast.step(actions)
        slow.step(actions)
        for name in ("observations", "masks", "turns", "rewards", "ended", "finals"):
            assert (getattr(fast.buffers, name) == getattr(arrays, name)).all(), name


def test_a_batch_keeps_its_skill_and_begins_again_with_it() -> None:
    batch = Batch(PALACE, SEED, simulator.new_buffers(PALACE, 4), learner=0, others=steady_skill(PALACE))
    first = batch.buffers.observations.copy()
    batch.restart(SEED)
    assert (batch.buffers.observations == first).all()


def test_opponents_of_an_environment_may_have_a_skill() -> None:
    skill = steady_skill(PALACE)
    alone = BidWhistEnv(PALACE, 0, opponents=skill)
    many = BidWhistVectorEnv(2, PALACE, 0, opponents=skill)
    seen, _ = alone.reset(seed=5)
    rows, _ = many.reset(seed=5)
    assert (rows["observation"][0] == seen["observation"]).all()


def test_a_skill_is_for_its_own_rules_alone() -> None:
    other = steady_skill(SIMULATED["classic"])
    with pytest.raises(WhistError, match="for other rules"):
        simulator.simulate(1, SEED, PALACE, policy=other)
    with pytest.raises(WhistError, match="for other rules"):
        Batch(PALACE, SEED, simulator.new_buffers(PALACE, 1), learner=0, others=other)
    with pytest.raises(WhistError, match="for other rules"):
        simulator.play_outs(simulator.new_state(PALACE, SEED), 1, policy=other)
    with pytest.raises(BadRuleset, match="begin with an auction"):
        steady_skill(PRESETS["whist"])


@pytest.mark.parametrize("preset", SIMULATED)
def test_the_end_by_skilled_seats_is_what_they_do_one_action_after_another(preset: str) -> None:
    rules = SIMULATED[preset]
    skill, state = steady_skill(rules), simulator.new_state(rules, SEED, 6)
    for _ in range(20):
        state.apply_action(skilled_action(state, skill))
    before, end = state.history, skilled_end(state, skill)
    assert state.history == before
    assert end.history == skilled_end(simulator.plain_state(state), skill).history
    while not state.is_over:
        state.apply_action(skilled_action(state, skill))
    assert (end.history, end.points, end.tricks_won) == (state.history, state.points, state.tricks_won)


def test_a_skilled_seat_does_nothing_once_the_deal_is_over() -> None:
    state, skill = simulator.new_state(PALACE, SEED), steady_skill(PALACE)
    while not state.is_over:
        state.apply_action(skilled_action(state, skill))
    with pytest.raises(IllegalAction, match="over"):
        skilled_action(state, skill)


def test_tables_of_a_wrong_size_or_with_numbers_too_large_are_refused() -> None:
    tables = table_values(steady_skill(PALACE))
    with pytest.raises(ValueError, match="wrong size: leads"):
        compiled.simulator.compile_skill({**tables, "leads": tables["leads"][1:]})
    with pytest.raises(ValueError, match="too large: lacks"):
        compiled.simulator.compile_skill({**tables, "lacks": tables["lacks"] + 70_000})


def test_an_order_with_a_card_that_has_no_rank_is_refused() -> None:
    numbers, sides, destinations, bids, openings, declarations, orders, pays = rule_values(PALACE)
    wrong = [{**order, "strength": [0] * (5 * CARDS)} for order in orders]
    with pytest.raises(ValueError, match="no rank"):
        compiled.simulator.compile(PALACE, numbers, sides, destinations, bids, openings, declarations, wrong, pays)
