"""What a socket may send: its frames and bytes are counted before anybody reads them, and its reader has to read.

A frame costs its reader some 20 µs, however empty it is, and 40,000 empty ones fit into one read of the network. So the
headers of frames are counted first, and a client that sends too many is disconnected before any is read.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from websockets.frames import CloseCode
from websockets.protocol import State

from bidwhist.server.platform.limits.addresses import Network, household, is_among
from bidwhist.server.platform.limits.rate_limits import Bucket, Limits
from bidwhist.server.platform.transport.frame_counter import FrameCounter
from bidwhist.server.platform.transport.websocket_protocol import WebSocketProtocol

CROWDED_FRAMES_PER_S = 5.0
CROWDED_BURST_FRAMES = 20.0
"""Frames a second, and at once, of each socket of an address that all together send too many."""
WRITE_TIMEOUT_S = 15.0
"""Seconds for which a full connection may wait for its reader."""
CLOSE_GRACE_S = 2.0
"""Seconds that a socket sent away has to read why."""
POLICY = CloseCode.POLICY_VIOLATION
FORWARDED = "x-forwarded-for"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to who opens socket after socket."""


class _Budget:
    """What one socket may still send."""

    def __init__(self, limits: Limits) -> None:
        self.counter = FrameCounter()
        # Some more frames than the messages a connection may send before it is told to go slower. Controls are frames
        # that carry no message: pings, pongs and closing.
        self.frames, self.controls = limits.bucket("socket-frames"), limits.bucket("socket-controls")
        self.crowded = Bucket(CROWDED_FRAMES_PER_S, CROWDED_BURST_FRAMES)
        self.bytes = limits.bucket("socket-bytes")

    def takes(self, data: bytes, limits: Limits, address: str) -> bool:
        """Whether a socket may send this."""
        now = limits.clock()
        found = self.counter.count(data, int(self.frames.burst))
        alone = (
            self.bytes.take(now, len(data))
            and self.frames.take(now, found.frames)
            and self.controls.take(now, found.controls)
        )
        # Where an address sends too much, those of its sockets that send little go on.
        is_modest = self.crowded.take(now, found.frames)
        return alone and (limits.allows("frames", address, found.frames) or is_modest)


class Socket(WebSocketProtocol):
    """A WebSocket whose frames are counted before they are read, and that reads nothing from who does not read."""

    limits = Limits(is_limited=False)
    proxies: Sequence[Network] = ()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._budget = _Budget(self.limits) if self.limits.is_limited else None
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
        return self.limits.allows("socket", household(self.client[0]))

    def _take(self, data: bytes, budget: _Budget) -> None:
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
        return household(client[0]) if client else ""

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


def sockets_within(limits: Limits, proxies: Sequence[Network] = ()) -> type[Socket]:
    """The sockets of one server."""
    return type("LimitedSocket", (Socket,), {"limits": limits, "proxies": proxies})
