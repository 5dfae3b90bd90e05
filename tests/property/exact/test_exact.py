"""Our own arithmetic against the C library's, which is right to nearly the last place wherever it runs."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.tools import exact

NUMBERS = st.floats(-40.0, 40.0)


@given(st.lists(st.floats(-1e9, 1e9), max_size=40), st.randoms(use_true_random=False))
def test_a_total_does_not_depend_on_the_order(values: list[float], random: Random) -> None:
    mixed = random.sample(values, len(values))
    assert exact.total(values) == exact.total(mixed)


def test_a_total_is_rounded_once() -> None:
    assert exact.total([1e16, 1.0, 1.0, -1e16]) == 2.0
    assert exact.total([0.1] * 10) == 1.0


@given(NUMBERS)
def test_powers_of_e_are_right(number: float) -> None:
    assert exact.exp(number) == pytest.approx(math.exp(number), rel=4e-16)


@given(st.floats(1e-9, 1e9))
def test_logarithms_are_right(number: float) -> None:
    assert exact.log(number) == pytest.approx(math.log(number), rel=1e-14, abs=4e-16)


@given(st.floats(-12.0, 12.0))
def test_normal_chances_are_right(deviations: float) -> None:
    assert exact.normal_below(deviations) == pytest.approx(0.5 * math.erfc(-deviations / math.sqrt(2.0)), abs=2e-15)


@given(st.floats(0.0, 1.0), st.integers(0, 14))
def test_whole_powers_are_right(base: float, exponent: int) -> None:
    assert exact.power(base, exponent) == pytest.approx(base**exponent, rel=4e-15, abs=1e-300)


def test_draws_that_are_nearly_normal_have_a_normal_mean_and_spread() -> None:
    random = Random(1)
    draws = [exact.near_normal(random) for _ in range(20_000)]
    assert exact.mean(draws) == pytest.approx(0.0, abs=0.03)
    assert exact.spread(draws) == pytest.approx(1.0, abs=0.02)
    assert exact.mean([float(abs(one) > 2.0) for one in draws]) == pytest.approx(0.0455, abs=0.006)
