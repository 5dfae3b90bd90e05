"""A table whose meeting is settled before its match is over: for whom the match counts."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bidwhist.server.tables.domain.log import Closed
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tournaments.scheduler import TournamentScheduler
from support.online import Guest
from support.tournaments import CUP, account, event_server
from support.waiting import PATIENCE

RULING = {"do": "rule", "meeting": 1, "points": [1, 0], "reason": "the lights went out"}
"""Ended before either side has scored."""


async def _seated(tournaments: TournamentScheduler, director: Guest, people: list[Guest]) -> str:
    """An event of a director's club in which four people sit down, the first with the second."""
    club = await director.post("/api/clubs", {"name": "Porch Lights"})
    wanted = {**CUP, "form": "swiss", "deals": 6, "club": club["club"], "bots": "steady"}
    event = str((await director.post("/api/events", wanted))["line"]["event"])
    for one, other in ((0, 1), (1, 0), (2, 3), (3, 2)):
        await people[one].post(f"/api/events/{event}/enter", {"person": people[other].person["id"]})
    await director.post(f"/api/events/{event}/direct", {"do": "draw"})
    await tournaments.look()
    return event


async def _closed(
    tournaments: TournamentScheduler, people: list[Guest], event: str, director: Guest, winner: int
) -> Closed:
    """How the table of four people is closed, who have begun to play, once a director has ruled."""
    table = (await people[0].get(f"/api/events/{event}"))["you"]["table"]["table"]
    async with AsyncExitStack() as connections:
        for person in people:
            talk = await connections.enter_async_context(person.line())
            await talk.watch(table)
            await talk.ask("ready", table)
        session = await tournaments.server_state.registry.find(table)
        assert session is not None
        async with asyncio.timeout(PATIENCE):
            while session.table.match is None:
                await asyncio.sleep(0.02)
        await director.post(f"/api/events/{event}/direct", {**RULING, "winner": winner})
        await tournaments.look()
    rows = await tournaments.server_state.store.read(rows_of(table))
    (closed,) = (row.body for row in rows if isinstance(row.body, Closed))
    return closed


@pytest.mark.parametrize("claimed", [0, 1])
async def test_a_director_who_plays_and_is_not_ahead_has_lost_whatever_they_rule(tmp_path: Path, claimed: int) -> None:
    """Before, a director who played closed the event while the opponents were to act, and had won."""
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        event = await _seated(tournaments, people[0], people)
        found = await tournaments.service.find(event)
        assert found is not None
        (meeting,) = found.event.meetings()
        own = next(side for side in (0, 1) if found.event.entrants[meeting.sides[side][0] - 1].names == ("Ann", "Bo"))
        closed = await _closed(tournaments, people, event, people[0], claimed)
        assert closed.winners == (1 - own,)


async def test_a_match_that_a_director_ends_who_does_not_play_counts_for_nobody(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        eve = await account(address, "Eve")
        event = await _seated(tournaments, eve, people)
        closed = await _closed(tournaments, people, event, eve, 0)
        assert closed.winners == ()
