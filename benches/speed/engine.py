"""The pure-Python engine beside OpenSpiel's spades, driven the same way in one process: decisions a second.

Both sides play whole deals with uniformly random legal actions from a Python loop, the deal included. Rounds alternate,
so that a busy machine slows both alike; a ratio is taken within a round, and the median of the rounds is what counts.

    python -m venv peers-env
    peers-env/bin/pip install open_spiel==2.0.2 numpy msgspec
    PYTHONPATH=src peers-env/bin/python -m benches.speed.engine

The games differ and that is part of the figure: a Bid Whist deal here is 54 decisions (four calls, a declaration, one
discard of six cards, 48 plays), a spades deal 56; OpenSpiel deals card by card through chance moves in Python,
ours in one call from a seed; OpenSpiel's state is C++ and changes in place, ours is a new frozen value each time.
"""

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from random import Random

from bidwhist.core.apply import apply
from bidwhist.core.deal import DONE, deal_from_seed
from bidwhist.core.legality import legal
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text

Subject = Callable[[int], int]
"""Plays so many deals and returns how many decisions that took."""


def whist(preset: str) -> Subject:
    """Random deals of a preset through ``legal`` and ``apply``."""
    rules, seed = PRESETS[preset], seed_from_text("bench")

    def play(deals: int) -> int:
        random, decisions = Random(1).random, 0
        for number in range(deals):
            deal = deal_from_seed(rules, seed, number, number % rules.players)
            while deal.phase is not DONE:
                actions = legal(deal)
                deal = apply(deal, actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return play


def openspiel(name: str) -> Subject:
    """Random games of OpenSpiel through ``legal_actions`` and ``apply_action``."""
    import pyspiel  # noqa: PLC0415  # a peer, not a dependency

    game = pyspiel.load_game(name)

    def play(deals: int) -> int:
        random, decisions = Random(1).random, 0
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(random() * len(actions))])
        return decisions

    return play


def rate(play: Subject, deals: int) -> float:
    """Decisions a second of processor time: what another program takes meanwhile is not counted."""
    began = time.process_time()
    decisions = play(deals)
    return decisions / (time.process_time() - began)


def compare(preset: str, peer: str, rounds: int, deals: int) -> dict[str, object]:
    """Rates and ratios over alternating rounds."""
    ours, theirs = whist(preset), openspiel(peer)
    rate(ours, 50), rate(theirs, 50)
    pairs = [(rate(ours, deals), rate(theirs, deals)) for _ in range(rounds)]
    ratios = sorted(mine / other for mine, other in pairs)
    return {
        "preset": preset,
        "peer": f"open_spiel {peer}",
        "ours_decisions_per_s": round(statistics.median(mine for mine, _ in pairs)),
        "peer_decisions_per_s": round(statistics.median(other for _, other in pairs)),
        "ratio_median": round(statistics.median(ratios), 3),
        "ratio_quartiles": [round(ratios[rounds // 4], 3), round(ratios[-1 - rounds // 4], 3)],
        "rounds": rounds,
        "deals_a_round": deals,
        "python": platform.python_version(),
    }


def main() -> None:
    """Print one JSON line a preset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presets", default="palace", help="comma-separated, or all")
    parser.add_argument("--peer", default="spades")
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--deals", type=int, default=300)
    options = parser.parse_args()
    presets = list(PRESETS) if options.presets == "all" else options.presets.split(",")
    for preset in presets:
        print(json.dumps(compare(preset, options.peer, options.rounds, options.deals)))


if __name__ == "__main__":
    main()
