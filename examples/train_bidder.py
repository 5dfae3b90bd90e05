"""Trains a bidder by masked PPO, and tells its reward before and after: python examples/train_bidder.py --minutes 20.

Needs the extra sb3 (docs/tutorials/train_a_bidder.md).
"""

import argparse
import time
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import bidwhist.envs  # noqa: F401  # registers BidWhist-v0

HELD_BACK = 10**9
"""A seed that training does not use: its deals are for scores."""


def score(model: MaskablePPO, settings: dict[str, Any], deals: int) -> tuple[float, float]:
    """The mean reward over deals that were held back, and its standard error."""
    env = gymnasium.make("BidWhist-v0", **settings)
    rewards = []
    for number in range(deals):
        seen, info = env.reset(seed=HELD_BACK if number == 0 else None)
        over = False
        reward: SupportsFloat = 0.0
        while not over:
            action, _ = model.predict(seen, deterministic=True, action_masks=info["action_mask"])
            seen, reward, over, _, info = env.step(int(action))
        rewards.append(float(reward))
    return float(np.mean(rewards)), float(np.std(rewards) / np.sqrt(deals))


def main() -> None:
    """Trains, and prints the scores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="palace", help="a preset or a share code")
    parser.add_argument("--opponents", default="steady", help="the bot in the other seats")
    parser.add_argument("--finish", default="bots", help="who plays the cards: bots, or rule, which is faster")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to train")
    parser.add_argument("--steps", type=int, default=10**9, help="how many decisions to train with at most")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals to score with")
    parser.add_argument("--save", help="a file for the trained model")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    settings = {"rules": asked.rules, "task": "bidding", "opponents": asked.opponents, "finish": asked.finish}
    settings["render_mode"] = None
    many = make_vec_env("BidWhist-v0", n_envs=16, seed=1, env_kwargs=settings)
    model = MaskablePPO("MlpPolicy", many, n_steps=128, batch_size=512, gamma=1.0, vf_coef=0.05, seed=1)
    print("before: {:+.2f} ± {:.2f} points a deal".format(*score(model, settings, asked.deals)))
    end = time.monotonic() + 60 * asked.minutes
    model.learn(asked.steps, callback=lambda *_: time.monotonic() < end)
    print("after:  {:+.2f} ± {:.2f} points a deal".format(*score(model, settings, asked.deals)))
    print(f"decisions: {model.num_timesteps:,}, seconds of processor: {time.process_time():,.0f}")
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()
