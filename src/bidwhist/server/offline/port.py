"""A page's requests and sockets, as messages that a worker exchanges with it, put to an ASGI application."""

import asyncio
import logging
from collections.abc import Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, ClassVar
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message, Scope

LOG = logging.getLogger("bidwhist.server")
HOST = "offline"
"""What the table's own server is called; nobody else can reach it."""


class Request(Struct, frozen=True, tag_field="ask", tag="request"):
    """A request to an endpoint."""

    id: int
    """The page's number for it, under which it is answered; the same for sockets."""
    method: str
    path: str
    """Path and query, as in ``/api/matches/m1/replay?step=3``."""
    headers: dict[str, str] = {}
    body: str = ""


class Open(Struct, frozen=True, tag_field="ask", tag="open"):
    """Opens a socket."""

    id: int
    language: str = ""


class Say(Struct, frozen=True, tag_field="ask", tag="say"):
    """Says something on a socket."""

    id: int
    text: str


class Close(Struct, frozen=True, tag_field="ask", tag="close"):
    """Closes a socket."""

    id: int


class Answered(Struct, frozen=True, tag_field="told", tag="answer"):
    """The answer to a request."""

    id: int
    status: int
    headers: dict[str, str]
    body: str


class Opened(Struct, frozen=True, tag_field="told", tag="opened"):
    """A socket is open."""

    id: int


class Heard(Struct, frozen=True, tag_field="told", tag="heard"):
    """A message has come on a socket."""

    id: int
    text: str


class Closed(Struct, frozen=True, tag_field="told", tag="closed"):
    """A socket is closed."""

    id: int
    code: int


Asked = Request | Open | Say | Close
Told = Answered | Opened | Heard | Closed
_ABNORMAL = 1006
"""The code of a socket that ended without one."""


class Port:
    """Where the messages of one page come in, and what is told to it goes out.

    A page of a worker has no cookies there, so the port keeps them in its place.
    """

    def __init__(self, app: ASGIApp, tell: Callable[[str], None], cookies: dict[str, str] | None = None) -> None:
        self._app, self._tell = app, tell
        self.cookies: dict[str, str] = cookies if cookies is not None else {}
        """The cookies of the page by name; the caller keeps them."""
        self._sockets: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, text: str) -> None:
        """Take one message of the page.

        :raises msgspec.MsgspecError: if it is none.
        """
        asked = msgspec.json.decode(text, type=Asked)
        self._TAKES[type(asked)](self, asked)

    def _request(self, asked: Request) -> None:
        self._begin(self._answered(asked))

    def _open(self, asked: Open) -> None:
        self._sockets[asked.id] = asyncio.Queue()
        self._begin(self._followed(asked))

    def _say(self, asked: Say) -> None:
        self._put(asked.id, {"type": "websocket.receive", "text": asked.text})

    def _close(self, asked: Close) -> None:
        self._put(asked.id, {"type": "websocket.disconnect", "code": 1000})

    _TAKES: ClassVar[dict[type, Any]] = {Request: _request, Open: _open, Say: _say, Close: _close}

    def _put(self, number: int, message: Message) -> None:
        # A socket may have been closed from here meanwhile.
        if (queue := self._sockets.get(number)) is not None:
            queue.put_nowait(message)

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _told(self, told: Told) -> None:
        self._tell(msgspec.json.encode(told).decode())

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> Scope:
        address = urlsplit(path)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        brought = {**headers, "host": HOST, **({"cookie": cookies} if cookies else {})}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(address.path),
            "raw_path": address.path.encode(),
            "query_string": address.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in brought.items()],
            "client": ("127.0.0.1", 0),
            "server": (HOST, 80),
        }

    # Requests.

    async def _answered(self, asked: Request) -> None:
        scope = {**self._scope("http", asked.path, asked.headers), "method": asked.method}
        answer = _Answer(asked.body.encode())
        try:
            await self._app(scope, answer.receive, answer.send)
        except Exception:
            LOG.exception("a request could not be answered: %s", asked.path)
        for value in answer.cookies:
            self._keep_cookie(value)
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        self._told(Answered(asked.id, answer.status, headers, answer.body.decode()))

    def _keep_cookie(self, value: str) -> None:
        try:
            found = SimpleCookie(value)
        except CookieError:
            return
        for name, one in found.items():
            if one["max-age"] == "0":
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = one.value

    # Sockets.

    async def _followed(self, asked: Open) -> None:
        queue = self._sockets[asked.id]
        queue.put_nowait({"type": "websocket.connect"})
        headers = {"accept-language": asked.language} if asked.language else {}
        code = _ABNORMAL

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal code
            if message["type"] == "websocket.accept":
                self._told(Opened(asked.id))
            elif message["type"] == "websocket.send":
                self._told(Heard(asked.id, message["text"]))
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
                queue.put_nowait({"type": "websocket.disconnect", "code": code})

        try:
            await self._app({**self._scope("websocket", "/ws", headers), "subprotocols": []}, queue.get, send)
        except Exception:
            LOG.exception("a socket could not be followed")
        finally:
            del self._sockets[asked.id]
            self._told(Closed(asked.id, code))


class _Answer:
    """What an application answers to one request."""

    def __init__(self, body: bytes) -> None:
        self._asked: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        self.status, self.body = 500, b""
        self.headers: dict[str, str] = {}
        self.cookies: list[str] = []

    async def receive(self) -> Message:
        """The body, then that the page is gone."""
        return self._asked.pop() if self._asked else {"type": "http.disconnect"}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """A part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            pairs = [(name.decode().lower(), value.decode()) for name, value in message["headers"]]
            self.headers = dict(pairs)
            self.cookies = [value for name, value in pairs if name == "set-cookie"]
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")
