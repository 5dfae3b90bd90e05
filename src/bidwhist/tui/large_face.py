"""The inside of a large card: rank and sign in two corners, and between them pips, a court's name or a joker's."""

from collections.abc import Sequence

from bidwhist.core.cards import BIG_JOKER, Card, is_joker
from bidwhist.i18n import ENGLISH, Language

LARGE = (9, 5)
"""The columns and rows inside its border from which a card is drawn so."""
_SPACIOUS_COLUMNS = 13
"""Columns from which pips stand three columns apart instead of two."""
_COURTS = {9: "jack", 10: "queen", 11: "king"}
_JOKERS = {True: "BJ", False: "LJ"}
_TOP, _UPPER, _MIDDLE, _LOWER, _BOTTOM = range(5)
# By rank from two to ten, then the ace: pips in each side column, and the places of those between them.
_PIPS: dict[int, tuple[int, tuple[int, ...]]] = {
    0: (0, (_TOP, _BOTTOM)),
    1: (0, (_TOP, _MIDDLE, _BOTTOM)),
    2: (2, ()),
    3: (2, (_MIDDLE,)),
    4: (3, ()),
    5: (3, (_UPPER,)),
    6: (3, (_UPPER, _LOWER)),
    7: (4, (_MIDDLE,)),
    8: (4, (_UPPER, _LOWER)),
    12: (0, (_MIDDLE,)),
}


def large_face(
    card: Card, rank: str, sign: str, inner: int, rows: int, *, language: Language = ENGLISH
) -> Sequence[str]:
    """The rows of a card, each ``inner`` columns wide.

    >>> [line.replace(" ", ".") for line in large_face(39, "2", "♠", 9, 5)]
    ['2...♠....', '♠........', '.........', '........♠', '....♠...2']
    """
    paper = _Paper(inner, rows)
    if is_joker(card):
        paper.corners((sign,))
        name, kind = (language.say("tui-face", face=face) for face in (_JOKERS[card == BIG_JOKER], "joker"))
        paper.name(name, sign, kind)
    else:
        paper.corners((rank, sign))
        if card % 13 in _COURTS:
            paper.frame()
            paper.name(sign, language.say("tui-face", face=_COURTS[card % 13]), sign)
        else:
            paper.pips(sign, *_PIPS[card % 13])
    return paper.lines


class _Paper:
    """The inside of one card."""

    def __init__(self, inner: int, rows: int) -> None:
        self.inner, self.last = inner, rows - 1
        self.signs = [[" "] * inner for _ in range(rows)]

    @property
    def lines(self) -> list[str]:
        """The rows."""
        return ["".join(row) for row in self.signs]

    def write(self, x: int, y: int, text: str) -> None:
        """Text from a column on."""
        self.signs[y][x : x + len(text)] = text

    def corners(self, index: Sequence[str]) -> None:
        """Rank and sign, from the top on the left and from the bottom on the right."""
        for row, text in enumerate(index):
            self.write(0, row, text)
            self.write(self.inner - len(text), self.last - row, text)

    def frame(self) -> None:
        """The frame of a court card."""
        width = self.inner - 6
        for row in range(1, self.last):
            self.write(2, row, f"│{' ' * width}│")
        self.write(2, 0, f"┌{'─' * width}┐")
        self.write(2, self.last, f"└{'─' * width}┘")

    def name(self, *words: str) -> None:
        """Three words under each other."""
        for row, word in zip((1, self.last // 2, self.last - 1), words, strict=True):
            self.write((self.inner - len(word)) // 2, row, word)

    def pips(self, sign: str, side: int, between: Sequence[int]) -> None:
        """So many pips on either side, and some between them."""
        middle, apart = self.inner // 2, 3 if self.inner >= _SPACIOUS_COLUMNS else 2
        for number in range(side):
            row = round(number * self.last / (side - 1))
            self.write(middle - apart, row, sign)
            self.write(middle + apart, row, sign)
        places = (0, 1, self.last // 2, self.last - 1, self.last)
        for place in between:
            self.write(middle, places[place], sign)
