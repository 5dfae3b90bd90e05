"""What long commands share: all processors, a progress bar, and a clean end."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def progress(console: Console) -> Progress:
    """A bar with the work done, the total, and the time left. Nothing if the console is not a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


class Stopping:
    """An interrupt that is not lost even where exceptions are swallowed."""

    def __init__(self) -> None:
        self._is_asked = False

    def ask(self, _: int, __: FrameType | None) -> None:
        """End the program: a handler of signals.

        :raises KeyboardInterrupt: always.
        """
        self._is_asked = True
        raise KeyboardInterrupt

    def check(self) -> None:
        """An interrupt in a destructor is lost, so long runs check from time to time.

        :raises KeyboardInterrupt: if the end was asked for.
        """
        if self._is_asked:
            raise KeyboardInterrupt


@contextmanager
def stopping_cleanly() -> Iterator[Stopping]:
    """Makes SIGTERM end the program as Ctrl-C does: files are closed and the last words are said."""
    stopping = Stopping()
    before = {number: signal.signal(number, stopping.ask) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield stopping
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
