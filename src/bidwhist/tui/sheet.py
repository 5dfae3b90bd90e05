"""Sheets over the table: a text to read, with answers by key or mouse."""

from msgspec import Struct
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Static

from bidwhist.i18n import Language
from bidwhist.tui.paper import PaperScreen
from bidwhist.tui.screens import LEAVE_KEY
from bidwhist.tui.speaking import language_of_app


class Answer(Struct, frozen=True):
    """One way to leave a sheet: its key, the name of its word if it has one, its meaning."""

    key: str
    word: str
    value: str
    shown: str = ""
    """The text for the key, where that is not its name."""

    def label(self, language: Language) -> str:
        """The key and its word."""
        return f"{self.shown or self.key} {language.say('tui-answer', answer=self.word)}" if self.word else self.key


MANY = 6
"""With more answers than this they stand close together."""
CLOSE = (Answer("escape", "close", "close", "Esc"),)
LEAVE = Answer("q", "leave", "leave")


class Sheet(PaperScreen):
    """A title, a text that scrolls, and answers; Enter gives the first."""

    DEFAULT_CSS = """
    Sheet #text { height: auto; max-height: 1fr; }
    Sheet #answers { height: 1; margin-top: 1; align-horizontal: center; }
    Sheet Button { margin: 0 1; width: auto; min-width: 6; }
    Sheet.many Button { margin: 0; min-width: 4; }
    """

    def __init__(self, title: str, text: Text | str, answers: tuple[Answer, ...] = CLOSE) -> None:
        super().__init__(title)
        self.body, self.answers = text, answers
        self.set_class(len(answers) > MANY, "many")

    def compose(self) -> ComposeResult:
        """Paper, text, answers."""
        yield from self.compose_size_notice()
        with self.paper():
            yield VerticalScroll(Static(self.body, markup=False), id="text", can_focus=False)
            with Horizontal(id="answers"):
                yield from (self._button(number) for number in range(len(self.answers)))

    def _button(self, number: int) -> Button:
        button = Button(self.answers[number].label(language_of_app(self)), id=f"answer-{number}", compact=True)
        button.can_focus = False
        return button

    def on_resize(self, event: events.Resize) -> None:
        """Leave room for the border and the answers."""
        super().on_resize(event)
        self.query_one("#text").styles.max_height = max(1, self.app.size.height - 5)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A click on an answer."""
        self.dismiss(self.answers[int(str(event.button.id).removeprefix("answer-"))].value)

    async def on_key(self, event: events.Key) -> None:
        """An answer's key, Enter for the first one, arrows to read on."""
        if self.is_answered:
            event.stop()  # it was meant for this sheet, and must not reach the table below
            return
        if self.is_cramped:
            if event.key == LEAVE_KEY:
                event.stop()
                await self.run_action("app.leave")
            return
        chosen = [answer for answer in self.answers if answer.key == event.key]
        if not chosen and event.key in ("enter", "space"):
            chosen = [self.answers[0]]
        if not chosen and event.key in ("escape", "q") and self.answers == CLOSE:
            chosen = [*CLOSE]
        if chosen:
            event.stop()
            self.dismiss(chosen[0].value)
            return
        self._scroll(event.key)

    def _scroll(self, key: str) -> None:
        text = self.query_one("#text", VerticalScroll)
        moves = {
            "down": text.scroll_down,
            "up": text.scroll_up,
            "pagedown": text.scroll_page_down,
            "pageup": text.scroll_page_up,
            "home": text.scroll_home,
            "end": text.scroll_end,
        }
        if key in moves:
            moves[key](animate=False)
