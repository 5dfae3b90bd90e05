"""What somebody looks for at the table is in sight: seats, the contract, whose turn it is; and nothing to press."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.nightly import by_day

from .conftest import NewPerson
from .fitting import faults, settle
from .player import IN_A_TRICK, PLAYING, join_table, open_table, play_on, post, start_match

SIZES = ((1366, 625), (768, 1024), (844, 390), (390, 844), (360, 640), (320, 568))
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
TELEVISION = {"width": 1920, "height": 1080}
MEETS = """([over, under]) => {
  const places = (names) => [...document.querySelectorAll(names)].filter((one) => one.checkVisibility())
    .map((one) => ({ words: one.textContent.trim().slice(0, 40), box: one.getBoundingClientRect() }));
  return places(over).flatMap(({ box: a }) => places(under).filter(({ box: b }) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  ).map(({ words }) => words));
}"""
"""What of the one lies over the other, in words."""


def _covered(page: Page, over: str, under: str) -> list[str]:
    settle(page)
    found: list[str] = page.evaluate(MEETS, [over, under])
    return found


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "fr"))
def test_what_a_first_deal_is_told_lies_over_no_seat_score_or_bid(person: NewPerson, language: str) -> None:
    page = person("Ann", settings={"language": language})
    page.goto("/#/learn")
    page.locator(".cloth .walls button").click()
    page.locator(".seating .main").click()
    page.locator(".box").wait_for()
    told = page.locator(".lesson")
    for phase, under in (("auction", ".seat, .box, .hand .card"), ("play", ".seat, .trick .card")):
        if phase == "play":
            play_on(page, until="[data-phase=play] .hand .card.may, .result")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            expect(told).to_be_visible()
            over = _covered(page, ".lesson", f"{under}, .bar .contract p, main > .score")
            assert over == [], f"{phase} at {width} by {height}"
            assert not [one for one in faults(page) if "cut by" in one], f"{phase} at {width} by {height}"
    page.locator(".lesson .close").click()
    expect(told).to_have_count(0)


def test_who_sits_is_offered_another_chair_only_when_they_look_for_one(person: NewPerson) -> None:
    host, page = person("Ann"), person("Bo", **PHONE)
    join_table(page, open_table(host)["invite"])
    expect(page.locator(".seat.empty")).to_have_count(2)
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    page.get_by_role("button", name="Change chair").tap()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(2)
    page.get_by_role("button", name="Change chair").tap()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    page.get_by_role("button", name="Change chair").tap()
    page.locator(".seat.empty", has_text="partner").get_by_role("button", name="Sit here").tap()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(page.locator(".seat", has_text="partner")).to_contain_text("Empty chair")


def test_while_others_bid_one_s_own_place_says_whom_the_table_waits_for(person: NewPerson) -> None:
    pages = [person("Ann", **PHONE), person("Bo", **PHONE)]
    join_table(pages[1], open_table(pages[0])["invite"])
    for page in pages:
        page.locator(".seating .main").tap()
    # Bots bid at once: the table waits for one of the two people.
    acting = pages[0].locator(".me.turn").or_(pages[0].locator(".me .brief", has_text="Bo is to bid."))
    expect(acting).to_be_visible()
    waiting = pages[1] if pages[0].locator(".me.turn").count() else pages[0]
    expect(waiting.locator(".me .brief")).to_have_text(re.compile(r"^(Ann|Bo) is to bid\.$"))
    expect(waiting.locator(".me .brief")).to_be_visible()


LONG_STATUS = (
    "Your turn: diamonds led, you may play any card. Otis, Mae and Earl have left it to you to claim the rest."
)


def test_what_is_said_of_my_turn_is_under_no_button_however_long_it_is(person: NewPerson) -> None:
    page = person("Annabelle")
    open_table(page)
    start_match(page)
    play_on(page, until=f"{PLAYING}, .result")
    page.evaluate("words => { document.querySelector('.me .status').textContent = words }", LONG_STATUS)
    for width, height in ((1280, 720), (1366, 625), (1024, 768), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        assert _covered(page, ".dock .tool", ".me .books, .me .status") == [], (width, height)


@pytest.mark.parametrize("words", [1, 1.5])
def test_what_somebody_says_over_a_panel_covers_no_contract_and_no_name(person: NewPerson, words: float) -> None:
    page = person("Ann", settings={"words": words}, **PHONE)
    open_table(page, options={"max_deals": 2})
    play_on(page, until=".result .head")
    page.get_by_role("button", name="Say").tap()
    page.locator("dialog[open] .row button").first.tap()
    expect(page.locator(".bubble").last).to_be_visible()
    assert _covered(page, ".bubble", ".bar .contract, .seat, main > .score, .me .who, .result") == []


UPRIGHT = ((390, 844), (360, 640), (320, 568))
PRESSED = ".dock .tool, .mid > .panel, .mid button, .sported, .seat .who, .seat .call, .trick .card, .hand .card"


def _says_hello(page: Page) -> None:
    page.locator(".tool.say").tap()
    page.locator("dialog[open] .row button").first.tap()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble").last).to_be_visible()


def test_what_somebody_says_on_an_upright_phone_covers_no_tool_bid_or_card(person: NewPerson) -> None:
    page = person("Ann", settings={"hold": 1}, **PHONE)
    open_table(page, options={"max_deals": 2})
    start_match(page)
    found = {}
    for phase in (".box", f"{IN_A_TRICK}, .result", ".result .head", ".ended"):
        play_on(page, until=phase)
        _says_hello(page)
        for width, height in UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{phase} at {width} by {height}"] = _covered(page, ".bubble", PRESSED)
        page.set_viewport_size({"width": 390, "height": 844})
    assert {where: under for where, under in found.items() if under} == {}


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_somebody_says_on_a_phone_that_lies_covers_no_contract_and_no_card(
    person: NewPerson, language: str
) -> None:
    page = person("Ann", settings={"hold": 1, "language": language}, **PHONE)
    open_table(page, options={"max_deals": 2})
    start_match(page)
    found = {}
    for phase in (".box", ".exchange"):
        play_on(page, until=phase, passes=0)
        _says_hello(page)
        for width, height in ((844, 390), (667, 375)):
            page.set_viewport_size({"width": width, "height": height})
            under = f"{PRESSED}, .bar .contract p, .exchange *"
            found[f"{phase} at {width} by {height}"] = _covered(page, ".bubble", under)
        page.set_viewport_size({"width": 390, "height": 844})
    assert {where: under for where, under in found.items() if under} == {}


def test_the_sum_of_a_deal_is_read_from_the_couch(person: NewPerson) -> None:
    television, phone = person("Living room", **TELEVISION), person("Ann", **PHONE)
    made = post(television, "/api/tables", {"seat": None, "rules": {"preset": "palace", "options": {"max_deals": 1}}})
    television.goto(f"/#/table/{made['table']}")
    join_table(phone, made["invite"])
    phone.locator(".seating .main").tap()
    play_on(phone, until=".result .head, .ended")
    result = television.locator(".result")
    expect(result).to_be_visible()
    settle(television)
    box = result.bounding_box()
    assert box is not None and box["width"] > 0.45 * TELEVISION["width"]
    smallest = result.evaluate(
        """(panel) => Math.min(...[...panel.querySelectorAll('*')].filter((one) => one.checkVisibility()
          && [...one.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()))
          .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
    )
    assert smallest >= 20, "a fiftieth of the screen is what a couch reads"
