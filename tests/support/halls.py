"""A hall without sockets: people with lines, tables of theirs, and what the lines are told."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from jsonschema import Draft202012Validator

from bidwhist.rules.presets import PALACE
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.app import build_app
from bidwhist.server.hall import Hall, opened_table
from bidwhist.server.line import Line
from bidwhist.server.protocol import ClientMessage, Watch, protocol_schema
from bidwhist.server.room import Room
from bidwhist.server.settings import Settings
from bidwhist.server.sockets import heard

Kind = Literal["open", "private", "password"]
Told = list[dict[str, Any]]

_ANSWER = Draft202012Validator({**protocol_schema(), "anyOf": [{"$ref": "#/$defs/ServerMessage"}]})


@asynccontextmanager
async def hall_over(path: Path, **manners: Any) -> AsyncIterator[Hall]:
    """A hall over a store in a folder."""
    app = build_app(Settings(path / "tables.sqlite", pace="none", **manners))
    async with app.router.lifespan_context(app):
        yield app.state.hall


async def newcomer(hall: Hall, name: str) -> Line:
    """Somebody with a line that is not limited."""
    person, _ = await hall.accounts.guest(name)
    line = Line(person, "here", is_limited=False)
    await hall.enter(line)
    return line


async def table_of(
    hall: Hall, line: Line, kind: Kind = "private", rules: Ruleset = PALACE, bots: str = "random"
) -> Room:
    """A table of somebody who follows it."""
    opened = opened_table(rules, "porch", kind, "none", bots, hints=True, chat=True, watchers=True)
    room = await hall.open_room(opened, line.person, 0)
    await told(hall, line, Watch(room.table.id))
    return room


async def told(hall: Hall, line: Line, message: ClientMessage) -> Told:
    """A message to the hall, and what came back."""
    taken(line)
    await hall.hear(line, message)
    return taken(line)


async def tell(hall: Hall, line: Line, **message: Any) -> Told:
    """The same for a message as a client writes it."""
    taken(line)
    await heard(hall, line, json.dumps(message))
    return taken(line)


def taken(line: Line) -> Told:
    """What has been sent to a line, each message as the published schema says."""
    messages: Told = [json.loads(frame) for frame in line.take_frames()]
    for message in messages:
        _ANSWER.validate(message)
    return messages
