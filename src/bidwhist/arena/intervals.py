"""Means with their 95 % intervals: Student's t over deals, each deal one independent value."""

from collections.abc import Iterable, Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev

from msgspec import Struct

LEVEL = 0.95


class Interval(Struct, frozen=True):
    """A mean with the half-width of its 95 % interval; endless for fewer than two values."""

    mean: float
    half_width: float
    deals: int

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.half_width

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half_width:.3f} ({self.deals} deals)"


def summarise(values: Iterable[float]) -> Interval:
    """The mean of some values and how sure it is.

    >>> str(summarise([1.0, 2.0, 3.0, 2.0] * 5))
    '+2.000 ± 0.340 (20 deals)'

    :raises ValueError: without any value.
    """
    seen = list(values)
    if not seen:
        raise ValueError("no values have no mean")
    if len(seen) < 2:
        return Interval(seen[0], inf, 1)
    return Interval(fmean(seen), t_quantile(len(seen) - 1) * stdev(seen) / sqrt(len(seen)), len(seen))


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Interval | None:
    """The mean of one value as a share of the mean of another over the same deals, by the delta method.

    :returns: nothing where the lower mean is not clearly above 0, so that the share says nothing.
    """
    if len(tops) < 2:
        return None
    under = summarise(bottoms)
    if under.low <= 0:
        return None
    share = fmean(tops) / under.mean
    left = [top - share * bottom for top, bottom in zip(tops, bottoms, strict=True)]
    return Interval(share, summarise(left).half_width / under.mean, len(left))


def t_quantile(freedom: int, level: float = LEVEL) -> float:
    """Student's t for a two-sided interval, by its expansion about the normal: to a thousandth from 3 on, exact below.

    >>> [round(t_quantile(freedom), 2) for freedom in (1, 2, 4, 10, 100)]
    [12.71, 4.3, 2.78, 2.23, 1.98]
    """
    tail = (1.0 + level) / 2.0
    if freedom == 1:
        return tan(pi * (tail - 0.5))
    if freedom == 2:
        return (2.0 * tail - 1.0) / sqrt(2.0 * tail * (1.0 - tail))
    z = NormalDist().inv_cdf(tail)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
