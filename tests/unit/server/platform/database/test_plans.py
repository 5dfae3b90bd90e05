"""No query that play waits for goes through all rows of a house: SQLite's own plans say how it looks for them."""

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.protocol.client_messages import Hello, Leave, Lobby, Ready, Seen, Sit, Stand, Watch
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL
from bidwhist.server.tables.domain.log import Row, Seated, TableOpened
from bidwhist.server.tables.repository import append
from support.in_process import newcomer, play, replies, started_server, table_of

pytestmark = pytest.mark.sqlite

GROWS = re.compile(
    r"SCAN (?:log|matches|match_players|people|logins|abandonments|table_players|recovery_codes|mutes)\b"
)
"""A step that goes through a table, or a whole index of one, that has a row for each card, match or person."""


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """How SQLite does each query that is asked from now on."""
    found: dict[str, str] = {}
    connect = sqlite3.connect

    class Explaining(sqlite3.Connection):
        def execute(self, query: str, values: Any = (), /) -> sqlite3.Cursor:
            if query.startswith(("SELECT", "WITH", "INSERT", "UPDATE", "DELETE")) and query not in found:
                steps = super().execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall()
                found[query] = "; ".join(step[3] for step in steps)
            return super().execute(query, values)

    monkeypatch.setattr(sqlite3, "connect", lambda *given, **named: connect(*given, **named, factory=Explaining))
    return found


async def test_an_evening_asks_for_no_more_rows_in_an_old_store(tmp_path: Path, plans: dict[str, str]) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await table_of(server_state, ann, rules=replace(CLASSIC, max_deals=1))
        plans.clear()
        await replies(server_state, bo, Lobby(True))
        await replies(server_state, bo, Sit(session.table.id, "s", 1, session.table.opened.invite))
        for connection in (ann, bo):
            await replies(server_state, connection, Ready(session.table.id, "r", session.table.seq))
        await replies(server_state, bo, Stand(session.table.id, "u"))
        await replies(server_state, bo, Leave(session.table.id))
        await play(server_state, session, ann, (f"k{number}" for number in range(10**6)))
        await server_state.registry.of_person(ann.person)
        server_state.registry.drop(session)
        await replies(server_state, bo, Watch(session.table.id, session.table.opened.invite))
        await replies(
            server_state, bo, Hello(OLDER_PROTOCOL, resume=(Seen(session.table.id, 3, session.table.opened.invite),))
        )
    assert {query: how for query, how in plans.items() if GROWS.search(how)} == {}
    assert any("INSERT INTO log" in query for query in plans) and any("matches" in query for query in plans)


async def test_commands_of_several_tables_in_one_commit_are_looked_up_one_by_one(
    tmp_path: Path, plans: dict[str, str]
) -> None:
    async with started_server(tmp_path) as server_state:
        store = server_state.store
        for name in ("t1", "t2", "t3"):
            opened = TableOpened(rules=CLASSIC, name="porch", preset="classic", invite=name)
            await store.write(append((Row(name, 0, 5, "ann", "", opened),)))
        plans.clear()
        rows = [Row(name, 1, 6, "ann", "k1", Seated(0, "ann", "Ann")) for name in ("t1", "t2", "t3")]
        await asyncio.gather(*(store.write(append((row,))) for row in rows))
    assert not [how for how in plans.values() if GROWS.search(how)]
    looks = {how for query, how in plans.items() if "AS asked" in query}
    assert looks and all(
        "USING COVERING INDEX commands (table_id=? AND person=? AND command=?)" in how for how in looks
    )
