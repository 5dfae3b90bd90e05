"""What one comes to a room for is the first thing in it, told once, and its pictures are pictures."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPerson
from .fitting import settle
from .player import get, open_table
from .test_circle import account

LONG = "Wilhelmina W. Feathersto"
"""As long as a name may be."""
PHONES = ((390, 844), (360, 640))


def _top(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["y"]


def _width(felt: Locator, name: str) -> float:
    box = felt.get_by_role("button", name=name).bounding_box()
    assert box
    return box["width"]


def _somebody(name: str) -> dict[str, Any]:
    return {"id": f"p-{name}", "name": name, "kind": "account"}


def _told(page: Page) -> None:
    found = {
        "friends": [
            {"person": _somebody("Zelda"), "since": 1, "here": True},
            {"person": _somebody("Ann of the hall"), "since": 1, "here": False},
        ],
        "asks_you": [],
        "you_asked": [],
        "invitations": [
            {"table": "t-1", "host": _somebody("Zelda"), "name": "Saturday after church", "invite": "word", "made": 1}
        ],
    }
    page.route("**/api/me/friends", lambda route: route.fulfill(json=found))


def test_friends_can_be_joined_and_to_remove_one_is_the_smaller_press(person: NewPerson) -> None:
    page = account(person, "Ann of the felt")
    open_table(page)
    _told(page)
    page.goto("/#/friends")
    page.reload()
    felt = page.locator("main .cloth")
    felt.get_by_role("button", name="Invite to your table: Zelda").wait_for()
    expect(felt.get_by_role("button", name="Join", exact=True)).to_be_visible()
    expect(felt.get_by_text("Saturday after church")).to_be_visible()
    invite, remove = (_width(felt, f"{what}: Zelda") for what in ("Invite to your table", "Remove from friends"))
    assert 44 <= remove < invite / 2


def test_who_is_asked_over_while_among_friends_sees_it_at_once(person: NewPerson) -> None:
    page = account(person, "Ann of the line")
    page.goto("/#/friends")
    page.get_by_text("Nobody yet").wait_for()
    _told(page)
    page.evaluate("dispatchEvent(new Event('asked-over'))")
    expect(page.locator(".cloth").get_by_role("button", name="Join", exact=True)).to_be_visible()


def test_who_has_played_sees_that_first_and_a_newcomer_no_row_of_noughts(person: NewPerson) -> None:
    page = person("Bo of the page")
    page.goto("/#/me")
    name = page.get_by_role("heading", name="Your name at the table")
    name.wait_for()
    page.get_by_role("link", name="Standings").wait_for()
    expect(page.get_by_text("0 matches")).to_have_count(0)
    told = get(page, "/api/me/profile")
    told["statistics"] |= {"matches": 5, "won": 3}
    page.route("**/api/me/profile", lambda route: route.fulfill(json=told))
    page.reload()
    figures = page.get_by_role("heading", name="So far")
    figures.wait_for()
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert _top(figures) < _top(name), f"{width} by {height}"


def test_all_five_pictures_that_teach_are_pictures_and_no_bullet_stands_before_a_way_to_play(person: NewPerson) -> None:
    page = person()
    page.goto("/#/learn")
    page.locator("li:has(> a)").first.wait_for()
    pictures = page.locator(".paper .walls > div")
    expect(pictures).to_have_count(5)
    expect(pictures.locator(".laid")).to_have_count(5)
    kinds = page.locator("li:has(> a)").evaluate_all("all => all.map((one) => getComputedStyle(one).listStyleType)")
    assert set(kinds) == {"none"}


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_name_that_one_sits_down_with_is_whole_in_its_field(person: NewPerson, width: int, height: int) -> None:
    host, page = person("Host of the chairs"), person("Cy", width=width, height=height)
    invite = open_table(host)["invite"]
    page.goto(f"/#/join/{invite}")
    field = page.locator("input[autocomplete=nickname]")
    field.fill(LONG)
    assert field.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_that_deals_are_fair_is_told_before_how_one_checks_it(person: NewPerson) -> None:
    page = person()
    page.goto("/#/fair")
    counted = page.locator(".cloth", has=page.get_by_role("heading", name="All deals together"))
    counted.wait_for()
    settle(page)
    assert counted.evaluate("(one) => one.parentElement.firstElementChild === one")


def test_a_house_without_a_match_says_so_and_counts_no_noughts(person: NewPerson) -> None:
    page = person()
    none = dict.fromkeys(("deals", "matches", "abandoned", "undealt", "withheld"), 0)
    told = {**get(page, "/api/fair"), **none, "counts": []}
    page.route("**/api/fair", lambda route: route.fulfill(json=told))
    page.goto("/#/fair")
    counted = page.locator(".cloth", has=page.get_by_role("heading", name="All deals together"))
    expect(counted.locator("p")).to_have_text("No match has been played here yet.")
