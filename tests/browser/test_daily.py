"""Daily deals in the browser: begun by keys, kept, and nothing of a day told before its end."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from .conftest import NewPerson
from .fitting import settle
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
    page.wait_for_selector(".kept")
    expect(page.locator(".kept")).to_have_text("Deal 1 of 8 is kept.")
    expect(page.get_by_role("button", name="Next deal")).to_be_visible()
    expect(page.get_by_role("link", name="Replay"), "until the day is over").to_have_count(0)
    page.goto("/#/daily")
    expect(page.get_by_role("button", name=re.compile("Go on with deal 2 of 8"))).to_be_visible()
    page.goto("/#/")
    expect(page.get_by_text("You have played 1 of 8.")).to_be_visible()


def test_a_guest_is_told_whose_deals_these_are_and_how_to_be_ranked(person: NewPerson) -> None:
    page = person()
    page.goto("/#/daily")
    expect(page.get_by_text("the same for all guests, with the rules of")).to_be_visible()
    expect(page.get_by_text("To be ranked, make an account before your first deal.")).to_be_visible()
    expect(page.get_by_role("link", name="Make an account")).to_be_visible()


def _told(page: Page, **of_the_day: Any) -> None:
    """Has the server tell this of today, beside what it tells."""

    def answer(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), **of_the_day})

    page.route("**/api/daily", answer)


def test_a_result_is_called_ranked_once_there_is_one(person: NewPerson) -> None:
    page = person()
    for played, words in ((0, "the deals you play today are ranked."), (3, "Your result is ranked.")):
        page.goto("/#/")
        _told(page, is_ranked=True, played=played)
        page.goto("/#/daily")
        expect(page.get_by_text(words)).to_be_visible()
        expect(page.get_by_text("Your result")).to_have_count(int(played > 0))


def test_an_account_that_began_the_day_as_a_guest_is_told_when_it_counts(person: NewPerson) -> None:
    page = person()
    _told(page, is_ranked=False, began_as_guest=True)
    page.goto("/#/daily")
    expect(page.get_by_text("You began today as a guest, so you go on with the guests' deals.")).to_be_visible()
    expect(page.get_by_role("link", name="Make an account")).to_have_count(0)


def test_a_day_that_is_not_over_tells_nothing(person: NewPerson) -> None:
    page = person()
    for path in ("daily/2026-01-01", "daily/2026-01-01/5"):
        page.goto(f"/#/{path}")
        page.wait_for_selector(".problem")
        assert "not yet" in page.locator(".problem").inner_text()
        expect(page.locator("table, ol")).to_have_count(0)


def test_the_calendar_fills_its_paper_and_the_promise_is_open_beside_it(person: NewPerson) -> None:
    page = person()
    for width, is_beside in ((1366, True), (360, False)):
        page.set_viewport_size({"width": width, "height": 640})
        calendar = page.locator("section", has_text="Earlier days")
        page.goto("/#/")
        calendar.wait_for(state="detached")
        page.goto("/#/daily")
        calendar.locator("li").first.wait_for()
        settle(page)
        paper, week = calendar.bounding_box(), calendar.locator("ul").bounding_box()
        assert paper and week and week["width"] > 0.8 * paper["width"], f"at {width}"
        assert page.locator("details").evaluate("one => one.open") == is_beside, f"at {width}"
