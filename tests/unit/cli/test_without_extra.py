"""Without the libraries of the extra ``server`` the game is played, simulated and served to friends all the same."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from bidwhist.server.extras import LIBRARIES
from support.play import MATCH
from support.waiting import PATIENCE

TESTS = Path(__file__).parents[2]
WITHOUT = [sys.executable, "-m", "support.without_extra"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(TESTS), "BIDWHIST_DEBUG": "1"}


def without(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """A command where nothing of the extra is there."""
    asked = [*WITHOUT, *words]
    return subprocess.run(
        asked, input=stdin, capture_output=True, text=True, env=ENVIRONMENT, timeout=PATIENCE, check=False
    )


@contextmanager
def serving(tmp_path: Path, *more: str) -> Iterator[tuple[httpx.Client, str]]:
    """A server without the extra, and what it said until it told its address."""
    asked = [*WITHOUT, "serve", "--port", "0", "--db", str(tmp_path / "tables.sqlite"), *more]
    process = subprocess.Popen(asked, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    try:
        assert process.stderr is not None
        told = ""
        while (address := re.search(r"http://\S+/", told)) is None:
            line = process.stderr.readline()
            assert line, told
            told += line
        with httpx.Client(base_url=address[0]) as client:
            yield client, told
    finally:
        process.kill()
        process.wait()
        process.stderr.close()  # type: ignore[union-attr]


def test_the_table_of_libraries_is_the_extra() -> None:
    project = tomllib.loads((TESTS.parent / "pyproject.toml").read_text("utf-8"))["project"]
    extra = {re.split("[><;]", line)[0] for line in project["optional-dependencies"]["server"]}
    assert extra == {one.package for one in LIBRARIES}
    assert not extra & {re.split("[><;]", line)[0] for line in project["dependencies"]}


def test_the_game_is_played_and_simulated(tmp_path: Path) -> None:
    done = without("play", *MATCH, "--save", str(tmp_path / "match.json"), "--plain", stdin="hint\npass\nquit\n")
    assert done.returncode == 0 and "Hint: " in done.stdout and "Traceback" not in done.stderr
    done = without("simulate", "--matches", "1", "--seed", "1", "--jobs", "1", "--out", str(tmp_path / "m.jsonl"))
    assert done.returncode == 0, done.stderr


def test_friends_play_at_this_machine_and_passwords_are_refused_with_the_name_of_what_they_need(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as (client, told):
        assert "pip install" not in told
        assert client.get("ready").status_code == 200
        client.post("api/guest", json={"name": "Ann"}).raise_for_status()
        client.post("api/play", json={}).raise_for_status()
        client.post("api/tables", json={"kind": "private"}).raise_for_status()
        locked = client.post("api/tables", json={"kind": "password", "password": "seven spades"})
        account = client.post("api/accounts", json={"name": "Ann", "password": "seven spades, and the deuce of clubs"})
        known = client.post("api/login", json={"name": "Ann", "password": "seven spades, and the deuce of clubs"})
        french = client.post(
            "api/tables", json={"kind": "password", "password": "sept piques"}, headers={"accept-language": "fr"}
        )
        for refused in (locked, account, known, french):
            assert refused.status_code == 422
            assert re.search("pip install (argon2-cffi|zxcvbn)", refused.json()["words"])
        assert "ce serveur" in french.json()["words"]


def test_a_server_for_strangers_says_what_it_lacks(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as (_, told):
        said = next(line for line in told.splitlines() if line.startswith("warning: strangers may connect"))
        assert all(f"{one.gives} ({one.package})" in said for one in LIBRARIES)
        assert said.endswith("hint: pip install " + " ".join(one.package for one in LIBRARIES))


def test_what_is_asked_for_and_is_not_there_is_one_line(tmp_path: Path) -> None:
    store = ("--port", "0", "--db", str(tmp_path / "tables.sqlite"))
    asked = {
        "glin-profanity": ("serve", *store, "--words", "mask"),
        "prometheus-client": ("serve", *store, "--metrics"),
        "rustworkx": ("event", "announce", "Friday", "--db", str(tmp_path / "tables.sqlite")),
    }
    told = without("each", json.dumps([*asked.values()])).stderr.splitlines()
    assert told[1::2] == ["ended with 1"] * len(asked), told
    assert [package for package, line in zip(asked, told[::2], strict=True) if f"pip install {package}" in line] == [
        *asked
    ]
