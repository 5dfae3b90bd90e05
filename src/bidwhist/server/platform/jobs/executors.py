"""Where work is done beside the tables: in processes of its own, or in threads of the server's process.

Python computes in one thread of a process at a time, and the event loop asks for its turn again after each socket. So
a server has processes for what takes long, and threads only where its owner wants a single process.
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
"""Seconds after which a process that does not answer is ended."""
BOT_HANG_TIMEOUT_S = 15.0
"""The same for a bot's: nobody has waited for it for long by then."""
FILE_HANG_TIMEOUT_S = 20.0
"""The same for a file's, which has five seconds of the processor and a little for its start."""


class TooBusy(WhistError):
    """So much waits already that this cannot be done in time."""


class WorkerLost(TooBusy):
    """A process went before it answered, or took so long that it was ended: it may be asked again."""


class Executor(Protocol):
    """Where work is done."""

    @property
    def size(self) -> int:
        """How much of it at once; it may change."""
        ...

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """The result of work, begun now."""
        ...

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Work that nobody waits for, in each process."""
        ...

    async def close(self) -> None:
        """Begin nothing more."""
        ...


class ThreadExecutor:
    """Threads of this process."""

    def __init__(self, size: int, name: str) -> None:
        self.size = size
        self._threads = ThreadPoolExecutor(size, name)

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """The result of work, begun now."""
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Work that nobody waits for."""
        self._threads.submit(work)

    async def close(self) -> None:
        """Begin nothing more; what has begun goes on to its end."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class ProcessExecutor:
    """Processes that start when they are first needed; the work given to them is picklable, and so is its result."""

    def __init__(self, size: int, hangs: float | None = None) -> None:
        self.size = size
        self._workers = [_Worker(hangs) for _ in range(size)]
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """The result of work, begun when a process is free.

        :raises Lost: in the result, if the process was lost.
        """
        # The first that is free: one process is enough for a quiet house, and a second starts when it is needed.
        return self._keep(min(self._workers, key=lambda worker: worker.waiting), work)

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Work that nobody waits for, in each process that runs, and in the first in any case."""
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
        """End the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(worker.end() for worker in self._workers), return_exceptions=True)


def _heed(done: "asyncio.Future[Any]") -> None:
    if not done.cancelled():
        done.exception()


class _Worker:
    """One process, which does one thing after another."""

    def __init__(self, hangs: float | None) -> None:
        self._hangs = hangs
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self.waiting = 0
        """Work that waits or is being done."""

    @property
    def runs(self) -> bool:
        """Whether the process has been started, and not lost."""
        return self._process is not None and self._process.returncode is None

    async def do(self, work: Callable[[], T]) -> T:
        """The result of work.

        :raises Lost: if the process was lost, or cannot be had.
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
            # Half an answer may still come: nobody could tell what it belongs to.
            await self.end()
            raise

    async def _asked(self, work: bytes) -> tuple[Any, Exception | None]:
        if not self.runs:
            # A session of its own: Ctrl-C at the server is the server's to answer.
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
        """End the process; the next work starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Executors(Struct, frozen=True):
    """Where each kind of work is done."""

    bots: Executor
    stand_ins: Executor
    """Bots that decide where the table's own could not; in this process, which is there as long as anybody."""
    hints: Executor
    claims: Executor
    archive: Executor
    files: Executor
    """Files that strangers bring, whose length nobody knows before."""
    shares: bool
    """Whether hints and the archive compute in the process of the tables."""

    @classmethod
    def of(cls, workers: int) -> Self:
        """So many processes for bots that think, one for those that are quick, one for files and one for all else.

        Where there are to be none, threads do it.
        """
        stand_ins = ThreadExecutor(1, "stand-in")
        if not workers:
            hints, claims, archive, files = (ThreadExecutor(1, name) for name in ("hint", "claim", "archive", "file"))
            return cls(ThreadExecutor(2 + 1, "bot"), stand_ins, hints, claims, archive, files, shares=True)
        asked = ProcessExecutor(1)
        of_files = ProcessExecutor(1, FILE_HANG_TIMEOUT_S)
        return cls(
            ProcessExecutor(workers + 1, BOT_HANG_TIMEOUT_S), stand_ins, asked, asked, asked, of_files, shares=False
        )

    async def close(self) -> None:
        """Begin nothing more."""
        for place in (self.bots, self.stand_ins, self.hints, self.claims, self.archive, self.files):
            await place.close()
