"""The terminal app: the start, then one screen with the table, and sheets that open over them."""

import os
import signal
from asyncio import get_running_loop
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import ClassVar

from msgspec.structs import replace
from textual import events
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.screen import Screen

from bidwhist.tui.commands import Command, Palette
from bidwhist.tui.preferences import Preferences
from bidwhist.tui.setting import LEFT_AT_START, Setting
from bidwhist.tui.speaking import SpeakingApp
from bidwhist.tui.start import Start, StartScreen
from bidwhist.tui.table_screen import TableScreen
from bidwhist.tui.themes import THEMES

USUAL = Preferences()
KEYBOARD = 0
"""The file that keys are read from."""
LEAVING_SIGNALS = frozenset({"SIGTERM", "SIGHUP", "SIGINT"})
"""The signals that leave the table properly, where the system has them: Windows has no SIGHUP."""
TERMINAL_CHECK_INTERVAL_S = 2.0
"""Interval in seconds of checking that the terminal is still there."""


class WhistApp(SpeakingApp):
    """Bid Whist in the terminal. The return value is the word to leave with."""

    TITLE = "Bid Whist"
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", "Quit", show=False, priority=True)]

    def __init__(
        self,
        setting: Setting | None = None,
        start: Start | None = None,
        preferences: Preferences = USUAL,
        keep: Callable[[Preferences], None] = lambda _: None,
    ) -> None:
        """Begins at a table with a setting, or with a start; ``keep`` stores what the person comes to prefer."""
        super().__init__()
        self.setting, self.start, self.preferences, self._keep = setting, start, preferences, keep
        if setting is not None:
            self.language = setting.language
        elif start is not None:
            self.language = start.language(preferences)
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = preferences.theme
        # There are no animations.
        self.animation_level = "none"

    def get_default_screen(self) -> Screen[None]:
        """The start, or the table."""
        if self.start is not None:
            return StartScreen(self.start, self.preferences, self._sit_down)
        assert self.setting is not None
        return TableScreen(self.setting)

    def _sit_down(self, setting: Setting) -> None:
        self.setting = setting
        self.push_screen(TableScreen(setting))

    @property
    def table(self) -> TableScreen:
        """The screen with the table, whatever sheet is open over it."""
        table = self._table
        assert table is not None
        return table

    @property
    def _table(self) -> TableScreen | None:
        """The table, once there is one: at the bottom, or over the start."""
        return next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)

    def commands(self) -> Iterator[Command]:
        """The themes, and leaving."""
        say = self.language.say
        for theme in THEMES:
            name = say("tui-named", setting=say("tui-choose", what="theme"), value=say("tui-theme", theme=theme))
            yield Command(name, "", partial(self.prefer_theme, theme))

    def prefer_theme(self, theme: str) -> None:
        """Goes on in other colours."""
        self.prefer(replace(self.preferences, theme=theme))

    def prefer(self, preferences: Preferences) -> None:
        """Goes on with other preferences, and keeps them."""
        super().prefer(preferences)
        self._keep(preferences)
        self.theme = preferences.theme
        bottom, table = self.screen_stack[0], self._table
        if table is not None:
            table.show()
        elif self.start is not None and isinstance(bottom, StartScreen):
            self.language = self.start.language(preferences)
            bottom.take(preferences)

    def action_command_palette(self) -> None:
        """Opens the palette of commands, where none is open."""
        if self.screen_stack and not isinstance(self.screen, CommandPalette):
            self.push_screen(Palette(self))

    async def on_event(self, event: events.Event) -> None:
        """Hands events on, but for keys that come when every screen has been left."""
        if self.screen_stack or not isinstance(event, events.InputEvent):
            await super().on_event(event)

    def on_mount(self) -> None:
        """Leave properly when the terminal closes or the program is terminated."""
        loop = get_running_loop()
        for name in LEAVING_SIGNALS & {number.name for number in signal.Signals}:
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(signal.Signals[name], self.action_leave)
        if os.isatty(KEYBOARD):
            self.set_interval(TERMINAL_CHECK_INTERVAL_S, self._leave_with_terminal)

    def _leave_with_terminal(self) -> None:
        """A program of another session gets no hang-up signal. Without this it would read the end of its
        input for ever."""
        if not os.isatty(KEYBOARD):
            self.action_leave()

    def action_leave(self) -> None:
        """Leaves; the match is saved already."""
        if not self.screen_stack:
            return  # it has been left
        if self._table is not None:
            self._table.leave()
        else:
            self.exit(LEFT_AT_START)
