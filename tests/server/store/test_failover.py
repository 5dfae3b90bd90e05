"""A store that went back to an earlier state: no log gets a gap, tables go on from what is stored, old gaps are cut."""

import json
from pathlib import Path
from typing import Any

import pytest

from bidwhist.server.game.advance import replay
from bidwhist.server.game.log import Readied, Row
from bidwhist.server.history.mending import mend
from bidwhist.server.live.hall import Hall
from bidwhist.server.protocol.asked import Hello, Ready, Seen, Undo, Watch
from bidwhist.server.store.database import Behind, Connection, Work
from bidwhist.server.store.log_rows import append, rows_of, tables_of
from bidwhist.server.store.match_rows import match_of
from bidwhist.server.store.opening import done_at
from bidwhist.server.store.places import Place
from support.command import run
from support.halls import finished, hall_over, my_turn, newcomer, playing, table_of, taken, tell, told, until
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
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall)
        bo = await same_person(hall, ann)
        await told(hall, bo, Watch(room.table.id))
        await until(lambda: my_turn(room))
        had = room.table.seq
        await hall.store.write(loses(room.table.id, 1))
        taken(bo)
        came = await tell(hall, ann, type="command", table=room.table.id, id="k9", seq=had, action={"kind": "pass"})
        await until(lambda: room.table.seq < had)
        refused = next(frame for frame in came if frame["type"] == "refused" and frame.get("id") == "k9")
        assert refused["code"] == "stale", "the client decides again, on what is stored"
        snapshot = next(frame for frame in came if frame["type"] == "snapshot")
        assert snapshot["seq"] == 1 and room.table.id in hall.rooms.known
        words = [frame["words"] for frame in taken(bo) if frame["type"] == "refused"]
        assert words == ["the server lost the last steps of this table; it goes on from what is stored"]
        await told(hall, ann, Ready(room.table.id, "again", room.table.seq))
        await until(lambda: my_turn(room))
        rows = await hall.store.read(rows_of(room.table.id))
        assert [row.seq for row in rows] == list(range(len(rows))) and replay(rows) == room.table


async def test_who_saw_steps_that_did_not_happen_is_shown_the_table_whole_though_its_number_is_theirs(
    tmp_path: Path,
) -> None:
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall)
        await until(lambda: my_turn(room))
        had = room.table.seq
        await hall.store.write(loses(room.table.id, 1))
        await tell(hall, ann, type="command", table=room.table.id, id="k9", seq=had, action={"kind": "pass"})
        await told(hall, ann, Ready(room.table.id, "again", room.table.seq))
        await until(lambda: my_turn(room))
        again = await same_person(hall, ann)
        kinds = [frame["type"] for frame in await told(hall, again, Hello(3, (Seen(room.table.id, room.table.seq),)))]
        assert "snapshot" in kinds and "update" not in kinds


async def same_person(hall: Hall, connection: Any) -> Any:
    """The same person over another connection."""
    again = type(connection)(connection.person, "here", is_limited=False)
    await hall.enter(again)
    return again


async def test_a_table_that_the_store_does_not_know_any_more_leaves_the_memory(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        room = await table_of(hall, ann, kind="open")
        await hall.store.write(loses(room.table.id))
        came = await told(hall, ann, Ready(room.table.id, "r1", room.table.seq))
        assert {frame["code"] for frame in came if frame["type"] == "refused"} == {"no_table"}
        assert room.table.id not in hall.rooms.known and not ann.tables and room.table.id not in hall.lobby.known


async def test_a_wish_of_a_step_that_the_table_has_not_reached_is_stale(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall)
        await until(lambda: my_turn(room))
        (refused,) = await told(hall, ann, Undo(room.table.id, "u1", room.table.seq + 7))
        assert (refused["type"], refused["code"]) == ("refused", "stale")


async def test_a_log_with_a_gap_is_cut_to_its_last_whole_step_and_its_table_goes_on(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall)
        await until(lambda: my_turn(room))
        rows = await hall.store.read(rows_of(room.table.id))
    store = place_in(tmp_path / "tables.sqlite")
    assert not mend(store), "every log is whole"
    done_at(store, drops(room.table.id, 3))
    (would,) = mend(store, only_look=True)
    assert [row.seq for row in done_at(store, rows_of(room.table.id))] == [row.seq for row in rows if row.seq != 3]
    (did,) = mend(store)
    assert did == would and (did.table, did.kept, did.is_closed) == (room.table.id, 3, False)
    assert [json.loads(line)["seq"] for line in did.cut] == [row.seq for row in rows[4:]]
    assert done_at(store, rows_of(room.table.id)) == rows[:3] and not mend(store)
    assert done_at(store, tables_of(ann.person.id)) == (room.table.id,)
    async with hall_over(tmp_path) as hall:
        again = await hall.rooms.find(room.table.id)
        assert again is not None and again.table.seq == 2


async def test_a_table_whose_finished_match_was_cut_from_its_log_is_closed_and_the_match_is_kept(
    tmp_path: Path,
) -> None:
    match, _ = await finished(tmp_path)
    table, store = match.removesuffix("-1"), place_in(tmp_path / "tables.sqlite")
    done_at(store, drops(table, 10))
    (mended,) = mend(store)
    assert mended.is_closed
    async with hall_over(tmp_path) as hall:
        room = await hall.rooms.find(table)
        assert room is not None and room.table.stage.value == "closed"
        kept = await hall.store.read(match_of(match))
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
