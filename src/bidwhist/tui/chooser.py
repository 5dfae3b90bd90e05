"""A list to choose from over the screen: the choice in force is pointed at, Enter takes another, Esc none."""

from collections.abc import Callable, Sequence
from textwrap import fill
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from bidwhist.tui.key_bar import Hotkey, KeyBar
from bidwhist.tui.paper import PaperScreen
from bidwhist.tui.speaking import language_of_app

ENTER, ESCAPE, READ = Hotkey("enter", "choose", "Enter"), Hotkey("escape", "back", "Esc"), Hotkey("r", "sheet")
LABEL_COLUMNS = 16
"""Columns of a choice's name, where something is said of it."""


CHOICE_COLUMNS = 72
"""Columns of a choice; where name and words have no room beside each other, the words are below."""


def choice_text(name: str, words: str = "", width: int = LABEL_COLUMNS) -> Text:
    """A choice by its name, and what is said of it."""
    if not words:
        return Text(name, "bold")
    if len(name) > width or width + 1 + len(words) > CHOICE_COLUMNS:
        return Text.assemble(
            (name, "bold"), "\n", fill(words, CHOICE_COLUMNS, initial_indent="  ", subsequent_indent="  ")
        )
    return Text.assemble((f"{name:<{width}} ", "bold"), words)


class Chooser(PaperScreen):
    """Choices by value and text. ``read`` opens something about the choice pointed at."""

    DEFAULT_CSS = """
    Chooser OptionList { height: auto; max-height: 19; background: $panel; border: none; padding: 0; }
    Chooser OptionList:focus { border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave_list", show=False),
        Binding("r", "read", show=False),
    ]

    def __init__(
        self,
        title: str,
        choices: Sequence[tuple[str, Text]],
        current: str = "",
        read: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(title)
        self.choices, self.current, self._read = choices, current, read

    def compose(self) -> ComposeResult:
        """The list, and its keys."""
        yield from self.compose_size_notice()
        with self.paper():
            yield OptionList(*(Option(text, id=value) for value, text in self.choices))
            yield KeyBar()

    def on_mount(self) -> None:
        """Points at the choice in force."""
        values = [value for value, _ in self.choices]
        listed = self.query_one(OptionList)
        listed.highlighted = values.index(self.current) if self.current in values else 0
        keys = (ENTER, READ, ESCAPE) if self._read else (ENTER, ESCAPE)
        self.query_one(KeyBar).show(keys, language_of_app(self))

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def action_leave_list(self) -> None:
        """Chooses nothing."""
        self.dismiss(None)

    def action_read(self) -> None:
        """Reads about the choice pointed at."""
        pointed = self.query_one(OptionList).highlighted
        if self._read is not None and pointed is not None:
            self._read(self.choices[pointed][0])
