"""One connection: who is behind it, how fast it may speak, and its bounded queue of frames to send."""

from collections import deque
from collections.abc import Callable

from bidwhist.server.protocol import Bye, Person, Refused, ServerMessage, encode

MOST_FRAMES = 128
MOST_BYTES = 512 * 1024
"""What may wait for a slow reader before it is told to come back and resume."""
RATE = 10.0
BURST = 20.0
"""Messages a second, and at once."""
PATIENCE = 50.0
"""Messages over the limit, at once, before the line is closed; as many a second as ``RATE`` are forgiven."""


def nobody() -> None:
    """Nobody speaks for a line yet, or any more."""


class Bucket:
    """A limit on how often something may happen: so many at once, so many a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.last = rate, burst, burst, 0.0

    def take(self, now: float) -> bool:
        """Whether it may happen at a time (s); what may not happen costs nothing."""
        passed, self.last = max(0.0, now - self.last), now
        self.left = min(self.burst, self.left + passed * self.rate)
        may = self.left >= 1
        self.left -= may
        return may


class Line:
    """A connection as the house knows it; nobody ever waits for its reader."""

    def __init__(self, person: Person, address: str, *, is_limited: bool = True) -> None:
        self.person, self.address, self.is_limited = person, address, is_limited
        self.tables: set[str] = set()
        self.in_lobby = False
        self.muted: frozenset[str] = frozenset()
        self.messages, self.words, self.hints = Bucket(RATE, BURST), Bucket(1, 5), Bucket(1, 10)
        self.patience = Bucket(RATE, PATIENCE)
        """What is left for messages beyond the limit."""
        self.outcome = "done"
        """What came of the last message heard: ``done``, or the code it was refused with."""
        self.frames: deque[bytes] = deque()
        self.waiting = 0
        self.is_closed = False
        self.was_too_slow = False
        self.tell: Callable[[], None] = nobody
        """Called when there is something to send, or the line shall be closed."""

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        if isinstance(message, Refused):
            self.outcome = message.code
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Queue a frame; a reader that is too slow is told to come back."""
        if self.is_closed:
            return
        if len(self.frames) >= MOST_FRAMES or self.waiting + len(frame) > MOST_BYTES:
            self.frames.clear()
            self.was_too_slow = True
            self.close(Bye("resync", "Your line was too slow; come back and go on where you were.", 500))
            return
        self.frames.append(frame)
        self.waiting += len(frame)
        self.tell()

    def close(self, bye: Bye) -> None:
        """Say goodbye; nothing is queued after that."""
        if self.is_closed:
            return
        self.is_closed = True
        self.frames.append(encode(bye))
        self.tell()

    def take_frames(self) -> list[bytes]:
        """The frames to send now."""
        frames = list(self.frames)
        self.frames.clear()
        self.waiting = 0
        return frames
