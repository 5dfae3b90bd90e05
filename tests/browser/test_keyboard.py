"""A match by keyboard alone: the focus is never lost, and nothing needs a pointer."""

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .fitting import DRAWN, settle
from .player import PLAYING, WON, open_table, play_on, recorded, start_match, wait_until

FOCUSED = "document.activeElement?.tagName ?? 'NONE'"
NOWHERE = {"BODY", "NONE"}
POINTERS = """
for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
  addEventListener(kind, () => (window.pointed = true), true);
}
"""


def _key_for_now(page: Page, chance: Random) -> str:
    state = page.evaluate(
        """() => ({
          bidding: !!document.querySelector('.box'),
          canPass: !!document.querySelector('button.pass:not([aria-disabled="true"])'),
          naming: !!document.querySelector('.naming'),
          discarding: !!document.querySelector('.exchange'),
          enough: !!document.querySelector('.exchange .done:not([aria-disabled="true"])'),
          onAside: !!document.activeElement?.matches('.hand .aside'),
          inHand: !!document.activeElement?.matches('.hand .card'),
          atEnd: document.activeElement === [...document.querySelectorAll('.hand .card')].at(-1),
          playing: !!document.querySelector('.hand .card.may'),
          onMay: !!document.activeElement?.matches('.hand .card.may'),
          going: !!document.querySelector('.result .main, .seating .main'),
        })"""
    )
    if state["going"]:
        return "g"
    if state["bidding"]:
        return "p" if state["canPass"] and chance.random() < 0.5 else "Enter"
    if state["naming"]:
        return "Enter"
    # Arrows stop at the last card: from there the first one is a key away.
    onwards = "Home" if state["atEnd"] else "ArrowRight"
    if state["discarding"]:
        if state["enough"]:
            return "f"
        return onwards if not state["inHand"] or state["onAside"] else "Enter"
    if state["playing"]:
        return "Enter" if state["onMay"] else onwards
    return ""


@pytest.mark.parametrize(
    "options", [{"max_deals": 2}, pytest.param({"target": 5, "floor": -5}, marks=pytest.mark.nightly)]
)
def test_a_match_by_keys_alone_never_loses_the_focus(person: NewPerson, options: dict[str, int]) -> None:
    page = person()
    page.evaluate(POINTERS)
    table = open_table(page, options=options)["table"]
    page.keyboard.press("g")
    page.wait_for_selector(".hand .card")
    lost, chance = 0, Random(1)
    while not page.locator(WON).count():
        key = _key_for_now(page, chance)
        if key:
            page.keyboard.press(key)
        page.wait_for_timeout(15)
        # Where a view has just been drawn, the focus comes before the next picture does.
        if page.evaluate(FOCUSED) in NOWHERE:
            page.evaluate(DRAWN)
            lost += page.evaluate(FOCUSED) in NOWHERE
    assert lost == 0
    assert page.evaluate("window.pointed") is None
    assert recorded(page, f"{table}-1").result is not None


def test_a_bid_is_typed_as_it_is_said(person: NewPerson) -> None:
    page = person()
    open_table(page)
    page.keyboard.press("g")
    page.wait_for_selector(".box")
    live = page.locator(".bid:not([aria-disabled='true'])").last.get_attribute("data-bid") or ""
    page.keyboard.type(live.lower())
    wait_until(page, "document.querySelector('[role=log]').textContent.includes('You bid')")


def test_a_number_that_may_not_be_bid_says_why(person: NewPerson) -> None:
    page = person()
    open_table(page)
    page.keyboard.press("g")
    page.wait_for_selector(".box")
    page.keyboard.press("u")
    assert "number first" in page.locator(".notice").inner_text()
    expect(page.locator(".box")).to_have_count(1)


def test_keys_open_and_close_the_sheets(person: NewPerson) -> None:
    page = person()
    open_table(page)
    page.keyboard.press("g")
    page.wait_for_selector(".hand .card")
    for key, title in {
        "s": "Score sheet",
        "r": "Rules of this table",
        "o": "History",
        "m": "Say something",
        "?": "Keys",
    }.items():
        page.keyboard.press(key)
        assert title in page.locator("dialog h2").inner_text()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_a_sheet_that_is_opened_as_another_closes_stays(person: NewPerson) -> None:
    page = person()
    open_table(page)
    start_match(page)
    for first, second in (("s", "o"), ("o", "s"), ("s", "s")):
        page.keyboard.press(first)
        page.wait_for_selector("dialog[open]")
        # A browser tells of the closing later than it takes the next key.
        page.evaluate(
            """async key => {
              document.querySelector('dialog').requestClose();
              for (let turn = 0; turn < 9; turn++) await null;
              document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            }""",
            second,
        )
        settle(page)
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def test_the_live_region_speaks_of_every_card(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"max_deals": 1})
    page.keyboard.press("g")
    page.wait_for_selector(".hand .card")
    play_on(page, until=PLAYING)
    said = page.locator("[role=log]").inner_text()
    assert "Your hand:" in said
    assert "wins the bid" in said or "win the bid" in said
    assert "Your turn" in said.splitlines()[-1], "it comes after what led to it"
    assert page.locator("[aria-live=assertive]").inner_text() == "", "and cuts nothing off"


def test_somebody_who_presses_go_on_again_and_again_is_ready_once(person: NewPerson) -> None:
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "ready":
            sent.append(str(frame))

    page = person()
    page.on("websocket", lambda socket: socket.on("framesent", note))
    page.reload()
    open_table(page, options={"max_deals": 2})
    for button in (".seating .main", ".result .main"):
        page.wait_for_selector(button)
        page.evaluate("selector => [1, 2, 3].forEach(() => document.querySelector(selector)?.click())", button)
        for _ in range(3):
            page.keyboard.press("g")
        page.wait_for_selector(".hand .card")
        if button == ".seating .main":
            play_on(page, until=".result .main")
    assert len(sent) == 2, "before the first deal, and before the second"
