"""The course of a match on the screen: how it begins, bots at a human pace, a save at each step, results, a rematch."""

from collections.abc import Callable
from secrets import token_bytes

from textual.app import ComposeResult

from bidwhist.act import why_not
from bidwhist.actions import Action
from bidwhist.errors import BotFault, WhistError
from bidwhist.saves import Keeper
from bidwhist.session import Sitting, bot_looks_back, decide, next_deal, rematch, told, undo
from bidwhist.tui import pages
from bidwhist.tui.board import Board
from bidwhist.tui.faces import Palette
from bidwhist.tui.key_bar import Hotkey
from bidwhist.tui.room import Room
from bidwhist.tui.setting import FAILED, NOT_SAVED, SAVED, Setting
from bidwhist.tui.sheet import Answer, Sheet
from bidwhist.tui.thinker import Thinker
from bidwhist.view import View
from bidwhist.words import Voice, capital, result_in_words, tell, to_you

DEAL = Answer("enter", "Enter Deal", "on")
RESUME = (Answer("enter", "Enter Go on with it", "on"), Answer("n", "n New match", "new"))
NEXT = Answer("enter", "Enter Next deal", "next")
SEE_MATCH = Answer("enter", "Enter See the match", "next")
RENEGE = Answer("g", "g Call a renege", "renege")
BACK = (Answer("u", "u Undo", "undo"), Answer("escape", "Esc Look at the table", ""))
REMATCH = Answer("enter", "Enter Rematch", "rematch")
LEAVE = Answer("q", "q Leave", "leave")
TRICK_PAUSE = 2.0
"""How many paces a finished trick lies before anything follows it."""


class Flow(Room[None]):
    """A sitting that goes on: whoever is next acts, what happened is saved, told and shown."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.begin, self.keeper, self.waiting = setting.begin, Keeper(setting.save), setting.waiting
        self.pace, self.thinker = setting.pace, Thinker(claims=setting.claims)
        self.palette, self.notice = Palette(setting.four_colours), setting.notice
        self.sitting: Sitting | None = None
        self.news: list[str] = []
        self.acting = False

    def compose(self) -> ComposeResult:
        """The board, or the plea for room."""
        yield from self.compose_room()
        yield Board()

    @property
    def board(self) -> Board:
        """What lies on the table."""
        return self.query_one(Board)

    @property
    def hotkeys(self) -> tuple[Hotkey, ...]:
        """The keys that mean something now."""
        return ()

    def open_renege_call(self) -> None:
        """Let the person call a renege; the keys know how."""

    @property
    def seated(self) -> Sitting:
        """The sitting, which there is once the match has begun."""
        assert self.sitting is not None
        return self.sitting

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.seated.view

    @property
    def voice(self) -> Voice:
        """Who is who."""
        return self.seated.voice

    # Beginning

    def on_mount(self) -> None:
        """Ask whether to go on with a match that waits, else begin one."""
        self.board.use(self.palette)
        if self.waiting is None:
            self._begin(fresh=True)
            return
        text = f"{pages.match_that_waits(self.waiting)}\n{self.notice}"
        self.app.push_screen(Sheet("Welcome back", text, (*RESUME, LEAVE)), self._resumed)

    def _resumed(self, answer: str | None) -> None:
        if answer == "leave":
            self.app.exit(SAVED)
            return
        self._begin(fresh=answer == "new")

    def _begin(self, *, fresh: bool) -> None:
        if fresh and self.waiting is not None:
            self._warn(self.keeper.put_away(self.waiting))
        self.sitting = self.begin() if fresh or self.waiting is None else self.waiting
        self.waiting = None
        self.news = [self.notice] if self.notice else []
        self._save()
        self.board.say(self.news)
        self.show()
        if fresh:
            self._open_match()
        else:
            self._go_on()

    def _open_match(self) -> None:
        assert self.sitting is not None
        text = pages.draws_page(self.sitting)
        self.app.push_screen(Sheet("A new match", text, (DEAL,)), self._go_on)

    # Steps

    def _take(self, sitting: Sitting) -> None:
        """Make a step: save it, then tell and show it."""
        self._step(sitting)
        self._save()
        self.board.say(self.news)
        self.show()

    def _step(self, sitting: Sitting) -> None:
        before, self.sitting = self.sitting, sitting
        self.news += [tell(self.voice, sitting.deal, event) for event in told(before, sitting)]

    def _go_on(self, _: object = None) -> None:
        """Let whoever is next act."""
        if self.sitting is None or self.acting:
            return
        if self.pace == 0:
            self._hurry()
        if self.seated.waits_for_bot:
            self.acting = True
            self.thinker.begin(self.seated)
            self.set_timer(self.pace * self._pauses(), self._bot_step)
        elif self.seated.deal.is_over:
            self._look_back()
            self._await_result()

    def _look_back(self) -> None:
        while looked := bot_looks_back(self.seated):
            self._take(looked)

    def _await_result(self) -> None:
        """Let the last trick be seen, then tell how the deal came out."""
        if self.pace:
            self.set_timer(self.pace * TRICK_PAUSE, self.show_result)
        else:
            self.call_next(self.show_result)

    def _hurry(self) -> None:
        """Let the bots act at once, up to the person's turn."""
        while self.seated.waits_for_bot:
            thought = self._thought()
            if thought is None:
                return
            self._step(thought)
        self._take(self.seated)

    def _thought(self) -> Sitting | None:
        """The sitting after the bot's action; nothing if the bot failed, which ends the evening with words."""
        try:
            return self.thinker.result(self.seated)
        except BotFault as error:
            self.app.exit(f"{FAILED}{error}")
            return None

    def _pauses(self) -> float:
        deal = self.seated.deal
        return TRICK_PAUSE if deal.tricks and not deal.table else 1.0

    def _bot_step(self) -> None:
        if self.thinker.is_busy:
            # Another whole pause: a bot that was just too late and one that was far from it look the same.
            self.set_timer(self.pace, self._bot_step)
            return
        self.acting = False
        # A sheet over the table holds the bots: nobody misses a card for reading the rules.
        if self.app.screen is self and self.seated.waits_for_bot:
            thought = self._thought()
            if thought is not None:
                self._take(thought)
                self._go_on()

    def on_unmount(self) -> None:
        """Leave no bot thinking behind."""
        self.thinker.close()

    def on_screen_resume(self) -> None:
        """Go on when a sheet is put away."""
        if self.sitting is not None and self.seated.waits_for_bot:
            self._go_on()

    def _save(self) -> None:
        self._warn(self.keeper.keep(self.seated))

    def show(self) -> None:
        """Show how things stand."""
        self.board.show(self.seated, self.hotkeys, is_saved=self.keeper.is_saved)

    def _warn(self, words: str | None) -> None:
        if words:
            self.news.append(words)

    def decide(self, action: Action) -> None:
        """Do what the person wants, or say why it cannot be."""
        reason = why_not(self.seated.deal, action)
        if reason:
            self.board.say([to_you(reason, self.seated.seat)])
            return
        self.news = []
        self._take(decide(self.seated, action))
        self._go_on()

    def take_back(self) -> None:
        """Take the last decision back."""
        try:
            self.sitting = undo(self.seated)
        except WhistError as error:
            self.board.say([f"{capital(str(error))}."])
            return
        self.news = ["Taken back."]
        self._save()
        self.board.say(self.news)
        self.show()

    def may_call_renege(self) -> bool:
        """Whether this table plays by honour and a book is finished."""
        deal = self.seated.deal
        return deal.rules.reneges_are_called and bool(deal.tricks) and not deal.forfeited

    # Results

    def show_result(self) -> None:
        """How the deal came out, and what may follow."""
        if not self.seated.deal.is_over or self.app.screen is not self:
            return
        over = self.seated.match.result is not None
        honour = (RENEGE,) if self.may_call_renege() else ()
        answers = (SEE_MATCH if over else NEXT, *honour, *BACK, LEAVE)
        title = f"Deal {len(self.seated.match.deals)}"
        self.app.push_screen(Sheet(title, pages.deal_result(self.seated), answers), self._after_result)

    def _after_result(self, answer: str | None) -> None:
        follow: dict[str | None, Callable[[], None]] = {
            "next": self._next,
            "renege": self.open_renege_call,
            "undo": self.take_back,
            "leave": lambda: self.app.exit(SAVED if self.keeper.is_saved else NOT_SAVED),
        }
        if answer in follow:
            follow[answer]()

    def _next(self) -> None:
        if self.seated.match.result is not None:
            self._show_match_result()
            return
        self.sitting = next_deal(self.seated)
        self.news = [f"{self.voice.does(self.seated.deal.dealer, 'deal')}."]
        self._save()
        self.board.say(self.news)
        self.show()
        self._go_on()

    def _show_match_result(self) -> None:
        title = result_in_words(self.voice, self.seated.match)
        self.app.push_screen(Sheet(title, pages.score_sheet(self.seated), (REMATCH, LEAVE)), self._after_match)

    def _after_match(self, answer: str | None) -> None:
        self._warn(self.keeper.put_away(self.seated))
        if answer == "leave":
            self.app.exit(SAVED if self.keeper.is_saved else NOT_SAVED)
            return
        self.sitting = rematch(self.seated, token_bytes(32))
        self._save()
        self.show()
        self._open_match()
