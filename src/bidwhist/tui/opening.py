"""The beginning of a match on the screen: one that waits is gone on with or put away, and the draws are shown."""

from collections.abc import Callable

from bidwhist.tui import pages
from bidwhist.tui.board_screen import BoardScreen
from bidwhist.tui.setting import Setting
from bidwhist.tui.sheet import LEAVE, Answer, Sheet

DEAL = Answer("enter", "deal", "on", "Enter")
RESUME = (Answer("enter", "resume", "on", "Enter"), Answer("n", "new", "new"))


class Opening:
    """Asks what to begin with, and begins."""

    def __init__(self, screen: BoardScreen, setting: Setting, go_on: Callable[[], None]) -> None:
        self._screen, self._flow, self._go_on = screen, screen.flow, go_on
        self._notice, self._answer = setting.notice, setting.answer

    def ask(self) -> None:
        """Asks whether to go on with a match that waits, else begins one."""
        if self._flow.waiting is None:
            self._begin()
            return
        if self._answer:
            self._answered(self._answer)
            return
        text = f"{pages.match_that_waits(self._flow.waiting)}\n{self._notice}"
        self._screen.open_sheet(
            Sheet(self._flow.language.say("tui-title", sheet="back"), text, (*RESUME, LEAVE)), self._answered
        )

    def show_draws(self) -> None:
        """The draws for partners and deal, and then the first deal."""
        text = pages.draws_page(self._flow.seated)
        title = self._flow.language.say("tui-title", sheet="new")
        self._screen.open_sheet(Sheet(title, text, (DEAL,)), lambda _: self._go_on())

    def _answered(self, answer: str | None) -> None:
        if answer == "leave":
            self._screen.leave()
        elif answer == "new":
            self._begin()
        else:
            self._say(self._flow.resume())
            self._go_on()

    def _begin(self) -> None:
        self._say(self._flow.begin())
        self.show_draws()

    def _say(self, words: list[str]) -> None:
        self._screen.tell_anew([self._notice, *words] if self._notice else words)
