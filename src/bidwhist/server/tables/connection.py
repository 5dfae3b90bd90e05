"""One connection: who is behind it, how fast it may speak, and its bounded queue of frames to send."""

from collections.abc import Callable

from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import Login
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.limits.rate_limits import Bucket, Limits
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.told import (
    Bye,
    ByeCode,
    Refused,
    ServerMessage,
)
from bidwhist.server.tables.domain.commands import RefusalCode

MAX_FRAMES = 128
MAX_BYTES = 512 * 1024
"""What may wait for a slow reader before it is told to come back and resume."""
OVER_LIMIT_FACTOR = 2.5
"""Times as many messages over the limit as may come at once, before the connection is closed; as many a second are
forgiven as may come."""
_USUAL = Limits()


def nobody() -> None:
    """Nobody speaks for a connection yet, or any more."""


class Connection:
    """A connection as the house knows it; nobody ever waits for its reader."""

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
        """What is said to it is said in this one; ``hello`` may name another."""
        self.login = login
        """The login session that it was opened with."""
        self.takes_changes = False
        """Whether it is content with what has changed of a view."""
        self.tables: set[str] = set()
        self.in_lobby = False
        self.muted: frozenset[str] = frozenset()
        self.asked_over: dict[str, int] = {}
        """Tables that friends have asked this person to and that it was told of, and when (s)."""
        self.messages, self.words = limits.bucket("socket-messages"), limits.bucket("socket-words")
        self.patience = Bucket(self.messages.rate, self.messages.burst * OVER_LIMIT_FACTOR)
        """What is left for messages beyond the limit."""
        self.outcome = "done"
        """What came of the last message heard: ``done``, or the code it was refused with."""
        self.frames: list[bytes] = []
        self.waiting = 0
        self.is_closed = False
        self.was_too_slow = False
        self.tell: Callable[[], None] = nobody
        """Called when there is something to send, or the connection shall be closed."""

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
        """Say that a message changed nothing, and why: a saying, or the name of one without parts."""
        saying = Saying(why) if isinstance(why, str) else why
        self.send(Refused(code, self.language.tell(saying), table, name, seq, wait))

    def hold(self, message: ServerMessage) -> None:
        """Queue a message that goes out together with the next one."""
        self._queue(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Queue a frame; a reader that is too slow is told to come back."""
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
        """Say goodbye and why."""
        self.close(Bye(code, self.language.tell(why), wait))

    def close(self, bye: Bye) -> None:
        """Say goodbye; nothing is queued after that."""
        if self.is_closed:
            return
        self.is_closed = True
        frame = encode(bye)
        self.frames.append(frame)
        self.waiting += len(frame)
        self.tell()

    def next_frame(self) -> bytes:
        """The frame to send now; the others wait, and count as waiting."""
        frame = self.frames.pop(0)
        self.waiting -= len(frame)
        return frame

    def take_frames(self) -> list[bytes]:
        """All frames to send now."""
        frames, self.frames, self.waiting = self.frames, [], 0
        return frames

    @property
    def who(self) -> Who:
        """For whom work is done that this connection asks for."""
        return Who(self.address, self.person.id)
