"""The exercises: the engine works out again what they say, and a person goes through them."""

import json
import runpy
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from bidwhist.i18n import CODES
from bidwhist.solver import COMPILED

from .conftest import ROOT, NewPerson

SCRIPT = runpy.run_path(str(ROOT / "web" / "exercises.py"))
IN = {code: json.loads(SCRIPT["text"](code)) for code in CODES}
EXERCISES = IN["en"]
WITHOUT_KERNEL = """
import sys
sys.modules["bidwhist.solver._solver"] = sys.modules["bidwhist.simulator._simulator"] = None
import runpy
sys.stdout.write(runpy.run_path("web/exercises.py")["text"]("en"))
"""


@pytest.mark.nightly
def test_without_the_kernel_the_exercises_before_the_play_have_the_same_themes_and_one_answer_each() -> None:
    command = [sys.executable, "-W", "ignore", "-c", WITHOUT_KERNEL]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert [one["theme"] for one in told] == [one["theme"] for one in EXERCISES if one["ways"][0]["books"] is None]
    for one in told:
        assert sum(way["champion"] for way in one["ways"]) == 1
        assert one["why"] and len(one["ways"]) > 1
        assert {way["books"] for way in one["ways"]} == {None}


def test_languages_tell_the_same_exercises() -> None:
    for told in IN.values():
        assert [(one["theme"], one["hand"]) for one in told] == [(one["theme"], one["hand"]) for one in EXERCISES]


@pytest.mark.skipif(not COMPILED, reason="the solver needs the kernel")
def test_there_are_ten_with_one_answer_each_that_no_card_beats() -> None:
    assert len({one["theme"] for one in EXERCISES}) == 10
    for one in EXERCISES:
        [answer] = [way for way in one["ways"] if way["champion"]]
        assert one["why"] and len(one["ways"]) > 1
        assert {way["card"] for way in one["ways"]} <= {*one["hand"], None}
        if answer["books"] is not None:
            assert answer["books"] == max(way["books"] for way in one["ways"])
            assert len({way["books"] for way in one["ways"]}) > 1, "the choice matters"


def test_who_goes_through_the_exercises_sees_champions_answer_and_what_their_own_gives_away(person: NewPerson) -> None:
    page = person(width=360, height=640)
    page.goto("/#/learn")
    page.get_by_role("link", name="Ten exercises").click()
    for number, one in enumerate(EXERCISES):
        page.get_by_role("heading", name=f"{number + 1}. ").wait_for()
        books = [way["books"] or 0 for way in one["ways"]]
        way = one["ways"][books.index(min(books))] if max(books) else one["ways"][0]
        page.get_by_role("group", name="Your choice").get_by_role("button", name=way["label"], exact=True).click()
        page.get_by_text(f"The champion: {one['why']}").wait_for()
        if max(books):
            assert f"{max(books)}" in page.locator(".ways .champion").inner_text()
            page.get_by_text("gives away").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if number < 9:
            page.get_by_role("button", name="Next").click()
    page.get_by_text("You and the champion agreed in").wait_for()


def test_what_was_solved_stays_solved_and_is_counted_where_one_comes_back(person: NewPerson) -> None:
    page = person(width=390, height=844)
    page.goto("/#/learn/practice")
    page.get_by_text("Solved so far: 0 of ten.").wait_for()
    right = [way["label"] for way in EXERCISES[0]["ways"] if way["champion"]]
    wrong = [way["label"] for way in EXERCISES[1]["ways"] if not way["champion"]]
    choices = page.get_by_role("group", name="Your choice")
    choices.get_by_role("button", name=right[0], exact=True).click()
    page.get_by_text("Solved so far: 1 of ten.").wait_for()
    page.get_by_role("button", name="Exercise 2: not tried yet").click()
    choices.get_by_role("button", name=wrong[0], exact=True).click()
    page.get_by_role("button", name="Exercise 2: tried", exact=True).wait_for()
    page.goto("/#/learn")
    page.reload()
    page.get_by_text("Solved so far: 1 of ten.").wait_for()
    page.get_by_role("link", name="Ten exercises").click()
    worse = [way["label"] for way in EXERCISES[0]["ways"] if not way["champion"]]
    choices.get_by_role("button", name=worse[0], exact=True).click()
    page.get_by_text("gives away").or_(page.get_by_text("something else")).first.wait_for()
    expect(page.get_by_role("button", name="Exercise 1: solved"), "what was solved stays so").to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
