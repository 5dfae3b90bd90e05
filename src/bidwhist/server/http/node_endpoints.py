"""The endpoint that tells where a table is, for a house of several servers."""

from bidwhist.server.http.calls import Answer, Call, Endpoint
from bidwhist.server.protocol.bodies import Whereabouts


async def where(call: Call) -> Answer:
    """The address of the server that has a table, or will have it; any server can be asked."""
    table = call.path["table"]
    return Answer(Whereabouts(table, await call.hall.house.owning.where(table)))


NODES: tuple[Endpoint, ...] = (Endpoint("GET", "/api/tables/{table}/where", where, Whereabouts),)
"""The endpoint of a house of several servers."""
