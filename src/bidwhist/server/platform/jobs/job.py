"""The wire format of jobs to other hosts: plain values in JSON, never code, and only between equal versions."""

import re
from typing import Any, Protocol, runtime_checkable

from msgspec import Raw, Struct

from bidwhist.server.platform.jobs.executors import WorkerLost
from bidwhist.solver import COMPILED
from bidwhist.tools.version import program_version

BEATS = "bidwhist.workers"
"""The subject of workers' announcements."""
READY = "bidwhist.ready"
"""The subject of jobs for all workers, such as preparing a bot."""
WORKER = "bidwhist.worker"
"""With a worker's name appended: the subject of progress requests."""
WAITING = "bidwhist.waiting"
"""The subject on which servers announce that they wait for a free worker."""
REFUSED = "bidwhist.refused"
"""With a worker's name appended: the subject of refusals."""
GROUP = "workers"
"""The queue group of free workers."""


def program_id() -> str:
    """The identity of the program, equal wherever decisions must be equal: the version, and whether it is compiled."""
    return f"{program_version()} {'compiled' if COMPILED else 'plain'}"


def queue_of(queue: str, program: str) -> str:
    """The subject of a queue's jobs for workers of a program.

    >>> queue_of("bots", "0.1.0 compiled")
    'bidwhist.work.bots.0_1_0_compiled'
    """
    return f"bidwhist.work.{queue}.{re.sub('[^0-9A-Za-z]', '_', program)}"


class Job(Struct, frozen=True):
    """A job for another host."""

    kind: str
    """The kind of job, a name that every worker knows."""
    body: Raw
    """The arguments as JSON."""
    queue: str = "bots"
    """The queue: ``bots`` for tables, ``long`` for jobs of many seconds."""


@runtime_checkable
class Sendable(Protocol):
    """Work that may be sent to another host."""

    @property
    def may_be_sent(self) -> bool:
        """Whether other hosts can do it."""
        ...

    def to_job(self) -> Job:
        """The job to send."""
        ...

    def unpacked(self, answer: bytes) -> Any:
        """Decode the result from the JSON of an answer.

        :raises BadAnswer: if it is malformed.
        """
        ...


class BadAnswer(WorkerLost):
    """The answer does not fit the request."""


class Accepted(Struct, frozen=True):
    """A worker has started the job."""

    worker: str
    job: str


class Progress(Struct, frozen=True):
    """The progress of a job at a worker."""

    state: str
    """``working``, ``done``, ``failed``; ``unknown`` if the worker does not know the job."""
    answer: Raw = Raw(b"null")


class Beat(Struct, frozen=True):
    """A worker's announcement."""

    worker: str
    host: str
    program: str
    processes: int
    """Its processes for bots; 0 once it shuts down."""
    done: int = 0
    """Jobs done since its start."""


class Refusal(Struct, frozen=True):
    """Why a server does not use a worker."""

    program: str
    """The server's own program id."""
