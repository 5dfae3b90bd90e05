"""The bots' turns on the screen: each acts after a pause that reveals nothing of its cards."""

from collections.abc import Callable

from textual.timer import Timer

from bidwhist.errors import BotFault
from bidwhist.tui.board_screen import BoardScreen
from bidwhist.tui.session import Sitting
from bidwhist.tui.setting import Setting
from bidwhist.tui.thinker import Thinker

TRICK_BEATS = 2.0
"""How many beats a finished trick stays on the table."""
HURRIED_PACE_S = 0.1
"""Seconds that a hurried bot takes to act, if its pace is not quicker still."""


class BotTurns:
    """Lets bot after bot act, up to the person's turn or the end of the deal."""

    def __init__(self, screen: BoardScreen, setting: Setting, show_result: Callable[[], None]) -> None:
        self._screen, self._flow, self._show_result = screen, screen.flow, show_result
        self.pace, self.thinker = setting.pace, Thinker(claims=setting.claims)
        self.is_hurried = False
        """Whether the bots hurry, up to the person's turn."""
        self._is_acting = False
        self._pause: Timer | None = None
        """What the table waits for: the next bot, or the end of the deal."""

    @property
    def is_pausing(self) -> bool:
        """Whether the table waits for a bot, or shows the last book before the result."""
        return self.pace > 0 and (self._flow.seated.waits_for_bot or self._pause is not None)

    def go_on(self, _: object = None) -> None:
        """Lets the next player act."""
        if self._flow.sitting is None or self._is_acting:
            return
        if self.pace == 0:
            self._act_at_once()
        if self._flow.seated.waits_for_person:
            self.is_hurried = False
        if self._flow.seated.waits_for_bot:
            self._is_acting = True
            self.thinker.begin(self._flow.seated)
            self._pause = self._screen.set_timer(self._beat * self._pauses(), self._act)
        elif self._flow.seated.deal.is_over:
            self._screen.tell(self._flow.look_back())
            self._await_result()

    def hurry(self) -> None:
        """Ends the pause that runs, and shortens those that follow up to the person's turn."""
        self.is_hurried = True
        if self._pause is not None:
            self._pause.stop()
            follow = self._act if self._is_acting else self._show_result
            follow()

    def rest(self) -> None:
        """Stop waiting: the deal is over."""
        self.is_hurried, self._pause = False, None

    def close(self) -> None:
        """Stops the bots' thread."""
        self.thinker.close()

    def _await_result(self) -> None:
        """Waits while the last trick is shown, then tells how the deal came out."""
        if self.pace:
            self._pause = self._screen.set_timer(self._beat * TRICK_BEATS, self._show_result)
        else:
            self._screen.call_next(self._show_result)

    @property
    def _beat(self) -> float:
        """Seconds of one pause."""
        return min(HURRIED_PACE_S, self.pace) if self.is_hurried else self.pace

    def _pauses(self) -> float:
        deal = self._flow.seated.deal
        return TRICK_BEATS if deal.tricks and not deal.table else 1.0

    def _act_at_once(self) -> None:
        """Lets the bots act at once, up to the person's turn."""
        words: list[str] = []
        while self._flow.seated.waits_for_bot:
            thought = self._thought()
            if thought is None:
                return
            words += self._flow.step(thought)
        self._screen.tell([*words, *self._flow.take(self._flow.seated)])

    def _act(self) -> None:
        self._pause = None
        if self.thinker.is_busy:
            # A bot that was slightly late and one that was very late take the same time.
            self._pause = self._screen.set_timer(self._beat, self._act)
            return
        self._is_acting = False
        # While a sheet is open the bots wait, so that nobody misses a card while reading.
        if self._screen.is_on_top and self._flow.seated.waits_for_bot:
            thought = self._thought()
            if thought is not None:
                self._screen.tell(self._flow.take(thought))
                self.go_on()

    def _thought(self) -> Sitting | None:
        """The sitting after the bot's action. None if the bot failed, which ends the game with a message."""
        try:
            return self.thinker.result(self._flow.seated)
        except BotFault as error:
            self._screen.fail(error)
            return None
