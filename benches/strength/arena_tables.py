"""The arena tables of benches/results: each claim about the bots as a run that can be stopped and taken up again.

    python -m benches.strength.arena_tables NAME ... [--folder DIR] [--jobs N] [--share 0.1] [--rules NAME ...]

Without a name it lists the runs with their commands. Prints rows of Markdown. ``--share`` plays that part of the
deals, for a first look; ``--rules`` only those rule sets of a claim about several.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from bidwhist.arena.contest import Stop, contest
from bidwhist.arena.intervals import Interval
from bidwhist.arena.ledger import Ledger
from bidwhist.arena.measures import Plan
from bidwhist.arena.report import Report, report
from bidwhist.arena.workers import processes
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text

SEED = "arena"


class Claim(Struct, frozen=True):
    """What is to be shown, and how."""

    bots: tuple[str, str]
    measures: tuple[str, ...]
    deals: int
    rules: tuple[str, ...] = ("palace",)
    settings: tuple[str, ...] = ()
    bound: bool = False

    @property
    def command(self) -> str:
        """The same for the command line."""
        words = [f"bidwhist arena --bots {','.join(self.bots)} --rules {','.join(self.rules)}"]
        words += [f"--set {setting}" for setting in self.settings]
        words += [f"--measure {','.join(self.measures)} --deals {self.deals} --seed {SEED}"]
        return " ".join([*words, *(["--bound"] if self.bound else [])])


SINGLE = ("no_trump_factor=1",)
LADDER = ("beginner", "casual", "steady", "strong", "champion")
TESTERS = ("always-pass", "always-5", "never-no-trump", "wild")
CLAIMS: dict[str, Claim] = {
    **{
        f"peer-{name}": Claim((f"bid=steady+play={name}", "steady"), ("play",), 600, bound=True)
        for name in ("random", "greedy", "counting", "pimc8", "pimc32", "ismcts1000")
    },
    "play": Claim(("bid=steady+play=champion", "steady"), ("play",), 1000, bound=True),
    "play-strong": Claim(("bid=steady+play=strong", "steady"), ("play",), 1000, bound=True),
    "bids": Claim(
        ("bid=champion+play=steady", "bid=threshold62+play=steady"), ("points", "matches"), 1200, settings=SINGLE
    ),
    "bids-double": Claim(("bid=champion+play=steady", "bid=threshold62+play=steady"), ("points", "matches"), 1200),
    "bids-steady": Claim(("bid=champion+play=steady", "steady"), ("points", "matches"), 1200, settings=SINGLE),
    "whole": Claim(("champion", "steady"), ("points", "matches"), 800, settings=SINGLE),
    "pimc32": Claim(("champion", "pimc32"), ("points", "matches"), 400, settings=SINGLE),
    "ismcts": Claim(("champion", "ismcts400"), ("points", "matches"), 100, settings=SINGLE),
    "ismcts-bids": Claim(("champion", "bid=steady+play=ismcts400"), ("points", "matches"), 100, settings=SINGLE),
    "shortfall": Claim(("champion", "steady"), ("shortfall",), 400),
    "presets": Claim(("champion", "steady"), ("play", "points", "matches"), 300, rules=tuple(PRESETS)),
    **{
        f"ladder-{better}": Claim((better, worse), ("points", "matches"), 600, settings=SINGLE)
        for worse, better in pairwise(LADDER)
    },
    **{f"tester-{name}": Claim(("champion", name), ("points",), 300, settings=SINGLE) for name in TESTERS},
}
"""By name; ``ismcts`` takes a simulation number for the time of a champion's decision, about ten a millisecond."""


def main() -> None:
    """Plays the runs that are named, or lists all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--folder", type=Path, default=Path())
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--rules", nargs="+", metavar="NAME")
    asked = parser.parse_args()
    for name in asked.names:
        for line in _played(name, CLAIMS[name], asked):
            print(line, flush=True)
    if not asked.names:
        for name, claim in CLAIMS.items():
            print(f"{name:20} {claim.command}")


def _played(name: str, claim: Claim, asked: argparse.Namespace) -> Iterator[str]:
    """The rows of one claim, a rule set each."""
    plans = tuple(
        Plan(claim.bots, parse_rules(rules, claim.settings), seed_from_text(SEED), claim.measures, bound=claim.bound)
        for rules in claim.rules
    )
    stop = Stop(max(2, round(asked.share * claim.deals)))
    with Ledger(asked.folder / f"{name}.jsonl", plans) as ledger, processes(asked.jobs) as workers:
        for place, (rules, plan) in enumerate(zip(claim.rules, plans, strict=True)):
            if asked.rules and rules not in asked.rules:
                continue
            found = report(plan, stop, [*contest(plan, stop, workers, ledger, place)])
            assert found is not None
            yield "| " + " | ".join((name, *claim.bots, " ".join((rules, *claim.settings)), *_cells(found))) + " |"


def _cells(found: Report) -> Iterator[str]:
    """Deals, tricks (three), share of the gap, points, matches, below double dummy (A, B), made (A, B), ms (A, B)."""
    play = found.play
    yield str(found.deals)
    yield from map(_plain, (play.declaring, play.defending, play.together) if play else (None, None, None))
    yield _percent(play.share_of_gap if play else None)
    yield _plain(found.points)
    yield _percent(found.matches)
    yield from (_plain(bot.shortfall) for bot in (found.a, found.b))
    yield from (f"{100 * bot.bids.made:.0f} %" if bot.bids else "" for bot in (found.a, found.b))
    yield from (f"{bot.time.mean:.2f} / {bot.time.longest:.0f}" if bot.time else "" for bot in (found.a, found.b))


def _plain(interval: Interval | None) -> str:
    return f"{interval.mean:+.2f} ± {interval.half_width:.2f}" if interval else ""


def _percent(interval: Interval | None) -> str:
    return f"{100 * interval.mean:.1f} ± {100 * interval.half_width:.1f} %" if interval else ""


if __name__ == "__main__":
    main()
