"""The terminal app: one screen with the table, and sheets that open over it."""

import os
import signal
from asyncio import get_running_loop
from contextlib import suppress
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.theme import Theme

from bidwhist.tui.setting import Setting
from bidwhist.tui.speaking import SpeakingApp
from bidwhist.tui.table_screen import TableScreen

KEYBOARD = 0
"""The file that keys are read from."""
LEAVING_SIGNALS = frozenset({"SIGTERM", "SIGHUP", "SIGINT"})
"""The signals that leave the table properly, where the system has them: Windows has no SIGHUP."""
TERMINAL_CHECK_INTERVAL_S = 2.0
"""Interval in seconds of checking that the terminal is still there."""
WALNUT = Theme(
    name="walnut",
    primary="#c98a3d",
    secondary="#8a6a4a",
    accent="#f0b35a",
    foreground="#f7ecd9",
    background="#1d1510",
    surface="#2a1f18",
    panel="#35281f",
    warning="#f0b35a",
    error="#ff8f7a",
    success="#a8d08d",
    dark=True,
    variables={
        "table": "#3b2a1e",
        "footer-background": "#1d1510",
        "footer-key-foreground": "#f0b35a",
        "footer-description-foreground": "#d9c7a8",
    },
)


class WhistApp(SpeakingApp):
    """Bid Whist in the terminal. The return value is the word to leave with."""

    TITLE = "Bid Whist"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", "Quit", show=False, priority=True)]

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting, self.language = setting, setting.language
        self.register_theme(WALNUT)
        self.theme = WALNUT.name
        # There are no animations.
        self.animation_level = "none"

    def get_default_screen(self) -> TableScreen:
        """The table."""
        return TableScreen(self.setting)

    @property
    def table(self) -> TableScreen:
        """The screen with the table, whatever sheet is open over it."""
        screen = self.screen_stack[0]
        assert isinstance(screen, TableScreen)
        return screen

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
        if self.screen_stack:  # else it has been left
            self.table.leave()
