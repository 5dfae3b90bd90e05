"""Asking for more room: below 80 by 24 a screen shows one clear sentence and takes no decision."""

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen, ScreenResultType
from textual.widgets import Static

WIDTH, HEIGHT = 80, 24
ROOMY = 30
"""Rows from which cards are drawn larger."""


class Room(Screen[ScreenResultType]):
    """A screen that knows whether it has room."""

    DEFAULT_CSS = """
    Room > #room { display: none; width: 100%; height: 100%; content-align: center middle; text-align: center; }
    Room.cramped > * { display: none; }
    Room.cramped > #room { display: block; }
    """

    def compose_room(self) -> ComposeResult:
        """The sentence that asks for room."""
        yield Static(id="room")

    @property
    def is_cramped(self) -> bool:
        """Whether there is too little room to play."""
        return self.app.size.width < WIDTH or self.app.size.height < HEIGHT

    def on_resize(self, event: events.Resize) -> None:
        """Ask for room, or go on."""
        width, height = self.app.size
        self.query_one("#room", Static).update(
            f"The table needs {WIDTH} by {HEIGHT};\nthis window has {width} by {height}.\n"
            "Make it larger, or play with --plain.\nNothing is lost."
        )
        self.set_class(self.is_cramped, "cramped")
        self.set_class(height >= ROOMY, "roomy")
