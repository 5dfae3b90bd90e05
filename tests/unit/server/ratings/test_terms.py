"""Standings in a house: matches that end, terms that are refused in words, boards and pages over HTTP."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import PALACE
from bidwhist.i18n import ENGLISH
from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.store import Store
from bidwhist.server.ratings.domain.outcomes import Played
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.service import month
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.lobby import lobby_table
from bidwhist.server.tables.views.facts import facts_of
from support.clubs import played
from support.in_process import started_server
from support.online import Guest, guest, play_match, server
from support.stores import place

PASSWORD = "sunday pie at four"
RATED = {
    "kind": "open",
    "rated": True,
    "pace": "slow",
    "bots": "steady",
    "rules": {"preset": "palace", "options": {"max_deals": 6}},
}


async def member(address: str, name: str) -> Guest:
    """Somebody with an account."""
    person = await guest(address, name)
    await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


async def a_match(people: list[Guest], wanted: dict[str, Any]) -> str:
    """A match that people played to its end."""
    table = (await people[0].post("/api/tables", wanted))["table"]
    talks = await play_match(people, table)
    return str(talks[0].view["match_result"]["match"])


async def stands(person: Guest, matches: int) -> Any:
    """Somebody's page, once so many matches are on it."""
    async with asyncio.timeout(60):
        while len((found := await person.get("/api/me/standing"))["steps"]) < matches:
            await asyncio.sleep(0.05)
    return found


async def test_a_rated_match_moves_grade_league_and_experience(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await member(address, "Ann Quill"), await member(address, "Bo Harker")
        match = await a_match([ann, bo], RATED)
        mine, yours = await stands(ann, 1), await stands(bo, 1)
        assert [one["pool"] for one in mine["grades"]] == ["partners"], "custom rules have no pool of their own"
        assert mine["grades"][0]["worth"] is None and mine["grades"][0]["played"] == 1
        assert mine["steps"][0]["match"] == match and mine["experience"] >= 10
        assert {mine["steps"][0]["came"], yours["steps"][0]["came"]} <= {"won", "lost", "drawn"}
        assert mine["season"] is None, "two bots are too many for the league"
        board = await bo.get("/api/standings/experience")
        assert {line["names"][0] for line in board["lines"]} == {"Ann Quill", "Bo Harker"}
        other = await bo.get(f"/api/people/{ann.person['id']}/standing")
        assert other["name"] == "Ann Quill" and other["chips"] is None and other["steps"][0]["match"] == match


async def test_a_training_table_gives_experience_alone(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address, "Ann")
        await a_match([ann], {**RATED, "rated": False})
        page = await stands(ann, 1)
        assert page["grades"] == [] and page["experience"] >= 10 and page["steps"][0]["came"] == ""


async def test_a_training_match_is_linked_for_who_played_it_and_for_nobody_else(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await member(address, "Ann Quill"), await member(address, "Bo Harker")
        trained = await a_match([ann], {**RATED, "rated": False})
        mine = await stands(ann, 1)
        other = await bo.get(f"/api/people/{ann.person['id']}/standing")
        assert (mine["steps"][0]["match"], other["steps"][0]["match"]) == (trained, "")


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"pace": "none"}, "a rated table needs a clock"),
        ({"bots": "random"}, "the strength of random"),
        ({"stake": 10}, "this server has no chips"),
        ({"level": 3}, "you are at level 1"),
        ({"tier": 2}, "tier 2 of the league"),
        ({"rules": {"preset": "whist"}}, "only Bid Whist is rated"),
        ({"rules": {"preset": "whist"}, "stake": 10}, "only Bid Whist is rated"),
        ({"rules": {"preset": "palace", "options": {"max_deals": 1}}}, "a match has at least 6 deals"),
        ({"rules": {"preset": "palace", "options": {"min_bid": 7}}}, "the lowest bid is at most 4"),
        ({"rules": {"preset": "palace", "options": {"rotation": "rise_and_fly"}}}, "one deal does not decide"),
        ({"rules": {"preset": "cutthroat", "options": {"target": 40}}}, "two partnerships"),
    ],
)
async def test_terms_that_cannot_be_are_refused_in_words(tmp_path: Path, terms: dict[str, Any], words: str) -> None:
    async with server(tmp_path) as address:
        ann = await member(address, "Ann Quill")
        with pytest.raises(AssertionError, match=words):
            await ann.post("/api/tables", {**RATED, **terms})


async def test_a_guest_is_told_that_a_rated_table_asks_for_an_account(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await member(address, "Ann Quill"), await guest(address, "Bo")
        with pytest.raises(AssertionError, match="you need an account"):
            await bo.post("/api/tables", RATED)
        made = await ann.post("/api/tables", RATED)
        async with ann.at(made["table"]):
            shown = (await bo.get("/api/tables"))[0]
        assert shown["rated"] and (await bo.get(f"/api/invite/{made['invite']}"))["rated"]
        async with bo.connect() as talk:
            await talk.watch(made["table"])
            refused = await talk.ask("sit", made["table"], seat=1)
        assert refused["type"] == "refused" and "you need an account" in refused["words"]


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"tier": 1}, "tier 1 of the league and above, and you are in tier 2"),
        ({"level": 2}, "level 2 and up, and you are at level 1"),
    ],
)
async def test_the_door_says_who_may_sit_down(tmp_path: Path, terms: dict[str, Any], words: str) -> None:
    async with server(tmp_path) as address:
        ann, bo = await member(address, "Ann Quill"), await member(address, "Bo Harker")
        store = Store(place(tmp_path / "tables.sqlite"))
        await store.write(lambda connection: _stand(connection, ann, bo))
        store.close()
        made = await ann.post("/api/tables", {"kind": "open", **terms})
        (name,) = terms
        async with ann.at(made["table"]):
            assert (await bo.get("/api/tables"))[0][name] == terms[name], "the lobby tells"
        assert (await bo.get(f"/api/invite/{made['invite']}"))[name] == terms[name], "so does the invite page"
        async with bo.connect() as talk:
            await talk.watch(made["table"])
            refused = await talk.ask("sit", made["table"], seat=1)
        assert refused["type"] == "refused" and words in refused["words"]


def _stand(connection: Connection, ann: Guest, bo: Guest) -> None:
    """Ann is in the first tier and at a high level, Bo in the second and at the lowest."""
    connection.execute("INSERT INTO seasons (id, lowest) VALUES (?, ?)", (month(), 2))
    for tier, one in enumerate((ann, bo), start=1):
        values = (month(), one.person["id"], tier, 0, 0, 0, 0, 0)
        columns = "season, person, tier, played, won, points, since, away"
        connection.execute(f"INSERT INTO league ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    connection.execute("INSERT INTO experience (person, points, matches) VALUES (?, ?, ?)", (ann.person["id"], 1000, 9))


async def test_boards_and_pages_that_there_are_none_of_are_told_so(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address, "Ann")
        for path, words in (
            ("/api/standings/kings", "no such board"),
            ("/api/standings/league?tier=0", "whole number"),
            ("/api/standings/league?tier=", "whole number"),
            ("/api/standings/league?tier=10000000000000", "whole number"),
            ("/api/people/nobody/standing", "nobody with that id"),
        ):
            assert words in (await ann.get(path))["words"]
        assert (await ann.get("/api/standings/partners.palace"))["lines"] == []


async def test_a_gift_comes_once_a_day_where_a_server_has_chips(tmp_path: Path) -> None:
    async with started_server(tmp_path, chips=True) as server_state:
        person, _ = await server_state.accounts.guest("Ann")
        assert [await server_state.ratings.give(person) for _ in range(2)] == [True, False]
        page = await server_state.ratings.page(person, is_own=True)
        assert page.chips == 100 and not page.gift


async def test_a_stake_asks_for_a_rated_table_and_the_fees_are_beside_it(tmp_path: Path) -> None:
    async with started_server(tmp_path, chips=True) as server_state:
        opened = TableOpened(rules=PALACE, name="porch", preset="palace", pace="slow", bots="steady", stake=20)
        assert "only rated tables can have a stake" in str(server_state.ratings.why_not_open(opened))
        assert server_state.ratings.why_not_open(replace(opened, rated=True)) is None
        person, _ = await server_state.accounts.guest("Ann")
        session = await server_state.registry.open(replace(opened, rated=True, kind="open"), person, 0)
        fees = (6, 8, 10, 12, 14)
        assert lobby_table(session.table, here=1).fees == facts_of(session.table, ENGLISH).fees == fees


async def test_a_grade_is_told_nowhere_before_the_twentieth_rated_match(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        people = [(await server_state.accounts.guest(f"Player {number}"))[0] for number in range(4)]
        ids = tuple(one.id for one in people)
        for number in range(19):
            await keep(server_state, played(number, ids, 0, server_state.context.now()))
        page = await server_state.ratings.page(people[0], is_own=True)
        assert [one.worth for one in page.grades] == [None, None]
        assert {(step.worth, step.likely, step.pool) for step in page.steps} == {(None, None, "")}
        assert len(page.steps) == 19
        await keep(server_state, played(19, ids, 0, server_state.context.now()))
        page = await server_state.ratings.page(people[0], is_own=True)
        assert None not in {step.worth for step in page.steps} and page.steps[-1].worth == page.grades[0].worth


async def test_each_step_of_a_shown_grade_tells_its_pool_and_a_band_that_narrows(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        people = [(await server_state.accounts.guest(f"Player {number}"))[0] for number in range(4)]
        ids = tuple(one.id for one in people)
        for number in range(24):
            await keep(server_state, played(number, ids, number % 2, server_state.context.now()))
        steps = (await server_state.ratings.page(people[0], is_own=True)).steps
        bands = [step.likely - step.worth for step in steps if step.likely is not None and step.worth is not None]
        assert len(bands) == 24 and {step.pool for step in steps} == {"partners"}
        assert bands == sorted(bands, reverse=True) and 0 < bands[-1] < bands[0]


async def test_twenty_rated_matches_bring_somebody_to_the_board(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        people = [(await server_state.accounts.guest(f"Player {number}"))[0] for number in range(4)]
        ids = tuple(one.id for one in people)
        for number in range(19):
            await keep(server_state, played(number, ids, 0, server_state.context.now()))
        before = await server_state.ratings.board("partners", None, None)
        assert before is not None and before.lines == ()
        await keep(server_state, played(19, ids, 0, server_state.context.now()))
        board = await server_state.ratings.board("partners", None, None)
        assert board is not None
        assert {line.people[0] for line in board.lines[:2]} == {ids[0], ids[2]}
        assert [line.place for line in board.lines] == [1, 1, 3, 3]
        page = await server_state.ratings.page(people[2], is_own=True)
        assert (page.grades[0].worth, page.grades[0].place) == (board.lines[0].worth, 1)
        pairs = await server_state.ratings.board("pairs", None, None)
        assert pairs is not None
        assert [line.won for line in pairs.lines] == [20, 0] and len(pairs.lines[0].names) == 2
        league = await server_state.ratings.board("league", None, people[0])
        assert league is not None
        assert [line.worth for line in league.lines] == [60, 60, 20, 20] and league.tier == 1
        assert page.season is not None and page.season.played == 20
        assert [one.person for one in page.partners] == [ids[0]]


async def keep(server_state: ServerState, outcome: Played) -> None:
    """An outcome kept, and settled."""
    await server_state.store.write(lambda connection: keep_outcome(connection, outcome))
    await server_state.ratings.settle()
