"""The Gymnasium faces: the checker of single environments, and what vectors of them promise."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.envs.vector import BidWhistEnv, BidWhistVectorEnv
from bidwhist.errors import IllegalAction, WhistError, WrongType
from bidwhist.simulator import new_state
from support.simulated import SIMULATED


@pytest.mark.parametrize("preset", SIMULATED)
def test_it_passes_gymnasium_s_checker(preset: str) -> None:
    check_env(BidWhistEnv(preset, render_mode="ansi"), skip_render_check=True)


def test_a_seat_plays_a_deal_to_its_points() -> None:
    env = BidWhistEnv("palace", seat=2)
    observation, _ = env.reset(seed=1)
    over, reward, rewards = False, 0.0, []
    while not over:
        assert env.deal.to_act == 2
        observation, reward, over, truncated, _ = env.step(int(observation["action_mask"].nonzero()[0][-1]))
        rewards.append(reward)
        assert not truncated
    assert reward == env.deal.points[0]
    assert not any(rewards[:-1])


@pytest.mark.parametrize("action", [108.9, 108.0, "108", None, float("nan")])
def test_an_action_that_is_not_a_whole_number_is_refused(action: Any) -> None:
    one, many = BidWhistEnv(), BidWhistVectorEnv(2)
    one.reset(seed=1)
    history, (before, _) = one.deal.history, many.reset(seed=1)
    with pytest.raises(WrongType, match="a whole number"):
        one.step(action)
    with pytest.raises(WrongType, match="whole numbers"):
        many.step(np.array([action, action]))
    assert one.deal.history == history and (many.batch.number(0), many.batch.number(1)) == (0, 1)
    assert (before["action_mask"] == many.buffers.masks).all()
    one.step(np.int32(108))  # type: ignore[arg-type]  # as learners give them


@pytest.mark.parametrize("first", [1.5, "x", "7", None])
def test_a_first_deal_that_is_not_a_whole_number_is_refused(first: Any) -> None:
    env = BidWhistVectorEnv(2)
    with pytest.raises(WrongType, match="first must be a whole number"):
        env.reset(seed=1, options={"first": first})
    env.reset(seed=1, options={"first": np.int64(7)})
    assert (env.batch.number(0), env.batch.number(1)) == (7, 8)


def test_an_illegal_action_cuts_the_deal_short_in_words() -> None:
    env = BidWhistEnv()
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(0)
    assert (reward, over, truncated) == (-8.0, True, False)
    assert "may not take action 0" in info["illegal"]


def test_a_seed_gives_the_same_deal_and_the_same_opponents() -> None:
    first, second = BidWhistEnv(), BidWhistEnv()
    assert (first.reset(seed=4)[0]["observation"] == second.reset(seed=4)[0]["observation"]).all()
    assert first.deal.history == second.deal.history
    assert first.deal.dealt == new_state(PRESETS["classic"], seed_from_text("4")).dealt


def test_seats_and_order_are_checked() -> None:
    with pytest.raises(WhistError, match="no such seat"):
        BidWhistEnv(seat=4)
    for seat in (9, -1):
        with pytest.raises(WhistError, match=f"no such seat; seats are 0 to 2: {seat}"):
            BidWhistVectorEnv(2, "cutthroat", seat)
    with pytest.raises(IllegalAction, match="reset the environment first"):
        BidWhistEnv().step(0)
    with pytest.raises(IllegalAction, match="reset the environment first"):
        BidWhistVectorEnv(2).random_actions(1)


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("preset", ["classic", "cutthroat", "cutthroat-5"])
def test_a_vector_stays_within_its_spaces_and_deals_on(preset: str, seat: int | None) -> None:
    env = BidWhistVectorEnv(8, preset, seat)
    observation, info = env.reset(seed=3)
    ended = 0
    for step in range(200):
        assert env.observation_space.contains(observation)
        assert seat is None or (info["to_act"] == seat).all()
        observation, rewards, over, cut, info = env.step(env.random_actions(step))
        assert rewards.shape == over.shape == cut.shape == (8,)
        assert not cut.any()
        assert not rewards[~over].any()
        assert ("final_obs" in info) == over.any()
        for row in np.flatnonzero(over):
            assert info["final_obs"][row]["observation"][4] == 1
        ended += int(over.sum())
    assert ended >= 8


def test_rewards_are_those_of_the_seat_that_acted() -> None:
    env = BidWhistVectorEnv(4, "palace")
    _, info = env.reset(seed=5)
    for step in range(150):
        acted = info["to_act"]
        _, rewards, _, _, info = env.step(env.random_actions(step))
        assert (rewards == info["rewards"][np.arange(4), acted]).all()


def test_a_seed_repeats_a_whole_run() -> None:
    def run() -> list[Any]:
        env = BidWhistVectorEnv(3, "fifty-two", 0)
        env.reset(seed=6, options={"first": 10})
        steps = [env.step(env.random_actions(step)) for step in range(60)]
        return [(seen["observation"].tobytes(), rewards.tolist()) for seen, rewards, *_ in steps]

    assert run() == run()


def test_observations_are_copies_unless_asked_otherwise() -> None:
    for copies in (True, False):
        env = BidWhistVectorEnv(2, copies=copies)
        observation, _ = env.reset(seed=7)
        assert np.shares_memory(observation["observation"], env.buffers.observations) is not copies


def test_gymnasium_s_own_statistics_count_its_deals() -> None:
    assert BidWhistVectorEnv.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    inner = BidWhistVectorEnv(4, "classic", 0)
    env = RecordEpisodeStatistics(inner)
    env.reset(seed=8)
    lengths = []
    for step in range(100):
        _, _, over, _, info = env.step(inner.random_actions(step))
        if over.any():
            lengths += info["episode"]["l"][over].tolist()
    assert lengths
    assert all(1 <= length <= 21 for length in lengths)
