"""The tutorial of a first bot, taken from the page: it plays, has a row in the arena, and a seat at a table."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bidwhist.bots.engines.engine import Engine
from support.bots import bot_of, match_at_a_table, owner
from support.command import run
from support.nightly import by_day
from support.online import server

PAGE = (Path(__file__).parents[3] / "docs/tutorials/first_bot.md").read_text(encoding="utf-8")
CODE = PAGE.split("```mybots\n")[1].split("```")[0]
COMMANDS = re.findall(r"^bidwhist (.*)$", PAGE.replace("\\\n", ""), re.M)
SHORT = {"--matches": "2", "--deals": "4"}
"""How much is played here, where the page has more."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder that is worked in, with the bot of the page, which is forgotten after the test."""
    (tmp_path / "careful.py").write_text(CODE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("careful", None)


def command(start: str, **changed: str) -> list[str]:
    """The one command of the page that starts so, for the bot of the page, with less to play."""
    (found,) = (words for words in COMMANDS if words.startswith(start) and "areful" in words)
    words, short = shlex.split(found), SHORT | {f"--{name}": value for name, value in changed.items()}
    return [short.get(before, word) for before, word in zip(["", *words], words, strict=False)]


def said(*words: str) -> str:
    """What a command prints in the folder."""
    ran = run(*words)
    assert ran.code == 0, ran.err
    return ran.out


def test_the_bot_has_twenty_lines_at_most() -> None:
    assert sum(bool(line.strip()) for line in CODE.splitlines()) <= 20


def test_it_plays_matches_that_are_verified(folder: Path) -> None:
    asked = [sys.executable, "-m", "bidwhist", *command("simulate")]
    subprocess.run(asked, cwd=folder, capture_output=True, check=True)
    assert "2 matches" in said(*command("verify"))


def test_it_has_a_row_in_the_arena_that_goes_on_from_its_file(folder: Path) -> None:
    def row(*words: str) -> Any:
        report = json.loads(said(*words, "--measure", "points", "--jobs", "1", "--json"))["report"]
        return report["points"]

    row(*command("arena"))
    resumed = row(*command("arena", deals="8"))
    fresh = row(*command("arena", deals="8", resume="another.jsonl"))
    assert resumed == fresh and resumed["half_width"] > 0


@pytest.mark.usefixtures("folder")
def test_it_is_a_program_that_does_all_that_an_engine_must() -> None:
    said(*program(command("engine check")), "--per-rules", "1")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("deals", by_day([2, 20], 2))
async def test_it_plays_deals_at_a_table_of_a_server(deals: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    words = program(command("bot"))
    async with server(tmp_path_factory.mktemp("server")) as address:
        ann = await owner(address)
        one, two = await bot_of(ann, "Careful"), await bot_of(ann, "Chance")
        rules = {"preset": "palace", "options": {"max_deals": deals, "target": 100, "floor": None}}
        with Engine(words[words.index("--engine") + 1]) as engine:
            bridge = await match_at_a_table(engine, one, two, rules=rules)
            assert engine.faults == []
    assert bridge.decisions >= 4 * deals


def program(words: list[str]) -> list[str]:
    """The words of a command, with the Python of these tests in place of the reader's."""
    return [re.sub(r"^python ", f"{shlex.quote(sys.executable)} ", word) for word in words]
