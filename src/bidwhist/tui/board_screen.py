"""A screen with the board on it: the course of the match, what is shown of it, and what was said last."""

from textual.app import ComposeResult

from bidwhist.session import Sitting
from bidwhist.tui.board import Board
from bidwhist.tui.course import Course
from bidwhist.tui.faces import Palette
from bidwhist.tui.key_bar import Hotkey
from bidwhist.tui.room import Room
from bidwhist.tui.setting import FAILED, NOT_SAVED, SAVED, Setting
from bidwhist.view import View
from bidwhist.words import Voice


class BoardScreen(Room[None]):
    """Shows a match, and says what happens in it."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.course, self.palette = Course(setting), Palette(setting.four_colours)
        self.news: list[str] = []
        """What was said since the person's last decision."""

    def compose(self) -> ComposeResult:
        """The board, or the sentence that asks for room."""
        yield from self.compose_room()
        yield Board()

    @property
    def board(self) -> Board:
        """The board of the table."""
        return self.query_one(Board)

    @property
    def hotkeys(self) -> tuple[Hotkey, ...]:
        """The keys that have a meaning now."""
        return ()

    @property
    def has_begun(self) -> bool:
        """Whether there is a match to show."""
        return self.course.sitting is not None

    @property
    def is_on_top(self) -> bool:
        """Whether no sheet is open over it."""
        return self.app.screen is self

    @property
    def seated(self) -> Sitting:
        """The sitting, once the match has begun."""
        return self.course.seated

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.course.view

    @property
    def voice(self) -> Voice:
        """The names, for sentences to the person."""
        return self.course.voice

    def tell(self, sentences: list[str]) -> None:
        """Says what happened, after what was said before, and shows how things stand."""
        self.news += sentences
        self.board.say(self.news)
        self.show()

    def tell_anew(self, sentences: list[str]) -> None:
        """Says what happened, and nothing of what was said before."""
        self.news = []
        self.tell(sentences)

    def show(self) -> None:
        """Shows the present state."""
        self.board.show(self.seated, self.hotkeys, is_saved=self.course.is_saved)

    def leave(self) -> None:
        """Ends the game."""
        self.app.exit(SAVED if self.course.is_saved else NOT_SAVED)

    def fail(self, error: Exception) -> None:
        """Ends the game with a message, since a bot failed."""
        self.app.exit(f"{FAILED}{error}")
