"""The ladder of levels in every preset: the share of comparisons that each level wins from the one below it.

``python -m benches.strength.ladder --rules all --matches 100`` prints a row a preset; ``--bots`` names the levels.
"""

import argparse
from collections.abc import Sequence

from msgspec.structs import replace

from bidwhist.arena.duplicate import compare_matches
from bidwhist.arena.intervals import Interval
from bidwhist.bots.levels import make_bot
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text

LEVELS = ("beginner", "casual", "steady")
SINGLE = "palace-single"
"""Palace with single no-trump, where the grades of the bots are measured."""
TABLES: dict[str, Ruleset] = {**PRESETS, SINGLE: replace(PALACE, no_trump_factor=1)}


def compared(won: Interval, sides: int) -> Interval:
    """The share of comparisons with one opponent, from the share of matches won against all of them.

    The odds against the table are those against each of ``sides - 1`` equal opponents, divided among them.

    >>> round(compared(Interval(0.25, 0.05, 100), 4).mean, 9), compared(Interval(0.6, 0.05, 100), 2).mean
    (0.5, 0.6)
    """
    others = sides - 1
    whole = 1.0 + (others - 1) * won.mean
    return Interval(others * won.mean / whole, won.half_width * others / (whole * whole), won.deals)


def step(rules: Ruleset, better: str, other: str, matches: int) -> Interval:
    """The share of comparisons that one level wins from another, over matches played from every side."""
    seeds = [seed_from_text(f"ladder {number}") for number in range(matches)]
    won = compare_matches(rules, make_bot(better), make_bot(other), seeds)
    return compared(won, rules.sides)


def main(names: Sequence[str], levels: Sequence[str], matches: int) -> None:
    """Each step in each of some rule sets. A seed of more sides has more matches, and so there are fewer seeds."""
    for name in names:
        rules = TABLES[name]
        seeds = matches if rules.sides == 2 else matches // rules.sides
        for better, other in reversed([*zip(levels[1:], levels, strict=False)]):
            found = step(rules, better, other, seeds)
            share = f"{100 * found.mean:.1f} ± {100 * found.half_width:.1f} %"
            print(f"{name} | {better} over {other} | {seeds} | {share}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="all")
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--matches", type=int, default=100)
    asked = parser.parse_args()
    main([*TABLES] if asked.rules == "all" else asked.rules.split(","), asked.bots.split(","), asked.matches)
