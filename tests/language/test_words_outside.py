"""No words for people stand outside the catalogues but in the rooms listed here; the lists may only shrink."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from benches.common.checkout import ROOT

PACKAGE = ROOT / "src" / "bidwhist"
SENTENCE = re.compile(r"[A-Za-z’']{2,},? [a-zA-Z]{2,}")
"""Two words in a row."""

SPEAKING = (
    "words",
    "bots/reasons",
    "server/game",
    "server/view",
    "server/live",
    "server/limits",
    "server/accounts",
    "server/peace",
)
"""Rooms of the server whose words are all in the catalogues."""
NOT_FOR_PEOPLE = {
    "words/prompts.py",  # finds the core's own words, for the terminal
    "server/game/advance.py",  # a damaged log
    "server/live/metrics.py",  # names of figures for whoever runs the server
    "server/live/entry.py",  # what a lock is made from
    "server/limits/addresses.py",  # options of the command line
    "server/accounts/passwords.py",  # words that are guessed
    "server/peace/bans.py",  # said to the owner of the server, on the command line too
}
"""Files of these rooms with words for developers and owners."""
SQL = re.compile(r"^ ?(SELECT|INSERT|UPDATE|DELETE|WHERE|ORDER) ")
NOT_YET = {
    "rules/sentences.py",
    "rules/score_sentences.py",
    "rules/difference.py",
    "rules/conflicts.py",
    "rules/effect.py",
    "rules/presets.py",
    "bots/conventions.py",
    "bots/levels.py",
}
"""What people are shown by the server that is English in every language still."""

PAGE = ROOT / "web" / "src"
PAGE_NOT_YET: set[str] = set()
"""Components that speak English in every language still."""
ROOMS_THAT_SAY = ("replay",)
"""Rooms whose scripts have no words either, as their components have none that are drawn."""
QUOTED = re.compile(r"""(["'`])([A-Z][a-z’']* (?:(?!\1).)*?[a-z]{2,}(?:(?!\1).)*)\1""")
"""What begins as a sentence does."""


def _literals(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text())
    docs = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def _speaks(path: Path) -> bool:
    return any(SENTENCE.search(text) and not SQL.match(text) and "%s" not in text for text in _literals(path))


@pytest.mark.parametrize("room", SPEAKING)
def test_a_room_of_the_server_has_no_words_of_its_own(room: str) -> None:
    files = [path for path in (PACKAGE / room).glob("*.py") if _speaks(path)]
    assert {path.relative_to(PACKAGE).as_posix() for path in files} <= NOT_FOR_PEOPLE


def test_the_list_of_what_is_english_still_has_nothing_that_is_done() -> None:
    assert {name for name in NOT_YET if not _speaks(PACKAGE / name)} == set()


def _shown(path: Path) -> list[str]:
    """Words of a component that are drawn: text between tags, and labels."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text(), flags=re.DOTALL)
    plain = _without_code(text)
    labels = re.findall(r"(?:aria-label|title|placeholder|alt)=\"([^\"]*)\"", plain)
    drawn = re.sub(r"<[^>]*>|&\w+;", "|", plain).split("|")
    return [one.strip() for one in (*labels, *drawn) if re.search(r"[A-Za-z]{3,}", one)]


def _without_code(text: str) -> str:
    """A component without what stands in braces, however deep."""
    depth, kept = 0, []
    for letter in text:
        depth += letter == "{"
        kept.append("|" if letter in "{}" else letter if depth == 0 else "")
        depth -= letter == "}"
    return "".join(kept)


def test_no_component_of_the_page_has_words_of_its_own_but_those_listed() -> None:
    spoken = {path.relative_to(PAGE).as_posix(): _shown(path) for path in PAGE.rglob("*.svelte")}
    assert {name: words for name, words in spoken.items() if words and name not in PAGE_NOT_YET} == {}


def _said(path: Path) -> list[str]:
    """Sentences in the code of a file of the page, within braces of a component too."""
    code = re.sub(r"<style\b.*?</style>|<!--.*?-->|/\*.*?\*/|^\s*//.*?$", "", path.read_text(), flags=re.DOTALL | re.M)
    return [found[1] for found in QUOTED.findall(code)]


@pytest.mark.parametrize("room", ROOMS_THAT_SAY)
def test_the_scripts_of_a_room_of_the_page_have_no_sentences(room: str) -> None:
    files = [*(PAGE / room).glob("*.svelte"), *(PAGE / room).glob("*.ts")]
    assert {path.name: words for path in files if (words := _said(path))} == {"Embed.svelte": ["Bid Whist"]}


def test_the_list_of_components_has_none_that_is_done() -> None:
    assert {name for name in PAGE_NOT_YET if not (PAGE / name).exists() or not _shown(PAGE / name)} == set()
