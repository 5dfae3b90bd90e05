"""A small network over suits: each suit is read alike, what is read is added up, and one layer makes chances of it."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Weights = Mapping[str, Floats]
"""``side`` and ``trump`` (bits to readings), ``side_sum``, ``trump_sum`` and ``table`` (readings and the table to
hidden), ``hidden`` (a bias), ``deep`` and ``deep_bias`` (hidden to hidden), ``out`` and ``out_bias`` (to tricks)."""


def read(bits: Floats, weights: Floats) -> Floats:
    """What is read from suits: float32[…, readings]; the last row of the weights is their bias."""
    read_off = bits @ weights[:-1]
    read_off += weights[-1]
    np.maximum(read_off, 0.0, out=read_off)
    return read_off


def finish(summed: Floats, table: Floats, weights: Weights) -> Floats:
    """Readings summed over suits and the facts of the table, to one number for each count of tricks."""
    hidden = summed + table @ weights["table"]
    hidden += weights["hidden"]
    np.maximum(hidden, 0.0, out=hidden)
    deep = hidden @ weights["deep"]
    deep += weights["deep_bias"]
    np.maximum(deep, 0.0, out=deep)
    out: Floats = deep @ weights["out"] + weights["out_bias"]
    return out


def chances(numbers: Floats, most: int) -> Floats:
    """The chance of each count of tricks up to the most there are: float32[…, most + 1].

    Weights fitted to smaller hands know nothing of more tricks, which get no chance.
    """
    kept = numbers[..., : most + 1]
    kept = np.exp(kept - kept.max(axis=-1, keepdims=True))
    found = np.zeros((*kept.shape[:-1], most + 1), dtype=np.float32)
    found[..., : kept.shape[-1]] = kept / kept.sum(axis=-1, keepdims=True)
    return found
