"""Fair shares of time: the least served is next, at each level of users; costs of work are learnt.

Start-time fair queueing (Goyal, Vin and Cheng, 1996): idle users earn no credit, and heavy users wait longer.
"""

from collections.abc import Iterable
from typing import TypeAlias

Path: TypeAlias = tuple[str, ...]
"""The user, from the widest level to the narrowest: address, person, table."""
Rank: TypeAlias = tuple[float, ...]
"""The virtual start time at each level."""

USUAL_COST_S = 0.05
"""Estimated seconds for work of unknown cost."""
LEARNING_RATE = 0.2
"""The weight of the newest measurement in the average."""
MAX_SHARES = 10_000
"""Most shares kept."""


class Costs:
    """Estimated seconds of each kind of work."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def __getitem__(self, kind: str) -> float:
        return self._seconds.get(kind, USUAL_COST_S)

    def learn(self, kind: str, seconds: float) -> None:
        """Learn how long (s) a job took."""
        self._seconds[kind] = self[kind] + LEARNING_RATE * (seconds - self[kind])

    def doubt(self, kind: str) -> None:
        """A job was dropped because of its estimate: lower it a little, as a wrong one would never be corrected."""
        self.learn(kind, 0.5 * self[kind])


class FairShares:
    """The time that each user has had, at each level."""

    def __init__(self) -> None:
        self._most = MAX_SHARES
        self._had: dict[Path, float] = {}
        self._now: dict[Path, float] = {}
        """The virtual time by level: the start of the last served."""

    def enter(self, path: Path) -> None:
        """Register a user; idle time earns no credit."""
        for depth in range(1, len(path) + 1):
            one = path[:depth]
            self._had[one] = max(self._had.get(one, 0.0), self._now.get(path[: depth - 1], 0.0))

    def rank(self, path: Path) -> Rank:
        """The sort key: the least is served next; it only grows while a user waits."""
        return tuple(self._had[path[:depth]] for depth in range(1, len(path) + 1))

    def serve(self, path: Path) -> None:
        """Note that a user is being served."""
        for depth in range(1, len(path) + 1):
            circle = path[: depth - 1]
            self._now[circle] = max(self._now.get(circle, 0.0), self._had[path[:depth]])

    def charge(self, path: Path, seconds: float) -> None:
        """Add time (s) to a user's account."""
        for depth in range(1, len(path) + 1):
            self._had[path[:depth]] = self._had.get(path[:depth], 0.0) + seconds

    @property
    def is_full(self) -> bool:
        """Whether there are too many entries."""
        return len(self._had) > self._most

    def forget(self, waiting: Iterable[Path]) -> None:
        """Drop the entries of users who do not wait and would get the same start again."""
        kept = {path[:depth] for path in waiting for depth in range(len(path) + 1)}
        self._had = {
            path: had for path, had in self._had.items() if path in kept or had > self._now.get(path[:-1], 0.0)
        }
        self._now = {path: now for path, now in self._now.items() if path in self._had or path in kept or not path}
        self._most = max(MAX_SHARES, 2 * len(self._had))
