"""The bottom line: the keys that have a meaning now, each one clickable."""

from collections.abc import Iterator

from msgspec import Struct
from rich.style import Style
from textual import events

from bidwhist.i18n import ENGLISH, Language
from bidwhist.tui.canvas import Canvas, Drawn

KEY = Style(color="#f0b35a", bold=True)
WORD = Style(color="#d9c7a8")


class Hotkey(Struct, frozen=True):
    """A key and the name of what it does."""

    key: str
    does: str
    shown: str = ""
    """The text for the key, where that is not its name."""

    @property
    def sign(self) -> str:
        """How the key is written."""
        return self.shown or self.key

    def word(self, language: Language) -> str:
        """What it does, in a word."""
        return language.say("tui-key", key=self.does)

    def width(self, language: Language) -> int:
        """Columns it takes."""
        return len(self.sign) + len(self.word(language)) + 1


KEPT = 3
"""The last keys, which always have room: the palette that has all others, help, leaving."""


class KeyBar(Drawn):
    """Keys and their words."""

    DEFAULT_CSS = """
    KeyBar { height: 1; width: 1fr; dock: bottom; background: $background; }
    """

    keys: tuple[Hotkey, ...] = ()
    language: Language = ENGLISH

    def show(self, keys: tuple[Hotkey, ...], language: Language) -> None:
        """Show these keys, the most wanted first; those without room are left out before the last ones."""
        if (keys, language) != (self.keys, self.language):
            self.keys, self.language = keys, language
            self.redraw()

    def on_click(self, event: events.Click) -> None:
        """A click presses the key."""
        for left, one in self._placed():
            if left <= event.x <= left + one.width(self.language):
                self.app.simulate_key(one.key)

    def draw(self, canvas: Canvas) -> None:
        """From the left, closer together where there are many."""
        for x, one in self._placed():
            canvas.write(x, 0, one.sign, KEY)
            canvas.write(x + len(one.sign) + 1, 0, one.word(self.language), WORD)

    def _placed(self) -> Iterator[tuple[int, Hotkey]]:
        """Each key with its first column."""
        keys = list(self.keys)
        while len(keys) > KEPT and self._width(keys, 1) > self.size.width:
            del keys[-1 - KEPT]
        gap = 2 if self._width(keys, 2) <= self.size.width else 1
        x = 1
        for one in keys:
            yield x, one
            x += one.width(self.language) + gap

    def _width(self, keys: list[Hotkey], gap: int) -> int:
        return 1 + sum(one.width(self.language) for one in keys) + gap * (len(keys) - 1)
