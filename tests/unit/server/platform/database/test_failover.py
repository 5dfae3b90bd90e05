"""A store that went back to an earlier state: no log gets a gap, tables go on from what is stored, old gaps are cut."""

import json
from pathlib import Path
from typing import Any

import pytest

from bidwhist.server.history.log_repair import repair_logs
from bidwhist.server.platform.database.database import Behind, Connection, Work
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.protocol.client_messages import Hello, Ready, Seen, Undo, Watch
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.domain.log import Readied, Row
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.match_repository import match_of
from bidwhist.server.tables.repository import append, rows_of, tables_of
from support.command import run
from support.in_process import (
    finished,
    my_turn,
    newcomer,
    playing,
    received,
    replies,
    send,
    started_server,
    table_of,
    until,
)
from support.logs import OPENED, SEATED, opened
from support.stores import place as place_in


def loses(table: str, after: int = -1) -> Work[None]:
    """What a copy of the database lacks that is behind: a table's rows after a step."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM log WHERE table_id = ? AND seq > ?", (table, after))

    return work


async def test_a_step_is_written_only_if_the_one_before_it_is_stored(place: Place) -> None:
    late = Row("t1", 3, 7, "ann", "k3", Readied(0))
    async with opened(place, OPENED, SEATED) as store:
        with pytest.raises(Behind):
            await store.write(append((late,)))
        assert await store.read(rows_of("t1")) == [OPENED, SEATED]


async def test_among_many_tables_of_one_commit_only_the_one_behind_is_refused(place: Place) -> None:
    async with opened(place, OPENED, SEATED) as store:
        good = append((Row("t1", 2, 7, "ann", "k3", Readied(0)), Row("t1", 3, 7, "", "", Readied(1))))
        bad = append((Row("t2", 5, 7, "ann", "k3", Readied(0)),))
        writes = [store.write(work) for work in (good, bad)]
        await writes[0]
        with pytest.raises(Behind):
            await writes[1]
        assert [row.seq for row in await store.read(rows_of("t1"))] == [0, 1, 2, 3]
        assert not await store.read(rows_of("t2"))


async def test_a_table_ahead_of_its_store_loads_again_and_says_so(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        bo = await same_person(server_state, ann)
        await replies(server_state, bo, Watch(session.table.id))
        await until(lambda: my_turn(session))
        had = session.table.seq
        await server_state.store.write(loses(session.table.id, 1))
        received(bo)
        came = await send(
            server_state, ann, type="command", table=session.table.id, id="k9", seq=had, action={"kind": "pass"}
        )
        await until(lambda: session.table.seq < had)
        refused = next(frame for frame in came if frame["type"] == "refused" and frame.get("id") == "k9")
        assert refused["code"] == "stale", "the client decides again, on what is stored"
        snapshot = next(frame for frame in came if frame["type"] == "snapshot")
        assert snapshot["seq"] == 1 and session.table.id in server_state.registry.known
        words = [frame["words"] for frame in received(bo) if frame["type"] == "refused"]
        assert words == ["the server lost the last steps of this table; it goes on from what is stored"]
        await replies(server_state, ann, Ready(session.table.id, "again", session.table.seq))
        await until(lambda: my_turn(session))
        rows = await server_state.store.read(rows_of(session.table.id))
        assert [row.seq for row in rows] == list(range(len(rows))) and replay(rows) == session.table


async def test_who_saw_steps_that_did_not_happen_is_shown_the_table_whole_though_its_number_is_theirs(
    tmp_path: Path,
) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        await until(lambda: my_turn(session))
        had = session.table.seq
        await server_state.store.write(loses(session.table.id, 1))
        await send(server_state, ann, type="command", table=session.table.id, id="k9", seq=had, action={"kind": "pass"})
        await replies(server_state, ann, Ready(session.table.id, "again", session.table.seq))
        await until(lambda: my_turn(session))
        again = await same_person(server_state, ann)
        kinds = [
            frame["type"]
            for frame in await replies(server_state, again, Hello(3, (Seen(session.table.id, session.table.seq),)))
        ]
        assert "snapshot" in kinds and "update" not in kinds


async def same_person(server_state: ServerState, connection: Any) -> Any:
    """The same person over another connection."""
    again = type(connection)(connection.person, "here", is_limited=False)
    await server_state.connections.enter(again)
    return again


async def test_a_table_that_the_store_does_not_know_any_more_leaves_the_memory(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, kind="open")
        await server_state.store.write(loses(session.table.id))
        came = await replies(server_state, ann, Ready(session.table.id, "r1", session.table.seq))
        assert {frame["code"] for frame in came if frame["type"] == "refused"} == {"no_table"}
        assert (
            session.table.id not in server_state.registry.known
            and not ann.tables
            and session.table.id not in server_state.lobby.known
        )


async def test_a_wish_of_a_step_that_the_table_has_not_reached_is_stale(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        await until(lambda: my_turn(session))
        (refused,) = await replies(server_state, ann, Undo(session.table.id, "u1", session.table.seq + 7))
        assert (refused["type"], refused["code"]) == ("refused", "stale")


async def test_a_log_with_a_gap_is_cut_to_its_last_whole_step_and_its_table_goes_on(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        await until(lambda: my_turn(session))
        rows = await server_state.store.read(rows_of(session.table.id))
    store = place_in(tmp_path / "tables.sqlite")
    assert not repair_logs(store), "every log is whole"
    done_at(store, drops(session.table.id, 3))
    (would,) = repair_logs(store, only_look=True)
    assert [row.seq for row in done_at(store, rows_of(session.table.id))] == [row.seq for row in rows if row.seq != 3]
    (did,) = repair_logs(store)
    assert did == would and (did.table, did.kept, did.is_closed) == (session.table.id, 3, False)
    assert [json.loads(line)["seq"] for line in did.cut] == [row.seq for row in rows[4:]]
    assert done_at(store, rows_of(session.table.id)) == rows[:3] and not repair_logs(store)
    assert done_at(store, tables_of(ann.person.id)) == (session.table.id,)
    async with started_server(tmp_path) as server_state:
        again = await server_state.registry.find(session.table.id)
        assert again is not None and again.table.seq == 2


async def test_a_table_whose_finished_match_was_cut_from_its_log_is_closed_and_the_match_is_kept(
    tmp_path: Path,
) -> None:
    match, _ = await finished(tmp_path)
    table, store = match.removesuffix("-1"), place_in(tmp_path / "tables.sqlite")
    done_at(store, drops(table, 10))
    (mended,) = repair_logs(store)
    assert mended.is_closed
    async with started_server(tmp_path) as server_state:
        session = await server_state.registry.find(table)
        assert session is not None and session.table.stage.value == "closed"
        kept = await server_state.store.read(match_of(match))
        assert kept is not None and not kept.abandoned


def drops(table: str, seq: int) -> Work[None]:
    """A gap: one row of a log is gone."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM log WHERE table_id = ? AND seq = ?", (table, seq))

    return work


async def test_the_command_says_what_it_cuts_and_writes_it_out(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    async with opened(store, OPENED, SEATED, Row("t1", 2, 7, "ann", "k1", Readied(0))):
        pass
    done_at(store, drops("t1", 1))
    looked = run("store", "mend", "--look", str(store))
    assert "t1: 1 step stays, 1 would be cut" in looked.err
    did = run("store", "mend", str(store))
    assert did.out == looked.out and json.loads(did.out)["id"] == "k1"
    assert "every log is whole" in run("store", "mend", str(store)).err
