"""A priority queue of jobs by shares: a heap in which stale ranks are corrected when they reach the top."""

from collections import deque
from collections.abc import Iterable, Mapping
from heapq import heappop, heappush, heapreplace
from itertools import count
from typing import Generic, Protocol, TypeVar

from bidwhist.server.platform.jobs.fair_shares import FairShares, Path, Rank


class Placed(Protocol):
    """A queued item with its user."""

    path: Path


J = TypeVar("J", bound=Placed)


class Queue(Generic[J]):
    """Queued jobs, in order for each person and table."""

    def __init__(self, shares: FairShares) -> None:
        self._shares = shares
        self._jobs: dict[Path, deque[J]] = {}
        self._heap: list[tuple[Rank, int, Path]] = []
        self._order = count()

    @property
    def paths(self) -> Iterable[Path]:
        """The users with queued jobs."""
        return self._jobs.keys()

    def put(self, job: J) -> None:
        """Add a job."""
        if job.path not in self._jobs:
            self._jobs[job.path] = deque()
            heappush(self._heap, (self._shares.rank(job.path), next(self._order), job.path))
        self._jobs[job.path].append(job)

    def first(self) -> tuple[Rank, int, J] | None:
        """The next user to serve, with its sort key."""
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
        """The user to be served last; among equals one of the address with most jobs (``crowds``: jobs by address)."""

        def lateness(path: Path) -> tuple[float, int, Rank, int]:
            address, *rest = self._shares.rank(path)
            return address, crowds.get(path[0], 0), tuple(rest), len(self._jobs[path])

        return self._jobs[max(self._jobs, key=lateness)][-1] if self._jobs else None

    def remove(self, job: J) -> bool:
        """Remove a job; says whether it was queued."""
        jobs = self._jobs.get(job.path)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del self._jobs[job.path]
        return True
