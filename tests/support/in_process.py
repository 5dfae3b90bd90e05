"""A server without sockets: people with connections, their tables, and the messages that they get."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from jsonschema_rs import Draft202012Validator
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC, PALACE, preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.server.app.app import build_app
from bidwhist.server.http.dispatch import hear
from bidwhist.server.http.settings import Settings
from bidwhist.server.http.websockets import heard
from bidwhist.server.protocol.client_messages import ClientMessage, Ready, Watch
from bidwhist.server.protocol.encoding import protocol_schema
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.access import new_invite
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.domain.table import Stage
from bidwhist.server.tables.session import TableSession
from support.online import decision_on
from support.stores import place
from support.waiting import PATIENCE
from support.whole import whole

Kind = Literal["open", "private", "password"]
Replies = list[dict[str, Any]]
LOOKS_EVERY_S = 0.01

_ANSWER = Draft202012Validator({**protocol_schema(), "anyOf": [{"$ref": "#/$defs/ServerMessage"}]})


@asynccontextmanager
async def started_server(path: Path, **settings: Any) -> AsyncIterator[ServerState]:
    """The state of a running server over a store in a folder."""
    app = build_app(Settings(place(path / "tables.sqlite"), pace="none", **settings))
    async with app.router.lifespan_context(app):
        yield app.state.server_state


async def newcomer(server_state: ServerState, name: str) -> Connection:
    """Somebody with a connection that is not limited."""
    person, _ = await server_state.accounts.guest(name)
    connection = Connection(person, "here", is_limited=False)
    await server_state.connections.enter(connection)
    return connection


def porch(rules: Ruleset, kind: Kind = "private", bots: str = "random", lock: str = "") -> TableOpened:
    """The first row of a new table."""
    return TableOpened(
        rules=rules, name="porch", preset=preset_name(rules), kind=kind, bots=bots, invite=new_invite(), lock=lock
    )


async def table_of(
    server_state: ServerState,
    connection: Connection,
    kind: Kind = "private",
    rules: Ruleset = PALACE,
    bots: str = "random",
) -> TableSession:
    """A table of somebody who follows it."""
    session = await server_state.registry.open(porch(rules, kind, bots), connection.person, 0)
    await replies(server_state, connection, Watch(session.table.id))
    return session


async def replies(server_state: ServerState, connection: Connection, message: ClientMessage) -> Replies:
    """Send a message; what came back."""
    received(connection)
    await hear(server_state, connection, message)
    return received(connection)


async def send(server_state: ServerState, connection: Connection, **message: Any) -> Replies:
    """The same for a message as a client writes it."""
    received(connection)
    await heard(server_state, connection, json.dumps(message))
    return received(connection)


def received(connection: Connection) -> Replies:
    """What has been sent over a connection, each message as the published schema says."""
    messages: Replies = [json.loads(frame) for frame in connection.take_frames()]
    for message in messages:
        _ANSWER.validate(message)
    return messages


async def playing(
    server_state: ServerState, bots: str = "random", rules: Any = CLASSIC
) -> tuple[TableSession, Connection]:
    """A match that has begun, and the connection of its only person."""
    connection = await newcomer(server_state, "Ann")
    session = await table_of(server_state, connection, bots=bots, rules=rules)
    await hear(server_state, connection, Ready(session.table.id, "r", session.table.seq))
    return session, connection


async def until(found: Any, seconds: float = PATIENCE) -> None:
    """Wait for something that must come; looks are counted, so that a machine that stands still loses none.

    :raises TimeoutError: if it has not come.
    """
    for _ in range(round(seconds / LOOKS_EVERY_S)):
        if found():
            return
        await asyncio.sleep(LOOKS_EVERY_S)
    raise TimeoutError("it has not come")


def my_turn(session: TableSession) -> bool:
    return session.table.to_act == 0


async def play(server_state: ServerState, session: TableSession, connection: Connection, names: Iterator[str]) -> None:
    """Decide whatever there is to decide until the match is over."""
    view: dict[str, Any] = {}
    async with asyncio.timeout(120):
        while session.table.stage is Stage.PLAYING:
            for frame in received(connection):
                view = whole(frame)["view"] if "view" in frame else view
            decided = decision_on(view) if view.get("seq") == session.table.seq else None
            if decided is not None:
                await heard(
                    server_state, connection, json.dumps({**decided, "table": session.table.id, "id": next(names)})
                )
            await asyncio.sleep(0.002)


async def finished(path: Path, bots: str = "random", **settings: Any) -> tuple[str, Connection]:
    """A match of one deal that is over, and who played it."""
    async with started_server(path, **settings) as server_state:
        connection = await newcomer(server_state, "Ann")
        session = await table_of(server_state, connection, bots=bots, rules=replace(CLASSIC, max_deals=1))
        await hear(server_state, connection, Ready(session.table.id, "r", session.table.seq))
        names = (f"k{number}" for number in range(10**6))
        await play(server_state, session, connection, names)
        return f"{session.table.id}-1", connection
