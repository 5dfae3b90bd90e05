"""The kitty exchange: the discards so far, how many cards are still to go, and what they count for."""

from rich.style import Style
from textual import events
from textual.message import Message

from bidwhist.core.cards import Card, Hand, cards_of, draw_card
from bidwhist.core.discards import DiscardChoices
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration import capital
from bidwhist.tui.canvas import Canvas, Drawn
from bidwhist.tui.grid import CLOSED, HERE

COUNT = Style(bold=True)


class Exchange(Drawn):
    """The discards, a count, and the button that ends the exchange."""

    DEFAULT_CSS = """
    Exchange { height: 2; width: 1fr; background: $surface; color: $foreground; display: none; padding: 0 1; }
    """

    class Done(Message):
        """The person is done with the discard."""

    choices: DiscardChoices | None = None
    language: Language = ENGLISH
    aside: Hand = 0
    is_hinted: bool = False
    """Whether the cards aside are those of a hint, which Enter takes."""

    def show(self, choices: DiscardChoices, language: Language) -> None:
        """Begin an exchange, with the cards that must go discarded already."""
        self.language = language
        if self.choices != choices:
            self.choices, self.aside, self.is_hinted = choices, choices.required, False
        self.redraw()

    def put_aside(self, cards: Hand) -> None:
        """Put exactly these cards aside."""
        self.aside, self.is_hinted = cards, False
        self.redraw()

    def take_hint(self, cards: Hand) -> None:
        """Put the cards of a hint aside; Enter then ends the exchange."""
        self.put_aside(cards)
        self.is_hinted = True

    def forget_hint(self) -> None:
        """Enter means a card again. What is aside stays there."""
        self.is_hinted = False
        self.redraw()

    def toggle(self, card: Card) -> str | None:
        """Put a card aside or take it back; the reason if it cannot be."""
        assert self.choices is not None
        if self.choices.required >> card & 1:
            return f"{capital(self.language.say('tui-jokers-must-go'))}."
        if not self.aside >> card & 1 and self.is_full:
            return self.language.say("tui-aside-full", count=self.choices.size)
        self.put_aside(self.aside ^ 1 << card)
        return None

    @property
    def is_full(self) -> bool:
        """Whether enough cards are aside."""
        return self.choices is not None and self.aside.bit_count() == self.choices.size

    def on_click(self, event: events.Click) -> None:
        """A click on the button ends the exchange."""
        if event.y == 0 and event.x >= self.size.width - len(self._button):
            self.post_message(self.Done())

    @property
    def _button(self) -> str:
        return f"[ {'Enter' if self.is_hinted else 'd'}  {self.language.say('tui-done')} ]"

    def draw(self, canvas: Canvas) -> None:
        """The count and the button, and below them the cards."""
        if self.choices is None:
            return
        say = self.language.say
        count = say("tui-aside", done=self.aside.bit_count(), all=self.choices.size)
        must = f"   {say('tui-jokers-must-go')}" if self.choices.required else ""
        canvas.write(0, 0, count, COUNT)
        canvas.write(len(count), 0, f"   {say('tui-kitty-marks')}{must}")
        canvas.write_right(canvas.width, 0, self._button, HERE if self.is_full else CLOSED)
        canvas.write(
            0, 1, " ".join(draw_card(card) for card in reversed(cards_of(self.aside))) or say("tui-nothing-yet")
        )
