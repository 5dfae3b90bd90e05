"""How long to wait before something that failed is tried again."""

SHORTEST = 0.05
LONGEST = 10.0
"""Seconds before the second try, and between tries that have failed for long."""


def seconds_before(tries: int, chance: float) -> float:
    """Seconds to wait after so many failed tries in a row: doubled each time, and by chance (0 … 1) up to half less.

    The chance keeps many that failed together from coming back together.
    """
    longest = min(LONGEST, SHORTEST * 2.0 ** min(tries - 1, 30))
    return longest * (1 - chance / 2)
