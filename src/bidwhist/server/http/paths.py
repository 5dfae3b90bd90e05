"""Every endpoint of the server, by whom it is for."""

from bidwhist.server.http.after_endpoints import AFTER
from bidwhist.server.http.calls import Endpoint
from bidwhist.server.http.endpoints import ENDPOINTS as GAME
from bidwhist.server.http.invite_endpoints import INVITES
from bidwhist.server.http.moments import OPENED
from bidwhist.server.http.owner_endpoints import OWNER
from bidwhist.server.http.peace_endpoints import PEACE
from bidwhist.server.http.question_endpoints import QUESTIONS

ENDPOINTS: tuple[Endpoint, ...] = (*GAME, *INVITES, *QUESTIONS, *AFTER, *OPENED, *PEACE, *OWNER)
"""The first line of a handler's docstring is what the OpenAPI document says of it."""
