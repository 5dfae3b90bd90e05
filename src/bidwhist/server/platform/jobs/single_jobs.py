"""Jobs of seconds on finished matches: one at a time, each in a process of its own, with a cache of results."""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import Raw, Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.platform.jobs.executors import TooBusy, WorkerLost
from bidwhist.server.platform.jobs.fair_queue import FairQueue, Who
from bidwhist.server.platform.jobs.job import Job
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers

JOB_DEADLINE_S = 180.0
"""Most seconds for one job."""
MAX_CACHED_ANSWERS = 200
"""Most cached answers."""
MAX_WAITING = 8
"""Most jobs, including the running one."""
MAX_WAITING_EACH, WAITING_ADDRESS = 2, 4
"""Most queued jobs of one person, and of one address, besides a running one."""

MAX_LINE_BYTES = 1 << 20
"""Most bytes of a line that a process writes about how far it is."""

T = TypeVar("T")
Hear = Callable[[bytes], object]
"""Takes a line that a process has written about how far it is."""


class CoachIsBusy(WhistError):
    """The coach is busy."""


class CachedJobs(Generic[T]):
    """Runs one job at a time and caches its answer."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, ...], T] = OrderedDict()
        self._changes = 0
        """Counts changed matches: what was begun before the last change is not cached."""
        self._looking: dict[tuple[str, ...], asyncio.Task[T]] = {}
        self._heard: dict[tuple[str, ...], list[bytes]] = {}
        """What running jobs have written about how far they are, a line each."""
        self._place = _OneByOne()
        self._turns = FairQueue(self._place, MAX_WAITING - 1, MAX_WAITING_EACH, most_address=WAITING_ADDRESS)
        self._is_stopped = False
        self.remote: RemoteWorkers | None = None
        """Workers on other hosts."""

    async def _work(self, given: bytes, hear: Hear) -> T:
        """The answer, computed in a process."""
        raise NotImplementedError

    async def _worked_out(self, kind: str, given: bytes, command: Sequence[str], deadline: float, hear: Hear) -> bytes:
        """The answer to a request within a time limit (s), from a worker on another host or else a local process.

        A worker on another host does not say how far it is.

        :raises CoachIsBusy: if nobody could do it, or it took too long.
        """
        until = asyncio.get_running_loop().time() + deadline
        if self.remote is not None and self.remote.size:
            with suppress(WorkerLost):
                return await self.remote.do(Job(kind, Raw(given), "long"), deadline)
        return await in_another_process(command, given, until - asyncio.get_running_loop().time(), hear)

    async def _done(self, key: tuple[str, ...], given: bytes, who: Who) -> T:
        """The answer of a job by its key, which starts with the match.

        :raises CoachIsBusy: if the queue is full, in all or for this person or address, or it took too long.
        """
        if key in self._known:
            return self._known[key]
        if self._is_stopped:
            raise CoachIsBusy(Saying("coach-ends"))
        if key not in self._looking:
            self._looking[key] = asyncio.create_task(self._look_at(key, given, who))
        # The person may have disconnected; the next one who asks finds it done.
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
        heard, changes = list[bytes](), self._changes
        self._heard[key] = heard
        try:
            found = await self._turns.do(who, cast(Callable[[], T], partial(self._work, given, heard.append)))
        except TooBusy:
            raise CoachIsBusy(Saying("coach-busy")) from None
        finally:
            del self._looking[key], self._heard[key]
        if changes == self._changes:
            self._known[key] = found
        if len(self._known) > MAX_CACHED_ANSWERS:
            self._known.popitem(last=False)
        return found

    def heard(self, *key: str) -> Sequence[bytes]:
        """What a running job whose key begins so has written about how far it is; nothing if there is none."""
        return next((lines for running, lines in self._heard.items() if running[: len(key)] == key), ())

    def forget(self, match: str) -> None:
        """Drop the cached answers of a match that has changed."""
        self._changes += 1
        for key in [key for key in self._known if key[0] == match]:
            del self._known[key]

    async def stop(self) -> None:
        """Stop; callers get an error."""
        self._is_stopped = True
        looking = list(self._looking.values())
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        await self._place.close()


class _OneByOne:
    """An executor that awaits one coroutine at a time."""

    size = 1

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Callable[[], Any]) -> "asyncio.Future[Any]":
        """Begin a coroutine now and give its result."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Nothing to prepare."""

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def tell_progress(so_far: Struct) -> None:
    """Write a line on how far this process is, to its standard error."""
    sys.stderr.buffer.write(msgspec.json.encode(so_far) + b"\n")
    sys.stderr.buffer.flush()


async def in_another_process(command: Sequence[str], given: bytes, deadline: float, hear: Hear) -> bytes:
    """Run a process on input bytes and give its output, within a time limit (s).

    Each line that it writes to its standard error meanwhile is heard.

    :raises CoachIsBusy: if no process can be started, it fails, or it takes too long.
    """
    # A session of its own, so that Ctrl-C reaches the server alone.
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=MAX_LINE_BYTES,
            start_new_session=True,
        )
    except OSError as error:
        # No process or file descriptor is available: leave what remains to the tables.
        raise CoachIsBusy(Saying("coach-away")) from error
    try:
        found = await asyncio.wait_for(_done_by(process, given, hear), deadline)
    except TimeoutError:
        raise CoachIsBusy(Saying("coach-late")) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise CoachIsBusy(Saying("coach-unable"))
    return found


async def _done_by(process: asyncio.subprocess.Process, given: bytes, hear: Hear) -> bytes:
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    with suppress(BrokenPipeError, ConnectionResetError):
        process.stdin.write(given)
        await process.stdin.drain()
    process.stdin.close()
    found, _, _ = await asyncio.gather(process.stdout.read(), _hear_all(process.stderr, hear), process.wait())
    return found


async def _hear_all(lines: asyncio.StreamReader, hear: Hear) -> None:
    async for line in lines:
        hear(line)
