"""A house for fuzzers as an account finds it: a club to keep, a friend, a table, an event to play in and to direct."""

import re
from itertools import count
from typing import Any

from msgspec import Struct
from schemathesis.schemas import BaseSchema

from support.waiting import PATIENCE

PASSWORD = "sunday pie at four"
CUP = {
    "name": "The cup",
    "form": "swiss",
    "rules": {"preset": "palace"},
    "deals": 1,
    "bots": "random",
    "pace": "quick",
}
_NUMBERS = count(1)


class World(Struct, frozen=True):
    """Whose token asks, what paths can name, and a good body for what only somebody with an account may do."""

    token: str
    known: dict[str, str]
    right: dict[str, Any]


class Someone:
    """Somebody who asks a document's server, with an account and a name of their own."""

    def __init__(self, api: BaseSchema, name: str) -> None:
        self.api, self.name, self.token = api, f"{name} {_in_letters(next(_NUMBERS))}", ""
        self.id: str = self.ask("/api/guest", {"name": self.name})["person"]["id"]
        self.ask("/api/accounts", {"name": self.name, "password": PASSWORD})

    def ask(self, path: str, body: Any = None, **names: str) -> Any:
        """What an endpoint answers that something is sent to; it has to be taken."""
        case = self.api[path]["POST"].Case(
            body={} if body is None else body, path_parameters=names, query={"token": "1"}
        )
        came = case.call(headers={"authorization": f"Bearer {self.token}"} if self.token else {}, timeout=PATIENCE)
        told = came.json()
        assert came.status_code == 200, (path, told)
        self.token = came.headers.get("x-bidwhist-token", [self.token])[0]
        return told


def _in_letters(number: int) -> str:
    """A number as letters, for names have none of the other."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


_CLUBS = count()


def _club_name() -> str:
    """A name that no club has yet."""
    return f"Porch {_in_letters(next(_CLUBS))}"


def world_of(api: BaseSchema) -> World:
    """Somebody new with all that an account can have; each thing can be done once in it at least."""
    ann, bo = Someone(api, "Ann"), Someone(api, "Bo")
    for one, other in ((ann, bo), (bo, ann)):
        one.ask("/api/me/friends", {"person": other.id})
    own, other_club = ann.ask("/api/clubs", {"name": _club_name()}), bo.ask("/api/clubs", {"name": _club_name()})
    bo.ask("/api/clubs/join", {"word": own["word"]})
    table = ann.ask("/api/tables", {"rules": {"preset": "palace"}, "name": "The porch"})["table"]
    event = ann.ask("/api/events", {**CUP, "club": own["club"]})["line"]["event"]
    bo.ask("/api/events/{event}/enter", {"person": ann.id}, event=event)
    return World(
        token=ann.token,
        known={"club": own["club"], "person": bo.id, "table": table, "event": event},
        right={
            "/api/clubs": {"name": "The corner"},
            "/api/clubs/join": {"word": other_club["word"]},
            "/api/clubs/{club}": {"name": "Back porch"},
            "/api/clubs/{club}/members/{person}": {"keeper": True},
            "/api/me/friends": {"person": bo.id},
            "/api/me/invitations": {"table": table, "people": [bo.id]},
            "/api/events": {**CUP, "club": own["club"]},
            "/api/events/{event}/enter": {},
            "/api/events/{event}/direct": {"do": "tell", "words": "The pie is ready."},
        },
    )


FIRST: dict[str, tuple[str, Any]] = {
    "/api/events/{event}/leave": ("/api/events/{event}/enter", {}),
    "/api/clubs/{club}/leave": ("/api/clubs/{club}/members/{person}", {"keeper": True}),
}
"""What has to be asked before: one is in what one leaves, and a club has somebody who keeps it."""


def rightly(api: BaseSchema, path: str, *, has_body: bool) -> int:
    """How an endpoint answers somebody with an account who asks for what they may have."""
    world = world_of(api)
    asked = [FIRST[path]] if path in FIRST else []
    statuses = [_sent(api, world, one, body) for one, body in asked]
    statuses.append(_sent(api, world, path, world.right.get(path, {}) if has_body else None))
    assert set(statuses) == {200}, (path, statuses)
    return 200


def _sent(api: BaseSchema, world: World, path: str, body: Any) -> int:
    names = {name: world.known[name] for name in re.findall(r"{(\w+)}", path)}
    operation = api[path]["POST"]
    case = operation.Case(path_parameters=names) if body is None else operation.Case(body=body, path_parameters=names)
    return int(case.call(headers={"authorization": f"Bearer {world.token}"}, timeout=PATIENCE).status_code)
