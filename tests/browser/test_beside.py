"""Pages beside the table by keys alone, and axe on them: invites, house rules, replays in files, frames and chats."""

import re
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import FileChooser, Page, Route, expect

from support.waiting import PATIENCE

from .conftest import NewPerson
from .player import open_table, play_on
from .test_access import AXE, BY_LOOK, seen, serious

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
SMALL = {"width": 720, "height": 480}
"""A frame of another page."""
MOST_STEPS = 120
HEARD = "[...document.querySelectorAll('[role=log] p')].map(line => line.textContent)"
DROP = """text => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], 'match.json', { type: 'application/json' }));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def tab_to(page: Page, wanted: str) -> None:
    """Walks with the Tab key until something has the focus, which is to be seen all the way."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.locator(f":focus:is({wanted})").count():
            break
    focused = page.locator(f":focus:is({wanted})")
    expect(focused).to_have_count(1)
    assert focused.evaluate("one => getComputedStyle(one.closest('label') ?? one).visibility") == "visible"


@pytest.fixture(scope="module")
def finished(resident: NewPerson) -> tuple[str, str]:
    """A match of one deal: its name, and its record as a file holds it."""
    page = resident()
    table = open_table(page, options={"max_deals": 1}, bots="casual")["table"]
    play_on(page)
    match = f"{table}-1"
    return match, page.evaluate("path => fetch(path).then(answer => answer.text())", f"/api/matches/{match}/record")


@BY_LOOK
def test_the_viewer_in_a_frame_is_walked_by_keys_and_heard(
    person: NewPerson, finished: tuple[str, str], look: str
) -> None:
    page = person(**SMALL, **seen(look))
    # The viewer knows no settings; it follows what the system asks for.
    page.emulate_media(color_scheme="dark" if look == "dark" else "light")
    page.goto(f"/embed.html#/{finished[0]}/0")
    page.locator("[data-moment='0']").wait_for()
    assert serious(page) == []
    page.keyboard.press("ArrowRight")
    page.locator("[data-moment='1']").wait_for()
    told = page.locator("[data-moment]").inner_text()
    assert told in page.evaluate(HEARD)
    page.keyboard.press("End")
    expect(page.locator("[data-moment='1']")).to_have_count(0)
    tab_to(page, "button:text-is('Auction')")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    assert serious(page) == [], "the auction"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(":focus")).to_have_text("Auction")
    assert page.locator("a").get_attribute("target") == "_blank", "the way to the whole match"


@BY_LOOK
def test_a_file_is_chosen_by_keys_or_dropped_and_opens_as_a_replay(
    person: NewPerson, finished: tuple[str, str], tmp_path: Path, look: str
) -> None:
    page = person(**seen(look))
    asked: list[FileChooser] = []

    def keep(one: FileChooser) -> None:
        asked.append(one)

    page.on("filechooser", keep)
    page.goto("/#/replay")
    page.locator("input[type=file]").wait_for()
    page.evaluate(DROP, "no record at all")
    page.get_by_role("alert").filter(has_text=re.compile("[a-z]")).wait_for()
    assert serious(page) == [], "a file that is none"
    tab_to(page, "input[type=file]")
    kept = tmp_path / "match.json"
    kept.write_text(finished[1])
    page.keyboard.press("Enter")
    end = monotonic() + PATIENCE
    while not asked:
        assert monotonic() < end, "the browser asked for no file"
        page.wait_for_timeout(10)
    asked[0].set_files(kept)
    page.locator("[data-moment='0']").wait_for()
    assert serious(page) == []
    page.keyboard.press("ArrowRight")
    page.locator("[data-moment='1']").wait_for()
    page.goto("/#/settings")
    page.locator(".preview").wait_for()
    page.goto("/#/replay")
    page.locator("input[type=file]").wait_for()
    page.evaluate(DROP, finished[1])
    page.locator("[data-moment='0']").wait_for()


@BY_LOOK
def test_house_rules_are_answered_and_a_table_opened_by_keys_alone(person: NewPerson, look: str) -> None:
    page = person(**seen(look))
    page.goto("/#/new")
    page.locator("summary").first.wait_for()
    tab_to(page, "input[name=preset]")
    page.keyboard.press("ArrowDown")
    preset = page.locator("input[name=preset]:checked").get_attribute("value")
    assert preset != "classic"
    page.get_by_text(f"Nothing differs from {preset}").wait_for()
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "fieldset input[type=radio]")
    page.keyboard.press("ArrowDown")
    page.locator(".differs li").first.wait_for()
    assert serious(page) == []
    tab_to(page, "button:text-is('Open the table')")
    page.keyboard.press("Enter")
    page.locator(".seating .main").wait_for()
    expect(page.locator(":focus")).to_have_class(re.compile("main"))


@pytest.mark.nightly
@BY_LOOK
def test_who_is_invited_chooses_a_chair_by_keys_alone(person: NewPerson, look: str) -> None:
    host, page = person(), person("", **seen(look))
    page.goto(f"/#/join/{open_table(host, options={'target': 21})['invite']}")
    page.get_by_text("What differs").or_(page.get_by_text("21 points")).first.wait_for()
    assert serious(page) == []
    tab_to(page, "input[name=chair]")
    page.keyboard.press("Space")
    expect(page.locator(".chair.on")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    tab_to(page, "input[type=text]")
    page.keyboard.type("Tasha")
    tab_to(page, "button:text-is('Sit down there')")
    page.keyboard.press("Enter")
    page.locator(".seating .main").wait_for()
    expect(page.locator(":focus")).to_have_class(re.compile("main"))


def test_the_page_of_a_moment_that_chats_read_leads_on(person: NewPerson, finished: tuple[str, str]) -> None:
    page = person()

    def stay(route: Route) -> None:
        # A browser is sent on at once; axe is to see what a slow one shows.
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('http-equiv="refresh"', 'name="stays"'))

    page.route("**/m/*/3", stay)
    page.goto(f"/m/{finished[0]}/3")
    page.locator("body a").wait_for()
    assert serious(page) == []
    tab_to(page, "a")
    page.keyboard.press("Enter")
    page.locator("[data-moment='3']").wait_for()
    page.goto(f"/m/{finished[0]}/2")
    page.locator("[data-moment='2']").wait_for()
