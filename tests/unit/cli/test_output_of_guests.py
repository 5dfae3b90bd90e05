"""What a bot from elsewhere prints is no part of an answer."""

import json
from pathlib import Path

import pytest

from support.command import run

CHATTY = '''
print("imported")

class Chatty:
    """Prints at every turn."""
    def __init__(self):
        print("made")
    def prepare(self, rules):
        print("ready")
    def choose(self, view, random):
        print("thinking", len(view.legal))
        return view.legal[0]
'''


def test_what_a_guest_prints_goes_to_standard_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "chatty_guest.py").write_text(CHATTY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ["--matches", "1", "--deals-at-most", "1", "--seed", "a", "--jobs", "1", "--out", "-"]
    ran = run("simulate", *words, "--bots", "chatty_guest:Chatty")
    assert ran.code == 0
    assert json.loads(ran.out)["players"]
    assert {"imported", "made", "ready"} <= set(ran.err.splitlines()) and "thinking" in ran.err
