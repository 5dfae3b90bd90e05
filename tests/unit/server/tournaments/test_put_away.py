"""A table whose meeting is settled before its match is over: for whom the match counts."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bidwhist.server.tables.domain.log import Closed
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tournaments.scheduler import TournamentScheduler
from support.online import Guest
from support.tournaments import CUP, account, event_server
from support.waiting import PATIENCE

RULING: dict[str, Any] = {"do": "rule", "meeting": 1, "points": [1, 0], "reason": "the lights went out"}
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


async def _side_of(tournaments: TournamentScheduler, event: str, names: tuple[str, str]) -> int:
    """On which side of the one meeting of an event a pair is."""
    found = await tournaments.service.find(event)
    assert found is not None
    (meeting,) = found.event.meetings()
    return next(side for side in (0, 1) if found.event.entrants[meeting.sides[side][0] - 1].names == names)


async def _directs(director: Guest, event: str, **said: Any) -> None:
    await director.post(f"/api/events/{event}/direct", said)


async def _closed(
    tournaments: TournamentScheduler, people: list[Guest], event: str, says: Callable[[], Awaitable[Any]]
) -> Closed:
    """How the table of four people is closed, who have begun to play, once somebody has said something."""
    table = (await people[0].get(f"/api/events/{event}"))["you"]["table"]["table"]
    async with AsyncExitStack() as connections:
        for person in people:
            talk = await connections.enter_async_context(person.connect())
            await talk.watch(table)
            await talk.ask("ready", table)
        session = await tournaments.server_state.registry.find(table)
        assert session is not None
        async with asyncio.timeout(PATIENCE):
            while session.table.match is None:
                await asyncio.sleep(0.02)
        await says()
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
        own = await _side_of(tournaments, event, ("Ann", "Bo"))
        closed = await _closed(
            tournaments, people, event, partial(_directs, people[0], event, winner=claimed, **RULING)
        )
        assert closed.winners == (1 - own,)


async def test_a_match_that_a_director_ends_who_does_not_play_counts_for_nobody(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        eve = await account(address, "Eve")
        event = await _seated(tournaments, eve, people)
        closed = await _closed(tournaments, people, event, partial(_directs, eve, event, winner=0, **RULING))
        assert closed.winners == ()


async def test_who_leaves_an_event_in_the_middle_of_a_match_has_lost_it(tmp_path: Path) -> None:
    """Before, it counted for nobody: a pair that was behind left the event, and kept its grades."""
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        event = await _seated(tournaments, await account(address, "Eve"), people)
        own = await _side_of(tournaments, event, ("Cy", "Di"))
        leaves = partial(people[2].post, f"/api/events/{event}/leave", {})
        closed = await _closed(tournaments, people, event, leaves)
        assert closed.winners == (1 - own,)


async def test_a_pair_that_the_director_withdraws_has_lost_nothing(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        eve = await account(address, "Eve")
        event = await _seated(tournaments, eve, people)
        withdraws = partial(_directs, eve, event, do="withdraw", entrant=1, reason="a train")
        assert (await _closed(tournaments, people, event, withdraws)).winners == ()
