"""One worker on the bus: it offers its free processes, runs jobs, and reports progress."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw

from bidwhist.server.platform.bus.bus import MAX_MESSAGE_BYTES, Bus
from bidwhist.server.platform.jobs.executors import BOT_HANG_TIMEOUT_S, ProcessExecutor
from bidwhist.server.platform.jobs.job import (
    BEATS,
    GROUP,
    READY,
    REFUSED,
    WORKER,
    Accepted,
    Beat,
    Job,
    Progress,
    Refusal,
    program_id,
    queue_of,
)
from bidwhist.server.platform.jobs.remote_workers import PROGRESS_TIMEOUT_S
from bidwhist.server.platform.jobs.single_jobs import JOB_DEADLINE_S
from bidwhist.server.worker.kinds import KINDS, done

HEARTBEAT_INTERVAL_S = 1.0
"""Interval in seconds at which a worker announces itself."""
PROGRESS_INTERVAL_S = 0.4 * PROGRESS_TIMEOUT_S
"""Seconds until it reports that a job is still running."""
ANSWER_LIFETIME_S = 10.0
"""Seconds for which an answer is kept, in case it was lost on the way."""
LONG_JOB_PROCESSES = 1
"""Processes for jobs of many seconds, in addition to those for bots."""
SHUTDOWN_GRACE_S = 5.0
"""Seconds in which running jobs are finished at shutdown."""


class Ending(Exception):
    """This worker takes no more jobs."""


def nobody_hears(program: str) -> None:
    """Ignore that a server runs another version."""


class Worker:
    """The processes of one host, and the jobs that they run for servers."""

    def __init__(
        self, bus: Bus, processes: int, host: str, *, program: str = "", refused: Callable[[str], None] = nobody_hears
    ) -> None:
        self.bus, self.processes, self.host, self.refused = bus, processes, host, refused
        self.program, self.name = program or program_id(), secrets.token_hex(6)
        self.done = 0
        """Jobs done."""
        self._places = {
            "bots": ProcessExecutor(processes, BOT_HANG_TIMEOUT_S),
            "long": ProcessExecutor(LONG_JOB_PROCESSES, JOB_DEADLINE_S),
        }
        self._jobs: dict[str, asyncio.Task[bytes]] = {}
        self._is_ending = False
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start taking jobs."""
        self.bus.subscribe(READY, self._get_ready)
        self.bus.subscribe(f"{REFUSED}.{self.name}", self._hear_refusal)
        self.bus.answer(f"{WORKER}.{self.name}", self.name, self._tell_progress)
        for queue, place in self._places.items():
            for _ in range(place.size):
                self._take(queue)
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Take no more jobs, finish the running ones, and stop."""
        self._is_ending = True
        self._say_it_is_there(0)
        if self._beating is not None:
            self._beating.cancel()
        in_hand = [job_id for job_id in self._jobs.values() if not job_id.done()]
        if in_hand:
            await asyncio.wait(in_hand, timeout=SHUTDOWN_GRACE_S)
            # A server learns of it with its next question.
            await asyncio.sleep(PROGRESS_INTERVAL_S)
        for place in self._places.values():
            await place.close()

    # Announcements.

    async def _beat(self) -> None:
        while True:
            self._say_it_is_there(self.processes)
            await asyncio.sleep(HEARTBEAT_INTERVAL_S)

    def _say_it_is_there(self, processes: int) -> None:
        beat = Beat(self.name, self.host, self.program, processes, self.done)
        self.bus.publish(BEATS, msgspec.json.encode(beat))

    def _hear_refusal(self, _: str, body: bytes) -> None:
        self.refused(msgspec.json.decode(body, type=Refusal).program)

    # Jobs.

    def _take(self, queue: str) -> None:
        self.bus.answer_once(queue_of(queue, self.program), GROUP, partial(self._accept, queue))

    async def _accept(self, queue: str, body: bytes) -> bytes:
        if self._is_ending:
            raise Ending
        try:
            job = msgspec.json.decode(body, type=Job)
            job_id = secrets.token_hex(8)
            self._jobs[job_id] = task = asyncio.create_task(self._do(queue, job))
        except msgspec.MsgspecError:
            self._take(queue)
            raise
        task.add_done_callback(partial(self._has_done, queue, job_id))
        return msgspec.json.encode(Accepted(self.name, job_id))

    async def _do(self, queue: str, job: Job) -> bytes:
        if job.kind not in KINDS:
            raise KeyError(job.kind)
        answer = await self._places[queue].begin(partial(done, job.kind, bytes(job.body)))
        if len(answer) > MAX_MESSAGE_BYTES:
            raise ValueError("too long for the bus")
        return answer

    def _has_done(self, queue: str, job_id: str, task: "asyncio.Task[bytes]") -> None:
        self.done += not task.cancelled() and task.exception() is None
        asyncio.get_running_loop().call_later(ANSWER_LIFETIME_S, self._jobs.pop, job_id, None)
        if not self._is_ending:
            self._take(queue)

    async def _tell_progress(self, body: bytes) -> bytes:
        job_id = self._jobs.get(body.decode())
        if job_id is None:
            return msgspec.json.encode(Progress("unknown"))
        await asyncio.wait((job_id,), timeout=PROGRESS_INTERVAL_S)
        return msgspec.json.encode(_progress(job_id))

    def _get_ready(self, _: str, body: bytes) -> None:
        job = msgspec.json.decode(body, type=Job)
        if job.kind == "ready":
            self._places["bots"].begin_everywhere(partial(done, job.kind, bytes(job.body)))


def _progress(job_id: "asyncio.Task[Any]") -> Progress:
    if not job_id.done():
        return Progress("working")
    if job_id.cancelled() or job_id.exception() is not None:
        return Progress("failed")
    return Progress("done", Raw(job_id.result()))
