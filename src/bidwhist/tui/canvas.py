"""A grid of styled signs that cards and seats are drawn on, and that a widget shows line by line."""

from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from bidwhist.tui.themes import DARK, painted

PLAIN = Style()


class Canvas:
    """Signs and their styles, ``width`` by ``height``. What falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Text from a column and row on, in one style."""
        if not 0 <= y < self.height:
            return
        for column, sign in enumerate(text, start=x):
            if 0 <= column < self.width:
                self._signs[y][column] = sign
                self._styles[y][column] = style

    def write_centred(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Text with its middle at a column."""
        self.write(x - len(text) // 2, y, text, style)

    def write_right(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Text that ends before a column."""
        self.write(x - len(text), y, text, style)

    def strip(self, y: int, base: Style, theme: str = DARK) -> Strip:
        """One line, its styles as a theme has them, laid over a base."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width, base)
        pairs = zip(self._styles[y], self._signs[y], strict=True)
        segments = [
            Segment("".join(sign for _, sign in run), base + painted(style, theme))
            for style, run in groupby(pairs, key=lambda pair: pair[0])
        ]
        return Strip(segments, self.width)


class Drawn(Widget):
    """A widget that draws itself on a canvas of its own size whenever it has changed."""

    def draw(self, canvas: Canvas) -> None:
        """Draws everything on an empty canvas."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        """One line of the canvas, drawn again with the first line of each refresh."""
        if self._canvas is None or (self._canvas.width, self._canvas.height) != tuple(self.size):
            self._canvas = Canvas(*self.size)
            self.draw(self._canvas)
        return self._canvas.strip(y, self.rich_style, self.app.theme)

    _canvas: Canvas | None = None

    def redraw(self) -> None:
        """Draws again, because the content has changed."""
        self._canvas = None
        self.refresh()

    def notify_style_update(self) -> None:
        """A change of colours is drawn too."""
        self._canvas = None
        super().notify_style_update()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as there is room."""
        return container.width
