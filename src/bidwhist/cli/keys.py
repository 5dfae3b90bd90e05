"""Keys as they are pressed, one at a time; none is lost or echoed."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_ONE_KEY = re.compile(r"\x1b\[.|.", re.DOTALL)


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Each key pressed, arrows as ``\\x1b[A`` to ``\\x1b[D``, until the end of the input."""
    with _reading() as read:
        yield _pressed(read)


def _pressed(read: Callable[[], str]) -> Iterator[str]:
    try:
        while text := read():
            # A key held down arrives as several at once.
            yield from _ONE_KEY.findall(text)
    except EOFError:
        return


if sys.platform == "win32":
    import click

    @contextmanager
    def _reading() -> Iterator[Callable[[], str]]:
        yield click.getchar

else:
    import os
    import termios
    import tty

    @contextmanager
    def _reading() -> Iterator[Callable[[], str]]:
        # click.getchar loses what is typed between two calls, so the terminal is set once for all keys.
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal, termios.TCSADRAIN)
        try:
            yield lambda: os.read(terminal, 1024).decode(errors="replace")
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
