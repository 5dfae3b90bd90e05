"""Every endpoint of the server."""

from bidwhist.server.accounts.routes import ACCOUNTS
from bidwhist.server.app.reach_routes import REACH
from bidwhist.server.bot_accounts.routes import BOT_ACCOUNTS
from bidwhist.server.daily.routes import DAILY
from bidwhist.server.history.routes.matches import MATCHES
from bidwhist.server.history.routes.moments import FILES
from bidwhist.server.history.routes.what_if import WHAT_IF
from bidwhist.server.http.call import Endpoint
from bidwhist.server.moderation.routes.owner import OWNER
from bidwhist.server.moderation.routes.reports import REPORTS
from bidwhist.server.ratings.routes import STANDINGS
from bidwhist.server.social.routes.clubs import CLUBS
from bidwhist.server.social.routes.friends import FRIENDS
from bidwhist.server.tables.routes.invites import INVITES
from bidwhist.server.tables.routes.rules import QUESTIONS, RULES
from bidwhist.server.tables.routes.tables import TABLES
from bidwhist.server.tables.routes.whereabouts import WHEREABOUTS
from bidwhist.server.tournaments.routes import EVENTS

ENDPOINTS: tuple[Endpoint, ...] = (
    *ACCOUNTS,
    *RULES,
    *TABLES,
    *MATCHES,
    *REACH,
    *INVITES,
    *WHEREABOUTS,
    *QUESTIONS,
    *WHAT_IF,
    *FILES,
    *DAILY,
    *FRIENDS,
    *BOT_ACCOUNTS,
    *CLUBS,
    *EVENTS,
    *REPORTS,
    *STANDINGS,
    *OWNER,
)
"""All endpoints; a handler's docstring is its summary in the OpenAPI document."""
