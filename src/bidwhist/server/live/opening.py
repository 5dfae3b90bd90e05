"""A hall that is open: among the nodes of its house and its neighbours on the bus, from its start to its end."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from bidwhist.server.bus.bus import Bus
from bidwhist.server.cluster.node import Node
from bidwhist.server.live.farewell import clear_names
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.handover import Handover
from bidwhist.server.live.neighbours import among_neighbours


@asynccontextmanager
async def open_hall(hall: Hall, node: Node | None, bus: Bus | None) -> AsyncIterator[None]:
    """A hall with people in it; it hands its tables over at the end, where it is one node of many."""
    hall.chores.append(partial(clear_names, hall))
    async with AsyncExitStack() as stack:
        if node is not None:
            hall.besides.append(Handover(hall, node, hall.house.around.random).watch)
            await node.start()
            stack.push_async_callback(node.stop)
        if bus is not None:
            await stack.enter_async_context(among_neighbours(hall, bus))
        await hall.start()
        stack.push_async_callback(hall.stop)
        yield
