"""Work in threads of its own, done by turns: one for each address, and within it one for each person.

However much one of them asks for, another waits for what is being done and for one turn of each of the others.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct

from bidwhist.errors import WhistError

T = TypeVar("T")


class TooBusy(WhistError):
    """So much waits already that this cannot be done in time."""


class Who(Struct, frozen=True):
    """For whom something is done."""

    address: str
    person: str = ""


NOBODY = Who("")


class _Job:
    def __init__(self, work: Callable[[], Any], answer: "asyncio.Future[Any]") -> None:
        self.work, self.answer = work, answer


class Turns:
    """Threads that serve everybody in turn."""

    def __init__(self, threads: int, name: str, most: int, most_each: int) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free, self._most, self._most_each = threads, most, most_each
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
            raise TooBusy("too much is being asked for; try again in a moment")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(work, answer)
        self._waiting.setdefault(who.address, {}).setdefault(who.person, deque()).append(job)
        self.count += 1
        self._begin()
        try:
            return await answer
        finally:
            self._drop(who, job)

    def submit(self, work: Callable[[], Any]) -> None:
        """Work that nobody waits for, begun at once."""
        self._threads.submit(work)

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        while self._free and self._waiting:
            job = self._next()
            if job.answer.done():
                continue
            self._free -= 1
            done = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            done.add_done_callback(partial(self._done, job))

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
