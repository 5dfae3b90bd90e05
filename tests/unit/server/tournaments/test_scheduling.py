"""Looks at events cost what is due, however many are announced and however far away they begin."""

from pathlib import Path
from typing import Any

import pytest

from bidwhist.core.rules.presets import preset_name
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.domain.commands import Enter
from bidwhist.server.tournaments.domain.log import EventOpened
from bidwhist.server.tournaments.scheduler import POLL_INTERVAL_S, TournamentScheduler
from support.tournaments import SHORT, other_node, tournaments_over

FAR = 2**53
"""When an event of nobody's begins (ms since 1970): in 285,000 years, as an old log may say."""
COUNT = 50


async def announce(tournaments: TournamentScheduler, named: str, begins: int) -> None:
    laid_down = Announced(
        id=named, club="", host="", rules=SHORT, preset=preset_name(SHORT), bots="random", pace="quick", who="accounts"
    )
    opened = EventOpened(name=named, form="swiss", seed="lots", is_online=True, begins=begins)
    await tournaments.service.announce(laid_down, opened)


def noted(tournaments: TournamentScheduler, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The events that are looked at closely from now on."""
    looked_at: list[str] = []
    look_at = tournaments._look_at

    async def look(named: str) -> Any:
        looked_at.append(named)
        return await look_at(named)

    monkeypatch.setattr(tournaments, "_look_at", look)
    return looked_at


async def test_events_that_begin_far_away_cost_a_look_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await tournaments.stop()
        for number in range(COUNT):
            await announce(tournaments, f"far{number}", FAR)
        await tournaments.look()
        looked_at = noted(tournaments, monkeypatch)
        for _ in range(5):
            assert not await tournaments.look(), "nothing is played, and nothing will be soon"
        assert looked_at == []


async def test_an_event_is_looked_at_when_it_begins_and_when_somebody_writes_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await tournaments.stop()
        now = tournaments.service.clock()
        monkeypatch.setattr(tournaments.service, "clock", lambda: now)
        begins = now + 3_600_000
        for named, when in (("cup", begins), ("far", FAR)):
            await announce(tournaments, named, when)
        await tournaments.look()
        looked_at = noted(tournaments, monkeypatch)
        for number in range(2):
            assert (
                await tournaments.service.do("far", Enter((f"Otis {number}", f"Mae {number}"), people=("", ""))) is None
            )
        assert not await tournaments.look() and looked_at == ["far"], "somebody has entered there"
        now = begins - int(POLL_INTERVAL_S * 1000) + 1
        assert await tournaments.look() and looked_at == ["far", "cup"], "it begins before the next look"
        now = begins
        await tournaments.look()
        found = await tournaments.service.find("cup")
        assert found is not None and found.event.seq > 1, "its time has come"


async def test_an_event_that_another_server_writes_at_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await tournaments.stop()
        await announce(tournaments, "far", FAR)
        await tournaments.look()
        other = other_node(tournaments)
        assert await other.service.do("far", Enter(("Otis", "Mae"), people=("", ""))) is None
        looked_at = noted(tournaments, monkeypatch)
        await tournaments.look()
        assert looked_at == ["far"]
