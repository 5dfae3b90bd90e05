"""Executors of work: processes, threads of the server's process, or its event loop.

Python runs one thread of a process at a time, and the event loop competes for its turn after each socket. So a server
uses processes for long work, and threads only if its owner wants a single process. In a browser there are neither.
"""

import asyncio
import pickle
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, Self, TypeVar

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.platform.jobs.worker_process import LENGTH, packed

T = TypeVar("T")
PROCESS = (sys.executable, "-m", "bidwhist.server.platform.jobs.worker_process")
HANG_TIMEOUT_S = 60.0
"""Seconds after which a process that does not answer is killed."""
BOT_HANG_TIMEOUT_S = 15.0
"""The same for bots' processes; the caller has given up long before."""
FILE_HANG_TIMEOUT_S = 20.0
"""The same for files: five CPU seconds, and a little for the start."""


class TooBusy(WhistError):
    """The queue is too long for this to be done in time."""


class WorkerLost(TooBusy):
    """A process ended before it answered, or was killed for taking too long; the work may be retried."""


class Executor(Protocol):
    """Runs work."""

    @property
    def size(self) -> int:
        """How many jobs run at once; it may change."""
        ...

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Begin work now and give its result."""
        ...

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Run work in each process without waiting for it."""
        ...

    async def close(self) -> None:
        """Stop accepting work."""
        ...


class ThreadExecutor:
    """An executor of threads in this process."""

    def __init__(self, size: int, name: str) -> None:
        self.size = size
        self._threads = ThreadPoolExecutor(size, name)

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        self._threads.submit(work)

    async def close(self) -> None:
        """Stop accepting work; running work finishes."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class LoopExecutor:
    """An executor in the event loop itself, where Python has no threads: all else waits while work runs."""

    size = 1

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Begin work at the next turn of the event loop and give its result."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        loop.call_soon(_settle, future, work)
        return future

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        self.begin(work).add_done_callback(_heed)

    async def close(self) -> None:
        """There is nothing to stop: what has begun is done."""


def _settle(future: "asyncio.Future[T]", work: Callable[[], T]) -> None:
    # Who asked may have given up meanwhile.
    if future.cancelled():
        return
    try:
        future.set_result(work())
    except Exception as error:
        future.set_exception(error)


class ProcessExecutor:
    """An executor of processes, started on demand; work and results must be picklable."""

    def __init__(self, size: int, hangs: float | None = None) -> None:
        self.size = size
        self._workers = [_Worker(hangs) for _ in range(size)]
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Begin work when a process is free and give its result.

        :raises WorkerLost: in the result, if the process was lost before it answered.
        """
        # The first that is free: one process is enough for a quiet server, and a second starts when needed.
        return self._keep(min(self._workers, key=lambda worker: worker.waiting), work)

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Run work in each running process, and always in the first, without waiting for it."""
        for number, worker in enumerate(self._workers):
            if worker.runs or number == 0:
                self._keep(worker, work).add_done_callback(_heed)

    def _keep(self, worker: "_Worker", work: Callable[[], Any]) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(worker.do(work))
        worker.waiting += 1
        self._tasks.add(task)
        task.add_done_callback(partial(self._done, worker))
        return task

    def _done(self, worker: "_Worker", task: "asyncio.Task[Any]") -> None:
        worker.waiting -= 1
        self._tasks.discard(task)

    async def close(self) -> None:
        """Stop the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(worker.end() for worker in self._workers), return_exceptions=True)


def _heed(done: "asyncio.Future[Any]") -> None:
    if not done.cancelled():
        done.exception()


class _Worker:
    """One process, which runs one job at a time."""

    def __init__(self, hangs: float | None) -> None:
        self._hangs = hangs
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self.waiting = 0
        """Queued and running jobs."""

    @property
    def runs(self) -> bool:
        """Whether the process is running."""
        return self._process is not None and self._process.returncode is None

    async def do(self, work: Callable[[], T]) -> T:
        """Run a job in the process and give its result.

        :raises WorkerLost: if the process was lost or cannot be started.
        """
        async with self._turn:
            result, error = await self._answer(packed(work))
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]

    async def _answer(self, work: bytes) -> tuple[Any, Exception | None]:
        try:
            return await asyncio.wait_for(self._asked(work), self._hangs or HANG_TIMEOUT_S)
        except (OSError, EOFError, TimeoutError) as error:
            await self.end()
            raise WorkerLost(Saying("busy-stopped")) from error
        except asyncio.CancelledError:
            # Half an answer may still arrive, and could not be told from the next one's.
            await self.end()
            raise

    async def _asked(self, work: bytes) -> tuple[Any, Exception | None]:
        if not self.runs:
            # A session of its own, so that Ctrl-C reaches the server alone.
            self._process = await asyncio.create_subprocess_exec(
                *PROCESS, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True
            )
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(work)
        await process.stdin.drain()
        (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        found: tuple[Any, Exception | None] = pickle.loads(await process.stdout.readexactly(size))
        return found

    async def end(self) -> None:
        """Stop the process; the next job starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Executors(Struct, frozen=True):
    """The executors for each kind of work."""

    bots: Executor
    stand_ins: Executor
    """Stand-in bots, in threads of this process, so that they are always available."""
    hints: Executor
    claims: Executor
    archive: Executor
    files: Executor
    """Uploaded files, whose cost is unknown."""
    passwords: Executor
    """Hashes of passwords, in a thread of this process."""
    shares: bool
    """Whether hints and the archive compute in the server's process."""

    @classmethod
    def of(cls, workers: int) -> Self:
        """So many processes for searching bots, and one each for quick bots, files and everything else.

        With 0 processes, threads are used.
        """
        stand_ins, passwords = ThreadExecutor(1, "stand-in"), ThreadExecutor(1, "hasher")
        if not workers:
            hints, claims, archive, files = (ThreadExecutor(1, name) for name in ("hint", "claim", "archive", "file"))
            return cls(ThreadExecutor(2 + 1, "bot"), stand_ins, hints, claims, archive, files, passwords, shares=True)
        asked = ProcessExecutor(1)
        of_files = ProcessExecutor(1, FILE_HANG_TIMEOUT_S)
        bots = ProcessExecutor(workers + 1, BOT_HANG_TIMEOUT_S)
        return cls(bots, stand_ins, asked, asked, asked, of_files, passwords, shares=False)

    @classmethod
    def in_loop(cls) -> Self:
        """All work in the event loop, where Python has neither threads nor processes."""
        place = LoopExecutor()
        return cls(place, place, place, place, place, place, place, shares=True)

    async def close(self) -> None:
        """Stop accepting work."""
        for place in (self.bots, self.stand_ins, self.hints, self.claims, self.archive, self.files, self.passwords):
            await place.close()
