"""An evening with friends: the invite, who is still choosing a chair, a lost line, getting up by mistake."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.waiting import until

from .conftest import NewPerson, serving
from .fitting import faults
from .player import join_table, open_table
from .test_line import CUT, CUTTABLE

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
def test_a_bot_plays_for_whose_line_is_lost_and_a_seat_left_by_mistake_is_kept(
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
        fits(ann, "a lost line")
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
