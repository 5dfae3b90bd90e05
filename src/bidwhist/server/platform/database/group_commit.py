"""Group commit: jobs that wait for a database, run in one transaction, and the answer to each."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from typing import Any, TypeAlias

from bidwhist.i18n import Saying
from bidwhist.server.platform.database.database import (
    ERRORS,
    LOG,
    Conflict,
    Connection,
    Joiner,
    Work,
    Writing,
    failure,
    is_conflict,
    is_deadlock,
)

MAX_GROUP_WRITES = 1024
"""Most writes in one commit."""
MAX_TRIES = 5
"""Most times that a transaction is tried which ended in a deadlock."""


class Job:
    """Work with a caller waiting for its result."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]") -> None:
        self.work, self.loop, self.future = work, loop, future
        self.when_answered: Callable[[], None] | None = None
        """Called in the event loop once the work is done, though nobody may wait for it any more."""

    def answer(self, result: Any, error: Exception | None) -> None:
        """Set the result for the caller, if it still waits, in its event loop."""
        if self.when_answered is not None:
            self.when_answered()
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


Answers: TypeAlias = list[tuple[Job, Any, Exception | None]]


def answer_in_loops(answers: Answers) -> None:
    """Answer all callers of an event loop in one wake-up, which costs as much as writing a row."""
    by_loop: dict[asyncio.AbstractEventLoop, Answers] = {}
    for one in answers:
        by_loop.setdefault(one[0].loop, []).append(one)
    for loop, its in by_loop.items():
        # A loop may be closed between the check and the call.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(answer_all, its)


def answer_all(answers: Answers) -> None:
    """Answer all callers, in their event loop."""
    for job, result, error in answers:
        job.answer(result, error)


def commit(writing: Writing, jobs: list[Job], tries: int = MAX_TRIES) -> Answers:
    """Run jobs in one transaction; gives the answer to each.

    :raises Locked: if the writer does not wait for others and one of them has the database; nothing is done then.
    """
    try:
        return _at_once(writing, jobs) or _one_by_one(writing, jobs)
    except ERRORS as error:
        writing.roll_back()
        if is_deadlock(error) and tries > 1:
            # Each job locks in one order, but which of them share a commit is chance, so the orders of two servers may
            # differ. The other transaction has the locks now, and this one waits for it.
            LOG.warning("the store tries a transaction again that ended in a deadlock")
            return commit(writing, jobs, tries - 1)
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
    except Exception as error:
        if is_deadlock(error):
            raise
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
        if is_deadlock(error):
            # The locks of the jobs before it stay until all is rolled back.
            raise
        if is_conflict(error):
            return None, _conflict(error)
        return None, failure(error, "write") if is_last else error
    except Exception as error:
        # The caller gets the error, and the writer goes on.
        return None, error
