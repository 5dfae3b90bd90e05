"""Everything fits at ten sizes of screen and with large text: nothing is cut, small, or over what is pressed."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bidwhist.core.rules.presets import PRESETS
from support.nightly import by_day

from .conftest import NewPerson
from .fitting import NINE, TELLING, Sizes, faults, settle
from .player import IN_A_TRICK, PLAYING, WON, open_table, play_on, start_match

SHOWN = {"hold": 1, "calm": True}
"""Settings that show the kitty and every finished book, if only for a moment."""
LIVE_BID = ".bid:not([aria-disabled='true'])"
LEADING = "main:not(:has([data-lying])) .hand .card.may"
"""A lead: nothing lies on the table."""
FEW = ".hand:not(:has(.card:nth-child(5))) .card.may"
"""Four cards left, and one can be played."""


BROKEN = """
() => [...document.querySelectorAll("main.table *")].flatMap((one) => {
  const isSeen = one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  if (!isSeen || one.closest(".sr")) return [];
  const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.flatMap((text) => [...text.data.matchAll(/[^\\s\\-–]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
  }).map((word) => `a broken word: ${word[0]}`));
})
"""
"""Words of the table that stand on more than one line."""

Fits = Callable[[Page, str], None]
"""Holds that a page fits, in a phase."""


@pytest.fixture
def fits(sizes: Sizes) -> Fits:
    def look(page: Page, phase: str) -> None:
        found = {}
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{width} by {height}"] = faults(page)
        assert {size: faults for size, faults in found.items() if faults} == {}, phase

    return look


def _hint(page: Page, fits: Fits, phase: str) -> None:
    page.keyboard.press("h")
    page.wait_for_selector(".hint")
    fits(page, f"a hint {phase}")
    page.get_by_role("button", name="Close the hint").click()


def _exchange(page: Page, fits: Fits) -> None:
    page.wait_for_selector(".exchange")
    for place in (1, 3):
        page.locator(".hand .card").nth(place).click()
    fits(page, "the exchange")
    _hint(page, fits, "for the exchange")


@pytest.mark.parametrize("preset", by_day(["classic", "fifty-two"], "classic"))
def test_every_phase_of_a_match_fits(person: NewPerson, fits: Fits, preset: str) -> None:
    page = person("Annabelle", settings=SHOWN)
    open_table(page, preset, name="Kitchen table", options={"max_deals": 2})
    fits(page, "seating")
    start_match(page)
    page.wait_for_selector(".box")
    fits(page, "bidding")
    _hint(page, fits, "for a bid")
    page.locator(LIVE_BID).last.click()
    fits(page, "a bid is marked")
    page.get_by_role("group", name="Your bid").locator(".main").click()
    page.wait_for_selector(".naming, .exchange")
    if page.locator(".naming").count():
        fits(page, "naming")
        page.locator(".naming .choices button").first.click()
        page.locator(".naming .main").click()
    _exchange(page, fits)
    play_on(page, until=f".naming, {PLAYING}")
    if page.locator(".naming").count():
        fits(page, "naming")
    play_on(page, until=PLAYING)
    fits(page, "the lead")
    _hint(page, fits, "for a card")
    play_on(page, until=f"{IN_A_TRICK}, .result")
    fits(page, "in a book")
    play_on(page, until=f"{FEW}, .result")
    fits(page, "few cards left")
    play_on(page, until=".result")
    fits(page, "the result of a deal")
    play_on(page, until=WON)
    fits(page, "the result of the match")


@pytest.mark.parametrize(
    ("language", "sizes"),
    by_day([("fr", TELLING), *((language, NINE) for language in ("en", "es", "fr", "he"))], ("fr", TELLING)),
    ids=lambda one: one if isinstance(one, str) else f"{len(one)} sizes",
)
def test_text_of_200_per_cent_covers_nothing_and_breaks_no_word(person: NewPerson, language: str, sizes: Sizes) -> None:
    page = person("Annabelle", settings={**SHOWN, "words": 2, "language": language})

    def fits(phase: str) -> None:
        found = {}
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            found[f"{width} by {height}"] = [*faults(page), *page.evaluate(BROKEN)]
        assert {size: wrong for size, wrong in found.items() if wrong} == {}, phase

    open_table(page, name="Kitchen table", options={"max_deals": 2})
    fits("seating")
    start_match(page)
    page.wait_for_selector(".box")
    fits("bidding")
    page.keyboard.press("h")
    page.wait_for_selector(".hint")
    fits("a hint for a bid")
    page.locator(".hint .close").click()
    page.locator(LIVE_BID).last.dblclick()
    play_on(page, until=".exchange")
    fits("the exchange")
    play_on(page, until=f"{IN_A_TRICK}, .result")
    fits("in a book")
    play_on(page, until=".result")
    fits("the result of a deal")
    play_on(page)
    fits("the result of the match")


@pytest.mark.parametrize("preset", by_day(["cutthroat", "cutthroat-5"], "cutthroat-5"))
def test_large_hands_and_other_tables_fit(person: NewPerson, fits: Fits, preset: str) -> None:
    page = person("Annabelle", settings=SHOWN)
    open_table(page, preset, options={"max_deals": 1})
    fits(page, "seating")
    start_match(page)
    page.wait_for_selector(".box")
    fits(page, "bidding")
    page.keyboard.type(f"{PRESETS[preset].max_bid}n")
    page.wait_for_selector(".naming, .exchange")
    play_on(page, until=".exchange")
    fits(page, "the exchange")
    play_on(page, until=PLAYING)
    fits(page, "the lead")


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


@pytest.mark.nightly
@pytest.mark.parametrize("how", ["boston", "set"])
def test_the_rarest_and_longest_result_fits(person: NewPerson, fits: Fits, how: str) -> None:
    page = person("Annabelle", settings=SHOWN)
    table = open_table(page, options={"max_deals": 1})["table"]

    def change(view: dict[str, object]) -> None:
        sheet = view.get("sheet")
        for row in sheet.get("rows", ()) if isinstance(sheet, dict) else ():
            row["came"] = how

    _rewritten(page, change)
    page.goto(f"/#/table/{table}")
    play_on(page)
    expect(page.locator(f".result.{how}")).to_have_count(1)
    fits(page, f"the match ends with a {how}")


@pytest.mark.nightly
def test_a_result_in_long_words_leaves_out_what_matters_least(person: NewPerson, fits: Fits) -> None:
    page = person("Annabelle", settings=SHOWN)
    table = open_table(page, options={"max_deals": 1})["table"]

    def change(view: dict[str, object]) -> None:
        if isinstance(result := view.get("deal_result"), dict):
            result["headline"] = "Los contrarios cumplieron su contrato de cuatro uptown sin triunfo. " * 3
            result["words"] = ["Los bandos se reparten las bazas que sobran del contrato. "] * 3

    _rewritten(page, change)
    page.goto(f"/#/table/{table}")
    play_on(page)
    fits(page, "long words of a result")


@pytest.mark.nightly
def test_a_renege_and_its_result_fit(person: NewPerson, fits: Fits) -> None:
    page = person("Annabelle", settings=SHOWN)
    open_table(page, options={"renege": "automatic", "max_deals": 1})
    start_match(page)
    page.wait_for_selector(".box")
    page.keyboard.type("7n")
    play_on(page, until=".plaque .moved")
    fits(page, "a renege was found")
    play_on(page, until=".result .found")
    fits(page, "the result after a renege")


@pytest.mark.nightly
def test_a_relative_without_bids_fits(person: NewPerson, fits: Fits) -> None:
    page = person("Annabelle", settings=SHOWN)
    open_table(page, "whist", options={"max_deals": 4, "target": 100})
    start_match(page)
    page.wait_for_selector(PLAYING)
    expect(page.locator(".box, .naming, .exchange")).to_have_count(0)
    assert page.locator(".plaque .turned").inner_text()
    fits(page, "the first card")
    _hint(page, fits, "for the first of thirteen cards")
    # Not everybody leads in every deal, but in one of four.
    play_on(page, until=LEADING)
    _hint(page, fits, "for a lead")
    play_on(page, until=FEW)
    fits(page, "the play")
    play_on(page)
    assert "Trumps were" in page.locator(".result").inner_text()
    fits(page, "the match ends")
