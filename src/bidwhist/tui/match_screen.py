"""The course of a match on the screen: its beginning, the person's decisions, the bots' turns, and the results."""

from bidwhist.core.actions import Action
from bidwhist.errors import WhistError
from bidwhist.i18n import saying_of
from bidwhist.narration import capital
from bidwhist.tui.board_screen import BoardScreen
from bidwhist.tui.bot_turns import BotTurns
from bidwhist.tui.opening import Opening
from bidwhist.tui.results import Results
from bidwhist.tui.setting import Setting


class MatchScreen(BoardScreen):
    """A match that goes on: the next player acts, and the step is told and shown."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.turns = BotTurns(self, setting, self.show_result)
        self._opening = Opening(self, setting, self.turns.go_on)
        follow = {
            "next": self._deal_next,
            "rematch": self._rematch,
            "result": self.show_result,
            "renege": self.open_renege_call,
            "undo": self.take_back,
        }
        self._results = Results(self, follow)

    def on_mount(self) -> None:
        """Asks what to begin with."""
        self.board.use(self.palette)
        self._opening.ask()

    def on_unmount(self) -> None:
        """Stops the bots' thread."""
        self.turns.close()

    def on_screen_resume(self) -> None:
        """Goes on when a sheet is put away."""
        if self.has_begun and self.seated.waits_for_bot:
            self.turns.go_on()

    def open_renege_call(self) -> None:
        """Lets the person call a renege."""

    def decide(self, action: Action) -> None:
        """Does what the person wants, or says why it is impossible."""
        if self.is_left:
            return
        reason = self.flow.refusal(action)
        if reason:
            self.say([reason])
            return
        self.tell_anew(self.flow.decide(action))
        self.turns.go_on()

    def take_back(self) -> None:
        """Takes the last decision back."""
        try:
            self.tell_anew(self.flow.take_back())
        except WhistError as error:
            self.say([f"{capital(self.flow.language.tell(saying_of(error)))}."])

    def show_result(self) -> None:
        """How the deal came out, and what may follow."""
        if self.seated.deal.is_over and self.is_on_top:
            self.turns.rest()
            self._results.show()

    def _deal_next(self) -> None:
        words = self.flow.deal_next()
        self.tell_anew([self.narrator.says("deals", self.seated.deal.dealer), *words])
        self.turns.go_on()

    def _rematch(self) -> None:
        self.tell(self.flow.rematch())
        self._opening.show_draws()
