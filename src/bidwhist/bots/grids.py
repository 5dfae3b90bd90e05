"""Arrays whose sums are the same on every machine.

How NumPy adds up depends on its version, the shape in memory, the linear algebra library, its threads and the
processor. For numbers on a grid this makes no difference. They are whole multiples of one small step with few bits, so
every partial sum is an exact float and nothing is rounded. Other numbers are added one after the other.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bidwhist.tools.exact import exp

Floats = NDArray[np.float64]

CHANCE_BITS = 20
"""Chances, and the values of ends of a deal, are multiples of 1 / 2**20. Sums of thousands of products are exact."""
WISH_BITS, WISH_STEPS, WISH_END = 30, 1 << 10, 21
"""Powers of e are kept to 2**-30, for exponents from 0 to -21 in steps of 1/1024. Below that they are zero."""


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
    # The last entry is used for all lower exponents.
    return np.append(on_grid(np.multiply.outer(ones, parts), WISH_BITS).ravel(), 0.0)


def between(values: Floats, places: Floats) -> Floats:
    """float64[n]: a table read at places between its entries, interpolated. Beyond the ends it has the value of the
    end."""
    held = np.clip(places, 0.0, len(values) - 1.0)
    under = np.minimum(held.astype(np.intp), len(values) - 2)
    over = held - under
    found: Floats = values[under] * (1.0 - over) + values[under + 1] * over
    return found
