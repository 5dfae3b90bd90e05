"""Arrays whose sums come out the same on every machine.

How NumPy adds up depends on its version, on the shape in memory, for products on the linear algebra beneath it, its
threads and the processor. None of that matters to numbers on a grid: whole multiples of one small step, few enough
bits that every partial sum is a float itself, so that nothing is ever rounded. Numbers that are on no grid are added
one after the other.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bidwhist.exact import exp

Floats = NDArray[np.float64]

CHANCE_BITS = 20
"""Chances, and what ends of a deal are worth, are multiples of 1 / 2**20: thousands of products add up exactly."""
WISH_BITS, WISH_STEPS, WISH_END = 30, 1 << 10, 21
"""Powers of e are kept to 2**-30, for exponents to a 1024th from 0 down to -21, where nothing is left of them."""


def on_grid(values: NDArray[Any], bits: int = CHANCE_BITS) -> Floats:
    """float64[…]: the nearest multiples of 1 / 2**bits."""
    scale = float(1 << bits)
    found: Floats = np.multiply(values, scale, dtype=np.float64)
    np.rint(found, out=found)
    found /= scale
    return found


def grid_product(one: NDArray[Any], other: NDArray[Any]) -> Floats:
    """The matrix product of numbers on grids, exact while the bits of both grids and of the sums are 53 at most."""
    found: Floats = np.matmul(one, other, dtype=np.float64)
    return found


def grid_sum(values: NDArray[Any], axis: int) -> Floats:
    """Sums of numbers on a grid along an axis, exact."""
    found: Floats = np.sum(values, axis=axis, dtype=np.float64)
    return found


def added(values: NDArray[Any], axis: int) -> Floats:
    """Sums of any numbers along an axis, added one after the other."""
    found: Floats = np.take(np.add.accumulate(values, axis=axis, dtype=np.float64), -1, axis=axis)
    return found


def powers_of_e(exponents: NDArray[Any]) -> Floats:
    """float64[…]: e to powers of 0 or less, on a grid of ``WISH_BITS``."""
    steps = np.rint(np.multiply(exponents, -float(WISH_STEPS), dtype=np.float64))
    table = _powers()
    found: Floats = table[np.minimum(steps, len(table) - 1).astype(np.intp)]
    return found


@cache
def _powers() -> Floats:
    ones = np.array([exp(-float(one)) for one in range(WISH_END)])
    parts = np.array([exp(-part / WISH_STEPS) for part in range(WISH_STEPS)])
    # The last entry stands for all that is further down.
    return np.append(on_grid(np.multiply.outer(ones, parts), WISH_BITS).ravel(), 0.0)


def between(values: Floats, places: Floats) -> Floats:
    """float64[n]: a table read off at places that lie between its entries, its ends beyond them."""
    held = np.clip(places, 0.0, len(values) - 1.0)
    under = np.minimum(held.astype(np.intp), len(values) - 2)
    over = held - under
    found: Floats = values[under] * (1.0 - over) + values[under + 1] * over
    return found
