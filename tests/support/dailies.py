"""A real server whose days a test begins and ends, and people who play the deals of a day."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from bidwhist.server.app.app import build_app
from bidwhist.server.app.running import config_for
from bidwhist.server.daily.domain.day import PLAYED, day_after, day_at, ends
from bidwhist.server.daily.service import LAST_CARD_GRACE_MS, DailyService
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.settings import Settings
from support.online import Frame, Guest, Talk, decision_on, guest, some_action
from support.stores import place
from support.waiting import PATIENCE

DAY = day_after(day_at(time.time_ns() // 10**6))
"""Tomorrow: whatever is finished while a test runs is finished before that is over."""
NOON = ends(DAY) - 12 * 3600 * 1000
MIDNIGHT = ends(DAY) + LAST_CARD_GRACE_MS
EARLY = NOON - 24 * 3600 * 1000


class DailyServer:
    """A server, its address, and the hands of its clock."""

    def __init__(self, address: str, daily: DailyService) -> None:
        self.address, self.daily = address, daily
        self.time = NOON

    async def turn_to(self, time: int) -> None:
        """The clock of the days shows a time (ms), and the house looks at it."""
        self.time = time
        await self.daily.look()


@asynccontextmanager
async def daily_server(path: Path, **manners: Any) -> AsyncIterator[DailyServer]:
    """A server over a store in a folder, at noon of the day."""
    usual = {"pace": "none", "is_limited": False, "daily_bots": "steady", "metrics_here": True}
    chosen = Settings(place(path / "tables.sqlite"), **{**usual, **manners})
    app = build_app(chosen)
    running = uvicorn.Server(config_for(SecurityMiddleware(app, chosen)))
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
    daily = DailyServer(f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}", app.state.daily)
    app.state.daily.clock = lambda: daily.time
    await daily.turn_to(NOON)
    try:
        yield daily
    finally:
        running.should_exit = True
        await task


PASSWORD = "sunday pie at four"


async def register(person: Guest, name: str) -> Guest:
    """A guest makes an account."""
    made = await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    person.person = made["person"]
    return person


async def with_account(address: str, name: str) -> Guest:
    """Somebody new with an account."""
    return await register(await guest(address, name), name)


async def begin(person: Guest) -> str:
    """The table where somebody plays the deals of the day."""
    return str((await person.post("/api/daily", {}))["table"])


async def ask(talk: Talk, kind: str, table: str, **more: Any) -> Frame:
    """A command and its answer, however long a house full of players takes."""
    talk.names += 1
    name = f"d{id(talk) % 10**6}-{talk.names}"
    await talk.send(type=kind, table=table, id=name, **more)
    return await talk.until(lambda frame: frame.get("id") == name, PATIENCE)


def first_of(view: Frame) -> Frame:
    """The first legal action of a view, which in an auction is a pass where that is allowed."""
    return dict(view["choices"][0]["action"]) if view["choices"] else some_action(view)


async def play_deal(talk: Talk, table: str, choose: Callable[[Frame], Frame] = some_action) -> Frame:
    """The next deal of a daily table, from its first card to its end; the view after it."""
    match = talk.view["match"] if talk.view["phase"] not in ("seating", "match_over") else talk.view["match"] + 1
    if talk.view["phase"] in ("seating", "match_over"):
        await ask(talk, "ready", table, seq=talk.view["seq"])
    while not (talk.view["match"] == match and talk.view["phase"] == "match_over"):
        decision = decision_on(talk.view)
        if decision is None:
            await talk.hear(PATIENCE)
            continue
        if decision["type"] == "command":
            decision["action"] = choose(talk.view)
        answer = await ask(talk, decision.pop("type"), table, **decision)
        while answer["type"] == "ack" and talk.view["seq"] < answer["seq"]:
            await talk.hear(PATIENCE)
    return talk.view


async def play_day(person: Guest, deals: int = PLAYED) -> Talk:
    """Somebody plays the deals of the day, or the first of them."""
    table = await begin(person)
    async with person.connect() as talk:
        await talk.watch(table)
        for _ in range(deals):
            await play_deal(talk, table)
        return talk


def text(told: Any) -> str:
    """Something as it went over the wire."""
    return json.dumps(told)
