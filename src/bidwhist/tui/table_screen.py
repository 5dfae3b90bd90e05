"""The screen with the table: takes the person's decisions, lets the bots act at a human pace, saves each step."""

from collections.abc import Callable
from secrets import token_bytes
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from bidwhist.act import why_not
from bidwhist.actions import PASS, Action, Bid, CallRenege, Claim, Declare, Discard, Pass, Play
from bidwhist.bots.bot import Advice
from bidwhist.cards import mask_of
from bidwhist.deal import Phase
from bidwhist.discards import DiscardChoices
from bidwhist.errors import WhistError
from bidwhist.rules.describe import describe, format_sheet
from bidwhist.rules.options import Renege
from bidwhist.rules.order import sort_hand
from bidwhist.saves import Keeper
from bidwhist.session import Sitting, advice, bot_acts, decide, next_deal, rematch, told, undo
from bidwhist.tui import pages
from bidwhist.tui.banner import Banner
from bidwhist.tui.bid_box import BidBox
from bidwhist.tui.exchange import Exchange
from bidwhist.tui.faces import Palette
from bidwhist.tui.fan import Fan
from bidwhist.tui.grid import Grid
from bidwhist.tui.key_bar import Hotkey, KeyBar
from bidwhist.tui.message import Message, as_many_as_fit
from bidwhist.tui.naming_box import NamingBox
from bidwhist.tui.room import Room
from bidwhist.tui.setting import NOT_SAVED, SAVED, Setting
from bidwhist.tui.sheet import Answer, Sheet
from bidwhist.tui.side import Side
from bidwhist.tui.table import Table, scene_of
from bidwhist.view import View
from bidwhist.words import Voice, advised, capital, prompt, result_in_words, score_in_words, tell, to_you

GO_ON = Answer("enter", "Enter Go on", "on")
NEXT = Answer("enter", "Enter Next deal", "next")
RENEGE = Answer("g", "g Call a renege", "renege")
LEAVE = Answer("q", "q Leave", "leave")
TRICK_PAUSE = 2.0
"""How many paces a finished trick lies before a bot leads to the next."""


_KEYS = (
    (Hotkey("h", "Hint"), "hint"),
    (Hotkey("u", "Undo"), "undo"),
    (Hotkey("c", "Claim"), "claim"),
    (Hotkey("l", "Last"), "last"),
    (Hotkey("t", "Books"), "books"),
    (Hotkey("s", "Score"), "score"),
    (Hotkey("r", "Rules"), "rules"),
    (Hotkey("g", "Renege"), "renege"),
    (Hotkey("question_mark", "Help", "?"), "help"),
    (Hotkey("q", "Quit"), "app.leave"),
)


class TableScreen(Room[None]):
    """Where the match is played."""

    DEFAULT_CSS = """
    TableScreen { background: $background; layout: vertical; }
    TableScreen > #middle { height: 1fr; }
    TableScreen.roomy Fan { height: 8; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("enter,space", "pick", show=False),
        *(Binding(hotkey.key, action, show=False) for hotkey, action in _KEYS),
        Binding("f", "colours", show=False),
        Binding("f1", "help", show=False),
        Binding("d", "done", show=False),
        Binding("p", "pass", show=False),
    ]

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.begin, self.keeper, self.waiting = setting.begin, Keeper(setting.save), setting.waiting
        self.pace, self.palette, self.notice = setting.pace, Palette(setting.four_colours), setting.notice
        self.sitting: Sitting | None = None
        self.news: list[str] = []
        self.acting = False

    def compose(self) -> ComposeResult:
        """From the top: banner, table and sheet, the box of the phase, words, hand, keys."""
        yield from self.compose_room()
        yield Banner()
        with Horizontal(id="middle"):
            yield Table()
            yield Side()
        yield BidBox()
        yield NamingBox()
        yield Exchange()
        yield Message()
        yield Fan()
        yield KeyBar()

    # Beginning

    def on_mount(self) -> None:
        """Ask whether to go on with a match that waits, else begin one."""
        self._use_palette()
        if self.waiting is None:
            self._begin(fresh=True)
            return
        voice = self.waiting.voice
        text = (
            f"A match waits for you: {score_in_words(voice, self.waiting.match.score)} "
            f"in deal {len(self.waiting.match.deals)}.\n{self.notice}"
        )
        answers = (Answer("enter", "Enter Go on with it", "on"), Answer("n", "n New match", "new"), LEAVE)
        self.app.push_screen(Sheet("Welcome back", text, answers), self._resumed)

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
        self._say(self.news)
        self._show()
        if fresh:
            self._open_match()
        else:
            self._go_on()

    def _open_match(self) -> None:
        assert self.sitting is not None
        text = pages.draws_page(self.sitting)
        self.app.push_screen(Sheet("A new match", text, (Answer("enter", "Enter Deal", "on"),)), self._go_on)

    # What everything asks

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

    @property
    def control(self) -> Grid | Fan:
        """What arrows and Enter are for now."""
        return self.query_one(_CONTROLS.get(self.seated.deal.phase, Fan))

    # Steps

    def _take(self, sitting: Sitting) -> None:
        """Make a step: save it, then tell and show it."""
        self._step(sitting)
        self._save()
        self._say(self.news)
        self._show()

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
            self.set_timer(self.pace * self._pauses(), self._bot_step)
        elif self.seated.deal.is_over:
            self._show_result()

    def _hurry(self) -> None:
        """Let the bots act at once, up to the person's turn."""
        while self.seated.waits_for_bot:
            self._step(bot_acts(self.seated))
        self._take(self.seated)

    def _pauses(self) -> float:
        deal = self.seated.deal
        return TRICK_PAUSE if deal.tricks and not deal.table else 1.0

    def _bot_step(self) -> None:
        self.acting = False
        # A sheet over the table holds the bots: nobody misses a card for reading the rules.
        if self.app.screen is self and self.seated.waits_for_bot:
            self._take(bot_acts(self.seated))
            self._go_on()

    def on_screen_resume(self) -> None:
        """Go on when a sheet is put away."""
        if self.sitting is not None and self.seated.waits_for_bot:
            self._go_on()

    def _save(self) -> None:
        self._warn(self.keeper.keep(self.seated))

    def _warn(self, words: str | None) -> None:
        if words:
            self.news.append(words)

    # Showing

    def _show(self) -> None:
        view, voice = self.view, self.voice
        self.query_one(Banner).show(view, voice, len(self.seated.match.deals), is_saved=self.keeper.is_saved)
        self.query_one(Table).show(scene_of(view, voice))
        self.query_one(Side).show(view, voice)
        self.query_one(Message).ask(prompt(voice, view))
        self._show_boxes(view)
        self._show_hand(view)
        self.query_one(KeyBar).show(tuple(key for key, action in _KEYS if self.check_action(action, ())))

    def _show_boxes(self, view: View) -> None:
        mine = view.phase if view.is_my_turn else None
        for kind, phase in ((BidBox, Phase.AUCTION), (NamingBox, Phase.DECLARE), (Exchange, Phase.DISCARD)):
            self.query_one(kind).display = mine is phase
        if mine is Phase.AUCTION:
            self.query_one(BidBox).show_calls(view)
        elif mine is Phase.DECLARE:
            self.query_one(NamingBox).show_declarations(view)
        elif mine is Phase.DISCARD and isinstance(view.legal, DiscardChoices):
            self.query_one(Exchange).show(view.legal)

    def _show_hand(self, view: View) -> None:
        fan = self.query_one(Fan)
        cards = sort_hand(view.hand, view.order)
        mine = view.phase if view.is_my_turn else None
        if mine is Phase.PLAY:
            live = mask_of(action.card for action in view.legal if isinstance(action, Play))
            fan.show(cards, standing=live, shaded=view.hand & ~live, pointing=True)
            if fan.card is not None and not live >> fan.card & 1:
                fan.point_at(next(card for card in cards if live >> card & 1))
        elif mine is Phase.DISCARD:
            fan.show(cards, standing=self.query_one(Exchange).aside, marked=view.kitty or 0, pointing=True)
        else:
            fan.show(cards, pointing=False)

    def _say(self, sentences: list[str]) -> None:
        self.query_one(Message).say(as_many_as_fit(sentences, 2 * (self.app.size.width - 4)))

    # Deciding

    def _decide(self, action: Action) -> None:
        """Do what the person wants, or say why it cannot be."""
        reason = why_not(self.seated.deal, action)
        if reason:
            self._say([to_you(reason, self.seated.seat)])
            return
        self.news = []
        self._take(decide(self.seated, action))
        self._go_on()

    @on(Grid.Picked)
    def _picked_choice(self, event: Grid.Picked) -> None:
        self._decide(event.action)

    @on(Grid.Pointed)
    def _pointed_at_choice(self, event: Grid.Pointed) -> None:
        reason = why_not(self.seated.deal, event.action)
        self._say([to_you(reason, self.seated.seat)] if reason else [advised(event.action) + "."])

    @on(Fan.Pointed)
    def _pointed_at_card(self, event: Fan.Pointed) -> None:
        if self.view.is_my_turn and self.view.phase is Phase.PLAY:
            reason = why_not(self.seated.deal, Play(event.card))
            self._say([to_you(reason, self.seated.seat)] if reason else self.news)

    @on(Fan.Picked)
    def _picked_card(self, event: Fan.Picked) -> None:
        if self.seated.deal.phase is Phase.DISCARD:
            reason = self.query_one(Exchange).toggle(event.card)
            self._say([reason] if reason else [])
            self._show_hand(self.view)
        else:
            self._decide(Play(event.card))

    @on(Exchange.Done)
    def action_done(self) -> None:
        """End the kitty exchange."""
        self._decide(Discard(self.query_one(Exchange).aside))

    def on_key(self, event: events.Key) -> None:
        """A bid may be typed; its letters mean other things elsewhere."""
        typing = self.sitting is not None and not self.is_cramped and self.is_my(Phase.AUCTION)
        if typing and self.query_one(BidBox).type(event.key):
            event.stop()

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys mean something now."""
        if action.startswith("app.") or action == "leave":
            return True
        if self.sitting is None or self.is_cramped:
            return False
        allowed = _ALLOWED.get(action)
        return allowed(self) if allowed else True

    def is_my(self, *phases: Phase) -> bool:
        """Whether the person is to act, in one of these phases."""
        return self.seated.waits_for_person and self.seated.deal.phase in phases

    def action_walk(self, across: int, down: int) -> None:
        """Move the pointer."""
        self.control.walk(across, down)

    def action_pick(self) -> None:
        """Do what is pointed at, or see the result again."""
        if self.seated.deal.is_over:
            self._show_result()
        elif self.seated.waits_for_person:
            self.control.pick()

    def action_pass(self) -> None:
        """Pass."""
        box = self.query_one(BidBox)
        box.point_at(PASS)
        box.pick()

    def action_hint(self) -> None:
        """Point at what a steady player would do, and say why."""
        tip = advice(self.seated)
        _POINT[type(tip.action)](self, tip.action)
        self._say([f"Hint: {hint_in_words(tip)}"])

    def point_at_choice(self, action: Action) -> None:
        """Make a choice ready for Enter."""
        grid = self.control
        assert isinstance(grid, Grid)
        grid.point_at(action)

    def point_at_discard(self, action: Discard) -> None:
        """Put the advised cards aside, ready for done."""
        self.query_one(Exchange).put_aside(action.cards)
        self._show_hand(self.view)

    def point_at_card(self, action: Play) -> None:
        """Make a card ready for Enter."""
        self.query_one(Fan).point_at(action.card)

    def action_undo(self) -> None:
        """Take the last decision back."""
        try:
            self.sitting = undo(self.seated)
        except WhistError as error:
            self._say([f"{capital(str(error))}."])
            return
        self.news = ["Taken back."]
        self._save()
        self._say(self.news)
        self._show()

    def action_claim(self) -> None:
        """Claim the rest."""
        self._decide(Claim(self.seated.seat))

    def action_last(self) -> None:
        """The last book again."""
        self.app.push_screen(Sheet("Last book", pages.last_book(self.view, self.voice)))

    def action_books(self) -> None:
        """All books so far."""
        self.app.push_screen(Sheet("Books so far", pages.books_played(self.view, self.voice)))

    def action_score(self) -> None:
        """The score sheet."""
        self.app.push_screen(Sheet("Score sheet", pages.score_sheet(self.seated)))

    def action_rules(self) -> None:
        """The rules of this table."""
        self.app.push_screen(Sheet("Rules of this table", format_sheet(describe(self.seated.rules), 72)))

    def action_help(self) -> None:
        """Keys and signs."""
        self.app.push_screen(Sheet("Help", pages.HELP))

    def action_colours(self) -> None:
        """Two or four colours for the suits."""
        self.palette = Palette(not self.palette.four)
        self._use_palette()

    def _use_palette(self) -> None:
        for widget in (self.query_one(Fan), self.query_one(Table)):
            widget.palette = self.palette
            widget.redraw()

    def action_renege(self) -> None:
        """Ask which book the renege was in."""
        tricks = self.seated.deal.tricks[-9:]
        first = len(self.seated.deal.tricks) - len(tricks)
        answers = tuple(
            Answer(str(number), f"{number} Book {first + number}", str(first + number - 1))
            for number in range(1, len(tricks) + 1)
        )
        text = "In which book did they renege?\n\n" + pages.books_played(self.view, self.voice)
        no = Answer("escape", "Esc Nowhere", "")
        self.app.push_screen(Sheet("Call a renege", text, (*answers, no)), self._call_renege)

    def _call_renege(self, trick: str | None) -> None:
        if trick:
            self._decide(CallRenege(self.seated.seat, int(trick)))

    # Results

    def _show_result(self) -> None:
        over = self.seated.match.result is not None
        honour = (RENEGE,) if self.may_call_renege() else ()
        answers = ((Answer("enter", "Enter See the match", "next"),) if over else (NEXT,)) + honour
        back = (Answer("u", "u Undo", "undo"), Answer("escape", "Esc Look at the table", ""), LEAVE)
        title = f"Deal {len(self.seated.match.deals)}"
        self.app.push_screen(Sheet(title, pages.deal_result(self.seated), (*answers, *back)), self._after_result)

    def may_call_renege(self) -> bool:
        """Whether this table plays by honour and a book is finished."""
        deal = self.seated.deal
        return deal.rules.renege is Renege.CALLED and bool(deal.tricks) and not deal.forfeited

    def _after_result(self, answer: str | None) -> None:
        follow: dict[str | None, Callable[[], None]] = {
            "next": self._next,
            "renege": self.action_renege,
            "undo": self.action_undo,
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
        self._say(self.news)
        self._show()
        self._go_on()

    def _show_match_result(self) -> None:
        title = result_in_words(self.voice, self.seated.match)
        answers = (Answer("enter", "Enter Rematch", "rematch"), LEAVE)
        self.app.push_screen(Sheet(title, pages.score_sheet(self.seated), answers), self._after_match)

    def _after_match(self, answer: str | None) -> None:
        self._warn(self.keeper.put_away(self.seated))
        if answer == "leave":
            self.app.exit(SAVED if self.keeper.is_saved else NOT_SAVED)
            return
        self.sitting = rematch(self.seated, token_bytes(32))
        self._save()
        self._show()
        self._open_match()


def hint_in_words(tip: Advice) -> str:
    """An advice with its reason; cards to put aside stand up, and need not be named."""
    if isinstance(tip.action, Discard):
        return f"put aside those that stand up: {tip.words.partition(': ')[2]}"
    return tip.words


_CONTROLS: dict[Phase, type[Grid] | type[Fan]] = {Phase.AUCTION: BidBox, Phase.DECLARE: NamingBox}
_POINT: dict[type, Callable[[TableScreen, Any], None]] = {
    Pass: TableScreen.point_at_choice,
    Bid: TableScreen.point_at_choice,
    Declare: TableScreen.point_at_choice,
    Discard: TableScreen.point_at_discard,
    Play: TableScreen.point_at_card,
}
_ALLOWED: dict[str, Callable[[TableScreen], bool]] = {
    "walk": lambda screen: screen.seated.waits_for_person,
    "hint": lambda screen: screen.seated.waits_for_person,
    "pass": lambda screen: screen.is_my(Phase.AUCTION),
    "done": lambda screen: screen.is_my(Phase.DISCARD),
    "claim": lambda screen: screen.seated.deal.phase is Phase.PLAY,
    "renege": lambda screen: screen.may_call_renege(),
}
