"""Clubs over HTTP: founding, joining by a link, keepers, results, and leaving."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.accounts.club_repository import (
    MAX_CLUBS,
    MAX_LISTED_MATCHES,
    MAX_MEMBERS,
    found_club,
    join_club,
    leave_clubs,
    matches_of_club,
    members_of,
)
from bidwhist.server.accounts.domain.club import Club, ClubFull
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import insert_person
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import MatchOver
from bidwhist.server.tables.finished_match import finished_by
from bidwhist.server.tables.match_repository import keep
from support.in_process import started_server
from support.online import Guest, guest, server
from support.stores import place
from support.tables import Play

PASSWORD = "sunday pie at four"
PORCH = {"name": "Porch Lights", "about": "Every other Friday."}


async def account(address: str, name: str) -> Guest:
    """Somebody with an account."""
    person = await guest(address, name)
    await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


async def company(address: str, *names: str) -> tuple[str, list[Guest]]:
    """A club that the first founded and the others joined."""
    people = [await account(address, name) for name in names]
    club = await people[0].post("/api/clubs", PORCH)
    for one in people[1:]:
        await one.post("/api/clubs/join", {"word": club["word"]})
    return club["club"], people


def played_match() -> Finished:
    """A finished match of two people."""
    play = Play(replace(PALACE, max_deals=1), people=2, kind="open").start().play(Random(5))
    over = next(place for place, row in enumerate(play.rows) if isinstance(row.body, MatchOver))
    finished = finished_by(play.rows[over], play.tables[over - 1])
    assert finished is not None
    return finished


async def test_a_clubs_page_and_its_link_are_for_members_and_others_read_its_name_and_text(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        club, (_, bo) = await company(address, "Ann", "Bo")
        gus = await guest(address, "Gus")
        seen, known = await gus.get(f"/api/clubs/{club}"), await bo.get(f"/api/clubs/{club}")
        assert (seen["name"], seen["about"], seen["word"], seen["member"]) == (*PORCH.values(), None, False)
        assert known["word"] and known["member"] and not known["keeper"]
        assert (seen["count"], seen["members"], seen["results"], seen["tables"]) == (2, [], [], [])
        assert [(one["person"]["name"], one["keeper"]) for one in known["members"]] == [("Ann", True), ("Bo", False)]
        assert (await bo.get("/api/me/clubs"))["clubs"] == [{"club": club, "name": "Porch Lights"}]


async def test_a_club_and_a_table_have_all_the_letters_of_their_names(tmp_path: Path) -> None:
    name = "Thursday Night Kitchen Table, Baltimore"
    async with server(tmp_path) as address:
        ann = await account(address, "Ann Quill")
        assert (await ann.post("/api/clubs", {"name": name}))["name"] == name
        table = (await ann.post("/api/tables", {"name": name}))["table"]
        assert (await ann.get(f"/api/tables/{table}"))["name"] == name


async def test_a_new_link_ends_the_old_one_and_only_keepers_make_one(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        club, (ann, bo) = await company(address, "Ann", "Bo")
        old = (await ann.get(f"/api/clubs/{club}"))["word"]
        with pytest.raises(AssertionError, match="only a keeper of the club"):
            await bo.post(f"/api/clubs/{club}/word", {})
        new = (await ann.post(f"/api/clubs/{club}/word", {}))["word"]
        cy = await account(address, "Cy")
        with pytest.raises(AssertionError, match="belongs to no club"):
            await cy.post("/api/clubs/join", {"word": old})
        assert len((await cy.post("/api/clubs/join", {"word": f" {new.upper()} "}))["members"]) == 3


@pytest.mark.parametrize("way", ["", "/word", "/members/nobody", "/members/nobody/out"])
async def test_what_is_for_keepers_is_refused_to_members_and_strangers(tmp_path: Path, way: str) -> None:
    bodies: dict[str, dict[str, Any]] = {"": dict(PORCH), "/members/nobody": {"keeper": True}}
    body = bodies.get(way, {})
    async with server(tmp_path) as address:
        club, (_, bo) = await company(address, "Ann", "Bo")
        for person in (bo, await account(address, "Cy")):
            with pytest.raises(AssertionError, match="only a keeper of the club"):
                await person.post(f"/api/clubs/{club}{way}", body)


async def test_a_club_always_has_a_keeper_while_somebody_is_in_it(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        club, (ann, bo) = await company(address, "Ann", "Bo")
        for way, body in (("/leave", {}), (f"/members/{ann.person['id']}", {"keeper": False})):
            with pytest.raises(AssertionError, match="make somebody else keeper first"):
                await ann.post(f"/api/clubs/{club}{way}", body)
        await ann.post(f"/api/clubs/{club}/members/{bo.person['id']}", {"keeper": True})
        assert await ann.post(f"/api/clubs/{club}/leave", {}) == {"clubs": []}
        await bo.post(f"/api/clubs/{club}/leave", {})
        assert (await bo.get(f"/api/clubs/{club}"))["code"] == "no_club"


async def test_a_keeper_sends_somebody_out_and_changes_name_and_text(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        club, (ann, bo) = await company(address, "Ann", "Bo")
        page = await ann.post(f"/api/clubs/{club}/members/{bo.person['id']}/out", {})
        assert [one["person"]["name"] for one in page["members"]] == ["Ann"]
        assert (await ann.post(f"/api/clubs/{club}", {"name": "Stoop", "about": ""}))["name"] == "Stoop"
        with pytest.raises(AssertionError, match="visible letters"):
            await ann.post(f"/api/clubs/{club}", {"name": " ", "about": ""})


async def test_guests_found_and_join_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        club, (ann,) = await company(address, "Ann")
        word = (await ann.get(f"/api/clubs/{club}"))["word"]
        gus = await guest(address, "Gus")
        for path, body in (("/api/clubs", PORCH), ("/api/clubs/join", {"word": word})):
            with pytest.raises(AssertionError, match="you need an account to be in a club"):
                await gus.post(path, body)


async def test_who_leaves_for_good_leaves_a_club_that_is_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        club, (ann, bo, _) = await company(address, "Ann", "Bo", "Cy")
        assert (await ann.get("/api/me/export"))["clubs"] == ["Porch Lights"]
        await ann.post("/api/me/delete", {"password": PASSWORD})
        members = (await bo.get(f"/api/clubs/{club}"))["members"]
        assert sorted(one["person"]["name"] for one in members) == ["Bo", "Cy"]
        assert [one["keeper"] for one in members] == [True, False]


async def test_a_club_lists_the_open_tables_of_its_members_and_no_private_ones(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        club, (ann, bo) = await company(address, "Ann", "Bo")
        cy = await account(address, "Cy")
        for person, kind in ((bo, "private"), (cy, "open")):
            await person.post("/api/tables", {"kind": kind, "name": f"{kind} of {person.person['name']}"})
        table = (await ann.post("/api/tables", {"kind": "open", "name": "open of Ann"}))["table"]
        async with ann.at(table):
            tables = (await bo.get(f"/api/clubs/{club}"))["tables"]
        assert [one["name"] for one in tables] == ["open of Ann"]


async def test_matches_of_two_members_are_its_results_and_others_are_not(tmp_path: Path) -> None:
    match = played_match()
    async with server(tmp_path) as address:
        club, (ann, bo) = await company(address, "Ann", "Bo")
        cy = await account(address, "Cy")
    people = {name: one.person["id"] for name, one in (("Ann", ann), ("Bo", bo), ("Cy", cy))}
    for number, (one, two, abandoned) in enumerate(
        [("Ann", "Bo", False), ("Ann", "Cy", False), ("Bo", "Ann", True), ("Bo", "Ann", False)]
    ):
        seats = (people[one], None, people[two], None)
        kept = replace(match, id=f"t-{number}", finished=number, people=seats, abandoned=abandoned)
        done_at(place(tmp_path / "tables.sqlite"), partial(keep, match=kept))
    async with server(tmp_path) as address:
        again = Guest(address, ann.token, ann.person)
        results = (await again.get(f"/api/clubs/{club}"))["results"]
    assert [one["match"] for one in results] == ["t-3", "t-0"]
    assert len(results[0]["players"]) == 4 and len(results[0]["winners"]) in (0, 2)


def test_the_member_who_has_been_there_longest_keeps_a_club_that_nobody_would(tmp_path: Path) -> None:
    def fill(connection: Any) -> None:
        for number in range(3):
            insert_person(Person(f"a{number}", f"Name {number}", "account"), 1)(connection)
        found_club(Club("c", "A", "", "word", 1), "a0")(connection)
        for person, since in (("a1", 5), ("a2", 3)):
            join_club("word", person, since)(connection)
        leave_clubs(connection, "a0")
        assert [one.person.id for one in members_of("c")(connection) if one.is_keeper] == ["a2"]

    done_at(place(tmp_path / "tables.sqlite"), fill)


def test_clubs_people_and_lists_have_bounds(tmp_path: Path) -> None:
    match = played_match()

    def fill(connection: Any) -> None:
        for number in range(MAX_MEMBERS + 1):
            insert_person(Person(f"a{number}", f"Name {number}", "account"), 1)(connection)
        for number in range(MAX_CLUBS):
            found_club(Club(f"c{number}", f"A{number}", "", f"word{number}", 1), "a0")(connection)
        with pytest.raises(ClubFull):
            found_club(Club("c10", "A", "", "word10", 1), "a0")(connection)
        for number in range(1, MAX_MEMBERS):
            assert join_club("word0", f"a{number}", 1)(connection) is not None
        with pytest.raises(ClubFull):
            join_club("word0", f"a{MAX_MEMBERS}", 1)(connection)
        assert len(members_of("c0")(connection)) == MAX_MEMBERS
        for number in range(MAX_LISTED_MATCHES + 5):
            keep(connection, replace(match, id=f"t-{number}", finished=number, people=("a0", "a1", None, None)))
        assert [one.finished for one in matches_of_club("c0")(connection)] == list(range(MAX_LISTED_MATCHES + 4, 4, -1))

    done_at(place(tmp_path / "tables.sqlite"), fill)


async def test_what_two_keepers_change_at_the_same_time_is_both_changed(tmp_path: Path) -> None:
    """Before, who changed the text of a club put the old link back, by which somebody had just been sent out."""
    async with started_server(tmp_path) as server_state:
        clubs, ann, bo = server_state.clubs, *[(await server_state.accounts.guest(name))[0] for name in ("Ann", "Bo")]
        read = await clubs.found(ann.id, "Porch Lights", "Every Friday.")
        await clubs.join(read.word, bo.id)
        await clubs.send_out(read.id, bo.id)
        changed = await clubs.change(read.id, "Porch Lights", "Every other Friday.")
        assert await clubs.join(read.word, ann.id) is None, "the old link leads nowhere"
        renewed = await clubs.renew_link(read.id)
        assert await clubs.club(read.id) == renewed
        assert renewed is not None and changed is not None
        assert (renewed.about, changed.about) == ("Every other Friday.",) * 2
