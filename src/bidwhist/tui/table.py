"""The table from above: players around the trick, the person nearest, with a word at the one whose turn it is."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from rich.style import Style
from textual.geometry import Region

from bidwhist.core.actions import Pass
from bidwhist.core.cards import Card
from bidwhist.core.deal import NOBODY, Phase
from bidwhist.core.rules.order import sort_hand
from bidwhist.core.view import View
from bidwhist.core.whereabouts import kitty_is_taken
from bidwhist.narration import Narrator, call_name
from bidwhist.tui.canvas import Canvas, Drawn
from bidwhist.tui.card_art import Palette, draw_back, draw_face

NAME = Style(bold=True)
QUIET = Style(color="#b9a98f")
TURN = Style(color="#1d1510", bgcolor="#f0b35a", bold=True)
CALL = Style(color="#f0c987", bold=True)
TAKES = Style(color="#f0c987", bold=True)

CARDS = ((15, 9), (13, 7), (9, 5), (7, 3))
"""Width and height of a card on the table, the largest first."""


class Chair(Struct, frozen=True):
    """Where a seat is drawn: how far right and down of the middle its card lies, and the side its name is on."""

    across: int
    down: int
    side: Literal["left", "right", "top", "bottom"]
    drop: int = 0
    """Rows further down, where two sit on one side."""


# By players, then by turns from the person clockwise, in steps of half a card.
_CHAIRS: dict[int, tuple[Chair, ...]] = {
    3: (Chair(0, 1, "bottom"), Chair(-3, 0, "left"), Chair(3, 0, "right")),
    4: (Chair(0, 1, "bottom"), Chair(-3, 0, "left"), Chair(0, -1, "top"), Chair(3, 0, "right")),
    5: (
        Chair(0, 1, "bottom"),
        Chair(-2, 0, "left", 1),
        Chair(-2, -1, "left"),
        Chair(2, -1, "right"),
        Chair(2, 0, "right", 1),
    ),
}


class Scene(Struct, frozen=True):
    """What the table shows: a view, the names, and the trick to be seen, perhaps one just finished."""

    view: View
    narrator: Narrator
    leader: int
    cards: tuple[Card, ...]
    winner: int | None = None
    """The seat that took the trick shown."""


def scene_of(view: View, narrator: Narrator) -> Scene:
    """The trick on the table, or the last one until the next card is led."""
    if view.table or not view.tricks:
        return Scene(view, narrator, view.leader, view.table)
    last = view.tricks[-1]
    return Scene(view, narrator, last.leader, last.cards, last.winner)


class Table(Drawn):
    """The players, their calls or cards, and what lies in the middle."""

    DEFAULT_CSS = """
    Table { width: 1fr; height: 1fr; background: $table; color: $foreground; }
    """

    scene: Scene | None = None
    palette: Palette = Palette()

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Cards first, names over them."""
        if self.scene is None:
            return
        _Drawing(canvas, self.scene, self.palette).draw()


def card_size(width: int, height: int) -> tuple[int, int]:
    """Width and height of the largest card that a table has room for: three of them high, with names around them.

    >>> card_size(53, 13), card_size(80, 24)
    ((7, 3), (13, 7))
    """
    fits = (card for card in CARDS if height >= 3 * card[1] + 2 and width >= 4 * card[0] + 2 * _NAME_COLUMNS)
    return next(fits, CARDS[-1])


class _Drawing:
    """One drawing of a scene on a canvas."""

    def __init__(self, canvas: Canvas, scene: Scene, palette: Palette) -> None:
        self.canvas, self.scene, self.palette = canvas, scene, palette
        self.view, self.narrator = scene.view, scene.narrator
        self.size = card_size(canvas.width, canvas.height)
        self.middle = canvas.width // 2

    def draw(self) -> None:
        """Everything there is to see."""
        for seat in range(self.view.players):
            self._draw_seat(seat)
        if self.view.phase is not Phase.PLAY and not self.scene.cards:
            self._draw_kitty()

    def _chair(self, seat: int) -> Chair:
        return _CHAIRS[self.view.players][(seat - self.narrator.me) % self.view.players]

    def _place(self, chair: Chair) -> Region:
        """The place of a chair's card."""
        width, height = self.size
        x = self.middle - width // 2 + chair.across * (width + 1) // 2
        centre = (self.canvas.height - height) // 2
        return Region(x, centre + chair.down * height + chair.drop, width, height)

    def _draw_seat(self, seat: int) -> None:
        chair = self._chair(seat)
        place = self._place(chair)
        card = self._card_of(seat)
        if card is not None:
            loses = self.scene.winner is not None and seat != self.scene.winner
            draw_face(self.canvas, place, card, self.palette, shaded=loses)
            if seat == self.scene.winner:
                self.canvas.write_centred(place.x + place.width // 2, place.y, "★", self.palette.face(card))
        _PLAQUES[chair.side](self.canvas, place, self._lines(seat))

    def _card_of(self, seat: int) -> Card | None:
        turn = (seat - self.scene.leader) % self.view.players
        return self.scene.cards[turn] if turn < len(self.scene.cards) else None

    def _lines(self, seat: int) -> list[tuple[str, Style]]:
        lines = [(self._name(seat), NAME), (self.narrator.say("cards", count=self.view.counts[seat]), QUIET)]
        # Where two sit on one side there are three rows each, and a player's action comes before the name.
        told = [*self._doing(seat), *self._role(seat)]
        return [*lines, *(told[:1] if self.view.players == 5 else reversed(told))]

    def _name(self, seat: int) -> str:
        dealer = " (D)" if seat == self.view.dealer else ""
        return f"{self.narrator.who(seat)}{dealer}"

    def _role(self, seat: int) -> list[tuple[str, Style]]:
        if seat == self.view.declarer and self.view.turned is None:
            return [(self.narrator.say("tui-role", role="declarer"), CALL)]
        partner = (
            len(set(self.narrator.sides)) == 2 and self.narrator.sides[seat] == self.narrator.sides[self.narrator.me]
        )
        return [(self.narrator.say("tui-role", role="partner"), QUIET)] if partner and seat != self.narrator.me else []

    def _doing(self, seat: int) -> list[tuple[str, Style]]:
        view = self.view
        if seat == view.to_act:
            return [(f"▸ {self.narrator.say('tui-to-do', phase=_TO_DO[view.phase])} ", TURN)]
        if seat == self.scene.winner:
            return [(f"★ {self.narrator.say('tui-takes-it')}", TAKES)]
        if view.phase is Phase.AUCTION:
            return self._call(seat)
        return []

    def _call(self, seat: int) -> list[tuple[str, Style]]:
        turn = (seat - self.view.dealer - 1) % self.view.players
        if turn >= len(self.view.calls):
            return []
        call = self.view.calls[turn]
        if isinstance(call, Pass):
            return [(self.narrator.say("tui-passed"), QUIET)]
        return [(self.narrator.say("tui-has-bid", bid=call_name(call, self.narrator.language)), CALL)]

    def _draw_kitty(self) -> None:
        view, row = self.view, self.canvas.height // 2 - 1
        in_hand = view.seat == view.declarer and kitty_is_taken(view)
        if view.kitty is not None and view.phase in (Phase.AUCTION, Phase.DECLARE) and not in_hand:
            self._draw_sported(sort_hand(view.kitty, None))
        elif view.declarer == NOBODY and view.rules.kitty and self.size != CARDS[-1]:
            self._draw_backs(view.rules.kitty)
        elif view.declarer == NOBODY and view.rules.kitty:
            text = "░▒" * view.rules.kitty
            self.canvas.write_centred(self.middle, row, text[: 2 * view.rules.kitty], QUIET)
            self.canvas.write_centred(
                self.middle, row + 1, self.narrator.say("tui-kitty", count=view.rules.kitty), QUIET
            )

    def _draw_backs(self, count: int) -> None:
        width, height = self.size
        step = min(width // 2 + 1, (self.canvas.width - 4 * _NAME_COLUMNS) // (count + 1))
        left, top = self.middle - (step * (count - 1) + width) // 2, (self.canvas.height - height) // 2
        for number in range(count):
            draw_back(self.canvas, Region(left + step * number, top, width, height))
        self.canvas.write_centred(self.middle, top + height, self.narrator.say("tui-kitty", count=count), QUIET)

    def _draw_sported(self, cards: list[Card]) -> None:
        width, row = 5, (self.canvas.height - 4) // 2
        left = self.middle - width * len(cards) // 2
        for number, card in enumerate(cards):
            draw_face(self.canvas, Region(left + width * number, row, width + 1, 3), card, self.palette)
        self.canvas.write_centred(self.middle, row + 3, self.narrator.say("tui-kitty-sported"), QUIET)


_TO_DO = {
    Phase.AUCTION: "auction",
    Phase.DECLARE: "declare",
    Phase.DISCARD: "discard",
    Phase.PLAY: "play",
}

Lines = list[tuple[str, Style]]
_NAME_COLUMNS = 12
"""Columns of a name beside a card."""
_REACH_COLUMNS = 16
"""Columns from a card to the far end of the name beside it, where there is more room."""


def _plaque_left(canvas: Canvas, place: Region, lines: Lines) -> None:
    top = _stack_top(place, lines)
    for row, (text, style) in enumerate(lines):
        canvas.write(max(1, place.x - _REACH_COLUMNS), top + row, text, style)


def _plaque_right(canvas: Canvas, place: Region, lines: Lines) -> None:
    top = _stack_top(place, lines)
    for row, (text, style) in enumerate(lines):
        canvas.write_right(min(canvas.width - 1, place.right + _REACH_COLUMNS), top + row, text, style)


def _stack_top(place: Region, lines: Lines) -> int:
    return max(0, place.y + (place.height - len(lines)) // 2)


def _plaque_top(canvas: Canvas, place: Region, lines: Lines) -> None:
    _write_row(canvas, place.x + place.width // 2, max(0, place.y - 1), lines)


def _plaque_bottom(canvas: Canvas, place: Region, lines: Lines) -> None:
    _write_row(canvas, place.x + place.width // 2, min(canvas.height - 1, place.bottom), lines)


def _write_row(canvas: Canvas, middle: int, row: int, lines: Lines) -> None:
    width = sum(len(text) for text, _ in lines) + 3 * (len(lines) - 1)
    x = max(0, min(middle - width // 2, canvas.width - width))
    for number, (text, style) in enumerate(lines):
        if number:
            canvas.write(x, row, " · ", QUIET)
            x += 3
        canvas.write(x, row, text, style)
        x += len(text)


_PLAQUES: dict[str, Callable[[Canvas, Region, Lines], None]] = {
    "left": _plaque_left,
    "right": _plaque_right,
    "top": _plaque_top,
    "bottom": _plaque_bottom,
}
