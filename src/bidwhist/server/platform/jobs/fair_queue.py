"""A fair queue for work off the event loop: shared between addresses, within each between people, within each between
tables.

However much one asks for, another waits only for running jobs and for its own share. Jobs that can no longer finish in
time are not started; when more is queued than can be done in time, the heaviest user is dropped first.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, TypeVar

from msgspec import Struct

from bidwhist.i18n import Saying
from bidwhist.server.platform.jobs.executors import Executor, TooBusy, WorkerLost
from bidwhist.server.platform.jobs.fair_shares import Costs, FairShares, Path
from bidwhist.server.platform.jobs.queue import Queue

T = TypeVar("T")


class Who(Struct, frozen=True):
    """Whose work it is: address, person and table."""

    address: str
    person: str = ""


NOBODY = Who("")
LATE = Saying("busy-thinking")
QUICK_S = 0.01
"""Seconds up to which work is quick; work of unknown cost is not."""


class JobClass(Struct, frozen=True):
    """The kind of a job."""

    kind: str = ""
    """The key of jobs with about the same cost, such as a bot level."""
    table: str = ""
    """The table it is for, if any."""
    seconds: float = inf
    """Seconds for which its answer is worth waiting."""


ANY = JobClass()


class _Job:
    def __init__(self, path: Path, sort: JobClass, work: Callable[[], Any]) -> None:
        loop = asyncio.get_running_loop()
        self.path, self.kind, self.work = path, sort.kind, work
        self.ends = loop.time() + sort.seconds
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.cost = self.begun = 0.0
        self.is_long = False

    def pass_over(self, why: Saying) -> None:
        """Drop it unserved."""
        if not self.answer.done():
            self.answer.set_exception(TooBusy(why))


class FairQueue:
    """An executor shared fairly; ``spare`` of its slots are reserved for quick jobs."""

    def __init__(
        self, place: Executor, most: int, most_each: int, spare: int = 0, *, most_address: int | None = None
    ) -> None:
        self.place, self._spare = place, spare
        self._busy, self._long, self._most, self._most_each = 0, 0, most, most_each
        self._most_address = most if most_address is None else most_address
        self._of_address: Counter[str] = Counter()
        """Queued jobs, by address."""
        self._of_person: Counter[tuple[str, str]] = Counter()
        self._shares, self._costs = FairShares(), Costs()
        self._quick, self._slow = Queue[_Job](self._shares), Queue[_Job](self._shares)
        self._backlog = 0.0
        """Estimated seconds of queued work."""
        self.count = 0
        """Number of queued jobs."""
        self.passed_over = 0
        """Jobs that were dropped for lack of time."""

    async def do(self, who: Who, work: Callable[[], T], sort: JobClass = ANY) -> T:
        """Run work when its turn comes and give its result; if cancelled before that, it is never started.

        :raises TooBusy: if the queue is full, in all or for this person, or the result would come too late.
        """
        if self.has_enough(who):
            raise TooBusy(Saying("busy-much"))
        job = _Job((who.address, who.person, sort.table), sort, work)
        self._put(job)
        self._begin()
        if self.count > self._most:
            self._drop_last(Saying("busy-much"))
        self._make_room(sort.seconds)
        try:
            answer: T = await job.answer
        finally:
            self._drop(job)
        return answer

    def has_enough(self, who: Who) -> bool:
        """Whether the queue is full for a person or an address."""
        is_many = self._of_person[who.address, who.person] >= self._most_each
        return is_many or self._of_address[who.address] >= self._most_address

    def _put(self, job: _Job) -> None:
        job.cost = self._costs[job.kind]
        self._shares.enter(job.path)
        job.is_long = job.cost > QUICK_S
        (self._slow if job.is_long else self._quick).put(job)
        self._count(job, 1)

    def _count(self, job: _Job, change: int) -> None:
        address, person, _ = job.path
        self.count += change
        self._of_address[address] += change
        if not self._of_address[address]:
            del self._of_address[address]
        self._of_person[address, person] += change
        if not self._of_person[address, person]:
            del self._of_person[address, person]
        self._backlog = self._backlog + change * job.cost if self.count else 0.0

    def _begin(self) -> None:
        while (job := self._next()) is not None:
            self._drop(job)
            if not job.answer.done() and not self._is_too_late(job):
                self._do(job)

    def _next(self) -> _Job | None:
        if self._busy >= self.place.size:
            return None
        is_open = self._long < self._for_long
        firsts = [queue.first() for queue in ((self._quick, self._slow) if is_open else (self._quick,))]
        return min((first for first in firsts if first is not None), default=(None,), key=lambda first: first[:2])[-1]

    @property
    def _for_long(self) -> int:
        # A single slot cannot be reserved for quick jobs.
        return max(1, self.place.size - self._spare)

    def _is_too_late(self, job: _Job) -> bool:
        job.cost = self._costs[job.kind]
        if asyncio.get_running_loop().time() + job.cost <= job.ends:
            return False
        self._costs.doubt(job.kind)
        self._pass_over(job)
        return True

    def _do(self, job: _Job) -> None:
        self._busy += 1
        self._long += job.is_long
        self._shares.serve(job.path)
        job.begun = asyncio.get_running_loop().time()
        try:
            begun = self.place.begin(job.work)
        except Exception as error:
            # Free its slot and answer the caller.
            begun = asyncio.get_running_loop().create_future()
            begun.set_exception(error)
        begun.add_done_callback(partial(self._done, job))

    def _make_room(self, seconds: float) -> None:
        # Refuse jobs that cannot finish in time at once, not when the time is over.
        while self._backlog > seconds * self._for_long:
            if not self._drop_last():
                return

    def _drop_last(self, why: Saying = LATE) -> bool:
        """Drop the job that would be served last, which may be the newest; says whether there was one."""
        job = self._slow.last(self._of_address) or self._quick.last(self._of_address)
        if job is not None:
            self._drop(job)
            self._pass_over(job, why)
        return job is not None

    def _pass_over(self, job: _Job, why: Saying = LATE) -> None:
        self.passed_over += 1
        job.pass_over(why)

    def _drop(self, job: _Job) -> None:
        if (self._slow if job.is_long else self._quick).remove(job):
            self._count(job, -1)

    def _done(self, job: _Job, done: "asyncio.Future[Any]") -> None:
        self._busy -= 1
        self._long -= job.is_long
        took = asyncio.get_running_loop().time() - job.begun
        self._costs.learn(job.kind, took)
        self._shares.charge(job.path, took)
        if self._shares.is_full:
            self._shares.forget((*self._quick.paths, *self._slow.paths))
        if not job.answer.done():
            _answer(job.answer, done)
        elif not done.cancelled():
            done.exception()
        self._begin()


def _answer(answer: "asyncio.Future[Any]", done: "asyncio.Future[Any]") -> None:
    if done.cancelled():
        # The caller was not cancelled: it may ask again.
        answer.set_exception(WorkerLost(Saying("busy-stopped")))
    elif (error := done.exception()) is not None:
        answer.set_exception(error)
    else:
        answer.set_result(done.result())
