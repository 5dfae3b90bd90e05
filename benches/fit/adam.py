"""Adam for the networks that are fitted here: a rate that falls, and mean weights that follow those in training."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

BATCH, RATE, LEAST_RATE = 512, 2e-3, 0.02
"""Decisions a step, the rate of the first, and the share of it that is left for the last."""
FOLLOW = 0.998
"""The share that the mean weights, which play, keep of themselves at each step."""
NEGLIGIBLE = 1e-12
"""Adam's corrections are followed until this little of them is left."""
SLOPE_BITS = 18
"""Slopes are multiples of 1 / 2**18: with those of layers, and sums over a batch, less than 53 bits."""
Net = dict[str, NDArray[np.float64]]


class Adam:
    """A network in training: its weights, and their mean, which plays."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.playing = {name: one.copy() for name, one in net.items()}
        self.step = 0
        self._first = {name: np.zeros_like(one) for name, one in net.items()}
        self._second = {name: np.zeros_like(one) for name, one in net.items()}
        self._first_left, self._second_left = 1.0, 1.0

    def follow(self, slopes: Mapping[str, NDArray[np.float64]], rows: int, share_left: float) -> None:
        """One step along slopes that are summed over so many rows, with a share of the training left after it."""
        self.step += 1
        self._first_left, self._second_left = _less(self._first_left, 0.9), _less(self._second_left, 0.999)
        rate, follow = RATE * max(LEAST_RATE, share_left), min(FOLLOW, 1.0 - 1.0 / (1.0 + self.step / 4))
        for name, summed in slopes.items():
            slope = summed / rows
            self._first[name] += 0.1 * (slope - self._first[name])
            self._second[name] += 0.001 * (slope * slope - self._second[name])
            mean, spread = self._first[name] / (1 - self._first_left), self._second[name] / (1 - self._second_left)
            self.net[name] -= rate * (mean / (np.sqrt(spread) + 1e-8))
            self.playing[name] = follow * self.playing[name] + (1 - follow) * self.net[name]


def _less(left: float, kept: float) -> float:
    return left * kept if left >= NEGLIGIBLE else left
