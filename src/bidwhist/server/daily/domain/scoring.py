"""Compares the results of one deal: matchpoints, and the difference from the others.

Integers only, so that the order of results can never change a place.
"""

from collections import Counter
from collections.abc import Sequence

WHOLE = 1_000_000
"""The whole of a share: shares are in millionths."""
FULL_FIELD = 10
"""Fewest results of a full field, so that high shares are not easy on a day with few players."""


def matchpoints(points: Sequence[int]) -> tuple[int, ...]:
    """Two for each other result that a result beats, one for each that it equals.

    >>> matchpoints([4, 4, -5])
    (3, 3, 0)
    """
    count, beaten, below = Counter(points), dict[int, int](), 0
    for value in sorted(count):
        beaten[value], below = below, below + count[value]
    return tuple(2 * beaten[value] + count[value] - 1 for value in points)


def shares(points: Sequence[int], full: int = 0) -> tuple[int, ...]:
    """Matchpoints as parts of ``WHOLE``; a result without others has half.

    With fewer results than a full field they are adjusted by Neuberg's formula, as in bridge when a board was not
    played at every table (English Bridge Union, White Book): M matchpoints of n results become (M + 1) N / n - 1 of N.
    The fewer results, the closer all shares are to half.

    >>> shares([4, 4, -5])
    (750000, 750000, 0)
    >>> shares([4, -5], full=10), shares([4], full=10)
    ((777778, 222222), (500000,))
    """
    count = len(points)
    field = max(count, full)
    most = 2 * (field - 1) * count
    return tuple(
        rounded(((found + 1) * field - count) * WHOLE, most) if most else WHOLE // 2 for found in matchpoints(points)
    )


def differences(points: Sequence[int]) -> tuple[int, ...]:
    """The difference of each result from the mean of the others, in thousandths of a point; 0 without others.

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
