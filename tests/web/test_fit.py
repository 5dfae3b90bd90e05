"""Everything fits at nine sizes of screen and with large text: nothing is cut, small, or over what is pressed."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from bidwhist.core.rules.presets import PRESETS

from .conftest import NewPerson
from .fitting import faults
from .player import IN_A_TRICK, PLAYING, WON, open_table, play_on, start_match

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
    # Text of 200 % on the screens of a laptop and of a large one.
    (683, 384),
    (960, 540),
]
SHOWN = {"hold": 1, "calm": True}
"""Settings that show the kitty and every finished book, if only for a moment."""
LIVE_BID = ".bid:not([aria-disabled='true'])"
LEADING = "main:not(:has([data-lying])) .hand .card.may"
"""A lead: nothing lies on the table."""
FEW = ".hand:not(:has(.card:nth-child(5))) .card.may"
"""Four cards left, and one can be played."""


def _faults_by_size(page: Page) -> dict[str, list[str]]:
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width} by {height}"] = faults(page)
    return {size: faults for size, faults in found.items() if faults}


def _fits(page: Page, phase: str) -> None:
    assert _faults_by_size(page) == {}, phase


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


@pytest.mark.parametrize("preset", ["classic", "fifty-two"])
def test_every_phase_of_a_match_fits(person: NewPerson, preset: str) -> None:
    page = person("Annabelle", settings=SHOWN)
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
    play_on(page, until=f"{IN_A_TRICK}, .result")
    _fits(page, "in a book")
    play_on(page, until=f"{FEW}, .result")
    _fits(page, "few cards left")
    play_on(page, until=".result")
    _fits(page, "the result of a deal")
    play_on(page, until=WON)
    _fits(page, "the result of the match")


@pytest.mark.parametrize("preset", ["cutthroat", "cutthroat-5"])
def test_large_hands_and_other_tables_fit(person: NewPerson, preset: str) -> None:
    page = person("Annabelle", settings=SHOWN)
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


def _rewritten(page: Page, change: Callable[[dict[str, object]], None]) -> None:
    """Whatever the server shows from here on has been changed on its way."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if isinstance(message.get("view"), dict):
                change(message["view"])
            line.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket("**/ws", between)
    page.reload()


@pytest.mark.parametrize("came", ["boston", "set"])
def test_the_rarest_and_longest_result_fits(person: NewPerson, came: str) -> None:
    page = person("Annabelle", settings=SHOWN)
    table = open_table(page, options={"max_deals": 1})["table"]

    def change(view: dict[str, object]) -> None:
        sheet = view.get("sheet")
        for row in sheet.get("rows", ()) if isinstance(sheet, dict) else ():
            row["came"] = came

    _rewritten(page, change)
    page.goto(f"/#/table/{table}")
    play_on(page)
    assert page.locator(f".result.{came}").count() == 1
    _fits(page, f"the match ends with a {came}")


def test_a_result_in_long_words_leaves_out_what_matters_least(person: NewPerson) -> None:
    page = person("Annabelle", settings=SHOWN)
    table = open_table(page, options={"max_deals": 1})["table"]

    def change(view: dict[str, object]) -> None:
        if isinstance(result := view.get("deal_result"), dict):
            result["headline"] = "Los contrarios cumplieron su contrato de cuatro uptown sin triunfo. " * 3
            result["words"] = ["Los bandos se reparten las bazas que sobran del contrato. "] * 3

    _rewritten(page, change)
    page.goto(f"/#/table/{table}")
    play_on(page)
    _fits(page, "long words of a result")


def test_a_renege_and_its_result_fit(person: NewPerson) -> None:
    page = person("Annabelle", settings=SHOWN)
    open_table(page, options={"renege": "automatic", "max_deals": 1})
    start_match(page)
    page.wait_for_selector(".box")
    page.keyboard.type("7n")
    play_on(page, until=".plaque .moved")
    _fits(page, "a renege was found")
    play_on(page, until=".result .found")
    _fits(page, "the result after a renege")


def test_a_relative_without_bids_fits(person: NewPerson) -> None:
    page = person("Annabelle", settings=SHOWN)
    open_table(page, "whist", options={"max_deals": 4, "target": 100})
    start_match(page)
    page.wait_for_selector(PLAYING)
    assert page.locator(".box, .naming, .exchange").count() == 0
    assert page.locator(".plaque .turned").inner_text()
    _fits(page, "the first card")
    _hint(page, "for the first of thirteen cards")
    # Not everybody leads in every deal, but in one of four.
    play_on(page, until=LEADING)
    _hint(page, "for a lead")
    play_on(page, until=FEW)
    _fits(page, "the play")
    play_on(page)
    assert "Trumps were" in page.locator(".result .sub").inner_text()
    _fits(page, "the match ends")
