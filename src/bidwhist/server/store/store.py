"""The store: one SQLite file with one writer thread, where a write is answered only after it is on disk.

Writes that gather while a commit runs go into the next commit together. The key (table, seq) of the log is the fence:
two writers that both append the same step cannot both succeed.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from bidwhist.server.store.database import Conflict, NotSaved, T, Work, connect, failure, migrate
from bidwhist.server.store.storefile import OpenFile

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
        self._file = OpenFile(path)
        self._probing: asyncio.Future[None] | None = None
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
        """The result of work that only reads.

        :raises NotSaved: if it could not be read; ``Damaged`` where what is stored is damaged.
        """
        return await asyncio.get_running_loop().run_in_executor(self._reader, _read, self._reading, work)

    async def probe(self) -> None:
        """Write for real; who asks while that is being done waits for the same write.

        :raises NotSaved: if it could not be written, or the disk is nearly full.
        """
        if self._probing is None or self._probing.done():
            self._probing = asyncio.ensure_future(self.write(_write_again))
            self._probing.add_done_callback(_heed)
        await asyncio.shield(self._probing)
        if self._file.is_tight():
            raise NotSaved("the disk is nearly full")

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
                _commit(self._connection, self._file, [job for job in batch if job is not None])
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


def _read(connection: sqlite3.Connection, work: Work[T]) -> T:
    try:
        return work(connection)
    except sqlite3.Error as error:
        raise failure(error, "be read") from error


def _write_again(connection: sqlite3.Connection) -> None:
    # The same value is a page of the file, written anew.
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version={version}")


def _heed(done: "asyncio.Future[None]") -> None:
    if not done.cancelled():
        done.exception()


def _commit(connection: sqlite3.Connection, file: OpenFile, jobs: list[_Job]) -> None:
    try:
        if (fault := file.fault()) is not None:
            raise sqlite3.OperationalError(fault)
        connection.execute("BEGIN IMMEDIATE")
        answers = _alone(connection, jobs[0]) if len(jobs) == 1 else _together(connection, jobs)
    except sqlite3.Error as error:
        _roll_back(connection)
        failed = failure(error, "write")
        answers = [(job, None, failed) for job in jobs]
    for job, result, wrong in answers:
        job.answer(result, wrong)


def _roll_back(connection: sqlite3.Connection) -> None:
    # A full disk and the like have ended the transaction already.
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _alone(connection: sqlite3.Connection, job: _Job) -> _Answers:
    result, error = _run(connection, job)
    if error is None:
        connection.execute("COMMIT")
    else:
        _roll_back(connection)
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
        if isinstance(error, sqlite3.IntegrityError):
            return None, Conflict(str(error))
        return None, failure(error, "write") if isinstance(error, sqlite3.Error) else error
