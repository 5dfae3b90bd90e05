"""Endpoints of a server on a home network: the addresses for friends there, and opening it to them."""

from bidwhist.i18n import Saying
from bidwhist.server.http.call import Answer, Call, Endpoint, Fault
from bidwhist.server.protocol.bodies import (
    Reach,
)


async def reach(call: Call) -> Answer:
    """The page's addresses in the home network, and whether you may open the server to it."""
    return Answer(_reach(call))


async def let_in(call: Call) -> Answer:
    """Listen on the home network too, for friends there; only from the server's own machine."""
    if not call.is_from_here:
        raise Fault(403, "not_here", Saying("fault-not-here"))
    await call.lan.open()
    return Answer(_reach(call))


def _reach(call: Call) -> Reach:
    return Reach(call.lan.pages, call.is_from_here and not call.lan.pages and call.lan.begin is not None)


REACH: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/reach", reach, Reach),
    Endpoint("POST", "/api/reach", let_in, Reach, limit="open"),
)
"""The endpoints of the home network."""
