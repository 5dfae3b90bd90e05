"""Sockets: who opens one, what is heard on it, and what is sent over it."""

import asyncio
import json
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bidwhist.errors import WhistError
from bidwhist.language import Saying, saying_of
from bidwhist.server.http.frames import FORWARDED
from bidwhist.server.http.requests import address_of, language_of_request, token_of
from bidwhist.server.live.connection import Connection, nobody
from bidwhist.server.live.dispatch import hear
from bidwhist.server.live.hall import Hall
from bidwhist.server.protocol.asked import ClientMessage
from bidwhist.server.protocol.encoding import MAX_FRAME, decode
from bidwhist.server.protocol.told import Refused

LOG = logging.getLogger("bidwhist.server")
CONNECTIONS_OF_A_PERSON = 5
CONNECTIONS_OF_AN_ADDRESS = 50


async def follow(socket: WebSocket) -> None:
    """A socket from its opening to its end."""
    hall: Hall = socket.app.state.hall
    # Who comes without a proxy was counted before the socket was opened.
    is_relayed = bool(socket.app.state.settings.proxies) and FORWARDED in socket.headers
    if is_relayed and not hall.limits.allows("socket", address_of(socket)):
        await socket.close(1013, str(Saying("refused-lines")))
        return
    token = token_of(socket)
    login = await hall.accounts.login_of(token) if token else None
    if login is None:
        await socket.close(4401, str(Saying("fault-who")))
        return
    await socket.accept()
    is_limited = socket.app.state.settings.is_limited
    connection = Connection(
        login.person, address_of(socket), is_limited=is_limited, login=login, language=language_of_request(socket)
    )
    speaker = _Speaker(socket, connection)
    if is_limited and _is_crowded(hall, connection):
        connection.part("too_many", Saying("bye-too-many"), 5000)
    await hall.enter(connection)
    try:
        await _listen(hall, socket, connection)
    finally:
        hall.exit(connection)
        speaker.stop()


def _is_crowded(hall: Hall, connection: Connection) -> bool:
    of_person = sum(other.person.id == connection.person.id for other in hall.connections)
    of_address = sum(other.address == connection.address for other in hall.connections)
    return of_person >= CONNECTIONS_OF_A_PERSON or of_address >= CONNECTIONS_OF_AN_ADDRESS


async def _listen(hall: Hall, socket: WebSocket, connection: Connection) -> None:
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        if not connection.is_closed:
            await heard(hall, connection, frame.get("text") or frame.get("bytes") or b"")
            # Messages that came together are heard one in each turn of the loop, so that others are heard between.
            await asyncio.sleep(0)


class _Speaker:
    """Sends what a connection queues: a task while there is something to send, and nothing that waits otherwise."""

    def __init__(self, socket: WebSocket, connection: Connection) -> None:
        self.socket, self.connection = socket, connection
        self.speaking: asyncio.Task[None] | None = None
        connection.tell = self.speak

    def speak(self) -> None:
        """Send what waits, unless that is being done."""
        if self.speaking is None:
            self.speaking = asyncio.create_task(self._speak())

    def stop(self) -> None:
        """Send nothing more."""
        self.connection.tell = nobody
        if self.speaking is not None:
            self.speaking.cancel()

    async def _speak(self) -> None:
        try:
            while self.connection.frames:
                await self.socket.send_text(self.connection.next_frame().decode())
            if self.connection.is_closed:
                await self.socket.close(1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        finally:
            self.speaking = None


async def heard(hall: Hall, connection: Connection, frame: str | bytes) -> None:
    """Do what a frame says, or say why not; nothing in it can break more than its own connection."""
    started = time.perf_counter()
    connection.outcome = "done"
    message = _message_in(frame, connection)
    if message is not None:
        try:
            await hear(hall, connection, message)
        except Exception as error:
            _refuse(connection, message, error)
    _log_message(message, connection, time.perf_counter() - started)


def _refuse(connection: Connection, message: ClientMessage, error: Exception) -> None:
    # Out of memory, threads or descriptors: whoever asked is told, and their connection and everybody else's go on.
    saying = saying_of(error)
    if not isinstance(error, WhistError):
        LOG.exception("a message could not be heard: %s", message.__struct_config__.tag)
        saying = Saying("refused-our-side")
    connection.refuse("not_saved", saying, getattr(message, "table", None), getattr(message, "id", None))


def _message_in(frame: str | bytes, connection: Connection) -> ClientMessage | None:
    try:
        if len(frame) > MAX_FRAME:
            raise msgspec.DecodeError(f"a message has at most {MAX_FRAME} bytes")
        return decode(frame)
    except (msgspec.MsgspecError, UnicodeError) as error:
        now = time.monotonic()
        if not connection.messages.take(now) and not connection.patience.take(now):
            connection.part("bad_message", Saying("bye-bad-message"))
        connection.send(Refused("bad_message", str(error)[:200]))
        return None


def _log_message(message: ClientMessage | None, connection: Connection, seconds: float) -> None:
    # Names and numbers only: a line of the log never has a card.
    if LOG.isEnabledFor(logging.DEBUG):
        said = {
            "message": None if message is None else message.__struct_config__.tag,
            "table": getattr(message, "table", None),
            "id": getattr(message, "id", None),
            "seq": getattr(message, "seq", None),
            "person": connection.person.id,
            "outcome": connection.outcome,
            "milliseconds": round(seconds * 1000, 2),
        }
        LOG.debug(json.dumps(said))
