"""A socket after its opening: whole messages are read and written here, all else by the library; nothing waits for it.

Nearly every frame is one whole message of text (RFC 6455, 5.2). Such a frame is read and written in a few steps, and
not by way of a queue, a task that waits, and the layers of the web framework, which took half of an action's time.
"""

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.protocol import State

from bidwhist.server.platform.transport.frame_counter import FrameCounter

TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""
MASKED = 0x80
SHORT, MEDIUM = 125, 126
"""The longest length that stands in one byte, and what says that two bytes follow with it."""
NORMAL = 1000


class Follower(Protocol):
    """Who speaks and listens over a socket."""

    async def hear(self, message: bytes | str) -> None:
        """One message has come."""

    def speaks(self) -> list[bytes]:
        """The messages to send now."""

    @property
    def is_done(self) -> bool:
        """Whether the socket shall be closed once they are sent."""

    def ends(self) -> None:
        """The socket is gone; said once."""


class Ending:
    """Stands where a queue was: whatever the library puts there goes to the follower at once."""

    __slots__ = ("line",)

    def __init__(self, line: "WebSocketProtocol") -> None:
        self.line = line

    def put_nowait(self, event: Any) -> None:
        """A message has come whole, or the socket is closed."""
        if event["type"] == "websocket.receive":
            self.line.came(event.get("text") or event.get("bytes") or b"")
        elif event["type"] == "websocket.disconnect":
            self.line.end()


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
            self.scope["extensions"]["bidwhist.line"] = self  # type: ignore[assignment]

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
        """Start reading and writing."""
        queue, self.queue = self.queue, Ending(self)  # type: ignore[assignment]
        # Nobody waits for it any more.
        self.writable = _NOWHERE  # type: ignore[assignment]
        self.follower, self._inbox = follower, []
        while not queue.empty():
            self.queue.put_nowait(queue.get_nowait())
        self.forget_opening()
        self.speak()

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
            self.came(message)
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

    def came(self, message: bytes | str) -> None:
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
        for message in follower.speaks():
            self.transport.write(_head(len(message)) + message)
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
            self.queue = _NOWHERE  # type: ignore[assignment]


class _Nowhere:
    """A null object in place of a queue that nobody reads, or of an event that nobody waits for."""

    def put_nowait(self, event: Any) -> None:
        """Do nothing."""

    def clear(self) -> None:
        """Do nothing."""

    def set(self) -> None:
        """Do nothing."""


_NOWHERE = _Nowhere()


def _head(size: int) -> bytes:
    """The head of a frame that carries a whole message of text, as a server writes it."""
    if size <= SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, MEDIUM, size >> 8, size & 255))
    return bytes((TEXT, MEDIUM + 1)) + size.to_bytes(8, "big")
