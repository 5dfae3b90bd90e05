"""The person's hand as a fan: cards that may be played stand up, and a pointer shows the chosen one."""

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message

from bidwhist.core.cards import Card, Hand
from bidwhist.narration import the_card
from bidwhist.tui.canvas import Canvas, Drawn
from bidwhist.tui.card_art import Palette, draw_face

WIDEST = {6: 8, 8: 8, 10: 9, 11: 12}
"""Columns that a card shows at most, by the rows of the fan."""


class HandWidget(Drawn):
    """Cards side by side, each under its right neighbour. Keys move the pointer, a click picks a card."""

    DEFAULT_CSS = """
    HandWidget { height: 6; width: 1fr; background: $surface; color: $foreground; }
    """

    class Picked(Message):
        """A card was chosen by key or mouse."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    class Pointed(Message):
        """Another card is pointed at."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    cards: tuple[Card, ...] = ()
    standing: Hand = 0
    """Cards one row higher: those that may be played, or those put aside."""
    shaded: Hand = 0
    """Cards that may not be played now."""
    marked: Hand = 0
    """Cards that came from the kitty."""
    place: int = 0
    pointing: bool = False
    palette: Palette = Palette()

    @property
    def card(self) -> Card | None:
        """The card pointed at."""
        return self.cards[self.place] if self.cards else None

    def show(
        self, cards: list[Card], *, standing: Hand = 0, shaded: Hand = 0, marked: Hand = 0, pointing: bool
    ) -> None:
        """Show these cards, keeping the pointer on its card, or on the nearest one that stands."""
        before = self.card
        self.cards, self.standing, self.shaded, self.marked = tuple(cards), standing, shaded, marked
        self.pointing = pointing
        self.place = self.cards.index(before) if before in self.cards else min(self.place, max(0, len(cards) - 1))
        self.redraw()

    def point_at(self, card: Card) -> None:
        """Move the pointer to a card."""
        if card in self.cards:
            self.place = self.cards.index(card)
            self.redraw()

    def walk(self, across: int, down: int) -> None:
        """Moves the pointer along the fan, or with ``down`` to the next suit. After the last card comes the first."""
        if self.cards:
            self.place = self._suit_on(down) if down else (self.place + across) % len(self.cards)
            self.post_message(self.Pointed(self.cards[self.place]))
            self.redraw()

    def _suit_on(self, down: int) -> int:
        starts = [place for place, card in enumerate(self.cards) if place == 0 or self._parts(place)]
        ahead = [start for start in starts if start > self.place] or [starts[0]]
        behind = [start for start in starts if start < self.place] or [starts[-1]]
        return ahead[0] if down > 0 else behind[-1]

    def _parts(self, place: int) -> bool:
        return self.cards[place] // 13 != self.cards[place - 1] // 13

    def pick(self) -> None:
        """Choose the card pointed at."""
        if self.card is not None and self.pointing:
            self.post_message(self.Picked(self.card))

    def on_click(self, event: events.Click) -> None:
        """A click picks the card under it."""
        if not self.cards or not self.pointing:
            return
        step, left = self._step(), self._left()
        place = (event.x - left) // step
        if 0 <= event.x - left <= step * len(self.cards):
            self.place = min(place, len(self.cards) - 1)
            self.redraw()
            self.pick()

    def _step(self) -> int:
        return max(3, min(WIDEST.get(self.size.height, 8), (self.size.width - 1) // max(1, len(self.cards))))

    def _left(self) -> int:
        return max(0, (self.size.width - self._step() * len(self.cards) - 1) // 2)

    def draw(self, canvas: Canvas) -> None:
        """Left to right, so that each card lies under the next."""
        step, left, tall = self._step(), self._left(), canvas.height - 2
        for place, card in enumerate(self.cards):
            x, bit = left + place * step, 1 << card
            shaded = bool(self.shaded & bit)
            top = 0 if self.standing & bit else 1
            draw_face(canvas, Region(x, top, step + 1, tall), card, self.palette, shaded=shaded)
            if self.marked & bit:
                canvas.write(x + step - 1, top + 2, "•", self.palette.face(card, shaded=shaded))
        if self.pointing and self.cards:
            self._draw_pointer(canvas, left + self.place * step, step)

    def _draw_pointer(self, canvas: Canvas, x: int, step: int) -> None:
        name, row = f"▲ {the_card(self.cards[self.place], self.palette.language)}", canvas.height - 1
        middle = x + step // 2
        start = middle if middle + len(name) <= canvas.width else canvas.width - len(name)
        text = name if start == middle else f"{name[2:]} ▲"
        end = start if start == middle else middle - len(text) + 1
        canvas.write(max(0, end), row, text, Style(bold=True))
