"""Cards drawn with signs: a rank, a suit told by its shape and its colour, and jokers that say which they are."""

from collections.abc import Sequence

from msgspec import Struct
from rich.style import Style
from textual.geometry import Region

from bidwhist.core.cards import BIG_JOKER, SUIT_SYMBOLS, Card, draw_card, is_joker
from bidwhist.i18n import ENGLISH, Language
from bidwhist.tui.canvas import Canvas
from bidwhist.tui.large_face import LARGE, large_face

PAPER = "#fbf6ea"
SHADE = "#b5aa98"
EDGE = "#8a7d6b"
BLACK, RED, BLUE, GREEN = "#141414", "#b3122a", "#0b57b0", "#1b6b2c"
_TWO_COLOURS = (BLACK, RED, RED, BLACK)
_FOUR_COLOURS = (GREEN, BLUE, RED, BLACK)
_SHADED = {RED: "#7a0c1c", BLUE: "#07397a", GREEN: "#0f4519", BLACK: BLACK}
BACK = Style(color="#d9c7a8", bgcolor="#7a2e2a")
JOKER_STARS = {True: "★", False: "☆"}
# The messages with a middle and a whole name, chosen by the room a card has.
_JOKER_NAMES = {True: ("big", "BJ"), False: ("lit", "LJ")}


class Palette(Struct, frozen=True):
    """Two colours for the suits, or four."""

    four: bool = False
    language: Language = ENGLISH
    """What the names on cards are written in."""

    def ink(self, card: Card) -> str:
        """The colour of a card's signs."""
        if is_joker(card):
            return RED if card == BIG_JOKER else BLACK
        return (_FOUR_COLOURS if self.four else _TWO_COLOURS)[card // 13]

    def face(self, card: Card, *, shaded: bool = False) -> Style:
        """The style of a card's face."""
        ink = self.ink(card)
        return Style(color=_SHADED[ink] if shaded else ink, bgcolor=SHADE if shaded else PAPER, bold=not shaded)


def edge(*, shaded: bool) -> Style:
    """The style of a card's border."""
    return Style(color=EDGE, bgcolor=SHADE if shaded else PAPER)


def rank_of(card: Card, room: int, language: Language) -> str:
    """The rank in the corner of a card, or a joker's name as long as the room allows."""
    if is_joker(card):
        middle, whole = (language.say("tui-face", face=name) for name in _JOKER_NAMES[card == BIG_JOKER])
        return whole if room >= len(whole) else middle if room >= len(middle) else draw_card(card)
    return draw_card(card)[:-1]


def sign_of(card: Card) -> str:
    """The sign of a card's suit, or a joker's star."""
    return JOKER_STARS[card == BIG_JOKER] if is_joker(card) else SUIT_SYMBOLS[card // 13]


def draw_face(canvas: Canvas, place: Region, card: Card, palette: Palette, *, shaded: bool = False) -> None:
    """A card, its border on the edge of a place."""
    x, y, width, height = place
    border, face, inner = edge(shaded=shaded), palette.face(card, shaded=shaded), width - 2
    canvas.write(x, y, f"╭{'─' * inner}╮", border)
    canvas.write(x, y + height - 1, f"╰{'─' * inner}╯", border)
    for row in range(1, height - 1):
        canvas.write(x, y + row, f"│{' ' * inner}│", border)
    for row, text in enumerate(_signs(card, inner, height - 2, palette.language), start=1):
        canvas.write(x + 1, y + row, text, face)


def draw_back(canvas: Canvas, place: Region) -> None:
    """A card face down on a place."""
    x, y, width, height = place
    canvas.write(x, y, f"╭{'─' * (width - 2)}╮", BACK)
    for row in range(1, height - 1):
        canvas.write(x, y + row, f"│{'░' * (width - 2)}│", BACK)
    canvas.write(x, y + height - 1, f"╰{'─' * (width - 2)}╯", BACK)


def _signs(card: Card, inner: int, rows: int, language: Language) -> Sequence[str]:
    if inner >= LARGE[0] and rows >= LARGE[1]:
        return large_face(card, rank_of(card, 2, language), sign_of(card), inner, rows, language=language)
    if rows == 1:
        return (_in_one_row(card, inner, language),)
    margin = " " * (inner > 3)
    rank, sign = f"{margin}{rank_of(card, inner - len(margin), language)}", f"{margin}{sign_of(card)}"
    if rows == 2:
        return rank.ljust(inner), sign.ljust(inner)
    tall = [rank.ljust(inner), *[" " * inner] * (rows - 2), f"{rank[1:]}{margin}".rjust(inner)]
    tall[rows // 2] = sign.center(inner)
    return tall


def _in_one_row(card: Card, inner: int, language: Language) -> str:
    rank = rank_of(card, inner, language)
    return rank.center(inner) if len(rank) + 2 > inner else f"{rank}{sign_of(card)}".center(inner)
