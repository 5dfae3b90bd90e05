"""Hostile requests and frames at a house of two servers: what its second one is sent changes nothing at the first."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis

from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.http.call import Endpoint
from bidwhist.server.http.websockets import heard
from bidwhist.server.tables.repository import rows_of
from support.documented import ask_by_document, keep_a_match
from support.hostile import SILENT, aimed, beset, frames_of, kind_of
from support.in_process import received
from support.nodes import node_states, standing
from support.stores import in_postgres, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


async def test_frames_to_another_server_learn_and_change_nothing_at_the_one_that_has_the_table(tmp_path: Path) -> None:
    # Made first: a node that stands still for so long loses its tables.
    frames = frames_of(300)
    async with node_states(tmp_path, "one", "other") as [one, other]:
        ann, eve, session, own = await beset(one, other)
        before, rows = session.table, await one.store.read(rows_of(session.table.id))
        types: set[str] = set()
        for frame in frames:
            await asyncio.sleep(0)
            own.scheduler.stop()
            sent = aimed(frame, session.table.id, own.table.id)
            await heard(other, eve, sent)
            answers = received(eve)
            assert answers or kind_of(sent) in SILENT, sent
            told = [answer for answer in answers if answer.get("table") == session.table.id]
            types |= {answer["type"] for answer in told}
            eve.is_closed = False
        assert "moved" in types and types <= {"refused", "moved"}
        assert session.table == before and await one.store.read(rows_of(session.table.id)) == rows
        assert not received(ann), "nobody at the table has heard of it"
        assert session.table.id not in other.registry.known, "one server at most has a table"


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    folder = tmp_path_factory.mktemp("house")
    keep_a_match(in_postgres(folder / "tables.sqlite"))
    with standing(folder, 2) as found:
        yield found


NAMES_A_TABLE = [one for one in ENDPOINTS if "{table}" in one.path or "/tables" in one.path or "/play" in one.path]


@pytest.mark.nightly
@pytest.mark.parametrize("endpoint", NAMES_A_TABLE, ids=lambda one: f"{one.method} {one.path}")
def test_either_server_answers_every_request_as_the_document_says(endpoint: Endpoint, addresses: list[str]) -> None:
    api = schemathesis.openapi.from_url(f"{addresses[0]}/api/openapi.json")
    ask_by_document(endpoint, api, 40, addresses)
