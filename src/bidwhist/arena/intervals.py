"""Means with their 95 % intervals: Student's t over deals, each deal one independent value."""

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from msgspec import Struct

from bidwhist.i18n import with_minus


class Interval(Struct, frozen=True):
    """A mean with the half-width of its 95 % interval, which is infinite for fewer than two values."""

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
        return f"{with_minus(f'{self.mean:+.3f}')} ± {self.half_width:.3f} ({self.deals} deals)"


def summarise(values: Iterable[float]) -> Interval:
    """The mean of some values with its interval.

    >>> str(summarise([1.0, 2.0, 3.0, 2.0] * 5))
    '+2.000 ± 0.340 (20 deals)'
    >>> str(summarise([-1.0, -2.0, -3.0, -2.0] * 5))
    '−2.000 ± 0.340 (20 deals)'

    :raises ValueError: without any value.
    """
    seen = list(values)
    if not seen:
        raise ValueError("the mean of no values is undefined")
    if len(seen) < 2:
        return Interval(seen[0], inf, 1)
    return Interval(fmean(seen), t_quantile(len(seen) - 1) * stdev(seen) / sqrt(len(seen)), len(seen))


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Interval | None:
    """The mean of one value as a share of the mean of another over the same deals, by the delta method.

    :returns: None if the lower mean is not clearly above 0, so that the share means nothing.
    """
    if len(tops) < 2:
        return None
    under = summarise(bottoms)
    if under.low <= 0:
        return None
    share = fmean(tops) / under.mean
    left = [top - share * bottom for top, bottom in zip(tops, bottoms, strict=True)]
    return Interval(share, summarise(left).half_width / under.mean, len(left))


def t_quantile(freedom: int) -> float:
    """Student's t for a 95 % interval, two-sided, to a millionth.

    >>> [round(t_quantile(freedom), 3) for freedom in (1, 2, 3, 10, 100)]
    [12.706, 4.303, 3.182, 2.228, 1.984]
    """
    if freedom <= len(_FIRST):
        return _FIRST[freedom - 1]
    # From here on the expansion about the normal distribution is good enough.
    found = 0.0
    for term in reversed(_EXPANSION):
        found = found / freedom + term
    return found


_FIRST = (
    *(12.7062047362, 4.3026527297, 3.1824463053, 2.7764451052, 2.5705818356),
    *(2.4469118511, 2.3646242516, 2.3060041352, 2.2621571628, 2.2281388520),
    *(2.2009851601, 2.1788128297, 2.1603686565, 2.1447866879, 2.1314495456),
    *(2.1199052992, 2.1098155778, 2.1009220402, 2.0930240544, 2.0859634473),
)
"""The quantiles of 1 to 20 degrees of freedom, from the closed forms of the distribution."""


def _expansion(z: float) -> tuple[float, ...]:
    square = z * z
    return (
        z,
        z * (square + 1) / 4,
        z * ((5 * square + 16) * square + 3) / 96,
        z * (((3 * square + 19) * square + 17) * square - 15) / 384,
        z * ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160,
    )


_EXPANSION = _expansion(1.959963984540054)
"""The terms in one over the degrees of freedom, from the normal quantile."""
