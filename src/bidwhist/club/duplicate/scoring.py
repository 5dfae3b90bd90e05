"""The results of one deal compared: matchpoints, and the difference from the others.

Whole numbers only, so that the order of results can never change a place.
"""

from collections import Counter
from collections.abc import Sequence

WHOLE = 1_000_000
"""A share of all that could be had is told in parts of this."""


def matchpoints(points: Sequence[int]) -> tuple[int, ...]:
    """Two for each other result that a result beats, one for each that it equals.

    >>> matchpoints([4, 4, -5])
    (3, 3, 0)
    """
    count, beaten, below = Counter(points), dict[int, int](), 0
    for value in sorted(count):
        beaten[value], below = below, below + count[value]
    return tuple(2 * beaten[value] + count[value] - 1 for value in points)


def shares(points: Sequence[int]) -> tuple[int, ...]:
    """Matchpoints as parts of ``WHOLE``; whoever is alone has half.

    >>> shares([4, 4, -5])
    (750000, 750000, 0)
    """
    most = 2 * (len(points) - 1)
    return tuple(rounded(found * WHOLE, most) if most else WHOLE // 2 for found in matchpoints(points))


def differences(points: Sequence[int]) -> tuple[int, ...]:
    """How far each result is from the mean of the others, in thousandths of a point; 0 for whoever is alone.

    >>> differences([4, 4, -5])
    (4500, 4500, -9000)
    """
    others, total = len(points) - 1, sum(points)
    return tuple(rounded((found * others - (total - found)) * 1000, others) if others else 0 for found in points)


def rounded(number: int, parts: int) -> int:
    """A quotient of whole numbers, rounded to the nearest, halves up.

    >>> rounded(5, 2), rounded(-5, 2)
    (3, -2)
    """
    return (2 * number + parts) // (2 * parts)
