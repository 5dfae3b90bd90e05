"""Work of seconds on finished matches: one piece after another, each in a process of its own, and what came is kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar, cast

from msgspec import Raw

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.platform.jobs.executors import TooBusy, WorkerLost
from bidwhist.server.platform.jobs.fair_queue import FairQueue, Who
from bidwhist.server.platform.jobs.job import Job
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers

JOB_DEADLINE_S = 180.0
"""Seconds that one piece may take."""
MAX_CACHED_ANSWERS = 200
"""Answers that are remembered; any other is worked out anew."""
MAX_WAITING = 8
"""Pieces that may wait, the one in hand included."""
MAX_WAITING_EACH, WAITING_ADDRESS = 2, 4
"""Pieces that may wait of one person, and of one address; in hand besides one."""

T = TypeVar("T")


class CoachIsBusy(WhistError):
    """The coach cannot be had just now."""


class CachedJobs(Generic[T]):
    """Does one piece of work after another, and remembers what came of it."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, ...], T] = OrderedDict()
        self._looking: dict[tuple[str, ...], asyncio.Task[T]] = {}
        self._place = _OneByOne()
        self._turns = FairQueue(self._place, MAX_WAITING - 1, MAX_WAITING_EACH, most_address=WAITING_ADDRESS)
        self._is_stopped = False
        self.remote: RemoteWorkers | None = None
        """Workers on other hosts."""

    async def _work(self, given: bytes) -> T:
        """What comes of it, from a process."""
        raise NotImplementedError

    async def _worked_out(self, kind: str, given: bytes, command: Sequence[str], deadline: float) -> bytes:
        """What comes of bytes within a time (s): by a worker on another host, else in a process of this one.

        :raises CoachIsBusy: if nobody could do it, or it took too long.
        """
        until = asyncio.get_running_loop().time() + deadline
        if self.remote is not None and self.remote.size:
            with suppress(WorkerLost):
                return await self.remote.do(Job(kind, Raw(given), "long"), deadline)
        return await in_another_process(command, given, until - asyncio.get_running_loop().time())

    async def _done(self, key: tuple[str, ...], given: bytes, who: Who) -> T:
        """What comes of the work of a name, which begins with its match.

        :raises CoachIsBusy: if too many wait already, of everybody or of this person or address, or it took too long.
        """
        if key in self._known:
            return self._known[key]
        if self._is_stopped:
            raise CoachIsBusy(Saying("coach-ends"))
        if key not in self._looking:
            self._looking[key] = asyncio.create_task(self._look_at(key, given, who))
        # Whoever asked may have gone; the next one who asks finds it done.
        looking = self._looking[key]
        try:
            return await asyncio.shield(looking)
        except asyncio.CancelledError:
            if not looking.cancelled():
                raise
            raise CoachIsBusy(Saying("coach-ends")) from None

    async def _look_at(self, key: tuple[str, ...], given: bytes, who: Who) -> T:
        if self._turns.has_enough(who):
            del self._looking[key]
            raise CoachIsBusy(Saying("coach-yours"))
        try:
            found = await self._turns.do(who, cast(Callable[[], T], partial(self._work, given)))
        except TooBusy:
            raise CoachIsBusy(Saying("coach-busy")) from None
        finally:
            del self._looking[key]
        self._known[key] = found
        if len(self._known) > MAX_CACHED_ANSWERS:
            self._known.popitem(last=False)
        return found

    def forget(self, match: str) -> None:
        """A match has changed: what was found in it is found anew."""
        for key in [key for key in self._known if key[0] == match]:
            del self._known[key]

    async def stop(self) -> None:
        """Leave off; who waits is told."""
        self._is_stopped = True
        looking = list(self._looking.values())
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        await self._place.close()


class _OneByOne:
    """A workplace that waits for one process at a time; its work is a coroutine."""

    size = 1

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Callable[[], Any]) -> "asyncio.Future[Any]":
        """The result of a coroutine, begun now."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Nothing is made ready."""

    async def close(self) -> None:
        """Leave off."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def in_another_process(command: Sequence[str], given: bytes, deadline: float) -> bytes:
    """What a process prints that is given bytes, within a time (s).

    :raises CoachIsBusy: if there is no process to be had, it fails, or takes too long.
    """
    # A session of its own: Ctrl-C at the server is the server's to answer.
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as error:
        # No process or no descriptor is to be had: the tables need what is left.
        raise CoachIsBusy(Saying("coach-away")) from error
    try:
        found, _ = await asyncio.wait_for(process.communicate(given), deadline)
    except TimeoutError:
        raise CoachIsBusy(Saying("coach-late")) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise CoachIsBusy(Saying("coach-unable"))
    return found
