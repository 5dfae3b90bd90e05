"""The size of the terminal: below 80 by 24 a screen asks for room and takes no decision; larger ones use theirs."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen, ScreenResultType
from textual.widgets import Static

from bidwhist.tui.speaking import language_of_app

if TYPE_CHECKING:
    from bidwhist.tui.commands import Command

WIDTH, HEIGHT = 80, 24
SIZE_CLASSES = {"roomy": (WIDTH, 30), "wide": (120, 40), "vast": (150, 48)}
"""The columns and rows from which a screen has a class, by which its parts are drawn larger."""
LEAVE_KEY = "q"


class SizedScreen(Screen[ScreenResultType]):
    """A screen that knows whether it is large enough."""

    DEFAULT_CSS = """
    SizedScreen > #too-small {
        display: none; width: 100%; height: 100%; content-align: center middle; text-align: center;
    }
    SizedScreen.cramped > * { display: none; }
    SizedScreen.cramped > #too-small { display: block; }
    """

    def commands(self) -> "Iterator[Command]":
        """What can be done here, for the palette."""
        return iter(())

    def compose_size_notice(self) -> ComposeResult:
        """The sentence that asks for room."""
        yield Static(id="too-small")

    @property
    def is_cramped(self) -> bool:
        """Whether there is too little room to play."""
        return self.app.size.width < WIDTH or self.app.size.height < HEIGHT

    def on_resize(self, event: events.Resize) -> None:
        """Asks for room, or goes on."""
        width, height = self.app.size
        say = language_of_app(self).say
        sizes: dict[str, int | str] = {"columns": WIDTH, "rows": HEIGHT, "width": width, "height": height}
        sizes["key"] = LEAVE_KEY
        self.query_one("#too-small", Static).update(
            "\n".join((say("tui-too-small", **sizes), "", "bidwhist play --plain", say("tui-needs-no-room")))
        )
        self.set_class(self.is_cramped, "cramped")
        for name, (columns, rows) in SIZE_CLASSES.items():
            self.set_class(width >= columns and height >= rows, name)
