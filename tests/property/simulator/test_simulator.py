"""The compiled simulator agrees with the core: deals, legal actions, observations, scores, random numbers."""

import copy
import pickle
from importlib import import_module
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bidwhist import simulator
from bidwhist.core.actions import PASS, Action, Bid, CallRenege, Claim, Discard, Play, Suffix
from bidwhist.core.apply import apply
from bidwhist.core.cards import mask_of
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import BadNotation, IllegalAction, Misdeal, WhistError
from bidwhist.simulator import Batch, Policy, State, batches, compiled, numbering, plain, states
from bidwhist.simulator.observation import OBSERVATION_SIZE, SIZES, SLICES
from support.nightly import amount
from support.random_rules import bid_rulesets
from support.simulated import SIMULATED

SEED = seed_from_text("simulator")
numbers = st.integers(0, 1 << 40)
CALLED = replace(PRESETS["palace"], renege=Renege.CALLED)


def twins(rules: Ruleset, number: int) -> tuple[State, plain.PlainState]:
    """The same deal by the simulator and by the core."""
    return simulator.new_state(rules, SEED, number), plain.dealt_state(rules, SEED, number, number % rules.players)


def assert_same(fast: State, slow: plain.PlainState) -> None:
    for name in ("to_act", "phase", "is_over", "dealer", "dealt", "held", "kitty", "points", "tricks_won", "history"):
        assert getattr(fast, name) == getattr(slow, name), name
    assert fast.legal_actions() == slow.legal_actions()
    assert (mask(fast) == mask(slow)).all()
    for seat in range(fast.rules.players):
        assert (seen(fast, seat) == seen(slow, seat)).all()


def seen(state: State, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    row = np.full(OBSERVATION_SIZE, 99, dtype=np.int8)
    state.observe(seat, row)
    return row


def mask(state: State) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    row = np.full(numbering.ACTIONS, 99, dtype=np.int8)
    state.mask(row)
    return row


def played(rules: Ruleset, number: int, decisions: int) -> State:
    """A deal after so many random actions."""
    state, random = simulator.new_state(rules, SEED, number), Random(number)
    for _ in range(decisions):
        if not state.is_over:
            state.apply_action(random.choice(state.legal_actions()))
    return state


def test_the_kernel_is_here_to_be_tested() -> None:
    assert simulator.COMPILED


@settings(max_examples=amount(14, 40))
@given(bid_rulesets(), numbers)
def test_every_state_of_a_deal_is_the_same_in_the_kernel_and_the_core(rules: Ruleset, number: int) -> None:
    fast, slow = twins(rules, number)
    random = Random(number)
    while not slow.is_over:
        assert_same(fast, slow)
        action = random.choice(slow.legal_actions())
        fast.apply_action(action)
        slow.apply_action(action)
    assert_same(fast, slow)


@settings(max_examples=amount(20, 60))
@given(bid_rulesets(), numbers, st.sampled_from(Policy))
def test_play_outs_come_out_the_same(rules: Ruleset, number: int, policy: Policy) -> None:
    fast = simulator.simulate(3, SEED, rules, first=number, policy=policy)
    points, tricks, contracts = np.zeros_like(fast.points), np.zeros_like(fast.tricks), np.zeros_like(fast.contracts)
    assert plain.simulate(rules, SEED, number, int(policy), points, tricks, contracts, None) == fast.decisions
    assert (points == fast.points).all()
    assert (tricks == fast.tricks).all()
    assert (contracts == fast.contracts).all()


@settings(max_examples=amount(14, 40))
@given(bid_rulesets(), numbers)
def test_play_outs_with_lapses_come_out_the_same(rules: Ruleset, number: int) -> None:
    lapses = np.frombuffer(Random(number).randbytes(3 * rules.players), dtype=np.uint8).reshape(3, rules.players)
    fast = simulator.simulate(3, SEED, rules, first=number, lapses=lapses)
    points, tricks, contracts = np.zeros_like(fast.points), np.zeros_like(fast.tricks), np.zeros_like(fast.contracts)
    assert plain.simulate(rules, SEED, number, 0, points, tricks, contracts, lapses) == fast.decisions
    assert (points == fast.points).all() and (tricks == fast.tricks).all() and (contracts == fast.contracts).all()


def test_without_lapses_a_seat_plays_by_the_rule_and_with_many_it_loses_tricks() -> None:
    rules, count = PRESETS["palace"], 400
    none = np.zeros((count, rules.players), dtype=np.uint8)
    ruled = simulator.simulate(count, SEED, rules, policy=Policy.RULE)
    assert (simulator.simulate(count, SEED, rules, lapses=none).points == ruled.points).all()
    careless = none.copy()
    careless[:, 1::2] = 255
    tricks = simulator.simulate(count, SEED, rules, lapses=careless).tricks.sum(axis=0)
    assert tricks[0] - ruled.tricks.sum(axis=0)[0] > count / 2


def test_lapses_must_be_for_every_deal_and_seat() -> None:
    with pytest.raises(WhistError, match=r"uint8\[5, 4\], not uint8\[4, 4\]"):
        simulator.simulate(5, SEED, PRESETS["palace"], lapses=np.zeros((4, 4), dtype=np.uint8))


@pytest.mark.parametrize("preset", SIMULATED)
def test_a_simulated_deal_depends_on_its_number_alone(preset: str) -> None:
    rules = SIMULATED[preset]
    whole = simulator.simulate(20, SEED, rules, first=5)
    part = simulator.simulate(4, SEED, rules, first=12)
    assert (whole.points[7:11] == part.points).all()
    assert (whole.contracts[7:11] == part.contracts).all()


@pytest.mark.parametrize("preset", SIMULATED)
def test_the_build_for_any_processor_says_the_same(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The build for any processor. On a new machine all other tests run with the build for that machine."""
    rules = SIMULATED[preset]
    newer, seen_newer = simulator.simulate(30, SEED, rules), last_sight(rules)
    monkeypatch.setattr(compiled, "simulator", import_module("bidwhist.simulator._simulator"))
    monkeypatch.setattr(compiled, "compiled_rules", compiled.compiled_rules.__wrapped__)
    older = simulator.simulate(30, SEED, rules)
    assert (newer.points == older.points).all()
    assert (newer.contracts == older.contracts).all()
    assert (last_sight(rules) == seen_newer).all()


def last_sight(rules: Ruleset) -> np.ndarray[tuple[int, int], np.dtype[np.int8]]:
    """What a batch shows after some steps."""
    buffers, actions = simulator.new_buffers(rules, 4), np.zeros(4, dtype=np.int64)
    batch = Batch(rules, SEED, buffers)
    for step in range(45):
        batch.choose(step, actions)
        batch.step(actions)
    return buffers.observations


def test_deals_come_out_the_same_however_many_are_played_in_one_call(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, state = PRESETS["palace"], played(PRESETS["palace"], 3, 9)
    lapses = np.frombuffer(Random(1).randbytes(4 * 20), dtype=np.uint8).reshape(20, 4)
    at_once = [simulator.simulate(20, SEED, rules, first=7, lapses=one) for one in (None, lapses)]
    played_out = simulator.play_outs(state, 20, random=(1 << 64) - 5)
    monkeypatch.setattr(batches, "DEALS_AT_ONCE", 6)
    monkeypatch.setattr(states, "DEALS_AT_ONCE", 6)
    for whole, one in zip(at_once, (None, lapses), strict=True):
        parts = simulator.simulate(20, SEED, rules, first=7, lapses=one)
        assert parts.decisions == whole.decisions
        for name in ("points", "tricks", "contracts"):
            assert (getattr(parts, name) == getattr(whole, name)).all(), name
    assert (simulator.play_outs(state, 20, random=(1 << 64) - 5) == played_out).all()


def test_random_deals_of_four_players_hurt_the_declarer() -> None:
    """A plausibility check: a random bidder is nearly always set."""
    found = simulator.simulate(3000, SEED, PRESETS["palace"])
    declaring = np.take_along_axis(found.points, found.contracts[:, :1].astype(int) % 2, axis=1)
    assert -14 < declaring.mean() < -4


@given(bid_rulesets(), numbers, st.integers(0, 60))
@settings(max_examples=amount(10, 30))
def test_play_outs_from_a_state_are_the_same_and_leave_it_alone(rules: Ruleset, number: int, decisions: int) -> None:
    state = played(rules, number, decisions)
    before = state.history
    fast = simulator.play_outs(state, 3, random=number)
    assert state.history == before
    assert (fast == simulator.play_outs(simulator.plain_state(state), 3, random=number)).all()


@given(bid_rulesets(), numbers, st.integers(0, 60))
@settings(max_examples=amount(10, 30))
def test_a_state_survives_pickle_copy_and_undo(rules: Ruleset, number: int, decisions: int) -> None:
    state = played(rules, number, decisions)
    slow = simulator.plain_state(state)
    for twin in (
        pickle.loads(pickle.dumps(state)),
        copy.copy(state),
        copy.deepcopy(state),
        state.clone(),
        slow.clone(),
    ):
        assert_same(twin, slow)
    while state.history:
        state.undo_action()
        slow.undo_action()
        assert state.history == slow.history
        assert state.legal_actions() == slow.legal_actions()
    assert_same(state, slow)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        state.undo_action()


def test_a_clone_goes_its_own_way() -> None:
    state = played(PRESETS["classic"], 1, 2)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(state.history) == 2


@pytest.mark.parametrize("make", [simulator.new_state, plain.dealt_state])
@pytest.mark.parametrize("action", [-1, 0, 60, 181, 196, 213, 214, 1000])
def test_an_illegal_action_is_refused_in_words(make: object, action: int) -> None:
    state = simulator.new_state(PRESETS["classic"], SEED, 0)
    with pytest.raises(IllegalAction, match=f"seat 1 may not take action {action} now"):
        (state if make is simulator.new_state else simulator.plain_state(state)).apply_action(action)


def test_nothing_is_legal_when_the_deal_is_over() -> None:
    state = played(PRESETS["classic"], 2, 100)
    assert state.is_over
    assert state.legal_actions() == []
    with pytest.raises(IllegalAction, match="the deal is over"):
        state.apply_action(0)


def test_given_cards_must_be_a_whole_pack() -> None:
    rules = PRESETS["classic"]
    state = simulator.new_state(rules, SEED, 3)
    same = simulator.given_state(rules, state.dealer, state.dealt, state.kitty)
    assert same.legal_actions() == state.legal_actions()
    with pytest.raises(Misdeal):
        simulator.given_state(rules, 0, state.dealt, 0)
    with pytest.raises(Misdeal, match="no such dealer"):
        simulator.given_state(rules, 4, state.dealt, state.kitty)


def test_seeds_and_dealers_are_checked() -> None:
    with pytest.raises(WhistError, match="32 bytes"):
        simulator.new_state(PRESETS["classic"], b"short")
    with pytest.raises(WhistError, match="no such dealer"):
        simulator.new_state(PRESETS["cutthroat"], SEED, dealer=3)


def test_a_renege_may_be_called_once_a_seat_and_trick() -> None:
    state = played(CALLED, 4, 30)
    calls = [action for action in state.legal_actions() if action >= numbering.FIRST_RENEGE_CALL]
    assert calls
    seat = state.to_act
    state.apply_action(calls[0])
    if not state.is_over:
        assert state.to_act == seat
        assert calls[0] not in state.legal_actions()


def test_the_typed_deal_of_a_state_is_the_core_playing_the_same_actions() -> None:
    state = played(PRESETS["fifty-two"], 6, 40)
    deal = plain.dealt_state(PRESETS["fifty-two"], SEED, 6, 6 % 4).deal
    pending = 0
    for number in state.history:
        action = numbering.action_at(number, deal.to_act)
        if isinstance(action, Discard):
            pending |= action.cards
            if pending.bit_count() < 4:
                continue
            action = Discard(pending)
        deal = apply(deal, action)
    assert simulator.typed_deal(state) == deal


# The numbering.


def test_every_number_is_an_action_and_comes_back() -> None:
    for number in range(numbering.ACTIONS):
        action = numbering.action_at(number, 2)
        assert numbering.numbers_of(action) == (number,)


def test_the_texts_of_all_numbers_differ() -> None:
    assert len({numbering.format_number(number) for number in range(numbering.ACTIONS)}) == numbering.ACTIONS


def test_the_numbering_is_frozen() -> None:
    frozen: dict[Action, int] = {
        Play(53): 53,
        PASS: 108,
        Bid(1, Suffix.UPTOWN): 109,
        Bid(3, Suffix.NO_TRUMP): 119,
        Bid(18): 180,
    }
    assert {action: numbering.number_of(action) for action in frozen} == frozen
    assert numbering.numbers_of(Discard(mask_of([0, 52]))) == (54, 106)


def test_what_has_no_number_is_refused() -> None:
    nameless: list[Action] = [Claim(0), Discard(1), Play(54), Bid(19), CallRenege(0, 18), CallRenege(0, -1)]
    for action in nameless:
        with pytest.raises(BadNotation, match="no number"):
            numbering.number_of(action)
    with pytest.raises(BadNotation, match="0 to 213"):
        numbering.action_at(214, 0)


# The observation.


def test_the_slices_cover_the_observation_without_a_gap() -> None:
    ends = [SLICES[name] for name, _, _ in SIZES]
    assert ends[0].start == 0
    assert ends[-1].stop == OBSERVATION_SIZE
    assert all(before.stop == after.start for before, after in pairwise(ends))


@settings(max_examples=amount(10, 30))
@given(st.sampled_from([*SIMULATED.values(), CALLED]), numbers, st.integers(0, 60))
def test_an_observation_shows_own_cards_and_leaks_no_others(rules: Ruleset, number: int, decisions: int) -> None:
    state = played(rules, number, decisions)
    for seat in range(rules.players):
        row = seen(state, seat)
        own = [card for card in range(54) if row[SLICES["hand"]][card]]
        assert mask_of(own) == state.held[seat]
        swapped = swap_hidden(state, seat)
        if swapped is not None:
            assert (seen(swapped, seat) == row).all()


@pytest.mark.parametrize("random", [-1, 1 << 70])
@pytest.mark.parametrize("plainly", [False, True])
def test_play_outs_draw_from_any_number_by_its_last_64_bits(random: int, plainly: bool) -> None:
    state = simulator.new_state(PRESETS["classic"], SEED)
    state = simulator.plain_state(state) if plainly else state
    same = simulator.play_outs(state, 2, random=random & (1 << 64) - 1)
    assert (simulator.play_outs(state, 2, random=random) == same).all()


def swap_hidden(state: State, seat: int) -> State | None:
    """The same deal with two cards of two other seats changed over, where nobody could tell."""
    others = [one for one in range(state.rules.players) if one != seat]
    first, second = others[:2]
    held = [state.held[first] & state.dealt[first], state.held[second] & state.dealt[second]]
    if not all(held) or state.is_over:
        return None
    change = (held[0] & -held[0]) | (held[1] & -held[1])
    hands = list(state.dealt)
    hands[first] ^= change
    hands[second] ^= change
    twin = simulator.given_state(state.rules, state.dealer, hands, state.kitty)
    try:
        for action in state.history:
            twin.apply_action(action)
    except IllegalAction:
        return None
    found = [call.seat for call in simulator.typed_deal(state).renege_calls]
    return twin if [call.seat for call in simulator.typed_deal(twin).renege_calls] == found else None


@pytest.mark.parametrize("plainly", [False, True])
def test_arrays_of_a_wrong_size_are_refused(plainly: bool) -> None:
    state = simulator.new_state(PRESETS["classic"], SEED)
    state = simulator.plain_state(state) if plainly else state
    with pytest.raises(ValueError, match=r"size|shape"):
        state.observe(0, np.zeros(OBSERVATION_SIZE - 1, dtype=np.int8))
    with pytest.raises((ValueError, IndexError), match=r"size|shape"):
        state.mask(np.zeros(numbering.PASS_NUMBER, dtype=np.int8))
