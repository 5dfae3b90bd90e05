"""A small neural network over suits: it reads each suit alike, adds up the readings, and one layer gives the chances.

Weights and the values between layers are kept on a grid, so every sum is exact and the same on every machine.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.grids import grid_product, on_grid, powers_of_e

Floats = NDArray[np.float32]
Sums = NDArray[np.float64]
Weights = Mapping[str, Sums]
"""``side`` and ``trump`` (bits to readings), ``side_sum``, ``trump_sum`` and ``table`` (readings and the table to
hidden), ``hidden`` (a bias), ``deep`` and ``deep_bias`` (hidden to hidden), ``out`` and ``out_bias`` (to tricks)."""

NET_BITS = 14
"""Weights and layers are multiples of 1 / 2**14: products are of 1 / 2**28, which leaves 25 bits for the sums."""


def read(bits: Floats, weights: Sums) -> Sums:
    """float64[…, readings]: the readings of suits. The last row of the weights is the bias."""
    read_off = grid_product(bits, weights[:-1])
    read_off += weights[-1]
    np.maximum(read_off, 0.0, out=read_off)
    return read_off


def layer(values: NDArray[Any], weights: Sums) -> Sums:
    """Values of a layer, put on the grid, times weights."""
    return grid_product(on_grid(values, NET_BITS), weights)


def finish(summed: Sums, table: Floats, weights: Weights) -> Sums:
    """One number for each count of tricks, from the readings summed over suits and the facts of the table."""
    hidden = summed + layer(table, weights["table"])
    hidden += weights["hidden"]
    np.maximum(hidden, 0.0, out=hidden)
    deep = layer(hidden, weights["deep"])
    deep += weights["deep_bias"]
    np.maximum(deep, 0.0, out=deep)
    return layer(deep, weights["out"]) + weights["out_bias"]


def chances(numbers: Sums, most: int) -> Floats:
    """The chance of each count of tricks up to the most there are, on the grid of chances: float32[…, most + 1].

    Weights fitted to smaller hands know nothing of more tricks, which get no chance.
    """
    kept = numbers[..., : most + 1]
    kept = powers_of_e(kept - kept.max(axis=-1, keepdims=True))
    found = np.zeros((*kept.shape[:-1], most + 1), dtype=np.float32)
    found[..., : kept.shape[-1]] = on_grid(kept / grid_product(kept, np.ones((kept.shape[-1], 1))))
    return found
