"""The table's messages over plain HTTP, for programs: a stream of lines to read, and a request for each message."""

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from bidwhist.i18n import Saying
from bidwhist.server.accounts.repository import Login
from bidwhist.server.http.call import Fault
from bidwhist.server.http.problems import EXPECTED, problem_of
from bidwhist.server.http.requests import address_of, body_of, language_of_request, token_of
from bidwhist.server.http.websockets import enter, heard, is_crowded
from bidwhist.server.protocol.client_messages import Hello
from bidwhist.server.protocol.encoding import MAX_FRAME_BYTES, OLDER_PROTOCOL
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection, nobody

SILENCE_S = 5.0
"""Seconds after which an empty line says that the stream is still open."""
OPEN_AGAIN_MS = 5000
_HELLO = Hello(protocol=OLDER_PROTOCOL, positions=True)


async def stream(request: Request) -> Response:
    """Open a bot account's stream: a message a line, and empty lines while nothing happens."""
    try:
        return StreamingResponse(
            _lines(*await _opened(request)),
            media_type="application/x-ndjson",
            headers={"cache-control": "no-store", "x-accel-buffering": "no"},
        )
    except EXPECTED as error:
        return problem_of(error, language_of_request(request))


async def message(request: Request) -> Response:
    """Take one message of a program whose stream is open; what is answered comes over the stream."""
    try:
        server_state, login = await _bot_of(request)
        open_stream = _stream_of(server_state, login)
        if open_stream is None:
            raise Fault(409, "no_stream", Saying("fault-no-stream"))
        await heard(server_state, open_stream, await body_of(request, MAX_FRAME_BYTES))
    except EXPECTED as error:
        return problem_of(error, language_of_request(request))
    return Response(status_code=202)


async def _bot_of(request: Request) -> tuple[ServerState, Login]:
    server_state: ServerState = request.app.state.server_state
    token = token_of(request)
    login = await server_state.accounts.login_of(token) if token else None
    if login is None:
        raise Fault(401, "not_signed_in", Saying("fault-who"))
    if login.person.kind != "bot":
        raise Fault(403, "no_bot", Saying("fault-stream-bots"))
    ban = server_state.moderation.ban_on(login.person.id, address_of(request))
    if ban is not None:
        raise Fault(403, "banned", ban.saying)
    return server_state, login


async def _opened(request: Request) -> tuple[ServerState, Connection]:
    server_state, login = await _bot_of(request)
    limits, address = server_state.limits, address_of(request)
    if not limits.allows("socket", address):
        raise Fault(429, "too_fast", Saying("fault-too-fast"), wait=limits.wait_ms("socket", address))
    connection = Connection(
        login.person,
        address,
        is_limited=limits.is_limited,
        login=login,
        language=language_of_request(request),
        limits=limits,
    )
    older = _stream_of(server_state, login)
    if older is not None:
        older.part("too_many", Saying("bye-other-stream"), OPEN_AGAIN_MS)
    elif limits.is_limited and is_crowded(server_state, connection):
        raise Fault(429, "too_many", Saying("bye-too-many"), wait=OPEN_AGAIN_MS)
    connection.is_stream = True
    return server_state, connection


def _stream_of(server_state: ServerState, login: Login) -> Connection | None:
    """The open stream of a token on this server."""
    return next(
        (
            one
            for one in server_state.connections.all
            if one.is_stream and not one.is_closed and one.login is not None and one.login.token == login.token
        ),
        None,
    )


async def _lines(server_state: ServerState, connection: Connection) -> AsyncIterator[bytes]:
    news = asyncio.Event()
    connection.tell = news.set
    try:
        await enter(server_state, connection)
        await heard(server_state, connection, _HELLO)
        while True:
            news.clear()
            for frame in connection.take_frames():
                yield frame + b"\n"
            if connection.is_closed:
                return
            try:
                await asyncio.wait_for(news.wait(), SILENCE_S)
            except TimeoutError:
                yield b"\n"
    finally:
        connection.tell = nobody
        server_state.connections.exit(connection)


STREAMS: tuple[Route, ...] = (
    Route("/api/stream", stream, methods=["GET"]),
    Route("/api/stream", message, methods=["POST"]),
)
"""The stream of a bot account."""
