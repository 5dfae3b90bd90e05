"""How long a decision may take: ``python -m benches.speed.budget [deals] [mixes] [--first]``.

Steady plays deals of every preset and of wild mixes of options; each bot is asked at every few decisions of them. By
bot and kind of table: the mean, p99 and the longest, in milliseconds of processor time, and where that was. With
``--first`` a process of its own plays one deal of each table, and only the first decision of each phase is told, and
what getting ready took before: networks and tables are loaded and the equity of custom rules is computed then.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

from benches.common.rule_sets import random_rules
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import prepare, random_for
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.options import SetPays
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view

SEED = seed_from_text("budget")
READY = "ready"
EVERY = {"steady": 1, "strong": 3, "champion": 5}
"""Of how many decisions one is asked for."""


class Took(Struct, frozen=True):
    """One decision."""

    seconds: float
    phase: str
    place: str


def house_mix(random: Random) -> Ruleset:
    """Every option drawn, with a target, a floor and a number of deals too."""
    rules: Ruleset = random_rules(random)
    floor = random.choice((None, -random.randrange(1, 50))) if rules.set is SetPays.MINUS_BID else None
    return replace(rules, target=random.randrange(1, 100), floor=floor, max_deals=random.choice((None, 3, 15)))


def positions(rules: Ruleset, number: int) -> Iterator[tuple[View, Random]]:
    """Every decision of a deal of steady's, with the generator it has."""
    deal, decision, steady = fresh_deal(rules, SEED, number), 0, SteadyBot()
    while not deal.is_over:
        seen = view(deal, deal.to_act)
        random = random_for(SEED, number, deal.to_act, decision)
        yield seen, random
        deal, decision = act(deal, steady.choose(seen, random_for(SEED, number, deal.to_act, decision))), decision + 1


def asked(level: str, rules: Ruleset, deals: range) -> Iterator[Took]:
    """Decisions of a bot that has got ready for the table."""
    bot = make_bot(level)
    prepare(bot, rules)
    for number in deals:
        for decision, (seen, random) in enumerate(positions(rules, number)):
            if decision % EVERY[level] == number % EVERY[level] or decision == 0:
                start = process_time()
                bot.choose(seen, random)
                place = f"{format_code(rules)} deal {number} decision {decision}"
                yield Took(process_time() - start, seen.phase.name.lower(), place)


def firsts(level: str, rules: Ruleset) -> Iterator[Took]:
    """The first decision of each phase in this process."""
    bot, known = make_bot(level), set[str]()
    start = process_time()
    prepare(bot, rules)
    yield Took(process_time() - start, READY, format_code(rules))
    for decision, (seen, random) in enumerate(positions(rules, 0)):
        phase = seen.phase.name.lower()
        if phase not in known and len(seen.legal) > 1:
            known.add(phase)
            start = process_time()
            bot.choose(seen, random)
            yield Took(process_time() - start, phase, f"{format_code(rules)} deal 0 decision {decision}")


def firsts_in_processes(level: str, tables: list[Ruleset]) -> Iterator[Took]:
    """The same, a process and an empty cache for each table."""
    for rules in tables:
        with TemporaryDirectory() as cache:
            command = [sys.executable, "-m", "benches.speed.budget", "--child", level, "--rules", format_code(rules)]
            found = subprocess.run(
                command, capture_output=True, text=True, check=True, env={**os.environ, "XDG_CACHE_HOME": cache}
            )
        for line in found.stdout.splitlines():
            seconds, phase, place = line.split("|")
            yield Took(float(seconds), phase, place)


def told(name: str, took: list[Took]) -> str:
    """One row."""
    times = sorted(1000 * one.seconds for one in took)
    longest = max(took, key=lambda one: one.seconds)
    figures = f"{sum(times) / len(times):.2f} | {times[int(0.99 * len(times))]:.1f} | {times[-1]:.1f}"
    return f"| {name} | {len(times)} | {figures} | {longest.phase}: {longest.place} |"


def main() -> None:
    """The rows."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("deals", type=int, nargs="?", default=4)
    parser.add_argument("mixes", type=int, nargs="?", default=40)
    parser.add_argument("--first", action="store_true")
    parser.add_argument("--bots", default=",".join(EVERY))
    parser.add_argument("--child")
    parser.add_argument("--rules")
    options = parser.parse_args()
    if options.child:
        for one in firsts(options.child, parse_rules(options.rules)):
            print(f"{one.seconds}|{one.phase}|{one.place}")
        return
    random = Random(5)
    mixes = [house_mix(random) for _ in range(options.mixes)]
    print("| bot, tables | decisions | mean | p99 | longest | where |")
    print("|---|---|---|---|---|---|")
    for level in options.bots.split(","):
        if options.first:
            for kind, tables in (("presets", [*PRESETS.values()]), ("mixes", mixes)):
                found = [*firsts_in_processes(level, tables)]
                decisions = [one for one in found if one.phase != READY]
                print(told(f"{level}, {kind}, first decisions", decisions), flush=True)
                print(told(f"{level}, {kind}, getting ready", [one for one in found if one.phase == READY]), flush=True)
            continue
        for name, rules in PRESETS.items():
            print(told(f"{level}, {name}", [*asked(level, rules, range(options.deals))]), flush=True)
        print(
            told(f"{level}, mixes", [one for rules in mixes for one in asked(level, rules, range(1))]),
            flush=True,
        )


if __name__ == "__main__":
    main()
