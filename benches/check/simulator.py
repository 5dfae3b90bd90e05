"""The compiled simulator against the core on many random deals of random rule sets: every state, not only the end.

    python -m benches.check.simulator --deals 100000

Each rule set is drawn over every option and plays so many deals. In every state the legal actions, the seat to act, the
phase and the tricks must be the same, at the end the points; in one state a deal every seat's observation and the mask
as well. Actions are drawn from a generator of the deal's own, renege calls among them. The first difference stops it.
"""

import argparse
import json
import time
from random import Random

import numpy as np
from benches.common.rule_sets import random_rules

from bidwhist import simulator
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.simulator import plain
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE


def check_deal(rules: Ruleset, seed: bytes, number: int) -> int:
    """Plays one deal in both and returns how many states were compared.

    :raises AssertionError: where they differ.
    """
    fast = simulator.new_state(rules, seed, number)
    slow = plain.dealt_state(rules, seed, number, number % rules.players)
    random, states = Random(number), 0
    looked_at = random.randrange(60)
    assert (fast.dealt, fast.kitty) == (slow.dealt, slow.kitty)
    while not slow.is_over:
        legal = slow.legal_actions()
        assert fast.legal_actions() == legal
        assert (fast.to_act, fast.phase, fast.tricks_won) == (slow.to_act, slow.phase, slow.tricks_won)
        if states == looked_at:
            check_sight(fast, slow)
        # A renege call now and then, but mostly cards. Otherwise calls would be most of the actions.
        turn = slow.legal_in_turn()
        action = random.choice(legal if random.random() < 0.1 else turn)
        fast.apply_action(action)
        slow.trust_action(action)
        states += 1
    assert fast.is_over
    assert (fast.points, fast.tricks_won) == (slow.points, slow.tricks_won)
    return states


def check_sight(fast: simulator.State, slow: plain.PlainState) -> None:
    """Compares what every seat sees, and the mask."""
    ours, theirs = np.zeros(OBSERVATION_SIZE, dtype=np.int8), np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    for seat in range(slow.rules.players):
        fast.observe(seat, ours)
        slow.observe(seat, theirs)
        assert (ours == theirs).all(), f"seat {seat}"
    mask, same = np.zeros(ACTIONS, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int8)
    fast.mask(mask)
    slow.mask(same)
    assert (mask == same).all()


def main() -> None:
    """Print one JSON line, or the rule set and deal that differ."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--deals-a-rule-set", type=int, default=50)
    parser.add_argument("--seed", default="check")
    options = parser.parse_args()
    assert simulator.COMPILED, "there is no compiled simulator to check"
    random, seed = Random(options.seed), seed_from_text(options.seed)
    began, states, rule_sets = time.process_time(), 0, 0
    for first in range(0, options.deals, options.deals_a_rule_set):
        rules, rule_sets = random_rules(random), rule_sets + 1
        for number in range(first, min(first + options.deals_a_rule_set, options.deals)):
            try:
                states += check_deal(rules, seed, number)
            except AssertionError:
                print(json.dumps({"differs": format_code(rules), "deal": number}))
                raise
    took = round(time.process_time() - began)
    print(json.dumps({"deals": options.deals, "rule_sets": rule_sets, "states": states, "differ": 0, "seconds": took}))


if __name__ == "__main__":
    main()
