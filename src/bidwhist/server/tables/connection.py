"""One client connection: its person, its rate limit, and its bounded send queue."""

from collections.abc import Callable

from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import Login
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.limits.rate_limits import Bucket, Limits
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.server_messages import (
    Bye,
    ByeCode,
    Refused,
    ServerMessage,
)
from bidwhist.server.tables.domain.commands import RefusalCode

MAX_FRAMES = 128
MAX_BYTES = 512 * 1024
"""Frames queued for a slow reader before it is told to reconnect and resume."""
OVER_LIMIT_FACTOR = 2.5
"""Messages over the limit before the connection is closed, as a multiple of the burst; the count decays at the allowed
rate."""
_USUAL = Limits()


def nobody() -> None:
    """The person of a connection that has not said hello yet or is closed."""


class Connection:
    """A client connection; sending never blocks on its reader."""

    def __init__(
        self,
        person: Person,
        address: str,
        *,
        is_limited: bool = True,
        login: Login | None = None,
        language: Language = ENGLISH,
        limits: Limits = _USUAL,
    ) -> None:
        self.person, self.address, self.is_limited = person, address, is_limited
        self.language = language
        """The language of messages to it; ``hello`` may name another."""
        self.login = login
        """The login session it was opened with."""
        self.takes_changes = False
        """Whether it accepts the changed fields of a view alone, in protocol 3."""
        self.takes_steps = False
        """Whether it speaks protocol 4."""
        self.has_own_words = False
        """Whether it says what is commonest in words of its own, in protocol 4."""
        self.is_stream = False
        """Whether it is a stream over HTTP, whose messages come in requests of their own."""
        self.takes_positions = False
        """Whether each turn of its person is asked as a question too."""
        self.asked: dict[str, int] = {}
        """By table, the turn it was asked about last."""
        self.tables: set[str] = set()
        self.in_lobby = False
        self.muted: frozenset[str] = frozenset()
        self.asked_over: dict[str, int] = {}
        """Tables that friends invited this person to and that were announced here, with the time (s)."""
        self.messages, self.words = limits.bucket("socket-messages"), limits.bucket("socket-words")
        self.patience = Bucket(self.messages.rate, self.messages.burst * OVER_LIMIT_FACTOR)
        """What remains of the allowance for messages over the limit."""
        self.outcome = "done"
        """The outcome of the last message: ``done`` or the code of its refusal."""
        self.frames: list[bytes] = []
        self.waiting = 0
        self.is_closed = False
        self.was_too_slow = False
        self.tell: Callable[[], None] = nobody
        """Called when there is something to send or the connection is to be closed."""

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        if isinstance(message, Refused):
            self.outcome = message.code
        self.send_frame(encode(message))

    def refuse(
        self,
        code: RefusalCode,
        why: Saying | str,
        table: str | None = None,
        name: str | None = None,
        *,
        seq: int | None = None,
        wait: int = 0,
    ) -> None:
        """Refuse a message, with a reason: a message to translate, or the name of one that takes no arguments."""
        saying = Saying(why) if isinstance(why, str) else why
        self.send(Refused(code, self.language.tell(saying), table, name, seq, wait))

    def hold(self, message: ServerMessage) -> None:
        """Queue a message without flushing; it goes out with the next one."""
        self._queue(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Queue a frame; a reader that is too slow is told to reconnect."""
        self._queue(frame)
        self.tell()

    def _queue(self, frame: bytes) -> None:
        if self.is_closed:
            return
        if len(self.frames) >= MAX_FRAMES or self.waiting + len(frame) > MAX_BYTES:
            self.frames.clear()
            self.waiting = 0
            self.was_too_slow = True
            self.part("resync", Saying("bye-too-slow"), 500)
            return
        self.frames.append(frame)
        self.waiting += len(frame)

    def part(self, code: ByeCode, why: Saying, wait: int = 0) -> None:
        """Close the connection and give the reason."""
        self.close(Bye(code, self.language.tell(why), wait))

    def close(self, bye: Bye) -> None:
        """Close the connection; nothing can be queued after that."""
        if self.is_closed:
            return
        self.is_closed = True
        frame = encode(bye)
        self.frames.append(frame)
        self.waiting += len(frame)
        self.tell()

    def next_frame(self) -> bytes:
        """Take the next frame; those left still count against the limit."""
        frame = self.frames.pop(0)
        self.waiting -= len(frame)
        return frame

    def take_frames(self) -> list[bytes]:
        """Take all queued frames."""
        frames, self.frames, self.waiting = self.frames, [], 0
        return frames

    @property
    def who(self) -> Who:
        """The key by which work asked for on this connection is counted."""
        return Who(self.address, self.person.id)
