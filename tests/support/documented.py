"""Endpoints asked from their own OpenAPI document, rightly and wrongly, in a house that has all that they name."""

import asyncio
import re
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from schemathesis import Case, GenerationMode
from schemathesis.checks import ignored_auth, positive_data_acceptance
from schemathesis.schemas import APIOperation, BaseSchema

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.accounts.club_repository import found_club
from bidwhist.server.accounts.domain.club import Club
from bidwhist.server.app.app import guarded
from bidwhist.server.http.call import Endpoint
from bidwhist.server.http.settings import Settings
from bidwhist.server.moderation.repository import keep_key
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import MatchOver
from bidwhist.server.tables.finished_match import finished_by
from bidwhist.server.tables.repository import append
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.domain.decisions import open_event
from bidwhist.server.tournaments.domain.log import EventOpened
from bidwhist.server.tournaments.repository import announce
from support.fuzzed import rightly, world_of
from support.stores import place
from support.tables import Play
from support.waiting import PATIENCE

KNOWN = {
    **{"table": "table1", "match": "table1-1", "word": "maple7", "report": "1", "person": "gann"},
    **{"club": "club1", "board": "partners", "day": "2026-11-22", "event": "event1"},
}
"""What a path can name that is there: an open table with a finished match, a club, a board of standings."""
CUP = Announced(
    id=KNOWN["event"],
    club=KNOWN["club"],
    host="Porch",
    rules=PALACE,
    preset="palace",
    bots="random",
    pace="quick",
    who="accounts",
)
OWNERS_KEY = "the-owner"
RIGHT: dict[tuple[str, str], Any] = {
    ("PATCH", "/api/me"): {"name": "Ann Lee"},
    ("POST", "/api/me/face"): {"face": 3},
    ("POST", "/api/tables"): {"name": "The porch"},
}
"""A good body where a name has to look like one, which no schema says, or where the least is not enough."""
SELDOM_RIGHT = (
    "/what-if",
    "/crossroads",
    "/api/replay",
    "/days/{day}",
    "/days/{day}/{board}",
    "/standing",
    "/gift",
    "/fair-play",
    "/events/{event}/answer",
)
"""A moment that had a choice, a whole record, a day that is over, an invitation to an event: rarely met by chance; each
has tests of its own."""
FOR_ACCOUNTS = ("/api/clubs", "/api/events", "/api/me/friends", "/api/me/invitations")
"""What guests are refused; here an account asks that keeps a club, directs its event, and has a friend."""


def keep_a_match(database: Place) -> None:
    """A store with one table, where a match is over."""
    play = Play(replace(PALACE, max_deals=1), people=2, kind="open", invite=KNOWN["word"]).start().play(Random(5))
    over = next(place for place, row in enumerate(play.rows) if isinstance(row.body, MatchOver))
    finished = finished_by(play.rows[over], play.tables[over - 1])
    assert finished is not None and finished.id == KNOWN["match"]
    # As old as today: a table that has been silent for a day is closed.
    rows = tuple(replace(row, time=time.time_ns() // 1_000_000) for row in play.rows)

    async def kept() -> None:
        store = Store(database)
        await store.write(append(rows, finished))
        await store.write(keep_key(OWNERS_KEY, rows[0].time))
        await store.write(found_club(Club(KNOWN["club"], "Porch", "", "maple8", 1), KNOWN["person"]))
        await store.write(announce(CUP, 0, open_event(EventOpened(name="The cup", is_online=True), rows[0].time).rows))
        store.close()

    asyncio.run(kept())


def api_over(folder: Path) -> BaseSchema:
    """The document of a server in this process over a store with one match."""
    database = place(folder / "tables.sqlite")
    keep_a_match(database)
    return schemathesis.openapi.from_asgi(
        "/api/openapi.json", guarded(Settings(database, is_limited=False, hosts=("testserver",)))
    )


def is_for_accounts(endpoint: Endpoint) -> bool:
    """Whether only somebody with an account gets anywhere."""
    return endpoint.method == "POST" and endpoint.path.startswith(FOR_ACCOUNTS)


def token_of_a_guest(api: BaseSchema) -> str:
    """Somebody new; signing out is among what is tried. A store that is busy is asked again."""
    ends = time.monotonic() + PATIENCE
    while True:
        came = api["/api/guest"]["POST"].Case(body={"name": "Ann"}, query={"token": "1"}).call(timeout=PATIENCE)
        if came.status_code != 503 or time.monotonic() > ends:
            (token,) = came.headers["x-bidwhist-token"]
            return token


def ask_by_document(
    endpoint: Endpoint, api: BaseSchema, examples: int, addresses: Sequence[str | None] = (None,)
) -> None:
    """Ask an endpoint rightly and wrongly, at one address of the house after another; each answer is as documented."""
    operation = api[endpoint.path][endpoint.method]
    requests = operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    world = world_of(api) if is_for_accounts(endpoint) else None
    known = {**KNOWN, **world.known} if world else KNOWN
    where = cycle(addresses)

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(requests, st.booleans(), st.booleans())
    def ask(case: Case[Any], by_a_guest: bool, of_something: bool) -> None:
        if of_something:
            case.path_parameters = {name: known[name] for name in case.path_parameters}
        token = world.token if world else OWNERS_KEY if endpoint.is_for_owner else token_of_a_guest(api)
        headers = {"authorization": f"Bearer {token}"} if by_a_guest else {}
        # A schema cannot say all that names and rules forbid; and a true token is taken for a made-up one.
        excluded = [positive_data_acceptance, *([ignored_auth] if by_a_guest else [])]
        came = case.call_and_validate(headers=headers, excluded_checks=excluded, base_url=next(where), timeout=PATIENCE)
        if came.status_code >= 400:
            assert came.json()["words"].strip(), "in words for a person"

    # First, before wrong requests have to wait.
    if _is_rarely_right(endpoint):
        pass
    elif world is not None:
        rightly(api, endpoint.path, has_body=endpoint.takes is not None)
    else:
        token = OWNERS_KEY if endpoint.is_for_owner else token_of_a_guest(api)
        came = _right_request(operation, endpoint).call(headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE)
        assert came.status_code == 200, came.text
    ask()


def _right_request(operation: "APIOperation[Any, Any, Any, Any]", endpoint: Endpoint) -> Case[Any]:
    """What anybody may ask: not left to chance."""
    names = {name: KNOWN[name] for name in re.findall(r"{(\w+)}", endpoint.path)}
    body = {} if endpoint.takes is None else {"body": RIGHT.get((endpoint.method, endpoint.path), {})}
    query = {"step": 0} if endpoint.path.endswith("/moves") else {}
    return operation.Case(path_parameters=names, query=query, **body)


def _is_rarely_right(endpoint: Endpoint) -> bool:
    is_of_few = endpoint.limit in ("sign-in", "report") or (endpoint.is_for_owner and endpoint.method == "POST")
    is_for_this_machine = (endpoint.method, endpoint.path) == ("POST", "/api/reach")
    return is_of_few or is_for_this_machine or endpoint.path.endswith(SELDOM_RIGHT)
