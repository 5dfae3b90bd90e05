"""Who does the work of a store: a thread that writes, a group of writes in one commit, and threads that read."""

import asyncio
import threading
from collections.abc import Iterator
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
    failure,
    is_conflict,
)

MAX_GROUP_WRITES = 256
"""Writes that go into one commit at most."""


class DatabaseExecutor(Protocol):
    """Who does the work of a store."""

    database: Database

    def write(self, job: "Job") -> None:
        """Do a job in a transaction, soon; it is answered once that is on disk."""

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        """The result of work that only reads."""

    def close(self) -> None:
        """Write what waits, then let go of the house."""


class Threads(DatabaseExecutor):
    """One thread that writes, and as many that read as the database lets."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(database.readers, "reader")
        self._writer = threading.Thread(target=self._write_forever, name="writer", daemon=True)
        self._writer.start()

    def write(self, job: "Job") -> None:
        """Do a job in a transaction, soon."""
        self._jobs.put(job)

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        """The result of work that only reads."""
        return asyncio.get_running_loop().run_in_executor(self._reader, read_now, self.database, work)

    def close(self) -> None:
        """Write what waits, then let go of the house."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        self.database.close()

    def _write_forever(self) -> None:
        while True:
            batch = list(self._next_batch())
            if batch:
                answer(commit(self.database, [job for job in batch if job is not None]))
            if None in batch:
                return

    def _next_batch(self) -> "Iterator[Job | None]":
        yield self._jobs.get()
        for _ in range(MAX_GROUP_WRITES - 1):
            try:
                yield self._jobs.get_nowait()
            except Empty:
                return


class Job:
    """Work that somebody waits for."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]") -> None:
        self.work, self.loop, self.future = work, loop, future

    def answer(self, result: Any, error: Exception | None) -> None:
        """Tell whoever waits, if anybody still does; in the loop where they wait."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


Answers: TypeAlias = list[tuple[Job, Any, Exception | None]]


def answer(answers: Answers) -> None:
    """Tell everybody who waits in a loop at once: each wake-up of a loop costs as much as a row."""
    by_loop: dict[asyncio.AbstractEventLoop, Answers] = {}
    for one in answers:
        by_loop.setdefault(one[0].loop, []).append(one)
    for loop, its in by_loop.items():
        # A loop may be closed between a look and the call.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_answer_all, its)


def _answer_all(answers: Answers) -> None:
    for job, result, error in answers:
        job.answer(result, error)


def read_now(database: Database, work: Work[T]) -> T:
    """The result of work that only reads.

    :raises NotSaved: if it could not be read; ``Damaged`` where what is stored is damaged.
    """
    try:
        return database.read(work)
    except ERRORS as error:
        raise failure(error, "be read") from error


def commit(database: Database, jobs: list[Job]) -> Answers:
    """Do jobs in one transaction; what each of them is to be told."""
    try:
        return _at_once(database, jobs) or _one_by_one(database, jobs)
    except ERRORS as error:
        database.roll_back()
        failed = failure(error, "write")
        return [(job, None, failed) for job in jobs]


def _at_once(database: Database, jobs: list[Job]) -> Answers | None:
    """Do all jobs in one transaction; nothing is done where one of several cannot be."""
    connection = database.begin()
    answers: Answers = []
    for joins, run in groupby(jobs, _joins):
        pieces = list(run)
        did = _run_together(connection, joins, pieces) if joins and len(pieces) > 1 else _run_all(connection, pieces)
        answers += did
        if len(did) < len(pieces) or did[-1][2] is not None:
            database.roll_back()
            return did if len(jobs) == 1 else None
    database.commit()
    return answers


def _joins(job: Job) -> Joiner | None:
    return getattr(job.work, "joins", None)


def _run_together(connection: Connection, joins: Joiner, jobs: list[Job]) -> Answers:
    """The answers of all, or none."""
    try:
        results = joins(connection, [job.work for job in jobs])
    except Exception:
        # Each is tried by itself, and told what is wrong with it.
        return []
    return [(job, result, None) for job, result in zip(jobs, results, strict=True)]


def _run_all(connection: Connection, jobs: list[Job]) -> Answers:
    """The answers as far as nothing goes wrong, and the first that is wrong."""
    answers: Answers = []
    for job in jobs:
        result, error = _run(connection, job, is_last=len(jobs) == 1)
        answers.append((job, result, error))
        if error is not None:
            break
    return answers


def _one_by_one(database: Database, jobs: list[Job]) -> Answers:
    """Do the jobs in one transaction again; what one has begun and cannot finish is taken back without the others."""
    connection = database.begin()
    answers: Answers = []
    for job in jobs:
        connection.execute("SAVEPOINT job")
        result, error = _run(connection, job, is_last=True)
        if error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        answers.append((job, result, error))
    database.commit()
    return answers


def _conflict(error: Exception) -> Conflict:
    conflict = Conflict(Saying("refused-not-saved"))
    conflict.detail = str(error)
    return conflict


def _run(connection: Connection, job: Job, *, is_last: bool) -> tuple[Any, Exception | None]:
    """The result of a job, or what whoever waits for it is told; its last try is logged."""
    try:
        return job.work(connection), None
    except ERRORS as error:
        if is_conflict(error):
            return None, _conflict(error)
        return None, failure(error, "write") if is_last else error
    except Exception as error:
        # Whoever waits is told, and the writer goes on.
        return None, error
