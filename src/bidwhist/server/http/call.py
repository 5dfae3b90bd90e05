"""A request as endpoints see it, and what they answer."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.limits.rate_limits import Limit
from bidwhist.server.platform.services import Services
from bidwhist.server.platform.transport.lan import Lan
from bidwhist.server.state.server_state import ServerState


class Fault(WhistError):
    """A request that cannot be answered: the status, a code, and words for a person."""

    def __init__(self, status: int, code: str, words: Saying | str, *, wait: int = 0) -> None:
        super().__init__(words)
        self.status, self.code, self.wait = status, code, wait
        """``wait`` is how many milliseconds to wait before asking again; 0 where waiting changes nothing."""


class Call(Struct, frozen=True):
    """A request as an endpoint sees it."""

    server_state: ServerState
    person: Person | None
    who: Who
    """For whom work is done."""
    token: str | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    lan: Lan
    is_from_here: bool
    """Whether the request comes from the server's own machine, without a proxy."""
    language: Language = ENGLISH
    """The reader's language."""
    home: str = ""
    """The address of the front room, as it was asked for."""
    services: Services = Services()
    """What features offer that are above the request: daily deals, tournaments."""
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
    is_for_bots: bool = False
    """Whether bot accounts may ask too, of what is for people."""
    is_for_owner: bool = False
    """Whether the owner's key is needed."""
    limit: Limit = "read"
    """Which limit on how often it counts against, of the address and of the person."""
    limit_if_known: Limit | None = None
    """The limit it counts against instead for somebody who is signed in; ``None`` if it is the same."""
    is_compressed: bool = False
    """Whether the answer is compressed; never one with a secret in it, for its length would tell of it."""


def person_of(call: Call) -> Person:
    """Who asks; at endpoints for people alone."""
    assert call.person is not None
    return call.person
