"""The hall's desk is drawn with the page's own style and colours, and has all that this style names."""

import re

import pytest
from benches.common.checkout import ROOT

STATIC = ROOT / "src" / "bidwhist" / "server" / "tournaments" / "desk" / "static"
STYLE = "\n".join((STATIC / name).read_text(encoding="utf-8") for name in ("look.css", "desk.css"))
PAGES_OWN = ("events.css", "wall.css")


@pytest.mark.parametrize("name", PAGES_OWN)
def test_the_desk_has_every_rule_of_the_pages_own_style(name: str) -> None:
    own = (ROOT / "web" / "src" / "pages" / "tournaments" / name).read_text(encoding="utf-8")
    look = (STATIC / "look.css").read_text(encoding="utf-8")
    assert re.sub(r"url\([^)]*\)", "", own) in re.sub(r"url\([^)]*\)", "", look), "run python hatch_generate.py"


def test_every_token_that_the_desk_uses_is_declared() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in STATIC.parent.glob("*.py"))
    used, declared = set(re.findall(r"var\((--[\w-]+)\)", STYLE)), set(re.findall(r"(--[\w-]+):", STYLE + pages))
    assert len(used) > 20
    assert used - declared == set()


def test_every_picture_that_the_desk_names_is_there() -> None:
    pictures = set(re.findall(r"url\(/([\w.-]+)\)", STYLE))
    assert pictures
    assert {name for name in pictures if not (STATIC / name).exists()} == set()
