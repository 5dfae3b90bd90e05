"""A write whose outcome is unknown: the connection was lost within the commit, and the row is stored all the same."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bidwhist.i18n import Saying
from bidwhist.server.platform.cluster.ownership import WrongNode
from bidwhist.server.platform.database.database import Damaged, NotSaved, Writing
from bidwhist.server.protocol.client_messages import Ready, Watch
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.commands import Ask, BeReady
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tables.session import TableSession
from support.in_process import newcomer, received, replies, send, started_server, table_of, until
from support.stores import writers_of


def lose_next_answer(server_state: ServerState, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next commit is done, and nobody hears of it."""
    writing = writers_of(server_state.store.database)
    usual = writing.commit

    def commit(its: Writing) -> None:
        usual(its)
        monkeypatch.setattr(writing, "commit", usual)
        raise sqlite3.OperationalError("the connection was lost")

    monkeypatch.setattr(writing, "commit", commit)


async def test_a_table_whose_step_was_stored_after_all_shows_it_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await table_of(server_state, ann, kind="open")
        await replies(server_state, bo, Watch(session.table.id))
        before = session.table.seq
        lose_next_answer(server_state, monkeypatch)
        refused = await replies(server_state, ann, Ready(session.table.id, "r1", before))
        assert [(frame["type"], frame["code"]) for frame in refused] == [("refused", "not_saved")]
        stored = (await server_state.store.read(rows_of(session.table.id)))[-1].seq
        assert stored > before
        await until(lambda: session.table.seq >= stored)
        for connection in (ann, bo):
            assert any(frame["type"] == "snapshot" and frame["seq"] >= stored for frame in received(connection))


async def test_who_sends_again_what_was_stored_after_all_is_answered_and_shown_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann)
        ready = Ready(session.table.id, "r1", session.table.seq)
        lose_next_answer(server_state, monkeypatch)
        await replies(server_state, ann, ready)
        again = await replies(server_state, ann, ready)
        ack = next(frame for frame in again if frame["type"] == "ack")
        assert ack["seq"] == ready.seq + 1
        assert any(frame["type"] == "snapshot" and frame["seq"] >= ack["seq"] for frame in again)


@pytest.mark.parametrize("what", ["hello", "resume", "watch"])
async def test_who_asks_to_follow_a_table_while_the_store_is_away_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann)
        again = Connection(ann.person, "here", is_limited=False)
        await server_state.connections.enter(again)
        failing = {"hello": "of_person", "resume": "find", "watch": "find"}[what]
        monkeypatch.setattr(server_state.registry, failing, _is_away)
        seen = {"table": session.table.id, "seq": session.table.seq}
        message = {"type": "watch", "table": session.table.id} if what == "watch" else _hello(seen)
        last = (await send(server_state, again, **message))[-1]
        assert (last["type"], last["code"]) == ("bye", "resync") and last["wait"] > 0 and again.is_closed


async def test_a_table_that_is_damaged_is_refused_by_name_and_the_others_are_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        registry = [await table_of(server_state, ann) for _ in range(2)]
        finds = server_state.registry.find

        async def find(table: str) -> TableSession | None:
            if table == registry[0].table.id:
                raise Damaged(Saying("damaged"))
            return await finds(table)

        monkeypatch.setattr(server_state.registry, "find", find)
        came = await send(
            server_state, ann, **_hello(*({"table": one.table.id, "seq": one.table.seq} for one in registry))
        )
        refused = next(frame for frame in came if frame["type"] == "refused")
        assert (refused["code"], refused["table"]) == ("not_saved", registry[0].table.id)
        assert any(frame["type"] == "presence" and frame["table"] == registry[1].table.id for frame in came)


def _hello(*seen: dict[str, Any]) -> dict[str, Any]:
    return {"type": "hello", "protocol": OLDER_PROTOCOL, "resume": list(seen)}


async def _is_away(*_: object) -> None:
    raise NotSaved("the store is away")


async def test_a_room_that_was_let_go_writes_nothing_and_takes_nobody(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        old = await table_of(server_state, ann)
        server_state.registry.drop(old)
        new = await server_state.registry.find(old.table.id)
        assert new is not None and new is not old
        with pytest.raises(WrongNode):
            await old.do(Ask(ann.person.id, "late", BeReady(old.table.seq, None)))
        with pytest.raises(WrongNode):
            await old.join(await newcomer(server_state, "Bo"))
        await new.do(Ask(ann.person.id, "r1", BeReady(new.table.seq, None)))
        assert [row.id for row in await server_state.store.read(rows_of(new.table.id)) if row.id] == ["r1"]
