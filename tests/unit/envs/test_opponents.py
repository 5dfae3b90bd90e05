"""Bots in the environments: by name or as objects, the same for the same seed, and legal to the last action."""

import numpy as np
import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.envs.opponents import AnyBot, Opponent
from bidwhist.envs.vector import BidWhistEnv, BidWhistVectorEnv
from bidwhist.errors import Unknown, WhistError
from bidwhist.simulator import new_state
from support.guests import Highest
from support.simulated import SIMULATED


def played(env: BidWhistEnv, seed: int) -> tuple[list[int], float]:
    """The first legal action at every turn of one's own: the history and the reward."""
    observation, _ = env.reset(seed=seed)
    reward, over = 0.0, env.deal.is_over
    while not over:
        observation, reward, over, _, info = env.step(int(observation["action_mask"].nonzero()[0][0]))
        assert not info
    return env.deal.history, reward


@pytest.mark.parametrize("preset", SIMULATED)
def test_bots_take_the_other_seats_under_every_rule_set(preset: str) -> None:
    first, again = (played(BidWhistEnv(preset, 0, opponents="steady"), 5) for _ in range(2))
    assert first == again
    assert first[0] != played(BidWhistEnv(preset, 0, opponents=Highest()), 5)[0]


def test_each_seat_may_have_a_bot_of_its_own() -> None:
    three: list[AnyBot] = ["steady", Highest(), "casual"]
    assert played(BidWhistEnv("palace", 1, opponents=three), 3) == played(BidWhistEnv("palace", 1, opponents=three), 3)
    with pytest.raises(WhistError, match="name one opponent for all other seats, or 3: 2"):
        BidWhistEnv("palace", 1, opponents=["steady", "steady"])
    with pytest.raises(Unknown, match="no such bot"):
        BidWhistEnv("palace", 1, opponents="xyzzy")


def test_a_vector_plays_the_same_deals_as_one_environment() -> None:
    many = BidWhistVectorEnv(2, "palace", 0, opponents="steady")
    seen, _ = many.reset(seed=4)
    one = BidWhistEnv("palace", 0, opponents="steady")
    alone, _ = one.reset(seed=4)
    for _ in range(14):
        assert (seen["observation"][0] == alone["observation"]).all()
        actions = seen["action_mask"].argmax(axis=1).astype(np.int64)
        alone, reward, over, _, _ = one.step(int(actions[0]))
        seen, rewards, ended, _, _ = many.step(actions)
        assert (rewards[0], ended[0]) == (reward, over)
        if over:
            break
    with pytest.raises(WhistError, match="need a seat"):
        BidWhistVectorEnv(2, "palace", opponents="steady")


@pytest.mark.parametrize("opponents", [None, "random"])
def test_a_step_with_another_number_of_actions_is_refused_whole(opponents: str | None) -> None:
    many = BidWhistVectorEnv(3, "palace", 0, opponents=opponents)
    seen, _ = many.reset(seed=4)
    actions = seen["action_mask"].argmax(axis=1)
    for unfit in (actions[:1], np.tile(actions, 2)):
        with pytest.raises(ValueError, match="an action an environment is needed"):
            many.step(unfit)
        with pytest.raises(ValueError, match="an action an environment is needed"):
            many.random_actions(1, into=unfit.copy())
    assert (many.buffers.observations == seen["observation"]).all()
    for row in (-1, 3):
        with pytest.raises(ValueError, match="there is no such environment"):
            many.batch.number(row)


def test_a_bot_puts_its_discards_aside_one_after_another() -> None:
    rules, seed = PRESETS["classic"], seed_from_text("one by one")
    state, bot = new_state(rules, seed, 0), Opponent("steady", rules)
    while not state.is_over:
        action = bot.action(state, seed)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiel_has_it_as_a_bot() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from bidwhist.envs.openspiel import BidWhistBot  # noqa: PLC0415  # OpenSpiel is not everywhere

    state = pyspiel.load_game("bid_whist(rules=palace)").new_initial_state()
    bot = BidWhistBot("steady", "palace")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0] if state.is_chance_node() else bot.step(state))
    assert len(state.returns()) == 4
