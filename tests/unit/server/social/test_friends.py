"""Friends over HTTP: asking, agreeing, ending it, and invitations to a table."""

from pathlib import Path
from typing import Any

import pytest

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import execute, insert_person
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.social.domain.friendship import TooManyFriends
from bidwhist.server.social.friend_repository import (
    INVITATION_LIFETIME_S,
    MAX_FRIENDS,
    ask_for_friend,
    friends_of,
    invitations_of,
    invite,
)
from bidwhist.server.social.service import FriendService
from support.in_process import porch, started_server
from support.online import Guest, guest, server
from support.stores import place

PASSWORD = "sunday pie at four"
NOBODY: dict[str, list[Any]] = {"friends": [], "asks_you": [], "you_asked": [], "invitations": []}


async def account(address: str, name: str) -> Guest:
    """Somebody with an account."""
    person = await guest(address, name)
    await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


async def friends(address: str, *names: str) -> list[Guest]:
    """People with accounts who are all friends of the first."""
    people = [await account(address, name) for name in names]
    for other in people[1:]:
        await people[0].post("/api/me/friends", {"name": other.person["name"]})
        await other.post("/api/me/friends", {"person": people[0].person["id"]})
    return people


def names(found: list[dict[str, Any]]) -> list[str]:
    """The names of a list of people."""
    return [one["person"]["name"] for one in found]


async def test_two_are_friends_once_both_have_asked_and_see_who_is_here(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await account(address, "Ann"), await account(address, "Bo")
        assert names((await ann.post("/api/me/friends", {"name": " bo "}))["you_asked"]) == ["Bo"]
        assert names((await bo.get("/api/me/friends"))["asks_you"]) == ["Ann"]
        found = await bo.post("/api/me/friends", {"person": ann.person["id"]})
        assert names(found["friends"]) == ["Ann"] and not found["asks_you"] and not found["friends"][0]["here"]
        async with ann.connect():
            assert (await bo.get("/api/me/friends"))["friends"][0]["here"]


async def test_friends_who_are_here_come_first_each_part_by_name(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, _, cy, dee = await friends(address, "Ann", "Bo", "Cy", "Dee")
        async with dee.connect(), cy.connect():
            assert names((await ann.get("/api/me/friends"))["friends"]) == ["Cy", "Dee", "Bo"]


async def test_either_can_end_it_and_a_question_can_be_refused_or_taken_back(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo, cy = await friends(address, "Ann", "Bo", "Cy")
        assert names((await ann.get("/api/me/friends"))["friends"]) == ["Bo", "Cy"]
        assert await bo.post(f"/api/me/friends/{ann.person['id']}/end", {}) == NOBODY
        assert names((await ann.get("/api/me/friends"))["friends"]) == ["Cy"]
        await bo.post("/api/me/friends", {"name": "Cy"})
        assert await cy.post(f"/api/me/friends/{bo.person['id']}/end", {}) != NOBODY, "Ann is still a friend"
        assert await bo.get("/api/me/friends") == NOBODY


async def test_a_question_of_somebody_who_is_muted_is_not_seen(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await account(address, "Ann"), await account(address, "Bo")
        async with bo.connect() as talk:
            await talk.send(type="mute", person=ann.person["id"], muted=True)
            await talk.send(type="ping", number=1)
            await talk.until(lambda frame: frame["type"] == "pong")
        found = await ann.post("/api/me/friends", {"name": "Bo"})
        assert names(found["you_asked"]) == ["Bo"], "Ann is told nothing of it"
        assert await bo.get("/api/me/friends") == NOBODY


@pytest.mark.parametrize(
    ("who", "wanted", "words"),
    [
        ("Ann", {"name": "Zed"}, "no account with that name"),
        ("Ann", {"name": "\u200b"}, "no account with that name"),
        ("Ann", {"name": "Ann"}, "you can't befriend yourself"),
        ("Ann", {}, "no account with that name"),
        ("Ann", {"name": "Gus"}, "no account with that name"),
        ("Gus", {"name": "Ann"}, "you need an account to have friends"),
    ],
)
async def test_a_question_that_cannot_be_asked_says_why(tmp_path: Path, who: str, wanted: Any, words: str) -> None:
    async with server(tmp_path) as address:
        people = {"Ann": await account(address, "Ann"), "Gus": await guest(address, "Gus")}
        with pytest.raises(AssertionError, match=words):
            await people[who].post("/api/me/friends", wanted)
        assert await people["Ann"].get("/api/me/friends") == NOBODY


async def test_a_friend_is_asked_to_a_table_hears_of_it_and_sits_down(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await friends(address, "Ann", "Bo")
        table = (await ann.post("/api/tables", {}))["table"]
        async with bo.connect() as talk:
            await ann.post("/api/me/invitations", {"table": table, "people": [bo.person["id"]]})
            told = await talk.until(lambda frame: frame["type"] == "asked_over")
            assert (told["table"], told["host_name"], told["name"]) == (table, "Ann", "Ann's table")
            (kept,) = (await bo.get("/api/me/friends"))["invitations"]
            assert (kept["table"], kept["host"]["name"], kept["invite"]) == (table, "Ann", told["invite"])
            seated = await talk.ask("sit", table, seat=1, secret=kept["invite"])
            assert seated["type"] == "ack"
        assert (await bo.post(f"/api/me/invitations/{table}/end", {}))["invitations"] == []


async def test_only_friends_are_asked_and_only_to_a_table_where_one_sits(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await friends(address, "Ann", "Bo")
        cy = await account(address, "Cy")
        table = (await ann.post("/api/tables", {}))["table"]
        with pytest.raises(AssertionError, match="send a friend request first"):
            await ann.post("/api/me/invitations", {"table": table, "people": [bo.person["id"], cy.person["id"]]})
        assert (await bo.get("/api/me/friends"))["invitations"] == [], "whole or not at all"
        with pytest.raises(AssertionError, match="don't sit at that table"):
            await bo.post("/api/me/invitations", {"table": table, "people": [ann.person["id"]]})


async def test_invitations_end_with_the_friendship_the_table_and_the_day(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await friends(address, "Ann", "Bo")
        for end in ("friendship", "table"):
            table = (await ann.post("/api/tables", {}))["table"]
            await ann.post("/api/me/invitations", {"table": table, "people": [bo.person["id"]]})
            assert len((await bo.get("/api/me/friends"))["invitations"]) == 1
            if end == "friendship":
                await ann.post(f"/api/me/friends/{bo.person['id']}/end", {})
                assert (await bo.get("/api/me/friends"))["invitations"] == []
                await ann.post("/api/me/friends", {"name": "Bo"})
                await bo.post("/api/me/friends", {"name": "Ann"})
            else:
                async with ann.connect() as talk:
                    await talk.watch(table)
                    await talk.ask("stand", table)
                assert (await bo.get("/api/me/friends"))["invitations"] == []
    async with started_server(tmp_path) as server_state:
        await server_state.store.write(execute("UPDATE tables SET closed = 0"))
        made = (
            await server_state.store.read(lambda store: store.execute("SELECT max(made) FROM invitations").fetchone())
        )[0]
        for later, kept in ((INVITATION_LIFETIME_S, 1), (INVITATION_LIFETIME_S + 1, 0)):
            assert len(await server_state.store.read(invitations_of(bo.person["id"], made + later))) == kept


def test_nobody_asks_more_people_than_can_be_listed(tmp_path: Path) -> None:
    def fill(connection: Any) -> None:
        for number in range(MAX_FRIENDS + 2):
            insert_person(Person(f"a{number}", f"Name {number}", "account"), 1)(connection)
        for number in range(1, MAX_FRIENDS + 1):
            assert ask_for_friend("a0", f"a{number}", 1)(connection)
        with pytest.raises(TooManyFriends):
            ask_for_friend("a0", f"a{MAX_FRIENDS + 1}", 1)(connection)
        assert len(friends_of("a0")(connection)) == MAX_FRIENDS

    done_at(place(tmp_path / "tables.sqlite"), fill)


async def test_who_leaves_for_good_is_nobodys_friend_and_an_export_names_ones_friends(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await friends(address, "Ann", "Bo")
        assert (await ann.get("/api/me/export"))["friends"] == [bo.person["id"]]
        await bo.post("/api/me/delete", {"password": PASSWORD})
        assert await ann.get("/api/me/friends") == NOBODY
        assert (await ann.get("/api/me/export"))["friends"] == []


async def test_an_invitation_to_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    """Before, the page of one's friends answered 503 for a day."""
    async with started_server(tmp_path) as server_state:
        ann, bo = [(await server_state.accounts.guest(name))[0] for name in ("Ann", "Bo")]
        sessions = [await server_state.registry.open(porch(PALACE), bo, 0) for _ in range(2)]
        for session in sessions:
            await server_state.store.write(invite(ann.id, session.table.id, bo.id, int(server_state.accounts.clock())))
        server_state.registry.drop(sessions[0])
        query = "UPDATE log SET body = ? WHERE table_id = ? AND seq = 0"
        await server_state.store.write(execute(query, b"{", sessions[0].table.id))
        found = await FriendService(server_state).invitations(ann)
        assert [one.table for one, _ in found] == [sessions[1].table.id]
