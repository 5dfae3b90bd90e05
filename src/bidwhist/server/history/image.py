"""A picture that is painted by boxes and letters with Pillow, and written as PNG."""

import io
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from bidwhist.server.extras import library

LETTERS = Path(__file__).parent / "letters.ttf"
"""Joined by ``web/letters.py``."""
COLOURS = 128
ISOLATES = re.compile("[\u2066-\u2069]")
"""What keeps a name's direction in a text; a picture has no use for it."""
AS_THEY_ARE = re.compile(r"[\w.−]*[A-Za-z0-9][\w.−]*|.", re.ASCII)
"""Words that run from left to right in any line, and all else letter by letter."""
Colour: TypeAlias = tuple[int, int, int]


@cache
def font(size: int) -> Any:
    """The letters of a size in points of the picture.

    :raises NotInstalled: if there is no Pillow.
    """
    fonts = library("PIL.ImageFont")
    return fonts.truetype(LETTERS, size, layout_engine=fonts.Layout.BASIC)


@cache
def known_letters() -> frozenset[str]:
    """The letters that the font has: those that look other than what stands for a missing one."""
    nothing = bytes(font(12).getmask("\uffff"))
    letters = map(
        chr, (*range(0x20, 0x460), *range(0x5B0, 0x5F5), *range(0x2010, 0x2027), 0x2212, *range(0x2660, 0x2668))
    )
    return frozenset(letter for letter in letters if letter.isspace() or bytes(font(12).getmask(letter)) != nothing)


class Image:
    """A picture that is being painted; places and sizes in points from the top left.

    :raises NotInstalled: if there is no Pillow.
    """

    def __init__(self, width: int, height: int, scale: int = 1) -> None:
        """A clear picture; with a scale it is painted that much larger, so that edges come out smooth."""
        self.width, self.height, self.scale = width, height, scale
        self._image = library("PIL.Image").new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
        self._pen = library("PIL.ImageDraw").Draw(self._image)

    def box(self, left: float, top: float, width: float, height: float, colour: Colour, corner: float = 0) -> None:  # noqa: PLR0917  # as painters name them
        """A rectangle, with round corners where asked for."""
        edges = (left, top, left + width, top + height)
        x, y, right, bottom = (edge * self.scale for edge in edges)
        self._pen.rounded_rectangle((x, y, right - 1, bottom - 1), corner * self.scale, fill=colour)

    def text(self, left: float, top: float, words: str, size: int, ink: Colour) -> None:  # as painters name them
        """Words from a place on."""
        self._pen.text((left * self.scale, top * self.scale), in_order(words), ink, font(size * self.scale))

    def letter(self, middle: float, centre: float, words: str, size: int, ink: Colour) -> None:  # as painters name them
        """Words around a place, by what is seen of them."""
        place = (middle * self.scale, centre * self.scale)
        self._pen.text(place, words, ink, font(size * self.scale), anchor="mm")

    def stamp(self, left: float, top: float, other: "Image") -> None:
        """Another picture upon this one."""
        self._image.alpha_composite(other._image, (round(left), round(top)))

    def reduced(self) -> "Image":
        """The same in its own size."""
        small = Image(self.width, self.height)
        small._image.paste(self._image.reduce(self.scale))
        return small

    def png(self) -> bytes:
        """The picture as a file of few colours."""
        images, written = library("PIL.Image"), io.BytesIO()
        few = self._image.convert("RGB").quantize(COLOURS, images.Quantize.FASTOCTREE, dither=images.Dither.NONE)
        few.save(written, "PNG")
        return written.getvalue()


def in_order(words: str) -> str:
    """Words letter by letter from left to right, as they can be drawn: others without their marks, or as a dot."""
    spoken = ISOLATES.sub("", words)
    # Pictures have one line each: a line from right to left is one turned round, but for names and numbers in it.
    if any("\u0590" <= letter <= "\u05ff" for letter in spoken):
        spoken = "".join(reversed(AS_THEY_ARE.findall(spoken)))
    return "".join(letter if letter in known_letters() else _plainer(letter) for letter in spoken)


def _plainer(letter: str) -> str:
    plain = unicodedata.normalize("NFKD", letter)[0]
    return plain if plain in known_letters() else "·"


def width_of(words: str, size: int) -> float:
    """How wide words are."""
    return float(font(size).getlength(in_order(words)))


def shortened(words: str, size: int, most: float) -> str:
    """Words that are no wider than so many points, with dots where some were left out."""
    if width_of(words, size) <= most:
        return words
    while words and width_of(words + "…", size) > most:
        words = words[:-1]
    return words.rstrip() + "…"
