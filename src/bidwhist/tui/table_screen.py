"""The screen with the table: the meaning of its keys, cards and boxes, and the sheets they open."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from bidwhist.bots.bot import Advice
from bidwhist.core.actions import PASS, CallRenege, Claim, Discard, Play
from bidwhist.core.deal import Phase
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration import advised
from bidwhist.tui import pages
from bidwhist.tui.card_art import Palette
from bidwhist.tui.commands import Command
from bidwhist.tui.exchange import Exchange
from bidwhist.tui.grid import Grid
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.key_bar import Hotkey
from bidwhist.tui.match_screen import MatchScreen
from bidwhist.tui.session import Sitting, advice
from bidwhist.tui.sheet import Answer, Sheet

_KEYS = (
    (Hotkey("h", "hint"), "hint"),
    (Hotkey("b", "hurry"), "hurry"),
    (Hotkey("u", "undo"), "undo"),
    (Hotkey("c", "claim"), "claim"),
    (Hotkey("g", "renege"), "renege"),
    (Hotkey("l", "last"), "paper('last')"),
    (Hotkey("t", "books"), "paper('books')"),
    (Hotkey("s", "score"), "paper('score')"),
    (Hotkey("r", "rules"), "paper('rules')"),
    (Hotkey("ctrl+p", "commands", "^p"), "app.command_palette"),
    (Hotkey("question_mark", "help", "?"), "paper('help')"),
    (Hotkey("q", "quit"), "app.leave"),
)
_SUITS = (Hotkey("f", "colours"), "colours")
"""A key without a place on the bottom line."""

_PAPERS: dict[str, Callable[[Sitting], str]] = {
    "last": lambda sitting: pages.last_book(sitting.view, sitting.narrator),
    "books": lambda sitting: pages.books_played(sitting.view, sitting.narrator),
    "score": pages.score_sheet,
    "rules": lambda sitting: pages.rules_page(sitting, pages.SHEET_COLUMNS),
    "help": lambda sitting: pages.help_page(sitting.language),
}
"""The texts of the sheets to read, by the names of their titles."""
_BOOK_KEYS = "123456789abcdefghijk"
"""The key of each book, where one is to be named."""


class TableScreen(MatchScreen):
    """The screen on which the match is played."""

    DEFAULT_CSS = """
    TableScreen { background: $background; }
    TableScreen.roomy HandWidget { height: 8; }
    TableScreen.wide HandWidget { height: 10; }
    TableScreen.wide Side { width: 40; }
    TableScreen.vast HandWidget { height: 11; }
    TableScreen.vast Side { width: 46; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("enter,space", "pick", show=False),
        *(Binding(hotkey.key, action, show=False) for hotkey, action in _KEYS),
        Binding("f", "colours", show=False),
        Binding("f1", "paper('help')", show=False),
        Binding("d", "done", show=False),
        Binding("p", "pass", show=False),
    ]

    @property
    def hotkeys(self) -> tuple[Hotkey, ...]:
        """The keys on the bottom line."""
        return tuple(hotkey for hotkey, action in _KEYS if self.check_action(action, ()))

    def commands(self) -> Iterator[Command]:
        """The keys that have a meaning now, and what each does."""
        say = self.flow.language.say
        for hotkey, action in (*_KEYS, _SUITS):
            name = action.partition("(")[0]
            if action != "app.command_palette" and self.check_action(name, ()):
                run = partial(self.run_action, action)
                yield Command(say("tui-key", key=hotkey.does), say("tui-does", key=hotkey.does), run)

    @on(Grid.Picked)
    def _picked_choice(self, event: Grid.Picked) -> None:
        self.decide(event.action)

    @on(Grid.Pointed)
    def _pointed_at_choice(self, event: Grid.Pointed) -> None:
        language = self.flow.language
        what = language.say("tui-advised", what=advised(event.action, language))
        self.say([self.flow.refusal(event.action) or what])

    @on(HandWidget.Pointed)
    def _pointed_at_card(self, event: HandWidget.Pointed) -> None:
        if self.is_my(Phase.PLAY):
            reason = self.flow.refusal(Play(event.card))
            self.say([reason] if reason else self.news)

    @on(HandWidget.Picked)
    def _picked_card(self, event: HandWidget.Picked) -> None:
        if self.is_my(Phase.DISCARD):
            reason = self.board.exchange.toggle(event.card)
            self.say([reason] if reason else [])
            self.board.show_hand(self.view)
        else:
            self.decide(Play(event.card))

    @on(Exchange.Done)
    def action_done(self) -> None:
        """End the kitty exchange."""
        if self.is_my(Phase.DISCARD):
            self.decide(Discard(self.board.exchange.aside))

    def on_key(self, event: events.Key) -> None:
        """Handles the letters of a typed bid, which mean other things elsewhere."""
        typing = not self.is_cramped and self.is_my(Phase.AUCTION)
        if typing and self.board.bid_box.type(event.key):
            event.stop()

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key has a meaning now."""
        if action.startswith("app.") or action == "leave":
            return True
        if not self.has_begun or self.is_cramped or self.is_left:
            return False
        allowed = _ALLOWED.get(action)
        return allowed(self) if allowed else True

    def is_my(self, *phases: Phase) -> bool:
        """Whether the person is to act, in one of these phases, and the game goes on."""
        goes_on = self.has_begun and not self.is_left
        return goes_on and self.seated.waits_for_person and self.seated.deal.phase in phases

    def action_walk(self, across: int, down: int) -> None:
        """Move the pointer."""
        self.board.exchange.forget_hint()
        self.board.control(self.seated.deal.phase).walk(across, down)

    def action_pick(self) -> None:
        """Does what is pointed at or hinted, or shows the result again."""
        if self.seated.deal.is_over:
            self.show_result()
        elif self.is_my(Phase.DISCARD) and self.board.exchange.is_hinted:
            self.action_done()
        elif self.seated.waits_for_person:
            self.board.control(self.seated.deal.phase).pick()

    def action_pass(self) -> None:
        box = self.board.bid_box
        box.point_at(PASS)
        box.pick()

    def action_hint(self) -> None:
        """Point at what a steady player would do, and say why."""
        tip = advice(self.seated)
        self.board.point_at(tip.action, self.view)
        self.say([hint_in_words(tip, self.flow.language)])

    def action_hurry(self) -> None:
        """Let the bots play on quickly, up to the person's turn."""
        self.turns.hurry()

    def action_claim(self) -> None:
        """Claim the rest."""
        self.decide(Claim(self.seated.seat))

    def action_undo(self) -> None:
        """Take the last decision back."""
        self.take_back()

    def action_paper(self, name: str) -> None:
        """A sheet to read."""
        title = self.flow.language.say("tui-title", sheet=name)
        self.open_sheet(Sheet(title, _PAPERS[name](self.seated)))

    def action_colours(self) -> None:
        """Two or four colours for the suits."""
        self.palette = Palette(not self.palette.four, self.palette.language)
        self.board.use(self.palette)

    def action_renege(self) -> None:
        """Ask which book the renege was in."""
        self.open_renege_call()

    def open_renege_call(self) -> None:
        """Ask which book the renege was in, by its key."""
        finished = enumerate(self.seated.deal.tricks)
        answers = (Answer(_BOOK_KEYS[trick], "", str(trick)) for trick, _ in finished)
        say = self.flow.language.say
        text = f"{say('tui-which-renege')}\n\n{pages.books_played(self.view, self.narrator)}"
        sheet = Sheet(say("tui-title", sheet="renege"), text, (*answers, Answer("escape", "none", "", "Esc")))
        self.open_sheet(sheet, self._call_renege)

    def _call_renege(self, trick: str | None) -> None:
        if trick:
            self.decide(CallRenege(self.seated.seat, int(trick)))


def hint_in_words(tip: Advice, language: Language = ENGLISH) -> str:
    """An advice with its reason. Cards to put aside stand up and need not be named."""
    if isinstance(tip.action, Discard):
        return language.say("tui-hint-discard", words=tip.words_in(language).partition(": ")[2])
    return language.say("tui-hint", words=tip.words_in(language))


_ALLOWED: dict[str, Callable[[TableScreen], bool]] = {
    "walk": lambda screen: screen.seated.waits_for_person,
    "hint": lambda screen: screen.seated.waits_for_person,
    "hurry": lambda screen: screen.turns.is_pausing,
    "pass": lambda screen: screen.is_my(Phase.AUCTION),
    "done": lambda screen: screen.is_my(Phase.DISCARD),
    "claim": lambda screen: screen.seated.deal.phase is Phase.PLAY,
    "renege": lambda screen: screen.flow.may_call_renege(),
}
