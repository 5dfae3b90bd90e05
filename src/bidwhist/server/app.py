"""The web server: HTTP endpoints, the WebSocket, the web client's files, and what guards them."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from bidwhist.errors import WhistError
from bidwhist.server.accounts import NameTaken, NotSignedIn
from bidwhist.server.api import Problem
from bidwhist.server.endpoints import ENDPOINTS, Answer, Call, Endpoint, Fault
from bidwhist.server.frames import FORWARDED
from bidwhist.server.hall import Hall
from bidwhist.server.limits import Limits
from bidwhist.server.line import Line, nobody
from bidwhist.server.openapi import openapi
from bidwhist.server.protocol import MAX_FRAME, Bye, ClientMessage, Refused, decode
from bidwhist.server.store import NotSaved, Store
from bidwhist.server.turns import TooBusy, Who
from bidwhist.version import program_version

LOG = logging.getLogger("bidwhist.server")
WEB = Path(__file__).parent / "web"
"""The built web client; without it a plain page says so."""
MOST_BODY = 16 * 1024
COOLING = 1.0
"""Seconds until somebody who asks too often is told so."""
COOKIE_AGE = 400 * 24 * 3600
LINES_OF_A_PERSON = 5
LINES_OF_AN_ADDRESS = 50
VERSION = program_version()

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Settings(Struct, frozen=True):
    """How a server is run."""

    database: Path
    origins: tuple[str, ...] = ()
    """Origins besides the server's own that pages may come from."""
    pace: str = "human"
    """How long bots pause: human, quick or none."""
    is_limited: bool = True
    """Whether people and addresses are limited; the load client turns it off."""
    bots: tuple[str, ...] = ()
    """Bots from elsewhere that tables may have besides the house's."""


def build_app(settings: Settings) -> Starlette:
    """The server as an ASGI application; its store opens when it starts and closes when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(settings.database)
        app.state.hall = hall = Hall(store, VERSION, settings.pace, app.state.limits)
        hall.bench.offer(settings.bots)
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()
            store.close()

    app = Starlette(routes=_routes(), lifespan=lifespan, exception_handlers={404: _not_found, 405: _not_found})
    app.state.settings = settings
    app.state.limits = Limits(is_limited=settings.is_limited)
    return app


def guarded(settings: Settings) -> "Guard":
    """The application behind its guards: security headers, and no unsafe request from a foreign page."""
    return Guard(build_app(settings), settings)


class Guard:
    """Security headers on every answer; unsafe methods and sockets from our own pages alone."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app, self.settings = app, settings

    @property
    def limits(self) -> Limits:
        """The limits of the server, for its sockets too."""
        limits: Limits = self.app.state.limits
        return limits

    async def say_goodbye(self) -> None:
        """Tell everybody who is connected that the server ends."""
        await self.app.state.hall.say_goodbye()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        is_safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not is_safe and not _is_our_page(HTTPConnection(scope), self.settings):
            await _refuse_origin(scope, receive, send)
            return
        await self.app(scope, receive, _with_headers(send))


def _is_our_page(connection: HTTPConnection, settings: Settings) -> bool:
    # Browsers always name the page a socket or an unsafe request comes from; others have no cookie to steal.
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == connection.headers.get("host")


async def _refuse_origin(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        return
    await _problem(403, "origin", "this request comes from a foreign page")(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_HEADERS]
        await send(message)

    return sending


def _problem(status: int, code: str, words: str) -> Response:
    return Response(msgspec.json.encode(Problem(code, words)), status, media_type="application/json")


async def _not_found(request: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    if status == 405:
        return _problem(405, "method", "this path is asked in another way")
    if request.url.path.startswith("/api/"):
        return _problem(404, "not_found", "there is nothing at this path")
    return HTMLResponse("<!doctype html><title>Not here</title><h1>There is no such page.</h1>", 404)


# HTTP.


def _routes() -> list[BaseRoute]:
    return [
        *(Route(one.path, _answering(one), methods=[one.method]) for one in ENDPOINTS),
        Route("/api/openapi.json", lambda _: JSONResponse(openapi(VERSION))),
        Route("/live", lambda _: PlainTextResponse("live\n")),
        Route("/ready", _ready),
        Route("/metrics", _metrics),
        WebSocketRoute("/ws", _socket),
        *_pages(),
    ]


async def _ready(request: Request) -> Response:
    try:
        await _within(1.0, request.app.state.hall.store.write(lambda connection: None))
    except (TimeoutError, NotSaved):
        return PlainTextResponse("the store does not write\n", 503)
    return PlainTextResponse("ready\n")


T = TypeVar("T")


async def _within(seconds: float, waiting: Awaitable[T]) -> T:
    return await asyncio.wait_for(waiting, seconds)


async def _metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return Response(generate_latest(hall.metrics.registry), media_type="text/plain; version=0.0.4")


def _answering(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def answering(request: Request) -> Response:
        try:
            return await _answer(endpoint, request)
        except Fault as fault:
            return _problem(fault.status, fault.code, str(fault))
        except msgspec.MsgspecError as error:
            return _problem(422, "bad_body", str(error))
        except tuple(_STATUS) as error:
            status, code = _STATUS[type(error)]
            return _problem(status, code, str(error))
        except WhistError as error:
            return _problem(422, "refused", str(error))

    return answering


_STATUS: dict[type[Exception], tuple[int, str]] = {
    NotSignedIn: (401, "not_signed_in"),
    NameTaken: (409, "name_taken"),
    NotSaved: (503, "not_saved"),
    TooBusy: (503, "busy"),
}


async def _too_fast() -> Fault:
    # Whoever asks too often waits for each refusal, and asks less often by that.
    await asyncio.sleep(COOLING)
    return Fault(429, "too_fast", "that was often; try again in a minute")


async def _answer(endpoint: Endpoint, request: Request) -> Response:
    hall: Hall = request.app.state.hall
    address = _address(request)
    if not hall.limits.allows(endpoint.limit, address):
        raise await _too_fast()
    token = token_of(request)
    person = await hall.accounts.person_of(token) if token else None
    if endpoint.is_for_people and person is None:
        raise Fault(401, "not_signed_in", "say who you are first: POST /api/guest")
    # Somebody with many addresses is still one person.
    if person is not None and not hall.limits.allows(endpoint.limit, person.id):
        raise await _too_fast()
    body = msgspec.json.decode(await _body(request) or b"{}", type=endpoint.takes) if endpoint.takes else None
    who = Who(address, person.id if person else "")
    call = Call(hall, person, who, token, dict(request.path_params), dict(request.query_params), body)
    return _response(await endpoint.handler(call), request)


async def _body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            raise Fault(413, "too_long", f"a request has at most {MOST_BODY} bytes")
    return body


def _response(answer: Answer, request: Request) -> Response:
    response = Response(msgspec.json.encode(answer.body), media_type="application/json")
    response.headers["cache-control"] = "no-store"
    name, is_secure = _cookie(request)
    if answer.file:
        response.headers["content-disposition"] = f'attachment; filename="{answer.file}"'
    if answer.token:
        response.set_cookie(name, answer.token, max_age=COOKIE_AGE, httponly=True, secure=is_secure, samesite="lax")
        if request.query_params.get("token") == "1":
            response.headers["x-bidwhist-token"] = answer.token
    if answer.signed_out:
        response.delete_cookie(name, secure=is_secure, httponly=True, samesite="lax")
    return response


def _cookie(connection: HTTPConnection) -> tuple[str, bool]:
    # The prefix that browsers honour needs https; a table at home has none.
    is_secure = connection.url.scheme in ("https", "wss")
    return ("__Host-bidwhist" if is_secure else "bidwhist"), is_secure


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request or a socket brings, by header or cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(_cookie(connection)[0])


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


# The socket.


async def _socket(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    # Who comes without a proxy was counted before the socket was opened.
    if FORWARDED in socket.headers and not hall.limits.allows("socket", _address(socket)):
        await socket.close(1013, "so many lines at once; come back in a moment")
        return
    token = token_of(socket)
    person = await hall.accounts.person_of(token) if token else None
    if person is None:
        await socket.close(4401, "say who you are first: POST /api/guest")
        return
    await socket.accept()
    is_limited = socket.app.state.settings.is_limited
    line = Line(person, _address(socket), is_limited=is_limited)
    speaker = _Speaker(socket, line)
    if is_limited and _is_crowded(hall, line):
        line.close(Bye("too_many", "You have this open too often; close another window.", 5000))
    await hall.enter(line)
    try:
        await _listen(hall, socket, line)
    finally:
        hall.exit(line)
        speaker.stop()


def _is_crowded(hall: Hall, line: Line) -> bool:
    of_person = sum(other.person.id == line.person.id for other in hall.lines)
    of_address = sum(other.address == line.address for other in hall.lines)
    return of_person >= LINES_OF_A_PERSON or of_address >= LINES_OF_AN_ADDRESS


async def _listen(hall: Hall, socket: WebSocket, line: Line) -> None:
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        if not line.is_closed:
            await heard(hall, line, frame.get("text") or frame.get("bytes") or b"")


class _Speaker:
    """Sends what a line queues; a task while there is something to send, and nothing that waits while there is not."""

    def __init__(self, socket: WebSocket, line: Line) -> None:
        self.socket, self.line = socket, line
        self.speaking: asyncio.Task[None] | None = None
        line.tell = self.speak

    def speak(self) -> None:
        """Send what waits, unless that is being done."""
        if self.speaking is None:
            self.speaking = asyncio.create_task(self._speak())

    def stop(self) -> None:
        """Send nothing more."""
        self.line.tell = nobody
        if self.speaking is not None:
            self.speaking.cancel()

    async def _speak(self) -> None:
        try:
            while self.line.frames:
                await self.socket.send_text(self.line.next_frame().decode())
            if self.line.is_closed:
                await self.socket.close(1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        finally:
            self.speaking = None


async def heard(hall: Hall, line: Line, frame: str | bytes) -> None:
    """Do what a frame says, or say why not; nothing in it can break more than its own line."""
    started = time.perf_counter()
    line.outcome = "done"
    message = _message_in(frame, line)
    if message is not None:
        try:
            await hall.hear(line, message)
        except WhistError as error:
            refused = Refused("not_saved", str(error), getattr(message, "table", None), getattr(message, "id", None))
            line.send(refused)
    _log_message(message, line, time.perf_counter() - started)


def _message_in(frame: str | bytes, line: Line) -> ClientMessage | None:
    try:
        if len(frame) > MAX_FRAME:
            raise msgspec.DecodeError(f"a message has at most {MAX_FRAME} bytes")
        return decode(frame)
    except (msgspec.MsgspecError, UnicodeError) as error:
        now = time.monotonic()
        if not line.messages.take(now) and not line.patience.take(now):
            line.close(Bye("bad_message", "These are no messages of this protocol."))
        line.send(Refused("bad_message", str(error)[:200]))
        return None


def _log_message(message: ClientMessage | None, line: Line, seconds: float) -> None:
    # Names and numbers only: a line of the log never has a card.
    if LOG.isEnabledFor(logging.DEBUG):
        said = {
            "message": None if message is None else message.__struct_config__.tag,
            "table": getattr(message, "table", None),
            "id": getattr(message, "id", None),
            "seq": getattr(message, "seq", None),
            "person": line.person.id,
            "outcome": line.outcome,
            "milliseconds": round(seconds * 1000, 2),
        }
        LOG.debug(json.dumps(said))


# Pages.


def _pages() -> list[BaseRoute]:
    if not (WEB / "index.html").is_file():
        return [Route("/", _no_client)]
    folders = [folder for folder in WEB.iterdir() if folder.is_dir()]
    return [
        *(Mount(f"/{folder.name}", StaticFiles(directory=folder)) for folder in folders),
        Route("/{page:path}", _page),
    ]


def _no_client(_: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><html lang=en><title>bidwhist</title><h1>bidwhist is running</h1>"
        "<p>The web table is not built in this checkout. <code>make web</code> builds it; "
        "the terminal table is <code>bidwhist play</code>.</p></html>"
    )


def _page(request: Request) -> Response:
    """A file of the web client, or its one page for every address of its own."""
    wanted = (WEB / request.path_params["page"]).resolve()
    if wanted.is_file() and wanted.is_relative_to(WEB.resolve()):
        return FileResponse(wanted)
    if request.url.path.startswith("/api/"):
        return _problem(404, "not_found", "there is nothing at this path")
    return FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})
