"""A hall without sockets: people with lines, tables of theirs, and what the lines are told."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from jsonschema import Draft202012Validator
from msgspec.structs import replace

from bidwhist.rules.presets import CLASSIC, PALACE, preset_name
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.game.log import Opened
from bidwhist.server.game.table import Stage
from bidwhist.server.http.app import build_app
from bidwhist.server.http.settings import Settings
from bidwhist.server.http.sockets import heard
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.dispatch import hear
from bidwhist.server.live.entry import new_invite
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.protocol.asked import ClientMessage, Ready, Watch
from bidwhist.server.protocol.encoding import protocol_schema
from support.online import decision_on
from support.stores import place
from support.whole import whole

Kind = Literal["open", "private", "password"]
Told = list[dict[str, Any]]

_ANSWER = Draft202012Validator({**protocol_schema(), "anyOf": [{"$ref": "#/$defs/ServerMessage"}]})


@asynccontextmanager
async def hall_over(path: Path, **manners: Any) -> AsyncIterator[Hall]:
    """A hall over a store in a folder."""
    app = build_app(Settings(place(path / "tables.sqlite"), pace="none", **manners))
    async with app.router.lifespan_context(app):
        yield app.state.hall


async def newcomer(hall: Hall, name: str) -> Connection:
    """Somebody with a line that is not limited."""
    person, _ = await hall.accounts.guest(name)
    connection = Connection(person, "here", is_limited=False)
    await hall.enter(connection)
    return connection


def porch(rules: Ruleset, kind: Kind = "private", bots: str = "random", lock: str = "") -> Opened:
    """The first row of a new table."""
    return Opened(
        rules=rules, name="porch", preset=preset_name(rules), kind=kind, bots=bots, invite=new_invite(), lock=lock
    )


async def table_of(
    hall: Hall, connection: Connection, kind: Kind = "private", rules: Ruleset = PALACE, bots: str = "random"
) -> Room:
    """A table of somebody who follows it."""
    room = await hall.rooms.open(porch(rules, kind, bots), connection.person, 0)
    await told(hall, connection, Watch(room.table.id))
    return room


async def told(hall: Hall, connection: Connection, message: ClientMessage) -> Told:
    """A message to the hall, and what came back."""
    taken(connection)
    await hear(hall, connection, message)
    return taken(connection)


async def tell(hall: Hall, connection: Connection, **message: Any) -> Told:
    """The same for a message as a client writes it."""
    taken(connection)
    await heard(hall, connection, json.dumps(message))
    return taken(connection)


def taken(connection: Connection) -> Told:
    """What has been sent to a line, each message as the published schema says."""
    messages: Told = [json.loads(frame) for frame in connection.take_frames()]
    for message in messages:
        _ANSWER.validate(message)
    return messages


async def playing(hall: Hall, bots: str = "random", rules: Any = CLASSIC) -> tuple[Room, Connection]:
    """A match that has begun, and the line of its only person."""
    connection = await newcomer(hall, "Ann")
    room = await table_of(hall, connection, bots=bots, rules=rules)
    await hear(hall, connection, Ready(room.table.id, "r", room.table.seq))
    return room, connection


async def until(found: Any, seconds: float = 60.0) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(seconds):
        while not found():
            await asyncio.sleep(0.01)


def my_turn(room: Room) -> bool:
    return room.table.to_act == 0


async def play(hall: Hall, room: Room, connection: Connection, names: Iterator[str]) -> None:
    """Decide whatever there is to decide until the match is over."""
    view: dict[str, Any] = {}
    async with asyncio.timeout(120):
        while room.table.stage is Stage.PLAYING:
            for frame in taken(connection):
                view = whole(frame)["view"] if "view" in frame else view
            decided = decision_on(view) if view.get("seq") == room.table.seq else None
            if decided is not None:
                await heard(hall, connection, json.dumps({**decided, "table": room.table.id, "id": next(names)}))
            await asyncio.sleep(0.002)


async def finished(path: Path, bots: str = "random", **manners: Any) -> tuple[str, Connection]:
    """A match of one deal that is over, and who played it."""
    async with hall_over(path, **manners) as hall:
        connection = await newcomer(hall, "Ann")
        room = await table_of(hall, connection, bots=bots, rules=replace(CLASSIC, max_deals=1))
        await hear(hall, connection, Ready(room.table.id, "r", room.table.seq))
        names = (f"k{number}" for number in range(10**6))
        await play(hall, room, connection, names)
        return f"{room.table.id}-1", connection
