"""An evening with friends: the invite, who is still choosing a chair, a lost connection, getting up by mistake."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.waiting import until

from .conftest import NewPerson, serving
from .fitting import faults
from .player import join_table, open_table, play_together
from .test_connection import CUT, CUTTABLE

SIZES = ((1366, 625), (844, 390), (390, 844), (360, 640))
WORDS_BELOW = "outside the window", "the page scrolls"
"""What is no fault on a page that is read downwards."""


def _is_meant(fault: str, scrolls: bool) -> bool:
    # Between turns the kitty lies on the empty place of the book.
    return (scrolls and fault.startswith(WORDS_BELOW)) or 'trick "" and kitty' in fault


def fits(page: Page, what: str, *, scrolls: bool = False) -> None:
    """Nothing is cut or too small, at four sizes."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = [fault for fault in faults(page) if not _is_meant(fault, scrolls)]
        assert not found, f"{what} at {width} by {height}: {found}"
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{what} at {width} by {height} is {wide} wide"


def test_friends_come_by_a_link_are_seen_choosing_and_sit_down(person: NewPerson) -> None:
    ann, bo, tasha = person("Ann"), person("Bo"), person("")
    made = open_table(ann, options={"target": 21}, name="Sunday porch")
    join_table(bo, made["invite"])
    tasha.goto(f"/#/join/{made['invite']}")
    tasha.get_by_role("heading", name="Ann invites you").wait_for()
    expect(tasha.get_by_text("Sunday porch")).to_be_visible()
    expect(tasha.get_by_text("Game: 21 points (classic: 7 points).")).to_be_visible()
    expect(tasha.locator(".chair.taken", has_text="Bo")).to_be_visible()
    fits(tasha, "the invite", scrolls=True)
    ann.get_by_text("Somebody is still choosing a chair.").wait_for()
    tasha.get_by_label("What shall they call you?").fill("Tasha")
    tasha.keyboard.press("Tab")
    ann.get_by_text("Tasha is still choosing a chair.").wait_for()
    fits(ann, "somebody is choosing")
    ann.get_by_role("button", name="Deal the cards").click()
    ann.get_by_text("Deal anyway?").wait_for()
    fits(ann, "the question")
    ann.get_by_role("button", name="Wait for them").click()
    tasha.locator(".chair", has_text="across from Bo").click()
    tasha.get_by_role("button", name="Sit down there").click()
    tasha.wait_for_selector(".seating .main")
    expect(ann.get_by_text("choosing a chair")).to_have_count(0)
    expect(bo.locator(".seat.top, .seat[aria-label='Tasha']").filter(has_text="partner")).to_contain_text("Tasha")


@pytest.mark.nightly
def test_a_bot_plays_for_a_player_whose_connection_is_lost_and_a_seat_left_by_mistake_is_kept(
    person: NewPerson, tmp_path: Path
) -> None:
    with serving(tmp_path, absence=12) as home:
        ann, bo, cy = (person(name, home=home) for name in ("Ann", "Bo", "Cy"))
        bo.context.add_init_script(CUTTABLE)
        bo.reload()
        made = open_table(ann)
        for page in (bo, cy):
            join_table(page, made["invite"])
        bo.evaluate(CUT)
        ann.get_by_text("Bo has lost the connection.").wait_for()
        fits(ann, "a lost connection")
        for page in (ann, cy):
            page.click(".seating .main")
        ann.get_by_role("button", name="Let a bot play for them").click()
        for page in (ann, cy):
            page.wait_for_selector(".hand .card")
        # While a person is to act nothing moves.
        bidding = [page.locator(".box") for page in (ann, cy)]
        until(lambda: sum(box.count() for box in bidding) == 1, "one of them is to bid")
        upper = cy if bidding[0].count() else ann
        upper.get_by_role("button", name="Menu").click()
        upper.get_by_role("button", name="Get up from the table").click()
        upper.get_by_role("button", name="Get up", exact=True).click()
        upper.get_by_text("The chair is kept for you").wait_for()
        fits(upper, "got up")
        upper.get_by_role("button", name="Sit down again").click()
        upper.wait_for_selector(".hand .card")


RING = """
() => {
  const ring = document.querySelector("[data-status]"), style = getComputedStyle(ring);
  const above = document.querySelector(".me .who b").getBoundingClientRect();
  const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  return [style.outlineStyle, ring.getBoundingClientRect().top - reach - above.bottom];
}
"""
"""What the ring of the focus is drawn as, and the pixels between it and the name above."""
OVER_THE_SCORE = """
() => {
  const score = document.querySelector("main > .score").getBoundingClientRect();
  const parts = document.querySelectorAll(".bar .plaque p, .bar .plaque .ladder");
  return [...parts].map((one) => one.getBoundingClientRect().right - score.left);
}
"""
"""How far each part of the contract lies over the score, in pixels."""


def test_a_watcher_sees_contract_and_score_of_people_with_long_names_and_a_ring_leaves_names_free(
    person: NewPerson,
) -> None:
    host, mate = person("Annabelle", height=625), person("Bartholomew-James")
    made = open_table(host, options={"max_deals": 1})
    join_table(mate, made["invite"])
    watcher = person("Cora", width=320, height=568)
    watcher.goto(f"/#/join/{made['invite']}")
    watcher.get_by_role("button", name="Just watch").click()
    play_together([host, mate], until=".bar .ladder", passes=0.3)
    watcher.locator(".bar .ladder").wait_for()
    for width, height in ((320, 568), (360, 640), (667, 375)):
        watcher.set_viewport_size({"width": width, "height": height})
        expect(watcher.locator("main > .score .faces .med")).to_have_count(4)
        if width < height:
            assert max(watcher.evaluate(OVER_THE_SCORE)) <= 0, f"{width} by {height}"
    play_together([host, mate])
    host.locator(".result .main").click()
    host.get_by_role("status").filter(has_text="asks").wait_for(state="detached")
    host.keyboard.press("ArrowLeft")
    host.locator("[data-status]").evaluate("one => one.focus()")
    style, free = host.evaluate(RING)
    assert style == "solid" and free >= 0
