"""What a decision cost, from its seat's own view: a first look finds a better option, fresh looks measure it."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import stdev
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.analysis.coach.call_points import points_of_calls
from bidwhist.analysis.coach.decisions import Decision
from bidwhist.analysis.coach.hindsight import Hindsight
from bidwhist.analysis.coach.judges import Judge, taken_in
from bidwhist.analysis.coach.scoring import points_of
from bidwhist.bots.bot import random_for
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Bid, Pass
from bidwhist.core.shuffle import seed_from_text
from bidwhist.tools.exact import mean

SMALL = 0.01
"""A decision that costs no more than this chance in the match counts as good."""
MATTERS = 0.02
"""Where the best and the worst option are closer than this, the decision could not change the result."""
FRESH = 4
"""How many looks with fresh worlds are needed before a decision counts as a mistake."""
ERRORS = 2.0
"""How many standard errors a cost must be above zero."""


class Verdict(Struct, frozen=True, kw_only=True):
    """One decision judged."""

    decision: Decision
    taken: Weighed
    best: Weighed
    """The best option: the action taken, where no other was better by more than noise."""
    cost: float
    """The chance in the match that the decision gave away, 0 to 1, never below zero."""
    error: float
    """The standard error of the cost, as a chance too; zero where the judge uses no random numbers."""
    matters: bool
    """Whether the decision could change the result."""
    call_points: float | None = None
    """For a call with a cost: points given away against the best of the other sides, over roll-outs of the auction."""
    hindsight: Hindsight | None = None
    """The cost with all cards open, which no player could see. None where it is not known."""

    @property
    def is_good(self) -> bool:
        """Whether it was as good as the best, or nearly."""
        return self.cost <= SMALL

    @property
    def tricks(self) -> float | None:
        """Tricks given away by the side of the seat, where the judge gives them. A safe play may win some."""
        if self.taken == self.best:
            return 0.0
        if self.taken.tricks is None or self.best.tricks is None or self.decision.kind == "bid":
            return None
        view = self.decision.view
        sign = 1 if view.side == view.aiming_side else -1
        return sign * (self.best.tricks - self.taken.tricks)

    @property
    def points(self) -> float | None:
        """Points given away against the best of the other sides, where the judge gives them."""
        if self.taken == self.best:
            return 0.0
        if self.decision.kind == "bid":
            return self.call_points
        taken, best = points_of(self.decision.view, self.taken), points_of(self.decision.view, self.best)
        return None if taken is None or best is None else best - taken


class Looks:
    """The random generators of a judge's looks at decisions. The same seed gives the same looks."""

    def __init__(self, seed: str) -> None:
        self.seeds: Final = [seed_from_text(f"{seed}, look {number}") for number in range(FRESH + 2)]

    def random(self, decision: Decision, look: int) -> Random:
        """The generator of one look: 0 the first, the last for points."""
        return random_for(self.seeds[look], decision.deal - 1, decision.seat, decision.number)


def judge_decision(decision: Decision, judge: Judge, looks: Looks) -> Verdict | None:
    """What a decision cost; None if the judge has no figure for the action taken."""
    options = judge.weigh(decision.view, looks.random(decision, 0), (decision.action,))
    taken = taken_in(options, decision.action)
    if taken is None:
        return None
    best = options[0] if options[0].value > taken.value else taken
    first = Verdict(
        decision=decision,
        taken=taken,
        best=best,
        cost=best.value - taken.value,
        error=0.0,
        matters=best.value - min(option.value for option in options) > MATTERS,
    )
    if first.is_good and not judge.is_certain:
        return replace(first, best=taken, cost=0.0)
    return _with_points(first if judge.is_certain else _looked_at_again(first, judge, looks), looks)


def _with_points(verdict: Verdict, looks: Looks) -> Verdict:
    decision, taken, best = verdict.decision, verdict.taken.action, verdict.best.action
    if not isinstance(taken, Pass | Bid) or not isinstance(best, Pass | Bid) or verdict.is_good:
        return verdict
    fewer, more = points_of_calls(decision.view, (taken, best), looks.random(decision, FRESH + 1))
    return replace(verdict, call_points=more - fewer)


def _looked_at_again(first: Verdict, judge: Judge, looks: Looks) -> Verdict:
    """Looks again. The option was chosen because it looked best once, so only fresh looks may judge it."""
    decision, wanted = first.decision, (first.decision.action, first.best.action)
    found = [judge.weigh(decision.view, looks.random(decision, look), wanted) for look in range(1, FRESH + 1)]
    taken, better = _mean(found, wanted[0]), _mean(found, wanted[1])
    costs = [_weighed(options, wanted[1]).value - _weighed(options, wanted[0]).value for options in found]
    cost, error = mean(costs), stdev(costs) / sqrt(len(costs))
    if cost > max(SMALL, ERRORS * error):
        return replace(first, taken=taken, best=better, cost=cost, error=error)
    return replace(first, taken=taken, best=taken, cost=0.0, error=error)


def _weighed(options: Sequence[Weighed], action: Action) -> Weighed:
    found = taken_in(options, action)
    assert found is not None, "a judge weighs what it is asked about"
    return found


def _mean(looks: Sequence[Sequence[Weighed]], action: Action) -> Weighed:
    """The mean of an action over several looks."""
    found = [_weighed(options, action) for options in looks]
    return Weighed(
        action,
        mean([one.value for one in found]),
        _mean_of([one.tricks for one in found]),
        _mean_of([one.makes for one in found]),
        towards=found[0].towards,
    )


def _mean_of(figures: Sequence[float | None]) -> float | None:
    told = [figure for figure in figures if figure is not None]
    return mean(told) if len(told) == len(figures) else None
