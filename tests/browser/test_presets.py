"""Rule sets have names and a line that says what they are; ids are for files and commands."""

import re

import pytest
from benches.common.catalogues import read
from fluent.syntax import ast
from playwright.sync_api import Page

from bidwhist.core.rules.presets import PRESETS, called
from bidwhist.i18n import CODES, Saying, language_of

from .conftest import NewPerson
from .fitting import settle
from .player import open_table, play_on, post

IDS = re.compile(r"\b(andrews|palace|fifty-two|bid-wiz|columbus|cutthroat-[45])\b")
TEXT = """() => {
  const shown = document.body.cloneNode(true);
  for (const one of shown.querySelectorAll('code, script, style')) one.remove();
  return shown.textContent;
}"""


def ids_in(page: Page) -> list[str]:
    """The ids that can be read, but for those in share codes, which are for files and commands too."""
    return IDS.findall(re.sub(r"share code \S+", "", page.evaluate(TEXT)))


def names_on_the_page(code: str) -> dict[str, str]:
    """What the page calls each preset."""
    (choice,) = read(code, "page").messages["preset-name"].elements
    assert isinstance(choice, ast.Placeable)
    assert isinstance(choice.expression, ast.SelectExpression)
    return {
        one.key.name: text.value
        for one in choice.expression.variants
        for text in one.value.elements
        if isinstance(one.key, ast.Identifier) and isinstance(text, ast.TextElement)
    }


def test_every_preset_has_a_name_that_is_no_id_and_is_the_same_on_page_and_table() -> None:
    for code in CODES:
        names = {name: language_of(code).tell(called(name)) for name in PRESETS}
        assert len(set(names.values())) == len(PRESETS), code
        assert [one for one in names.values() if IDS.search(one)] == [], code
        shown = names_on_the_page(code)
        assert {name: shown[name] for name in PRESETS} == names, code
        assert all(language_of(code).tell(Saying(f"preset-{name}")) for name in PRESETS), code


@pytest.mark.nightly
def test_pages_show_names_of_rule_sets_and_a_line_about_them(person: NewPerson) -> None:
    page = person()
    post(page, "/api/accounts", {"name": "Preston Names", "password": "sunday pie at four"})
    made = open_table(page, "palace", options={"max_deals": 1}, kind="open")
    club = post(page, "/api/clubs", {"name": "The rulers", "about": ""})["club"]
    rooms = ("", "new", "learn", "learn/palace", "daily", "me", "standings", "fair", "events", f"club/{club}")
    for room in (*rooms, f"join/{made['invite']}"):
        page.goto(f"/#/{room}")
        page.locator("main :is(h1, h2)").first.wait_for()
        settle(page)
        assert not ids_in(page), room
    page.goto("/")
    page.get_by_label("Rules", exact=False).select_option("andrews")
    assert "only the bid is scored" in page.locator(".chosen").inner_text()
    page.goto(f"/#/table/{made['table']}")
    play_on(page)
    for key in ("s", "o", "r"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert not ids_in(page), key
        page.keyboard.press("Escape")
