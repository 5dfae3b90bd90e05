"""Sequential testing: when to stop a run, what may be concluded then, and an interval that is right at every look.

The test is Wald's sequential probability ratio test of "A is no better than B" (mean 0) against "A is better by a
margin" (mean the margin), with normal likelihoods and the variance of the values so far: at most 5 % of wrong answers
either way.

The interval is Robbins' normal mixture. It is right for all numbers of deals at once, so a run may stop at any. Both
assume that means are nearly normal, and start after ``FIRST_LOOK`` values.
"""

from math import inf, sqrt

from msgspec import Struct

from bidwhist.tools.exact import log

FIRST_LOOK = 40
"""Nothing is concluded from fewer values."""
ERROR = 0.05
"""The share of wrong answers, in either direction."""
SHARPEST_AT = 1000
"""The interval is narrowest for about this many values."""

_BOUND = log((1.0 - ERROR) / ERROR)


class Running(Struct):
    """Values as they come, kept as their count, mean and sum of squares."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Adds a value."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def variance(self) -> float:
        """The variance of the values; infinite before there are two."""
        return self.squares / (self.count - 1) if self.count > 1 else inf


def evidence(running: Running, margin: float) -> float:
    """The log likelihood ratio for a mean of the margin against a mean of 0; 0 before the first look.

    Values that hardly differ are given the margin as standard deviation, so that a bot that always wins is found.
    """
    if running.count < FIRST_LOOK:
        return 0.0
    return margin * running.count * (running.mean - margin / 2) / max(running.variance, margin * margin)


def decision(running: Running, margin: float) -> bool | None:
    """Whether A is better, as soon as the test can tell; None before."""
    found = evidence(running, margin)
    if abs(found) < _BOUND:
        return None
    return found > 0


def always_valid(running: Running) -> float:
    """The half-width of the 95 % interval that may be looked at after every value."""
    if running.count < FIRST_LOOK:
        return inf
    mixed = 2 * log(1 / ERROR) + log(1 + 2 * log(1 / ERROR))
    weight = running.count * mixed / SHARPEST_AT + 1
    scale = 2 * weight / (running.count * running.count * mixed / SHARPEST_AT) * log(sqrt(weight) / ERROR)
    return sqrt(running.variance * scale)
