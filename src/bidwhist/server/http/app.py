"""The web server as an ASGI application: its routes, and what it opens and closes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from random import Random

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from bidwhist.server.bus.opening import open_bus
from bidwhist.server.cluster.node import Node
from bidwhist.server.contests.contests import Contests
from bidwhist.server.daily.daily import Daily
from bidwhist.server.http.guard import Guard
from bidwhist.server.http.lan import Lan
from bidwhist.server.http.moments import MOMENTS
from bidwhist.server.http.openapi import openapi
from bidwhist.server.http.pages import pages
from bidwhist.server.http.paths import ENDPOINTS
from bidwhist.server.http.problems import not_found
from bidwhist.server.http.requests import answering
from bidwhist.server.http.settings import VERSION, Settings
from bidwhist.server.http.sockets import follow
from bidwhist.server.http.status import live, metrics, ready, security
from bidwhist.server.limits.rates import Limits
from bidwhist.server.live.clock import SteadyClock
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.opening import open_hall
from bidwhist.server.peace.moderation import Moderation
from bidwhist.server.store.store import Store
from bidwhist.server.work.afar import Afar


def build_app(settings: Settings) -> Starlette:
    """The server as an ASGI application; its store opens when it starts and closes when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        words = Moderation(settings.words, settings.languages)
        with closing(Store(settings.database, is_held=True)) as store:
            node = Node(Store(settings.database), settings.node_url) if settings.node_url else None
            app.state.hall = hall = Hall(
                store,
                VERSION,
                settings.pace,
                app.state.limits,
                words,
                workers=settings.workers,
                owning=node,
                clock=SteadyClock(node.clock) if node else None,
                chips=settings.chips,
            )
            hall.thinkers.offer(settings.bots)
            bus = open_bus(settings.bus, settings.bus_key) if settings.bus else None
            if bus is not None:
                hall.reach(Afar(bus, Random().random))
            async with open_hall(hall, node, bus):
                app.state.daily = daily = Daily(hall, settings.daily, settings.daily_bots)
                await daily.start()
                app.state.contests = contests = Contests(hall)
                await contests.start()
                try:
                    yield
                finally:
                    contests.stop()
                    daily.stop()

    app = Starlette(routes=_routes(), lifespan=lifespan, exception_handlers={404: not_found, 405: not_found})
    # Its redirects would be built from what a request calls us.
    app.router.redirect_slashes = False
    app.state.settings = settings
    app.state.lan = Lan()
    app.state.limits = Limits(is_limited=settings.is_limited, rates=settings.rates, counts=settings.counts)
    return app


def guarded(settings: Settings) -> Guard:
    """The application behind its guards: security headers, and no unsafe request from a foreign page."""
    return Guard(build_app(settings), settings)


def _routes() -> list[BaseRoute]:
    return [
        *(Route(one.path, answering(one), methods=[one.method]) for one in (*ENDPOINTS, *MOMENTS)),
        Route("/api/openapi.json", _openapi),
        Route("/live", live),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/.well-known/security.txt", security),
        WebSocketRoute("/ws", follow),
        *pages(),
    ]


async def _openapi(_: Request) -> Response:
    return JSONResponse(openapi(VERSION))
