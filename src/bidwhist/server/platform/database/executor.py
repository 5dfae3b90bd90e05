"""Runs database work: in threads, with short writes in the event loop where that is quick, or all of it in the loop."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import Protocol

from bidwhist.server.platform.database.database import ERRORS, Database, T, Work, Writing, failure
from bidwhist.server.platform.database.group_commit import MAX_GROUP_WRITES, Job, answer_all, answer_in_loops, commit
from bidwhist.server.platform.database.loop_writer import LoopWriter


class DatabaseExecutor(Protocol):
    """Runs database work."""

    database: Database

    def write(self, job: Job) -> None:
        """Queue a job for a transaction; it is answered once that is on disk."""

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        """The result of read-only work."""

    def close(self) -> None:
        """Write what is queued, then close the database."""


class Threads(DatabaseExecutor):
    """As many writer and reader threads as the database allows.

    The rows of a table always go through the same writer, in order. Work that may lock what other work locks goes
    through the first, so that no two of these transactions wait for each other. Short writes into a file are committed
    in the event loop while that is quick.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time.perf_counter) -> None:
        self.database = database
        self._reader = ThreadPoolExecutor(database.readers, "reader")
        self._writers = tuple(_Writer(writing) for writing in (database, *database.more_writing))
        in_loop = database.writing_in_loop()
        self._loop_writer = LoopWriter(in_loop, self._queue, clock) if in_loop is not None else None

    def write(self, job: Job) -> None:
        if self._loop_writer is None:
            self._queue(job)
        else:
            self._loop_writer.write(job)

    def _queue(self, job: Job) -> None:
        lane = getattr(job.work, "lane", "")
        self._writers[hash(lane) % len(self._writers) if lane else 0].jobs.put(job)

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self._reader, read_now, self.database, work)

    def close(self) -> None:
        if self._loop_writer is not None:
            self._loop_writer.hand_over()
        for writer in self._writers:
            writer.jobs.put(None)
        for writer in self._writers:
            writer.thread.join()
        self._reader.shutdown()
        self.database.close()


class _Writer:
    """A thread that commits what is queued, many jobs at once."""

    def __init__(self, writing: Writing) -> None:
        self._writing = writing
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._write_forever, name="writer", daemon=True)
        self.thread.start()

    def _write_forever(self) -> None:
        while True:
            batch = list(self._next_batch())
            if batch:
                answer_in_loops(commit(self._writing, [job for job in batch if job is not None]))
            if None in batch:
                return

    def _next_batch(self) -> "Iterator[Job | None]":
        yield self.jobs.get()
        for _ in range(MAX_GROUP_WRITES - 1):
            try:
                yield self.jobs.get_nowait()
            except Empty:
                return


class InLoop(DatabaseExecutor):
    """The event loop itself, where Python has no threads; what is queued in one turn of it is one commit."""

    def __init__(self, database: Database, has_committed: Callable[[], None] = lambda: None) -> None:
        self.database = database
        self._has_committed = has_committed
        """Called after each commit."""
        self._jobs: list[Job] = []

    def write(self, job: Job) -> None:
        self._jobs.append(job)
        if len(self._jobs) == 1:
            job.loop.call_soon(self._write_all)

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            future.set_result(read_now(self.database, work))
        except Exception as error:
            future.set_exception(error)
        return future

    def close(self) -> None:
        self._write_all()
        self.database.close()

    def _write_all(self) -> None:
        jobs, self._jobs = self._jobs, []
        for start in range(0, len(jobs), MAX_GROUP_WRITES):
            answer_all(commit(self.database, jobs[start : start + MAX_GROUP_WRITES]))
        if jobs:
            self._has_committed()


def read_now(database: Database, work: Work[T]) -> T:
    """The result of read-only work.

    :raises NotSaved: if it could not be read; ``Damaged`` if stored data is damaged.
    """
    try:
        return database.read(work)
    except ERRORS as error:
        raise failure(error, "be read") from error
