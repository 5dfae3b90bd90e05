"""Every reason of many decisions held against its proof: presets and random mixes of rules, all levels, hints too.

    python -m benches.check.reasons 20000

Each level plays deals in all seats, by presets and random mixes of rules in turn. Each reason of its advice is
proved from the view, and each figure in it is compared with what ``weigh`` brings. Half of the deals are played by
hints, which keep to a plan. A line for each level, then how often each kind of reason was said.
"""

import importlib
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from time import process_time

from benches.common.checkout import TESTS
from benches.common.rule_sets import random_rules

from bidwhist.bots.levels import make_bot
from bidwhist.bots.reasons.reason import Kind
from bidwhist.rules.presets import PRESETS
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import seed_from_text

SHARES = {"random": 0.02, "beginner": 0.18, "casual": 0.2, "steady": 0.4, "strong": 0.12, "champion": 0.08}
"""The share of the decisions for each level."""
SHOWN = 5
SEED = seed_from_text("check reasons")


def tables(random: Random) -> Iterator[Ruleset]:
    """The presets, each followed by a mix of rules, without end."""
    while True:
        for rules in PRESETS.values():
            yield rules
            yield random_rules(random)


def main(decisions: int) -> int:
    """Checks so many decisions. Returns 1 if any reason was false."""
    sys.path[:0] = [str(TESTS)]
    reasons = importlib.import_module("support.reasons")
    kinds, false = Counter[Kind](), 0
    for level, share in SHARES.items():
        bot, left, wrong, begin = make_bot(level), round(share * decisions), 0, process_time()
        for number, rules in zip(count(), tables(Random(level)), strict=False):
            by_hints = number // 2 % 2 == 1
            deal = reasons.hinted(rules, bot, SEED, number, cards=True) if by_hints else None
            for one in deal or reasons.advised(rules, bot, SEED, number):
                left -= 1
                kinds.update(reason.kind for reason in one.advice.reasons)
                wrong += len(one.faults)
                if one.faults and wrong <= SHOWN:
                    print(f"  {level}, deal {number}: {one.advice.words} {one.faults}")
                if not left:
                    break
            if not left:
                break
        false += wrong
        print(
            f"{level}: {round(share * decisions)} decisions, {wrong} false, {process_time() - begin:.0f} s", flush=True
        )
    print(f"{kinds.total()} reasons of {len(kinds)} kinds: {false} false")
    print(", ".join(f"{kind.name.lower()} {times}" for kind, times in kinds.most_common()))
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
