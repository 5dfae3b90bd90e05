"""A match on a real terminal: drawn, left by a key, a signal or a kill, and with signs it cannot show."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bidwhist.core.actions import PASS
from bidwhist.tui.saves import Save
from support.play import COMMAND, options
from support.positions_at_table import until
from support.terminal import new_sitting
from support.waiting import PATIENCE


@contextmanager
def terminal(
    arguments: list[str], rows: int, columns: int, **environment: str
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A process on a terminal of its own, and our end of it."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    # Test runners that work in parallel export a size of their own, which would hide that of the window.
    inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    env = {**inherited, "TERM": "xterm-256color", **environment}
    process = subprocess.Popen(arguments, stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True)
    os.close(theirs)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_until(ours: int, words: bytes, seconds: float = PATIENCE) -> bytes:
    """What a terminal shows, until some words are among it.

    :raises AssertionError: if they never come.
    """
    seen, end = b"", time.monotonic() + seconds
    while words not in seen and time.monotonic() < end:
        if select.select([ours], [], [], 0.1)[0]:
            try:
                seen += os.read(ours, 65536)
            except OSError:
                break
    assert words in seen, f"never shown: {words!r} in {seen[-2000:]!r}"
    return seen


@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}], ids=["colour", "no colour"])
def test_the_table_is_drawn_on_a_terminal_and_left_by_a_key(environment: dict[str, str], tmp_path: Path) -> None:
    with terminal(options(tmp_path), 24, 80, **environment) as (process, ours):
        assert b"A new match" in read_until(ours, b"A new match")
        os.write(ours, b"\r")
        assert b"Hint" in read_until(ours, b"Hint")
        os.write(ours, b"q")
        seen = read_until(ours, b"goes on from here")
        assert b"goes on from here" in seen
        assert process.wait(PATIENCE) == 0
    assert Save(tmp_path / "match.json").read() is not None


def test_a_killed_terminal_loses_nothing_that_was_seen(tmp_path: Path) -> None:
    with terminal([*options(tmp_path), "--pace", "0"], 24, 80) as (process, ours):
        read_until(ours, b"A new match")
        os.write(ours, b"\r")
        read_until(ours, b"to bid")
        os.write(ours, b"p")
        # Without a pause the bots' calls follow at once; what stays on the screen is the next question.
        read_until(ours, b"to play")
        process.kill()
        process.wait()
    waiting = Save(tmp_path / "match.json").read()
    assert waiting is not None
    assert PASS in waiting.deal.calls


def test_a_terminal_that_draws_nothing_gets_the_line_dialogue(tmp_path: Path) -> None:
    with terminal(options(tmp_path), 24, 80, TERM="dumb") as (process, ours):
        seen = read_until(ours, b"You may: ")
        assert b"draws no pictures (TERM=dumb)" in seen
        assert b"as with --plain" in seen
        os.write(ours, b"quit\n")
        assert b"goes on from here" in read_until(ours, b"goes on from here")
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_signs_says_so_and_gets_letters_for_the_suits(encoding: str, tmp_path: Path) -> None:
    with terminal(options(tmp_path), 24, 80, PYTHONIOENCODING=encoding) as (process, ours):
        seen = read_until(ours, b"You may: ")
        assert b"has no signs for cards" in seen
        assert b"as with --plain" in seen
        assert b"\\u25" not in seen
        os.write(ours, b"hint\n")
        read_until(ours, b"You may: ")
        os.write(ours, b"quit\n")
        assert b"goes on from here" in read_until(ours, b"goes on from here")
        assert process.wait(PATIENCE) == 0


def test_a_stream_without_suit_signs_gets_letters_in_their_place(tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    Save(save).write(until(new_sitting("andrews", "letters"), lambda one: len(one.deal.tricks) > 1))
    ran = subprocess.run(
        [*COMMAND, "play", "--plain", "--save", str(save)],
        input="yes\nbooks\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=PATIENCE,
        check=False,
    )
    assert re.search(r"^ 1  .* \w+ (10|[2-9JQKA])[CDHS]", ran.stdout, re.MULTILINE)
    assert "?" not in ran.stdout.replace("Go on with it?", "")


def test_a_tiny_window_asks_for_room(tmp_path: Path) -> None:
    with terminal(options(tmp_path), 10, 40) as (_, ours):
        assert b"80 by 24" in read_until(ours, b"80 by 24")
        os.write(ours, b"q")
        assert b"goes on from here" in read_until(ours, b"goes on from here")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT], ids=lambda number: number.name)
def test_a_signal_leaves_the_table_in_good_order(number: signal.Signals, tmp_path: Path) -> None:
    with terminal(options(tmp_path), 24, 80) as (process, ours):
        read_until(ours, b"A new match")
        process.send_signal(number)
        seen = read_until(ours, b"goes on from here")
        assert b"Traceback" not in seen
        assert process.wait(PATIENCE) == 0
    assert Save(tmp_path / "match.json").read() is not None


def test_a_program_whose_terminal_is_gone_without_a_word_does_not_stay_behind(tmp_path: Path) -> None:
    with terminal(options(tmp_path), 24, 80) as (process, ours):
        read_until(ours, b"A new match")
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, ours)
        os.close(nothing)
        process.wait(PATIENCE)
    assert Save(tmp_path / "match.json").read() is not None
