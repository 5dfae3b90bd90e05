"""The store: one SQLite file with one writer thread, where a write is answered only after it is on disk.

Writes that gather while a commit runs go into the next commit together. The key (table, seq) of the log is the fence:
two writers that both append the same step cannot both succeed.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from bidwhist.server.database import Conflict, NotSaved, T, Work, connect, migrate

GROUP = 64
"""Writes that go into one commit at most."""


class Store:
    """One SQLite file; ``write`` and ``read`` run work in threads of their own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection = connect(path)
        migrate(self._connection)
        self._reading = connect(path)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._writer = threading.Thread(target=self._write_forever, name="writer", daemon=True)
        self._writer.start()

    async def write(self, work: Work[T]) -> T:
        """The result of work inside a transaction, once that is on disk.

        :raises NotSaved: if it could not be written; ``Conflict`` where a key was taken.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
        return await future

    async def read(self, work: Work[T]) -> T:
        """The result of work that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)

    def close(self) -> None:
        """Write what waits, then close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._connection.close()

    def _write_forever(self) -> None:
        while True:
            batch = list(self._next_batch())
            if batch:
                _commit(self._connection, [job for job in batch if job is not None])
            if None in batch:
                return

    def _next_batch(self) -> Iterator["_Job | None"]:
        yield self._jobs.get()
        for _ in range(GROUP - 1):
            try:
                yield self._jobs.get_nowait()
            except Empty:
                return


class _Job:
    """Work that somebody waits for."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]") -> None:
        self.work, self.loop, self.future = work, loop, future

    def answer(self, result: Any, error: Exception | None) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.loop.is_closed():
            return
        self.loop.call_soon_threadsafe(self._answer, result, error)

    def _answer(self, result: Any, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


_Answers: TypeAlias = "list[tuple[_Job, Any, Exception | None]]"


def _commit(connection: sqlite3.Connection, jobs: list[_Job]) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = _alone(connection, jobs[0]) if len(jobs) == 1 else _together(connection, jobs)
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        answers = [(job, None, NotSaved(f"the store could not write: {error}")) for job in jobs]
    for job, result, failed in answers:
        job.answer(result, failed)


def _alone(connection: sqlite3.Connection, job: _Job) -> _Answers:
    result, error = _run(connection, job)
    connection.execute("COMMIT" if error is None else "ROLLBACK")
    return [(job, result, error)]


def _together(connection: sqlite3.Connection, jobs: list[_Job]) -> _Answers:
    # What one job has begun and cannot finish is taken back without the others.
    answers: _Answers = []
    for job in jobs:
        connection.execute("SAVEPOINT job")
        result, error = _run(connection, job)
        if error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        answers.append((job, result, error))
    connection.execute("COMMIT")
    return answers


def _run(connection: sqlite3.Connection, job: _Job) -> tuple[Any, Exception | None]:
    try:
        return job.work(connection), None
    except Exception as error:
        # Whoever waits is told, and the writer goes on.
        return None, Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
