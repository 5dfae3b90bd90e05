"""Runs database work: writer threads with group commit and reader threads, or the event loop."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeAlias

from bidwhist.i18n import Saying
from bidwhist.server.platform.database.database import (
    ERRORS,
    Conflict,
    Connection,
    Database,
    Joiner,
    T,
    Work,
    Writing,
    failure,
    is_conflict,
)

MAX_GROUP_WRITES = 1024
"""Most writes in one commit."""


class DatabaseExecutor(Protocol):
    """Runs database work."""

    database: Database

    def write(self, job: "Job") -> None:
        """Queue a job for a transaction; it is answered once that is on disk."""

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        """The result of read-only work."""

    def close(self) -> None:
        """Write what is queued, then close the database."""


class Threads(DatabaseExecutor):
    """As many writer and reader threads as the database allows.

    The rows of a table always go through the same writer, in order. Work that may lock what other work locks goes
    through the first, so that no two of these transactions wait for each other.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._reader = ThreadPoolExecutor(database.readers, "reader")
        self._writers = tuple(_Writer(writing) for writing in (database, *database.more_writing))

    def write(self, job: "Job") -> None:
        lane = getattr(job.work, "lane", "")
        self._writers[hash(lane) % len(self._writers) if lane else 0].jobs.put(job)

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self._reader, read_now, self.database, work)

    def close(self) -> None:
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
                answer(commit(self._writing, [job for job in batch if job is not None]))
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

    def write(self, job: "Job") -> None:
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
            _answer_all(commit(self.database, jobs[start : start + MAX_GROUP_WRITES]))
        if jobs:
            self._has_committed()


class Job:
    """Work with a caller waiting for its result."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]") -> None:
        self.work, self.loop, self.future = work, loop, future

    def answer(self, result: Any, error: Exception | None) -> None:
        """Set the result for the caller, if it still waits, in its event loop."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


Answers: TypeAlias = list[tuple[Job, Any, Exception | None]]


def answer(answers: Answers) -> None:
    """Answer all callers of an event loop in one wake-up, which costs as much as writing a row."""
    by_loop: dict[asyncio.AbstractEventLoop, Answers] = {}
    for one in answers:
        by_loop.setdefault(one[0].loop, []).append(one)
    for loop, its in by_loop.items():
        # A loop may be closed between the check and the call.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_answer_all, its)


def _answer_all(answers: Answers) -> None:
    for job, result, error in answers:
        job.answer(result, error)


def read_now(database: Database, work: Work[T]) -> T:
    """The result of read-only work.

    :raises NotSaved: if it could not be read; ``Damaged`` if stored data is damaged.
    """
    try:
        return database.read(work)
    except ERRORS as error:
        raise failure(error, "be read") from error


def commit(writing: Writing, jobs: list[Job]) -> Answers:
    """Run jobs in one transaction; gives the answer to each."""
    try:
        return _at_once(writing, jobs) or _one_by_one(writing, jobs)
    except ERRORS as error:
        writing.roll_back()
        failed = failure(error, "write")
        return [(job, None, failed) for job in jobs]


def _at_once(writing: Writing, jobs: list[Job]) -> Answers | None:
    """Run all jobs in one transaction; if one of several fails, nothing is done."""
    connection = writing.begin()
    answers: Answers = []
    for joins, run in groupby(jobs, _joins):
        pieces = list(run)
        did = _run_together(connection, joins, pieces) if joins and len(pieces) > 1 else _run_all(connection, pieces)
        answers += did
        if len(did) < len(pieces) or did[-1][2] is not None:
            writing.roll_back()
            return did if len(jobs) == 1 else None
    writing.commit()
    return answers


def _joins(job: Job) -> Joiner | None:
    return getattr(job.work, "joins", None)


def _run_together(connection: Connection, joins: Joiner, jobs: list[Job]) -> Answers:
    """All answers, or none."""
    try:
        results = joins(connection, [job.work for job in jobs])
    except Exception:
        # Each is tried by itself and gets its own error.
        return []
    return [(job, result, None) for job, result in zip(jobs, results, strict=True)]


def _run_all(connection: Connection, jobs: list[Job]) -> Answers:
    """The answers up to the first error, and that error."""
    answers: Answers = []
    for job in jobs:
        result, error = _run(connection, job, is_last=len(jobs) == 1)
        answers.append((job, result, error))
        if error is not None:
            break
    return answers


def _one_by_one(writing: Writing, jobs: list[Job]) -> Answers:
    """Run the jobs in one transaction again, with a savepoint each, so that a failure undoes only its own job."""
    connection = writing.begin()
    answers: Answers = []
    for job in jobs:
        connection.execute("SAVEPOINT job")
        result, error = _run(connection, job, is_last=True)
        if error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        answers.append((job, result, error))
    writing.commit()
    return answers


def _conflict(error: Exception) -> Conflict:
    conflict = Conflict(Saying("refused-not-saved"))
    conflict.detail = str(error)
    return conflict


def _run(connection: Connection, job: Job, *, is_last: bool) -> tuple[Any, Exception | None]:
    """The result of a job, or the error for its caller; the last attempt is logged."""
    try:
        return job.work(connection), None
    except ERRORS as error:
        if is_conflict(error):
            return None, _conflict(error)
        return None, failure(error, "write") if is_last else error
    except Exception as error:
        # The caller gets the error, and the writer goes on.
        return None, error
