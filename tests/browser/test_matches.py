"""Whole matches in the browser, for every preset, and four people at one table."""

import pytest
from playwright.sync_api import expect

from bidwhist.core.rules.presets import PRESETS
from support.nightly import by_day

from .conftest import NewPerson
from .player import (
    WON,
    join_table,
    open_table,
    play_on,
    play_together,
    recorded,
    shown_score,
    start_match,
)

MATCHES: list[tuple[str, dict[str, int]]] = [
    (preset, options) for options in ({}, {"max_deals": 1}) for preset in PRESETS
]
BY_DAY = [("classic", {}), *((preset, {"max_deals": 1}) for preset in ("cutthroat-5", "fifty-two", "whist"))]
"""A whole match, and one deal of those that look most unlike it; at night a deal and a match of every preset."""


@pytest.mark.parametrize(("preset", "options"), by_day(MATCHES, *BY_DAY))
def test_a_match_against_bots_ends_with_the_score_of_its_checked_record(
    person: NewPerson, preset: str, options: dict[str, int]
) -> None:
    page = person()
    table = open_table(page, preset, options=options)["table"]
    head = play_on(page, passes=0.85)
    assert "won" in head or head == "A draw"
    match = recorded(page, f"{table}-1")
    assert match.result is not None
    assert shown_score(page) == list(match.score)


@pytest.mark.parametrize(
    "options", [{"max_deals": 1}, pytest.param({"target": 4, "floor": -4}, marks=pytest.mark.nightly)]
)
def test_four_people_play_a_match_at_one_table_and_see_one_score(person: NewPerson, options: dict[str, int]) -> None:
    ann = person("Ann")
    made = open_table(ann, name="Four friends", options=options)
    others = [person(name) for name in ("Bo", "Cleo", "Dee")]
    for name, page in zip(("Bo", "Cleo", "Dee"), others, strict=True):
        join_table(page, made["invite"])
        expect(ann.locator(".seat .who", has_text=name)).to_be_visible()
    pages = [ann, *others]
    play_together(pages)
    match = recorded(ann, f"{made['table']}-1")
    ours = list(match.score)
    assert [shown_score(page) for page in pages] == [ours, ours[::-1], ours, ours[::-1]], "everybody's own side first"
    first_sides = [page.locator(".result .score span").first.inner_text().split()[0] for page in pages]
    assert first_sides == ["We"] * 4
    for page in pages:
        expect(page.get_by_text("disconnected")).to_have_count(0)


def test_a_rematch_is_one_button_for_each_and_the_same_people(person: NewPerson) -> None:
    ann, bo = person("Ann"), person("Bo")
    made = open_table(ann, options={"max_deals": 1})
    join_table(bo, made["invite"])
    play_together([ann, bo])
    ann.get_by_role("button", name="Another one").click()
    expect(ann.locator(WON), "a rematch waits for both").to_have_count(1)
    bo.get_by_role("button", name="Another one").click()
    for page, other in ((ann, "Bo"), (bo, "Ann")):
        page.wait_for_selector(".hand .card")
        assert other in page.locator(".seat .who").all_inner_texts()
        assert page.locator("main > .score").inner_text().count("0") == 2
    play_together([ann, bo])
    recorded(ann, f"{made['table']}-2")


def test_a_table_of_one_begins_when_that_one_says_so(person: NewPerson) -> None:
    page = person()
    open_table(page)
    start_match(page)
    expect(page.locator(".hand .card")).to_have_count(12)
