"""Those who wait for work, by their shares: a heap, in which a rank that has grown is found out when it comes up."""

from collections import deque
from collections.abc import Iterable, Mapping
from heapq import heappop, heappush, heapreplace
from itertools import count
from typing import Generic, Protocol, TypeVar

from bidwhist.server.platform.jobs.fair_shares import FairShares, Path, Rank


class Placed(Protocol):
    """What waits: it is somebody's."""

    path: Path


J = TypeVar("J", bound=Placed)


class Queue(Generic[J]):
    """Jobs that wait, each person's and table's in their order."""

    def __init__(self, shares: FairShares) -> None:
        self._shares = shares
        self._jobs: dict[Path, deque[J]] = {}
        self._heap: list[tuple[Rank, int, Path]] = []
        self._order = count()

    @property
    def paths(self) -> Iterable[Path]:
        """Who waits."""
        return self._jobs.keys()

    def put(self, job: J) -> None:
        """One more waits."""
        if job.path not in self._jobs:
            self._jobs[job.path] = deque()
            heappush(self._heap, (self._shares.rank(job.path), next(self._order), job.path))
        self._jobs[job.path].append(job)

    def first(self) -> tuple[Rank, int, J] | None:
        """Who is to be served next, with what orders it among others."""
        while self._heap:
            rank, order, path = self._heap[0]
            if path not in self._jobs:
                heappop(self._heap)
            elif (now := self._shares.rank(path)) > rank:
                heapreplace(self._heap, (now, order, path))
            else:
                return rank, order, self._jobs[path][0]
        return None

    def last(self, crowds: Mapping[str, int]) -> J | None:
        """Who would be served last; of equals, who comes from where most wait (``crowds``: jobs by address)."""

        def lateness(path: Path) -> tuple[float, int, Rank, int]:
            address, *rest = self._shares.rank(path)
            return address, crowds.get(path[0], 0), tuple(rest), len(self._jobs[path])

        return self._jobs[max(self._jobs, key=lateness)][-1] if self._jobs else None

    def remove(self, job: J) -> bool:
        """It waits no longer; whether it did."""
        jobs = self._jobs.get(job.path)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del self._jobs[job.path]
        return True
