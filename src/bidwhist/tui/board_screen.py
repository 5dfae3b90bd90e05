"""A screen with the board on it: the course of the match, what is shown of it, and what was said last."""

from collections.abc import Callable

from textual.app import ComposeResult

from bidwhist.core.view import View
from bidwhist.narration import Narrator
from bidwhist.tui.board import Board
from bidwhist.tui.card_art import Palette
from bidwhist.tui.key_bar import Hotkey
from bidwhist.tui.match_flow import MatchFlow
from bidwhist.tui.screens import SizedScreen
from bidwhist.tui.session import Sitting
from bidwhist.tui.setting import FAILED, NOT_SAVED, SAVED, Setting
from bidwhist.tui.sheet import Sheet


class BoardScreen(SizedScreen[None]):
    """Shows a match, and says what happens in it."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.flow, self.palette = MatchFlow(setting), Palette(setting.four_colours, setting.language)
        self.news: list[str] = []
        """What was said since the person's last decision."""
        self.is_left = False
        """Whether the game ends. Keys and answers that come in the same read as the last one change nothing then."""

    def compose(self) -> ComposeResult:
        """The board, or the sentence that asks for room."""
        yield from self.compose_size_notice()
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
        return self.flow.sitting is not None

    @property
    def is_on_top(self) -> bool:
        """Whether the game goes on and no sheet is open over it."""
        return not self.is_left and self.app.screen is self

    @property
    def seated(self) -> Sitting:
        return self.flow.seated

    @property
    def view(self) -> View:
        return self.flow.view

    @property
    def narrator(self) -> Narrator:
        return self.flow.narrator

    def say(self, sentences: list[str]) -> None:
        """Say something over the hand, without changing the news."""
        if not self.is_left:
            self.board.say(sentences)

    def tell(self, sentences: list[str]) -> None:
        """Say what happened, after what was said before, and show the present state."""
        self.news += sentences
        self.say(self.news)
        self.show()

    def tell_anew(self, sentences: list[str]) -> None:
        """Say what happened, without what was said before."""
        self.news = []
        self.tell(sentences)

    def show(self) -> None:
        """Shows the present state."""
        if not self.is_left:
            self.board.show(self.seated, self.hotkeys, is_saved=self.flow.is_saved)

    def open_sheet(self, sheet: Sheet, after: Callable[[str | None], None] = lambda answer: None) -> None:
        """Opens a sheet over the board; ``after`` gets its answer, unless the game has ended by then."""
        self.app.push_screen(sheet, lambda answer: None if self.is_left else after(answer))

    def leave(self) -> None:
        """Ends the game."""
        self._end(SAVED if self.flow.is_saved else NOT_SAVED)

    def fail(self, error: Exception) -> None:
        """Ends the game with a message, since a bot failed."""
        self._end(f"{FAILED}{error}")

    def _end(self, word: str) -> None:
        if not self.is_left:
            self.is_left = True
            self.app.exit(word)
