"""Which of two bots is better, by how much, and how sure that is: the arena in one call."""

from msgspec import Struct

from bidwhist.api.match import Options, Rules, Seed, ruleset, seed_bytes
from bidwhist.arena.contest import Stop, contest
from bidwhist.arena.intervals import Interval
from bidwhist.arena.measures import Plan
from bidwhist.arena.report import Report, report
from bidwhist.arena.workers import processes
from bidwhist.bots.bot import Chooses
from bidwhist.errors import WhistError
from bidwhist.i18n import with_minus

MEASURES = ("points", "matches")
"""What is measured: both bots on the same deals, sides changed over."""


class Comparison(Struct, frozen=True):
    """What A did beside B on the same deals, each with its 95 % interval."""

    names: tuple[str, str]
    deals: int
    points: Interval
    """Points a deal by which A is ahead."""
    matches: Interval
    """The share of matches that A won, 0 to 1."""
    report: Report
    """All that the arena measures."""

    def __repr__(self) -> str:
        ours, theirs = self.names
        points, share = self.points, self.matches
        return (
            f"<{ours} beside {theirs}, {self.deals} deals: {with_minus(f'{points.mean:+.2f}')} ± "
            f"{points.half_width:.2f} points a deal, "
            f"{100 * share.mean:.0f} ± {100 * share.half_width:.0f} % of matches>"
        )


def compare(
    bot: str | Chooses,
    other: str | Chooses,
    *,
    rules: Rules = "classic",
    deals: int = 200,
    seed: Seed = "compare",
    options: Options = (),
    jobs: int = 1,
) -> Comparison:
    """Two bots, by name or as objects, on so many deals and matches, each with the cards of the other.

    >>> compare("steady", "random", rules="classic", deals=4).points.mean > 0
    True

    :param jobs: processes that play; the findings do not depend on it.
    :raises WhistError: if there are not at least two deals and one process.
    :raises BotFault: if one fails or breaks the rules.
    """
    if deals < 2:
        raise WhistError(f"an interval needs two deals at least: {deals}")
    plan = Plan((bot, other), ruleset(rules, options), seed_bytes(seed), MEASURES)
    stop = Stop(deals)
    with processes(jobs) as workers:
        found = report(plan, stop, list(contest(plan, stop, workers)))
    assert found is not None and found.points is not None and found.matches is not None
    return Comparison(plan.names, deals, found.points, found.matches, found)
