"""Every endpoint of the server, by whom it is for."""

from bidwhist.server.calls import Endpoint
from bidwhist.server.endpoints import ENDPOINTS as GAME
from bidwhist.server.owner_endpoints import OWNER
from bidwhist.server.peace_endpoints import PEACE

ENDPOINTS: tuple[Endpoint, ...] = (*GAME, *PEACE, *OWNER)
"""The first line of a handler's docstring is what the OpenAPI document says of it."""
