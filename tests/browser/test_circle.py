"""Friends, clubs and events by keys alone, with axe in each look; an event from its announcement to its end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .player import get, play_on, post
from .test_access import AXE, BY_LOOK, PHONE, seen, serious
from .test_beside import tab_to

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
PASSWORD = "sunday pie at four"
CUP = {"name": "The cup", "form": "knockout", "rules": {"preset": "palace"}, "deals": 1}


def account(person: NewPerson, name: str, **options: Any) -> Page:
    """Somebody with an account; the name is theirs alone in this server, so it is none that guests of tests have."""
    assert " " in name
    page = person(name, **options)
    post(page, "/api/accounts", {"name": name, "password": PASSWORD})
    page.reload()
    return page


@BY_LOOK
def test_friends_are_asked_and_agree_by_keys_alone(person: NewPerson, look: str) -> None:
    ann, bo = (account(person, f"{name} {look}", **seen(look)) for name in ("Ann", "Bo"))
    ann.goto("/#/friends")
    tab_to(ann, "input[type=text]")
    ann.keyboard.type(f"Bo {look}")
    ann.keyboard.press("Enter")
    ann.get_by_text(f"Bo {look}").first.wait_for()
    assert serious(ann) == [], "a friend is asked"
    bo.goto("/#/friends")
    bo.get_by_text(f"Ann {look}").first.wait_for()
    tab_to(bo, "button:text-is('Yes')")
    bo.keyboard.press("Enter")
    expect(bo.get_by_role("button", name="Yes", exact=True)).to_have_count(0)
    assert serious(bo) == [], "friends"
    assert [one["person"]["name"] for one in get(ann, "/api/me/friends")["friends"]] == [f"Bo {look}"]


@BY_LOOK
def test_a_club_is_founded_and_its_event_announced_and_entered_by_keys_alone(person: NewPerson, look: str) -> None:
    ann = account(person, f"Cleo {look}", **seen(look))
    club = post(ann, "/api/clubs", {"name": f"Porch {look}"})["club"]
    ann.goto(f"/#/club/{club}")
    ann.get_by_role("heading", name=f"Porch {look}").wait_for()
    assert serious(ann) == [], "the club"
    tab_to(ann, "summary:text-is('Announce an event')")
    ann.keyboard.press("Enter")
    tab_to(ann, "form:has(select) input[type=text]")
    ann.keyboard.type("Friday cup")
    assert serious(ann) == [], "announcing"
    ann.keyboard.press("Enter")
    ann.get_by_role("heading", name="Friday cup").wait_for()
    tab_to(ann, "button:text-is('Play with anybody')")
    ann.keyboard.press("Enter")
    ann.get_by_text("or with a bot").first.wait_for()
    assert serious(ann) == [], "entered"
    for teams in range(1, 4):
        tab_to(ann, "button:text-is('Enter a team of bots')")
        ann.keyboard.press("Enter")
        # What is pressed again before its answer is pressed once.
        expect(ann.locator(".entered").get_by_text(re.compile(r"^Otis\s\d"))).to_have_count(teams)
    tab_to(ann, "button:text-is('Draw round 1')")
    ann.keyboard.press("Enter")
    ann.get_by_role("link", name="To your table").wait_for()
    ann.get_by_role("region", name="Bracket").locator("svg").wait_for()
    assert serious(ann) == [], "the bracket"
    heard = ann.locator(".sr ol").all_inner_texts()
    assert len(heard) == 2 and "nobody yet" in heard[1], "who listens reads the bracket as a list"
    tab_to(ann, "a:text-is('To your table')")
    ann.keyboard.press("Enter")
    ann.wait_for_url(re.compile("#/table/"))


AT_A_TIME = """
() => {
  const ask = window.fetch;
  let open = 0;
  window.mostOpen = 0;
  window.fetch = async (...asked) => {
    window.mostOpen = Math.max(window.mostOpen, ++open);
    try { return await ask(...asked); } finally { open -= 1; }
  };
}
"""
"""Counts the questions that a page has on their way to the server at a time."""


PRESS = "(button, times) => { for (let press = 0; press < times; press += 1) button.click(); }"


def test_presses_that_come_before_the_answer_are_done_one_after_the_other_and_each_once(person: NewPerson) -> None:
    """An answer that overtakes another would show what was, and who presses twice means once."""
    ann, bo = account(person, "Hasty Ann"), account(person, "Hasty Bo")
    post(ann, "/api/me/friends", {"name": "Hasty Bo"})
    club = post(ann, "/api/clubs", {"name": "Hurry"})["club"]
    event = post(ann, "/api/events", {**CUP, "name": "The hurry cup", "club": club})["line"]["event"]
    bo.goto("/#/friends")
    ann.goto(f"/#/event/{event}")
    anybody = ann.get_by_role("button", name="Play with anybody")
    anybody.wait_for()
    for page, button in ((ann, "Enter a team of bots"), (bo, "Yes")):
        pressed = page.get_by_role("button", name=button, exact=True)
        pressed.wait_for()
        page.evaluate(AT_A_TIME)
        pressed.evaluate(PRESS, 3)
    anybody.evaluate(PRESS, 1)
    expect(anybody).to_have_count(0)
    expect(ann.locator(".entered").get_by_text(re.compile(r"^Otis\s\d"))).to_have_count(1)
    expect(bo.get_by_role("button", name="Yes", exact=True)).to_have_count(0)
    assert [page.evaluate("mostOpen") for page in (ann, bo)] == [1, 1]


LOOKS_ONCE = "const later = setTimeout; window.setTimeout = (run, ms) => later(run, ms < 4000 ? ms : 2 ** 30)"
"""A page that does not look again every four seconds."""


def test_the_way_to_ones_table_is_there_without_a_wait_for_the_next_look(person: NewPerson) -> None:
    page = account(person, "Dora at once")
    club = post(page, "/api/clubs", {"name": "At once"})["club"]
    event = post(page, "/api/events", {**CUP, "club": club, "bots": "random", "arrive": 60})["line"]["event"]
    post(page, f"/api/events/{event}/enter", {})
    post(page, f"/api/events/{event}/direct", {"do": "bots"})
    page.add_init_script(LOOKS_ONCE)
    page.reload()
    page.goto(f"/#/event/{event}")
    page.get_by_role("button", name="Draw round 1").click()
    expect(page.get_by_role("link", name="To your table")).to_be_visible()


def test_an_event_is_played_from_the_page_to_its_result_on_a_phone(person: NewPerson) -> None:
    page = account(person, "Dora Phone", **PHONE)
    club = post(page, "/api/clubs", {"name": "Phones"})["club"]
    cup = {**CUP, "club": club, "bots": "random", "pace": "quick", "arrive": 60}
    event = post(page, "/api/events", cup)["line"]["event"]
    post(page, f"/api/events/{event}/enter", {})
    post(page, f"/api/events/{event}/direct", {"do": "bots"})
    page.reload()
    page.locator(f"a[href='#/event/{event}']").first.click()
    page.get_by_role("button", name="Draw round 1").click()
    page.get_by_role("link", name="To your table").click()
    page.wait_for_selector(".seating .main, .hand .card")
    if page.locator(".seating .main").count():
        page.locator(".seating .main").click()
    play_on(page)
    page.goto(f"/#/event/{event}")
    page.get_by_text("win the event").wait_for()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the bracket scrolls in itself"
    assert serious(page) == []
