"""The PettingZoo face: its own conformance tests, and what they do not ask."""

from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from bidwhist.envs import bid_whist_v0
from bidwhist.errors import BadNotation, IllegalAction, WhistError
from bidwhist.simulator.numbering import PASS_NUMBER
from support.simulated import SIMULATED


# PettingZoo's own card games have a dict with a mask too, and its test only warns.
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)
@pytest.mark.parametrize("preset", SIMULATED)
def test_it_passes_the_api_test(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(bid_whist_v0.env(rules=preset), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


def test_it_passes_the_seed_test() -> None:
    seed_test(bid_whist_v0.env, num_cycles=200)


def test_rewards_are_the_points_of_each_seat_s_side() -> None:
    env = bid_whist_v0.raw_env("palace")
    env.reset(seed=7)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        assert observation is not None
        env.step(None if over else int(observation["action_mask"].nonzero()[0][0]))
    points = env.deal.points
    assert any(points)
    assert list(totals.values()) == [points[0], points[1], points[0], points[1]]
    assert env.agents == []


def test_a_seed_names_the_deals_and_no_seed_takes_the_next() -> None:
    first, second = bid_whist_v0.raw_env(), bid_whist_v0.raw_env()
    first.reset(seed=1)
    second.reset(seed=1)
    assert first.deal.dealt == second.deal.dealt
    first.reset()
    second.reset(seed=1, options={"deal": 1})
    assert first.deal.dealt == second.deal.dealt
    second.reset(seed=2)
    assert first.deal.dealt != second.deal.dealt


def test_a_deal_may_be_given() -> None:
    env, other = bid_whist_v0.raw_env(), bid_whist_v0.raw_env()
    env.reset(seed=3)
    other.reset(options={"hands": env.deal.dealt, "kitty": env.deal.kitty, "dealer": 2})
    assert other.deal.dealt == env.deal.dealt
    assert other.agent_selection == "seat_3"
    with pytest.raises(WhistError, match="no such dealer"):
        env.reset(options={"dealer": 4})


def test_an_action_can_be_undone() -> None:
    env = bid_whist_v0.raw_env()
    env.reset(seed=4)
    before = env.information(env.agent_selection), env.agent_selection
    env.step(PASS_NUMBER)
    env.undo()
    assert (env.information(env.agent_selection), env.agent_selection) == before


def test_only_the_seat_to_act_has_actions() -> None:
    env = bid_whist_v0.raw_env("cutthroat")
    env.reset(seed=5)
    have = {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents}
    assert have == {agent: agent == env.agent_selection for agent in env.agents}


def test_illegal_actions_and_unknown_rules_are_refused_in_words() -> None:
    env: Any = bid_whist_v0.raw_env()
    with pytest.raises(IllegalAction, match="reset the environment first"):
        _ = env.deal
    env.reset(seed=6)
    with pytest.raises(IllegalAction, match="may not take action 0"):
        env.step(0)
    with pytest.raises(BadNotation, match="share code"):
        bid_whist_v0.raw_env("nonesuch")


def test_text_is_rendered_on_request() -> None:
    env = bid_whist_v0.raw_env(render_mode="ansi")
    env.reset(seed=8)
    assert "dealer" in str(env.render())
