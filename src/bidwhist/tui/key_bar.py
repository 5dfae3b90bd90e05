"""The bottom line: the keys that mean something now, each one clickable."""

from msgspec import Struct
from rich.style import Style
from textual import events

from bidwhist.tui.canvas import Canvas, Drawn

KEY = Style(color="#f0b35a", bold=True)
WORD = Style(color="#d9c7a8")


class Hotkey(Struct, frozen=True):
    """A key and what it does, in a word."""

    key: str
    word: str
    shown: str = ""
    """How the key is written, where that is not its name."""

    @property
    def width(self) -> int:
        """Columns it takes, the space behind it counted."""
        return len(self.shown or self.key) + len(self.word) + 3


class KeyBar(Drawn):
    """Keys and their words."""

    DEFAULT_CSS = """
    KeyBar { height: 1; width: 1fr; dock: bottom; background: $background; }
    """

    keys: tuple[Hotkey, ...] = ()

    def show(self, keys: tuple[Hotkey, ...]) -> None:
        """Show these keys."""
        if keys != self.keys:
            self.keys = keys
            self.redraw()

    def on_click(self, event: events.Click) -> None:
        """A click presses the key."""
        left = 1
        for one in self.keys:
            if left <= event.x < left + one.width - 1:
                self.app.simulate_key(one.key)
            left += one.width

    def draw(self, canvas: Canvas) -> None:
        """From the left, as many as fit."""
        x = 1
        for one in self.keys:
            shown = one.shown or one.key
            canvas.write(x, 0, shown, KEY)
            canvas.write(x + len(shown) + 1, 0, one.word, WORD)
            x += one.width
