"""The store: one writer thread, where a write is answered only after it is on disk.

Writes that gather while a commit runs go into the next commit together. The key (table, seq) of the log is the fence:
two writers that both append the same step cannot both succeed. What differs between a file and PostgreSQL is in their
``Database``.
"""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from bidwhist.server.store.database import (
    ERRORS,
    Conflict,
    Connection,
    Database,
    NotSaved,
    Space,
    T,
    Work,
    failure,
    is_conflict,
)
from bidwhist.server.store.opening import database_at
from bidwhist.server.store.places import Place

GROUP = 64
"""Writes that go into one commit at most."""


class Store:
    """One house, in a file or in PostgreSQL; ``write`` and ``read`` run work in threads of their own."""

    def __init__(self, place: Place, *, is_held: bool = False) -> None:
        self.place = place
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self.database = database_at(place, is_held=is_held)
        self._probing: asyncio.Future[None] | None = None
        self._reader = ThreadPoolExecutor(self.database.readers, "reader")
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
        return await asyncio.get_running_loop().run_in_executor(self._reader, _read, self.database, work)

    async def probe(self) -> None:
        """Write for real; who asks while that is being done waits for the same write.

        :raises NotSaved: if it could not be written, or the disk is nearly full.
        """
        if self._probing is None or self._probing.done():
            self._probing = asyncio.ensure_future(self.write(self.database.write_again))
            self._probing.add_done_callback(_heed)
        await asyncio.shield(self._probing)
        if self.database.is_tight():
            raise NotSaved("the disk is nearly full")

    async def space(self) -> Space:
        """What the house takes up.

        :raises NotSaved: if it cannot be asked.
        """
        return await self.read(self.database.space)

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
                _commit(self.database, [job for job in batch if job is not None])
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


_Answers: TypeAlias = list[tuple[_Job, Any, Exception | None]]


def _read(database: Database, work: Work[T]) -> T:
    try:
        return database.read(work)
    except ERRORS as error:
        raise failure(error, "be read") from error


def _heed(done: "asyncio.Future[None]") -> None:
    if not done.cancelled():
        done.exception()


def _commit(database: Database, jobs: list[_Job]) -> None:
    try:
        answers = _at_once(database, jobs) or _one_by_one(database, jobs)
    except ERRORS as error:
        database.roll_back()
        failed = failure(error, "write")
        answers = [(job, None, failed) for job in jobs]
    for job, result, wrong in answers:
        job.answer(result, wrong)


def _at_once(database: Database, jobs: list[_Job]) -> _Answers | None:
    """Do all jobs in one transaction; nothing is done where one of several cannot be."""
    connection = database.begin()
    answers: _Answers = []
    for job in jobs:
        result, error = _run(connection, job, is_last=len(jobs) == 1)
        if error is not None:
            database.roll_back()
            return [(job, None, error)] if len(jobs) == 1 else None
        answers.append((job, result, None))
    database.commit()
    return answers


def _one_by_one(database: Database, jobs: list[_Job]) -> _Answers:
    """Do the jobs in one transaction again; what one has begun and cannot finish is taken back without the others."""
    connection = database.begin()
    answers: _Answers = []
    for job in jobs:
        connection.execute("SAVEPOINT job")
        result, error = _run(connection, job, is_last=True)
        if error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        answers.append((job, result, error))
    database.commit()
    return answers


def _run(connection: Connection, job: _Job, *, is_last: bool) -> tuple[Any, Exception | None]:
    """The result of a job, or what whoever waits for it is told; its last try is logged."""
    try:
        return job.work(connection), None
    except ERRORS as error:
        if is_conflict(error):
            return None, Conflict(str(error))
        return None, failure(error, "write") if is_last else error
    except Exception as error:
        # Whoever waits is told, and the writer goes on.
        return None, error
