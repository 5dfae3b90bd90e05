"""Fair shares of time: who has had least is served next, at each level of who asks; what work takes is learnt.

Start-time fair queueing (Goyal, Vin and Cheng, 1996): who was away has no credit, and who took long waits longer.
"""

from collections.abc import Iterable
from typing import TypeAlias

Path: TypeAlias = tuple[str, ...]
"""Whose it is, from the widest circle to the narrowest: address, person, table."""
Rank: TypeAlias = tuple[float, ...]
"""What somebody has had, at each level."""

USUAL_COST_S = 0.05
"""Seconds that work is taken for of which nothing is known."""
LEARNING_RATE = 0.2
"""How much the newest piece of work counts."""
MAX_SHARES = 10_000
"""Shares that are remembered."""


class Costs:
    """What each kind of work takes, in seconds."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def __getitem__(self, kind: str) -> float:
        return self._seconds.get(kind, USUAL_COST_S)

    def learn(self, kind: str, seconds: float) -> None:
        """One piece of work took so long."""
        self._seconds[kind] = self[kind] + LEARNING_RATE * (seconds - self[kind])

    def doubt(self, kind: str) -> None:
        """Work was passed over for what it would take; were that wrong, none would ever be done again."""
        self.learn(kind, 0.5 * self[kind])


class FairShares:
    """How much time everybody has had."""

    def __init__(self) -> None:
        self._most = MAX_SHARES
        self._had: dict[Path, float] = {}
        self._now: dict[Path, float] = {}
        """By circle: what whoever was served last in it had had."""

    def enter(self, path: Path) -> None:
        """Somebody asks: for the time they were away they have no credit."""
        for depth in range(1, len(path) + 1):
            one = path[:depth]
            self._had[one] = max(self._had.get(one, 0.0), self._now.get(path[: depth - 1], 0.0))

    def rank(self, path: Path) -> Rank:
        """Whose is least is served next; while somebody waits it only grows."""
        return tuple(self._had[path[:depth]] for depth in range(1, len(path) + 1))

    def serve(self, path: Path) -> None:
        """Somebody is served."""
        for depth in range(1, len(path) + 1):
            circle = path[: depth - 1]
            self._now[circle] = max(self._now.get(circle, 0.0), self._had[path[:depth]])

    def charge(self, path: Path, seconds: float) -> None:
        """Somebody has had so much more."""
        for depth in range(1, len(path) + 1):
            self._had[path[:depth]] = self._had.get(path[:depth], 0.0) + seconds

    @property
    def is_full(self) -> bool:
        """Whether too many are remembered."""
        return len(self._had) > self._most

    def forget(self, waiting: Iterable[Path]) -> None:
        """Those go who would have no less credit anew, and who do not wait."""
        kept = {path[:depth] for path in waiting for depth in range(len(path) + 1)}
        self._had = {
            path: had for path, had in self._had.items() if path in kept or had > self._now.get(path[:-1], 0.0)
        }
        self._now = {path: now for path, now in self._now.items() if path in self._had or path in kept or not path}
        self._most = max(MAX_SHARES, 2 * len(self._had))
