"""Every reason of many decisions held against its proof: presets and random mixes of rules, all levels, hints too.

    python -m benches.check.reasons 20000

Each level plays deals in all seats, by presets and random mixes of rules in turn. Each reason of its advice is
proved from the view, and each figure in it is compared with what ``weigh`` brings. Apart from these proofs, what a true
reason may lack is looked for: a comparison without its first half, a suit that nobody can return, a bid that nobody
makes, a better figure that is passed over without a word. Half of the deals are played by hints, which keep to a plan.

Then the coach goes through matches played at random, a share of the decisions: no reason for the better card may speak
for the one that was played too, and in Classic Whist books and points have the sign of who gains. A line for each
level, then how often each kind of reason was said.
"""

import importlib
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle
from random import Random
from time import process_time

from benches.common.checkout import TESTS
from benches.common.rule_sets import random_rules

from bidwhist.analysis.coach import SteadyJudge, Verdict, coach
from bidwhist.analysis.coach.telling import verdict_in_words
from bidwhist.arena.simulation import match_seed, play_match
from bidwhist.bots.explanations.reason import Kind
from bidwhist.bots.levels import make_bot
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text

SHARES = {"random": 0.02, "beginner": 0.18, "casual": 0.2, "steady": 0.4, "strong": 0.12, "champion": 0.08}
"""The share of the decisions for each level."""
COACHED = 0.1
"""So many decisions of random play are coached for each that is told, beside them."""
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
    false += coached(round(COACHED * decisions))
    print(f"{kinds.total()} reasons of {len(kinds)} kinds: {false} false")
    print(", ".join(f"{kind.name.lower()} {times}" for kind, times in kinds.most_common()))
    return 1 if false else 0


def coached(decisions: int) -> int:
    """Coaches so many decisions of random play, by presets in turn, judged by steady. Returns how many were wrong."""
    reasons = importlib.import_module("support.reasons")
    wrong, seen, mistakes, begin = 0, 0, 0, process_time()
    for number, rules in zip(count(), cycle(PRESETS.values()), strict=False):
        match = play_match(rules, ("bot:random",) * rules.players, match_seed(SEED, number), 1)
        for one in coach(match, SteadyJudge(), "reasons", hindsight=False):
            if not isinstance(one, Verdict):
                continue
            seen, mistakes = seen + 1, mistakes + (not one.is_good)
            turned = one.decision.view.turned is not None and not one.is_good
            gains = not turned or ((one.tricks or 0.0) > 0 and (one.points or 0.0) > 0)
            if reasons.of_both(one) or not gains:
                wrong += 1
                print(f"  coach, match {number}: {verdict_in_words(one)} {one.tricks} {one.points}")
        if seen >= decisions:
            break
    print(f"coach: {seen} verdicts, {mistakes} mistakes, {wrong} false, {process_time() - begin:.0f} s", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
