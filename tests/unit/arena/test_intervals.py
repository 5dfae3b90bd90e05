"""Intervals on values with a known true mean."""

from math import exp, isinf, lgamma, pi, sqrt
from random import Random
from statistics import fmean

import pytest

from bidwhist.arena.intervals import Interval, ratio, summarise, t_quantile


@pytest.mark.parametrize(
    ("freedom", "book"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_the_quantiles_are_those_of_the_tables(freedom: int, book: float) -> None:
    assert t_quantile(freedom) == pytest.approx(book, abs=0.0005)


@pytest.mark.parametrize("freedom", [*range(1, 61), 100, 365, 1000, 20_000])
def test_ninety_five_of_a_hundred_values_lie_within_a_quantile(freedom: int) -> None:
    assert _within(t_quantile(freedom), freedom) == pytest.approx(0.95, abs=1e-7)


def _within(reach: float, freedom: int) -> float:
    """The chance of Student's t to lie within a reach either way, by Simpson's rule over its density."""
    height = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
    steps = 2000
    density = [(1 + (reach * step / steps) ** 2 / freedom) ** (-(freedom + 1) / 2) for step in range(steps + 1)]
    weighted = density[0] + density[-1] + 4 * sum(density[1:-1:2]) + 2 * sum(density[2:-1:2])
    return float(2 * height * weighted * reach / steps / 3)


def test_the_interval_covers_the_truth_in_ninety_five_of_a_hundred() -> None:
    random = Random(1)
    samples = [summarise([random.gauss(0.3, 2.0) for _ in range(8)]) for _ in range(4000)]
    assert fmean(one.low <= 0.3 <= one.high for one in samples) == pytest.approx(0.95, abs=0.01)


def test_a_single_value_is_known_no_further() -> None:
    found = summarise([2.0])
    assert found.mean == 2.0
    assert isinf(found.half_width)
    with pytest.raises(ValueError, match="no values"):
        summarise([])


def test_the_mean_of_equal_values_is_sure() -> None:
    assert summarise([1.5, 1.5, 1.5]) == Interval(1.5, 0.0, 3)


def test_a_share_of_a_gap_covers_the_truth() -> None:
    random = Random(2)
    found = []
    for _ in range(1000):
        gaps = [random.gauss(1.0, 1.0) for _ in range(150)]
        found.append(ratio([0.4 * gap + random.gauss(0.0, 0.7) for gap in gaps], gaps))
    shares = [one for one in found if one]
    assert len(shares) == 1000
    assert fmean(one.low <= 0.4 <= one.high for one in shares) == pytest.approx(0.95, abs=0.02)


def test_a_share_of_nothing_is_not_told() -> None:
    random = Random(3)
    assert ratio([1.0, 2.0, 3.0], [random.gauss(0.0, 1.0) for _ in range(3)]) is None
    assert ratio([1.0], [1.0]) is None
