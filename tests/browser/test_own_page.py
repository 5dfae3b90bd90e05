"""One's own page: its columns end together, and by night it reads and fits as by day."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import NewPerson
from .fitting import TELLING, faults, settle
from .player import open_table, play_on, post
from .test_access import AXE, serious

FAULTS = (Path(__file__).parent / "room_fits.js").read_text()
ENDS = """() => [...document.querySelectorAll('.walls > div')].map((column) =>
  Math.round(column.lastElementChild.getBoundingClientRect().bottom))"""


def own_page(page: Page) -> None:
    """Opens one's own page with all that it tells."""
    page.goto("/#/me")
    page.locator("fieldset").wait_for()
    page.get_by_role("link", name="Standings").wait_for()
    settle(page)


@pytest.mark.parametrize("has_account", [False, True])
def test_both_columns_end_at_the_same_line(person: NewPerson, has_account: bool) -> None:
    page = person("Ann", width=1366, height=625)
    if has_account:
        post(page, "/api/accounts", {"name": "Ann of the porch", "password": "four quiet aces under a lamp"})
        page.reload()
    own_page(page)
    left, right = page.evaluate(ENDS)
    assert left == right


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
def test_by_night_it_fits_and_axe_finds_nothing_serious(person: NewPerson) -> None:
    page = person("Bo", settings={"look": "dark"})
    open_table(page, options={"max_deals": 1}, bots="casual")
    play_on(page)
    own_page(page)
    page.locator("article").wait_for()
    assert serious(page) == []
    found = {}
    for width, height in TELLING:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        found[width, height] = faults(page, FAULTS)
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
    assert serious(page) == [], "with all that folds open, on the narrowest"
