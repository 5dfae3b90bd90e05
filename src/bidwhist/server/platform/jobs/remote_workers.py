"""Workers on other hosts, over the bus: which there are, jobs sent, and their answers.

NATS gives a job to a free worker. From then on the server asks that worker for progress all the time, so that a dead
worker is noticed at once and not only at the deadline.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from bidwhist.i18n import Saying
from bidwhist.server.platform.bus.bus import MAX_MESSAGE_BYTES, Bus, NoAnswer
from bidwhist.server.platform.jobs.executors import WorkerLost
from bidwhist.server.platform.jobs.job import (
    BEATS,
    READY,
    REFUSED,
    WAITING,
    WORKER,
    Accepted,
    Beat,
    Job,
    Progress,
    Refusal,
    program_id,
    queue_of,
)

LOG = logging.getLogger("bidwhist.server")
WORKER_TIMEOUT_S = 3.5
"""Seconds of silence after which a worker counts as gone."""
ACCEPT_TIMEOUT_S = 0.5
"""Seconds in which a free worker must accept."""
PROGRESS_TIMEOUT_S = 1.0
"""Seconds in which a worker must report progress; it reports within less than half."""
FREE_WORKER_WAIT_S = 1.0
"""Seconds to wait for a free worker."""
POLL_INTERVAL_S = 0.02
"""Mean poll interval in seconds for a free worker."""
WAITING_NOTICE_S = 10 * POLL_INTERVAL_S
"""Seconds for which others take a waiting server into account."""


class RemoteWorkers:
    """Workers on other hosts."""

    def __init__(
        self, bus: Bus, chance: Callable[[], float], *, steady: Callable[[], float] = time.monotonic, program: str = ""
    ) -> None:
        self.bus, self._chance, self._steady = bus, chance, steady
        self.program = program or program_id()
        self._heard: dict[str, tuple[float, Beat]] = {}
        self._asking = asyncio.Lock()
        """The lock of the one job per server that waits for a free worker, so that servers are served alike."""
        self._name, self._others_wait = secrets.token_hex(6), -WAITING_NOTICE_S
        """When another waiting server was last heard."""
        self.given = self.lost = 0
        """Jobs sent out, and those that were lost."""
        bus.subscribe(BEATS, self._hear)
        bus.subscribe(WAITING, self._hear_waiting)

    # Workers.

    @property
    def size(self) -> int:
        """The number of processes for bots."""
        return sum(beat.processes for beat in self._alive() if beat.program == self.program)

    @property
    def workers(self) -> int:
        """The number of usable workers."""
        return sum(beat.program == self.program for beat in self._alive())

    @property
    def refused(self) -> int:
        """The number of workers of another version."""
        return len(self._alive()) - self.workers

    def _alive(self) -> list[Beat]:
        if not self.bus.is_up:
            return []
        since = self._steady() - WORKER_TIMEOUT_S
        return [beat for heard, beat in self._heard.values() if heard > since]

    def _hear(self, _: str, body: bytes) -> None:
        try:
            beat = msgspec.json.decode(body, type=Beat)
        except msgspec.MsgspecError:
            # Another version may use another form.
            return
        known = self._heard.pop(beat.worker, None)
        if beat.processes:
            self._heard[beat.worker] = (self._steady(), beat)
            if known is None:
                self._meet(beat)
        self._forget_silent()

    def _hear_waiting(self, _: str, name: bytes) -> None:
        if name.decode() != self._name:
            self._others_wait = self._steady()

    def _meet(self, beat: Beat) -> None:
        if beat.program == self.program:
            LOG.info("a worker at %s has connected: %d processes", beat.host, beat.processes)
            return
        LOG.warning("a worker at %s runs %s and gets no jobs: this is %s", beat.host, beat.program, self.program)
        self.bus.publish(f"{REFUSED}.{beat.worker}", msgspec.json.encode(Refusal(self.program)))

    def _forget_silent(self) -> None:
        since = self._steady() - WORKER_TIMEOUT_S
        self._heard = {name: found for name, found in self._heard.items() if found[0] > since}

    # Jobs.

    def tell_all(self, job: Job) -> None:
        """Send a job to every worker without waiting for it."""
        self.bus.publish(READY, msgspec.json.encode(job))

    async def do(self, job: Job, seconds: float) -> bytes:
        """Run a job on a worker and give its answer as JSON.

        :raises WorkerLost: if no worker was free, or the worker is gone, failed, or timed out.
        """
        self.given += 1
        try:
            async with asyncio.timeout(seconds):
                return await self._follow(await self._give_out(job))
        except (NoAnswer, TimeoutError, msgspec.MsgspecError) as error:
            self.lost += 1
            raise WorkerLost(Saying("busy-stopped")) from error

    async def _give_out(self, job: Job) -> Accepted:
        body = msgspec.json.encode(job)
        if len(body) > MAX_MESSAGE_BYTES:
            raise NoAnswer("too long for the bus")
        if self._steady() - self._others_wait > WAITING_NOTICE_S:
            with suppress(NoAnswer):
                return await self._ask(job.queue, body)
        # A server that was just served would otherwise always beat those that poll.
        async with self._asking:
            return await self._wait_for_one(job.queue, body)

    async def _wait_for_one(self, queue: str, body: bytes) -> Accepted:
        until = self._steady() + FREE_WORKER_WAIT_S
        while True:
            self.bus.publish(WAITING, self._name.encode())
            await asyncio.sleep(POLL_INTERVAL_S * (0.5 + self._chance()))
            try:
                return await self._ask(queue, body)
            except NoAnswer:
                if self._steady() > until or not self.size:
                    raise

    async def _ask(self, queue: str, body: bytes) -> Accepted:
        answer = await self.bus.request(queue_of(queue, self.program), body, ACCEPT_TIMEOUT_S)
        return msgspec.json.decode(answer, type=Accepted)

    async def _follow(self, accepted: Accepted) -> bytes:
        subject, job_id = f"{WORKER}.{accepted.worker}", accepted.job.encode()
        while True:
            progress = msgspec.json.decode(await self.bus.request(subject, job_id, PROGRESS_TIMEOUT_S), type=Progress)
            if progress.state == "done":
                return bytes(progress.answer)
            if progress.state != "working":
                raise NoAnswer(f"a worker has {progress.state} it")
