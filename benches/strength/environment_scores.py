"""Reference scores of the environments: the mean reward of each level of bots in every task, beside steady.

    python -m benches.strength.environment_scores --rules palace

A level takes the learner's decisions in ``BidWhist-v0``; steady sits in the other seats, the partner's too, and
decides what is no part of the task. Every level plays the same deals, or matches, of a seed; slow levels play fewer of
them, the first ones. Luck is large, so a column has the difference to steady on the same deals. With ``--model FILE``
a model of ``examples/train_bidder.py`` is scored in the task bidding on the same deals.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from statistics import fmean, stdev
from typing import Any

import numpy as np

from bidwhist.envs.opponents import Opponent
from bidwhist.envs.task_env import BidWhistTask
from bidwhist.envs.tasks import TASKS

Choice = Callable[[BidWhistTask, Any, Any], int]
"""From the environment, an observation and its info to an action."""

DEALS = {"random": 2000, "beginner": 2000, "casual": 2000, "steady": 2000, "strong": 400, "champion": 200}
"""How many deals, or matches, a level plays in each task."""


def by_chance(env: BidWhistTask, _: Any, info: Any) -> int:
    """Any legal action, each as likely."""
    return int(env.np_random.choice(np.flatnonzero(info["action_mask"])))


def by_level(level: str, env: BidWhistTask) -> Choice:
    """What a level of bots takes."""
    if level == "random":
        return by_chance
    bot = Opponent(level, env.rules)
    return lambda env, seen, info: env.best_by(bot)


def by_model(path: str) -> Choice:
    """What a trained model takes."""
    from sb3_contrib import MaskablePPO  # noqa: PLC0415  # only where a model is scored

    model = MaskablePPO.load(path, device="cpu")
    return lambda env, seen, info: int(model.predict(seen, deterministic=True, action_masks=info["action_mask"])[0])


def rewards(env: BidWhistTask, choose: Choice, seed: int, episodes: int) -> Iterator[float]:
    """The reward of each episode."""
    for number in range(episodes):
        seen, info = env.reset(seed=seed if number == 0 else None)
        total, over = 0.0, False
        while not over:
            seen, reward, ended, cut, info = env.step(choose(env, seen, info))
            total += reward
            over = ended or cut
        yield total


def interval(found: list[float]) -> str:
    """A mean with its interval of 95 %."""
    return f"{fmean(found):+.2f} ± {1.96 * stdev(found) / len(found) ** 0.5:.2f}"


def row(name: str, found: list[float], steady: list[float], seconds: float) -> str:
    """A line of the table."""
    beyond = [ours - theirs for ours, theirs in zip(found, steady, strict=False)]
    return f"| {name} | {len(found):,} | {interval(found)} | {interval(beyond)} | {seconds:.0f} |"


def main() -> None:
    """Prints a table a task."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="palace", help="a preset or a share code")
    parser.add_argument("--tasks", nargs="+", choices=list(TASKS), default=list(TASKS))
    parser.add_argument("--levels", nargs="+", choices=list(DEALS), default=list(DEALS))
    parser.add_argument("--seed", type=int, default=10**9, help="of the deals; that of the example's scores")
    parser.add_argument("--share", type=float, default=1.0, help="of the deals to play")
    parser.add_argument("--model", help="a file of a model to score in the task bidding")
    asked = parser.parse_args()
    for name in asked.tasks:
        scores(name, asked)


def scores(name: str, asked: argparse.Namespace) -> None:
    """Prints the table of a task."""
    task, env = TASKS[name], BidWhistTask(asked.rules, name)
    print(f"\n{name}, rewarded by {task.reward}, {asked.rules}\n")
    print("| level | episodes | reward | beyond steady | s |\n|---|---|---|---|---|")
    counts = {level: max(2, round(DEALS[level] * asked.share)) for level in ("steady", *asked.levels)}
    choices = {level: by_level(level, env) for level in counts}
    if asked.model and name == "bidding":
        choices[asked.model], counts[asked.model] = by_model(asked.model), counts["steady"]
    steady: list[float] = []
    for level, choose in choices.items():
        began = time.process_time()
        found = [*rewards(env, choose, asked.seed, counts[level])]
        steady = steady or found
        print(row(level, found, steady, time.process_time() - began), flush=True)


if __name__ == "__main__":
    main()
