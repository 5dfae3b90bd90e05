"""Events at tables of a server in this process: announced, filled with bots, drawn, and waited for."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace

from bidwhist.core.rules.presets import PALACE, preset_name
from bidwhist.server.app.app import build_app
from bidwhist.server.app.running import config_for
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.settings import Settings
from bidwhist.server.moderation.repository import keep_key
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.domain.commands import Enter
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import EventOpened, Form
from bidwhist.server.tournaments.scheduler import TournamentScheduler
from bidwhist.server.tournaments.service import TournamentService
from support.dailies import play_deal
from support.online import Guest, guest
from support.stores import place
from support.waiting import PATIENCE

EVENT = "cup1"
KEY = "the-owner"
PASSWORD = "sunday pie at four"
SHORT = replace(PALACE, max_deals=1)
CUP_OF_BOTS = Announced(
    id=EVENT, club="", host="", rules=SHORT, preset=preset_name(SHORT), bots="random", pace="quick", who="accounts"
)
CUP = {"name": "The cup", "rules": {"preset": "palace"}, "deals": 1, "bots": "random", "pace": "quick"}


@asynccontextmanager
async def tournaments_over(path: Path) -> AsyncIterator[TournamentScheduler]:
    """The events of a server without sockets over a store in a folder."""
    app = build_app(Settings(place(path / "tables.sqlite"), pace="none", is_limited=False))
    async with app.router.lifespan_context(app):
        yield app.state.tournaments


@asynccontextmanager
async def event_server(path: Path) -> AsyncIterator[tuple[str, TournamentScheduler]]:
    """A server over a store in a folder whose owner has a key: its address and its events."""
    chosen = Settings(place(path / "tables.sqlite"), pace="none", is_limited=False)
    app = build_app(chosen)
    running = uvicorn.Server(config_for(SecurityMiddleware(app, chosen)))
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
    tournaments: TournamentScheduler = app.state.tournaments
    await tournaments.server_state.store.write(keep_key(KEY, time.time_ns() // 10**6))
    try:
        yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}", tournaments
    finally:
        running.should_exit = True
        await task


def other_node(tournaments: TournamentScheduler) -> TournamentScheduler:
    """Another node that runs the same events, over the same store."""
    state, service = tournaments.server_state, tournaments.service
    return TournamentScheduler(TournamentService(state.store, state.clubs, service.clock), state)


async def announced(tournaments: TournamentScheduler, form: Form, pairs: int, **manners: Any) -> None:
    """An event with so many pairs of bots; its first round is not drawn."""
    opened = EventOpened(name="The cup", form=form, seed="lots", is_online=True, **manners)
    await tournaments.service.announce(CUP_OF_BOTS, opened)
    for number in range(pairs):
        assert await tournaments.service.do(EVENT, Enter((f"Otis {number}", f"Mae {number}"), people=("", ""))) is None


async def event_when(tournaments: TournamentScheduler, comes: Callable[[Event], object], event: str = EVENT) -> Event:
    """The event as soon as something is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await tournaments.service.find(event)
            if found is not None and comes(found.event):
                return found.event
            await asyncio.sleep(0.02)


async def account(address: str, name: str) -> Guest:
    """Somebody with an account."""
    person = await guest(address, name)
    await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


def owner(address: str) -> Guest:
    """The person with the key of the server."""
    return Guest(address, KEY, {})


async def entered(people: list[Guest], event: str) -> None:
    """The first asks the second, who says yes; the third asks the fourth, who does not answer."""
    ann, bo, cy, di = people
    page = await ann.post(f"/api/events/{event}/enter", {"partner": di.person["name"]})
    assert page["you"]["asked"] == "Di" and page["you"]["waits"]
    assert [one["name"] for one in (await di.get(f"/api/events/{event}"))["you"]["asks"]] == ["Ann"]
    await di.post(f"/api/events/{event}/no/{ann.person['id']}", {})
    await ann.post(f"/api/events/{event}/enter", {"partner": "Bo"})
    page = await bo.post(f"/api/events/{event}/enter", {"person": ann.person["id"]})
    assert page["you"]["entrant"] == 1 and page["entrants"][0]["names"] == ["Ann", "Bo"]
    await cy.post(f"/api/events/{event}/enter", {})
    await di.post(f"/api/events/{event}/enter", {})


async def plays_out(person: Guest, table: str) -> None:
    """Somebody plays their match at a table of an event."""
    async with person.connect() as talk:
        await talk.watch(table)
        assert talk.view["you"] is not None
        await play_deal(talk, table)
