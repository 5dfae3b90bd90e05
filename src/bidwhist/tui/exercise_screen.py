"""The ten exercises in the terminal: a position, the person's choice, then what champion does and what it comes to."""

from collections.abc import Callable, Mapping
from functools import reduce

from rich.style import Style
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Region
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bidwhist.core.cards import parse_card
from bidwhist.i18n import learning
from bidwhist.lesson.exercises import Choice, Exercise, exercises
from bidwhist.narration import capital, the_card
from bidwhist.tools.printable import unmarked
from bidwhist.tui.canvas import Canvas, Drawn
from bidwhist.tui.card_art import Palette, draw_face
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.key_bar import Hotkey, KeyBar
from bidwhist.tui.learning_screen import LearningScreen
from bidwhist.tui.lesson_screen import BACK, CHOOSE, FIRST_DEAL, GO_ON, HEIGHT, QUIT, SKIP, WIDTH

SOLVED, TRIED, OPEN = "solved", "tried", "open"
LABEL_COLUMNS = 24
"""Columns of a choice's name, before the books it comes to."""
CHAMPIONS, MINE = "★", "▸"
STRONG = Style(bold=True)


class TrickRow(Drawn):
    """The cards on the table in the order they were laid."""

    DEFAULT_CSS = """
    TrickRow { height: 3; width: 1fr; background: $table; color: $foreground; }
    """

    cards: tuple[str, ...] = ()
    palette: Palette = Palette()

    def show(self, cards: tuple[str, ...]) -> None:
        """Shows these cards; without any it is empty, so that nothing above it moves."""
        self.cards = cards
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """From the left."""
        for place, code in enumerate(self.cards):
            draw_face(canvas, Region(1 + place * (WIDTH + 1), 0, WIDTH, HEIGHT), parse_card(code), self.palette)


class ExerciseScreen(LearningScreen):
    """The exercises one after another; it ends with ``first-deal`` where the person wants one, else with nothing."""

    DEFAULT_CSS = """
    ExerciseScreen #position { width: 1fr; height: 1fr; background: $table; color: $foreground; padding: 0 1; }
    ExerciseScreen #told { height: 1fr; }
    ExerciseScreen #ways { width: 32; padding: 0 1; }
    ExerciseScreen > #words { height: 6; }
    """
    AUTO_FOCUS = "#ways"

    def __init__(self, tally: Mapping[str, str], keep: Callable[[Mapping[str, str]], None], four_colours: bool) -> None:
        """``tally`` says by theme what was ``solved`` or ``tried``; ``keep`` is called with it when that changes."""
        super().__init__(four_colours)
        self.tally, self._keep = dict(tally), keep
        self.chosen: dict[int, Choice] = {}
        """What was chosen this time, by exercise."""

    def compose_shown(self) -> ComposeResult:
        """What it is about, and the cards on the table."""
        with Vertical(id="position"):
            yield Static(id="told", markup=False)
            yield TrickRow()

    def on_mount(self) -> None:
        """Shows the first exercise."""
        self.query_one(TrickRow).palette = self.query_one(HandWidget).palette = self.palette
        self.show()

    @property
    def exercise(self) -> Exercise:
        """The exercise that is shown."""
        return exercises(self.language.code)[self.at]

    @property
    def mine(self) -> Choice | None:
        """What was chosen at it."""
        return self.chosen.get(self.at)

    @property
    def is_last(self) -> bool:
        """Whether none comes after it."""
        return self.at == len(exercises(self.language.code)) - 1

    def show(self) -> None:
        """Shows the exercise, and what came of the choice."""
        one, hand = self.exercise, self.query_one(HandWidget)
        self.query_one("#chapter", Static).update(self._chapter())
        self.query_one("#told", Static).update(self._told())
        self.query_one(TrickRow).show(tuple(lying.card for lying in one.table))
        self._show_ways()
        self.query_one("#words", Static).update(self._words())
        played = 0 if self.mine is None or self.mine.card is None else 1 << parse_card(self.mine.card)
        hand.show([parse_card(code) for code in one.hand], standing=played, pointing=False)
        self.query_one(KeyBar).show(self.keys(), self.language)

    def _say(self, message: str, /, **parts: str | int) -> str:
        return learning(self.language).say(message, **parts)

    def _chapter(self) -> str:
        state = self.tally.get(self.exercise.theme, OPEN)
        parts = (self._say("exercise-state", number=self.at + 1, state=state), self._say(self._title))
        return " · ".join(parts)

    @property
    def _title(self) -> str:
        return f"exercise-{self.exercise.theme}"

    def _told(self) -> Text:
        """The question, and what happened before it."""
        one = self.exercise
        lines = [Text(self._say(f"{self._title}-ask"), STRONG)]
        lines += [Text(words) for words in (self._bidding(one), self._contract(one), self._laid(one)) if words]
        return Text("\n").join(lines)

    def _bidding(self, one: Exercise) -> str:
        calls = (self._say("chair-calls", who=self._chair(call.who), call=call.words) for call in one.calls)
        return self._say("the-bidding", calls=", ".join(calls)) if one.calls else ""

    def _contract(self, one: Exercise) -> str:
        if one.declarer is None:
            return ""
        by = "name" if one.declarer else "you"
        plays = self._say("who-plays", by=by, name=self._chair(one.declarer), contract=one.contract)
        played = self._say("books-played", count=one.played) if one.played else self._say("no-book-played")
        return f"{plays} {played}"

    def _laid(self, one: Exercise) -> str:
        chairs = [self._chair(lying.who) for lying in one.table]
        return reduce(lambda first, then: self._say("laid-then", first=first, next=then), chairs) if chairs else ""

    def _chair(self, seat: int) -> str:
        return self._say("chair", seat=seat)

    def _show_ways(self) -> None:
        listed = self.query_one("#ways", OptionList)
        pointed = listed.highlighted
        listed.clear_options()
        listed.add_options(Option(self._way_in_words(way)) for way in self.exercise.ways)
        listed.highlighted = pointed if pointed is not None and pointed < listed.option_count else 0

    def _way_in_words(self, way: Choice) -> Text:
        label = unmarked(way.label) if way.card is None else capital(the_card(parse_card(way.card), self.language))
        if self.mine is None:
            return Text(f"  {label}")
        mark = CHAMPIONS if way.champion else MINE if way == self.mine else " "
        books = "" if way.books is None else f" {way.books:>2}"
        return Text(f"{mark} {label:<{LABEL_COLUMNS}}{books}", STRONG if mark.strip() else "")

    def _words(self) -> str:
        if self.mine is None:
            return self._say("solved-so-far", count=[*self.tally.values()].count(SOLVED))
        parts = [self._verdict(self.mine), self._say("champion-why", why=self.exercise.why)]
        if self.mine.books is not None:
            parts.append(self._say("figures-mean"))
        if self.is_last:
            right = sum(way.champion for way in self.chosen.values())
            parts.append(self._say("agreed", right=right, all=len(exercises(self.language.code))))
        return "\n".join((parts[0], " ".join(parts[1:])))

    def _verdict(self, mine: Choice) -> str:
        if mine.champion:
            return self._say("as-champion")
        if mine.books is None:
            return self._say("champion-otherwise")
        away = self.exercise.given_away(mine)
        return self._say("gives-away", count=away) if away else self._say("as-good")

    def keys(self) -> tuple[Hotkey, ...]:
        """Choose or go on, back, and out."""
        back = (BACK,) if self.at else ()
        if self.mine is None:
            return (CHOOSE, *(() if self.is_last else (SKIP,)), *back, QUIT)
        return (Hotkey("enter", FIRST_DEAL, "Enter") if self.is_last else GO_ON, *back, QUIT)

    def action_go(self, by: int) -> None:
        """Goes to the next exercise, or back."""
        if 0 <= self.at + by < len(exercises(self.language.code)):
            self.at += by
            self.query_one("#ways", OptionList).highlighted = 0
            self.show()

    @on(OptionList.OptionSelected)
    def _picked(self, event: OptionList.OptionSelected) -> None:
        if self.mine is None:
            self._choose(self.exercise.ways[event.option_index])
        elif self.is_last:
            self.dismiss(FIRST_DEAL)
        else:
            self.action_go(1)

    def _choose(self, way: Choice) -> None:
        self.chosen[self.at] = way
        theme = self.exercise.theme
        # What was solved once stays solved.
        self.tally[theme] = SOLVED if way.champion or self.tally.get(theme) == SOLVED else TRIED
        self._keep(dict(self.tally))
        self.show()
