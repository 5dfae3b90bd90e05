"""What every request passes first: whose page it comes from, and the headers of its answer."""

from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from bidwhist.server.limits import Limits
from bidwhist.server.problems import problem
from bidwhist.server.settings import Settings

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
    await problem(403, "origin", "this request comes from a foreign page")(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_HEADERS]
        await send(message)

    return sending
