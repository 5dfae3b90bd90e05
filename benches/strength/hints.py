"""Matches by hints alone, at each level, and what the coach says of them: ``python -m benches.strength.hints --write``.

At each level the first seat does what ``hint`` of that level says, the others are steady, and the cards are the same
for all levels. Champion judges every decision of the first seat, as the coach of the page does, and counts as mistakes
those with a cost. Levels up to steady are those of the tables; strong and champion, which the online table asks for
hints, are beside them.
"""

import argparse
import os
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from msgspec.structs import replace

from bidwhist.analysis.coach import KINDS, Verdict, coach
from bidwhist.analysis.coach.bot_judge import make_judge
from bidwhist.arena.simulation import match_seed
from bidwhist.bots.bot import Bot, random_for
from bidwhist.bots.hints import hint
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.match import Match, deal_next, match_view, new_match
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text

LEVELS = ("random", "beginner", "casual", "steady", "strong", "champion")
JUDGE, OTHERS = "champion", "steady"
SEED = seed_from_text("bench hints")
RESULTS = Path(__file__).parents[1] / "results" / "hints.md"


class Counted(NamedTuple):
    """What the coach counted in the matches of a level."""

    level: str
    won: int
    decisions: int
    mistakes: int
    cost: float
    """Chances in the match given away, summed over all decisions."""
    by_kind: dict[str, int]
    """Mistakes of each kind of decision."""
    seconds: float


def play_by_hints(level: str, preset: str, number: int, deals: int) -> Match:
    """A match in which the first seat does as the hints of a level say; the others are steady."""
    seed = match_seed(SEED, number)
    match: Match = new_match(PRESETS[preset], ("hints", *(f"bot:{OTHERS}" for _ in range(3))), seed)
    hinted, others = make_bot(level), make_bot(OTHERS)
    while match.result is None and len(match.deals) < deals:
        match = _play_deal(deal_next(match), seed, hinted, others)
    return match


def _play_deal(match: Match, seed: bytes, hinted: Bot, others: Bot) -> Match:
    own, number, taken = match.players.index("hints"), len(match.deals) - 1, 0
    while not match.deals[-1].is_over:
        deal = match.deals[-1]
        seen = match_view(match, deal.to_act)
        dice = partial(random_for, seed, number, seen.seat)
        action = hint(seen, hinted, dice).action if seen.seat == own else others.choose(seen, dice(taken))
        taken += 1
        match = replace(match, deals=(*match.deals[:-1], act(deal, action)))
    return match


def count(level: str, preset: str, matches: int, deals: int) -> Counted:
    """Plays matches by hints of a level and has them coached."""
    judge, began = make_judge(JUDGE), perf_counter()
    won, cost, decisions, kinds = 0, 0.0, 0, dict.fromkeys(KINDS, 0)
    for number in range(matches):
        match = play_by_hints(level, preset, number, deals)
        own = match.players.index("hints")
        result = match.result
        won += result is not None and result.winner == match.rules.side_of[own]
        for verdict in coach(match, judge, f"hints {number}", seat=own, hindsight=False):
            if isinstance(verdict, Verdict):
                decisions += 1
                cost += verdict.cost
                kinds[verdict.decision.kind] += verdict.cost > 0
    return Counted(level, won, decisions, sum(kinds.values()), cost, kinds, perf_counter() - began)


def page(counted: list[Counted], preset: str, matches: int, deals: int) -> Iterator[str]:
    """The page of results, line by line."""
    yield "# A match by hints alone"
    yield ""
    yield f"`python -m benches.strength.hints --preset {preset} --matches {matches} --deals {deals} --write`,"
    yield f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} shared cores ({platform.machine()}, {platform.system()})."
    yield ""
    yield f"The first seat does what hints of a level say, in {matches} matches of at most {deals} deals of `{preset}`"
    yield f"with the same cards for each level; the others are {OTHERS}. {JUDGE.title()} judges each decision, as the"
    yield "coach of the page does, and a decision with a cost is a mistake. The online table asks champion for its"
    yield "hints where there is time, and else the bot of the table ([bots.md](../../docs/bots.md#hints))."
    yield ""
    yield f"| hints of | won | decisions | mistakes | in 100 | {' | '.join(KINDS)} | chances lost a match, in 100 | s |"
    yield f"|{'---|' * (7 + len(KINDS))}"
    for one in counted:
        share = 100 * one.mistakes / max(1, one.decisions)
        kinds = " | ".join(str(one.by_kind[kind]) for kind in KINDS)
        lost = 100 * one.cost / matches
        error = 1.96 * (share * (100 - share) / max(1, one.decisions)) ** 0.5
        counts = f"{one.won} | {one.decisions} | {one.mistakes} | {share:.1f} ± {error:.1f}"
        yield f"| {one.level} | {counts} | {kinds} | {lost:.1f} | {one.seconds:.0f} |"


def main() -> None:
    """Prints the page, and writes it where asked."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--preset", default="classic", choices=PRESETS)
    wanted.add_argument("--matches", type=int, default=6)
    wanted.add_argument("--deals", type=int, default=20, help="most deals of a match")
    wanted.add_argument("--level", action="append", choices=LEVELS, help="this level alone; can be given again")
    wanted.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    options = wanted.parse_args()
    counted = []
    for level in options.level or LEVELS:
        counted.append(count(level, options.preset, options.matches, options.deals))
        print(counted[-1], flush=True)
    lines = "\n".join(page(counted, options.preset, options.matches, options.deals)) + "\n"
    print(lines)
    if options.write:
        RESULTS.write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
