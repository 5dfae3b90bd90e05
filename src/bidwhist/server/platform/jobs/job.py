"""Work as it goes to another host and back: plain values in JSON, never code, and only between equal programs."""

import re
from typing import Any, Protocol, runtime_checkable

from msgspec import Raw, Struct

from bidwhist.server.platform.jobs.executors import WorkerLost
from bidwhist.solver import COMPILED
from bidwhist.tools.version import program_version

BEATS = "bidwhist.workers"
"""Where workers tell that they are there."""
READY = "bidwhist.ready"
"""Where all of them are told what they will be asked about."""
WORKER = "bidwhist.worker"
"""Followed by a worker's name: where it is asked how far it is."""
WAITING = "bidwhist.waiting"
"""Where servers tell each other that they wait for somebody who is free."""
REFUSED = "bidwhist.refused"
"""Followed by a worker's name: where it is told that nobody gives it work."""
GROUP = "workers"
"""The queue group of those who are free."""


def program_id() -> str:
    """What has to be alike wherever the same decision is to be made: the version, and whether it is compiled."""
    return f"{program_version()} {'compiled' if COMPILED else 'plain'}"


def queue_of(queue: str, program: str) -> str:
    """Where work of a line is given to workers of a program.

    >>> queue_of("bots", "0.1.0 compiled")
    'bidwhist.work.bots.0_1_0_compiled'
    """
    return f"bidwhist.work.{queue}.{re.sub('[^0-9A-Za-z]', '_', program)}"


class Job(Struct, frozen=True):
    """Work to be done elsewhere."""

    kind: str
    """What is done: a name that every worker knows."""
    body: Raw
    """What it is done with, as JSON."""
    queue: str = "bots"
    """Those who wait together: ``bots`` for tables, ``long`` for what takes many seconds."""


@runtime_checkable
class Sendable(Protocol):
    """Work that may be done elsewhere."""

    @property
    def may_be_sent(self) -> bool:
        """Whether other hosts can do it."""
        ...

    def to_job(self) -> Job:
        """It as it is sent."""
        ...

    def unpacked(self, answer: bytes) -> Any:
        """Its result from the JSON of an answer.

        :raises Wrong: if it cannot be one.
        """
        ...


class BadAnswer(WorkerLost):
    """What came back is no answer to what was asked."""


class Accepted(Struct, frozen=True):
    """A worker has begun."""

    worker: str
    job: str


class Progress(Struct, frozen=True):
    """How far a worker is with something."""

    state: str
    """``working``, ``done``, ``failed``; ``unknown`` where it has not heard of it."""
    answer: Raw = Raw(b"null")


class Beat(Struct, frozen=True):
    """A worker that is there."""

    worker: str
    host: str
    program: str
    processes: int
    """For bots; none once it ends."""
    done: int = 0
    """How much it has done since it began."""


class Refusal(Struct, frozen=True):
    """Why a worker gets nothing from a server."""

    program: str
    """The server's own."""
