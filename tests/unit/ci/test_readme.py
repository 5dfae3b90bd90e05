"""On the index of packages the README's links lead to the repository, or are words where none is named."""

import re
import runpy
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
absolute: Callable[[str, str, str], str] = runpy.run_path(str(ROOT / "hatch_readme.py"))["absolute"]
RELATIVE = re.compile(r"\]\((?!https?:|#)")


def _prose(text: str) -> str:
    return re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.M | re.S)


def test_links_and_pictures_lead_into_the_repository_at_the_version() -> None:
    shown = absolute(TEXT, "https://code.example/team/bidwhist", "v0.1.0")
    assert "](https://code.example/team/bidwhist/blob/v0.1.0/docs/how-to-play.md)" in shown
    assert "](https://code.example/team/bidwhist/raw/v0.1.0/docs/images/web-deal.webp)" in shown
    assert RELATIVE.search(_prose(TEXT)) and not RELATIVE.search(_prose(shown))


def test_without_a_repository_links_are_words_and_pictures_are_left_out() -> None:
    shown = absolute(TEXT, "", "v0.1.0")
    assert not RELATIVE.search(_prose(shown)) and "web-deal.webp" not in shown
    assert "| docs/play.md, docs/web.md |" in shown


def test_code_and_links_elsewhere_stay_as_they_are() -> None:
    text = "`[a](b.md)` [c](https://example.org) [d](#e)\n```\n[f](g.md)\n```\n"
    assert absolute(text, "https://code.example", "v1") == text
