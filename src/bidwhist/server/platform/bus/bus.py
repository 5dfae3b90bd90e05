"""A bus between servers: messages by subject, to whoever listens just then, and never more than once.

Nothing may hang on a message that it carries: what is true stands in the store.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from bidwhist.errors import WhistError

Heard: TypeAlias = Callable[[str, bytes], None]
"""Told a subject and what was said of it; it may not wait."""
Answers: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""Answers a request; what it raises is no answer."""
MAX_MESSAGE_BYTES = 512 * 1024
"""Bytes of a message: NATS takes no more than a megabyte."""


class NoAnswer(WhistError):
    """Nobody answered in time: nobody is there, they are busy, or the bus is away."""


class Bus(Protocol):
    """Where servers hear of each other."""

    @property
    def is_up(self) -> bool:
        """Whether messages go through now, as far as is known."""
        ...

    async def start(self) -> None:
        """Begin to carry messages as soon as may be; it does not wait for that."""
        ...

    async def close(self) -> None:
        """Carry nothing more."""
        ...

    def publish(self, subject: str, body: bytes) -> None:
        """Tell whoever listens; it is dropped where nobody does, or where the bus is away."""
        ...

    def subscribe(self, subject: str, heard: Heard) -> None:
        """Hear of a subject from now on, or of all that begin with it where its last part is ``>``."""
        ...

    def answer(self, subject: str, group: str, answers: Answers) -> None:
        """Answer requests from now on; each goes to one of the group."""
        ...

    def answer_once(self, subject: str, group: str, answers: Answers) -> None:
        """Answer the next request and no other, so that the rest go to those of the group who are free."""
        ...

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """The answer of one of those who answer a subject.

        :raises NoAnswer: if none came in time.
        """
        ...


def fits(pattern: str, subject: str) -> bool:
    """Whether a subject is what was subscribed to.

    >>> fits("house.lobby.>", "house.lobby.abcd"), fits("house.lobby.>", "house.lobby"), fits("a.b", "a.b")
    (True, False, True)
    """
    return (
        subject.startswith(pattern[:-1]) and len(subject) > len(pattern) - 1
        if pattern.endswith(".>")
        else (subject == pattern)
    )
