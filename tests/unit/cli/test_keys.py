"""Keys of a terminal: each is one key, however its signs arrive."""

import os
import sys
from itertools import islice

import pytest

from bidwhist.cli.keys import _pressed, from_windows, keys


def test_an_arrow_of_windows_is_the_arrow_of_other_terminals_and_no_letter() -> None:
    # What a console gives through msvcrt: the arrows, also of the block of numbers; F1, Delete; signs; the end.
    codes = ["\xe0H", "\xe0P", "\xe0M", "\xe0K", "\x00H", "\x00;", "\xe0S", "H", "é", "\r", "\x1b", ""]
    read = map(from_windows, codes)
    found = [*_pressed(lambda: next(read), lambda: False)]
    assert found == ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[A", "\x1b[59~", "\x1b[83~", *codes[7:-1]]


@pytest.mark.skipif(sys.platform == "win32", reason="a console of Windows gives whole keys")
@pytest.mark.parametrize("at_once", [1, 2, 1024])
def test_an_arrow_that_arrives_in_parts_is_one_key(at_once: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.openpty()
    read = os.read
    typed = ["\x1b[C", "\x1b[A", "é", "n", "\x1bOD", "\x1b[1;5D", "\x1b[3~", "p", "\x1b"]
    monkeypatch.setattr(os, "read", lambda terminal, most: read(terminal, min(most, at_once)))
    with os.fdopen(theirs, "rb", buffering=0) as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        with keys() as pressed:
            os.write(ours, "".join(typed).encode())
            found = [*islice(pressed, len(typed))]
    os.close(ours)
    # An arrow is the same key in both modes of a terminal.
    assert found == ["\x1b[D" if key == "\x1bOD" else key for key in typed]
