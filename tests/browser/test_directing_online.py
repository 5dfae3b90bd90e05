"""The director of an online event at its page: rules, puts somebody in, withdraws, tells everybody; seen by others."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from .conftest import NewPerson
from .player import get, post
from .test_access import AXE, BY_LOOK, seen, serious
from .test_circle import account

CUP = {"name": "The cup", "form": "swiss", "rules": {"preset": "palace"}, "deals": 4, "pace": "slow", "arrive": 60}


def an_event(page: Page, club_name: str, **wanted: Any) -> str:
    """An event of a new club that is being played by its founder with a bot, and by three pairs of bots."""
    club = post(page, "/api/clubs", {"name": club_name})["club"]
    event = str(post(page, "/api/events", {**CUP, **wanted, "club": club, "who": "accounts"})["line"]["event"])
    post(page, f"/api/events/{event}/enter", {})
    for _ in range(3):
        post(page, f"/api/events/{event}/direct", {"do": "bots"})
    post(page, f"/api/events/{event}/direct", {"do": "draw"})
    return event


@BY_LOOK
def test_an_event_is_directed_at_its_page(person: NewPerson, look: str) -> None:
    ann, bo = (account(person, f"{name} {look}", **seen(look)) for name in ("Ray", "Lou"))
    event = an_event(ann, f"Stoop {look}")
    for page in (ann, bo):
        page.goto(f"/#/event/{event}")
    bo.get_by_role("heading", name="The cup").wait_for()
    expect(bo.get_by_text("Direct the event", exact=True), "only for who directs it").to_have_count(0)
    ann.get_by_role("heading", name="Direct the event").wait_for()
    expect(ann.locator(".directs .step"), "the tables are playing").to_have_count(0)
    _tells(ann, bo)
    _rules(ann, event, f"Ray {look}")
    _puts_somebody_in(ann, bo, f"Ray {look}", f"Lou {look}")
    _withdraws(ann)
    assert not AXE.exists() or serious(ann) == [], "directing"
    log = [row["body"] for row in get(ann, f"/api/events/{event}/log")]
    kept = {row["type"]: row for row in log}
    assert kept["ruled"]["reason"] == "a renege on every card" and kept["ruled"]["card"]["points"] == [3, 21]
    assert kept["substituted"]["reason"] == "a cold" and kept["withdrawn"]["reason"] == "a train"


def _tells(ann: Page, bo: Page) -> None:
    ann.get_by_text("Tell everybody").first.click()
    ann.get_by_label("Shown on this page and the big screen").fill("The pie is ready.")
    ann.get_by_role("button", name="Tell everybody").click()
    expect(bo.get_by_text("The pie is ready.")).to_be_visible()


def _own(ann: Page, event: str, name: str) -> Any:
    meetings = get(ann, f"/api/events/{event}")["rounds"][0]["meetings"]
    return next(one for one in meetings if any(name in names for names in one["names"]))


def _rules(ann: Page, event: str, name: str) -> None:
    ann.get_by_text("Decide a table's result").first.click()
    ruling = ann.locator(".directs details", has=ann.get_by_role("button", name="Decide a table's result"))
    ruling.locator("select").select_option(str(_own(ann, event, name)["meeting"]))
    first, second = _own(ann, event, name)["names"]
    ruling.get_by_label(f"Points of {first}").fill("3")
    ruling.get_by_label(f"Points of {second}").fill("21")
    ruling.get_by_role("radio", name=second).check()
    ruling.get_by_role("button", name="Decide a table's result").click()
    assert not _own(ann, event, name)["settled"], "a reason is asked for"
    ruling.get_by_label("Reason").fill("a renege on every card")
    ruling.get_by_role("button", name="Decide a table's result").click()
    ann.get_by_text("The director has ruled. a renege on every card").wait_for()


def _puts_somebody_in(ann: Page, bo: Page, mine: str, name: str) -> None:
    ann.get_by_text("Somebody leaves").click()
    change = ann.locator(".directs details", has=ann.get_by_role("button", name="Substitute"))
    change.locator("select").select_option(change.locator("option", has_text=mine).get_attribute("value"))
    change.get_by_label("Reason").fill("a cold")
    fields = change.get_by_label("Account that substitutes for")
    fields.nth(0).fill(mine)
    fields.nth(1).fill(name)
    change.get_by_role("button", name="Substitute").click()
    ann.get_by_text(f"Asked, no answer yet: {name}").wait_for()
    bo.get_by_role("button", name="Yes, I play").click()
    ann.get_by_text(f"You play: {mine} & {name}").wait_for()


def _withdraws(ann: Page) -> None:
    change = ann.locator(".directs details", has=ann.get_by_role("button", name="Substitute"))
    before = ann.locator(".entered li").count()
    change.locator("select").select_option(change.locator("option", has_text="Otis").first.get_attribute("value"))
    change.get_by_label("Reason").fill("a train")
    change.get_by_role("button", name="Withdraw").click()
    expect(ann.locator(".entered li")).to_have_count(before - 1)


def test_the_wizard_opens_a_table_for_a_tier_and_the_server_says_who_may_not(person: NewPerson) -> None:
    page = account(person, "Tess Tierless")

    def in_a_tier(route: Route) -> None:
        answer = route.fetch()
        season = {"month": "2026-11", "tier": 1, "points": 9, "played": 3, "counted": 40}
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "season": season}))

    page.route("**/api/me/standing", in_a_tier)
    page.goto("/#/new")
    league = page.locator("label", has_text=re.compile(r"^\s*League")).locator("select")
    league.select_option(label="from tier 1")
    page.get_by_label("How many deals at most?").select_option(label="4")
    page.wait_for_selector(".differs li")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("you are in none yet: rated matches bring you in").wait_for()
    league.select_option(label="anybody")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".seating .main")
    assert get(page, f"/api/tables/{page.url.rsplit('/', 1)[-1]}")["rules"]["max_deals"] == 4
