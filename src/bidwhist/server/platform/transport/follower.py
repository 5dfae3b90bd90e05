"""Who speaks and listens over a socket, and a socket by public ASGI, for where uvicorn's own parts are not as known."""

import asyncio
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

NORMAL = 1000
"""The code of a socket that is closed in order."""
CHANNEL = "bidwhist.channel"
"""The extension of a socket's scope that is the socket itself, where it reads and writes whole messages."""


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


class Channel(Protocol):
    """A socket after its opening, as the rest of the server knows it."""

    def speak(self) -> None:
        """Send what there is to send."""

    def follow(self, follower: Follower) -> None:
        """Give what comes to a follower from now on, and send what it has to say."""

    async def stay(self) -> None:
        """Return once the framework may let go of the socket."""


class AsgiChannel:
    """A socket by public ASGI alone: a message costs more, and frames are counted by nobody before they are read."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._news = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None

    def speak(self) -> None:
        """Send what there is to send."""
        self._news.set()

    def follow(self, follower: Follower) -> None:
        """Give what comes to a follower from now on, and send what it has to say."""
        self._serving = asyncio.create_task(self._hear(follower))

    async def stay(self) -> None:
        """Return once the socket is closed."""
        if self._serving is not None:
            await self._serving

    async def _hear(self, follower: Follower) -> None:
        speaking = asyncio.create_task(self._speak(follower))
        try:
            while (message := await self._socket.receive())["type"] != "websocket.disconnect":
                await follower.hear(message.get("text") or message.get("bytes") or b"")
        finally:
            speaking.cancel()
            follower.ends()

    async def _speak(self, follower: Follower) -> None:
        try:
            while not follower.is_done:
                self._news.clear()
                for message in follower.speaks():
                    await self._socket.send_text(message.decode())
                if not follower.is_done:
                    await self._news.wait()
            for message in follower.speaks():
                await self._socket.send_text(message.decode())
            await self._socket.close(NORMAL)
        except (WebSocketDisconnect, RuntimeError):
            # It is gone; `follow` learns of that.
            return


def channel_of(socket: WebSocket) -> Channel:
    """The channel of an open socket."""
    found: Channel | None = socket.scope.get("extensions", {}).get(CHANNEL)
    return found or AsgiChannel(socket)
