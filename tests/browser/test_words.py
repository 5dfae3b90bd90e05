"""The words of the game: one tap away in the table's texts, by finger and by keyboard, and never over a card."""

import re

from benches.common.catalogues import read
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from bidwhist.i18n import CODES

from .conftest import ROOT, NewPerson
from .player import PLAYING, open_table, play_on, start_match

COVERED = """() => {
  const box = document.querySelector('.word').getBoundingClientRect();
  return [...document.querySelectorAll('.hand .card')].filter((card) => {
    const edge = card.getBoundingClientRect();
    return edge.top < box.bottom - 2 && edge.bottom > box.top + 2 && edge.left < box.right && edge.right > box.left;
  }).length;
}"""


def _text(pattern: ast.Pattern) -> str:
    return serialize_pattern(pattern).strip()


def test_the_english_words_are_those_of_the_document_and_each_form_names_a_word_once() -> None:
    written = (ROOT / "docs" / "glossary.md").read_text().split("\n## ")[1]
    rows = re.findall(r"^\| (?!word )(.+?) \| (.+?) \|$", written, re.MULTILINE)
    messages = read("en", "glossary").messages
    ids = [name.removeprefix("means-") for name in messages if name.startswith("means-")]
    assert [(_text(messages[f"word-{one}"]), _text(messages[f"means-{one}"])) for one in ids] == rows
    for code in CODES:
        found = read(code, "glossary").messages
        forms = [form for name in found if name.startswith("find-") for form in _text(found[name]).lower().split(", ")]
        assert len(forms) == len(set(forms)), (code, sorted(one for one in forms if forms.count(one) > 1))


def test_a_word_in_a_text_of_the_table_opens_its_meaning_by_finger_and_by_key(person: NewPerson) -> None:
    page = person(width=390, height=844)
    open_table(page)
    start_match(page)
    # The words beneath are those of the bid that has the focus, as soon as it has come to one.
    play_on(page, until=".box:has(.bid:focus) .means .term", passes=1)
    term = page.locator(".box .means .term").first
    word = term.inner_text()
    term.click()
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    assert sheet.get_by_role("heading").inner_text().lower().startswith(word.lower()[:4])
    assert page.evaluate(COVERED) == 0, "no card of the hand is covered"
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert page.evaluate("document.activeElement.className").startswith("term"), "the focus is where it was"
    page.keyboard.press("Enter")
    sheet.wait_for()
    sheet.get_by_role("button", name="All words").click()
    page.get_by_role("heading", name="The words of the game").wait_for()
    page.locator("dialog dt").nth(30).wait_for(state="attached")
    page.keyboard.press("Escape")
    play_on(page, until=PLAYING, passes=1)
    page.locator(".plaque .term").first.click()
    sheet.wait_for()
    assert page.evaluate(COVERED) == 0
