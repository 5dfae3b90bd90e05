"""What every request passes first: how many come, under which name, from whose page; and the headers of its answer."""

import logging
from collections.abc import Iterable
from typing import TypeAlias
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import Message, Receive, Scope, Send

from bidwhist.server.http.problems import problem, problem_of
from bidwhist.server.http.requests import address_of, language_of_request, too_fast
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.limits.admission import Admission
from bidwhist.server.platform.limits.rate_limits import Limits
from bidwhist.server.platform.transport.frames import FORWARDED
from bidwhist.server.platform.transport.hosts import Hosts, refusal
from bidwhist.server.platform.transport.lan import Lan
from bidwhist.server.state.server_state import ServerState

LOG = logging.getLogger("bidwhist.server")
Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]
_FROM_OURSELVES = b"connect-src 'self'"
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
_HEADERS: Headers = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


_SECURE: Headers = ((b"strict-transport-security", b"max-age=31536000"),)
"""HSTS: a browser that came by https uses https for a year."""
EMBEDDED = "/embed.html"
"""The one page that other sites may frame: the viewer of finished matches, which signs nobody in."""
_FRAMED: Headers = tuple(
    (name, value.replace(b"frame-ancestors 'none'", b"frame-ancestors *"))
    for name, value in _HEADERS
    if name != b"x-frame-options"
)

_SOLVING: Headers = tuple(
    (name, value.replace(b"script-src 'self'", b"script-src 'self' 'wasm-unsafe-eval'")) for name, value in _HEADERS
)
"""For the workers alone that compile WebAssembly, the solver's and Python's: their own headers decide that they may."""
_WORKERS = ("/assets/worker-", "/assets/python-")


def _compiles(path: str) -> bool:
    return path.startswith(_WORKERS) and path.endswith(".js")


class SecurityMiddleware:
    """Known hosts alone, a limit on requests, unsafe methods and sockets from our own pages alone, safe headers."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.hosts = Hosts((*settings.hosts, *(urlsplit(origin).netloc for origin in settings.origins)))
        self._headers, self._framed = _reaching(_HEADERS, settings), _reaching(_FRAMED, settings)
        self._solving = _reaching(_SOLVING, settings)
        self._has_told_of_proxy = bool(settings.proxies)
        self._turnstile = Admission()

    @property
    def limits(self) -> Limits:
        """The limits of the server, for its sockets too."""
        limits: Limits = self.app.state.limits
        return limits

    @property
    def lan(self) -> Lan:
        """The server's addresses in the home network."""
        lan: Lan = self.app.state.lan
        return lan

    async def say_goodbye(self) -> None:
        """Tell everybody who is connected that the server ends."""
        await self.app.state.server_state.say_goodbye()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        await self._turnstile.enter(address_of(HTTPConnection(scope)))
        inside = self._below(scope)
        refused = await self._refused(inside)
        if refused is None:
            await self.app(inside, receive, _with_headers(send, self._headers_for(inside["path"]) + _secured(inside)))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
        else:
            await refused(inside, receive, _with_headers(send, self._headers + _secured(inside)))

    def _headers_for(self, path: str) -> Headers:
        if _compiles(path):
            return self._solving
        return self._framed if path == EMBEDDED else self._headers

    def _below(self, scope: Scope) -> Scope:
        # Whether or not a proxy has taken the path off that it serves us under.
        root, path = self.settings.root_path, scope["path"]
        is_whole = root and (path == root or path.startswith(root + "/"))
        return {**scope, "root_path": root, "path": path[len(root) :] if is_whole else path}

    async def _refused(self, scope: Scope) -> Response | None:
        """Why a request is not answered, or nothing where it is."""
        connection = HTTPConnection(scope)
        self._tell_of_proxy(connection)
        hosts = connection.headers.getlist("host")
        if len(hosts) != 1 or not self.hosts.knows(hosts[0]):
            return _unknown_host(scope, hosts[0] if len(hosts) == 1 else "")
        is_socket = scope["type"] == "websocket"
        is_safe = not is_socket and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not is_safe and not _is_our_page(connection, (*self.settings.origins, *self.origins_of_nodes())):
            return problem(403, "origin", language_of_request(connection).say("foreign-page"))
        if not is_socket and not self.limits.allows("request", address_of(connection)):
            fault = await too_fast(self.limits, "request", address_of(connection))
            return problem_of(fault, language_of_request(connection))
        return RedirectResponse(f"{self.settings.root_path}/", 308) if not scope["path"] else None

    def origins_of_nodes(self) -> tuple[str, ...]:
        """Where the pages of the cluster's other servers come from, which open their sockets here."""
        server_state: ServerState = self.app.state.server_state
        return tuple(map(_origin, server_state.context.ownership.pages))

    def _tell_of_proxy(self, connection: HTTPConnection) -> None:
        # Without their addresses all who come through a proxy would share the limits of one.
        if not self._has_told_of_proxy and FORWARDED in connection.headers:
            self._has_told_of_proxy = True
            LOG.warning(
                "%s forwards requests of others (%s); if it is your proxy, name it: bidwhist serve --proxy %s",
                *(address_of(connection), FORWARDED, address_of(connection)),
            )


def _unknown_host(scope: Scope, host: str) -> Response:
    words = language_of_request(HTTPConnection(scope)).tell(refusal(host))
    if scope["path"].startswith("/api/"):
        return problem(421, "host", words)
    return PlainTextResponse(words + "\n", 421)


def _secured(scope: Scope) -> Headers:
    # The scheme is what a proxy that is named says it is.
    return _SECURE if scope.get("scheme") == "https" else ()


def _reaching(headers: Headers, settings: Settings) -> Headers:
    # The page follows its table to another node, which has the same name and mostly another port.
    if not settings.node_url:
        return headers
    url = urlsplit(settings.node_url)
    scheme = "wss" if url.scheme == "https" else "ws"
    sockets = f"{_FROM_OURSELVES.decode()} {scheme}://{url.hostname}:*".encode()
    return tuple((name, value.replace(_FROM_OURSELVES, sockets)) for name, value in headers)


def _origin(url: str) -> str:
    return "{0.scheme}://{0.netloc}".format(urlsplit(url))


def _is_our_page(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    # Browsers always name the page a socket or an unsafe request comes from; others have no cookie to steal.
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc) and netloc == connection.headers.get("host")


def _with_headers(send: Send, headers: Iterable[tuple[bytes, bytes]]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)

    return sending
