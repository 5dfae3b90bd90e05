"""The table in other languages: a deal played in French and from right to left, at sizes of a phone and of a laptop."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import NewPerson
from .player import IN_A_TRICK, PLAYING, open_table, play_on, start_match, wait_until

FAULTS = (Path(__file__).parent / "fits.js").read_text()
SIZES = [(1366, 625), (390, 844), (844, 390)]
LANDED = """document.getAnimations().every((one) =>
  one.playState === 'finished' || one.effect.getComputedTiming().iterations === Infinity)"""


def faults(page: Page) -> dict[str, list[str]]:
    """What does not fit, by size, when nothing moves any more."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(3):
            wait_until(page, LANDED)
            wrong: list[str] = page.evaluate(FAULTS)
            if not wrong:
                break
        found[f"{width} by {height}"] = wrong
    return {size: wrong for size, wrong in found.items() if wrong}


PLACES = """[
  [...document.querySelectorAll('.seat')].map((seat) => [seat.className.split(' ')[1], seat.getBoundingClientRect().x]),
  [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect()).map(({ x, y }) => [y, x])
]"""


def check_places(page: Page) -> None:
    """Seats go clockwise and cards from left to right, whatever the direction of the language."""
    seats, cards = page.evaluate(PLACES)
    x = dict(seats)
    assert x["left"] < x["top"] < x["right"]
    assert cards == sorted(cards) and len(cards) == 12


@pytest.mark.parametrize(
    ("code", "direction", "button", "turn"),
    [
        ("fr", "ltr", "Donner les cartes", "À vous d'annoncer"),
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
    page.locator("input[autocomplete=nickname]").fill("!!!")
    page.locator("form:has(input[autocomplete=nickname]) button").click()
    assert reason in page.locator(".problem[role=alert]").inner_text()
    words = page.locator("main.page").inner_text()
    assert not re.search(r"\b(the|and|you|your)\b", words, re.IGNORECASE)


def test_a_language_is_chosen_and_kept(person: NewPerson) -> None:
    page = person("Annabelle")
    page.goto("/#/settings")
    page.get_by_label("Language").select_option("fr")
    page.get_by_label("Langue").wait_for()
    page.reload()
    page.get_by_label("Langue").wait_for()
    assert page.title() == "Apparence et mouvements · Bid Whist"
