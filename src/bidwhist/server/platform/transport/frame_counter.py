"""Counts the frames of a socket by their heads alone (RFC 6455, 5.2), however their bytes are cut."""

from msgspec import Struct


class Counted(Struct, frozen=True):
    """Frames that begin in some bytes, and how many of them carry no message."""

    frames: int
    controls: int


class FrameCounter:
    """Counts frames by their heads alone; what is in them is skipped."""

    def __init__(self) -> None:
        self._skip = 0
        """Bytes still to come of the last frame."""
        self._head = b""
        """A head that has come in part."""

    @property
    def is_between(self) -> bool:
        """Whether the last frame has come whole, and no other has begun."""
        return not self._skip and not self._head

    def count(self, data: bytes, most: int) -> Counted:
        """The frames that begin in the next bytes of a socket, or ``most`` + 1 where there are more."""
        data = self._head + data
        place, size = self._skip, len(data)
        frames = controls = 0
        while place + 2 <= size and frames <= most:
            head, length = _head_at(data, place)
            if place + head > size:
                break
            frames += 1
            controls += data[place] >> 3 & 1
            place += head + length
        self._head, self._skip = (data[place:], 0) if place < size else (b"", place - size)
        return Counted(frames, controls)


def _head_at(data: bytes, place: int) -> tuple[int, int]:
    # The bytes of a frame's head and of what it carries (RFC 6455, 5.2); a length that has not all come reads as less.
    second = data[place + 1]
    extended = {126: 2, 127: 8}.get(second & 127, 0)
    length = int.from_bytes(data[place + 2 : place + 2 + extended], "big") if extended else second & 127
    return 2 + extended + (4 if second & 128 else 0), length
