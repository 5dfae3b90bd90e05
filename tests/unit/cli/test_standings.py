"""``bidwhist standings``: the boards of a server in the terminal."""

import json
from pathlib import Path

import pytest

from support.clubs import with_standings
from support.command import run


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A store in which four people have played twenty rated matches."""
    return str(with_standings(tmp_path / "s.sqlite"))


def test_a_board_is_shown_and_told_as_json(store: str) -> None:
    shown = run("standings", "--db", store)
    assert shown.code == 0 and "Player A" in shown.out
    lines = [json.loads(line) for line in run("standings", "pairs", "--db", store, "--json").out.splitlines()]
    assert lines[0]["names"] == ["Player A", "Player C"] and [line["won"] for line in lines] == [20, 0]


def test_all_is_made_again_and_is_the_same(store: str) -> None:
    before = run("standings", "league", "--db", store).out
    again = run("standings", "league", "--rebuild", "--db", store)
    assert again.out == before and "20 matches and gifts settled again" in again.err


def test_a_board_that_there_is_none_of_is_told_so(store: str) -> None:
    ran = run("standings", "kings", "--db", store)
    assert ran.code == 2 and ran.err.startswith("error: ")
