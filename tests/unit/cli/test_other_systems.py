"""Without what only Unix has, as on Windows, or only Linux, as on macOS, tables are played, served and simulated."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from support.play import MATCH, shelved
from support.waiting import PATIENCE

TESTS = Path(__file__).parents[2]
SYSTEMS = {"windows": "support.without_unix", "macos": "support.as_macos"}
"""What makes a process a program of another system."""
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(TESTS), "BIDWHIST_DEBUG": "1"}
DRAWN = """
import asyncio, sys
from pathlib import Path
from importlib import import_module
import_module(sys.argv[2]).take_away()
from bidwhist.cli.play import farewell
from support.terminal import at_table, follow_hint, new_sitting, press, sitting_of

async def play() -> None:
    async with at_table(new_sitting("andrews", "windows"), Path(sys.argv[1])) as pilot:
        await follow_hint(pilot)
        print(len(sitting_of(pilot).deal.calls), "calls")
        await press(pilot, "q")

asyncio.run(play())
"""

SAVED = """
import sys
from pathlib import Path
from support import as_macos
as_macos.take_away()
from bidwhist.tui.files import replace_whole
replace_whole(Path(sys.argv[1]), b"kept")
print(len(as_macos.synced))
"""


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest) -> str:
    """The module that makes a process a program of another system."""
    return SYSTEMS[request.param]


def program(system: str) -> list[str]:
    """The command line there."""
    return [sys.executable, "-m", system]


def ran(system: str, *words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """A command as it goes there."""
    return subprocess.run(
        [*program(system), *words],
        input=stdin,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )


def test_the_drawn_table_is_played_on_another_system(system: str, tmp_path: Path) -> None:
    asked = [sys.executable, "-c", DRAWN, str(tmp_path), system]
    done = subprocess.run(asked, capture_output=True, text=True, env=ENVIRONMENT, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.match(r"[1-9]\d* calls", done.stdout)


def test_the_line_dialogue_is_played_and_saved_on_another_system(system: str, tmp_path: Path) -> None:
    play = ["play", *MATCH, "--save", str(tmp_path / "match.json"), "--plain"]
    done = ran(system, *play, stdin="hint\npass\nquit\n")
    assert done.returncode == 0 and "Hint: " in done.stdout and "Traceback" not in done.stderr
    done = ran(system, *play, "--new", stdin="quit\n")
    assert done.returncode == 0, done.stderr
    assert shelved(tmp_path)


def test_a_saved_match_is_played_in_one_place_at_a_time_on_another_system(system: str, tmp_path: Path) -> None:
    play = ["play", *MATCH, "--save", str(tmp_path / "match.json"), "--plain"]
    first = subprocess.Popen([*program(system), *play], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT)
    try:
        assert first.stdout is not None
        assert first.stdout.readline()  # it has the match
        second = ran(system, *play, stdin="quit\n")
        assert (second.returncode, second.stdout) == (1, "")
        assert "being played elsewhere" in second.stderr and "Traceback" not in second.stderr
        first.communicate(b"quit\n", timeout=PATIENCE)
        assert ran(system, *play, stdin="yes\nquit\n").returncode == 0
    finally:
        first.kill()
        first.wait()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_matches_are_simulated_on_another_system(system: str, jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl"
    done = ran(system, "simulate", "--matches", "2", "--seed", "1", "--jobs", jobs, "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert len(out.read_text().splitlines()) == 2


def test_tables_are_served_on_another_system(system: str, tmp_path: Path) -> None:
    asked = [*program(system), "serve", "--port", "0", "--db", str(tmp_path / "tables.sqlite")]
    process = subprocess.Popen(asked, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    try:
        assert process.stderr is not None
        told = process.stderr.readline()
        address = re.search(r"http://\S+/", told)
        assert address is not None, told + process.stderr.read()
        with httpx.Client(base_url=address[0]) as client:
            assert client.get("ready").status_code == 200
            client.post("api/guest", json={"name": "Ann"}).raise_for_status()
            client.post("api/play", json={}).raise_for_status()
        second = ran(system, *asked[len(program(system)) :])
        assert second.returncode == 1 and "another server has these tables open" in second.stderr
        process.send_signal(signal.SIGINT)
        _, words = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "every table is kept" in words and "Traceback" not in words
    finally:
        process.kill()
        process.wait()
        process.stderr.close()  # type: ignore[union-attr]


def test_what_is_saved_on_macos_is_on_the_disk_and_not_in_the_drives_cache(tmp_path: Path) -> None:
    asked = [sys.executable, "-c", SAVED, str(tmp_path / "match.json")]
    done = subprocess.run(asked, capture_output=True, text=True, env=ENVIRONMENT, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) == 2, "the file and its folder"


def test_no_two_files_have_one_name_on_a_disk_that_does_not_tell_case() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=TESTS.parent, capture_output=True, text=True, check=True).stdout
    names = listed.splitlines()
    assert len({name.casefold() for name in names}) == len(names) > 1000
