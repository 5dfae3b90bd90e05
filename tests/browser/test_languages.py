"""The table in other languages: a deal played in French and from right to left, at sizes of a phone and of a laptop."""

import json
import re

import pytest
from playwright.sync_api import Page

from support.nightly import by_day

from . import fitting
from .conftest import NewPerson
from .player import IN_A_TRICK, PLAYING, open_table, play_on, start_match, wait_until

SIZES = [(1366, 625), (390, 844), (844, 390)]


def faults(page: Page) -> dict[str, list[str]]:
    """What does not fit, by size, when nothing moves any more."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width} by {height}"] = fitting.faults(page)
    return {size: wrong for size, wrong in found.items() if wrong}


PLACES = """[
  [...document.querySelectorAll('.seat')].map((seat) => [seat.className.split(' ')[1], seat.getBoundingClientRect().x]),
  [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect()).map(({ x, y }) => [y, x])
]"""


SIGNS = """() => {
  // Where each sign of a number lies, and the digit after it, from the left.
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const left = (node, at) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { index } of node.textContent.matchAll(/[+−-](?=\\d)/g)) {
      if (node.parentElement.checkVisibility()) found.push([left(node, index), left(node, index + 1)]);
    }
  }
  return found;
}"""


def check_places(page: Page) -> None:
    """Seats go clockwise and cards from left to right, whatever the direction of the language."""
    seats, cards = page.evaluate(PLACES)
    x = dict(seats)
    assert x["left"] < x["top"] < x["right"]
    assert cards == sorted(cards) and len(cards) == 12


@pytest.mark.parametrize(
    ("code", "direction", "button", "turn"),
    [
        pytest.param("fr", "ltr", "Donner les cartes", "À vous d'annoncer", marks=pytest.mark.nightly),
        pytest.param("es", "ltr", "Repartir", "Te toca pujar", marks=pytest.mark.nightly),
        ("he", "rtl", "לחלק קלפים", "תורך להכריז"),
    ],
)
def test_a_deal_is_played_in_another_language(
    person: NewPerson, code: str, direction: str, button: str, turn: str
) -> None:
    page = person("Annabelle", settings={"language": code, "hold": 1}, locale="en-US")
    open_table(page, options={"max_deals": 1})
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [code, direction]
    assert page.locator(".seating .main").inner_text() == button
    assert faults(page) == {}, "seating"
    start_match(page)
    page.wait_for_selector(".box")
    page.wait_for_selector(f"text={turn}")
    assert faults(page) == {}, "bidding"
    check_places(page)
    play_on(page, until=PLAYING)
    assert faults(page) == {}, "the lead"
    play_on(page, until=f"{IN_A_TRICK}, .result")
    assert faults(page) == {}, "in a book"
    play_on(page, until=".result")
    assert faults(page) == {}, "the result"


@pytest.mark.parametrize(
    ("code", "title", "reason"),
    [("fr", "Votre nom à la table", "un nom demande"), ("es", "Tu nombre en la mesa", "un nombre necesita")],
)
def test_somebodys_own_page_speaks_their_language(person: NewPerson, code: str, title: str, reason: str) -> None:
    page = person("Annabelle", settings={"language": code}, locale="en-US")
    page.goto("/#/me")
    page.wait_for_selector(f"h2:has-text('{title}')")
    # The name comes later than the form, into a field in which nobody has written.
    wait_until(page, "document.querySelector('input[autocomplete=nickname]').value === 'Annabelle'")
    page.locator("input[autocomplete=nickname]").fill("!!!")
    page.locator("form:has(input[autocomplete=nickname]) button").click()
    assert reason in page.locator(".problem[role=alert]").inner_text()
    words = page.locator("main.room").inner_text()
    assert not re.search(r"\b(the|and|you|your)\b", words, re.IGNORECASE)


@pytest.mark.parametrize(("locale", "said"), [("es-MX", "necesita JavaScript"), ("he-IL", "bidwhist play")])
def test_a_browser_gets_its_own_language_before_anything_is_chosen(person: NewPerson, locale: str, said: str) -> None:
    page = person("Annabelle", locale=locale)
    code = locale[:2]
    assert page.evaluate("document.documentElement.lang") == code
    page.get_by_role("heading", level=1).first.wait_for()
    assert said in (page.context.request.get("/", headers={"accept-language": locale}).text())
    page.goto("/#/settings")
    page.locator(f"select:has(option[value={code}][selected])").wait_for()
    page.locator("select:has(option[value=he])").select_option("en")
    page.get_by_label("Language").wait_for()
    page.reload()
    page.get_by_label("Language").wait_for()


def test_a_language_is_chosen_and_kept(person: NewPerson) -> None:
    page = person("Annabelle")
    page.goto("/#/settings")
    page.get_by_label("Language").select_option("fr")
    page.get_by_label("Langue").wait_for()
    page.reload()
    page.get_by_label("Langue").wait_for()
    assert page.title() == "Réglages · Bid Whist"


@pytest.mark.nightly
def test_signs_stand_before_their_numbers_from_right_to_left(person: NewPerson) -> None:
    page = person("Annabelle", settings={"language": "he"})
    open_table(page, options={"max_deals": 2, "all_pass": "dealer_must"})
    play_on(page, passes=0.3)
    page.keyboard.press("s")
    page.wait_for_selector("dialog[open] .sheet")
    signs = page.evaluate(SIGNS)
    assert signs and all(sign < digit for sign, digit in signs), signs


@pytest.mark.parametrize(
    ("language", "locale", "said"),
    by_day(
        [("en", "fr-FR", "Mon"), ("en", "en-GB", "Mon"), ("fr", "en-US", "lun."), ("fr", "fr-CA", "lun.")],
        ("en", "fr-FR", "Mon"),
        ("fr", "en-US", "lun."),
    ),
)
def test_a_day_is_told_in_the_language_of_the_page_whatever_the_browsers_is(
    person: NewPerson, language: str, locale: str, said: str
) -> None:
    line = {"event": "e1", "name": "The cup", "form": "swiss", "stage": "entries", "words": ".", "club": None}
    monday = {**line, "host": "Porch", "entered": 0, "begins": 1_796_040_000_000}
    page = person(settings={"language": language}, locale=locale, timezone_id="UTC")
    page.route("**/api/events", lambda route: route.fulfill(content_type="application/json", body=json.dumps([monday])))
    page.reload()
    assert said in page.locator("p", has_text="The cup").inner_text()
