"""What a socket may send: its frames and bytes are counted before anybody reads them.

A frame costs its reader some 20 µs, however empty it is, and 40,000 empty ones fit into one read of the network. So the
headers of frames are counted first, and a client that sends too many is disconnected before any is read.
"""

from bidwhist.server.platform.limits.rate_limits import Bucket, Limits
from bidwhist.server.platform.transport.frame_counter import FrameCounter

CROWDED_FRAMES_PER_S = 5.0
CROWDED_BURST_FRAMES = 20.0
"""Frames a second, and at once, of each socket of an address that all together send too many."""
FORWARDED = "x-forwarded-for"
TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""
SHORT, MEDIUM = 125, 126
"""The longest length that stands in one byte, and what says that two bytes follow with it."""


class FrameBudget:
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


def head_of(size: int) -> bytes:
    """The head of a frame that carries a whole message of text, as a server writes it."""
    if size <= SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, MEDIUM, size >> 8, size & 255))
    return bytes((TEXT, MEDIUM + 1)) + size.to_bytes(8, "big")
