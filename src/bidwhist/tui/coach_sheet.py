"""The sheet with the coach's verdict on each decision of a deal. It shows progress while the coach works."""

from textual import on
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from bidwhist.tui.coaching import Progress, in_words, look_at_deal
from bidwhist.tui.session import Sitting
from bidwhist.tui.sheet import Answer, Sheet

BACK = (Answer("escape", "result", "result", "Esc"),)


class CoachSheet(Sheet):
    """Judges the person's decisions in the background. Leaving the sheet stops it."""

    class Said(Message):
        """The coach is a step further, or done."""

        def __init__(self, said: Progress | str) -> None:
            super().__init__()
            self.said = said

    def __init__(self, sitting: Sitting) -> None:
        say = sitting.language.say
        super().__init__(say("tui-title", sheet="coach"), say("tui-coach-begins"), BACK)
        self.sitting = sitting
        self.is_done = False
        """Whether all has been said."""

    def on_mount(self) -> None:
        """Begins to look."""
        self.run_worker(self._look, thread=True)

    def _look(self) -> None:
        worker = get_current_worker()
        for said in look_at_deal(self.sitting):
            if worker.is_cancelled:
                return
            self.post_message(self.Said(said))

    @on(Said)
    def show_said(self, event: Said) -> None:
        """Shows how far the coach is, or what it says."""
        self.is_done = isinstance(event.said, str)
        self.body = in_words(event.said, self.sitting.language)
        if not self.is_answered:
            self.query_one("#text").query_one(Static).update(self.body)
