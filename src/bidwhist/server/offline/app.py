"""The server of one person and three bots: what needs other people or a search of seconds is left out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from bidwhist.bots.levels import parts_of
from bidwhist.server.accounts.routes import ACCOUNTS
from bidwhist.server.history.routes.matches import MATCHES
from bidwhist.server.history.routes.moments import FILES
from bidwhist.server.http.call import Answer, Call, Endpoint, Handler
from bidwhist.server.http.problems import problem
from bidwhist.server.http.requests import answering, language_of_request
from bidwhist.server.http.settings import VERSION, Settings
from bidwhist.server.http.websockets import follow
from bidwhist.server.moderation.routes.reports import REPORTS
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.jobs.executors import Executors
from bidwhist.server.platform.limits.rate_limits import Limits
from bidwhist.server.platform.services import Services
from bidwhist.server.platform.transport.lan import Lan
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.routes.rules import QUESTIONS, RULES
from bidwhist.server.tables.routes.tables import TABLES, open_table

LEVELS = ("random", "beginner", "casual", "steady")
"""The bots that play without a search, which has no threads to run in."""
OFFERED = frozenset(
    {
        "/api/bots",
        "/api/guest",
        "/api/matches/{match}/record",
        "/api/matches/{match}/replay",
        "/api/me",
        "/api/me/face",
        "/api/me/muted",
        "/api/me/profile",
        "/api/presets",
        "/api/questions",
        "/api/replay",
        "/api/rules/check",
        "/api/tables",
        "/api/tables/{table}",
    }
)
"""The endpoints that work without other people; of any other it is said that it needs a connection."""


async def open_with_own_bots(call: Call) -> Answer:
    """Open a table: with the usual bots, where those that are asked for search."""
    level, _, _ = parts_of(call.body.bots or "")
    is_known = level in call.server_state.bot_service.levels
    return await open_table(call if is_known else replace(call, body=replace(call.body, bots=None)))


def _offered() -> list[Endpoint]:
    known = (*ACCOUNTS, *RULES, *TABLES, *QUESTIONS, *MATCHES, *FILES, *REPORTS)
    own: dict[Handler, Handler] = {open_table: open_with_own_bots}
    return [replace(one, handler=own.get(one.handler, one.handler)) for one in known if one.path in OFFERED]


def build_offline_app(store: Store, pace: str = "human") -> Starlette:
    """The server as an ASGI application over an open store, which closes when the application ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with closing(store):
            app.state.server_state = state = ServerState(
                store, VERSION, pace, app.state.limits, workers=Executors.in_loop()
            )
            levels = state.bot_service.levels
            state.bot_service.levels = {level: levels[level] for level in LEVELS}
            await state.start()
            try:
                yield
            finally:
                await state.stop()

    app = Starlette(
        routes=[
            *(Route(one.path, answering(one), methods=[one.method]) for one in _offered()),
            WebSocketRoute("/ws", follow),
        ],
        lifespan=lifespan,
        exception_handlers={404: _needs_connection, 405: _needs_connection},
    )
    app.router.redirect_slashes = False
    database = store.place if isinstance(store.place, Path) else Path()
    app.state.settings = Settings(database, pace=pace, is_limited=False)
    app.state.lan, app.state.services = Lan(), Services()
    app.state.limits = Limits(is_limited=False)
    return app


async def _needs_connection(request: Request, _: Exception) -> Response:
    return problem(404, "offline", language_of_request(request).say("fault-offline"))
