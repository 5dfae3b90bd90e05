"""What one bot's cards are worth above another's in the same contracts, as chances in the match.

    python -m benches.strength.same_contracts PRESET[,OPTION=VALUE] ... [--deals N] [--bots A,B] [--seed WORDS]

Steady calls, names and discards. Each contract is played twice: A declares against B, and B against A. Shown by preset:
what A gains over B in both together, in chances in the match from level scores, in tricks and in contracts made, a deal
(deals thrown in count as level). A side has one of the two, and so half of it. The arena's ``play`` counts tricks
alone, and the bots play for the match.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from benches.fit.hands import hands_of
from msgspec import Struct

from bidwhist.arena.intervals import summarise
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import fresh_deal, play_out, until_play
from bidwhist.arena.workers import in_order
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.equity.stakes import Standing
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.core.cards import Strain
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text


class Task(Struct, frozen=True):
    """One deal for two card players."""

    rules: Ruleset
    bots: tuple[str, str]
    seed: bytes
    number: int


class Gain(Struct, frozen=True):
    """What the first gains over the second in one contract, declaring and defending together."""

    chance: float = 0.0
    tricks: int = 0
    made: int = 0


def gain_of(task: Task) -> Gain:
    """The gain in one deal; none where nobody bids."""
    rules = task.rules
    start = until_play(fresh_deal(rules, task.seed, task.number), SteadyBot(), task.seed, task.number)
    if start.is_over:
        return Gain()
    assert start.contract is not None
    ours, theirs = map(parse_bot, task.bots)
    side = start.side(start.declarer)

    def tricks(declaring: int) -> int:
        pair = (ours, theirs) if declaring == 0 else (theirs, ours)
        bots = tuple(pair[one != side] for one in rules.side_of)
        return play_out(start, bots, task.seed, task.number).tricks_won[side]

    level = Standing(rules, (0,) * rules.sides, rules.max_deals, rules.side_of[start.dealer])
    number, no_trump = start.contract.number, start.contract.strain is Strain.NO_TRUMP
    chances = stakes_of(level).of(side, number, no_trump, side)
    first, second = tricks(0), tricks(1)
    needed = number + rules.free_tricks
    return Gain(float(chances[first] - chances[second]), first - second, (first >= needed) - (second >= needed))


def table(found: Sequence[Gain]) -> Iterator[str]:
    """A line for each measure."""
    measures = (
        ("% of a match", [100.0 * one.chance for one in found]),
        ("tricks", [float(one.tricks) for one in found]),
        ("% of contracts made", [100.0 * one.made for one in found]),
    )
    for name, values in measures:
        one = summarise(values)
        yield f"  {one.mean:+6.2f} ± {one.half_width:.2f} {name}"


def main(arguments: list[str]) -> None:
    """Measures presets one after another."""
    arguments, hired = hands_of(arguments)
    parser = ArgumentParser(prog="python -m benches.strength.same_contracts")
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--bots", default="champion,champion-1")
    parser.add_argument("--seed", default="same contracts")
    options = parser.parse_args(arguments)
    ours, theirs = options.bots.split(",")
    with hired as workers:
        for spec in options.rules:
            rules, seed = parse_rules(spec), seed_from_text(options.seed)
            tasks = [Task(rules, (ours, theirs), seed, number) for number in range(options.deals)]
            found = [*in_order(workers, gain_of, tasks)]
            print("\n".join([f"{spec}: {ours} over {theirs}, {len(found)} deals", *table(found)]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
