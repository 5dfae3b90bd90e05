"""Skill ratings: Plackett–Luce with one winner, after Weng and Lin, in arithmetic that is reproducible everywhere.

The formulas are those of ``openskill``, which tests compare with; that library uses the C library's exp and powers,
whose last bits differ between processors.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

from msgspec import Struct

from bidwhist.tools.exact import exp

MEAN = 25.0
"""The mean of a newcomer."""
DOUBT = 25.0 / 3.0
"""The standard deviation of a newcomer."""
LUCK = 12.5
"""The part of luck in one match (beta); it predicts how often the arena's bots win."""
DRIFT = 0.06
"""The uncertainty added at each match, as people change (tau)."""
LEAST = 0.0001
"""The least factor by which one match may shrink the variance."""


class Grade(Struct, frozen=True, gc=False):
    """An estimate of a player's strength: mean and standard deviation."""

    mean: float = MEAN
    doubt: float = DOUBT


Side: TypeAlias = Sequence[Grade]


def chances(sides: Sequence[Side]) -> tuple[float, ...]:
    """Each side's probability of winning a match.

    :param sides: the grades of those who play together.
    """
    return _shares(sides, _luck(sides))


def rated(
    sides: Sequence[Side], winner: int | None, lost: Sequence[int] = (), weight: float = 1.0
) -> tuple[tuple[Grade, ...], ...]:
    """The grades after a match.

    :param sides: the grades of those who play together, two or more sides.
    :param winner: the index of the side that won; None after a draw.
    :param lost: indexes of sides that have no part in a draw.
    :param weight: the weight of the match, from 0 to 1.
    """
    before = [[_with_drift(one) for one in side] for side in sides]
    luck = _luck(before)
    even = 1.0 / (len(sides) - len(lost))
    outcomes = [
        (0.0 if place in lost else even) if winner is None else float(place == winner) for place in range(len(sides))
    ]
    return tuple(
        tuple(_moved(one, luck, weight * (won - share), weight * share * (1.0 - share)) for one in side)
        for side, won, share in zip(before, outcomes, _shares(before, luck), strict=True)
    )


def _with_drift(grade: Grade) -> Grade:
    return Grade(grade.mean, sqrt(grade.doubt * grade.doubt + DRIFT * DRIFT))


def _luck(sides: Sequence[Side]) -> float:
    """The scale of differences: everybody's uncertainty and the luck of each side."""
    found = 0.0
    for side in sides:
        for one in side:
            found += one.doubt * one.doubt
        found += LUCK * LUCK
    return sqrt(found)


def _shares(sides: Sequence[Side], luck: float) -> tuple[float, ...]:
    sums = [_strength(side) for side in sides]
    best = max(sums)
    weights = [exp((one - best) / luck) for one in sums]
    whole = weights[0]
    for weight in weights[1:]:
        whole += weight
    return tuple(weight / whole for weight in weights)


def _strength(side: Side) -> float:
    found = 0.0
    for one in side:
        found += one.mean
    return found


def _moved(grade: Grade, luck: float, gained: float, told: float) -> Grade:
    share = grade.doubt * grade.doubt / luck
    left = 1.0 - share / luck * told
    return Grade(grade.mean + share * gained, grade.doubt * sqrt(left if left > LEAST else LEAST))
