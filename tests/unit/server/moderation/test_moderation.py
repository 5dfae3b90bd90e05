"""People's peace: a mute that lasts, reports with what the server saw, and words that are not shown."""

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from benches.soak.attackers import played_out

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.moderation import repository
from bidwhist.server.moderation.chat_log import MAX_LINES, MAX_TABLES, ChatLog, Spoken
from bidwhist.server.moderation.reports import MAX_OPEN_REPORTS, Report, TooManyReports
from bidwhist.server.moderation.repository import keep_report, reports
from bidwhist.server.moderation.word_filter import FILTER_MODES, LANGUAGES, Unfit, WordFilter
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.protocol.client_messages import Chat, Mute, Phrase, Sit, Watch
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.match_repository import match_of
from bidwhist.server.tables.repository import append
from bidwhist.server.tables.session import TableSession
from support.in_process import Replies, newcomer, received, replies, started_server, table_of
from support.online import Guest, guest, server
from support.stores import place

RUDE = "you fucking n1gg3r"


async def company(server_state: ServerState, *names: str) -> tuple[TableSession, list[Connection]]:
    """A private table where these people sit, all of whom may speak."""
    first = await newcomer(server_state, names[0])
    session = await table_of(server_state, first)
    lines = [first]
    for name in names[1:]:
        connection = await newcomer(server_state, name)
        await replies(server_state, connection, Sit(session.table.id, name, secret=session.table.opened.invite))
        lines.append(connection)
    return session, lines


def said(frames: Replies) -> list[str]:
    """The words among messages."""
    return [frame["text"] for frame in frames if frame["type"] == "said"]


# Whom one does not hear.


async def test_who_is_muted_is_not_heard_at_later_tables_in_later_sessions_after_a_restart(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        _, (ann, bo, _cy) = await company(server_state, "Ann", "Bo", "Cy")
        await replies(server_state, ann, Mute(bo.person.id, True))
    async with started_server(tmp_path) as server_state:
        me, other = Connection(ann.person, "a", is_limited=False), Connection(bo.person, "b", is_limited=False)
        third = await newcomer(server_state, "Di")
        for connection in (me, other):
            await server_state.connections.enter(connection)
        session = await table_of(server_state, other)
        for connection in (me, third):
            await replies(server_state, connection, Watch(session.table.id, secret=session.table.opened.invite))
        received(me), received(third)
        await replies(server_state, other, Chat(session.table.id, "boo"))
        await replies(server_state, other, Phrase(session.table.id, 0))
        assert said(received(me)) == []
        assert said(received(third)) == ["boo", "Hello, everybody"]


async def test_whom_one_has_muted_is_listed_by_name(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address, "Ann"), await guest(address, "Bo")
        async with ann.connect() as talk:
            await talk.send(type="mute", person=bo.person["id"], muted=True)
            await talk.send(type="ping", number=1)
            await talk.until(lambda frame: frame["type"] == "pong")
        assert await ann.get("/api/me/muted") == [{"person": bo.person["id"], "name": "Bo"}]
        assert await bo.get("/api/me/muted") == []


# Reports.


async def reported(who: Guest, **body: Any) -> httpx.Response:
    """What a report is answered with."""
    async with httpx.AsyncClient(base_url=who.address, headers=who.headers) as client:
        return await client.post("/api/reports", json={"about": "words", **body})


def kept(folder: Path) -> list[Report]:
    """The reports in the file."""
    return done_at(place(folder / "tables.sqlite"), reports(with_closed=True))


async def test_a_report_has_who_where_when_and_what_was_said(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address, "Ann"), await guest(address, "Bo")
        made = await ann.post("/api/tables", {"name": "porch"})
        async with ann.connect() as talk, bo.connect() as other:
            await talk.watch(made["table"])
            await other.watch(made["table"], secret=made["invite"])
            await other.send(type="chat", table=made["table"], text="boo")
            await talk.until(lambda frame: frame["type"] == "said")
            answer = await reported(ann, table=made["table"], person=bo.person["id"], words=" he is\n rude ")
            assert answer.status_code == 200, answer.text
            step = talk.view["seq"]
        (found,) = kept(tmp_path)
        assert (found.about, found.words, found.title, found.step) == ("words", "he is rude", "porch", step)
        assert (found.reporter, found.reporter_name) == (ann.person["id"], "Ann")
        assert (found.person, found.name, found.address) == (bo.person["id"], "Bo", "127.0.0.1")
        assert [(one.person, one.text) for one in found.talk] == [(bo.person["id"], "boo")]


async def test_who_has_gone_can_be_reported_for_what_they_said(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address, "Ann"), await guest(address, "Bo")
        made = await ann.post("/api/tables", {})
        async with ann.connect() as talk:
            await talk.watch(made["table"])
            async with bo.connect() as other:
                await other.watch(made["table"], secret=made["invite"])
                await other.send(type="chat", table=made["table"], text="boo")
                await talk.until(lambda frame: frame["type"] == "said")
            answer = await reported(ann, table=made["table"], person=bo.person["id"])
            assert answer.status_code == 200


async def test_a_stranger_can_neither_report_at_a_table_nor_learn_who_is_there(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, eve = await guest(address, "Ann"), await guest(address, "Eve")
        made = await ann.post("/api/tables", {})
        there = await reported(eve, table=made["table"], person=ann.person["id"])
        nowhere = await reported(eve, table="nowhere", person=ann.person["id"])
        assert there.status_code == nowhere.status_code == 404 and there.json() == nowhere.json()
        assert kept(tmp_path) == []


@pytest.mark.parametrize("body", [{}, {"table": "t"}, {"match": "t-1"}, {"table": "nowhere", "seat": 1}])
async def test_a_report_says_whom_it_is_about(tmp_path: Path, body: dict[str, Any]) -> None:
    async with server(tmp_path) as address:
        assert (await reported(await guest(address), **body)).status_code == 422


async def test_nobody_reports_themselves_or_somebody_who_was_not_there(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, eve = await guest(address, "Ann"), await guest(address, "Eve")
        table = (await ann.post("/api/tables", {}))["table"]
        for person in (ann.person["id"], eve.person["id"], "nobody", "\x00"):
            assert (await reported(ann, table=table, person=person)).status_code == 422
        assert kept(tmp_path) == []


async def test_a_player_is_reported_from_the_replay_by_the_seat(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address, "Ann"), await guest(address, "Bo")
        person = (await bo.get("/api/me"))["person"]
    async with started_server(tmp_path) as server_state:
        connection = await newcomer(server_state, "Ann")
        connection.person = type(connection.person)(person["id"], person["name"], "guest")
        for rows, finished in played_out("over1", connection.person, PALACE, Random(1)):
            await server_state.store.write(append(rows, finished))
        record = json.loads((await server_state.store.read(match_of("over1-1")) or pytest.fail("no match")).record)
    seat = record["players"].index("Bo")
    async with server(tmp_path) as address:
        ann.address = address
        assert (await reported(ann, match="over1-1", seat=seat, step=12)).status_code == 200
        assert (await reported(ann, match="over1-1", seat=(seat + 1) % 4)).status_code == 404
    (found,) = kept(tmp_path)
    assert (found.person, found.name, found.match, found.step) == (bo.person["id"], "Bo", "over1-1", 12)


async def test_a_flood_of_reports_is_turned_down(tmp_path: Path) -> None:
    async with server(tmp_path, is_limited=True) as address:
        ann, bo = await guest(address, "Ann"), await guest(address, "Bo")
        made = await ann.post("/api/tables", {})
        async with bo.connect() as other:
            await other.watch(made["table"], secret=made["invite"])
            codes = [(await reported(ann, table=made["table"], person=bo.person["id"])).status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2


def a_report(reporter: str = "gann") -> Report:
    """A report of somebody."""
    facts = dict.fromkeys(("words", "reporter_name", "person", "name", "address", "table", "title", "match"), "x")
    return msgspec.convert(
        {**facts, "id": 0, "closed": 0, "made": 1, "about": "play", "reporter": reporter, "step": 0, "talk": ()}, Report
    )


async def test_one_person_has_only_so_many_reports_waiting_and_a_server_keeps_only_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository, "MAX_REPORTS", 30)
    async with started_server(tmp_path) as server_state:
        for _ in range(MAX_OPEN_REPORTS):
            await server_state.store.write(keep_report(a_report()))
        with pytest.raises(TooManyReports):
            await server_state.store.write(keep_report(a_report()))
        for number in range(15):
            await server_state.store.write(keep_report(a_report(f"g{number}")))
        assert len(await server_state.store.read(reports(with_closed=True))) == 30


def test_only_the_last_words_of_so_many_tables_are_kept() -> None:
    talk = ChatLog()
    for number in range(MAX_LINES + 5):
        talk.add("t", Spoken(number, "gann", "Ann", str(number)))
    assert [one.time for one in talk.at("t")] == [*range(5, MAX_LINES + 5)]
    for number in range(MAX_TABLES):
        talk.add(f"t{number}", Spoken(0, "gann", "Ann", "x"))
    assert talk.at("t") == () and talk.at("t0") and talk.at("nowhere") == ()


# Words.


@pytest.mark.parametrize(
    "text", ["Nice spades, partner", "My kitty was cold", "Boston!", "a Scunthorpe classic, no-trump"]
)
def test_words_of_the_game_are_shown_as_they_are(text: str) -> None:
    for manner in FILTER_MODES:
        assert WordFilter(manner).said(text) == text


@pytest.mark.parametrize("text", [RUDE, "ＦＵＣＫ you", "f u c k you", "fuuuuck"])
def test_rude_words_are_masked_or_refused_however_they_are_written(text: str) -> None:
    assert WordFilter("off").said(text) == text
    assert "***" in WordFilter("mask").said(text)
    with pytest.raises(Unfit):
        WordFilter("refuse").said(text)


def test_the_languages_are_a_setting() -> None:
    assert WordFilter("mask", ("english",)).said("scheiße") == "scheiße"
    assert WordFilter("mask", ("english", "german")).said("scheiße") == "***"
    WordFilter("mask", LANGUAGES)


async def test_talk_is_masked_for_everybody_and_the_report_has_what_was_shown(tmp_path: Path) -> None:
    async with started_server(tmp_path, words="mask") as server_state:
        session, (ann, bo) = await company(server_state, "Ann", "Bo")
        received(ann)
        await replies(server_state, bo, Chat(session.table.id, RUDE))
        assert said(received(ann)) == ["you *** ***"]
        assert [one.text for one in server_state.moderation.talk.at(session.table.id)] == ["you *** ***"]


async def test_talk_is_refused_in_words_that_do_not_say_it_again(tmp_path: Path) -> None:
    async with started_server(tmp_path, words="refuse") as server_state:
        session, (ann, bo) = await company(server_state, "Ann", "Bo")
        received(ann)
        (refused,) = await replies(server_state, bo, Chat(session.table.id, RUDE))
        assert (refused["type"], refused["code"]) == ("refused", "not_allowed") and "fuck" not in refused["words"]
        assert said(received(ann)) == []


async def test_names_and_titles_are_moderated_on_every_way_in(tmp_path: Path) -> None:
    async with server(tmp_path, words="mask") as address:
        ann = await guest(address, "Ann")
        async with httpx.AsyncClient(base_url=address, headers=ann.headers) as client:
            strange = httpx.AsyncClient(base_url=address)
            answers = [
                await strange.post("/api/guest", json={"name": "Motherfucker"}),
                await client.patch("/api/me", json={"name": "Motherfucker"}),
                await client.post("/api/accounts", json={"name": "Motherfucker", "password": "maple seven lamps"}),
            ]
            await strange.aclose()
            assert [one.status_code for one in answers] == [422] * 3
            made = (await client.post("/api/tables", json={"name": "fuck you", "kind": "open"})).json()
            async with ann.at(made["table"]):
                (listed,) = (await client.get("/api/tables")).json()
            assert listed["table"] == made["table"] and listed["name"] == "*** you"
            assert (await client.get("/api/me")).json()["person"]["name"] == "Ann"
