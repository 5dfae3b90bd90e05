"""Over real sockets: a whole match, four people, resuming, repetition, restarts, secrets, and hostile frames."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bidwhist.records import check, decode_record
from bidwhist.server.history.log_export import export_log, import_log
from bidwhist.server.moderation.service import milliseconds
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Acted, Row, Seated
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.match_repository import match_of, matches_but, matches_of
from bidwhist.server.tables.repository import append, rows_of
from support.nightly import amount
from support.online import Frame, at_table, decision_on, guest, is_over, play_match, server, some_action
from support.stores import place
from support.waiting import PATIENCE

ONE_DEAL = {"options": {"max_deals": 1}}


def my_turn(view: Frame) -> bool:
    return bool(view) and view["turn"] is not None and view["turn"] == view["you"]


async def test_a_whole_match_against_bots_and_its_record(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        async with at_table(address, ONE_DEAL) as (ann, table, talk):
            await talk.start(table)
            view = await talk.play(table, is_over)
        found = await ann.get(f"/api/matches/{view['match_result']['match']}/record")
        check(decode_record(json.dumps(found)))
        replayed = await ann.get(f"/api/matches/{view['match_result']['match']}/replay?seat=0")
        assert replayed["steps"][-1]["view"]["deal_result"] == view["deal_result"]
        assert (await ann.get("/api/me/profile"))["statistics"]["matches"] == 1
        assert (await ann.get("/api/fair"))["deals"] == 1
    seqs = [frame["seq"] for frame in talk.heard if frame["type"] == "update"]
    assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))


async def test_four_people_at_one_table_see_the_same_steps(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        people = [await guest(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        table = (await people[0].post("/api/tables", {"kind": "open", "rules": ONE_DEAL}))["table"]

        talks = await play_match(people, table)
        sheets = [talk.view["sheet"]["rows"] for talk in talks]
    assert {len(rows) for rows in sheets} == {1}
    assert len({json.dumps([row["points"] for row in rows]) for rows in sheets}) == 1


async def test_a_connection_that_broke_in_a_trick_goes_on_where_it_was(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        async with at_table(address, ONE_DEAL) as (ann, table, talk):
            await talk.start(table)
            seen = await talk.play(table, lambda view: my_turn(view) and view["phase"] == "play")
            action = some_action(seen)
            await talk.send(type="command", table=table, id="lost", seq=seen["seq"], action=action)
        async with ann.connect(({"table": table, "seq": seen["seq"]},)) as again:
            answer = await again.ask("command", table, "lost", seq=seen["seq"], action=action)
            assert answer["type"] == "ack"
            assert (await again.play(table, is_over))["phase"] == "match_over"
        updates = [frame["seq"] for frame in again.heard if frame["type"] == "update"]
        assert updates == list(range(updates[0], updates[0] + len(updates)))
        store = Store(place(tmp_path / "tables.sqlite"))
        rows = await store.read(rows_of(table))
        store.close()
        assert sum(row.id == "lost" for row in rows) == 1


async def test_a_command_is_done_to_the_end_when_its_connection_breaks_at_once(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        async with at_table(address, ONE_DEAL) as (ann, table, talk):
            await talk.start(table)
            await talk.play(table, my_turn)
            seen = talk.view
        for number in range(12):
            async with ann.connect(({"table": table, "seq": seen["seq"]},)) as talk:
                talk.view = seen
                seen = await talk.play(table, lambda view: my_turn(view) or view["phase"] == "match_over")
                if is_over(seen):
                    break
                name = f"cut{number}"
                await talk.send(type="command", table=table, id=name, seq=seen["seq"], action=some_action(seen))
                talk.socket.transport.abort()
            async with ann.connect(({"table": table, "seq": seen["seq"]},)) as talk:
                talk.view = seen
                answer = await talk.ask("command", table, name, seq=seen["seq"], action=some_action(seen))
                assert answer["type"] == "ack"
                seen = talk.view


async def test_a_second_writer_is_noticed_and_the_log_is_believed(tmp_path: Path) -> None:
    async with server(tmp_path) as address, at_table(address, ONE_DEAL) as (_ann, table, talk):
        other = Store(place(tmp_path / "tables.sqlite"))
        row = Row(table, 2, 2**41, "bo", "", Seated(2, "bo", "Bo"))
        await other.write(append((row,)))
        other.close()
        assert (await talk.ask("ready", table))["code"] == "not_saved"
        assert talk.view["seats"][2]["name"] == "Bo"
        assert (await talk.ask("stand", table))["type"] == "ack"


async def test_every_command_ten_times_changes_nothing_more(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        async with at_table(address, ONE_DEAL) as (_ann, table, talk):
            await talk.ask("ready", table)
            taken = 0
            while not is_over(talk.view):
                decision = decision_on(talk.view)
                if decision is None:
                    await talk.hear()
                    continue
                name = f"once{talk.view['seq']}"
                for _ in range(10):
                    await talk.send(table=table, id=name, **decision)
                answers = [
                    await talk.until(lambda frame, name=name: frame.get("id") == name)  # type: ignore[misc]
                    for _ in range(10)
                ]
                assert answers == answers[:1] * 10
                taken += answers[0]["type"] == "ack"
                # A bot's claim may have come before it.
                assert answers[0]["type"] == "ack" or answers[0]["code"] == "stale"
                while talk.view["seq"] < answers[0]["seq"]:
                    await talk.hear()
            assert taken >= 5
        store = Store(place(tmp_path / "tables.sqlite"))
        rows = await store.read(rows_of(table))
        store.close()
    names = [row.id for row in rows if row.id]
    assert len(names) == len(set(names))


async def test_after_a_restart_the_table_goes_on_where_it_was(tmp_path: Path) -> None:
    async with server(tmp_path) as address, at_table(address, ONE_DEAL) as (ann, table, talk):
        await talk.start(table)
        seen = await talk.play(table, my_turn)
    async with server(tmp_path) as address:
        ann.address = address
        async with ann.connect(({"table": table, "seq": seen["seq"]},)) as talk:
            talk.view = seen
            assert (await talk.play(table, is_over))["match_result"]


async def test_a_server_that_ends_says_so(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address)
        socket = await websockets.connect(address.replace("http", "ws") + "/ws", additional_headers=ann.headers)
    with pytest.raises(websockets.ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), 5)


async def test_strangers_need_the_word_of_the_invitation(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address), await guest(address, "Bo")
        made = await ann.post("/api/play", {})
        async with bo.connect() as talk:
            assert (await talk.watch(made["table"]))["code"] == "secret"
            assert (await talk.ask("sit", made["table"], seat=1))["code"] == "secret"
            assert (await talk.ask("sit", made["table"], seat=1, secret=made["invite"]))["type"] == "ack"
            snapshot = await talk.until(lambda frame: frame["type"] == "snapshot")
            assert snapshot["view"]["you"] == 1 and snapshot["room"]["invite"] == made["invite"]


async def test_a_table_with_a_password_opens_to_it(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address), await guest(address, "Bo")
        made = await ann.post("/api/tables", {"kind": "password", "password": "porch light"})
        async with bo.connect() as talk:
            assert (await talk.watch(made["table"], secret="wrong"))["code"] == "secret"
            snapshot = await talk.watch(made["table"], secret="porch light")
            assert snapshot["view"]["you"] is None and snapshot["room"]["invite"] is None


async def test_chat_is_heard_by_all_who_have_not_muted_it(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address), await guest(address, "Bo")
        made = await ann.post("/api/tables", {"kind": "private"})
        table = made["table"]
        async with ann.connect() as first, bo.connect() as second:
            await first.watch(table)
            await second.send(type="watch", table=table, secret=made["invite"])
            await second.until(lambda frame: frame["type"] == "snapshot")
            await second.send(type="phrase", table=table, phrase=1)
            assert (await first.until(lambda frame: frame["type"] == "said"))["text"] == "Good luck"
            await first.send(type="mute", person=bo.person["id"], muted=True)
            await first.send(type="ping", number=1)
            await first.until(lambda frame: frame["type"] == "pong")
            await second.send(type="chat", table=table, text="cannot hear me")
            await second.until(lambda frame: frame["type"] == "said" and "hear" in frame["text"])
            await first.send(type="ping", number=2)
            heard = len(first.heard)
            await first.until(lambda frame: frame["type"] == "pong")
            assert not any(frame["type"] == "said" for frame in first.heard[heard:])


async def test_among_strangers_free_words_are_for_people_with_an_account(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address)
        table = (await ann.post("/api/tables", {"kind": "open"}))["table"]
        async with ann.connect() as connection:
            await connection.watch(table)
            await connection.send(type="chat", table=table, text="hello")
            refused = await connection.until(lambda frame: frame["type"] == "refused")
            assert refused["code"] == "not_allowed" and "account" in refused["words"]
            await connection.send(type="phrase", table=table, phrase=0)
            assert (await connection.until(lambda frame: frame["type"] == "said"))["text"] == "Hello, everybody"
        await ann.post("/api/accounts", {"name": "Ann", "password": "long enough a word"})
        async with ann.connect() as connection:
            await connection.watch(table)
            await connection.send(type="chat", table=table, text="hello")
            assert (await connection.until(lambda frame: frame["type"] == "said"))["text"] == "hello"


async def test_a_hint_names_an_action_that_can_be_done_and_why(tmp_path: Path) -> None:
    async with server(tmp_path) as address, at_table(address, {}) as (_ann, table, talk):
        await talk.start(table)
        view = await talk.play(table, lambda view: my_turn(view) and bool(view["choices"]))
        await talk.send(type="hint", table=table, seq=view["seq"])
        hint = await talk.until(lambda frame: frame["type"] == "hint_given")
        assert hint["action"] in [choice["action"] for choice in view["choices"]] and hint["words"]


async def test_the_lobby_tells_of_new_tables(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address)
        async with ann.connect() as talk:
            await talk.send(type="lobby", on=True)
            await talk.until(lambda frame: frame["type"] == "lobby_news")
            made = await ann.post("/api/tables", {"kind": "open", "name": "Porch"})
            await talk.watch(made["table"])
            news = await talk.until(lambda frame: frame["type"] == "lobby_news" and frame["tables"])
            assert [table["name"] for table in news["tables"]] == ["Porch"]


async def test_a_socket_without_a_name_or_from_a_foreign_page_is_not_accepted(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address)
        url = address.replace("http", "ws") + "/ws"
        for headers in ({}, {**ann.headers, "origin": "https://evil.example"}):
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(url, additional_headers=headers)


async def test_logging_out_everywhere_closes_the_connections(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address)
        async with ann.connect() as talk:
            await ann.post("/api/logout-everywhere", {})
            assert (await talk.until(lambda frame: frame["type"] == "bye"))["code"] == "logged_out"


async def test_a_window_too_many_is_told_so_and_closed(tmp_path: Path) -> None:
    async with server(tmp_path, is_limited=True) as address:
        ann = await guest(address)
        async with AsyncExitStack() as windows:
            for _ in range(5):
                await windows.enter_async_context(ann.connect())
            url = address.replace("http", "ws") + "/ws"
            sixth = await windows.enter_async_context(websockets.connect(url, additional_headers=ann.headers))
            assert json.loads(await asyncio.wait_for(sixth.recv(), PATIENCE))["code"] == "too_many"
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(sixth.recv(), PATIENCE)


async def test_a_flood_is_refused_and_then_closed(tmp_path: Path) -> None:
    async with server(tmp_path, is_limited=True) as address:
        ann = await guest(address)
        async with ann.connect() as talk:
            for _ in range(90):
                await talk.send(type="ping")
            assert (await talk.until(lambda frame: frame["type"] == "refused"))["code"] == "too_fast"
            assert (await talk.until(lambda frame: frame["type"] == "bye"))["code"] == "too_fast"


async def test_another_protocol_is_sent_away_in_words(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address)
        async with websockets.connect(address.replace("http", "ws") + "/ws", additional_headers=ann.headers) as socket:
            await socket.send('{"type":"hello","protocol":99}')
            assert json.loads(await socket.recv())["code"] == "protocol"


MESSAGES = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["hello", "command", "sit", "ready", "entropy", "undo", "watch", "chat", "ping"])},
        optional={
            "table": st.just("TABLE") | st.text(max_size=12),
            "id": st.text(max_size=40),
            "seq": st.integers(),
            "action": st.fixed_dictionaries(
                {"kind": st.sampled_from(["play", "bid", "discard", "claim", "renege", "pass"])},
                optional={"card": st.text(max_size=3), "bid": st.text(max_size=3), "trick": st.integers()},
            ),
            "seat": st.integers(),
            "number": st.integers(),
            "text": st.text(max_size=300),
        },
    ).map(json.dumps),
)


async def test_hostile_frames_are_answered_and_the_table_plays_on(tmp_path: Path) -> None:
    frames: list[str | bytes] = []

    @settings(max_examples=amount(50, 150), deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(MESSAGES)
    def collect(frame: str | bytes) -> None:
        frames.append(frame)

    collect()
    async with server(tmp_path) as address:
        ann, eve = await guest(address), await guest(address, "Eve")
        table = (await ann.post("/api/tables", {"kind": "open", "rules": ONE_DEAL}))["table"]
        for start in range(0, len(frames), 15):
            async with eve.connect() as talk:
                for frame in frames[start : start + 15]:
                    await talk.socket.send(frame.replace("TABLE", table) if isinstance(frame, str) else frame)
                await talk.send(type="ping", number=7)
                end = await talk.until(lambda heard: heard["type"] in ("pong", "bye") and heard.get("number", 7) == 7)
                assert end["type"] in ("pong", "bye")
        async with ann.connect() as talk:
            await talk.watch(table)
            await talk.ask("ready", table)
            eves = talk.view["seats"][1]["person"] == eve.person["id"]
            assert eves or (await talk.play(table, is_over))["match_result"]


async def test_a_log_is_exported_and_imported_whole(tmp_path: Path) -> None:
    async with server(tmp_path) as address, at_table(address, ONE_DEAL) as (ann, table, talk):
        await talk.ask("ready", table)
        await talk.play(table, is_over)
    other = place(tmp_path / "other.sqlite")
    assert import_log(other, export_log(place(tmp_path / "tables.sqlite")), milliseconds()) > 20
    store, first = Store(other), Store(place(tmp_path / "tables.sqlite"))
    rows = await store.read(rows_of(table))
    for found in (match_of(f"{table}-1"), matches_of(ann.person["id"], 9), matches_but(())):
        assert await store.read(found) == await first.read(found)
    assert await store.read(match_of(f"{table}-1")) is not None, "the match is there, with who played"
    store.close()
    first.close()
    assert replay(rows).match is not None and any(isinstance(row.body, Acted) for row in rows)
