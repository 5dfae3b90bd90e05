"""The OpenSpiel face: its own simulation test, and what it does not ask."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from msgspec.structs import replace

from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import PRESETS
from bidwhist.envs import openspiel
from bidwhist.envs.openspiel import BidWhistState
from bidwhist.simulator.observation import SLICES
from support.nightly import by_day
from support.simulated import SIMULATED

CODES = {**{name: name for name in SIMULATED}, "called": format_code(replace(PRESETS["palace"], renege=Renege.CALLED))}


def load(code: str = "palace") -> Any:
    return pyspiel.load_game(f"bid_whist(rules={code})")


def played(code: str, seed: int, decisions: int) -> BidWhistState:
    """A state after the deal and so many random decisions."""
    state: BidWhistState = load(code).new_initial_state()
    random = Random(seed)
    while decisions and not state.is_terminal():
        decisions -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", by_day(CODES, "palace", "fifty-two", "cutthroat-5", "called"))
def test_it_passes_openspiel_s_simulation_test(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(CODES[name]), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", CODES)
def test_returns_lie_within_the_bounds_the_game_names(name: str) -> None:
    game = load(CODES[name])
    for seed in range(5):
        state = played(CODES[name], seed, 1000)
        assert state.is_terminal()
        assert all(game.min_utility() <= points <= game.max_utility() for points in state.returns())
        assert len(state.history()) <= game.max_game_length() + game.max_chance_nodes_in_history()


def test_a_state_survives_clone_copy_pickle_and_text() -> None:
    state = played("classic", 1, 30)
    restored = state.get_game().deserialize_state(state.serialize())
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), restored):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.legal_actions() == state.legal_actions()


def test_a_clone_goes_its_own_way() -> None:
    state = played("classic", 1, 30)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


def test_the_state_one_action_earlier_is_to_be_had() -> None:
    state = played("palace", 2, 20)
    before, action = state.clone(), state.legal_actions()[0]
    state.apply_action(action)
    assert str(state.undone()) == str(before)
    with pytest.raises(IndexError, match="nothing to undo"):
        load().new_initial_state().undone()


@pytest.mark.parametrize("name", CODES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    random = Random(name)
    for decisions in range(0, 50, 7):
        state = played(CODES[name], decisions, decisions)
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, random.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.current_player() == state.current_player()


def test_chance_deals_every_card_alike_and_the_kitty_is_what_is_left() -> None:
    state: BidWhistState = load("fifty-two").new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 52] * 52
    assert state.resample_from_infostate(0, Random(1).random).is_chance_node()
    state = played("fifty-two", 3, 1)
    assert state.deal is not None
    assert state.deal.kitty.bit_count() == 4
    assert state.deal.dealer == 3


def test_an_observer_may_be_asked_for_public_or_private_parts() -> None:
    game, state = load(), played("palace", 4, 20)
    own, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    kinds = {
        "whole": pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=own),
        "public": pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=nobody),
        "private": pyspiel.IIGObservationType(public_info=False, perfect_recall=True, private_info=own),
    }
    observers = {name: game.make_py_observer(kind) for name, kind in kinds.items()}
    for observer in observers.values():
        observer.set_from(state, 1)
        assert observer.string_from(state, 1)
    assert set(observers["public"].dict) | set(observers["private"].dict) == set(SLICES)
    assert not set(observers["public"].dict) & set(openspiel.PRIVATE)
    for part in ("public", "private"):
        for name, numbers in observers[part].dict.items():
            assert np.array_equal(numbers, observers["whole"].dict[name])
    with pytest.raises(ValueError, match="no parameters"):
        openspiel.BidWhistObserver(kinds["whole"], {"width": 3})


def test_actions_have_words() -> None:
    state = load().new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 53) == "deal BJ"
    assert played("palace", 5, 0).action_to_string(0, 108) == "pass"


def test_unknown_rules_are_refused_in_words() -> None:
    with pytest.raises(Exception, match="share code"):
        load("nonesuch")
