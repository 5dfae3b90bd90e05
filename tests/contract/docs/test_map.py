"""The map is true, and so are the walks of docs/bots.md: every step is a name in a file, the picture fits the code."""

import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from benches.common.package_map import PICTURE, drawn

ROOT = Path(__file__).parents[3]
STEP = re.compile(r"^\| .+ \| `([\w/]+\.py)` \| `([\w.]+)` \|$", re.MULTILINE)
WALKS = {page: STEP.findall((ROOT / "docs" / page).read_text(encoding="utf-8")) for page in ("map.md", "bots.md")}
STEPS = [(page, *step) for page, steps in WALKS.items() for step in steps]


def _is_there(owner: object, name: str) -> bool:
    return hasattr(owner, name) or name in getattr(owner, "__annotations__", ())


@pytest.mark.parametrize(("page", "file", "name"), STEPS, ids=[f"{page} {name}" for page, _, name in STEPS])
def test_every_step_of_a_walk_is_there(page: str, file: str, name: str) -> None:
    owner: object = import_module(".".join(("bidwhist", *Path(file).with_suffix("").parts)))
    for word in name.split("."):
        assert _is_there(owner, word), f"{page}: {file} has no {name}"
        owner = getattr(owner, word, None)


@pytest.mark.parametrize("page", WALKS)
def test_there_are_three_walks_on_each_page(page: str) -> None:
    assert len(WALKS[page]) > 20


def test_the_picture_has_every_room() -> None:
    shown = set(re.findall(r'font-weight="bold">([\w]+)<', PICTURE.read_text(encoding="utf-8")))
    assert shown == set(re.findall(r'font-weight="bold">([\w]+)<', drawn())), "run python -m benches.common.package_map"


def test_the_design_has_every_layer_of_imports() -> None:
    """Five layers were missing from it."""
    section = (ROOT / "DESIGN.md").read_text(encoding="utf-8").partition("## Imports point down")[2]
    rows = re.sub(r"\n +>", " >", section.split("```")[1]).strip().split("\n")
    drawn_layers = {name.strip(): layers.split(">") for name, _, layers in (row.partition(":") for row in rows)}
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    meant = {
        one["containers"][0].rpartition(".")[2]: [{*re.findall(r"\w+", row)} for row in one["layers"]]
        for one in contracts
        if one["type"] == "layers" and one.get("exhaustive")
    }
    meant["bidwhist"].remove({"__main__"})
    assert {name: [{*re.findall(r"\w+", row)} for row in layers] for name, layers in drawn_layers.items()} == meant


LISTED = re.compile(r"^([a-z_]+(?:/?, [a-z_]+)*)/?(?: {2,}|:)|; ([a-z_]+(?:, [a-z_]+)*)/?:", re.MULTILINE)
"""The names of a list's line in a docstring: at its beginning, and after a semicolon."""
PAGES = sorted((ROOT / "src" / "bidwhist").rglob("__init__.py"))


def _listed(page: Path) -> set[str]:
    words = page.read_text(encoding="utf-8").removeprefix('"""').partition('"""')[0]
    found = LISTED.findall(words.partition("\n")[2])
    return {name.strip("/ ") for names in found for one in names if one for name in one.split(",")}


def test_a_folders_page_names_nothing_that_is_not_in_it() -> None:
    """Nineteen pages named modules that had been renamed long before."""
    gone = {
        str(page.parent.relative_to(ROOT)): missing
        for page in PAGES
        if (missing := {one for one in _listed(page) if not [*page.parent.glob(f"{one}*")]})
    }
    assert gone == {}
    assert len(_listed(ROOT / "src" / "bidwhist" / "server" / "__init__.py")) > 10, "the pattern finds lists"
