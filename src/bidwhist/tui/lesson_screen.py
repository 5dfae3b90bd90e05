"""The first lesson in the terminal: a step at a time, any card may be tried, and each says why it is right or wrong."""

from collections.abc import Callable
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bidwhist.core.cards import SUIT_LETTERS, Card, parse_card
from bidwhist.i18n import Language, learning
from bidwhist.lesson.exercises import exercises
from bidwhist.lesson.script import lesson
from bidwhist.lesson.shapes import Lying, Step, Told, Way
from bidwhist.narration import capital, suit_name, the_card
from bidwhist.tui.canvas import Canvas, Drawn
from bidwhist.tui.card_art import Palette, draw_face
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.key_bar import Hotkey, KeyBar
from bidwhist.tui.learning_screen import LearningScreen

FIRST_DEAL, EXERCISES = "first-deal", "exercises"
NAME, QUIET, STAR = Style(bold=True), Style(color="#b9a98f"), Style(color="#f0c987", bold=True)
NEXT, BACK, SKIP = Hotkey("n", "next"), Hotkey("b", "back"), Hotkey("n", "skip")
CHOOSE, QUIT = Hotkey("enter", "choose", "Enter"), Hotkey("q", "quit")
GO_ON = Hotkey("enter", "next", "Enter")
WIDTH, HEIGHT = 7, 3
"""Columns and rows of a card on the table."""
_PLACES = {0: (0, 2), 1: (-2, 1), 2: (0, 0), 3: (2, 1)}
"""By seat from the learner clockwise: where its card lies, in halves of a card and rows of cards."""


def bid_in_words(bid: str, language: Language) -> str:
    """A bid of the lesson: ``4U``; ``-`` and nothing are a pass."""
    say = learning(language).say
    return say("pass") if bid in ("", "-") else say("bid-called", number=bid[:-1], way=bid[-1])


_PARTS: dict[str, Callable[[str, Language], str]] = {
    "card": lambda code, language: the_card(parse_card(code), language),
    "suit": lambda letter, language: suit_name(SUIT_LETTERS.index(letter), language),
    "bid": bid_in_words,
}


def told(words: Told, language: Language) -> str:
    """A message of the lesson in a sentence."""
    parts = {name: _part(value, language) for name, value in words.parts.items()}
    return capital(learning(language).say(f"lesson-{words.name}", **parts))


def _part(value: str | int, language: Language) -> str | int:
    kind, mark, text = str(value).partition(":")
    return _PARTS[kind](text, language) if mark and kind in _PARTS else value


def way_in_words(way: Way, language: Language) -> str:
    """What is written on something that may be tried."""
    if way.card is not None:
        return capital(the_card(parse_card(way.card), language))
    if way.suit is not None:
        return language.say("tui-suit", suit=way.suit)
    return bid_in_words(way.bid or "", language)


class LessonTable(Drawn):
    """What lies on the table at a step: a book, the calls, the kitty and the discard, or the sum."""

    DEFAULT_CSS = """
    LessonTable { width: 1fr; height: 1fr; background: $table; color: $foreground; }
    """

    step: Step | None = None
    tried: Way | None = None
    palette: Palette = Palette()

    def show(self, step: Step, tried: Way | None) -> None:
        """Shows a step, and what came of a try."""
        self.step, self.tried = step, tried
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Everything that lies there."""
        if self.step is None:
            return
        if self.step.sum is not None:
            self._draw_sum(canvas, self.step)
        elif self.step.shown:
            self._draw_kitty(canvas, self.step)
        elif self.step.calls:
            self._draw_calls(canvas, self.step)
        else:
            self._draw_book(canvas, self.step)

    def _say(self, name: str, **parts: str | int) -> str:
        return learning(self.palette.language).say(name, **parts)

    def _who(self, seat: int) -> str:
        return lesson().names[seat] or self._say("you")

    def _draw_book(self, canvas: Canvas, step: Step) -> None:
        tried = self.tried
        tells = tried is not None and tried.trick is not None
        lying: tuple[Lying, ...] = tried.trick or () if tried is not None and tells else step.trick
        winner = tried.winner if tried is not None and tells else step.winner
        cards = {one.seat: parse_card(one.card) for one in lying}
        for seat in range(len(lesson().names)):
            self._draw_seat(canvas, seat, cards.get(seat), is_winner=seat == winner)

    def _draw_seat(self, canvas: Canvas, seat: int, card: Card | None, *, is_winner: bool) -> None:
        across, down = _PLACES[seat]
        top = max(0, (canvas.height - 3 * HEIGHT) // 2)
        x = canvas.width // 2 - WIDTH // 2 + across * WIDTH
        place = Region(x, top + down * HEIGHT, WIDTH, HEIGHT)
        if card is not None:
            draw_face(canvas, place, card, self.palette)
        name = f"★ {self._who(seat)}" if is_winner else self._who(seat)
        row = place.y + 1
        if across > 0:
            canvas.write(place.right + 1, row, name, STAR if is_winner else NAME)
        else:
            canvas.write_right(place.x - 1, row, name, STAR if is_winner else NAME)

    def _draw_calls(self, canvas: Canvas, step: Step) -> None:
        for row, call in enumerate(step.calls):
            words = bid_in_words(call.bid, self.palette.language)
            canvas.write_right(canvas.width // 2 - 2, 3 + row, self._who(call.seat), NAME)
            canvas.write(canvas.width // 2, 3 + row, words, STAR)

    def _draw_kitty(self, canvas: Canvas, step: Step) -> None:
        gone = [self.tried.card] if self.tried is not None and self.tried.right and self.tried.card else []
        canvas.write(2, 0, self._say("kitty-shown"), QUIET)
        self._draw_row(canvas, 1, [parse_card(code) for code in step.shown])
        aside = self.palette.language.say("tui-in-aside")
        canvas.write(2, 5, f"{aside}: {len(step.aside) + len(gone)}", QUIET)
        self._draw_row(canvas, 6, [parse_card(code) for code in (*step.aside, *gone)])

    def _draw_row(self, canvas: Canvas, row: int, cards: list[Card]) -> None:
        for number, card in enumerate(cards):
            draw_face(canvas, Region(2 + number * (WIDTH + 1), row, WIDTH, HEIGHT), card, self.palette)

    def _draw_sum(self, canvas: Canvas, step: Step) -> None:
        total = step.sum
        assert total is not None
        rows = (
            (f"{total.books}", self._say("sum-books")),
            (f"+ {total.kitty}", self._say("sum-kitty")),
            (f"= {total.all}", self._say("sum-all")),
            (f"{total.need}", self._say("sum-needed")),
            (self.palette.language.signed(f"{total.points:+}"), self._say("sum-points", count=total.points)),
        )
        for row, (figure, words) in enumerate(rows):
            canvas.write_right(canvas.width // 2 - 2, 2 + row, figure, STAR)
            canvas.write(canvas.width // 2, 2 + row, words)


class LessonScreen(LearningScreen):
    """The steps one after another; it ends with ``first-deal`` or ``exercises`` where the person wants them."""

    DEFAULT_CSS = """
    LessonScreen #ways { width: 34; padding: 1 1; }
    LessonScreen > #words { height: 5; }
    """
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("enter,space", "pick", show=False),
        Binding("x", "exercises", show=False),
    ]

    def __init__(self, four_colours: bool) -> None:
        super().__init__(four_colours)
        self.tried: Way | None = None
        """What was tried last at this step."""

    def compose_shown(self) -> ComposeResult:
        """What lies on the table."""
        yield LessonTable()

    def on_mount(self) -> None:
        """Shows the first step."""
        self.query_one(LessonTable).palette = self.query_one(HandWidget).palette = self.palette
        self.show()

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return lesson().steps[self.at]

    @property
    def has_exercises(self) -> bool:
        """Whether the package was built with the exercises."""
        return bool(exercises(self.language.code))

    @property
    def is_last(self) -> bool:
        """Whether this is the end of the lesson."""
        return self.at == len(lesson().steps) - 1

    @property
    def is_open(self) -> bool:
        """Whether something is still to be found."""
        return bool(self.step.ways) and not (self.tried is not None and self.tried.right)

    def show(self) -> None:
        """Shows the step, and what came of a try."""
        self._show_chapter()
        self.query_one(LessonTable).show(self.step, self.tried)
        self.query_one("#words", Static).update(self._words())
        self._show_ways()
        self._show_hand()
        self.query_one(KeyBar).show(self.keys(), self.language)

    def _show_chapter(self) -> None:
        say = learning(self.language).say
        parts = [say(f"chapter-{self.step.chapter}"), say("lesson-progress", step=self.at + 1, all=len(lesson().steps))]
        if any(self.step.books):
            parts.append(say("books-so-far", ours=self.step.books[0], theirs=self.step.books[1]))
        self.query_one("#chapter", Static).update(" · ".join(parts))

    def _words(self) -> str:
        say = learning(self.language).say
        if self.tried is None:
            words = told(self.step.say, self.language)
        else:
            words = told(self.tried.why, self.language)
            words = words if self.tried.right else f"{words} {say('try-another')}"
        return f"{words}\n{self._offer()}" if self.is_last else words

    def _offer(self) -> str:
        """What comes after the lesson: the exercises too, where the package was built with them."""
        if self.has_exercises:
            return learning(self.language).say("lesson-over")
        return self.language.say("tui-lesson-over")

    def _show_ways(self) -> None:
        listed = self.query_one("#ways", OptionList)
        listed.display = self.step.on in ("trick", "bids", "suits")
        if listed.display and not listed.option_count:
            listed.add_options(Option(Text(way_in_words(way, self.language))) for way in self.step.ways)
            listed.highlighted = 0
        if listed.display:
            listed.focus()

    def _show_hand(self) -> None:
        gone = self.tried is not None and self.step.on == "hand" and (self.tried.trick or self.tried.right)
        left = [code for code in self.step.hand if not (gone and self.tried is not None and code == self.tried.card)]
        cards = [parse_card(code) for code in left]
        marked = sum(1 << parse_card(code) for code in self.step.shown)
        asks = self.step.on == "hand" and self.is_open
        hand = self.query_one(HandWidget)
        hand.show(cards, marked=marked, pointing=asks, standing=sum(1 << card for card in cards) if asks else 0)

    def keys(self) -> tuple[Hotkey, ...]:
        """Choose or go on, back, and out; at the end what comes after the lesson."""
        back = (BACK,) if self.at else ()
        if self.is_last:
            exercise = (Hotkey("x", EXERCISES),) if self.has_exercises else ()
            return (Hotkey("enter", FIRST_DEAL, "Enter"), *exercise, *back, QUIT)
        return (CHOOSE, SKIP, *back, QUIT) if self.is_open else (GO_ON, *back, QUIT)

    def action_walk(self, across: int) -> None:
        """Walks the hand."""
        if self.step.on == "hand" and self.is_open:
            self.query_one(HandWidget).walk(across, 0)

    def action_pick(self) -> None:
        """Tries the card pointed at, or goes on."""
        if self.is_last:
            self.dismiss(FIRST_DEAL)
        elif self.is_open and self.step.on == "hand":
            self.query_one(HandWidget).pick()
        elif not self.is_open:
            self.action_go(1)

    def action_go(self, by: int) -> None:
        """Goes to the next step, or back."""
        if 0 <= self.at + by < len(lesson().steps):
            self.at, self.tried = self.at + by, None
            self.query_one("#ways", OptionList).clear_options()
            self.query_one(HandWidget).place = 0
            self.set_focus(None)
            self.show()

    def action_exercises(self) -> None:
        """Leaves the lesson for the exercises."""
        if self.is_last and self.has_exercises:
            self.dismiss(EXERCISES)

    @on(OptionList.OptionSelected)
    def _tried_way(self, event: OptionList.OptionSelected) -> None:
        if self.is_open:
            self._try(self.step.ways[event.option_index])
        else:
            self.action_pick()

    @on(HandWidget.Picked)
    def _tried_card(self, event: HandWidget.Picked) -> None:
        if self.is_open:
            self._try(next(way for way in self.step.ways if way.card and parse_card(way.card) == event.card))

    def _try(self, way: Way) -> None:
        self.tried = way
        self.show()
