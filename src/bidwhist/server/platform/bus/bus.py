"""A bus between servers: messages by subject, to the current subscribers, delivered at most once.

Nothing may depend on a message: the truth is in the store.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from bidwhist.errors import WhistError

Heard: TypeAlias = Callable[[str, bytes], None]
"""A callback for a subject and its payload; it must not block."""
Answers: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""Answers a request; if it raises, there is no answer."""
MAX_MESSAGE_BYTES = 512 * 1024
"""Most bytes of a message: NATS accepts up to a megabyte."""


class NoAnswer(WhistError):
    """No answer in time: nobody is subscribed, all are busy, or the bus is down."""


class Bus(Protocol):
    """The interface of a bus."""

    @property
    def is_up(self) -> bool:
        """Whether the bus is connected, as far as known."""
        ...

    async def start(self) -> None:
        """Start connecting, without waiting for the connection."""
        ...

    async def close(self) -> None:
        """Close the bus."""
        ...

    def publish(self, subject: str, body: bytes) -> None:
        """Send to all subscribers; dropped if there are none or the bus is down."""
        ...

    def subscribe(self, subject: str, heard: Heard) -> None:
        """Subscribe to a subject, or to all with its prefix if its last part is ``>``."""
        ...

    def answer(self, subject: str, group: str, answers: Answers) -> None:
        """Answer requests on a subject; each goes to one member of the group."""
        ...

    def answer_once(self, subject: str, group: str, answers: Answers) -> None:
        """Answer the next request only, so that the others go to free members of the group."""
        ...

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Send a request to one of those who answer a subject, and give the answer.

        :raises NoAnswer: if none comes in time.
        """
        ...


def fits(pattern: str, subject: str) -> bool:
    """Whether a subject matches a subscription.

    >>> fits("cluster.lobby.>", "cluster.lobby.abcd"), fits("cluster.lobby.>", "cluster.lobby"), fits("a.b", "a.b")
    (True, False, True)
    """
    return (
        subject.startswith(pattern[:-1]) and len(subject) > len(pattern) - 1
        if pattern.endswith(".>")
        else (subject == pattern)
    )
