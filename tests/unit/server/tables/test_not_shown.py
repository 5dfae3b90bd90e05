"""A step that is stored and then cannot be shown: logged, counted, and answered by the table as it stands."""

import logging
from pathlib import Path
from typing import Any

import pytest

from bidwhist.server.protocol.client_messages import Ready, Watch
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables import followers
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.followers import Followers
from support.in_process import newcomer, received, replies, started_server, table_of


def not_shown(server_state: ServerState) -> float | None:
    """How many steps could not be shown."""
    found: float | None = server_state.metrics.registry.get_sample_value("bidwhist_steps_not_shown_total")
    return found


async def test_a_step_that_cannot_be_told_is_answered_by_a_snapshot_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: Any) -> Any:
        raise AssertionError("no words for it")

    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await table_of(server_state, ann, kind="open")
        await replies(server_state, bo, Watch(session.table.id))
        received(bo)
        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(followers, "told_to_all", breaks)
            heard = await replies(server_state, ann, Ready(session.table.id, "r1", session.table.seq))
        ack = next(frame for frame in heard if frame["type"] == "ack")
        for frames in (heard, received(bo)):
            shown = next(frame for frame in frames if frame["type"] == "snapshot")
            assert shown["seq"] >= ack["seq"] and not any(frame["type"] == "refused" for frame in frames)
        assert not_shown(server_state) == 1.0
        assert session.table.id in caplog.text and "no words for it" in caplog.text


async def test_the_next_step_is_told_as_ever_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: Any) -> Any:
        raise AssertionError("no words for it")

    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        ann.takes_changes = True
        session = await table_of(server_state, ann, kind="open")
        with monkeypatch.context() as broken:
            broken.setattr(followers, "told_to_all", breaks)
            await replies(server_state, ann, Ready(session.table.id, "r1", session.table.seq))
        received(ann)
        await session.give_up()
        updates = [frame for frame in received(ann) if frame["type"] == "update"]
        assert updates and not updates[0].get("same"), "nothing is left out that was never seen"


async def test_who_cannot_even_be_sent_the_table_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any) -> Any:
        raise AssertionError("no words for it")

    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, kind="open")
        monkeypatch.setattr(followers, "told_to_all", breaks)
        monkeypatch.setattr(followers, "table_view", breaks)
        heard = await replies(server_state, ann, Ready(session.table.id, "r1", session.table.seq))
        assert [(frame["type"], frame.get("code")) for frame in heard][-1] == ("bye", "resync")
        assert session.table.chairs[0].is_ready or session.table.seq, "what was stored stays"


async def test_who_comes_back_and_has_missed_a_step_that_cannot_be_told_is_sent_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: Any) -> Any:
        raise AssertionError("no words for it")

    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, kind="open")
        seen = session.table.seq
        await replies(server_state, ann, Ready(session.table.id, "r1", session.table.seq))
        assert session.table.seq > seen
        again = Connection(ann.person, "here", is_limited=False)
        await server_state.connections.enter(again)
        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(followers, "happenings", breaks)
            assert session.send_missed(again, seen) == "snapshot"
        (shown,) = (frame for frame in received(again) if frame["type"] == "snapshot")
        assert shown["seq"] == session.table.seq and not_shown(server_state) == 1.0 and "no words for it" in caplog.text
        assert session.send_missed(again, seen) == "replay", "as ever, once it can be told"


async def test_an_end_of_a_match_is_shown_though_its_settling_cannot_begin(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks() -> None:
        raise RuntimeError("no settlement")

    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, kind="open")
        await replies(server_state, ann, Ready(session.table.id, "r1", session.table.seq))
        assert session.table.match_number == 1
        received(ann)
        server_state.match_end_hooks.append(breaks)
        with caplog.at_level(logging.ERROR):
            await session.give_up()
        assert session.table.stage is Stage.CLOSED and "no settlement" in caplog.text
        assert any(frame["type"] == "update" and frame["seq"] == session.table.seq for frame in received(ann))


async def test_what_another_server_wrote_is_shown_to_all_though_one_cannot_be_shown_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Followers.send_snapshot

    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await table_of(server_state, ann, kind="open")
        await replies(server_state, bo, Watch(session.table.id))
        received(bo)
        received(ann)

        def breaks_for_ann(here: Followers, connection: Connection, table: Table) -> None:
            if connection is ann:
                raise AssertionError("no words for it")
            real(here, connection, table)

        monkeypatch.setattr(Followers, "send_snapshot", breaks_for_ann)
        await session.read_again()
        assert next(frame["type"] for frame in received(bo)) == "snapshot"
        assert any(frame["type"] == "bye" for frame in received(ann))
