"""The bottom line: the keys that have a meaning now, each one clickable."""

from collections.abc import Iterator

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
    """The text for the key, where that is not its name."""

    @property
    def width(self) -> int:
        """Columns it takes."""
        return len(self.shown or self.key) + len(self.word) + 1


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
        for left, one in self._placed():
            if left <= event.x <= left + one.width:
                self.app.simulate_key(one.key)

    def draw(self, canvas: Canvas) -> None:
        """From the left, closer together where there are many."""
        for x, one in self._placed():
            shown = one.shown or one.key
            canvas.write(x, 0, shown, KEY)
            canvas.write(x + len(shown) + 1, 0, one.word, WORD)

    def _placed(self) -> Iterator[tuple[int, Hotkey]]:
        """Each key with its first column."""
        words = sum(one.width for one in self.keys)
        gap = 2 if 1 + words + 2 * (len(self.keys) - 1) <= self.size.width else 1
        x = 1
        for one in self.keys:
            yield x, one
            x += one.width + gap
