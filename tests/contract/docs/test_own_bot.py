"""The bot of one's own that docs/bots.md shows, taken from the page: in a folder, and as an installed package."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.command import run

PAGE = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
CODE = PAGE.split("```mybots\n")[1].split("```")[0]
POINTS = PAGE.split("```toml\n")[1].split("```")[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the module of the page."""
    (tmp_path / "mybots.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def asked(folder: Path, *words: str, stdin: str = "", path: Path | None = None) -> str:
    """What a command says that is asked in a folder."""
    environment = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    command = [sys.executable, "-c", "import sys; sys.path = sys.path[1:]; import bidwhist.cli.__main__ as c; c.main()"]
    done = subprocess.run(
        [*command, *words], cwd=folder, env=environment, input=stdin, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_of_the_page_plays_everywhere(folder: Path) -> None:
    bot = "mybots:Thrifty"
    asked(folder, "simulate", "--bots", f"steady,{bot}", "--matches", "10", "--deals-at-most", "1", "--jobs", "2",
          "--out", "a.jsonl")  # fmt: skip
    assert "10 matches, 10 deals" in run("verify", str(folder / "a.jsonl")).out
    assert json.loads((folder / "a.jsonl").read_text().splitlines()[0])["players"][1] == f"bot:{bot}"
    arena = ("arena", "--bots", f"bid=steady+play={bot},steady", "--measure", "play", "--deals", "2", "--jobs", "1")
    first = json.loads(asked(folder, *arena, "--resume", "kept.jsonl", "--json"))
    again = json.loads(asked(folder, *arena, "--resume", "kept.jsonl", "--json"))
    assert first == again and first["bots"][0].endswith(bot)
    assert "steady" not in asked(folder, "play", "--plain", "--bots", bot, "--save", "match.json", stdin="quit\n")


def test_an_installed_package_offers_it_by_its_name(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    info = folder / "mybots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1\n", encoding="utf-8")
    group, line = POINTS.strip().splitlines()
    name = group.split('"')[1]
    points = "[{}]\n{}\n".format(name, line.replace('"', ""))
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    asked(
        elsewhere,
        "simulate",
        "--bots",
        "thrifty",
        "--matches",
        "1",
        "--deals-at-most",
        "1",
        "--out",
        "a.jsonl",
        path=folder,
    )
    assert json.loads((elsewhere / "a.jsonl").read_text())["players"] == ["bot:thrifty"] * 4
