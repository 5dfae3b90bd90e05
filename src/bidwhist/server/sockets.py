"""Sockets: who opens one, what is heard on it, and what is sent over it."""

import asyncio
import json
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bidwhist.errors import WhistError
from bidwhist.server.frames import FORWARDED
from bidwhist.server.hall import Hall
from bidwhist.server.line import Line, nobody
from bidwhist.server.protocol import MAX_FRAME, Bye, ClientMessage, Refused, decode
from bidwhist.server.requests import address_of, token_of

LOG = logging.getLogger("bidwhist.server")
LINES_OF_A_PERSON = 5
LINES_OF_AN_ADDRESS = 50


async def follow(socket: WebSocket) -> None:
    """A socket from its opening to its end."""
    hall: Hall = socket.app.state.hall
    # Who comes without a proxy was counted before the socket was opened.
    is_relayed = bool(socket.app.state.settings.proxies) and FORWARDED in socket.headers
    if is_relayed and not hall.limits.allows("socket", address_of(socket)):
        await socket.close(1013, "so many lines at once; come back in a moment")
        return
    token = token_of(socket)
    login = await hall.accounts.login_of(token) if token else None
    if login is None:
        await socket.close(4401, "say who you are first: POST /api/guest")
        return
    await socket.accept()
    is_limited = socket.app.state.settings.is_limited
    line = Line(login.person, address_of(socket), is_limited=is_limited, login=login)
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
        except Exception as error:
            line.send(_refusal(message, error))
    _log_message(message, line, time.perf_counter() - started)


def _refusal(message: ClientMessage, error: Exception) -> Refused:
    # Out of memory, threads or descriptors: whoever asked is told, and their line and everybody else's go on.
    words = str(error)
    if not isinstance(error, WhistError):
        LOG.exception("a message could not be heard: %s", message.__struct_config__.tag)
        words = "something went wrong on our side, and nothing has changed; try again in a moment"
    return Refused("not_saved", words, getattr(message, "table", None), getattr(message, "id", None))


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
