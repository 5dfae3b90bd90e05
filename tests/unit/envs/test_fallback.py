"""Without the compiled kernel every environment works too, with the same results."""

import json
import subprocess
import sys
from typing import Any

import pytest

PLAY = """
import json, sys
if sys.argv[1] == "plain":
    sys.modules["bidwhist.solver._solver"] = sys.modules["bidwhist.simulator._simulator"] = None
import pyspiel
from bidwhist import PRESETS, seed_from_text
from bidwhist.envs import bid_whist_v0, openspiel
from bidwhist.envs.task_env import BidWhistTask
from bidwhist.envs.vector import BidWhistVectorEnv
from bidwhist import simulator

found = {"compiled": simulator.COMPILED}
deals = simulator.simulate(3, seed_from_text("fallback"), PRESETS["palace"])
found["points"] = deals.points.tolist()

aec = bid_whist_v0.env("fifty-two")
aec.reset(seed=1)
for agent in aec.agent_iter():
    observation, reward, over, cut, info = aec.last()
    aec.step(None if over else int(observation["action_mask"].nonzero()[0][-1]))
found["aec"] = aec.unwrapped.deal.history

many = BidWhistVectorEnv(2, "classic", 0)
many.reset(seed=1)
found["vector"] = [many.step(many.random_actions(step))[0]["observation"].sum().item() for step in range(25)]

tasks = BidWhistTask("palace", "bidding", finish="rule")
found["tasks"] = []
for number in range(4):
    _, info = tasks.reset(seed=1 if number == 0 else None)
    over = False
    while not over:
        action = int(info["action_mask"].nonzero()[0][number % 2])
        seen, reward, over, _, info = tasks.step(action)
        found["tasks"] += [action, reward, float(seen.sum())]

state = pyspiel.load_game("bid_whist(rules=classic)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
found["openspiel"] = [state.history(), state.returns()]
print(json.dumps(found))
"""


def results(how: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-c", PLAY, how], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return {**found, "said": done.stderr.count("installed without its compiled kernel")}


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    return results("plain")


def test_the_same_comes_out_with_and_without_the_kernel(plain: dict[str, Any]) -> None:
    compiled = results("compiled")
    assert (compiled.pop("compiled"), compiled.pop("said")) == (True, 0)
    assert {**compiled, "compiled": False, "said": 1} == plain
