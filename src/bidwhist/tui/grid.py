"""A grid of choices, rows by columns, walked by keys and clicked: the base of the bid box and the naming box."""

from collections.abc import Sequence

from rich.style import Style
from textual import events
from textual.message import Message

from bidwhist.core.actions import Action
from bidwhist.i18n import ENGLISH, Language
from bidwhist.tui.canvas import Canvas, Drawn
from bidwhist.tui.screens import WIDTH

HERE = Style(color="#1d1510", bgcolor="#f0b35a", bold=True)
LIVE = Style(color="#f7ecd9", bgcolor="#5a4433", bold=True)
CLOSED = Style(color="#8f7f6b")
LABEL = Style(color="#d9c7a8")


class Grid(Drawn):
    """Choices in rows. A closed one can still be pointed at to learn why."""

    DEFAULT_CSS = """
    Grid { height: auto; width: 1fr; background: $surface; color: $foreground; display: none; }
    """

    class Picked(Message):
        """A choice was made, open or closed."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    class Pointed(Message):
        """Another choice is pointed at."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    rows: tuple[tuple[str, tuple[Action, ...]], ...] = ()
    """Each row's label and its choices."""
    open: frozenset[Action] = frozenset()
    row: int = 0
    column: int = 0
    cell: int = 5
    """Columns a choice is drawn in."""
    label: int = 11
    language: Language = ENGLISH

    def text_of(self, action: Action) -> str:
        """What is written on a choice."""
        raise NotImplementedError

    def show(self, rows: Sequence[tuple[str, tuple[Action, ...]]], open_choices: Sequence[Action]) -> None:
        """Show these rows, pointing at the first choice that is open."""
        self.rows, self.open = tuple(rows), frozenset(open_choices)
        most = max(len(actions) for _, actions in self.rows)
        # A row of its own, as the pass is, may be wider than the columns of the others.
        longest = max(len(self.text_of(one)) for _, row in self.rows if len(row) == most for one in row)
        self.cell = min(longest + 6, (WIDTH - self.label) // most)
        self.styles.height = len(self.rows)
        if open_choices:
            self.point_at(open_choices[0])
        self.redraw()

    @property
    def action(self) -> Action:
        """The choice pointed at."""
        return self.rows[self.row][1][self.column]

    def point_at(self, action: Action) -> None:
        """Move the pointer to a choice."""
        for row, (_, actions) in enumerate(self.rows):
            if action in actions:
                self.row, self.column = row, actions.index(action)
        self.redraw()

    def walk(self, across: int, down: int) -> None:
        """Move the pointer; the edges stop it."""
        self.row = min(max(0, self.row + down), len(self.rows) - 1)
        self.column = min(max(0, self.column + across), len(self.rows[self.row][1]) - 1)
        self.post_message(self.Pointed(self.action))
        self.redraw()

    def pick(self) -> None:
        """Choose what is pointed at."""
        if self.rows:
            self.post_message(self.Picked(self.action))

    def on_click(self, event: events.Click) -> None:
        """A click chooses what is under it."""
        row, column = event.y, (event.x - self._left() - self.label) // self.cell
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row][1]):
            self.row, self.column = row, column
            self.redraw()
            self.pick()

    def _left(self) -> int:
        widest = max(len(actions) for _, actions in self.rows)
        return max(0, (self.size.width - self.label - widest * self.cell) // 2)

    def draw(self, canvas: Canvas) -> None:
        """Row by row: what can be chosen stands in brackets, the choice pointed at between arrows."""
        left = self._left() if self.rows else 0
        for row, (label, actions) in enumerate(self.rows):
            canvas.write_right(left + self.label - 1, row, label, LABEL)
            for column, action in enumerate(actions):
                text, style = self._drawn(action, here=(row, column) == (self.row, self.column))
                canvas.write(left + self.label + column * self.cell, row, text, style)

    def _drawn(self, action: Action, *, here: bool) -> tuple[str, Style]:
        room = self.cell - 4
        inside = self.text_of(action).center(room) if action in self.open else "·".center(room)
        opened, closed = "▸◂" if here else "[]" if action in self.open else "  "
        style = HERE if here else LIVE if action in self.open else CLOSED
        return f"{opened}{inside}{closed}", style
