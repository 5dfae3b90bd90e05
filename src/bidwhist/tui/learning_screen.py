"""The frame of what is learned step by step: chapter, what is shown and may be chosen, words, hand and keys."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList, Static

from bidwhist.i18n import Language
from bidwhist.tui.answered import AnsweredScreen
from bidwhist.tui.card_art import Palette
from bidwhist.tui.commands import Command
from bidwhist.tui.hand_widget import HandWidget
from bidwhist.tui.key_bar import Hotkey, KeyBar
from bidwhist.tui.speaking import language_of_app


class LearningScreen(AnsweredScreen):
    """A screen of the first lesson or of the exercises, of which ``at`` is the step that is shown."""

    DEFAULT_CSS = """
    LearningScreen { background: $background; }
    LearningScreen > #chapter { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    LearningScreen > #middle { height: 1fr; }
    LearningScreen #ways { height: 1fr; background: $panel; border: none; }
    LearningScreen #ways:focus { border: none; }
    LearningScreen > #words { background: $surface; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "go(1)", show=False),
        Binding("b", "go(-1)", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, four_colours: bool) -> None:
        super().__init__()
        self.at, self._four = 0, four_colours

    def compose_shown(self) -> ComposeResult:
        """What is shown beside what may be chosen."""
        raise NotImplementedError

    def keys(self) -> tuple[Hotkey, ...]:
        """The keys that do something now."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The chapter, what is shown with what may be chosen, the words, the hand, the keys."""
        yield from self.compose_size_notice()
        yield Static(id="chapter", markup=False)
        with Horizontal(id="middle"):
            yield from self.compose_shown()
            yield OptionList(id="ways")
        yield Static(id="words", markup=False)
        yield HandWidget()
        yield KeyBar()

    @property
    def language(self) -> Language:
        """What the person reads."""
        return language_of_app(self)

    @property
    def palette(self) -> Palette:
        """How cards are drawn."""
        return Palette(self._four, self.language)

    def commands(self) -> Iterator[Command]:
        """The keys of the screen."""
        for key in self.keys():
            yield Command(key.word(self.language), "", lambda key=key: self.app.simulate_key(key.key))  # type: ignore[misc]

    def action_leave(self) -> None:
        """Leaves it."""
        self.dismiss(None)
