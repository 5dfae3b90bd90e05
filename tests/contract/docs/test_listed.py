"""Lists on pages are complete, and what they name exists: options, endpoints, folders, simulated faults, files."""

import importlib
import re
from pathlib import Path

import click
import pytest
from benches.common.checkout import ROOT
from benches.soak.simulation.faults import FAULTS

from bidwhist.server.app.routes import ENDPOINTS
from support.sources import text_of

PAGES = sorted([*(page for page in ROOT.glob("*.md") if page.name != "CHANGELOG.md"), *(ROOT / "docs").rglob("*.md")])
OPTIONS = {
    "serve": "server.md",
    "play": "play.md",
    "director": "director.md",
    "bot": "programs.md",
    "coach": "coach.md",
    "solve": "solver.md",
    "arena": "arena.md",
    "export": "data.md",
}
"""The page that tells the options of a command."""
STREAM = (("GET", "/api/stream"), ("POST", "/api/stream"))
"""Programs play over it; the document of the endpoints does not have it."""
SWITCH = re.compile(r"(?<![\w-])--[a-z][\w-]*")
ROW = re.compile(r"^\| (`--[^|]*?) \|", re.MULTILINE)
CODE = re.compile(r"```.*?```|`([^`\n]+)`", re.DOTALL)
FILE = re.compile(r"(?<![\w/.*%-])[\w./-]*\w\.(?:py|pyi|hpp|cpp|ts|svelte|ftl|mjs|ipynb|css|yml)\b(?!\w)")
FOLDERS = (
    "src",
    "kernel",
    "web/src",
    "web/deck",
    "web/public",
    "tests",
    "benches",
    "docs",
    "examples",
    "deploy",
    ".ci",
    ".github",
)
MADE = {
    "mybots.py": "the reader's own",
    "careful.py": "the reader's own",
    "mine.py": "the reader's own",
    "src/bidwhist/i18n/compiled/en.py": "written by the build",
    "i18n/compiled/commands_es.py": "written by the build",
    "words.ts": "written by the build",
    "look.css": "written by the build",
}
"""Files that a page names and git does not have."""


@pytest.mark.parametrize(("name", "page"), OPTIONS.items())
def test_the_options_of_a_command_are_on_its_page_and_no_others(name: str, page: str) -> None:
    command: click.Command = importlib.import_module(f"bidwhist.cli.{name}").command
    there = {one for option in command.params for one in (*option.opts, *option.secondary_opts) if one[:2] == "--"}
    text = text_of(ROOT / "docs" / page)
    assert sorted(there - {"--language", *SWITCH.findall(text)}) == []
    assert sorted({one for row in ROW.findall(text) for one in SWITCH.findall(row)} - there) == []


def test_every_folder_of_the_package_is_on_the_map() -> None:
    rows = re.findall(r"^\| (`[a-z].*?) \|", text_of(ROOT / "docs" / "map.md"), re.MULTILINE)
    listed = {one.split("/")[0] for row in rows for one in re.findall(r"`([a-z\d_]+/?)`", row)}
    package = ROOT / "src" / "bidwhist"
    assert listed - {"errors"} == {path.parent.name for path in package.glob("*/__init__.py")}


def test_every_fault_of_the_simulation_is_on_its_page() -> None:
    section = text_of(ROOT / "docs" / "simulation.md").partition("## Faults\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    assert sorted(one for cell in cells for one in re.findall(r"`([\w-]+)`", cell)) == sorted(FAULTS)


def _shape(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path.rstrip("."))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_endpoint_that_a_page_names_is_there(page: Path) -> None:
    there = {(one.method, _shape(one.path)) for one in ENDPOINTS} | {*STREAM}
    asked = re.findall(r"\b(GET|POST|PATCH|PUT|DELETE)\s+(/api/[\w/{}.-]+)", text_of(page))
    assert sorted({f"{method} {path}" for method, path in asked if (method, _shape(path)) not in there}) == []
    bare = {*re.findall(r"`(/api/[\w/{}.-]+)`", text_of(page))} - {"/api/openapi.json", "/api/events/EVENT/log"}
    assert sorted(path for path in bare if _shape(path) not in {known for _, known in there}) == []


def _named(text: str) -> set[str]:
    """The files that a page names in code, without those in blocks."""
    return {file.removeprefix("./") for code in CODE.findall(text) for file in FILE.findall(code)}


@pytest.fixture(scope="module")
def endings() -> set[str]:
    """Every file by each of the endings of its path, which is how pages name it."""
    paths = [path.relative_to(ROOT) for one in FOLDERS for path in (ROOT / one).rglob("*")]
    paths += [Path(path.name) for path in ROOT.iterdir()] + [
        path.relative_to(ROOT) for path in (ROOT / "web").glob("*")
    ]
    return {"/".join(path.parts[at:]) for path in paths for at in range(len(path.parts))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_a_page_names_is_there(page: Path, endings: set[str]) -> None:
    assert sorted(_named(text_of(page)) - endings - {*MADE}) == []


def test_files_are_found_in_code_and_not_in_blocks_or_prose() -> None:
    assert _named("`a/b.py` and c.py\n```\nd.py\n```\n`python e/f.py --x` `*_rows.py` `g.python`") == {
        "a/b.py",
        "e/f.py",
    }
