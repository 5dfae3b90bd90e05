"""Work beside the tables, done by turns: one for each address, and within it one for each person.

However much one of them asks for, another waits for what is being done and for one turn of each of the others.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct

from bidwhist.language import Saying
from bidwhist.server.work.workers import TooBusy, Workplace

T = TypeVar("T")


class Who(Struct, frozen=True):
    """For whom something is done."""

    address: str
    person: str = ""


NOBODY = Who("")


class _Job:
    def __init__(self, work: Callable[[], Any], answer: "asyncio.Future[Any]") -> None:
        self.work, self.answer = work, answer


class Turns:
    """A workplace that serves everybody in turn."""

    def __init__(self, place: Workplace, most: int, most_each: int) -> None:
        self.place = place
        self._free, self._most, self._most_each = place.size, most, most_each
        # By address and person, each in the order of the turns.
        self._waiting: dict[str, dict[str, deque[_Job]]] = {}
        self.count = 0
        """Jobs that wait."""

    async def do(self, who: Who, work: Callable[[], T]) -> T:
        """The result of work, when its turn has come; given up before that, it is never begun.

        :raises TooBusy: if too much waits, of everybody or of this person.
        """
        jobs = self._waiting.get(who.address, {}).get(who.person, ())
        if self.count >= self._most or len(jobs) >= self._most_each:
            raise TooBusy(Saying("busy-much"))
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(work, answer)
        self._waiting.setdefault(who.address, {}).setdefault(who.person, deque()).append(job)
        self.count += 1
        self._begin()
        try:
            return await answer
        finally:
            self._drop(who, job)

    def _begin(self) -> None:
        while self._free and self._waiting:
            job = self._next()
            if job.answer.done():
                continue
            self._free -= 1
            self.place.begin(job.work).add_done_callback(partial(self._done, job))

    def _drop(self, who: Who, job: _Job) -> None:
        people = self._waiting.get(who.address, {})
        jobs = people.get(who.person, deque())
        if job not in jobs:
            return
        jobs.remove(job)
        self.count -= 1
        if not jobs:
            del people[who.person]
        if not people:
            del self._waiting[who.address]

    def _next(self) -> _Job:
        # Whoever is served goes to the end of the row, and so does the address.
        address, people = next(iter(self._waiting.items()))
        person, jobs = next(iter(people.items()))
        del self._waiting[address], people[person]
        job = jobs.popleft()
        if jobs:
            people[person] = jobs
        if people:
            self._waiting[address] = people
        self.count -= 1
        return job

    def _done(self, job: _Job, done: "asyncio.Future[Any]") -> None:
        self._free += 1
        if not job.answer.done():
            if done.cancelled():
                job.answer.cancel()
            elif (error := done.exception()) is not None:
                job.answer.set_exception(error)
            else:
                job.answer.set_result(done.result())
        elif not done.cancelled():
            done.exception()
        self._begin()
