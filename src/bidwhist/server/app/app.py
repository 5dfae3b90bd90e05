"""The web server as an ASGI application: its routes and its lifespan."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from bidwhist.server.app.openapi import openapi
from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.app.startup import open_server
from bidwhist.server.bot_accounts.service import BotAccountService
from bidwhist.server.daily.service import DailyService
from bidwhist.server.history.routes.moments import MOMENTS
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.offline_files import offline_files, offline_link, pack_in
from bidwhist.server.http.problems import not_found
from bidwhist.server.http.requests import answering
from bidwhist.server.http.settings import VERSION, Settings
from bidwhist.server.http.static_files import docs, files_of_page, has_docs, pages
from bidwhist.server.http.status import live, metrics, ready, security
from bidwhist.server.http.streams import STREAMS
from bidwhist.server.http.websockets import follow
from bidwhist.server.moderation.word_filter import WordFilter
from bidwhist.server.platform.bus.opening import open_bus
from bidwhist.server.platform.clock import SteadyClock
from bidwhist.server.platform.cluster.node import Node
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers
from bidwhist.server.platform.limits.rate_limits import Limits
from bidwhist.server.platform.services import Services
from bidwhist.server.platform.transport.lan import Lan
from bidwhist.server.social.service import FriendService
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.routes.invites import CODES
from bidwhist.server.tournaments.scheduler import TournamentScheduler
from bidwhist.server.tournaments.service import TournamentService


def build_app(settings: Settings) -> Starlette:
    """The server as an ASGI application; its store opens when it starts and closes when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        words = WordFilter(settings.words, settings.languages)
        with closing(Store(settings.database, is_held=True)) as store:
            node = Node(Store(settings.database), settings.node_url) if settings.node_url else None
            app.state.server_state = server_state = ServerState(
                store,
                VERSION,
                settings.pace,
                app.state.limits,
                words,
                workers=settings.workers,
                ownership=node,
                clock=SteadyClock(node.clock) if node else None,
                chips=settings.chips,
            )
            server_state.bot_service.offer(settings.bots)
            bus = open_bus(settings.bus, settings.bus_key) if settings.bus else None
            if bus is not None:
                server_state.reach(RemoteWorkers(bus, Random().random))
            async with open_server(server_state, node, bus):
                app.state.daily = daily = DailyService(server_state, settings.daily, settings.daily_bots)
                await daily.start()
                tournaments = TournamentService(store, server_state.clubs, server_state.context.now)
                server_state.erasure_hooks.append(tournaments.forget)
                app.state.tournaments = scheduler = TournamentScheduler(tournaments, server_state)
                await scheduler.start()
                app.state.services = Services(
                    daily, tournaments, FriendService(server_state), BotAccountService(server_state)
                )
                try:
                    yield
                finally:
                    await scheduler.stop()
                    await daily.stop()

    app = Starlette(
        routes=_routes(settings.offline), lifespan=lifespan, exception_handlers={404: not_found, 405: not_found}
    )
    # Its redirects would be built from the request's Host header.
    app.router.redirect_slashes = False
    app.state.settings = settings
    app.state.lan = Lan()
    app.state.limits = Limits(is_limited=settings.is_limited, rates=settings.rates, counts=settings.counts)
    return app


def guarded(settings: Settings) -> SecurityMiddleware:
    """The application behind its middleware: security headers, and no cross-site unsafe requests."""
    return SecurityMiddleware(build_app(settings), settings)


def _routes(offline: Path | None) -> list[BaseRoute]:
    pack = pack_in(offline) if offline else None
    return [
        *(Route(one.path, answering(one), methods=[one.method]) for one in (*ENDPOINTS, *MOMENTS, *CODES)),
        *STREAMS,
        Route("/api/openapi.json", _openapi),
        Route("/live", live),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/.well-known/security.txt", security),
        WebSocketRoute("/ws", follow),
        *docs(),
        *(offline_files(offline, pack, files_of_page()) if offline and pack else ()),
        *pages(has_docs=has_docs(), links=offline_link(pack) if pack else b""),
    ]


async def _openapi(_: Request) -> Response:
    return JSONResponse(openapi(VERSION))
