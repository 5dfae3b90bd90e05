"""Commits short writes in the event loop while the disk keeps up, and hands the others to a thread.

Passing a write to a thread and its answer back costs more than the write: each statement gives up the interpreter's
lock and waits for it again. On a slow disk commits in the loop would hold up everybody, so there the thread writes.
"""

import asyncio
from collections.abc import Callable

from bidwhist.server.platform.database.database import Locked, Writing
from bidwhist.server.platform.database.group_commit import Job, answer_all, commit

WINDOW_S = 1.0
MAX_COMMITTING_S = 0.3
"""Seconds of each window for which the loop may wait for the disk."""
REST_S = 10.0
"""Seconds for which the thread writes everything once the loop has waited longer."""
MAX_LOOP_JOBS = 16
"""Most writes of a commit in the loop: with more, passing them on costs little for each."""
CHECKPOINT_COMMITS = 256
"""Number of commits in the loop after which the thread does one, which copies the write-ahead log into the file."""


class LoopWriter:
    """Writes for one event loop; work of other loops and long work goes to the thread.

    Nothing is committed in the loop while the thread has work of it, so writes are done in the order they came.
    """

    def __init__(self, writing: Writing, queue: Callable[[Job], None], clock: Callable[[], float]) -> None:
        self._writing, self._queue, self._clock = writing, queue, clock
        self._loop: asyncio.AbstractEventLoop | None = None
        self._jobs: list[Job] = []
        self._handed_over = 0
        """Number of jobs that the thread has not answered."""
        self._commits = 0
        self._window_began = self._rests_until = clock()
        self._committing_s = 0.0
        """Seconds of this window that commits took."""

    def write(self, job: Job) -> None:
        """Commit the job with the others of this turn of the loop, or hand it over."""
        if self._loop is None or self._loop.is_closed():
            self.hand_over()
            self._loop = job.loop
        if job.loop is not self._loop:
            self._queue(job)
            return
        self._jobs.append(job)
        if not self._can_take(job):
            self.hand_over()
        elif len(self._jobs) == 1:
            job.loop.call_soon(self._commit)

    def hand_over(self) -> None:
        """Give all that waits to the thread."""
        jobs, self._jobs = self._jobs, []
        for job in jobs:
            self._handed_over += 1
            job.when_answered = self._is_answered
            self._queue(job)

    def _can_take(self, job: Job) -> bool:
        return not self._handed_over and getattr(job.work, "is_short", False) and self._clock() >= self._rests_until

    def _is_answered(self) -> None:
        self._handed_over -= 1

    def _commit(self) -> None:
        if not self._jobs:
            return
        self._commits += 1
        if len(self._jobs) > MAX_LOOP_JOBS or self._commits > CHECKPOINT_COMMITS:
            self._commits = 0
            self.hand_over()
            return
        began = self._clock()
        try:
            answers = commit(self._writing, self._jobs)
        except Locked:
            self.hand_over()
            return
        self._jobs = []
        self._note(began)
        answer_all(answers)

    def _note(self, began: float) -> None:
        now = self._clock()
        if began - self._window_began > WINDOW_S:
            self._window_began, self._committing_s = began, 0.0
        self._committing_s += now - began
        if self._committing_s > MAX_COMMITTING_S:
            self._committing_s, self._rests_until = 0.0, now + REST_S
