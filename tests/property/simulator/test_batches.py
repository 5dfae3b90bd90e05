"""Batches of simulated deals: the same as single deals, and refused whole when something is wrong."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist import simulator
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import deal_cards, seed_from_text
from bidwhist.errors import IllegalAction, WhistError
from bidwhist.simulator import COMPILED, Batch, State, compiled, numbering, packing, plain_batch
from bidwhist.simulator.observation import OBSERVATION_SIZE, SLICES
from support.nightly import amount
from support.random_rules import bid_rulesets
from support.simulated import SIMULATED

SEED = seed_from_text("simulator")
NUMBERS = ("bid_number", "standing_number", "trick_of", "tricks_won")
"""The slices whose numbers go to 18."""


def seen(state: State, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    row = np.full(OBSERVATION_SIZE, 99, dtype=np.int8)
    state.observe(seat, row)
    return row


@settings(max_examples=amount(5, 15))
@given(bid_rulesets(), st.integers(0, 1000), st.booleans())
def test_a_batch_does_in_step_what_single_deals_do(rules: Ruleset, first: int, alone: bool) -> None:
    learner = 1 if alone else None
    fast = Batch(rules, SEED, simulator.new_buffers(rules, 3, with_finals=True), first=first, learner=learner)
    arrays = simulator.new_buffers(rules, 3, with_finals=True)
    slow = plain_batch.PlainBatch(
        rules,
        SEED,
        first,
        -1 if learner is None else learner,
        arrays.observations,
        arrays.masks,
        arrays.turns,
        arrays.rewards,
        arrays.ended,
        arrays.finals,
    )
    actions, same = np.zeros(3, dtype=np.int64), np.zeros(3, dtype=np.int64)
    for step in range(25 if alone else 70):
        fast.choose(step, actions)
        slow.choose(step, same)
        assert (actions == same).all()
        fast.step(actions)
        slow.step(actions)
        for name in ("observations", "masks", "turns", "rewards", "ended", "finals"):
            assert (getattr(fast.buffers, name) == getattr(arrays, name)).all(), name
        assert [fast.number(row) for row in range(3)] == [slow.number(row) for row in range(3)]


@settings(max_examples=amount(8, 25))
@given(bid_rulesets(), st.integers(0, 1000), st.booleans(), st.booleans())
def test_a_batch_of_bits_shows_what_a_batch_of_bytes_shows(
    rules: Ruleset, first: int, alone: bool, plainly: bool
) -> None:
    assert_bits_are_bytes(rules, first, 1 if alone else None, plainly, 25 if alone else 70)


@pytest.mark.parametrize("plainly", [False, True])
@pytest.mark.parametrize("preset", SIMULATED)
def test_in_every_preset_whole_deals_are_the_same_in_bits_and_in_bytes(preset: str, plainly: bool) -> None:
    assert_bits_are_bytes(SIMULATED[preset], 0, None, plainly, 75 if plainly else 200)


def assert_bits_are_bytes(rules: Ruleset, first: int, learner: int | None, plainly: bool, steps: int) -> None:
    """Steps both, unpacks what the one shows and packs what the other does."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(compiled, "COMPILED", compiled.COMPILED and not plainly)
        patched.setattr(compiled, "say_once", lambda: None)
        bits = Batch(
            rules, SEED, simulator.new_packed_buffers(rules, 3, with_finals=True), first=first, learner=learner
        )
    flags = Batch(rules, SEED, simulator.new_buffers(rules, 3, with_finals=True), first=first, learner=learner)
    actions, same = np.zeros(3, dtype=np.int64), np.zeros(3, dtype=np.int64)
    for step in range(steps):
        shown, packed = flags.buffers, bits.buffers
        assert shown.finals is not None
        assert packed.finals is not None
        for numbers, words in ((shown.observations, packed.observations), (shown.finals, packed.finals)):
            assert (packing.unpack(words) == numbers).all()
            assert (packing.pack(numbers) == words).all()
        assert (packing.unpack_mask(packed.masks) == shown.masks).all()
        assert (packing.pack_mask(shown.masks) == packed.masks).all()
        for name in ("turns", "rewards", "ended"):
            assert (getattr(shown, name) == getattr(packed, name)).all(), name
        flags.choose(step, actions)
        bits.choose(step, same)
        assert (actions == same).all()
        flags.step(actions)
        bits.step(actions)


def test_every_number_of_an_observation_has_bits_enough_and_of_its_own() -> None:
    used = [(field.word, field.bit + bit) for field in packing.FIELDS for bit in range(field.size * field.bits)]
    assert len(set(used)) == len(used)
    assert all(word < packing.PACKED_SIZE and bit < packing.WORD_BITS for word, bit in used)
    numbers = np.zeros((2, OBSERVATION_SIZE), dtype=np.int8)
    numbers[1] = 1
    for name, most in (*dict.fromkeys(NUMBERS, 18).items(), ("winner_of", 5), ("cards_held", 24)):
        numbers[1, SLICES[name]] = most
    assert (packing.unpack(packing.pack(numbers)) == numbers).all()


def test_a_batch_of_bits_refuses_a_step_with_an_illegal_action_whole() -> None:
    rules = PRESETS["classic"]
    buffers = simulator.new_packed_buffers(rules, 2)
    batch = Batch(rules, SEED, buffers)
    before = buffers.observations.copy()
    with pytest.raises(IllegalAction, match="environment 1 may not take action 3"):
        batch.step(np.array([108, 3], dtype=np.int64))
    batch.restart(SEED)
    assert (buffers.observations == before).all()


def test_arrays_for_bytes_are_not_taken_for_bits() -> None:
    rules = PRESETS["classic"]
    buffers = simulator.new_packed_buffers(rules, 2)
    for name, unfit in (
        ("observations", np.zeros((2, OBSERVATION_SIZE), dtype=np.int8)),
        ("observations", np.zeros((2, packing.PACKED_SIZE + 1), dtype=np.uint64)),
        ("masks", np.zeros((2, packing.PACKED_MASK_SIZE), dtype=np.int64)),
    ):
        with pytest.raises(ValueError, match=f"the buffer {name} must be uint64"):
            Batch(rules, SEED, replace(buffers, **{name: unfit}))


def test_a_batch_starts_the_next_deal_the_moment_one_ends() -> None:
    rules = PRESETS["classic"]
    buffers = simulator.new_buffers(rules, 2)
    batch = Batch(rules, SEED, buffers, first=10)
    everybody_passes = np.full(2, numbering.PASS_NUMBER, dtype=np.int64)
    for _ in range(3):
        batch.step(everybody_passes)
        assert not buffers.ended.any()
    batch.step(everybody_passes)
    assert buffers.ended.all()
    assert [batch.number(row) for row in range(2)] == [12, 13]
    fresh = simulator.new_state(rules, SEED, 12)
    assert buffers.turns[0] == fresh.to_act
    assert (buffers.observations[0] == seen(fresh, fresh.to_act)).all()


def test_a_batch_refuses_a_step_with_an_illegal_action_whole() -> None:
    rules = PRESETS["classic"]
    buffers = simulator.new_buffers(rules, 2)
    batch = Batch(rules, SEED, buffers)
    before = buffers.observations.copy()
    with pytest.raises(IllegalAction, match="environment 1 may not take action 3"):
        batch.step(np.array([108, 3], dtype=np.int64))
    batch.restart(SEED)
    assert (buffers.observations == before).all()


def test_a_batch_keeps_its_hands_off_arrays_that_do_not_fit() -> None:
    rules = PRESETS["classic"]
    buffers = simulator.new_buffers(rules, 2)
    for unfit in (
        np.zeros((1, numbering.ACTIONS), dtype=np.int8),
        np.zeros((2, numbering.ACTIONS), dtype=np.int16),
        np.zeros((4, numbering.ACTIONS), dtype=np.int8)[::2],
    ):
        with pytest.raises(ValueError, match="the buffer masks must be"):
            Batch(rules, SEED, replace(buffers, masks=unfit))
    with pytest.raises(WhistError, match="no such seat"):
        Batch(rules, SEED, buffers, learner=4)


@pytest.mark.parametrize("number", [-1, 1 << 64, 1 << 70])
def test_a_deal_that_no_seed_has_is_refused_in_words(number: int) -> None:
    rules, said = PRESETS["classic"], "the deals of a seed are numbered 0 to 2\\^64 - 1"
    batch = Batch(rules, SEED, simulator.new_buffers(rules, 2))
    with pytest.raises(WhistError, match=said):
        simulator.new_state(rules, SEED, number)
    with pytest.raises(WhistError, match=said):
        simulator.simulate(2, SEED, rules, first=number)
    with pytest.raises(WhistError, match=said):
        Batch(rules, SEED, simulator.new_buffers(rules, 2), first=number)
    with pytest.raises(WhistError, match=said):
        batch.restart(SEED, first=number)
    with pytest.raises(WhistError, match=said):
        deal_cards(rules, SEED, number, 0)


def test_the_last_deals_of_a_seed_are_dealt_and_none_begins_again_at_zero() -> None:
    rules, last = PRESETS["classic"], (1 << 64) - 1
    assert simulator.new_state(rules, SEED, last, 0).dealt == deal_cards(rules, SEED, last, 0)[0]
    with pytest.raises(WhistError, match=f"2\\^64 - 1: {last} to {last + 1}"):
        simulator.simulate(2, SEED, rules, first=last)


@pytest.mark.skipif(not simulator.COMPILED, reason="needs the compiled simulator")
def test_a_batch_does_not_choose_into_a_copy() -> None:
    rules = PRESETS["classic"]
    batch = Batch(rules, SEED, simulator.new_buffers(rules, 2))
    with pytest.raises(TypeError):
        batch.choose(1, np.zeros(2, dtype=np.int32))


@pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
def test_two_threads_in_one_batch_take_turns() -> None:
    rounds, size = 400, 2048
    batch = Batch(PRESETS["palace"], SEED, simulator.new_buffers(PRESETS["palace"], size))
    actions = np.zeros(size, dtype=np.int64)
    gate = Barrier(2)

    def step() -> int:
        gate.wait()
        try:
            batch.step(actions)
        except IllegalAction:
            return 1
        return 0

    with ThreadPoolExecutor(2) as threads:
        for number in range(rounds):
            batch.choose(number, actions)
            # The one that comes second finds another decision in every deal, and actions that are not for it.
            assert sum(one.result() for one in [threads.submit(step) for _ in range(2)]) == 1
