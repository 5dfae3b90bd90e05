"""Daily deals in the browser: begun by keys, kept, and nothing of a day told before its end."""

import re

from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .player import play_on


def _played(page: Page) -> None:
    page.goto("/#/daily")
    page.get_by_role("button", name=re.compile("Play the first deal")).press("Enter")
    page.wait_for_selector(".seating .main, .box, .result")
    if page.locator(".seating .main").count():
        page.locator(".seating .main").press("Enter")
    play_on(page, until=".result", passes=1.0)


def test_a_deal_of_the_day_is_begun_by_keys_and_kept(person: NewPerson) -> None:
    page = person()
    _played(page)
    page.wait_for_selector(".won")
    expect(page.locator(".won")).to_have_text("Deal 1 of 8 is kept.")
    expect(page.get_by_role("button", name="Next deal")).to_be_visible()
    assert page.get_by_role("link", name="Replay").count() == 0, "until the day is over"
    page.goto("/#/daily")
    expect(page.get_by_role("button", name=re.compile("Go on with deal 2 of 8"))).to_be_visible()
    page.goto("/#/")
    expect(page.get_by_text("You have played 1 of 8.")).to_be_visible()


def test_a_day_that_is_not_over_tells_nothing(person: NewPerson) -> None:
    page = person()
    for path in ("daily/2026-01-01", "daily/2026-01-01/5"):
        page.goto(f"/#/{path}")
        page.wait_for_selector(".problem")
        assert "not yet" in page.locator(".problem").inner_text()
        assert page.locator("table, ol").count() == 0
