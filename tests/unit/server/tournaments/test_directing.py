"""What a director does online, events that count for skill, and the line of a rise-and-fly room."""

import asyncio
from pathlib import Path

import pytest

from support.tournaments import CUP, account, entered, event_server, event_when, owner, plays_out
from support.waiting import PATIENCE


@pytest.mark.parametrize("is_rated", [True, False])
async def test_an_events_matches_count_for_skill_where_the_event_says_so(tmp_path: Path, is_rated: bool) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        wanted = {**CUP, "form": "swiss", "rounds": 1, "deals": 6, "rated": is_rated}
        with pytest.raises(AssertionError, match="the strength of random has not been measured"):
            await owner(address).post("/api/events", {**wanted, "rated": True})
        with pytest.raises(AssertionError, match="a training event"):
            await owner(address).post("/api/events", {**wanted, "rated": True, "rules": {"preset": "whist"}})
        event = (await owner(address).post("/api/events", {**wanted, "bots": "steady"}))["line"]["event"]
        await entered(people, event)
        page = await owner(address).post(f"/api/events/{event}/direct", {"do": "draw"})
        assert page["rated"] is is_rated
        tournaments.wake()
        while (table := (await people[0].get(f"/api/events/{event}"))["you"]["table"]) is None:
            await asyncio.sleep(0.02)
        assert (await people[0].get(f"/api/tables/{table['table']}")).get("rated", False) is is_rated
        await asyncio.gather(*(plays_out(one, table["table"]) for one in people))
        await event_when(tournaments, lambda now: now.stage == "between", event)
        async with asyncio.timeout(PATIENCE):
            while not (mine := await people[0].get("/api/me/standing"))["steps"]:
                await asyncio.sleep(0.05)
        assert bool(mine["grades"]) is is_rated and mine["experience"] >= 10


async def test_a_director_rules_puts_somebody_in_withdraws_and_tells_everybody(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, _):
        ann, bo, cy = [await account(address, name) for name in ("Ann", "Bo", "Cy")]
        house = owner(address)
        event = (await house.post("/api/events", {**CUP, "form": "swiss", "rounds": 3}))["line"]["event"]
        direct = f"/api/events/{event}/direct"
        await ann.post(f"/api/events/{event}/enter", {"partner": "Bo"})
        await bo.post(f"/api/events/{event}/enter", {"partner": "Ann"})
        # A hasty director presses again before the first answer is there.
        await asyncio.gather(*(house.post(direct, {"do": "bots"}) for _ in range(2)))
        for asked, why in (
            ({"do": "rule", "meeting": 1, "winner": 0, "reason": "late"}, "no such table"),
            ({"do": "substitute", "entrant": 1, "names": ["Ann"], "reason": "a cold"}, "as many names"),
            (
                {"do": "substitute", "entrant": 1, "names": ["Ann", "Nobody"], "reason": "a cold"},
                "There is no account",
            ),
            ({"do": "withdraw", "entrant": 1}, "Give a reason"),
        ):
            with pytest.raises(AssertionError, match=why):
                await house.post(direct, asked)
        await house.post(direct, {"do": "draw"})
        ruling = {"do": "rule", "meeting": 1, "winner": 1, "points": [3, 21], "reason": "a renege on every card"}
        (first, *_) = (await house.post(direct, ruling))["rounds"][0]["meetings"]
        assert first["settled"] and first["winner"] == 1 and first["points"] == [3, 21]
        assert first["words"].endswith("a renege on every card")
        page = await house.post(direct, {"do": "substitute", "entrant": 1, "names": ["Ann", "Cy"], "reason": "a cold"})
        assert page["entrants"][0]["names"] == ["Ann", "Bo"], "nobody plays who has not agreed"
        (asked_now,) = page["invitations"]
        assert (asked_now["instead"], asked_now["waiting"]) == ("Ann & Bo", ["Cy"])
        assert [one["asks"] for one in await cy.get("/api/events")] == [True]
        page = await cy.post(f"/api/events/{event}/answer", {"agrees": True})
        assert page["entrants"][0]["names"] == ["Ann", "Cy"]
        assert (await cy.get(f"/api/events/{event}"))["you"]["entrant"] == 1
        page = await house.post(direct, {"do": "tell", "words": "  The pie is ready. "})
        assert page["notice"] == "The pie is ready."
        assert (await bo.get(f"/api/events/{event}"))["notice"] == "The pie is ready."
        page = await house.post(direct, {"do": "withdraw", "entrant": 2, "reason": "a train"})
        assert [one["left"] for one in page["entrants"]] == [False, True, False]
        rows = [row["body"] for row in await ann.get(f"/api/events/{event}/log")]
        kept = [row for row in rows if row["type"] in ("ruled", "substituted", "told", "withdrawn")]
        assert [row.get("reason") or row["words"] for row in kept] == [
            "a renege on every card",
            "a cold",
            "The pie is ready.",
            "a train",
        ]
        assert (await house.post(direct, {"do": "tell"}))["notice"] == ""


async def test_people_come_alone_or_together_into_a_room_and_the_line_moves(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, _):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus")]
        event = (await owner(address).post("/api/events", {**CUP, "form": "room"}))["line"]["event"]
        come = f"/api/events/{event}/enter"
        for one in people[:3]:
            await one.post(come, {})
        await people[3].post(come, {"partner": "Eve"})
        await people[4].post(come, {"partner": "Di"})
        page = await people[5].post(come, {"partner": "Gus"})
        assert [one["names"] for one in page["entrants"]] == [["Ann"], ["Bo"], ["Cy"], ["Di", "Eve"]]
        page = await people[6].post(f"/api/events/{event}/no/{people[5].person['id']}", {})
        assert page["entrants"][-1]["names"] == ["Flo"], "who is told no comes alone"
        page = await owner(address).post(f"/api/events/{event}/direct", {"do": "draw"})
        (meeting,) = page["rounds"][0]["meetings"]
        assert meeting["names"] == ["Ann & Bo", "Cy & Flo"], "two singles in a row of the line are a side"
        assert page["room"]["next"] == "Di & Eve" and page["room"]["line"] == []
        assert (await people[3].get(f"/api/events/{event}"))["you"]["place"] == 1
        page = await people[6].post(come, {})
        assert page["room"]["line"] == ["Gus (waits for a partner)"] and page["you"]["place"] == 2
        ruling = {"do": "rule", "meeting": 1, "winner": 1, "points": [0, 7], "reason": "they went home"}
        page = await owner(address).post(f"/api/events/{event}/direct", ruling)
        assert page["room"]["holders"][0]["names"] == "Cy & Flo" and page["room"]["holders"][0]["streak"] == 1
        assert [one["names"] for one in page["rounds"][0]["meetings"] if not one["settled"]] == [
            ["Cy & Flo", "Di & Eve"]
        ]
        assert page["room"]["next"] == "Gus & Ann" and page["room"]["line"] == ["Bo (waits for a partner)"]
