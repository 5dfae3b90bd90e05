"""What a bot from elsewhere prints is no part of an answer."""

import json
import subprocess
import sys
from pathlib import Path

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


def test_what_a_guest_prints_goes_to_standard_error(tmp_path: Path) -> None:
    (tmp_path / "chatty_guest.py").write_text(CHATTY, encoding="utf-8")
    words = ["--matches", "1", "--deals-at-most", "1", "--seed", "a", "--jobs", "1", "--out", "-"]
    command = [sys.executable, "-m", "bidwhist", "simulate", *words, "--bots", "chatty_guest:Chatty"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)["players"]
    assert {"imported", "made", "ready"} <= set(ran.stderr.splitlines()) and "thinking" in ran.stderr
