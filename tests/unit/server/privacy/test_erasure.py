"""Somebody leaves for good, or takes along what is kept of them."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bidwhist.core.rules.presets import PALACE
from bidwhist.core.view import WATCHER
from bidwhist.records import check, decode_record
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import execute
from bidwhist.server.history.service import HistoryService
from bidwhist.server.moderation.reports import Report
from bidwhist.server.moderation.repository import close_report, reports
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who
from bidwhist.server.privacy.erasure import clear_names, erase_person
from bidwhist.server.privacy.repository import SOMEBODY, erase, pending_erasures
from bidwhist.server.protocol.client_messages import Ready, Sit, Stand
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.table import Stage
from support.asking import client_of
from support.asking import guest as asking_guest
from support.in_process import newcomer, porch, replies, started_server, table_of
from support.online import Guest, guest, play_match, server
from support.stores import kept_in, place

NAME, PASSWORD = "Philippa Quill", "sunday pie at four"
ONE_DEAL = {"kind": "open", "rules": {"options": {"max_deals": 1}}}


def kept(path: Path) -> str:
    """Everything in the store, as text."""
    return "\n".join(
        json.dumps([value.decode() if isinstance(value, bytes) else value for value in row])
        for row in kept_in(path / "tables.sqlite")
    )


async def with_account(address: str) -> Guest:
    """Philippa, who has an account."""
    person = await guest(address, NAME)
    await person.post("/api/accounts", {"name": NAME, "password": PASSWORD})
    return person


async def a_match(people: list[Guest]) -> tuple[str, str]:
    """A match that people played to its end: its table and its id."""
    table = (await people[0].post("/api/tables", ONE_DEAL))["table"]
    talks = await play_match(people, table)
    return table, str(talks[0].view["match_result"]["match"])


async def status(person: Guest, path: str = "/api/me") -> int:
    """What the server says to a token."""
    async with httpx.AsyncClient(base_url=person.address, headers=person.headers) as client:
        return (await client.get(path)).status_code


async def test_who_leaves_for_good_is_forgotten_and_the_finished_matches_call_them_somebody(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        gone, bo = await with_account(address), await guest(address, "Bo")
        table, match = await a_match([gone, bo])
        for path in (f"/api/matches/{match}/replay", "/api/me/profile"):
            assert NAME in json.dumps(await bo.get(path))
        async with bo.connect() as talk:
            await talk.send(type="mute", person=gone.person["id"], muted=True)
            await talk.send(type="ping", number=1)
            await talk.until(lambda frame: frame["type"] == "pong")
        with pytest.raises(AssertionError, match="not the password"):
            await gone.post("/api/me/delete", {"password": "a wrong guess"})
        assert NAME in kept(tmp_path)
        # The table closes with its last person, so that nothing of it is needed any more.
        async with bo.connect() as talk:
            await talk.ask("stand", table)
        await gone.post("/api/me/delete", {"password": PASSWORD})
        assert await status(gone) == 401
        found = await bo.get(f"/api/matches/{match}/record")
        check(decode_record(json.dumps(found)))
        assert found["players"].count(SOMEBODY) == 1 and found["players"].count("Bo") == 1
        for path in (f"/api/matches/{match}/replay", f"/api/matches/{match}/replay?seat=0", "/api/me/profile"):
            told_now = json.dumps(await bo.get(path))
            assert NAME not in told_now and SOMEBODY in told_now
        assert (await bo.get("/api/me/profile"))["statistics"]["matches"] == 1
        everything = kept(tmp_path)
        assert NAME not in everything and NAME.casefold() not in everything and gone.person["id"] not in everything
        again = await guest(address, NAME)
        assert again.person["name"] == NAME, "the name is free again"


async def test_what_a_profile_counted_against_somebody_goes_with_them(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        gone = await with_account(address)
        table = (await gone.post("/api/tables", {"kind": "open"}))["table"]
        async with gone.connect() as talk:
            await talk.watch(table)
            await talk.ask("ready", table, commitment="0" * 64)
            await talk.ask("stand", table)
        assert (await gone.get("/api/me/profile"))["broke_off"] == 1
        await gone.post("/api/me/delete", {"password": PASSWORD})
    assert gone.person["id"] not in kept(tmp_path) and NAME not in kept(tmp_path)


async def test_a_guest_leaves_without_a_password(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        gone = await guest(address, NAME)
        await gone.post("/api/me/delete", {})
        assert await status(gone) == 401
    assert gone.person["id"] not in kept(tmp_path)


async def test_at_a_table_that_goes_on_they_get_up_and_their_name_goes_when_it_is_over(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, gone = await newcomer(server_state, "Ann"), await newcomer(server_state, NAME)
        session = await table_of(server_state, ann, "open")
        await replies(server_state, gone, Sit(session.table.id, "s", 1))
        for line in (ann, gone):
            await replies(server_state, line, Ready(session.table.id, f"r{line.person.id}", session.table.seq))
        assert session.table.match is not None
        await erase_person(server_state, gone.person)
        assert gone.is_closed and session.table.seat_of(gone.person.id) is None
        assert not [chair for chair in session.table.chairs if chair.name == NAME]
        assert [one.table for one in await server_state.store.read(pending_erasures)] == [session.table.id], (
            "its log deals the cards"
        )
        await replies(server_state, ann, Stand(session.table.id, "s2"))
        assert session.table.stage is Stage.CLOSED
        server_state.connections.exit(ann)
        server_state.connections.exit(gone)
        await clear_names(server_state)
        assert await server_state.store.read(pending_erasures) == []
        (record,) = await server_state.store.read(
            lambda file: [row[0] for row in file.execute("SELECT record FROM matches")]
        )
        check(decode_record(record))
        assert SOMEBODY in decode_record(record).players
    assert NAME not in kept(tmp_path) and gone.person.id not in kept(tmp_path)


async def test_who_sits_at_many_tables_gets_up_at_every_one(tmp_path: Path) -> None:
    """Before, fifty were left, and the name stayed in the others for good."""
    async with started_server(tmp_path) as server_state:
        gone = await newcomer(server_state, NAME)
        for _ in range(51):
            await server_state.registry.open(porch(PALACE), gone.person, 0)
        server_state.connections.exit(gone)
        await erase_person(server_state, gone.person)
        assert await server_state.store.read(pending_erasures) == []
    assert NAME not in kept(tmp_path) and gone.person.id not in kept(tmp_path)


async def test_who_sits_at_a_table_that_cannot_be_read_may_leave_for_good_all_the_same(tmp_path: Path) -> None:
    """Before, they were signed out, told that nothing was saved, and never forgotten."""
    async with started_server(tmp_path) as server_state:
        gone = await newcomer(server_state, NAME)
        session = await table_of(server_state, gone, "open")
        server_state.connections.exit(gone)
        server_state.registry.drop(session)
        await server_state.store.write(execute("UPDATE log SET body = ? WHERE seq = 0", b"{"))
        await erase_person(server_state, gone.person)
        assert await server_state.accounts.person(gone.person.id) is None


async def test_what_was_begun_before_a_crash_is_done_at_the_next_start(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        gone = await newcomer(server_state, NAME)
        session = await table_of(server_state, gone, "open")
        await replies(server_state, gone, Stand(session.table.id, "s"))
        await server_state.store.write(erase(gone.person.id, [session.table.id]))
    async with started_server(tmp_path) as server_state:
        while await server_state.store.read(pending_erasures):
            await asyncio.sleep(0.01)
    assert NAME not in kept(tmp_path)


async def test_reports_lose_the_name_together_with_all_else_or_not_at_all(tmp_path: Path) -> None:
    """Before, a crash between the two left the name, and the address, in the reports for good."""
    async with started_server(tmp_path) as server_state:
        gone, ann = [(await server_state.accounts.guest(name))[0] for name in (NAME, "Ann")]
        for reporter, about in ((ann, gone), (gone, ann)):
            await server_state.moderation.report(report_of(reporter, about))
        await server_state.store.write(erase(gone.id, []))
    assert NAME not in kept(tmp_path) and gone.id not in kept(tmp_path)


def report_of(reporter: Person, about: Person) -> Report:
    return Report(
        id=0,
        made=1,
        closed=0,
        about="words",
        words="so it was",
        reporter=reporter.id,
        reporter_name=reporter.name,
        person=about.id,
        name=about.name,
        address="203.0.113.7",
        table="t1",
        title="porch",
        step=1,
        match="",
        talk=(),
    )


async def test_one_match_that_cannot_be_read_keeps_no_other_name_in_the_store(tmp_path: Path) -> None:
    """Before, it ended the task that clears names, and everybody who left was told that nothing was saved."""
    async with started_server(tmp_path) as server_state:
        damaged, gone = await newcomer(server_state, "Ann"), await newcomer(server_state, NAME)
        for line, record in ((damaged, b"{"), (gone, None)):
            session = await table_of(server_state, line, "open")
            await replies(server_state, line, Ready(session.table.id, "r", session.table.seq))
            await replies(server_state, line, Stand(session.table.id, "s"))
            server_state.connections.exit(line)
            if record is not None:
                await server_state.store.write(execute("UPDATE matches SET record = ?", record))
        for line in (damaged, gone):
            await erase_person(server_state, line.person)
        assert len(await server_state.store.read(pending_erasures)) == 1
    assert NAME not in kept(tmp_path) and gone.person.id not in kept(tmp_path)


async def test_everything_that_is_kept_of_somebody_comes_as_one_file_and_no_secret_in_it(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        me, bo = await with_account(address), await guest(address, "Bo")
        _, match = await a_match([me, bo])
        table = (await me.post("/api/tables", {"kind": "open"}))["table"]
        await me.post("/api/me/face", {"face": 4})
        async with me.connect() as talk:
            await talk.send(type="mute", person=bo.person["id"], muted=True)
            await talk.send(type="ping", number=1)
            await talk.until(lambda frame: frame["type"] == "pong")
        async with httpx.AsyncClient(base_url=address, headers=me.headers) as client:
            answer = await client.get("/api/me/export")
        found: dict[str, Any] = answer.json()
        assert 'filename="bidwhist-me.json"' in answer.headers["content-disposition"]
        assert found["person"] == {"id": me.person["id"], "name": NAME, "kind": "account", "face": 4}
        assert found["signs_in_as"] == NAME.casefold() and found["recovery_codes_left"] == 8
        assert (len(found["sessions"]), found["muted"], found["broke_off"]) == (1, [bo.person["id"]], 0)
        assert table in found["tables"] and [one["match"] for one in found["matches"]] == [match]
        assert (await me.get(found["matches"][0]["record"]))["players"].count(NAME) == 1
        assert "argon2" not in answer.text and me.token not in answer.text
        assert await status(Guest(address, "nobody's", {}), "/api/me/export") == 401


async def test_leaving_is_asked_of_the_person_alone(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        assert (await client.post("/api/me/delete", json={"password": PASSWORD})).status_code == 401
        person = (await asking_guest(client, NAME))["person"]
        assert Person(**person).kind == "guest"
        await client.post("/api/accounts", json={"name": NAME, "password": PASSWORD})
        assert (await client.post("/api/me/delete", json={})).status_code == 401
        answer = await client.post("/api/me/delete", json={"password": PASSWORD})
        assert answer.status_code == 200 and "Somebody" in answer.json()["words"]
        assert "bidwhist" not in client.cookies


async def test_open_reports_call_them_somebody_and_closed_ones_go(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        gone, ann = await guest(address, NAME), await guest(address, "Ann")
        made = await ann.post("/api/tables", {})
        table = made["table"]
        async with ann.connect() as talk, gone.connect() as other:
            await talk.watch(table)
            await other.watch(table, secret=made["invite"])
            await other.send(type="chat", table=table, text="boo")
            await talk.until(lambda frame: frame["type"] == "said")
            for reporter, about in ((ann, gone), (gone, ann), (ann, gone)):
                report = {"table": table, "person": about.person["id"], "about": "words", "words": "so it was"}
                await reporter.post("/api/reports", report)
        store = Store(place(tmp_path / "tables.sqlite"))
        await store.write(close_report(3, 1))
        store.close()
        await gone.post("/api/me/delete", {})
    store = Store(place(tmp_path / "tables.sqlite"))
    left = await store.read(reports(with_closed=True))
    store.close()
    assert [(one.reporter_name, one.name) for one in left] == [("Somebody", "Ann"), ("Ann", "Somebody")]
    assert all([line.text for line in one.talk] == ["boo"] for one in left), "the evidence stays while a report is open"
    assert gone.person["id"] not in kept(tmp_path) and NAME not in kept(tmp_path)


async def test_what_is_made_of_a_match_while_a_name_is_removed_from_it_is_not_kept(tmp_path: Path) -> None:
    """Before, a replay, a picture or a lesson that was under way kept the name until the server ended."""
    async with started_server(tmp_path) as server_state:
        history, jobs = server_state.history, Jobs(server_state.history)
        history._turns = jobs  # type: ignore[assignment]
        found = Finished("t-1", "t", 1, 0, "classic", False, b"{}", ())
        assert await history.replay(found, WATCHER, NOBODY) == b"made"
        assert history.known_replay("t-1", WATCHER) is None
        await history.picture(found, 3, NOBODY)
        assert not history._pictures


class Jobs:
    """A queue in which a match changes while something is made of it."""

    def __init__(self, history: HistoryService) -> None:
        self.history = history

    async def do(self, who: Who, work: Callable[[], Any]) -> bytes:
        self.history.forget("t-1")
        return b"made"
