"""A picture in few colours, painted by rectangles and letters, and written as PNG with zlib alone."""

import json
import re
import struct
import unicodedata
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

LETTERS = Path(__file__).parent / "letters.bin"
"""Drawn by ``web/letters.py``."""
LEVELS = 16
"""Opacities of a letter's points."""
ISOLATES = re.compile("[\u2066-\u2069]")
"""What keeps a name's direction in a text; a picture has no use for it."""
AS_THEY_ARE = re.compile(r"[\w.−]*[A-Za-z0-9][\w.−]*|.", re.ASCII)
"""Words that run from left to right in any line, and all else letter by letter."""
Colour: TypeAlias = tuple[int, int, int]


class Font(Struct, frozen=True):
    """Letters of one size: where each begins among the points, and how wide it is."""

    height: int
    places: dict[str, tuple[int, int]]
    points: bytes


@cache
def font(size: int) -> Font:
    """The letters of a size: 22, 34, or 60 for ranks and suits alone."""
    head, _, points = zlib.decompress(LETTERS.read_bytes()).partition(b"\n")
    places = {letter: (place, width) for letter, (place, width) in json.loads(head)[str(size)].items()}
    return Font(round(size * 1.4), places, points)


class Image:
    """A picture that is being painted; places and sizes in points from the top left."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self._colours: dict[Colour, int] = {}
        self._blends: dict[tuple[Colour, Colour], bytes] = {}
        self._rows = [bytearray([self._index(ground)]) * width for _ in range(height)]

    def _index(self, colour: Colour) -> int:
        """The place of a colour among all; the nearest, where there is room for no more."""
        if colour not in self._colours and len(self._colours) >= 256:
            return min(
                self._colours.items(), key=lambda one: sum(abs(a - b) for a, b in zip(one[0], colour, strict=True))
            )[1]
        return self._colours.setdefault(colour, len(self._colours))

    def box(self, left: int, top: int, width: int, height: int, colour: Colour, corner: int = 0) -> None:  # noqa: PLR0917  # as painters name them
        """A rectangle, with cut corners where asked for."""
        index = self._index(colour)
        for y in range(max(0, top), min(self.height, top + height)):
            inset = max(0, corner - min(y - top, top + height - 1 - y))
            self._rows[y][left + inset : left + width - inset] = bytes([index]) * (width - 2 * inset)

    def text(self, left: int, top: int, words: str, size: int, ink: Colour, ground: Colour) -> int:  # noqa: PLR0917  # as painters name them
        """Words from a place on, upon a ground of one colour; gives where they end."""
        letters, blend = font(size), self._blend(ink, ground)
        for letter in _known(words, letters):
            place, width = letters.places.get(letter, (0, size // 3))
            if letter != " ":
                self._stamp(left, top, letters, place, width, blend)
            left += width
        return left

    def _stamp(self, left: int, top: int, letters: Font, place: int, width: int, blend: bytes) -> None:  # noqa: PLR0917  # as painters name them
        if left < 0 or left + width > self.width:
            return
        for y in range(min(letters.height, self.height - top)):
            start = place + y * width
            row = letters.points[start : start + width]
            if any(row):
                self._rows[top + y][left : left + width] = row.translate(blend)

    def _blend(self, ink: Colour, ground: Colour) -> bytes:
        if (ink, ground) not in self._blends:
            last = LEVELS - 1
            mixed = [
                tuple((g * (last - n) + i * n) // last for i, g in zip(ink, ground, strict=True)) for n in range(LEVELS)
            ]
            indexes = [self._index((one[0], one[1], one[2])) for one in mixed]
            self._blends[ink, ground] = bytes(indexes) + bytes(256 - LEVELS)
        return self._blends[ink, ground]

    def png(self) -> bytes:
        """The picture as a file."""
        palette = b"".join(bytes(colour) for colour in self._colours)
        rows = b"".join(b"\0" + bytes(row) for row in self._rows)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)
        parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_part(kind, body) for kind, body in parts)


def _part(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _known(words: str, letters: Font) -> Sequence[str]:
    """The letters of words as they can be drawn: others without their marks, or as a dot."""
    spoken = ISOLATES.sub("", words)
    # Pictures have one line each: a line from right to left is one turned round, but for names and numbers in it.
    if any("\u0590" <= letter <= "\u05ff" for letter in spoken):
        spoken = "".join(reversed(AS_THEY_ARE.findall(spoken)))
    return [letter if letter in letters.places or letter == " " else _plainer(letter, letters) for letter in spoken]


def _plainer(letter: str, letters: Font) -> str:
    plain = unicodedata.normalize("NFKD", letter)[0]
    return plain if plain in letters.places else "·"


def width_of(words: str, size: int) -> int:
    """How wide words are."""
    letters = font(size)
    return sum(letters.places.get(letter, (0, size // 3))[1] for letter in _known(words, letters))


def shortened(words: str, size: int, most: int) -> str:
    """Words that are no wider than so many points, with dots where some were left out."""
    if width_of(words, size) <= most:
        return words
    while words and width_of(words + "…", size) > most:
        words = words[:-1]
    return words.rstrip() + "…"
