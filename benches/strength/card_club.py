"""Matches of a club played with cards by the simulator: people of known strength lay so many cards by chance.

All of a match is played by the simulator's plain rule, but for the cards that somebody lays by chance: the weaker
they are, the more of them. A match is eight deals, and then deals until one side has more points.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
from benches.strength.grades import Teams
from numpy.typing import NDArray

from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import seed_from_text
from bidwhist.server.ratings.domain.skill import MEAN
from bidwhist.simulator import simulate

DEALS = 8
"""A match has so many; each seat deals as often."""
LAPSES = 110.0
"""Of 256 cards, laid by chance by somebody of mean strength."""
A_POINT = 11.0
"""Of 256 cards, fewer laid by chance for each point of strength: so that a point is worth as much in a match as by the
model, which ``python -m benches.strength.grades --cards`` prints."""


class Cards:
    """Decides evenings by playing them; the deals of a club are numbered through."""

    def __init__(self, seed: int) -> None:
        self.seed, self.played = seed_from_text(f"club {seed}"), 0

    def __call__(
        self, _: Random, strength: Sequence[float], bond: dict[tuple[int, int], float], tables: list[Teams]
    ) -> list[bool]:
        """Winners by the cards."""
        lapses = np.array([_lapses(strength, bond, seats) for seats in tables], dtype=np.uint8)
        ahead = self._points(lapses, DEALS)
        while not ahead.all():
            even = np.flatnonzero(ahead == 0)
            ahead[even] = self._points(lapses[even], 1)
        return [bool(points > 0) for points in ahead]

    def _points(self, lapses: NDArray[np.uint8], deals: int) -> NDArray[np.int64]:
        """By how many points the first side is ahead at each table after so many deals."""
        rows = np.repeat(lapses, deals, axis=0)
        points = simulate(len(rows), self.seed, PALACE, first=self.played, lapses=rows).points.astype(np.int64)
        self.played += len(rows)
        ahead: NDArray[np.int64] = (points[:, 0] - points[:, 1]).reshape(-1, deals).sum(axis=1)
        return ahead


def _lapses(strength: Sequence[float], bond: dict[tuple[int, int], float], seats: Teams) -> list[int]:
    """By seat: partners sit opposite one another, and share what they add as a pair."""
    (a, b), (c, d) = (_of_pair(strength, bond, *pair) for pair in (seats[:2], seats[2:]))
    return [a, c, b, d]


def _of_pair(strength: Sequence[float], bond: dict[tuple[int, int], float], one: int, other: int) -> tuple[int, int]:
    shared = bond.get((min(one, other), max(one, other)), 0.0) / 2.0
    first, second = (round(LAPSES - A_POINT * (strength[who] + shared - MEAN)) for who in (one, other))
    return min(255, max(0, first)), min(255, max(0, second))
