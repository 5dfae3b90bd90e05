"""Consoles for tables, colours and progress bars. Everything drawn on them is made printable."""

import sys
from collections.abc import Iterable
from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table

from bidwhist.tools.printable import printable, unmarked

MAX_COLUMNS = 1000
"""Most columns of a table."""
PROSE_COLUMNS = 80
"""Columns of what is read as prose or seen as a picture, on wider screens too."""


def screen(*, width: int | None = None, **options: Any) -> Console:
    """Standard output for tables and colours."""
    return _Guarded(file=sys.stdout, highlight=False, markup=False, width=width, **options)


def aside() -> Console:
    """Standard error for tables and bars of progress."""
    return _Guarded(file=sys.stderr, highlight=False, markup=False)


def left(words: str, width: int) -> str:
    """Words at the left of a column; letters that are two columns wide count so, and accents that have none."""
    return words + " " * (width - cell_len(words))


def right(words: str, width: int) -> str:
    """Words at the right of a column."""
    return " " * (width - cell_len(words)) + words


def print_table(console: Console, table: Table) -> None:
    """Prints a table at its own width. In a narrower terminal rows go on below; no word and no figure is cut."""
    width = console.width
    console.width = max(width, console.measure(table, options=console.options.update(max_width=MAX_COLUMNS)).maximum)
    console.print(table, soft_wrap=True)
    console.width = width


class _Guarded(Console):
    """A console that makes every piece of text printable. Control codes come from styles alone."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The pieces of something to be drawn."""
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else printable(unmarked(text)), style, control)
