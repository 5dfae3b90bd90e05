"""A person who reads Spanish, in tmux at 80 by 24: from the start through the lesson to a match, by keys alone."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bidwhist.lesson.script import lesson
from bidwhist.tui.saves import Save
from support.languages import english_in
from support.waiting import PATIENCE, until

pytestmark = pytest.mark.skipif(
    shutil.which("tmux") is None and not os.environ.get("CI"), reason="needs tmux, which .ci/run installs"
)


class Tmux:
    """One window of a server of its own."""

    def __init__(self, socket: Path) -> None:
        self._base = ("tmux", "-u", "-S", str(socket))
        self.seen: list[str] = []
        """Every screen that was waited for."""

    def run(self, *words: str) -> str:
        """A command of tmux."""
        return subprocess.run([*self._base, *words], capture_output=True, text=True, check=True).stdout

    def keys(self, *keys: str) -> None:
        """Keys, by tmux's names."""
        self.run("send-keys", "-t", "whist", *keys)

    def shows(self, words: str) -> str:
        """The screen, as soon as it shows some words."""
        until(lambda: words in self.run("capture-pane", "-p", "-t", "whist"), words)
        self.seen.append(self.run("capture-pane", "-p", "-t", "whist"))
        return self.seen[-1]


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    """The game in a window of 80 by 24, for a person whose locale is Spanish."""
    found = Tmux(tmp_path / "tmux.sock")
    spanish = "env -u LC_ALL -u LC_MESSAGES LANG=es_ES.UTF-8 TERM=screen-256color"
    program = f"{sys.executable} -m bidwhist.cli.__main__ play --save {tmp_path / 'match.json'} --pace 0"
    command = f"{spanish} {program}; sleep {PATIENCE}"  # the window stays, so that what is printed last can be read
    found.run("-f", "/dev/null", "new-session", "-d", "-s", "whist", "-x", "80", "-y", "24", command)
    try:
        yield found
    finally:
        found.run("kill-server")


def test_from_the_start_through_the_lesson_to_a_match_there_is_no_word_of_english(tmux: Tmux, tmp_path: Path) -> None:
    tmux.shows("Partida nueva")
    tmux.keys("Down", "Down", "Down", "Down", "Enter")
    tmux.shows("Aprender el juego")
    tmux.keys("Enter")
    for number, step in enumerate(lesson().steps, 1):
        tmux.shows(f"Paso {number} de {len(lesson().steps)}")
        if step.ways:
            right = next(place for place, way in enumerate(step.ways) if way.right)
            place = step.hand.index(step.ways[right].card or "") if step.on == "hand" else right
            tmux.keys(*["Right" if step.on == "hand" else "Down"] * place, "Enter")
            tmux.shows("Enter Siguiente")
        tmux.keys("Enter")
    tmux.shows("Una partida nueva")
    tmux.keys("Enter")
    tmux.shows("h Pista")
    tmux.keys("h")
    screen = tmux.shows("Pista: ")
    assert all(len(line) <= 80 for line in screen.splitlines()) and len(screen.splitlines()) <= 24
    tmux.keys("q")
    tmux.shows("sigue desde aquí")
    assert Save(tmp_path / "match.json").read() is not None
    *screens, _ = tmux.seen  # the last one has the path of the save in it
    assert english_in("\n".join(screens), "es") == set()
