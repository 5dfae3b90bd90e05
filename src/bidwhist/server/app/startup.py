"""Startup and shutdown of a server: its node in the cluster, its peers on the bus, and its state."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from bidwhist.server.app.handover import Handover
from bidwhist.server.app.peers import among_peers
from bidwhist.server.platform.bus.bus import Bus
from bidwhist.server.platform.cluster.node import Node
from bidwhist.server.privacy.erasure import clear_names
from bidwhist.server.state.server_state import ServerState


@asynccontextmanager
async def open_server(server_state: ServerState, node: Node | None, bus: Bus | None) -> AsyncIterator[None]:
    """Run a server's state; at the end it hands its tables over if it is one node of a cluster."""
    server_state.hourly_tasks.append(partial(clear_names, server_state))
    async with AsyncExitStack() as stack:
        if node is not None:
            server_state.background_tasks.append(Handover(server_state, node, server_state.context.around.random).watch)
            await node.start()
            stack.push_async_callback(node.stop)
        if bus is not None:
            await stack.enter_async_context(among_peers(server_state, bus))
        await server_state.start()
        stack.push_async_callback(server_state.stop)
        yield
