"""Small screens: nothing sticks out, nothing overlaps, every target can be touched."""

import pytest
from playwright.sync_api import Page, expect

from support.nightly import by_day

from .conftest import NewPerson
from .player import open_table, play_on, start_match

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# A word in a sentence that can be asked about is as tall as its line.
TARGETS = """() => [...document.querySelectorAll('button:not(.term), a.button, input, select')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('.hand'))
  .map((one) => ({ words: one.textContent.trim() || one.id, ...one.getBoundingClientRect().toJSON() }))
  .filter(({ width, height }) => Math.min(width, height) < 24).map(({ words }) => words)"""
STRIPS = """() => { // what can be seen of each card
  const cards = [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect());
  return Math.min(...cards.map((card, at) => {
    const next = cards[at + 1];
    return next?.top === card.top ? next.left - card.left : card.width;
  }));
}"""
OUTSIDE = """() => [
  ...document.querySelectorAll('.hand .card, .box, .exchange, .naming, .seat, .actions'),
].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const height = document.documentElement.scrollHeight;
  return left < -1 || right > innerWidth + 1 || top < -1 || bottom > height + 1;
}).map((one) => one.className)"""

SIZES = [(360, 640), pytest.param(390, 844, marks=pytest.mark.nightly)]


def _fits(page: Page) -> None:
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(TARGETS) == []
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_deal_fits_on_a_phone(person: NewPerson, width: int, height: int) -> None:
    page = person(width=width, height=height, has_touch=True, is_mobile=True)
    _fits(page)
    open_table(page, options={"max_deals": 1})
    _fits(page)
    start_match(page)
    page.wait_for_selector(".box")
    _fits(page)
    assert page.evaluate(STRIPS) >= 43
    page.locator(".bid:not([aria-disabled='true'])").last.tap()
    page.locator(".box .main").tap()
    page.wait_for_selector(".exchange, .naming, .hand .may")
    _fits(page)
    play_on(page, until=".hand .card.may ~ .card, .result .won", passes=1.0)
    _fits(page)
    play_on(page)
    _fits(page)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_somebody_says_is_as_wide_as_its_words(person: NewPerson, width: int, height: int) -> None:
    page = person(width=width, height=height, has_touch=True, is_mobile=True)
    open_table(page)
    start_match(page)
    page.get_by_role("button", name="Say").tap()
    page.get_by_label("In your own words").fill("Partner, that was the best book that I have seen this year.")
    page.keyboard.press("Enter")
    page.locator("dialog").get_by_role("button", name="Close").tap()
    bubble = page.locator(".bubble")
    bubble.wait_for()
    box = bubble.bounding_box()
    assert box is not None
    assert box["width"] > width / 2 and box["height"] < 80


@pytest.mark.parametrize(("width", "height"), by_day([(768, 1024), (844, 390), (1366, 768)], (844, 390)))
def test_pages_fit_on_other_screens(person: NewPerson, width: int, height: int) -> None:
    page = person(width=width, height=height)
    for path in ("", "new", "learn", "learn/words", "daily", "me", "settings", "owner"):
        page.goto(f"/#/{path}")
        page.wait_for_selector("h1")
        assert page.evaluate(SIDEWAYS) <= 0, path


def test_eighteen_cards_have_strips_that_a_finger_can_hit(person: NewPerson) -> None:
    page = person(width=360, height=640, has_touch=True, is_mobile=True)
    # A steady bot never bids seven, so the bid is ours.
    open_table(page, "andrews", bots="steady", options={"min_bid": 7, "all_pass": "dealer_must"})
    start_match(page)
    page.wait_for_selector(".bid:not([aria-disabled='true'])")
    page.locator(".bid:not([aria-disabled='true'])").last.tap()
    page.locator(".box .main").tap()
    page.wait_for_selector(".naming")
    page.locator(".naming button").first.tap()
    page.locator(".naming .main").tap()
    page.wait_for_selector(".exchange")
    expect(page.locator(".hand .card")).to_have_count(18)
    assert page.evaluate(STRIPS) >= 43
    _fits(page)
