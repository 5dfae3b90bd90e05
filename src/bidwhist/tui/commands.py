"""The palette of commands: what can be done on a screen, found by a few letters of its name or of what it does."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from msgspec import Struct
from rich.align import Align
from rich.text import Text
from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.widgets.option_list import Option

from bidwhist.tui.screens import SizedScreen
from bidwhist.tui.speaking import SpeakingApp

PALETTE_KEY = "ctrl+p"


class Command(Struct, frozen=True):
    """A command by its name, what it does, and what to run."""

    name: str
    does: str
    run: Callable[[], Awaitable[Any] | Any]

    @property
    def words(self) -> str:
        """Name and meaning, which letters are looked for in."""
        return f"{self.name}: {self.does}" if self.does else self.name


class ScreenCommands(Provider):
    """The commands of the screen below the palette, and those of the app."""

    def _commands(self) -> Iterator[Command]:
        if isinstance(self.screen, SizedScreen):
            yield from self.screen.commands()
        app = self.app
        assert isinstance(app, SpeakingApp)
        yield from app.commands()

    async def discover(self) -> Hits:
        """All of them, while nothing is typed."""
        for command in self._commands():
            yield DiscoveryHit(command.words, command.run)

    async def search(self, query: str) -> Hits:
        """Those that have the letters, the best first."""
        matcher = self.matcher(query)
        for command in self._commands():
            score = matcher.match(command.words)
            if score > 0:
                yield Hit(score, matcher.highlight(command.words), command.run)


class Palette(CommandPalette):
    """The palette in the language of the person."""

    def __init__(self, app: SpeakingApp) -> None:
        super().__init__([ScreenCommands], placeholder=app.language.say("tui-search"))
        self._none_found = app.language.say("tui-none-found")

    def _start_no_matches_countdown(self, search_value: str) -> None:
        """Says at once that nothing is found; the library's own words for it are English."""
        if not search_value:
            return
        listed = self.query_one(CommandList)
        if not listed.option_count:
            words = Align.center(Text(self._none_found, style="not bold"))
            listed.add_option(Option(words, disabled=True, id=self._NO_MATCHES))
            self._list_visible = True
