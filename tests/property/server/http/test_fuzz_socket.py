"""Hostile messages: each is answered in words and by its type, changes nothing it may not, and the table plays on."""

from pathlib import Path

import msgspec
import pytest
import websockets

from bidwhist.server.http.websockets import heard
from bidwhist.server.protocol.client_messages import ClientMessage
from bidwhist.server.protocol.encoding import MAX_FRAME_BYTES
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.table import Stage
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.repository import rows_of
from support.hostile import FIELDS, SILENT, TYPES, aimed, beset, frames_of, hush, kind_of
from support.in_process import newcomer, received, send, started_server, table_of
from support.online import at_table, decision_on, guest, server

FRAMES = 300
"""By day these are the same each time, and have every type of message among them."""


async def test_a_stranger_learns_and_changes_nothing_whatever_they_send(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, eve, session, own = await beset(server_state, server_state)
        before, rows = session.table, await server_state.store.read(rows_of(session.table.id))
        for frame in frames_of(FRAMES):
            own.scheduler.stop()
            sent = aimed(frame, session.table.id, own.table.id)
            await heard(server_state, eve, sent)
            answers = received(eve)
            assert answers or kind_of(sent) in SILENT, sent
            assert all(one["words"] for one in answers if one["type"] == "refused")
            told = [one for one in answers if one.get("table") == session.table.id]
            assert {one["type"] for one in told} <= {"refused"}, (sent, told)
            eve.is_closed = False
        assert session.table == before and await server_state.store.read(rows_of(session.table.id)) == rows
        assert not received(ann), "nobody at the table has heard of it"
        assert eve not in session.followers.connections


async def test_a_player_out_of_turn_changes_nothing_that_is_not_acknowledged(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await table_of(server_state, ann)
        invite = session.table.opened.invite
        await send(server_state, bo, type="sit", table=session.table.id, id="s", seat=1, secret=invite)
        for connection in (ann, bo):
            await send(
                server_state, connection, type="ready", table=session.table.id, id="ready1", seq=session.table.seq
            )
        for frame in frames_of(FRAMES):
            await hush(session)
            seen = session.table.seq
            sent = aimed(frame, session.table.id, session.table.id)
            await heard(server_state, bo, sent)
            answers = received(bo)
            moved = [one for one in answers if one["type"] == "ack"]
            assert session.table.seq == seen or moved or kind_of(sent) in ("prefer", "watch"), sent
            if session.table.stage is Stage.CLOSED or session.table.seat_of(bo.person.id) is None:
                break
            bo.is_closed = False
        rows = await server_state.store.read(rows_of(session.table.id))
        assert [row.seq for row in rows] == list(range(len(rows))) and replay(rows) == session.table


async def test_the_table_of_others_plays_on_beside_hostile_sockets(tmp_path: Path) -> None:
    frames = [frame for frame in frames_of(150) if len(frame) <= MAX_FRAME_BYTES]
    async with server(tmp_path) as address, at_table(address, {"options": {"max_deals": 1}}) as (_, table, talk):
        await talk.start(table)
        eve = await guest(address, "Eve")
        while frames and talk.view["phase"] != "match_over":
            batch, frames = frames[:8], frames[8:]
            async with eve.connect() as other:
                for frame in batch:
                    await other.socket.send(aimed(frame, table, table))
                await other.send(type="ping", number=7)
                await other.until(lambda one: one["type"] == "bye" or one.get("number") == 7)
            decided = decision_on(talk.view)
            if decided is not None:
                await talk.ask(decided.pop("type"), table, **decided)
        view = await talk.play(table, lambda now: now["phase"] == "match_over")
        assert view["match_result"]


@pytest.mark.parametrize("size", [MAX_FRAME_BYTES + 1, 10**6])
async def test_a_frame_too_long_closes_the_connection_alone(tmp_path: Path, size: int) -> None:
    async with server(tmp_path) as address:
        eve, ann = await guest(address, "Eve"), await guest(address)
        async with ann.connect() as first:
            async with eve.connect() as second:
                await second.socket.send("x" * size)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await second.until(lambda frame: False)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            await first.send(type="ping", number=3)
            assert (await first.until(lambda frame: frame["type"] == "pong"))["number"] == 3


async def test_a_flood_of_what_is_no_message_is_told_off_and_then_closed(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        person, _ = await server_state.accounts.guest("Eve")
        connection = Connection(person, "here")
        for _ in range(120):
            await heard(server_state, connection, b"\xff")
        answers = received(connection)
    assert {one["type"] for one in answers} == {"refused", "bye"} and answers[-1]["code"] == "bad_message"
    assert len(answers) < 20 + 50 + 5, "what may come at once, and the patience beyond it"


async def test_one_id_with_another_content_gets_the_first_answer(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann)
        told = await send(server_state, ann, type="ready", table=session.table.id, id="k1", seq=session.table.seq)
        (first,) = [one for one in told if one["type"] == "ack"]
        await hush(session)
        seen = session.table.seq
        (again,) = await send(server_state, ann, type="stand", table=session.table.id, id="k1")
        assert again == first and session.table.seq == seen


def test_every_message_of_the_protocol_is_among_what_is_tried() -> None:
    assert {name for names in TYPES.values() for name in names} <= set(FIELDS)
    assert len(TYPES) == len(msgspec.json.schema_components([ClientMessage])[0][0]["anyOf"])
