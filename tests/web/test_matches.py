"""Whole matches in the browser, for every preset, and four people at one table."""

import pytest
from playwright.sync_api import Page

from .conftest import NewPerson, whole
from .player import WON, get, open_table, play_on, press_once, wait_until

PRESETS = ["classic", "cutthroat", "cutthroat-4", "cutthroat-5", "andrews", "palace", "fifty-two", "bid-wiz"]
SHORT = {"max_deals": 2}


def _recorded_score(page: Page, table: str) -> list[int]:
    record = get(page, f"/api/matches/{table}-1/record")
    deals = record["deals"]
    return list(deals[-1]["score"])


def _shown_score(page: Page) -> list[int]:
    shown = page.locator(".result .score b").all_inner_texts()
    return [int(number.replace("−", "-")) for number in shown]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_against_bots_comes_to_its_end_with_the_recorded_score(person: NewPerson, preset: str) -> None:
    page = person()
    table = open_table(page, preset, options=SHORT)["table"]
    assert "match" in play_on(page)
    assert sorted(_shown_score(page)) == sorted(_recorded_score(page, table))


@whole
@pytest.mark.parametrize("preset", PRESETS)
def test_a_full_match_to_the_target(person: NewPerson, preset: str) -> None:
    page = person()
    table = open_table(page, preset)["table"]
    play_on(page)
    assert sorted(_shown_score(page)) == sorted(_recorded_score(page, table))


def test_four_people_play_one_table_and_see_one_score(person: NewPerson) -> None:
    ann = person("Ann")
    made = open_table(ann, options={"max_deals": 1})
    others = [person(name) for name in ("Bo", "Cleo", "Dee")]
    for number, page in enumerate(others, 1):
        page.goto(f"/#/join/{made['invite']}")
        page.locator(".take").first.click()
        page.wait_for_selector(".seating .main")
        wait_until(ann, f"document.querySelectorAll('.seat .take').length === {3 - number}")
    pages = [ann, *others]
    while not ann.locator(WON).count():
        for page in pages:
            press_once(page)
    for page in pages:
        page.wait_for_selector(WON)
    assert len({tuple(sorted(_shown_score(page))) for page in pages}) == 1


def test_a_rematch_is_one_button_and_the_same_people(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"max_deals": 1})
    play_on(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".hand .card")
    assert page.locator(".score").inner_text().count("0") == 2
