"""The coach beside a replay: asked by a press or by its link, and each finding leads to its moment."""

import pytest
from playwright.sync_api import Page, Route, expect

from support.waiting import PATIENCE

from .conftest import NewPerson
from .player import get, open_table, play_on


def finished(page: Page) -> str:
    """A match badly played: the highest bid of all, and the first card that can be laid."""
    table = open_table(page, options={"max_deals": 1}, bots="casual")["table"]
    page.click(".seating .main")
    page.wait_for_selector(".box")
    page.locator(".box .bid:not([aria-disabled='true'])").last.dblclick()
    play_on(page, passes=1.0)
    return f"{table}-1"


def test_the_coach_says_what_each_choice_cost_and_leads_to_its_moment(person: NewPerson) -> None:
    page = person()
    match = finished(page)
    page.get_by_role("link", name="Ask the coach").click()
    page.get_by_text("Judged by").wait_for(timeout=PATIENCE * 1000)
    lesson = get(page, f"/api/matches/{match}/coach")
    findings = lesson["findings"]
    assert lesson["you"] == 0
    # What else there was is asked at the first mistake, which is one's own, and not at somebody else's first call.
    earliest = min(one["step"] for one in findings if one["seat"] == 0)
    page.wait_for_selector(f"[data-moment='{earliest}']")
    assert [one["cost"] for one in findings] == sorted((one["cost"] for one in findings), reverse=True)
    # The cards are chance's: a card may have cost more than the bid, but the bid is among what cost.
    (found,) = (one for one in findings if one["words"].startswith("You bid 7 no-trump."))
    expect(page.get_by_text(found["words"]).last).to_be_visible()
    page.get_by_role("button", name="See it in Deal 1, bidding").first.click()
    page.wait_for_selector(f"[data-moment='{found['step']}']")
    assert "7 no-trump" in page.locator("[data-moment]").inner_text()
    assert page.url.endswith(f"/replay/{match}/{found['step']}")


def test_what_the_coach_has_found_so_far_is_shown_while_it_looks_and_choices_while_they_are_tried(
    person: NewPerson,
) -> None:
    page = person()
    match = finished(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    finding = {"seat": 0, "step": 3, "where": "Deal 1, bidding", "words": "You bid too much.", "cost": 9.5}
    chance = {"seat": 0, "step": 3, "chance": 40, "mattered": True}
    so_far = {"match": match, "you": 0, "done": 5, "decisions": 20, "findings": [finding], "chances": [chance]}
    line = {"label": "pass", "headline": "They made it.", "words": "", "points": [0, 4], "tricks": []}
    moves = {"match": match, "step": 3, "done": 12, "moves": 80, "bot": "steady", "really": line, "taken": None}
    page.route("**/coach/progress", lambda route: route.fulfill(json=so_far))
    page.route("**/what-if/moves*", lambda route: route.fulfill(json=moves))
    page.route("**/coach", hold)
    page.route("**/what-if", hold)
    page.goto(f"/#/replay/{match}/coach")
    page.get_by_text("5 of 20 choices looked at, 1 mistake so far.").wait_for()
    expect(page.locator("progress")).to_have_attribute("max", "20")
    expect(page.locator(".marks i")).to_have_count(1)
    page.get_by_role("button", name="See it in Deal 1, bidding").click()
    page.wait_for_selector("[data-moment='3']")
    held.pop().continue_()
    page.get_by_text("Judged by").wait_for(timeout=PATIENCE * 1000)
    expect(page.locator("progress")).to_have_count(0)
    expect(page.get_by_text("You bid too much.")).to_have_count(0)
    expect(page.locator("[data-moment]"), "who looks elsewhere stays there").to_have_attribute("data-moment", "3")
    page.get_by_role("button", name="See it in Deal 1, bidding").first.click()
    page.get_by_role("button", name="What if").first.click()
    page.locator(".ways button:not(.taken)").first.click()
    page.get_by_text("12 of about 80 moves played.").wait_for()
    expect(page.get_by_text("They made it.")).to_be_visible()
    held.pop().abort()
    page.locator("dialog .problem").wait_for()
    expect(page.locator("dialog progress")).to_have_count(0)


@pytest.mark.nightly
def test_a_person_who_steps_through_a_replay_is_not_disturbed_by_the_coach_until_asked(person: NewPerson) -> None:
    page = person()
    match = finished(page)
    guest = person("Bo")
    guest.goto(f"/#/replay/{match}")
    guest.get_by_role("button", name="Ask the coach").wait_for()
    expect(guest.get_by_text("Judged by")).to_have_count(0)
    guest.get_by_role("button", name="Ask the coach").click()
    guest.get_by_text("Judged by").wait_for(timeout=PATIENCE * 1000)
    expect(guest.get_by_text("You bid 7 no-trump."), "the only person's choices").to_have_count(1)
