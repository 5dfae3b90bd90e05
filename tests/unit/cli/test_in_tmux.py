"""A person who reads Spanish or Hebrew, in tmux at 80 by 24: from the start through the lesson to a match, by keys."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bidwhist.i18n import language_of, learning, of_commands
from bidwhist.lesson.exercises import exercises
from bidwhist.lesson.script import lesson
from bidwhist.tui.saves import Save
from support.languages import english_in
from support.terminal import MARKS
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

    def hides(self, words: str) -> None:
        """Waits until the screen shows some words no longer."""
        until(lambda: words not in self.run("capture-pane", "-p", "-t", "whist"), f"a screen without {words}")


LOCALES = {"es": "es_ES.UTF-8", "he": "he_IL.UTF-8"}


@pytest.fixture(params=LOCALES)
def code(request: pytest.FixtureRequest) -> str:
    """The language of the person; Hebrew runs from right to left."""
    found: str = request.param
    return found


@pytest.fixture
def tmux(tmp_path: Path, code: str) -> Iterator[Tmux]:
    """The game in a window of 80 by 24, for a person of that locale."""
    found = Tmux(tmp_path / "tmux.sock")
    locale = f"env -u LC_ALL -u LC_MESSAGES LANG={LOCALES[code]} TERM=screen-256color"
    program = f"{sys.executable} -m bidwhist.cli.__main__ play --save {tmp_path / 'match.json'} --pace 0"
    command = f"{locale} {program}; sleep {PATIENCE}"  # the window stays, so that what is printed last can be read
    found.run("-f", "/dev/null", "new-session", "-d", "-s", "whist", "-x", "80", "-y", "24", command)
    try:
        yield found
    finally:
        found.run("kill-server")


def test_from_the_start_through_lesson_and_exercises_to_a_match_there_is_no_word_of_english(
    tmux: Tmux, code: str, tmp_path: Path
) -> None:
    language = of_commands(language_of(code))
    say, teach = language.say, learning(language).say
    tmux.shows(say("tui-start", item="new"))
    tmux.keys("Down", "Down", "Down", "Down", "Enter")
    tmux.shows(say("tui-choose", what="learn"))
    tmux.keys("Enter")
    for number, step in enumerate(lesson().steps, 1):
        tmux.shows(teach("lesson-progress", step=number, all=len(lesson().steps)))
        if step.ways:
            right = next(place for place, way in enumerate(step.ways) if way.right)
            place = step.hand.index(step.ways[right].card or "") if step.on == "hand" else right
            tmux.keys(*["Right" if step.on == "hand" else "Down"] * place, "Enter")
            tmux.shows(f"Enter {say('tui-key', key='next')}")
        if number < len(lesson().steps):
            tmux.keys("Enter")
    tmux.keys("x")
    told = exercises(code)
    for number in range(1, len(told) + 1):
        tmux.shows(teach("exercise-state", number=number, state="open"))
        tmux.keys("Down", "Enter")
        tmux.shows(f"Enter {say('tui-key', key='next' if number < len(told) else 'first-deal')}")
        tmux.keys("Enter")
    tmux.shows(say("tui-title", sheet="new"))
    tmux.keys("Enter")
    tmux.hides(say("tui-title", sheet="new"))  # the keys of the table can be read below the sheet that is open
    tmux.shows(f"h {say('tui-key', key='hint')}")
    tmux.keys("h")
    screen = tmux.shows(say("tui-hint", words="").strip())
    assert all(len(line) <= 80 for line in screen.splitlines()) and len(screen.splitlines()) <= 24
    tmux.keys("q")
    tmux.shows(say("tui-goes-on", command="\0").partition("\0")[2].strip())
    assert Save(tmp_path / "match.json").read() is not None
    *screens, _ = tmux.seen  # the last one has the path of the save in it
    assert english_in("\n".join(screens), code) == set()
    assert not MARKS & set("".join(screens))
