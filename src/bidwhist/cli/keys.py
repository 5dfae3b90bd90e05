"""Keys as they are pressed, one at a time; none is lost or echoed."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_SEQUENCE = r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.)"
"""What a terminal sends for a key that has no sign, such as an arrow."""
_ONE_KEY = re.compile(rf"{_SEQUENCE}|.", re.DOTALL)
_BEGUN = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O)?\Z")
_ARROW = re.compile(r"\x1bO([A-D])")
_OF_WINDOWS = re.compile(r"[\x00\xe0](.)", re.DOTALL)
"""The two characters that a console of Windows gives for a key that has no sign."""
_ARROWS_OF_WINDOWS = {"H": "\x1b[A", "P": "\x1b[B", "M": "\x1b[C", "K": "\x1b[D"}
_REST_S = 0.1
"""Seconds in which the rest of a key's signs comes; without it, what came is the Escape key."""


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Each key pressed, arrows as ``\\x1b[A`` to ``\\x1b[D``, until the end of the input."""
    with _reading() as (read, has_more):
        yield _pressed(read, has_more)


def _pressed(read: Callable[[], str], has_more: Callable[[], bool]) -> Iterator[str]:
    begun = ""
    try:
        while text := read():
            text = begun + text
            rest = _BEGUN.search(text)
            is_torn = rest is not None and has_more()
            begun = text[rest.start() :] if rest and is_torn else ""
            # A key held down arrives as several at once; an arrow has another sign where a program asked for that.
            for key in _ONE_KEY.findall(text.removesuffix(begun)):
                yield _ARROW.sub("\x1b[\\1", key)
    except EOFError:
        return


def from_windows(read: str) -> str:
    """A key that was read from a console of Windows by click, as other terminals send it."""
    found = _OF_WINDOWS.fullmatch(read)
    return read if found is None else _ARROWS_OF_WINDOWS.get(found[1], f"\x1b[{ord(found[1])}~")


if sys.platform == "win32":
    import click

    @contextmanager
    def _reading() -> Iterator[tuple[Callable[[], str], Callable[[], bool]]]:
        yield lambda: from_windows(click.getchar()), lambda: False

else:
    import os
    import select
    import termios
    import tty
    from codecs import getincrementaldecoder

    @contextmanager
    def _reading() -> Iterator[tuple[Callable[[], str], Callable[[], bool]]]:
        # click.getchar loses what is typed between two calls, so the terminal is set once for all keys.
        terminal = sys.stdin.fileno()
        decoder = getincrementaldecoder("utf-8")("replace")
        before = termios.tcgetattr(terminal)

        def read() -> str:
            while sent := os.read(terminal, 1024):
                if text := decoder.decode(sent):  # a letter can arrive in parts
                    return text
            return decoder.decode(b"", final=True)

        tty.setcbreak(terminal, termios.TCSADRAIN)
        try:
            yield read, lambda: bool(select.select([terminal], [], [], _REST_S)[0])
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
