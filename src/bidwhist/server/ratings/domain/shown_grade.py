"""Grades as people see them: one number, how certain it is, and the month of the last rated match."""

from typing import Literal, TypeAlias

from bidwhist.server.ratings.domain.skill import Grade

NEWCOMER = 1000.0
SCALE = 40.0
PROVISIONAL = 20
"""Rated matches before a grade is shown."""
MONTHS = 2
"""Months in which a grade is listed, counting the month of its last rated match."""
Certainty: TypeAlias = Literal["certain", "fair", "rough", "open"]
_DOUBTS: tuple[tuple[float, Certainty], ...] = ((2.0, "certain"), (3.5, "fair"), (6.0, "rough"))


def shown(grade: Grade) -> int:
    """A grade as a number: three standard deviations below the mean; 1000 for a newcomer."""
    return round(NEWCOMER + SCALE * (grade.mean - 3.0 * grade.doubt))


def likely(grade: Grade) -> int:
    """The middle of what a grade may be, on the scale of what is shown."""
    return round(NEWCOMER + SCALE * grade.mean)


def certainty(grade: Grade) -> Certainty:
    """The certainty of a grade: ``certain``, ``fair``, ``rough`` or ``open``."""
    return next((word for doubt, word in _DOUBTS if grade.doubt <= doubt), "open")


def is_listed(played: int, season: int, now: int) -> bool:
    """Whether a person is on the leaderboards of a month."""
    return played >= PROVISIONAL and now - season < MONTHS
