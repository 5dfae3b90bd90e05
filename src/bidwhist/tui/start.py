"""The start: go on with a match or begin one, choose rules, bots and a name, learn the game, and the settings."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bidwhist.bots.levels import BOTS, RANDOM
from bidwhist.core.rules.describe import describe, format_sheet
from bidwhist.core.rules.presets import PRESET_WORDS, PRESETS
from bidwhist.errors import BadNotation
from bidwhist.i18n import AUTONYMS, CODES, DRAFTS, Language, learning
from bidwhist.lesson.exercises import exercises
from bidwhist.narration import standing_in_words
from bidwhist.tui import pages
from bidwhist.tui.chooser import ENTER, Chooser, choice_text
from bidwhist.tui.commands import Command
from bidwhist.tui.exercise_screen import ExerciseScreen
from bidwhist.tui.key_bar import Hotkey, KeyBar
from bidwhist.tui.lesson_screen import EXERCISES, FIRST_DEAL, LessonScreen
from bidwhist.tui.name_box import NameBox
from bidwhist.tui.preferences import PACES_S, Preferences, tidy_name
from bidwhist.tui.screens import SizedScreen
from bidwhist.tui.session import PERSON, Sitting
from bidwhist.tui.setting import LEFT_AT_START, Setting
from bidwhist.tui.sheet import Sheet
from bidwhist.tui.speaking import SpeakingApp, language_of_app
from bidwhist.tui.themes import THEMES

RESUME, NEW, RULES, BOT, NAME, LEARN, SETTINGS, LEAVE = (
    *("resume", "new", "rules", "bots", "name", "learn", "settings", "leave"),
)
LANGUAGE, THEME, SUITS, PACE = "language", "theme", "suits", "pace"
KEYS = (ENTER, Hotkey("ctrl+p", "commands", "^p"), Hotkey("q", "quit"))


class Start(Struct, frozen=True):
    """What the start begins with, and how a choice becomes the setting of a table."""

    waiting: Sitting | None
    """A match to go on with."""
    notice: str
    setting: Callable[[Preferences, str], Setting]
    """The setting of a table by what was chosen, and which item it was: ``resume``, ``new`` or ``first-deal``."""
    language: Callable[[Preferences], Language]
    """The language of a person who has chosen so."""


class StartScreen(SizedScreen[None]):
    """A menu with what is chosen beside each item."""

    DEFAULT_CSS = """
    StartScreen { background: $background; align: center top; }
    StartScreen > #title { width: 100%; height: 6; background: $table; }
    StartScreen > #title { content-align: center middle; text-align: center; }
    StartScreen > #notice { width: 76; height: auto; max-height: 3; margin-top: 1; color: $accent; }
    StartScreen > #menu:focus { border: none; }
    StartScreen > #menu {
        width: 76; height: auto; max-height: 14; margin-top: 1; background: $background; border: none; padding: 0 1;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.leave", show=False)]

    def __init__(self, start: Start, preferences: Preferences, begin: Callable[[Setting], None]) -> None:
        super().__init__()
        self.start, self.preferences, self._begin = start, preferences, begin
        self._follow: dict[str, Callable[[], None]] = {
            RESUME: lambda: self._play(RESUME),
            NEW: lambda: self._play(NEW),
            RULES: self._choose_rules,
            BOT: self._choose_bots,
            NAME: self._ask_name,
            LEARN: self._choose_learning,
            SETTINGS: self._choose_setting,
            LEAVE: lambda: self.app.exit(LEFT_AT_START),
        }
        self._set: dict[str, Callable[[], None]] = {
            LANGUAGE: self._choose_language,
            THEME: self._choose_theme,
            SUITS: self._turn_suits,
            PACE: self._choose_pace,
        }

    @property
    def language(self) -> Language:
        """What the person reads."""
        return language_of_app(self)

    def compose(self) -> ComposeResult:
        """The title, what there is to say, the menu, the keys."""
        yield from self.compose_size_notice()
        yield Static(Text("B i d   W h i s t\n\n♠   ♥   ♣   ♦", style="bold"), id="title")
        yield Static(self.start.notice, id="notice", markup=False)
        yield OptionList(id="menu")
        yield KeyBar()

    def on_mount(self) -> None:
        """Shows the menu."""
        self.query_one("#notice").display = bool(self.start.notice)
        self.show()
        self.query_one(OptionList).focus()

    def show(self) -> None:
        """Shows the menu with what is chosen now, in the language chosen now."""
        menu = self.query_one(OptionList)
        pointed = menu.highlighted or 0
        menu.clear_options()
        menu.add_options(Option(choice_text(name, words), id=item) for item, name, words in self._items())
        menu.highlighted = pointed
        self.query_one(KeyBar).show(KEYS, self.language)

    def _items(self) -> Iterator[tuple[str, str, str]]:
        says = {
            RESUME: self._waits,
            NEW: self.language.say("tui-start-says", item="kept" if self.start.waiting else NEW),
            RULES: pages.table_called(PRESETS[self.preferences.rules], self.language),
            BOT: self.language.say("tui-level", level=self.preferences.bots),
            NAME: self.called,
            LEARN: self.language.say("tui-start-says", item=LEARN),
            SETTINGS: self.language.say("tui-start-says", item=SETTINGS),
            LEAVE: "",
        }
        for item, words in says.items():
            if item != RESUME or self.start.waiting is not None:
                yield item, self.language.say("tui-start", item=item), words

    @property
    def called(self) -> str:
        """The person's name; who has given none is spoken to."""
        name = self.preferences.name
        return self.language.say("you") if name == PERSON else name

    @property
    def _waits(self) -> str:
        if self.start.waiting is None:
            return ""
        sitting = replace(self.start.waiting, language=self.language)
        tally = sitting.match.tally
        return self.language.say(
            "tui-start-waiting",
            table=pages.table_called(sitting.rules, self.language),
            score=standing_in_words(sitting.narrator, sitting.rules, tally.score, tally.sets),
            deal=len(sitting.match.deals),
        )

    def commands(self) -> Iterator[Command]:
        """What the menu has, and each setting."""
        for item, name, words in self._items():
            yield Command(name, words, self._follow[item])
        for setting in self._set:
            yield Command(self.language.say("tui-choose", what=setting), "", self._set[setting])

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self._follow[str(event.option.id)]()

    def _play(self, item: str) -> None:
        self._begin(self.start.setting(self.preferences, item))

    def prefer(self, preferences: Preferences) -> None:
        """Goes on with other choices."""
        app = self.app
        assert isinstance(app, SpeakingApp)
        app.prefer(preferences)

    def take(self, preferences: Preferences) -> None:
        """Shows what the person prefers now."""
        self.preferences = preferences
        self.show()

    def _choose_rules(self) -> None:
        choices = [
            (name, choice_text(pages.table_called(PRESETS[name], self.language), self.language.tell(words), 20))
            for name, words in PRESET_WORDS.items()
        ]
        self._choose(RULES, choices, self.preferences.rules, self._read_rules)

    def _read_rules(self, name: str) -> None:
        rules = PRESETS[name]
        text = format_sheet(describe(rules, self.language), pages.SHEET_COLUMNS, self.language)
        self.app.push_screen(Sheet(pages.table_called(rules, self.language), text))

    def _choose_bots(self) -> None:
        choices = [
            (name, choice_text(self.language.say("tui-level", level=name), self.language.tell(words)))
            for name, words in BOTS.items()
            if name != RANDOM
        ]
        self._choose(BOT, choices, self.preferences.bots)

    def _ask_name(self) -> None:
        self.app.push_screen(NameBox(self.language.say("tui-choose", what=NAME), self.called), self._named)

    def _named(self, name: str | None) -> None:
        # A name made of signs that cannot be printed alone is refused: the old one stays.
        with suppress(BadNotation):
            if name is not None and name != self.called:
                self.prefer(replace(self.preferences, name=tidy_name(name)))

    def _choose_learning(self) -> None:
        say = learning(self.language).say
        choices = [
            ("lesson", choice_text(say("lesson-title"), say("lesson-offer"), 24)),
            ("pictures", choice_text(say("learn-title"), say("in-pictures"), 24)),
            (FIRST_DEAL, choice_text(say("first-deal"), say("first-deal-offer"), 24)),
        ]
        if exercises(self.language.code):
            choices.insert(1, (EXERCISES, choice_text(say("exercises"), say("exercises-offer"), 24)))
        self.app.push_screen(Chooser(self.language.say("tui-choose", what=LEARN), choices), self._learn)

    def _learn(self, what: str | None) -> None:
        if what == "lesson":
            self.app.push_screen(LessonScreen(self.preferences.four_colours), self._learn)
        elif what == EXERCISES:
            screen = ExerciseScreen(self.preferences.exercises, self._count, self.preferences.four_colours)
            self.app.push_screen(screen, self._learn)
        elif what == "pictures":
            self.app.push_screen(Sheet(learning(self.language).say("learn-title"), pages.basics_page(self.language)))
        elif what == FIRST_DEAL:
            self._play(FIRST_DEAL)

    def _count(self, tally: Mapping[str, str]) -> None:
        self.prefer(replace(self.preferences, exercises=dict(tally)))

    def _choose_setting(self) -> None:
        say, preferences = self.language.say, self.preferences
        values = {
            LANGUAGE: AUTONYMS[self.language.code],
            THEME: say("tui-theme", theme=preferences.theme),
            SUITS: say("tui-suits", suits="four" if preferences.four_colours else "two"),
            PACE: say("tui-pace", pace=preferences.pace),
        }
        choices = [(name, choice_text(say("tui-choose", what=name), value, 24)) for name, value in values.items()]
        chooser = Chooser(say("tui-choose", what=SETTINGS), choices)
        self.app.push_screen(chooser, lambda name: self._set[name]() if name else None)

    def _choose_language(self) -> None:
        say = self.language.say
        named = {
            code: say("tui-draft", language=AUTONYMS[code]) if code in DRAFTS else AUTONYMS[code] for code in CODES
        }
        self._choose(LANGUAGE, [(code, choice_text(name)) for code, name in named.items()], self.language.code)

    def _choose_theme(self) -> None:
        names = [(theme, choice_text(self.language.say("tui-theme", theme=theme))) for theme in THEMES]
        self._choose(THEME, names, self.preferences.theme)

    def _turn_suits(self) -> None:
        self.prefer(replace(self.preferences, four_colours=not self.preferences.four_colours))

    def _choose_pace(self) -> None:
        names = [(pace, choice_text(self.language.say("tui-pace", pace=pace))) for pace in PACES_S]
        self._choose(PACE, names, self.preferences.pace)

    def _choose(
        self, what: str, choices: list[tuple[str, Text]], current: str, read: Callable[[str], None] | None = None
    ) -> None:
        """Lets the person choose a preference by its name."""

        def take(value: str | None) -> None:
            if value is not None:
                self.prefer(replace(self.preferences, **{what: value}))

        self.app.push_screen(Chooser(self.language.say("tui-choose", what=what), choices, current, read), take)
