"""Experience: points for every match played to its end, and levels; they are never lost."""

from math import isqrt

A_DEAL = 10
A_WIN = 20
MOST_DEALS = 30
"""Most deals of one match that give points."""
LEVELS = 100
STEP = 50
"""Points from the first level to the second; each level asks for as many more than the one before."""


def gained(deals: int, *, won: bool) -> int:
    """The points for playing a match to its end."""
    return A_DEAL * min(deals, MOST_DEALS) + (A_WIN if won else 0)


def level_of(points: int) -> int:
    """The level (1 to 100) for so many points."""
    # The level n is reached at STEP * n * (n - 1) / 2 points.
    return min(LEVELS, (1 + isqrt(1 + 8 * points // STEP)) // 2)


def reached_at(level: int) -> int:
    """The points at which a level is reached."""
    return STEP * level * (level - 1) // 2
