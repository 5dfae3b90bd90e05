"""Several servers over one PostgreSQL in one process, without sockets or with them."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace

from bidwhist.server.app.app import build_app, guarded
from bidwhist.server.app.running import config_for
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.cluster.node import Node
from bidwhist.server.platform.database.paths import InPostgres
from bidwhist.server.state.server_state import ServerState
from support.stores import in_postgres
from support.waiting import PATIENCE


def shared(path: Path) -> InPostgres:
    """A house of several servers, named by the path of a file."""
    return replace(in_postgres(path / "tables.sqlite"), is_shared=True)


@asynccontextmanager
async def node_states(path: Path, *names: str) -> AsyncIterator[list[ServerState]]:
    """Halls over one house, each of whose addresses is ``http://NAME``; all know each other."""
    async with AsyncExitStack() as opened:
        found = []
        for name in names:
            app = build_app(Settings(shared(path), pace="none", node_url=f"http://{name}"))
            await opened.enter_async_context(app.router.lifespan_context(app))
            found.append(app.state.server_state)
        await acquainted(found)
        yield found


def node_of(server_state: ServerState) -> Node:
    """The node that a server is."""
    node = server_state.context.ownership
    assert isinstance(node, Node)
    return node


async def acquainted(found: list[ServerState]) -> None:
    """Wait until every server knows of every other."""
    async with asyncio.timeout(60):
        while any(len(node_of(server_state).peers) < len(found) for server_state in found):
            await asyncio.sleep(0.02)


@asynccontextmanager
async def servers(path: Path, count: int, **manners: Any) -> AsyncIterator[list[tuple[str, uvicorn.Server]]]:
    """Servers with sockets over one house, by their addresses; each ends with the block."""
    async with AsyncExitStack() as opened:
        made = [await opened.enter_async_context(server(path, **manners)) for _ in range(count)]
        await acquainted([guard.app.state.server_state for *_, guard in made])
        yield [(url, running) for url, running, _ in made]


@asynccontextmanager
async def server(path: Path, **manners: Any) -> AsyncIterator[tuple[str, uvicorn.Server, SecurityMiddleware]]:
    """One server with a socket, at an address of this machine."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        chosen = {"pace": "none", "is_limited": False, "node_url": url, **manners}
        app = guarded(Settings(shared(path), **chosen))
        running = uvicorn.Server(config_for(app))
        task = asyncio.create_task(running.serve([listening]))
        while not running.started:
            await asyncio.sleep(0.01)
        try:
            yield url, running, app
        finally:
            running.should_exit = True
            await task


@contextmanager
def standing(path: Path, count: int) -> Iterator[list[str]]:
    """Servers with sockets over one house in a thread of their own, for who waits for answers; their addresses."""
    loop, over, stands = asyncio.new_event_loop(), asyncio.Event(), threading.Event()
    found: list[str] = []

    async def stand() -> None:
        async with servers(path, count) as made:
            found.extend(address for address, _ in made)
            stands.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(stand(),))
    thread.start()
    try:
        assert stands.wait(PATIENCE)
        yield found
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()
