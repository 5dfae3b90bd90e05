"""Who may connect, and how long they may take over a request.

An address that opens connection after connection, or holds many, is let in no further. A request has to come whole
within a time, and its answer has to be read: who holds connections open by sending or reading next to nothing
(slowloris) loses them, the one that has waited longest first.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bidwhist.server.platform.limits.addresses import Network, household, is_among
from bidwhist.server.platform.limits.rate_limits import COUNTS, Limits

REQUEST_TIMEOUT_S = 10.0
"""Seconds in which a request has to come whole."""
MAX_REQUEST_BYTES = 128 * 1024
"""Bytes of a request, its head included."""
WRITE_TIMEOUT_S = 15.0
"""Seconds for which an answer may wait for its reader."""
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class ConnectionTable:
    """The connections of one server that are no sockets yet."""

    def __init__(self, most_unfinished: int = COUNTS["unfinished"]) -> None:
        self.most_unfinished = most_unfinished
        """Connections whose request has not come whole; beyond that the oldest are closed."""
        self.held: Counter[str] = Counter()
        """Connections by address."""
        self.waited_for: dict[HttpConnection, None] = {}
        """Connections whose request has not come whole, the oldest first."""

    def wait_for(self, door: "HttpConnection") -> None:
        """One more whose request is to come."""
        self.waited_for[door] = None
        if len(self.waited_for) > self.most_unfinished:
            next(iter(self.waited_for)).give_up()

    def leave(self, address: str) -> None:
        """A connection of an address has ended, or is a socket now."""
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]


class HttpConnection(HttpToolsProtocol):
    """A connection that is closed at once where its address has opened too many, and later where it is too slow."""

    limits = Limits(is_limited=False)
    proxies: Sequence[Network] = ()
    visitors = ConnectionTable()
    is_shut = False
    address = ""
    """Whom the connection is counted for; empty where it is not."""
    _patience: asyncio.TimerHandle | None = None
    _is_coming = False
    """Whether a request has begun to come."""
    _came = 0
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
        counted = household(address)
        if self.visitors.held[counted] >= self.limits.counts["held-of-address"] or not self.limits.allows(
            "connection", counted
        ):
            return False
        self.address = counted
        self.visitors.held[counted] += 1
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
        self._came += len(data)
        if self._patience is not None and self._came > MAX_REQUEST_BYTES:
            self.give_up(TOO_LONG)
        else:
            super().data_received(data)

    def _is_free(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    # A request has a time to come.

    def _await_request(self) -> None:
        self._came = 0
        self._patience = self.loop.call_later(REQUEST_TIMEOUT_S, self.give_up)
        if self.address:
            self.visitors.wait_for(self)

    def _request_is_here(self) -> None:
        self.visitors.waited_for.pop(self, None)
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

    def give_up(self, words: bytes = TOO_SLOW) -> None:
        """Close a connection whose request does not come, or is too long."""
        self._request_is_here()
        if self._is_free() and not self.transport.is_closing():
            self.transport.write(words)
        self.transport.close()

    def _leave(self) -> None:
        self._request_is_here()
        if self.address:
            self.visitors.leave(self.address)
            self.address = ""

    # An answer has a time to be read.

    _stalls: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.limits.is_limited:
            self._stalls = self.loop.call_later(WRITE_TIMEOUT_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalls is not None:
            self._stalls.cancel()
            self._stalls = None


def _peer(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def http_connections_within(limits: Limits, proxies: Sequence[Network] = ()) -> type[HttpConnection]:
    """The doors of one server; who comes from one of its proxies is not counted here."""
    return type(
        "LimitedDoor",
        (HttpConnection,),
        {"limits": limits, "proxies": proxies, "visitors": ConnectionTable(limits.counts["unfinished"])},
    )
