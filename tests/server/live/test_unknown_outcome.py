"""A write whose outcome is unknown: the connection was lost within the commit, and the row is stored all the same."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bidwhist.language import Saying
from bidwhist.server.cluster.owning import Elsewhere
from bidwhist.server.game.commands import Ask, BeReady
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.protocol.asked import Ready, Watch
from bidwhist.server.protocol.encoding import PROTOCOL
from bidwhist.server.store.database import Damaged, NotSaved
from bidwhist.server.store.log_rows import rows_of
from support.halls import hall_over, newcomer, table_of, taken, tell, told, until


def lose_next_answer(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next commit is done, and nobody hears of it."""
    database, does = hall.store.database, hall.store.database.commit

    def commit() -> None:
        does()
        monkeypatch.setattr(database, "commit", does)
        raise sqlite3.OperationalError("the connection was lost")

    monkeypatch.setattr(database, "commit", commit)


async def test_a_table_whose_step_was_stored_after_all_shows_it_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_over(tmp_path) as hall:
        ann, bo = await newcomer(hall, "Ann"), await newcomer(hall, "Bo")
        room = await table_of(hall, ann, kind="open")
        await told(hall, bo, Watch(room.table.id))
        before = room.table.seq
        lose_next_answer(hall, monkeypatch)
        refused = await told(hall, ann, Ready(room.table.id, "r1", before))
        assert [(frame["type"], frame["code"]) for frame in refused] == [("refused", "not_saved")]
        stored = (await hall.store.read(rows_of(room.table.id)))[-1].seq
        assert stored > before
        await until(lambda: room.table.seq >= stored)
        for connection in (ann, bo):
            assert any(frame["type"] == "snapshot" and frame["seq"] >= stored for frame in taken(connection))


async def test_whoever_sends_again_what_was_stored_after_all_is_answered_and_shown_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        room = await table_of(hall, ann)
        ready = Ready(room.table.id, "r1", room.table.seq)
        lose_next_answer(hall, monkeypatch)
        await told(hall, ann, ready)
        again = await told(hall, ann, ready)
        ack = next(frame for frame in again if frame["type"] == "ack")
        assert ack["seq"] == ready.seq + 1
        assert any(frame["type"] == "snapshot" and frame["seq"] >= ack["seq"] for frame in again)


@pytest.mark.parametrize("what", ["hello", "resume", "watch"])
async def test_whoever_asks_to_follow_a_table_while_the_store_is_away_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        room = await table_of(hall, ann)
        again = Connection(ann.person, "here", is_limited=False)
        await hall.enter(again)
        failing = {"hello": "of_person", "resume": "find", "watch": "find"}[what]
        monkeypatch.setattr(hall.rooms, failing, _is_away)
        seen = {"table": room.table.id, "seq": room.table.seq}
        message = {"type": "watch", "table": room.table.id} if what == "watch" else _hello(seen)
        last = (await tell(hall, again, **message))[-1]
        assert (last["type"], last["code"]) == ("bye", "resync") and last["wait"] > 0 and again.is_closed


async def test_a_table_that_is_damaged_is_refused_by_name_and_the_others_are_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        rooms = [await table_of(hall, ann) for _ in range(2)]
        finds = hall.rooms.find

        async def find(table: str) -> Room | None:
            if table == rooms[0].table.id:
                raise Damaged(Saying("damaged"))
            return await finds(table)

        monkeypatch.setattr(hall.rooms, "find", find)
        came = await tell(hall, ann, **_hello(*({"table": one.table.id, "seq": one.table.seq} for one in rooms)))
        refused = next(frame for frame in came if frame["type"] == "refused")
        assert (refused["code"], refused["table"]) == ("not_saved", rooms[0].table.id)
        assert any(frame["type"] == "presence" and frame["table"] == rooms[1].table.id for frame in came)


def _hello(*seen: dict[str, Any]) -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "resume": list(seen)}


async def _is_away(*_: object) -> None:
    raise NotSaved("the store is away")


async def test_a_room_that_was_let_go_writes_nothing_and_takes_nobody(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        old = await table_of(hall, ann)
        hall.rooms.drop(old)
        new = await hall.rooms.find(old.table.id)
        assert new is not None and new is not old
        with pytest.raises(Elsewhere):
            await old.do(Ask(ann.person.id, "late", BeReady(old.table.seq, None)))
        with pytest.raises(Elsewhere):
            await old.join(await newcomer(hall, "Bo"))
        await new.do(Ask(ann.person.id, "r1", BeReady(new.table.seq, None)))
        assert [row.id for row in await hall.store.read(rows_of(new.table.id)) if row.id] == ["r1"]
