"""How much narrower the arena's intervals are with the luck taken out, and how often they are wrong about equal bots.

    python -m benches.strength.variance --write

Each run counts the processor time of the play and that of the reference deals. A variance of 0.6 of the
plain one gives the interval of 200 numbers from 120. Duplicates have taken their part of the luck out before: what is
measured comes on top. The false alarms are of contests between a bot and itself with other dice, so that neither is
better: rows of one long run, drawn again for each contest with the names of the two bots exchanged by chance.
"""

import argparse
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from time import process_time

from benches.common.machine import processor
from msgspec import Struct

from bidwhist.arena.control import less_lucky
from bidwhist.arena.duplicate import deals_of, matches_of, matches_share, points_swing, winners
from bidwhist.arena.intervals import Interval, summarise
from bidwhist.arena.luck import matches_luck, points_luck
from bidwhist.arena.measures import Plan, timed
from bidwhist.arena.simulation import match_seed
from bidwhist.arena.workers import Workers, in_order, processes
from bidwhist.bots.levels import make_bot
from bidwhist.cli.bulk import cores
from bidwhist.core.actions import Action
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View

RESULTS = Path("benches/results/variance.md")
SEED = seed_from_text("variance")
NUMBERS = 200
"""Numbers whose interval is compared with."""
NARROW = 0.02
"""The half-width of an interval of shares of matches that tells small gains."""
CONTESTS, CONTEST_ROWS = 1000, 40
"""Contests of equal bots, and rows of each."""
MEASURES = ("points", "matches")
REFERENCES = 4
"""Reference deals for each deal played."""
"""Points a deal; shares of matches above level."""
ALARM_ROWS = 400
EQUALS = ("random", "beginner")
"""Bots that meet themselves with other dice; they use some."""


class Run(Struct, frozen=True):
    """Two bots under some rules, and how many numbers are played."""

    rules: str
    bots: tuple[str, str]
    numbers: int


RUNS = (
    *(Run(name, ("casual", "steady"), 40 if PRESETS[name].sides > 2 else 200) for name in PRESETS),
    Run("palace", ("steady", "threshold62"), 200),
    Run("palace", ("champion", "steady"), 100),
)


class OtherDice:
    """A bot whose decisions by chance fall otherwise than its own: neither better nor worse than it."""

    def __init__(self, level: str) -> None:
        self.name, self.bot = f"{level}, other dice", make_bot(level)

    def choose(self, view: View, random: Random) -> Action:
        """The bot's action with dice of its own."""
        return self.bot.choose(view, Random(f"other dice {random.getrandbits(64)}"))


class Played(Struct, frozen=True):
    """One number of a run: by measure its value and its luck, and the processor time of the play and of the luck."""

    found: dict[str, tuple[float, float]]
    play_s: float
    luck_s: float


def played(plan: Plan, number: int) -> Played:
    """One number of a plan, as the arena plays it."""
    rules, pair, seed = plan.rules, (timed(plan, 0).bot, timed(plan, 1).bot), match_seed(plan.seed, number)
    start = process_time()
    deals, matches = deals_of(rules, pair, plan.seed, number), matches_of(rules, pair, seed)
    between = process_time()
    points = points_luck(pair, deals, plan.seed, number, plan.references)
    share = matches_luck(pair, matches, seed, plan.references)
    ends = process_time()
    found = {
        "points": (points_swing([deal.points for deal in deals]), points),
        "matches": (matches_share(winners(matches)) - 1 / rules.sides, share),
    }
    return Played(found, between - start, ends - between)


class Gain(Struct, frozen=True):
    """One measure of a run: its interval as it was, and with less luck."""

    plain: Interval
    less: Interval

    @property
    def variance(self) -> float:
        """The variance with less luck as a share of the plain one; 1 where nothing varies."""
        if not self.plain.half_width:
            return 1.0
        share = self.less.half_width / self.plain.half_width
        return share * share


def gain(pairs: Sequence[tuple[float, float]]) -> Gain:
    """What the luck was worth in some values."""
    return Gain(summarise(value for value, _ in pairs), summarise(less_lucky(pairs)))


def table(workers: Workers, share: float) -> Iterator[str]:
    """A row of the page for each run and measure."""
    yield (
        "| rules | bots | numbers | measure | plain | less luck | variance | numbers for 200 | time for that "
        "| numbers for ± 2 %: plain, less luck |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for run in RUNS:
        plan = Plan(run.bots, parse_rules(run.rules, ()), SEED, MEASURES, references=REFERENCES)
        numbers = max(8, round(run.numbers * share))
        found = [*in_order(workers, partial(played, plan), range(numbers))]
        slower = 1 + sum(one.luck_s for one in found) / sum(one.play_s for one in found)
        for name in MEASURES:
            told = gain([one.found[name] for one in found])
            needed = told.variance * NUMBERS
            yield (
                f"| {run.rules} | {', '.join(run.bots)} | {numbers} | {name} | {_plain(told.plain, name)} "
                f"| {_plain(told.less, name)} | {told.variance:.2f} | {needed:.0f} | {told.variance * slower:.2f} "
                f"| {_for_narrow(told, name)} |"
            )


def numbers_for(interval: Interval, half_width: float) -> int:
    """How many numbers would make an interval so narrow, as it narrows with their root.

    >>> numbers_for(Interval(0.5, 0.04, 100), 0.02)
    400
    """
    share = interval.half_width / half_width
    return round(interval.deals * share * share)


def _for_narrow(told: Gain, measured: str) -> str:
    if measured != "matches":
        return ""
    return f"{numbers_for(told.plain, NARROW):,}, {numbers_for(told.less, NARROW):,}"


def _plain(interval: Interval, measured: str) -> str:
    if measured == "matches":
        return f"{100 * interval.mean:+.1f} ± {100 * interval.half_width:.1f} %"
    return f"{interval.mean:+.2f} ± {interval.half_width:.2f}"


def alarms(workers: Workers, share: float) -> Iterator[str]:
    """How often the interval of a contest between equal bots leaves out level."""
    yield "| bot, against itself with other dice | rows | measure | false alarms, plain | less luck |"
    yield "|---|---|---|---|---|"
    rules = parse_rules("palace", ())
    for level in EQUALS:
        plan = Plan((level, OtherDice(level)), rules, SEED, MEASURES, references=REFERENCES)
        rows = [*in_order(workers, partial(played, plan), range(max(CONTEST_ROWS, round(ALARM_ROWS * share))))]
        for name in MEASURES:
            plain, less = _false_alarms([one.found[name] for one in rows])
            yield f"| {level} | {len(rows)} | {name} | {plain:.1%} | {less:.1%} |"


def _false_alarms(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The share of contests with a false alarm, plain and with less luck."""
    random, wrong = Random("contests"), [0, 0]
    for _ in range(CONTESTS):
        signs = random.choices((-1, 1), k=CONTEST_ROWS)
        drawn = [
            (sign * value, sign * luck)
            for sign, (value, luck) in zip(signs, random.sample(pairs, CONTEST_ROWS), strict=True)
        ]
        for place, one in enumerate((summarise(value for value, _ in drawn), summarise(less_lucky(drawn)))):
            wrong[place] += not one.low <= 0 <= one.high
    return wrong[0] / CONTESTS, wrong[1] / CONTESTS


def page(workers: Workers, share: float) -> Iterator[str]:
    """The page of results, line by line."""
    yield "# Less luck in the arena"
    yield ""
    yield f"`python -m benches.strength.variance --share {share:g} --write`, {datetime.now(UTC):%Y-%m-%d},"
    yield f"{processor()}, shared; {REFERENCES} reference deals a deal. What is done, and why no mean moves, is in"
    yield "[docs/arena.md](../../docs/arena.md#less-luck). All intervals are of duplicates, which have taken out their"
    yield "part of the luck before. *Variance* is what is left of theirs; *numbers for 200* would give the interval of"
    yield "200 plain ones; *time for that* is the processor time they take, as a share of that of the 200. The last"
    yield "column is how many would tell a share of matches to 2 in 100."
    yield ""
    yield from table(workers, share)
    yield ""
    yield f"## False alarms\n\n{CONTESTS} contests of {CONTEST_ROWS} rows between equal bots (palace); 5 % is right."
    yield ""
    yield from alarms(workers, share)


def main() -> None:
    """Prints the page, and writes it where asked."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--share", type=float, default=1.0, help="play this share of the numbers")
    wanted.add_argument("--jobs", type=int, default=cores())
    wanted.add_argument("--write", action="store_true", help=f"write {RESULTS}")
    options = wanted.parse_args()
    lines = []
    with processes(options.jobs) as workers:
        for line in page(workers, options.share):
            print(line, flush=True)
            lines.append(line)
    if options.write:
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
