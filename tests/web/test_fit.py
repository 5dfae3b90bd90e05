"""Everything fits at nine sizes of screen: nothing scrolls, is cut, too small, or lies over what is to be pressed."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from bidwhist.rules.presets import PRESETS

from .conftest import NewPerson
from .player import PLAYING, WON, open_table, play_on, start_match, wait_until

FAULTS = (Path(__file__).parent / "fits.js").read_text()
SIZES = [
    (1366, 625),
    (1280, 720),
    (1920, 1080),
    (844, 390),
    (667, 375),
    (360, 640),
    (390, 844),
    (320, 568),
    (768, 1024),
]
SHOWN = {"hold": 1, "calm": True}
"""Settings that show the kitty and every finished book, if only for a moment."""
LIVE_BID = ".bid:not([aria-disabled='true'])"
FEW = ".hand:not(:has(.card:nth-child(5))) .card.may"
"""Four cards left, and one can be played."""


LOOKS = 3
LANDED = """document.getAnimations().every((one) =>
  one.playState === 'finished' || one.effect.getComputedTiming().iterations === Infinity)"""
"""Whether everything that flies has landed."""


def _fits(page: Page, phase: str) -> None:
    """A fault counts if it is still there when nothing moves, looked at three times: a bot may act while we look."""
    for _ in range(LOOKS):
        wait_until(page, LANDED)
        faults = page.evaluate(FAULTS)
        if not faults:
            return
        page.wait_for_timeout(250)
    assert faults == [], phase


def _hint(page: Page, phase: str) -> None:
    page.keyboard.press("h")
    page.wait_for_selector(".hint")
    _fits(page, f"a hint {phase}")
    page.get_by_role("button", name="Close the hint").click()


def _exchange(page: Page) -> None:
    page.wait_for_selector(".exchange")
    for place in (1, 3):
        page.locator(".hand .card").nth(place).click()
    _fits(page, "the exchange")
    _hint(page, "for the exchange")


def _at(person: NewPerson, width: int, height: int) -> Page:
    small = min(width, height) < 500
    return person("Annabelle", settings=SHOWN, width=width, height=height, has_touch=small, is_mobile=small)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("preset", ["classic", "fifty-two"])
def test_every_phase_of_a_match_fits(person: NewPerson, preset: str, width: int, height: int) -> None:
    page = _at(person, width, height)
    open_table(page, preset, name="Kitchen table", options={"max_deals": 2})
    _fits(page, "seating")
    start_match(page)
    page.wait_for_selector(".box")
    _fits(page, "bidding")
    _hint(page, "for a bid")
    page.locator(LIVE_BID).last.click()
    _fits(page, "a bid is marked")
    page.get_by_role("group", name="Your bid").locator(".main").click()
    page.wait_for_selector(".naming, .exchange")
    if page.locator(".naming").count():
        _fits(page, "naming")
        page.locator(".naming .choices button").first.click()
        page.locator(".naming .main").click()
    _exchange(page)
    play_on(page, until=f".naming, {PLAYING}")
    if page.locator(".naming").count():
        _fits(page, "naming")
    play_on(page, until=PLAYING)
    _fits(page, "the lead")
    _hint(page, "for a card")
    play_on(page, until=f"{FEW}, .result")
    _fits(page, "few cards left")
    play_on(page, until=".result")
    _fits(page, "the result of a deal")
    play_on(page, until=WON)
    _fits(page, "the result of the match")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("preset", ["cutthroat", "cutthroat-5"])
def test_large_hands_and_other_tables_fit(person: NewPerson, preset: str, width: int, height: int) -> None:
    page = _at(person, width, height)
    open_table(page, preset, options={"max_deals": 1})
    _fits(page, "seating")
    start_match(page)
    page.wait_for_selector(".box")
    _fits(page, "bidding")
    page.keyboard.type(f"{PRESETS[preset].max_bid}n")
    page.wait_for_selector(".naming, .exchange")
    play_on(page, until=".exchange")
    _fits(page, "the exchange")
    play_on(page, until=PLAYING)
    _fits(page, "the lead")
