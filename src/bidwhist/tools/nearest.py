"""The known names nearest to an unknown one."""

from collections.abc import Iterable
from difflib import get_close_matches

MAX_SHOWN_LETTERS = 40
"""The most letters of a wrong name that are repeated."""


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """The known names that are most like a wrong one, at most three."""
    return get_close_matches(name.lower(), list(known), n=3, cutoff=0.5)
