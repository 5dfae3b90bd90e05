"""A request as endpoints see it, and what they answer."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.server.hall import Hall
from bidwhist.server.limits import Limit
from bidwhist.server.protocol import Person
from bidwhist.server.turns import Who


class Fault(WhistError):
    """A request that cannot be answered: the status, a code, and words for a person."""

    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(words)
        self.status, self.code = status, code


class Call(Struct, frozen=True):
    """A request as an endpoint sees it."""

    hall: Hall
    person: Person | None
    who: Who
    """For whom work is done."""
    token: str | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any


class Answer(Struct, frozen=True):
    """What an endpoint answers, with a token where somebody has signed in, or has signed out."""

    body: Any
    token: str | None = None
    signed_out: bool = False
    file: str | None = None
    """The name to save the body under."""


Handler = Callable[[Call], Awaitable[Answer]]


class Endpoint(Struct, frozen=True):
    """A path, what it takes and gives, and who may ask."""

    method: Literal["GET", "POST", "PATCH"]
    path: str
    handler: Handler
    gives: Any
    takes: Any = None
    is_for_people: bool = False
    """Only somebody who is signed in, be it as a guest."""
    is_for_owner: bool = False
    """Only whoever has the key of the server's owner."""
    limit: Limit = "read"
    """Which limit on how often it counts against, of the address and of the person."""


def person_of(call: Call) -> Person:
    """Who asks; at endpoints for people alone."""
    assert call.person is not None
    return call.person
