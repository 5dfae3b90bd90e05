"""The sheets between two deals: how a deal or a match came out, and what the person wants next."""

from collections.abc import Callable

from bidwhist.narration import result_in_words
from bidwhist.tui import pages
from bidwhist.tui.board_screen import BoardScreen
from bidwhist.tui.coach_sheet import CoachSheet
from bidwhist.tui.sheet import LEAVE, Answer, Sheet

NEXT = Answer("enter", "next", "next", "Enter")
SEE_MATCH = Answer("enter", "match", "match", "Enter")
COACH = Answer("c", "coach", "coach")
RENEGE = Answer("g", "renege", "renege")
BACK = (Answer("u", "undo", "undo"), Answer("escape", "table", "", "Esc"))
REMATCH = Answer("enter", "rematch", "rematch", "Enter")


class Results:
    """Shows results over the board. What follows an answer is the screen's, but for what is only shown."""

    def __init__(self, screen: BoardScreen, follow: dict[str, Callable[[], None]]) -> None:
        self._screen, self._flow = screen, screen.flow
        self._follow = {"match": self._show_match, "coach": self._ask_coach, "leave": screen.leave, **follow}

    def show(self) -> None:
        """How the deal came out, and what may follow."""
        honour = (RENEGE,) if self._flow.may_call_renege() else ()
        answers = (SEE_MATCH if self._flow.is_match_over else NEXT, COACH, *honour, *BACK, LEAVE)
        title = self._flow.language.say("tui-deal", deal=len(self._flow.seated.match.deals))
        self._screen.open_sheet(Sheet(title, pages.deal_result(self._flow.seated), answers), self._after)

    def _after(self, answer: str | None) -> None:
        if answer in self._follow:
            self._follow[answer]()

    def _ask_coach(self) -> None:
        self._screen.open_sheet(CoachSheet(self._flow.seated), lambda _: self._screen.call_next(self._follow["result"]))

    def _show_match(self) -> None:
        title = result_in_words(self._flow.narrator, self._flow.seated.match)
        self._screen.open_sheet(Sheet(title, pages.score_sheet(self._flow.seated), (REMATCH, LEAVE)), self._after_match)

    def _after_match(self, answer: str | None) -> None:
        if answer == "leave":
            self._flow.put_away()
        self._follow["leave" if answer == "leave" else "rematch"]()
