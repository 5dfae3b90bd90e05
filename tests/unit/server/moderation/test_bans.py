"""Bans: who is not served, until when and why; told in words, on every way in, and at once."""

from pathlib import Path

import httpx
import pytest

from bidwhist.server.moderation.bans import (
    DAY_MS,
    MAX_BANS,
    Ban,
    Bans,
    NoBan,
    ban_of,
    who_of,
)
from bidwhist.server.moderation.repository import keep_ban
from bidwhist.server.platform.database.store import Store
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from support.command import run
from support.in_process import newcomer, received, started_server
from support.online import guest, server
from support.stores import place, words_for

NOW = 1_000_000


def bans(*who: str, days: float | None = None) -> Bans:
    """A server's bans, made now."""
    found = Bans()
    found.know([ban_of(one, "", "spam", days, NOW) for one in who])
    return found


async def connection_from(server_state: ServerState, name: str, address: str) -> Connection:
    """Somebody new who comes from an address."""
    connection = await newcomer(server_state, name)
    connection.address = address
    return connection


def test_a_person_is_banned_at_every_address() -> None:
    assert bans("gann").of("gann", "203.0.113.7", NOW)
    assert not bans("gann").of("gbo", "203.0.113.7", NOW)


@pytest.mark.parametrize(
    ("banned", "comes_from", "is_out"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("203.0.113.0/24", "203.0.113.200", True),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("2001:db8:1:2::/100", "2001:db8:1:2::", True),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "here", False),
        ("203.0.113.7", "", False),
    ],
)
def test_an_address_is_banned_with_what_one_household_has(banned: str, comes_from: str, is_out: bool) -> None:
    assert bool(bans(banned).of("gann", comes_from, NOW)) is is_out


def test_a_ban_ends_when_its_time_has_come() -> None:
    held = bans("gann", "203.0.113.7", days=1)
    assert held.of("gann", "", NOW + DAY_MS - 1) and held.of(None, "203.0.113.7", NOW + DAY_MS - 1)
    assert not held.of("gann", "", NOW + DAY_MS) and not held.of(None, "203.0.113.7", NOW + DAY_MS)


@pytest.mark.parametrize(
    "who", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.0.0.0/8", "0.0.0.0/0", "::/0", "10.0.0.0/8", "1.2.3", "a/b"]
)
def test_nobody_bans_this_machine_its_proxy_or_half_the_internet(who: str) -> None:
    with pytest.raises(NoBan):
        who_of(who)


@pytest.mark.parametrize(("why", "days"), [("", 1), (" ", 1), ("x" * 201, 1), ("a\x1bb", 1), ("x", 0), ("x", 1e9)])
def test_a_ban_has_a_reason_and_a_sensible_end(why: str, days: float) -> None:
    with pytest.raises(NoBan):
        ban_of("gann", "", why, days, NOW)


def test_a_banned_person_is_told_until_when_and_why() -> None:
    assert ban_of("gann", "Ann", "spam", None, 0).words == "You are banned from this server for good: spam"
    told = ban_of("gann", "Ann", "spam", 2, 0).words
    assert told == "You are banned from this server until 03 January 1970, 00:00 UTC: spam"


async def test_open_connections_of_a_banned_person_close_with_words_and_new_ones_too(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        await server_state.moderation.ban(ann.person.id, "spam", None)
        server_state.connections.close_banned()
        assert received(ann)[-1] == {
            "type": "bye",
            "code": "banned",
            "words": "You are banned from this server for good: spam",
        }
        assert ann.is_closed and not bo.is_closed
        again = Connection(ann.person, "elsewhere")
        await server_state.connections.enter(again)
        assert again.is_closed and received(again)[-1]["code"] == "banned"


async def test_a_banned_address_shuts_out_everybody_who_comes_from_it(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = (
            await connection_from(server_state, "Ann", "203.0.113.7"),
            await connection_from(server_state, "Bo", "203.0.113.8"),
        )
        await server_state.moderation.ban("203.0.113.7", "floods", 1)
        server_state.connections.close_banned()
        assert ann.is_closed and not bo.is_closed


async def test_a_ban_holds_after_a_restart_until_it_is_lifted(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        await server_state.moderation.ban(ann.person.id, "spam", None)
    async with started_server(tmp_path) as server_state:
        assert server_state.moderation.ban_on(ann.person.id, "")
        assert await server_state.moderation.lift(ann.person.id)
        assert not server_state.moderation.ban_on(ann.person.id, "")
        assert not await server_state.moderation.lift(ann.person.id)


async def test_there_are_only_so_many_bans(tmp_path: Path) -> None:
    store = Store(place(tmp_path / "s.sqlite"))
    rows = [(f"g{number}", "", "spam", 1, None) for number in range(MAX_BANS)]

    await store.write(lambda connection: connection.executemany("INSERT INTO bans VALUES (?, ?, ?, ?, ?)", rows))
    with pytest.raises(NoBan):
        await store.write(keep_ban(Ban("gx", "", "spam", 1, None)))
    store.close()


async def test_a_running_server_sends_away_whom_another_process_bans(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await guest(address, "Ann"), await guest(address, "Bo")
        async with ann.connect() as talk, bo.connect() as other:
            words = ["owner", "ban", ann.person["id"], "--why", "spam", "--days", "3"]
            ran = run(*words, *words_for(tmp_path / "tables.sqlite"))
            assert ran.code == 0, ran.err
            bye = await talk.until(lambda frame: frame["type"] == "bye", seconds=60)
            assert bye["code"] == "banned" and "spam" in bye["words"] and "until" in bye["words"]
            await other.send(type="ping", number=7)
            await other.until(lambda frame: frame["type"] == "pong", seconds=60)
        async with httpx.AsyncClient(base_url=address, headers=ann.headers) as client:
            for method, path in (("GET", "/api/me"), ("POST", "/api/guest"), ("POST", "/api/play")):
                answer = await client.request(method, path, json={})
                assert answer.status_code == 403 and answer.json()["code"] == "banned"
                assert "spam" in answer.json()["words"]
        assert (await bo.get("/api/me"))["person"]["name"] == "Bo"
