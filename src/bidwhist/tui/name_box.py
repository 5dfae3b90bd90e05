"""The question for a name, over the start."""

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Input

from bidwhist.tui.chooser import ENTER, ESCAPE
from bidwhist.tui.key_bar import KeyBar
from bidwhist.tui.paper import PaperScreen
from bidwhist.tui.preferences import MAX_NAME_LETTERS
from bidwhist.tui.speaking import language_of_app


class NameBox(PaperScreen):
    """A line to write in; Enter takes what is written, Esc leaves the name as it was."""

    DEFAULT_CSS = """
    NameBox > #paper { width: 50; padding: 1 1 0 1; }
    """
    BINDINGS = [Binding("escape", "leave_name", show=False)]  # noqa: RUF012  # Textual's own type is not importable

    def __init__(self, title: str, name: str) -> None:
        super().__init__(title)
        self.written = name

    def compose(self) -> ComposeResult:
        """The line, and its keys."""
        yield from self.compose_size_notice()
        with self.paper():
            yield Input(self.written, max_length=MAX_NAME_LETTERS)
            yield KeyBar()

    def on_mount(self) -> None:
        """The line is written in at once."""
        self.query_one(Input).focus()
        self.query_one(KeyBar).show((ENTER, ESCAPE), language_of_app(self))

    @on(Input.Submitted)
    def _written(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_leave_name(self) -> None:
        """Leaves the name."""
        self.dismiss(None)
