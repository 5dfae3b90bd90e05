"""The endpoint that says which server owns a table, for a cluster."""

from bidwhist.i18n import Saying
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault
from bidwhist.server.protocol.bodies import Whereabouts


async def where(call: Call) -> Answer:
    """The address of the server that has a table, or will have it; any server can be asked.

    :raises Fault: if there is no such table.
    """
    table = call.path["table"]
    url = await call.server_state.tables.where(table)
    if url is None:
        raise Fault(404, "no_table", Saying("refused-no-table"))
    return Answer(Whereabouts(table, url))


WHEREABOUTS: tuple[Endpoint, ...] = (Endpoint("GET", "/api/tables/{table}/where", where, Whereabouts),)
"""The endpoint of a cluster."""
