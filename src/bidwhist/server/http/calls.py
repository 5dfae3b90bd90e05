"""A request as endpoints see it, and what they answer."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.language import ENGLISH, Language, Saying
from bidwhist.server.contests.contests import Contests
from bidwhist.server.daily.daily import Daily
from bidwhist.server.http.lan import Lan
from bidwhist.server.limits.rates import Limit
from bidwhist.server.live.hall import Hall
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.work.turns import Who


class Fault(WhistError):
    """A request that cannot be answered: the status, a code, and words for a person."""

    def __init__(self, status: int, code: str, words: Saying | str) -> None:
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
    lan: Lan
    is_from_here: bool
    """Whether whoever asks sits at the machine that serves, with no proxy between."""
    language: Language = ENGLISH
    """What whoever asks reads."""
    home: str = ""
    """The address of the front room, as it was asked for."""
    daily: Daily | None = None
    """The daily deals of the server."""
    contests: Contests | None = None
    """The events of the server."""
    devices: tuple[str, ...] = ()
    """What the browser brings of accounts that it has signed in to."""


class Answer(Struct, frozen=True):
    """What an endpoint answers, with a token where somebody has signed in, or has signed out."""

    body: Any
    token: str | None = None
    signed_out: bool = False
    kind: str = ""
    """What the body is, where it is bytes and no JSON."""
    file: str | None = None
    """The name to save the body under."""
    device: str = ""
    """What the browser keeps, where somebody has shown the password of an account."""


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
