"""Every endpoint of the server, by whom it is for."""

from bidwhist.server.http.after_endpoints import AFTER
from bidwhist.server.http.calls import Endpoint
from bidwhist.server.http.club_endpoints import CLUBS
from bidwhist.server.http.daily_endpoints import DAILY
from bidwhist.server.http.endpoints import ENDPOINTS as GAME
from bidwhist.server.http.event_endpoints import EVENTS
from bidwhist.server.http.friend_endpoints import FRIENDS
from bidwhist.server.http.invite_endpoints import INVITES
from bidwhist.server.http.moments import OPENED
from bidwhist.server.http.node_endpoints import NODES
from bidwhist.server.http.owner_endpoints import OWNER
from bidwhist.server.http.peace_endpoints import PEACE
from bidwhist.server.http.question_endpoints import QUESTIONS
from bidwhist.server.http.standing_endpoints import STANDINGS

ENDPOINTS: tuple[Endpoint, ...] = (
    *GAME,
    *INVITES,
    *NODES,
    *QUESTIONS,
    *AFTER,
    *OPENED,
    *DAILY,
    *FRIENDS,
    *CLUBS,
    *EVENTS,
    *PEACE,
    *STANDINGS,
    *OWNER,
)
"""The first line of a handler's docstring is what the OpenAPI document says of it."""
