"""What a server tells of itself: that it lives, that it can write, its figures, and where its faults are told."""

import asyncio
from datetime import UTC, datetime, timedelta
from hmac import compare_digest

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bidwhist.server.extras import NotInstalled, library
from bidwhist.server.http.problems import problem, problem_of
from bidwhist.server.http.requests import bearer_of
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.platform.limits.addresses import is_this_machine
from bidwhist.server.platform.transport.hosts import host_in
from bidwhist.server.state.server_state import ServerState

CONTACT = "https://pypi.org/project/bidwhist/"
"""Where the project is found, and its SECURITY.md with it, where a server names nobody of its own."""
WRITE_PROBE_S = 2.0
"""Seconds that the store has to write."""
VALID = timedelta(days=180)
"""For how long what security.txt says holds."""
RELAYED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that tell of somebody behind a proxy."""


async def live(_: Request) -> Response:
    """Whether the process answers at all."""
    return PlainTextResponse("live\n")


async def ready(request: Request) -> Response:
    """Whether the store writes, tried for real."""
    server_state: ServerState = request.app.state.server_state
    try:
        await asyncio.wait_for(server_state.probe(), WRITE_PROBE_S)
    except TimeoutError:
        return PlainTextResponse("not ready: the store does not write; something else has locked it\n", 503)
    except NotSaved as error:
        # A remote request may come from anybody.
        return PlainTextResponse(f"not ready: {(_is_at_home(request) and error.detail) or error}\n", 503)
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    """Prometheus metrics, for requests with the token, and for this machine if its owner allowed that."""
    settings: Settings = request.app.state.settings
    is_here = settings.metrics_here and _is_at_home(request)
    if not (is_here or _has_token(request, settings.metrics_token)):
        return problem(403, "metrics", "figures are told by the token that the server was given: serve --metrics-token")
    server_state: ServerState = request.app.state.server_state
    try:
        told = library("prometheus_client").generate_latest(server_state.metrics.registry)
    except NotInstalled as error:
        return problem_of(error)
    return Response(told, media_type="text/plain; version=0.0.4")


def _is_at_home(request: Request) -> bool:
    # A proxy on this machine that nobody has named speaks from here too, for strangers.
    host = host_in(request.headers["host"])
    is_local = host == "localhost" or is_this_machine(host)
    is_relayed = any(name in request.headers for name in RELAYED)
    return is_local and not is_relayed and request.client is not None and is_this_machine(request.client.host)


def _has_token(request: Request, token: str) -> bool:
    return bool(token) and compare_digest(bearer_of(request).encode(), token.encode())


async def security(request: Request) -> Response:
    """Where faults of security are told (RFC 9116)."""
    settings: Settings = request.app.state.settings
    expires = (datetime.now(UTC) + VALID).replace(microsecond=0)
    return PlainTextResponse(
        f"Contact: {settings.contact or CONTACT}\nExpires: {expires:%Y-%m-%dT%H:%M:%SZ}\nPreferred-Languages: en\n"
    )
