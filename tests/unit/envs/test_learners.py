"""Learners of Stable-Baselines3 in the environments: the batch, the example and the tutorial, run short."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bidwhist.envs.scaling import scaled
from bidwhist.envs.vector import BidWhistVectorEnv
from bidwhist.errors import IllegalAction, Unknown, WhistError

pytestmark = pytest.mark.learners

ROOT = Path(__file__).parents[3]
TUTORIAL = (ROOT / "docs/tutorials/train_a_bidder.md").read_text(encoding="utf-8")


def batch(**how: Any) -> Any:
    from bidwhist.envs.sb3 import BatchVecEnv  # noqa: PLC0415  # Stable-Baselines3 is not everywhere

    return BatchVecEnv(4, "palace", **how)


def test_the_batch_is_the_vector_of_gymnasium_with_scaled_observations() -> None:
    ours, theirs = batch(seed=3), BidWhistVectorEnv(4, "palace", 0)
    seen, (expected, _) = ours.reset(), theirs.reset(seed=3)
    ended = 0
    for step in range(60):
        assert (seen == scaled(expected["observation"])).all()
        assert (np.stack(ours.env_method("action_masks")) == expected["action_mask"].astype(bool)).all()
        actions = theirs.random_actions(step)
        seen, rewards, over, infos = ours.step(actions)
        expected, their_rewards, their_over, _, info = theirs.step(actions)
        assert (rewards == their_rewards).all() and (over == their_over).all()
        for row in np.flatnonzero(over):
            last = scaled(info["final_obs"][row]["observation"])
            assert (infos[row]["terminal_observation"] == last).all()
        ended += int(over.sum())
    assert ended >= 4


def test_a_seed_of_the_batch_is_for_one_reset_as_stable_baselines_has_it() -> None:
    env, twin = batch(), batch(seed=9)
    env.seed(9)
    first = env.reset()
    assert (first == twin.reset()).all()
    assert not (first == env.reset()).all()


def test_what_a_batch_does_not_have_is_refused_in_words() -> None:
    env = batch()
    env.reset()
    assert env.has_attr("action_masks") and not env.has_attr("seats")
    assert env.env_is_wrapped(object, [1, 2]) == [False, False]
    assert len(env.env_method("action_masks", indices=[1])) == 1
    with pytest.raises(Unknown, match="one method, action_masks: 'undo'"):
        env.env_method("undo")
    with pytest.raises(Unknown, match="nothing of their own to set: 'rules'"):
        env.set_attr("rules", "classic")
    with pytest.raises(IllegalAction):
        env.step(np.zeros(4, dtype=np.int64))
    with pytest.raises(WhistError, match="turn trump up"):
        type(env)(2, "whist")


def test_masked_ppo_learns_from_the_batch() -> None:
    from sb3_contrib import MaskablePPO  # noqa: PLC0415  # torch is not everywhere

    model = MaskablePPO("MlpPolicy", batch(seed=1), n_steps=16, batch_size=32, n_epochs=1, seed=1, device="cpu")
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(128)
    assert model.num_timesteps == 128
    assert any((old != new).any() for old, new in zip(before, model.policy.parameters(), strict=True))


def test_the_example_bids_better_after_a_short_training_than_before(tmp_path: Path) -> None:
    saved = tmp_path / "bidder.zip"
    words = ["--finish", "rule", "--minutes", "30", "--steps", "8192", "--deals", "100", "--save", str(saved)]
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples/train_bidder.py"), *words], capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    before, after = (float(found) for found in re.findall(r"([+-][\d.]+) ± ", done.stdout))
    assert after > before + 2
    assert saved.exists()


def test_the_tutorial_runs_from_its_first_block_to_its_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", TUTORIAL, re.DOTALL)
    known: dict[str, Any] = {"__name__": "tutorial"}
    for block in blocks:
        exec(block, known)
    assert len(blocks) > 4
    assert known["after"] > known["before"]
