"""Grades as people see them: one number, whether it is settled, and the month in which it was last put to the test."""

from typing import Literal, TypeAlias

from bidwhist.server.ratings.domain.skill import Grade

NEWCOMER = 1000.0
SCALE = 40.0
PROVISIONAL = 20
"""Rated matches before a grade is shown."""
MONTHS = 2
"""A grade is listed in the month of its last rated match and in so many less one after it."""
Certainty: TypeAlias = Literal["certain", "fair", "rough", "open"]
_DOUBTS: tuple[tuple[float, Certainty], ...] = ((2.0, "certain"), (3.5, "fair"), (6.0, "rough"))


def shown(grade: Grade) -> int:
    """A grade as a number: what somebody surely has, three standard deviations below the mean; 1000 for a newcomer."""
    return round(NEWCOMER + SCALE * (grade.mean - 3.0 * grade.doubt))


def certainty(grade: Grade) -> Certainty:
    """How sure a grade is, in one word: certain, fair, rough or open."""
    return next((word for doubt, word in _DOUBTS if grade.doubt <= doubt), "open")


def is_listed(played: int, season: int, now: int) -> bool:
    """Whether somebody stands on the boards of a month."""
    return played >= PROVISIONAL and now - season < MONTHS
