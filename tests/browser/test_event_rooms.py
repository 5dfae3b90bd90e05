"""An event's page and its wall in all their states, with long names: nothing is cut, covered or broken."""

import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from support.event_pages import STATES, page_in
from support.nightly import by_day

from .conftest import NewPerson
from .fitting import faults, settle
from .test_access import AXE, serious

FAULTS = (Path(__file__).parent / "event_fits.js").read_text()
PAGE_SIZES = {
    "telling sizes": ((1366, 625), (390, 844), (320, 568)),
    "every size": ((1366, 625), (844, 390), (390, 844), (360, 640), (320, 568), (768, 1024)),
}
WALL_SIZES = {
    "telling sizes": ((1280, 720), (3840, 2160)),
    "every size": ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (390, 844)),
}
BY_DAY = ("he", "telling sizes")
AT_NIGHT = [(language, "every size") for language in ("en", "es", "fr", "he")]
DOUBLED = """() => { document.documentElement.style.fontSize = '32px' }"""
"""Text of 200 %, as a person sets it in their browser."""
ROOM_STATES = {"not begun", "in round 3 of 5", "a knockout of 16", "a room", "over", "nobody yet"}
MINUTE_MS = 60_000


def _shown(page: Page, state: str, language: str, part: str) -> None:
    """An event in a state, as the server would send it now."""
    event = STATES[state]().event

    def answer(route: Route) -> None:
        told = json.loads(page_in(event, language, is_director=True))
        now = round(time.time() * 1000)
        told["ends"] = now + 38 * MINUTE_MS if told["ends"] else None
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.unroute("**/api/events/shown")
    page.route("**/api/events/shown", answer)
    page.goto(f"/#/event/shown{part}")
    page.reload()
    page.locator(".wall h1, .banner h1").first.wait_for()
    page.locator(".coming, .trophy, .entries").first.wait_for()


def _wrong(page: Page, sizes: tuple[tuple[int, int], ...]) -> dict[str, list[str]]:
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
    for state in STATES:
        _shown(page, state, language, "/wall")
        found[f"{state}, the wall"] = _wrong(page, WALL_SIZES[sizes])
        expect(page.get_by_role("button"), "a wall has nothing to press").to_have_count(0)
        _shown(page, state, language, "")
        found[f"{state}, its page"] = _wrong(page, PAGE_SIZES[sizes])
        assert not AXE.exists() or serious(page) == [], state
        page.evaluate(DOUBLED)
        large = _wrong(page, ((1366, 625), (390, 844)))
        found[f"{state}, its page in text of 200 %"] = {
            size: kept for size, wrong in large.items() if (kept := _but_names(wrong))
        }
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
