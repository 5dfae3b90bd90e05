"""All that leans on parts of uvicorn, websockets and httptools that are not public, and whether they are as known.

Nearly every frame is one whole message of text (RFC 6455, 5.2). Such a frame is read and written here in a few steps,
and not by way of a queue, a task that waits, and the layers of the web framework.

An address that opens connection after connection, or holds many, is let in no further. A request has to come whole
within a time, and its answer has to be read: who holds connections open by sending or reading next to nothing
(slowloris) loses them, the one that has waited longest first.

Where a part is missing, :func:`missing_parts` names it, and the server runs by public ASGI alone, as in
``follower.AsgiChannel``.
"""

import asyncio
import socket
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import uvicorn
from uvicorn.server import ServerState
from websockets import frames
from websockets.frames import CloseCode
from websockets.protocol import State
from websockets.server import ServerProtocol

from bidwhist.server.platform.limits.addresses import Network, address_group, is_among
from bidwhist.server.platform.limits.rate_limits import Limits
from bidwhist.server.platform.transport import connection_table
from bidwhist.server.platform.transport.follower import CHANNEL, NORMAL, Follower
from bidwhist.server.platform.transport.frame_counter import FrameCounter
from bidwhist.server.platform.transport.frames import MEDIUM, SHORT, TEXT, FrameBudget, head_of

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
    from uvicorn.protocols.utils import ClientDisconnected
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError as error:
    IMPORT_FAULT = str(error)
    # Nothing is made of the classes below then.
    HttpToolsProtocol = RequestResponseCycle = WebSocketsSansIOProtocol = asyncio.Protocol  # type: ignore[misc, assignment]
    ClientDisconnected = OSError  # type: ignore[misc, assignment]
else:
    IMPORT_FAULT = ""

MASKED = 0x80
WRITE_TIMEOUT_S = 15.0
"""Seconds for which a full connection may wait for its reader."""
CLOSE_GRACE_S = 2.0
"""Seconds that a socket sent away has to read why."""
POLICY = CloseCode.POLICY_VIOLATION
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to who opens socket after socket."""


class Ending:
    """In place of a queue: what the library puts there goes to the follower at once."""

    __slots__ = ("protocol",)

    def __init__(self, protocol: "WebSocketProtocol") -> None:
        self.protocol = protocol

    def put_nowait(self, event: Any) -> None:
        """A message has come whole, or the socket is closed."""
        if event["type"] == "websocket.receive":
            self.protocol.take_message(event.get("text") or event.get("bytes") or b"")
        elif event["type"] == "websocket.disconnect":
            self.protocol.end()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is the framework's until somebody follows it."""

    follower: Follower | None = None
    _inbox: list[bytes | str]
    _hearing: asyncio.Task[None] | None = None
    _rest: FrameCounter | None = None
    """Where the library stands, while it has begun a frame or a message."""
    _is_full = False
    """Whether its reader is slow, so that what is to be sent waits."""
    _has_ended = False
    _was_heard = False
    """Whether anything came since the last ping was due."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CHANNEL] = self  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """As in the library, but that a socket stays open that is followed."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a socket could not be opened")
            self.send_500_response()
            self.transport.close()
        if self.follower is None and self.close_timer is None:
            self.transport.close()

    def follow(self, follower: Follower) -> None:
        """Give what comes to a follower from now on, and send what it has to say."""
        queue, self.queue = self.queue, Ending(self)  # type: ignore[assignment]
        # Nobody waits for it any more.
        self.writable = _DISCARDING  # type: ignore[assignment]
        self.follower, self._inbox = follower, []
        while not queue.empty():
            self.queue.put_nowait(queue.get_nowait())
        self.forget_opening()
        self.speak()

    async def stay(self) -> None:
        """The framework may let go of it at once: it stays open while it is followed."""

    def forget_opening(self) -> None:
        """Let go of headers and the like, which are several KiB a socket."""
        for name in ("request", "response", "scope"):
            self.__dict__.pop(name, None)

    # What comes.

    def read(self, data: bytes) -> None:
        """Bytes have come."""
        self._was_heard = True
        place = self._read_messages(data) if self._is_plain() else 0
        if place < len(data):
            self._leave_to_library(data[place:] if place else data)

    def _is_plain(self) -> bool:
        return self.follower is not None and self._rest is None and self.conn.state is State.OPEN

    def _read_messages(self, data: bytes) -> int:
        """Read whole messages of text; the place of the first byte that is left to the library."""
        place, size = 0, len(data)
        while place + 6 <= size and data[place] == TEXT and data[place + 1] >= MASKED:
            start, length = place + 2, data[place + 1] - MASKED
            if length > SHORT:
                if length != MEDIUM:
                    break
                start, length = place + 4, data[place + 2] << 8 | data[place + 3]
            end = start + 4 + length
            if end > size or length > self.config.ws_max_size:
                break
            message = frames.apply_mask(data[start + 4 : end], data[start : start + 4])  # type: ignore[attr-defined]
            if not message.isascii():
                # The library sees to it that it is UTF-8.
                break
            self.take_message(message)
            place = end
        return place

    def _leave_to_library(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        # It has the rest of what it has begun too.
        rest = self._rest = self._rest or FrameCounter()
        rest.count(data, len(data))
        super().data_received(data)
        if rest.is_between and self.conn.current_size is None:
            self._rest = None

    def take_message(self, message: bytes | str) -> None:
        """A message has come."""
        self._inbox.append(message)
        if self._hearing is None:
            self._hearing = self.loop.create_task(self._hear())
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def _hear(self) -> None:
        follower = self.follower
        while self._inbox and follower is not None:
            await follower.hear(self._inbox.pop(0))
            if self._inbox:
                # Messages that came together are heard one in each turn of the loop, so that others are heard between.
                await asyncio.sleep(0)
        self._hearing = None
        if self._has_ended:
            self.end()
        else:
            self.read_on()

    def read_on(self) -> None:
        """Read on, unless its reader is slow: then once it has read."""
        if self.read_paused:
            self.read_paused = False
            if not self._is_full and not self.transport.is_closing():
                self.transport.resume_reading()

    # What is sent.

    def speak(self) -> None:
        """Send what there is to send."""
        follower = self.follower
        if follower is None or self._is_full or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        messages = follower.speaks()
        if messages:
            # The transport makes a call to the system of each write.
            self.transport.write(b"".join([part for one in messages for part in (head_of(len(one)), one)]))
        if follower.is_done:
            self._hang_up()

    def _hang_up(self) -> None:
        self.conn.send_close(NORMAL)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.end()
        self.read_on()

    def pause_writing(self) -> None:
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        self.speak()

    def send_keepalive_ping(self) -> None:
        # Who has just been heard is there, and so is the way to them.
        if self._was_heard and not self.transport.is_closing():
            self._was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    # Its end.

    def shutdown(self) -> None:
        """The server ends.

        The library sends a close frame without looking whether the client has closed in the same turn of the loop,
        and raises then, which would skip the rest of the server's shutdown.
        """
        if not self.handshake_complete or self.close_sent or self.conn.state is State.OPEN:
            super().shutdown()
            return
        self.stop_keepalive()
        self.end()
        self.transport.close()

    def end(self) -> None:
        """Nobody speaks any more, nor hears once all is heard that has come."""
        self._has_ended = True
        if self._hearing is None:
            follower, self.follower = self.follower, None
            if follower is not None:
                follower.ends()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if isinstance(self.queue, Ending):
            self.queue = _DISCARDING  # type: ignore[assignment]


class _Discarding:
    """In place of a queue that nobody reads, and of an event that nobody waits for."""

    def put_nowait(self, event: Any) -> None:
        """Nothing comes of it."""

    def clear(self) -> None:
        """Nothing comes of it."""

    def set(self) -> None:
        """Nothing waits for it."""


_DISCARDING = _Discarding()


class Socket(WebSocketProtocol):
    """A socket whose frames are counted before they are read, and that reads nothing from who does not read."""

    limits = Limits(is_limited=False)
    proxies: Sequence[Network] = ()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._budget = FrameBudget(self.limits) if self.limits.is_limited else None
        self._household: str | None = None
        """Whom it is counted for, once its opening is forgotten."""
        self._stalled: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        if self._budget is None:
            self.read(data)
        elif self.handshake_initiated:
            self._take(data, self._budget)
        elif self._may_come():
            self.read(data)
        else:
            self.transport.write(TOO_MANY)
            self.transport.close()

    def _may_come(self) -> bool:
        # Who comes through a proxy is known later, and counted then.
        if self.client is None or is_among(self.client[0], self.proxies):
            return True
        return self.limits.allows("socket", address_group(self.client[0]))

    def _take(self, data: bytes, budget: FrameBudget) -> None:
        if budget.takes(data, self.limits, self._household or self._address()):
            self.read(data)
        elif not self.transport.is_closing():
            self._send_away("too many frames")

    def forget_opening(self) -> None:
        self._household = self._address()
        super().forget_opening()

    def _address(self) -> str:
        # Behind a trusted proxy the application knows the address of the real client.
        client = self.scope["client"]
        return address_group(client[0]) if client else ""

    def _send_away(self, why: str) -> None:
        self.limits.sent_away += 1
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": why})
        if self.conn.state is State.OPEN:
            self.conn.fail(POLICY, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(CLOSE_GRACE_S, self.transport.abort)

    # Who does not read is not read from, and not waited for without end.

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.limits.is_limited:
            self.transport.pause_reading()
            self._stalled = self.loop.call_later(WRITE_TIMEOUT_S, self.transport.abort)

    def resume_writing(self) -> None:
        self._go_on()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)
        # The parser is a generator that holds its protocol, which holds it: thousands of connections that come and go
        # would stay until the collector comes by, every five minutes.
        self.conn.parser.close()

    def _go_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class HttpConnection(HttpToolsProtocol):
    """A connection that is closed at once where its address has opened too many, and later where it is too slow."""

    limits = Limits(is_limited=False)
    proxies: Sequence[Network] = ()
    open_connections = connection_table.ConnectionTable()
    is_shut = False
    address = ""
    """Whom the connection is counted for; empty where it is not."""
    _patience: asyncio.TimerHandle | None = None
    _is_coming = False
    """Whether a request has begun to come."""
    _received_bytes = 0
    """Bytes of the request that is waited for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self._may_enter(_peer(transport)):
            self.is_shut = True
            transport.abort()
            return
        super().connection_made(transport)
        self._await_request()

    def _may_enter(self, address: str) -> bool:
        # Many people come through a proxy.
        if not address or not self.limits.is_limited or is_among(address, self.proxies):
            return True
        counted = address_group(address)
        if self.open_connections.held[counted] >= self.limits.counts["held-of-address"] or not self.limits.allows(
            "connection", counted
        ):
            return False
        self.address = counted
        self.open_connections.held[counted] += 1
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_shut:
            self._leave()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_shut:
            return
        if self._patience is None and self._is_free():
            self._await_request()
        self._received_bytes += len(data)
        if self._patience is not None and self._received_bytes > connection_table.MAX_REQUEST_BYTES:
            self.give_up(connection_table.TOO_LONG)
        else:
            super().data_received(data)

    def _is_free(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    # A request has a time to come.

    def _await_request(self) -> None:
        self._received_bytes = 0
        self._patience = self.loop.call_later(connection_table.REQUEST_TIMEOUT_S, self.give_up)
        if self.address:
            self.open_connections.wait_for(self)

    def _request_is_here(self) -> None:
        self.open_connections.waited_for.pop(self, None)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def on_message_begin(self) -> None:
        self._is_coming = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._is_coming = False
        self._request_is_here()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # The next request may have come in part beside the one that was answered.
        if self._is_coming and self._patience is None and not self.transport.is_closing():
            self._await_request()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        # It holds the parser, which holds it: without the collector they would stay after the socket has gone.
        self.parser = None  # type: ignore[assignment]

    def give_up(self, words: bytes = connection_table.TOO_SLOW) -> None:
        """Close a connection whose request does not come, or is too long."""
        self._request_is_here()
        if self._is_free() and not self.transport.is_closing():
            self.transport.write(words)
        self.transport.close()

    def _leave(self) -> None:
        self._request_is_here()
        if self.address:
            self.open_connections.leave(self.address)
            self.address = ""

    # An answer has a time to be read.

    _stalls: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.limits.is_limited:
            self._stalls = self.loop.call_later(connection_table.WRITE_TIMEOUT_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalls is not None:
            self._stalls.cancel()
            self._stalls = None


def _peer(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


class Server(uvicorn.Server):
    """A server that can listen at more places once it runs, and whose process outlives the signal that ends it."""

    async def listen_too(self, listening: socket.socket, backlog: int) -> None:
        """Listen at one more place, as uvicorn does at those that it is started with."""
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(self._connection, sock=listening, backlog=backlog))

    def _connection(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        # uvicorn would raise the signal again, and the process would end by it: exit 143 after an orderly shutdown.
        getattr(self, "_captured_signals", list[int]()).clear()


class Protocols(NamedTuple):
    """What uvicorn makes of a connection: its own, by name, or ours."""

    http: Any
    websockets: Any


PUBLIC = Protocols("auto", "auto")
"""uvicorn's own: no frame and no connection is counted before the application sees it."""


def protocols_within(limits: Limits, proxies: Sequence[Network] = ()) -> Protocols:
    """The connections and sockets of one server; who comes from one of its proxies is not counted by them."""
    around: dict[str, Any] = {"limits": limits, "proxies": proxies}
    open_connections = connection_table.ConnectionTable(limits.counts["unfinished"])
    return Protocols(
        type("LimitedConnection", (HttpConnection,), {**around, "open_connections": open_connections}),
        type("LimitedSocket", (Socket,), around),
    )


PARTS: dict[str, tuple[str, ...]] = {
    "HttpToolsProtocol": (
        *("connection_made", "connection_lost", "data_received", "handle_websocket_upgrade", "on_message_begin"),
        *("on_message_complete", "on_response_complete", "pause_writing", "resume_writing"),
        *("cycle", "loop", "parser", "transport"),
    ),
    "RequestResponseCycle": ("response_complete",),
    "WebSocketsSansIOProtocol": (
        *("connection_lost", "connection_made", "data_received", "handle_connect", "pause_writing", "resume_writing"),
        *("run_asgi", "schedule_ping", "send_500_response", "send_keepalive_ping", "shutdown", "stop_keepalive"),
        *("app", "client", "close_sent", "close_timeout", "close_timer", "config", "conn", "handshake_complete"),
        *("handshake_initiated", "logger", "loop", "queue", "read_paused", "transport", "writable"),
    ),
    "ServerProtocol": ("current_size", "data_to_send", "fail", "parser", "send_close", "state"),
    "frames": ("apply_mask",),
    "Server": ("_captured_signals", "config", "server_state", "startup", "shutdown"),
}
"""What this module uses of each class or module of theirs."""


@cache
def missing_parts() -> tuple[str, ...]:
    """The parts that are not there, by class; nothing is, with the versions that ``pyproject.toml`` allows."""
    if IMPORT_FAULT:
        return (IMPORT_FAULT,)
    try:
        found = _examples()
    except (AttributeError, TypeError) as error:
        return (str(error),)
    asked = ((owner, part) for owner, parts in PARTS.items() for part in parts)
    return tuple(f"{owner}.{part}" for owner, part in asked if not hasattr(found[owner], part))


def _examples() -> dict[str, object]:
    """One of each class, as uvicorn makes them: what is set by a constructor is seen on its objects alone."""
    config = uvicorn.Config(_nobody, interface="asgi3", ws_per_message_deflate=False, log_config=None)
    config.load()
    around: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": {}, "_loop": object()}
    nothing: list[Any] = [None] * 11  # as many as it takes
    return {
        "HttpToolsProtocol": HttpToolsProtocol(**around),
        "RequestResponseCycle": RequestResponseCycle(*nothing),
        "WebSocketsSansIOProtocol": WebSocketsSansIOProtocol(**around),
        "ServerProtocol": ServerProtocol(),
        "frames": frames,
        "Server": uvicorn.Server(config),
    }


async def _nobody(_scope: Any, _receive: Any, _send: Any) -> None:
    """An application that nobody asks."""
