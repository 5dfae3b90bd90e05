"""Play-outs and environments beside OpenSpiel and RLCard, in one process: decisions a second, and their ratios.

Every side plays whole deals with uniformly random legal actions. Rounds alternate between all subjects, so that a
busy machine slows them alike; a ratio is taken within a round, by processor time, and the median of the rounds counts.

    python -m venv envs-env
    envs-env/bin/pip install open_spiel==2.0.2 rlcard==1.2.0 pettingzoo==1.27.0 gymnasium==1.4.0 numpy msgspec
    PYTHONPATH=src envs-env/bin/python -m benches.speed.environments

Like is put beside like: a Python loop beside a Python loop, a loop that fills a NumPy observation beside OpenSpiel's
observer that does the same, one native call beside one native call. The games differ and that is part of every
figure: a deal of palace is 59 decisions (a kitty is put aside card by card), a spades deal 56, RLCard's bridge about
62. OpenSpiel deals card by card through chance moves in Python, ours in one call from a seed, but for our OpenSpiel
face, which deals as OpenSpiel does; RLCard cannot leave observations out; observations differ in width (ours 876
small numbers, OpenSpiel's spades 571 floats).
"""

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np

from bidwhist import simulator
from bidwhist.bots.skill import steady_skill
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.simulator import Batch, Policy, Skill, plain
from bidwhist.simulator.observation import OBSERVATION_SIZE

Subject = Callable[[int], int]
"""Plays about so many deals and returns how many decisions that took."""

SEED = seed_from_text("bench")
RULES = PRESETS["palace"]


def our_loop(observes: bool) -> Subject:
    """A Python loop over a native state, the observation filled in or not."""
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)

    def play(deals: int) -> int:
        random, decisions = Random(1).random, 0
        for number in range(deals):
            state = simulator.new_state(RULES, SEED, number)
            while not state.is_over:
                if observes:
                    state.observe(state.to_act, row)
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play


def our_plain_loop(deals: int) -> int:
    """The same loop without the kernel."""
    random, decisions = Random(1).random, 0
    for number in range(deals):
        state = plain.dealt_state(RULES, SEED, number, number % 4)
        while not state.is_over:
            actions = state.legal_actions()
            state.trust_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def our_play_outs(deals: int) -> int:
    """Random play-outs from dealt states, many in one call."""
    states = [simulator.new_state(RULES, SEED, number) for number in range(20)]
    each = max(1, deals // len(states))
    for number, state in enumerate(states):
        simulator.play_outs(state, each, random=number)
    return len(states) * each * (4 + 1 + 6 + 48)


def our_deals(policy: Policy | Skill) -> Subject:
    """Whole deals, shuffled from the seed, in one call."""
    return lambda deals: simulator.simulate(deals, SEED, RULES, policy=policy).decisions


def our_batch(size: int, *, packed: bool = False) -> Subject:
    """Batches in step: observation, mask, reward and next deal in every step, a random legal action for each."""
    if packed:
        return stepping(Batch(RULES, SEED, simulator.new_packed_buffers(RULES, size)), size)
    return stepping(Batch(RULES, SEED, simulator.new_buffers(RULES, size)), size)


def stepping(batch: Batch[Any], size: int) -> Subject:
    """Steps of a batch."""
    actions = np.zeros(size, dtype=np.int64)

    def play(deals: int) -> int:
        steps = max(1, deals * 59 // size)
        for step in range(steps):
            batch.choose(step, actions)
            batch.step(actions)
        return steps * size

    return play


def our_aec() -> Subject:
    """The PettingZoo face, as its documentation drives it."""
    from bidwhist.envs import bid_whist_v0  # noqa: PLC0415  # the peers' environment may lack it

    env = bid_whist_v0.raw_env("palace")

    def play(deals: int) -> int:
        random, decisions = Random(1).random, 0
        for seed in range(deals):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                actions = observation["action_mask"].nonzero()[0]
                env.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play


def openspiel_loop(name: str, *, observes: bool = False) -> Subject:
    """Random games of OpenSpiel from a Python loop, its NumPy observer filled in or not."""
    import pyspiel  # noqa: PLC0415  # a peer, not a dependency
    from open_spiel.python.observation import (  # noqa: PLC0415
        make_observation,
    )

    with suppress(ImportError):
        import bidwhist.envs.openspiel  # noqa: F401, PLC0415  # registers our own
    game = pyspiel.load_game(name)
    observer = make_observation(game) if observes else None
    assert observer is not None or not observes

    def play(deals: int) -> int:
        random, decisions = Random(1).random, 0
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                    if observer is not None:
                        observer.set_from(state, state.current_player())
                state.apply_action(actions[int(random() * len(actions))])
            state.returns()
        return decisions

    return play


def openspiel_play_outs(name: str) -> Subject:
    """OpenSpiel's C++ play-outs from dealt states: one simulation of its tree search runs them all."""
    import pyspiel  # noqa: PLC0415  # a peer, not a dependency

    game = pyspiel.load_game(name)
    random = Random(4)
    states = [game.new_initial_state() for _ in range(20)]
    for state in states:
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
    decisions = openspiel_loop(name)(200) / 200

    def play(deals: int) -> int:
        each = max(1, deals // len(states))
        for seed, state in enumerate(states, 1):
            evaluator = pyspiel.RandomRolloutEvaluator(each, seed)
            pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False).step(state)
        return int(decisions * each * len(states))

    return play


def openspiel_games(name: str) -> Subject:
    """OpenSpiel's whole games between C++ bots, a call a game."""
    import pyspiel  # noqa: PLC0415  # a peer, not a dependency

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    decisions = openspiel_loop(name)(200) / 200

    def play(deals: int) -> int:
        for seed in range(deals):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return int(decisions * deals)

    return play


def rlcard_bridge() -> Subject:
    """RLCard's bridge, reset and step by hand."""
    import rlcard  # noqa: PLC0415  # a peer, not a dependency

    env = rlcard.make("bridge", config={"seed": 1})

    def play(deals: int) -> int:
        random, decisions = Random(1).random, 0
        for _ in range(deals):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(random() * len(actions))])
                decisions += 1
            env.get_payoffs()
        return decisions

    return play


SUBJECTS: dict[str, Callable[[], Subject]] = {
    "loop": lambda: our_loop(observes=False),
    "loop with observation": lambda: our_loop(observes=True),
    "loop without the kernel": lambda: our_plain_loop,
    "play-outs": lambda: our_play_outs,
    "whole deals": lambda: our_deals(Policy.CHANCE),
    "whole deals by rule": lambda: our_deals(Policy.RULE),
    "whole deals by skill": lambda: our_deals(steady_skill(RULES)),
    "batch of 1024": lambda: our_batch(1024),
    "bits, batch of 1024": lambda: our_batch(1024, packed=True),
    "batch of 64": lambda: our_batch(64),
    "PettingZoo face": our_aec,
    "OpenSpiel face": lambda: openspiel_loop("bid_whist(rules=palace)"),
    "OpenSpiel spades, loop": lambda: openspiel_loop("spades"),
    "OpenSpiel spades, observer": lambda: openspiel_loop("spades", observes=True),
    "OpenSpiel spades, C++ play-outs": lambda: openspiel_play_outs("spades"),
    "OpenSpiel spades, C++ bots": lambda: openspiel_games("spades"),
    "RLCard bridge": rlcard_bridge,
}

PAIRS: tuple[tuple[str, str, float | None], ...] = (
    ("play-outs", "OpenSpiel spades, C++ play-outs", 5),
    ("whole deals", "OpenSpiel spades, C++ bots", 12),
    ("batch of 1024", "OpenSpiel spades, observer", 15),
    ("bits, batch of 1024", "OpenSpiel spades, observer", None),
    ("bits, batch of 1024", "batch of 1024", None),
    ("batch of 64", "OpenSpiel spades, observer", None),
    ("PettingZoo face", "RLCard bridge", 4),
    ("OpenSpiel face", "OpenSpiel spades, loop", 0.25),
    ("loop", "OpenSpiel spades, loop", 5),
    ("loop with observation", "OpenSpiel spades, observer", 5),
    ("loop with observation", "RLCard bridge", 50),
    ("loop without the kernel", "OpenSpiel spades, loop", 0.7),
    ("loop without the kernel", "RLCard bridge", 12),
)
"""Ours, the peer, and the ratio to be reached."""


def rate(play: Subject, deals: int) -> float:
    """Decisions a second of processor time in one run."""
    began = time.process_time()
    decisions = play(deals)
    return decisions / (time.process_time() - began)


def deals_for(play: Subject, seconds: float) -> int:
    """How many deals take about so long."""
    deals, took = 1, 0.0
    while took < seconds / 4:
        deals *= 2
        began = time.process_time()
        play(deals)
        took = time.process_time() - began
    return max(1, round(deals * seconds / took))


def measured(only: str, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Rates of every subject, one a round."""
    wanted = [pair for pair in PAIRS if only in pair[0]]
    names = dict.fromkeys(name for ours, peer, _ in wanted for name in (ours, peer))
    subjects = {name: SUBJECTS[name]() for name in names}
    deals = {name: deals_for(play, seconds) for name, play in subjects.items()}
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(rounds):
        for name, play in subjects.items():
            rates[name].append(rate(play, deals[name]))
    return rates


def ratios(rates: dict[str, list[float]]) -> Iterator[dict[str, Any]]:
    """Each pair's ratio over the rounds."""
    for ours, peer, target in PAIRS:
        if ours in rates and peer in rates:
            found = sorted(mine / other for mine, other in zip(rates[ours], rates[peer], strict=True))
            yield {
                "ours": ours,
                "peer": peer,
                "ratio": round(statistics.median(found), 2),
                "range": [round(found[0], 2), round(found[-1], 2)],
                "target": target,
            }


def main() -> None:
    """Print one JSON line a subject and one a pair."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="pairs whose first name has this in it")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="of each subject in each round")
    options = parser.parse_args()
    rates = measured(options.only, options.rounds, options.seconds)
    for name, found in rates.items():
        print(json.dumps({"subject": name, "decisions_per_s": round(statistics.median(found))}))
    for line in ratios(rates):
        print(json.dumps(line))
    print(json.dumps({"compiled": simulator.COMPILED, "rounds": options.rounds, "python": platform.python_version()}))


if __name__ == "__main__":
    main()
