"""The question for a name, over the start."""

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from bidwhist.tui.answered import AnsweredScreen
from bidwhist.tui.chooser import ENTER, ESCAPE
from bidwhist.tui.key_bar import KeyBar
from bidwhist.tui.speaking import language_of_app

LONGEST_NAME = 20


class NameBox(AnsweredScreen, ModalScreen[str]):
    """A line to write in; Enter takes what is written, Esc leaves the name as it was."""

    DEFAULT_CSS = """
    NameBox { align: center middle; background: $background 60%; }
    NameBox > #paper {
        width: 50; height: auto; background: $panel; border: round $accent;
        border-title-color: $accent; border-title-style: bold; padding: 1 1 0 1;
    }
    NameBox KeyBar { dock: none; background: $panel; margin-top: 1; }
    """
    BINDINGS = [Binding("escape", "leave_name", show=False)]  # noqa: RUF012  # Textual's own type is not importable

    def __init__(self, title: str, name: str) -> None:
        super().__init__()
        self.heading, self.written = title, name

    def compose(self) -> ComposeResult:
        """The line, and its keys."""
        yield from self.compose_size_notice()
        with Vertical(id="paper") as paper:
            paper.border_title = self.heading
            yield Input(self.written, max_length=LONGEST_NAME)
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
