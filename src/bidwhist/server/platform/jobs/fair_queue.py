"""Work beside the tables, shared out: between addresses, in each between people, and for each between tables.

However much one of them asks for, another waits for what is being done and for its share. Work that cannot be done in
time any more is not begun, and where more waits than can be done in time, whoever has had most is passed over first.
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
    """For whom something is done."""

    address: str
    person: str = ""


NOBODY = Who("")
LATE = Saying("busy-thinking")
QUICK_S = 0.01
"""Seconds up to which work is quick; what nothing is known of is not."""


class JobClass(Struct, frozen=True):
    """What is asked for."""

    kind: str = ""
    """What takes about as long, as a level of bots."""
    table: str = ""
    """The table it is for."""
    seconds: float = inf
    """How long its answer is worth waiting for."""


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
        """Nobody will do it."""
        if not self.answer.done():
            self.answer.set_exception(TooBusy(why))


class FairQueue:
    """A workplace that everybody has a share of; ``spare`` places of it are kept for what is quick."""

    def __init__(
        self, place: Executor, most: int, most_each: int, spare: int = 0, *, most_address: int | None = None
    ) -> None:
        self.place, self._spare = place, spare
        self._busy, self._long, self._most, self._most_each = 0, 0, most, most_each
        self._most_address = most if most_address is None else most_address
        self._of_address: Counter[str] = Counter()
        """Jobs that wait, by address."""
        self._of_person: Counter[tuple[str, str]] = Counter()
        self._shares, self._costs = FairShares(), Costs()
        self._quick, self._slow = Queue[_Job](self._shares), Queue[_Job](self._shares)
        self._backlog = 0.0
        """Seconds of work that wait."""
        self.count = 0
        """Jobs that wait."""
        self.passed_over = 0
        """Jobs that were not begun, for want of time."""

    async def do(self, who: Who, work: Callable[[], T], sort: JobClass = ANY) -> T:
        """The result of work, when its turn has come; given up before that, it is never begun.

        :raises TooBusy: if too much waits, of everybody or of this person, or it would come too late.
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
        """Whether as much waits of a person, or of an address, as may."""
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
        # A single place cannot be kept for what is quick.
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
            # Its place is free again, and whoever waits is told.
            begun = asyncio.get_running_loop().create_future()
            begun.set_exception(error)
        begun.add_done_callback(partial(self._done, job))

    def _make_room(self, seconds: float) -> None:
        # Whoever cannot be served in time is told so at once, and not when the time is over.
        while self._backlog > seconds * self._for_long:
            if not self._drop_last():
                return

    def _drop_last(self, why: Saying = LATE) -> bool:
        """Whoever would be served last is passed over, be it the one who has just come; whether there was anybody."""
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
        # Whoever asked was not given up: they may ask again.
        answer.set_exception(WorkerLost(Saying("busy-stopped")))
    elif (error := done.exception()) is not None:
        answer.set_exception(error)
    else:
        answer.set_result(done.result())
