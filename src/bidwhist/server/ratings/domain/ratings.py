"""Everything that is maintained from matches, as far as it is loaded."""

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from bidwhist.server.ratings.domain.seasons import Member
from bidwhist.server.ratings.domain.skill import DOUBT, MEAN, Grade

K = TypeVar("K")
V = TypeVar("V")


class Standing(Struct, frozen=True, gc=False):
    """A person's grade in one pool."""

    mean: float = MEAN
    doubt: float = DOUBT
    played: int = 0
    won: int = 0
    season: int = 0
    """The month of the last rated match."""
    shown: int = 0

    @property
    def grade(self) -> Grade:
        """The grade by itself."""
        return Grade(self.mean, self.doubt)


class Together(Struct, frozen=True, gc=False):
    """How two people have done as partners."""

    played: int = 0
    won: int = 0


class Earned(Struct, frozen=True, gc=False):
    """Somebody's experience."""

    points: int = 0
    matches: int = 0


class Met(Struct, frozen=True, gc=False):
    """How often two people were opponents in rated matches of a month."""

    season: int
    times: int


class Entry(Struct, frozen=True, gc=False):
    """What one outcome changed for one person or pair; written once and never changed.

    Its key is the person, the outcome's place in the settlement order, and the reason.
    """

    person: str
    place: int
    reason: str
    time: int
    result: str = ""
    """Won, lost, drawn, left, held or excused; empty if no grade changed. *Held* is a win that a bot played."""
    chips: int = 0
    league: int = 0
    experience: int = 0
    mean: float | None = None
    doubt: float | None = None


class DirtyDict(dict[K, V]):
    """A dictionary of rows that tracks which were set."""

    def __init__(self, rows: Iterable[tuple[K, V]] = ()) -> None:
        super().__init__(rows)
        self.changed: set[K] = set()

    def put(self, key: K, row: V) -> None:
        """Set a row."""
        self[key] = row
        self.changed.add(key)


class Ratings:
    """Ratings in memory: all of them, or what one outcome can change."""

    def __init__(self) -> None:
        self.grades: DirtyDict[tuple[str, str], Standing] = DirtyDict()
        """By pool and player."""
        self.members: DirtyDict[tuple[int, str], Member] = DirtyDict()
        """By season and person."""
        self.earned: DirtyDict[str, Earned] = DirtyDict()
        self.balances: DirtyDict[str, int] = DirtyDict()
        """By account."""
        self.together: DirtyDict[tuple[str, str], Together] = DirtyDict()
        """By person and partner."""
        self.met: DirtyDict[tuple[str, str], Met] = DirtyDict()
        """By person and opponent."""
        self.excuses: DirtyDict[tuple[str, str], int] = DirtyDict()
        """The month in which a person was excused, by person and partner; the latest under an empty partner."""
        self.counts: DirtyDict[tuple[str, int, int], int] = DirtyDict()
        """Change in the number of listed players since they were loaded, by pool, month and grade."""
        self.seasons: DirtyDict[int, int] = DirtyDict()
        """The lowest tier of each season that has begun."""

    @property
    def season(self) -> int:
        """The current season; 0 before the first."""
        return max(self.seasons, default=0)

    def parts(self) -> dict[str, DirtyDict[Any, Any]]:
        """All parts, by name."""
        return {name: kept for name, kept in vars(self).items() if isinstance(kept, DirtyDict)}
