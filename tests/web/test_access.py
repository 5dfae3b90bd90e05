"""axe-core on every page and in every phase, light and dark: nothing serious."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import NewPerson
from .player import PLAYING, WON, open_table, play_on, start_match

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
RUN = """() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' || ')}`))"""


def _serious(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.wait_for_timeout(250)
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(person: NewPerson, look: str) -> None:
    page = person(settings={"look": look})
    for path in ("", "new", "learn", "learn/classic", "learn/words", "me", "settings", "join/nobody"):
        page.goto(f"/#/{path}")
        page.wait_for_load_state("networkidle")
        assert _serious(page) == [], path


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_serious_in_any_phase(person: NewPerson, look: str) -> None:
    page = person(settings={"look": look})
    open_table(page, "andrews", options={"max_deals": 1, "all_pass": "dealer_must"})
    assert _serious(page) == []
    start_match(page)
    page.wait_for_selector(".box")
    assert _serious(page) == []
    page.locator(".bid:not([aria-disabled='true'])").last.click()
    for stage in (".naming", ".exchange", PLAYING, WON):
        play_on(page, until=f"{stage}, {WON}", passes=0.0) if not page.locator(stage).count() else None
        assert _serious(page) == [], stage
    for key in ("s", "r", "o", "m", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert _serious(page) == [], key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
