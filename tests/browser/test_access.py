"""axe-core on every page and in every phase, light, dark and in forced colours: nothing serious."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from support.nightly import by_day
from support.waiting import PATIENCE

from .conftest import NewPerson, serving
from .fitting import settle
from .player import IN_A_TRICK, PLAYING, WON, all_the_rest, open_table, play_on, start_match

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
RUN = """async (within) => {
// What is not painted has no contrast.
const kept = [...document.adoptedStyleSheets];
document.adoptedStyleSheets = [];
const { violations } = await axe.run(document.querySelector(within), {
  resultTypes: ['violations'],
  // Forced colours are the system's own, and axe reads those that they take the place of.
  rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } },
});
document.adoptedStyleSheets = kept;
return violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' || ')}`);
}"""


def serious(page: Page, within: str = "html") -> list[str]:
    """What axe finds serious or critical on the page as it is, or within a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    settle(page)
    found: list[str] = page.evaluate(RUN, within)
    return found


EVERY = ("light", "dark", "forced")
BY_LOOK = pytest.mark.parametrize("look", by_day(EVERY, "light"))
"""In the dark and in forced colours pages are looked at by night."""
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def seen(look: str) -> dict[str, Any]:
    """What a person brings who looks at the page so."""
    if look == "forced":
        return {"forced_colors": "active"}
    return {"settings": {"look": look}}


SHEETS = "srolm?"
"""Keys that open a sheet over the table."""


@BY_LOOK
def test_axe_finds_nothing_serious_on_any_page(person: NewPerson, look: str) -> None:
    page = person(**seen(look))
    for path in (
        "",
        "new",
        "learn",
        "learn/classic",
        "learn/words",
        "learn/practice",
        "learn/lesson",
        "me",
        "settings",
        "owner",
        "fair",
        "solve",
        "solve/AK..3._QJ..4._T9..5._87..6./NSud/AS",
        "daily",
        "join/nobody",
    ):
        page.goto(f"/#/{path}")
        settle(page)
        assert serious(page) == [], path


@BY_LOOK
def test_axe_finds_nothing_serious_at_the_door_of_a_table_and_where_one_leaves_for_good(
    person: NewPerson, look: str
) -> None:
    host, page = person(), person(**seen(look), **PHONE)
    table = open_table(host, kind="password", password="porch light")["table"]
    page.goto(f"/#/table/{table}")
    page.get_by_role("button", name="Come in").wait_for()
    assert serious(page) == []
    page.goto(f"/#/join/{open_table(host, options={'target': 21})['invite']}")
    page.get_by_text("What differs").wait_for()
    assert serious(page) == [], "the invite"
    page.goto("/#/me")
    page.get_by_text("Delete your account").click()
    page.get_by_text("Download your data").click()
    assert serious(page) == []


@BY_LOOK
def test_axe_finds_nothing_serious_in_the_wizard_at_work(person: NewPerson, look: str) -> None:
    page = person(**seen(look), **PHONE)
    page.goto("/#/new")
    all_the_rest(page)
    page.get_by_text("downtown beats uptown").click()
    page.wait_for_selector(".differs li")
    page.get_by_label("A name for the rules").fill("Aunt Mae")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("More: Aunt Mae").click()
    page.get_by_label("Who can join").select_option("password")
    assert serious(page) == []
    page.get_by_text("two jokers, kitty of 2").click()
    page.wait_for_selector("fieldset .problem")
    assert serious(page) == []


@BY_LOOK
def test_axe_finds_nothing_serious_in_any_phase(person: NewPerson, look: str) -> None:
    page = person(**seen(look))
    open_table(page, "andrews", options={"max_deals": 2, "all_pass": "dealer_must", "sport": "before_pickup"})
    assert serious(page) == []
    start_match(page)
    page.wait_for_selector(".box")
    page.keyboard.press("h")
    page.wait_for_selector(".hint")
    assert serious(page) == []
    page.locator(".bid:not([aria-disabled='true'])").last.dblclick()
    for stage in (".naming", ".exchange", PLAYING, IN_A_TRICK, ".result", WON):
        play_on(page, until=f"{stage}, {WON}", passes=0.0) if not page.locator(stage).count() else None
        assert serious(page) == [], stage
        if stage == IN_A_TRICK:
            _look_at_sheets(page)
    page.get_by_role("button", name="All hands").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-moment='0']")
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Ask the coach").click()
    page.get_by_text("Judged by").wait_for(timeout=PATIENCE * 1000)
    assert serious(page) == [], "replay and coach"
    page.goto("/#/me")
    page.wait_for_selector("article")
    assert serious(page) == [], "profile with a match"


def _look_at_sheets(page: Page) -> None:
    for key in SHEETS:
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert serious(page, "dialog[open]") == [], key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Menu").click()
    assert serious(page) == [], "menu"
    page.get_by_role("button", name="Cards, colours, motion").click()
    assert serious(page, "dialog[open]") == [], "settings"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_forced_colours_tell_a_card_that_can_be_played_from_one_that_cannot(person: NewPerson) -> None:
    page = person(forced_colors="active")
    open_table(page)
    start_match(page)
    both = ".hand:has(.card.may):has(.card.dim)"
    play_on(page, until=f"main:not(.discarding) {both}", passes=1.0)
    settle(page)
    drawn = "one => { const { borderStyle, opacity } = getComputedStyle(one); return [borderStyle, opacity]; }"
    assert page.locator(".hand .card.may").first.evaluate(drawn) == ["solid", "1"]
    assert page.locator(".hand .card.dim").first.evaluate(drawn) == ["dashed", "0.45"]


@pytest.mark.nightly
@BY_LOOK
def test_axe_finds_nothing_serious_where_somebody_watches_on_a_phone(person: NewPerson, look: str) -> None:
    page, guest = person(), person("Bo", **seen(look), **PHONE)
    table = open_table(page, kind="open", name="Porch table", options={"renege": "called"})["table"]
    guest.wait_for_selector("article:has-text('Porch table')")
    assert serious(guest) == [], "lobby with a table"
    start_match(page)
    play_on(page, until=IN_A_TRICK, passes=1.0)
    guest.goto(f"/#/table/{table}")
    guest.wait_for_selector(".seat")
    assert serious(guest) == [], "watcher"
    play_on(page, until=".renege")
    page.keyboard.press("x")
    page.wait_for_selector("dialog[open]")
    assert serious(page) == [], "whose renege"


@pytest.mark.nightly
@BY_LOOK
def test_axe_finds_nothing_serious_while_the_connection_is_down(person: NewPerson, tmp_path: Path, look: str) -> None:
    with serving(tmp_path) as home:
        page = person(home=home, **seen(look))
        open_table(page)
        start_match(page)
    page.wait_for_selector("[data-banner].shown")
    assert serious(page) == []
