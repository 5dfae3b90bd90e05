"""Sockets: who opens one, what is heard on it, and what is sent over it."""

import json
import logging
import time

import msgspec
from starlette.websockets import WebSocket

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying, saying_of
from bidwhist.server.http.dispatch import hear
from bidwhist.server.http.requests import address_of, language_of_request, token_of
from bidwhist.server.platform.database.database import Damaged, NotSaved
from bidwhist.server.platform.transport.follower import channel_of
from bidwhist.server.platform.transport.frames import FORWARDED
from bidwhist.server.protocol.client_messages import ClientMessage, Hello, Watch
from bidwhist.server.protocol.encoding import MAX_FRAME_BYTES, decode
from bidwhist.server.protocol.server_messages import Refused
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection, nobody

LOG = logging.getLogger("bidwhist.server")
RECONNECT_AFTER_MS = 500
"""Milliseconds until a connection comes back that could not be told what it asked for."""
_FOLLOWS = (Hello, Watch)
"""Messages without an id to repeat: a client that was only refused would wait at a table it does not follow."""


async def follow(socket: WebSocket) -> None:
    """Open a socket, or say why not; from then on its channel follows it."""
    server_state: ServerState = socket.app.state.server_state
    # Who comes without a proxy was counted before the socket was opened.
    is_relayed = bool(socket.app.state.settings.proxies) and FORWARDED in socket.headers
    if is_relayed and not server_state.limits.allows("socket", address_of(socket)):
        await socket.close(1013, str(Saying("refused-lines")))
        return
    token = token_of(socket)
    try:
        login = await server_state.accounts.login_of(token) if token else None
    except NotSaved as error:
        await socket.close(1013, str(saying_of(error)))
        return
    if login is None:
        await socket.close(4401, str(Saying("fault-who")))
        return
    await socket.accept()
    is_limited = socket.app.state.settings.is_limited
    connection = Connection(
        login.person,
        address_of(socket),
        is_limited=is_limited,
        login=login,
        language=language_of_request(socket),
        limits=server_state.limits,
    )
    if is_limited and is_crowded(server_state, connection):
        # The store isn't asked about it: a thousand of these a second must not slow down those who play.
        connection.part("too_many", Saying("bye-too-many"), 5000)
    else:
        try:
            await enter(server_state, connection)
        except BaseException:
            server_state.connections.exit(connection)
            raise
    channel = channel_of(socket)
    follower = _Follower(server_state, connection)
    connection.tell = channel.speak
    channel.follow(follower)
    await channel.stay()


async def enter(server_state: ServerState, connection: Connection) -> None:
    """Count a connection in, and read what its person has muted."""
    try:
        await server_state.connections.enter(connection)
    except NotSaved as error:
        connection.part("resync", saying_of(error), RECONNECT_AFTER_MS)


def is_crowded(server_state: ServerState, connection: Connection) -> bool:
    """Whether its person or its address has as many connections as one may have."""
    of_person = server_state.connections.of_person[connection.person.id]
    of_address = server_state.connections.of_address[connection.address]
    # Who comes from another server has a moment two sockets.
    counts = server_state.limits.counts
    most_of_person = server_state.limits.share(counts["sockets-of-person"], 2)
    return of_person >= most_of_person or of_address >= server_state.limits.share(counts["sockets-of-address"])


class _Follower:
    """A WebSocket's end of a connection."""

    __slots__ = ("connection", "server_state")

    def __init__(self, server_state: ServerState, connection: Connection) -> None:
        self.server_state, self.connection = server_state, connection

    async def hear(self, message: bytes | str) -> None:
        """Do what a message says."""
        if not self.connection.is_closed:
            await heard(self.server_state, self.connection, message)

    def speaks(self) -> list[bytes]:
        """The messages to send now."""
        return self.connection.take_frames()

    @property
    def is_done(self) -> bool:
        """Whether the socket shall be closed."""
        return self.connection.is_closed

    def ends(self) -> None:
        """The socket is gone."""
        self.connection.tell = nobody
        self.server_state.connections.exit(self.connection)


async def heard(server_state: ServerState, connection: Connection, frame: str | bytes | ClientMessage) -> None:
    """Do what a frame says, or say why not; nothing in it can break more than its own connection."""
    started = time.perf_counter()
    connection.outcome = "done"
    message = _message_in(frame, connection) if isinstance(frame, str | bytes) else frame
    if message is not None:
        try:
            await hear(server_state, connection, message)
        except Exception as error:
            _refuse(connection, message, error)
    _log_message(message, connection, time.perf_counter() - started)


def _refuse(connection: Connection, message: ClientMessage, error: Exception) -> None:
    # Out of memory, threads or descriptors: refuse the message; this connection and all others go on.
    saying = saying_of(error)
    if not isinstance(error, WhistError):
        LOG.exception("a message could not be handled: %s", message.__struct_config__.tag)
        saying = Saying("refused-our-side")
    if isinstance(error, NotSaved) and not isinstance(error, Damaged) and isinstance(message, _FOLLOWS):
        connection.part("resync", saying, RECONNECT_AFTER_MS)
        return
    connection.refuse("not_saved", saying, getattr(message, "table", None), getattr(message, "id", None))


def _message_in(frame: str | bytes, connection: Connection) -> ClientMessage | None:
    try:
        if len(frame) > MAX_FRAME_BYTES:
            raise msgspec.DecodeError(f"a message has at most {MAX_FRAME_BYTES} bytes")
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
