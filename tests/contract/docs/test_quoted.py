"""Pages quote the program word for word: labels of buttons in italics, and the deal as it is heard."""

import re
from functools import cache
from pathlib import Path

import pytest
from benches.common.checkout import ROOT

from contract.i18n.wording import said
from support.sources import text_of

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "doors").glob("*.md")])
LABEL = re.compile(r"(?<![*\w])\*([A-Z][^*]*?)\*(?![*\w])")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
OTHER_ITALICS = {
    "daily.md": {"M"},
    "fair-deals.md": {"Ann", "Bo", "Zoë"},
    "how-to-play.md": {"Four downtown"},
}
"""Words in italics that are not labels."""
PART = re.compile(r"(\{[^}]*\})")
LEAST_LETTERS = 4
"""A message with fewer letters of its own fits nearly everything."""


@cache
def messages() -> list[re.Pattern[str]]:
    """Every form of every English message, with anything in the place of its parts."""
    forms = {one.words for one in said("en") if len(re.findall("[a-z]", PART.sub("", one.words))) >= LEAST_LETTERS}
    return [re.compile("".join(".+" if PART.match(at) else re.escape(at) for at in PART.split(one))) for one in forms]


def is_said(words: str) -> bool:
    """Whether the program says so somewhere."""
    return any(message.fullmatch(words) for message in messages())


@cache
def labels() -> str:
    """Every English message on a line of its own, in small letters."""
    return "\n".join(["", *(one.words for one in said("en")), ""]).lower()


def is_label(words: str) -> bool:
    """Whether a message reads so; the sign at its end, or what follows a colon, may be left out."""
    start = f"\n{words.rstrip('?.!').lower()}"
    return is_said(words) or any(f"{start}{end}" in labels() for end in ("\n", "?\n", ".\n", "!\n", "…\n", ":"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_label_on_a_page_is_one_of_the_program(page: Path) -> None:
    found = {" ".join(one.split()) for one in LABEL.findall(CODE.sub("", text_of(page)))}
    assert sorted(one for one in found - OTHER_ITALICS.get(page.name, set()) if not is_label(one)) == []


def test_every_line_that_is_heard_is_a_message() -> None:
    text = re.sub(r"\n {6}(?=\S)", " ", text_of(ROOT / "docs" / "heard.md").partition("```text\n")[2])
    lines = [line.strip() for line in text.split("\n") if re.match(r" {4}[^( ]", line)]
    assert len(lines) > 50
    # What a bot or a person says has its name before it.
    wrong = [one for one in lines if not is_said(one) and not is_label(one.partition(": ")[2])]
    assert wrong == [], "run python tests/browser/heard.py"


def test_a_label_or_line_that_nothing_says_is_found() -> None:
    assert is_label("What now?") and is_label("Draw round 1") and not is_label("Draw the cards twice")
    assert is_said("Otis discards 6 cards. They count as a book.") and not is_said("Otis puts 6 cards aside.")
