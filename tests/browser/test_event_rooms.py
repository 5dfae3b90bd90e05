"""An event's page and its wall in all their states, with long names: nothing is cut, covered or broken."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.event_pages import STATES
from support.nightly import amount, by_day

from .conftest import NewPerson
from .fitting import faults, settle
from .staged import show_event
from .test_access import AXE, serious

FAULTS = (Path(__file__).parent / "event_fits.js").read_text()
PAGE_SIZES = {
    "telling sizes": ((1366, 625), (390, 844), (320, 568)),
    "every size": ((1366, 625), (844, 390), (390, 844), (360, 640), (320, 568), (768, 1024)),
}
WALL_SIZES = {
    "telling sizes": ((1280, 720), (3840, 2160), (1080, 1920)),
    "every size": ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920), (390, 844)),
}
LARGE_TEXT_SIZES: Sequence[tuple[int, int]] = ((1366, 625), (390, 844))
BY_DAY = ("he", "telling sizes")
AT_NIGHT = [(language, "every size") for language in ("en", "es", "fr", "he")]
DOUBLED = """() => { document.documentElement.style.fontSize = '32px' }"""
"""Text of 200 %, as a person sets it in their browser."""
ROOM_STATES = {"not begun", "in round 3 of 5", "a knockout of 16", "a room", "a room of 24", "over", "nobody yet"}


def _wrong(page: Page, sizes: Sequence[tuple[int, int]]) -> dict[str, list[str]]:
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        settle(page)
        found[f"{width} by {height}"] = faults(page, FAULTS)
    return {size: wrong for size, wrong in found.items() if wrong}


def _but_names(wrong: list[str]) -> list[str]:
    """A word of a name may be longer than a phone is wide, if its letters are as large as that."""
    return [one for one in wrong if not one.startswith("broken inside a word")]


@pytest.mark.parametrize(("language", "sizes"), by_day([BY_DAY, *AT_NIGHT], BY_DAY))
def test_the_rooms_of_an_event_fit_every_screen_with_long_names_and_large_text(
    person: NewPerson, language: str, sizes: str
) -> None:
    assert set(STATES) == ROOM_STATES
    page = person("Wilhelmina", settings={"language": language})
    found = {}
    step = amount(2, 1)
    for at, state in enumerate(STATES):
        # By day each state is looked at in every other size, one state in those that the last was not.
        here = slice(at % step, None, step)
        show_event(page, state, language, "/wall")
        found[f"{state}, the wall"] = _wrong(page, WALL_SIZES[sizes][here])
        expect(page.get_by_role("button"), "a wall has nothing to press").to_have_count(0)
        show_event(page, state, language, "")
        found[f"{state}, its page"] = _wrong(page, PAGE_SIZES[sizes][here])
        assert at % step or not AXE.exists() or serious(page) == [], state
        page.evaluate(DOUBLED)
        large = _wrong(page, LARGE_TEXT_SIZES[here])
        found[f"{state}, its page in text of 200 %"] = {
            size: kept for size, wrong in large.items() if (kept := _but_names(wrong))
        }
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_a_long_name_of_a_team_begins_where_its_line_begins_in_hebrew(person: NewPerson) -> None:
    page = person(width=360, height=640, settings={"language": "he"})
    show_event(page, "not begun", "he", "")
    aligned = page.locator(".entered bdi").evaluate_all("all => all.map((one) => getComputedStyle(one).textAlign)")
    assert len(aligned) == 40 and set(aligned) == {"right"}
