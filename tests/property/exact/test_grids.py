"""Sums on a grid: exact in whatever order, and wide enough for the largest nets and the most worlds."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.bots import grids
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.evaluator import _shipped
from bidwhist.bots.auction.nets import NET_BITS
from bidwhist.bots.determinization.likely import WEIGHT_BITS, evidence_weights
from bidwhist.bots.equity.stakes import Standing
from bidwhist.core.rules.presets import PRESETS
from bidwhist.tools.exact import exp

MANTISSA = 53
NETS = sorted({name.rpartition("/")[0] for name in _shipped()})


@given(st.integers(0, 2**32))
def test_a_product_on_the_grid_is_exact(seed: int) -> None:
    random = np.random.default_rng(seed)
    one, other = grids.on_grid(random.random((5, 18))), grids.on_grid(random.random(18))
    found = grids.grid_product(one, other)
    for row, value in zip(one.tolist(), found.tolist(), strict=True):
        assert Fraction(value) == sum(Fraction(a) * Fraction(b) for a, b in zip(row, other.tolist(), strict=True))


@given(st.integers(0, 2**32))
def test_numbers_on_no_grid_are_added_one_after_the_other(seed: int) -> None:
    values = np.random.default_rng(seed).normal(size=(7, 30))
    for row, value in zip(values.tolist(), grids.added(values, axis=1).tolist(), strict=True):
        naive = 0.0
        for one in row:
            naive += one
        assert value == naive


@pytest.mark.parametrize("net", NETS)
def test_no_layer_of_a_net_can_be_rounded(net: str) -> None:
    weights = {name.rpartition("/")[2]: value for name, value in _shipped().items() if name.startswith(f"{net}/")}

    def most_read(name: str) -> float:
        return float(np.abs(weights[name]).sum(axis=0).max())

    def most_out(largest: float, name: str) -> float:
        return float(largest * np.abs(weights[name]).sum(axis=0).max())

    suits = 4 if "trump" not in weights else 3
    side, trump = suits * most_read("side"), most_read("trump") if "trump" in weights else 0.0
    hidden = most_out(side, "side_sum") + (most_out(trump, "trump_sum") if trump else 0.0) + most_out(1.5, "table") + 1
    deep = most_out(hidden, "deep") + 1
    out = most_out(deep, "out") + 1
    for largest in (side, trump, hidden, deep, out):
        assert largest * 2.0 ** (2 * NET_BITS) < 2.0**MANTISSA
    # What a suit reads as is kept in single precision.
    assert hidden * 2.0**NET_BITS < 2.0**24


def test_no_evidence_can_be_rounded() -> None:
    weights = evidence_weights().astype(np.float64)
    assert (grids.on_grid(weights, WEIGHT_BITS) == weights).all()
    assert float(np.abs(weights).max()) * 1000 * 2.0**WEIGHT_BITS < 2.0**MANTISSA


@pytest.mark.parametrize("name", PRESETS)
def test_what_ends_are_worth_lies_on_the_grid(name: str) -> None:
    rules = PRESETS[name]
    stakes = stakes_of(Standing(rules, (0,) * rules.sides, rules.max_deals, 0))
    assert (grids.on_grid(stakes.by_tricks) == stakes.by_tricks).all()
    assert (grids.on_grid(stakes.thrown_in) == stakes.thrown_in).all()


def test_powers_of_e_are_near_enough() -> None:
    exponents = -np.linspace(0.0, 30.0, 4001)
    found = grids.powers_of_e(exponents)
    for exponent, value in zip(exponents.tolist(), found.tolist(), strict=True):
        assert value == pytest.approx(exp(exponent), rel=8e-4, abs=2e-9)
    assert found[0] == 1.0
    assert (grids.on_grid(found, grids.WISH_BITS) == found).all()


def test_a_table_is_read_between_its_entries_and_held_at_its_ends() -> None:
    values = np.array([1.0, 3.0, 7.0])
    assert grids.between(values, np.array([-1.0, 0.0, 0.5, 1.25, 2.0, 9.0])).tolist() == [1.0, 1.0, 2.0, 4.0, 7.0, 7.0]
