"""Takes pictures of every room to look through: python tests/browser/gallery.py FOLDER [--language he] [--size WxH].

The rooms are those of somebody with an account, long names, friends, a club, a table and one finished match; then, in a
house where nothing has happened, those of a newcomer and of a club's founder; then an event's page and wall in every
state, and the pages of a director's desk.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, FLAGS, paint, serving
from browser.fitting import NINE, settle
from browser.player import open_table, play_on, post, start_match
from browser.shots import guest_page
from browser.staged import show_event
from browser.venue import TWELVE, Venue
from support.event_pages import STATES

LANGUAGES = ("en", "es", "fr", "he")
PASSWORD = "four quiet aces under a lamp"
NAMES = ("Wilhelmina Featherston", "Bartholomew Washington", "Annabelle")
MOST_HIGH = 2600
"""Pixels of a room that scrolls, in its picture."""
OWN_PACE = """() => {
  const { hold, ...kept } = JSON.parse(localStorage["bidwhist.settings"]);
  localStorage["bidwhist.settings"] = JSON.stringify(kept);
}"""
"""A finished book is shown as long as somebody who chose nothing sees it; the match before was played without."""
STAGE = ".app, .wall, .front"
"""What is as high as the screen is."""


class Sight(NamedTuple):
    """A page to take, and what is waited for before."""

    name: str
    address: str
    waited: str


NEWCOMERS = (
    Sight("front-new", "", ".tile.new"),
    Sight("friends-new", "friends", "h1"),
    Sight("daily-new", "daily", "h2"),
    Sight("standings-new", "standings", "h1"),
    Sight("me-new", "me", "h2"),
    Sight("new-new", "new", "main h2"),
    Sight("learn-new", "learn", "h1"),
    Sight("fair-new", "fair", "h1"),
    Sight("replay-new", "replay", "h1"),
)
"""Rooms without data."""
FOUNDERS = (
    Sight("friends-empty", "friends", "h1"),
    Sight("front-empty", "", ".tile"),
    Sight("standings-empty", "standings", "h1"),
)
"""Rooms of somebody with an account and nothing else."""


def main() -> None:
    """Every room in each language at each size, into a folder outside the repository."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--language", action="append", choices=LANGUAGES)
    wanted.add_argument("--size", action="append", help="WIDTHxHEIGHT; all nine where none is named")
    wanted.add_argument("--room", action="append", help="the name of a room; all where none is named")
    wanted.add_argument("--dark", action="store_true", help="by night")
    options = wanted.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in options.size or []] or list(NINE)
    options.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory() as empty,
        serving(Path(folder)) as origin,
        serving(Path(empty)) as empty_house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for language in options.language or LANGUAGES:
            page, rooms = _lived_in(browser, origin, language, is_dark=options.dark)
            for room in rooms:
                if not options.room or room.name in options.room:
                    _visit(page, room, sizes, options.folder / language)
            _new_here(browser, empty_house, language, sizes, options)
            if not options.room or "event" in options.room:
                _events(page, language, sizes, options.folder / language)
            page.context.close()
            if not options.room or "desk" in options.room:
                _desk(browser, language, sizes, options.folder / language, is_dark=options.dark)
        browser.close()


def _guest(browser: Browser, origin: str, language: str, *, is_dark: bool) -> Page:
    look = {"look": "dark"} if is_dark else {}
    return guest_page(browser, origin, {"width": 1366, "height": 625}, language=language, **look)


def _lived_in(browser: Browser, origin: str, language: str, *, is_dark: bool) -> tuple[Page, list[Sight]]:
    """A page of somebody who has been here for a while, and the rooms there are for them."""
    page, mate, asking = (_guest(browser, origin, language, is_dark=is_dark) for _ in NAMES)
    made = [
        post(one, "/api/accounts", {"name": f"{name[:21]} {language}", "password": PASSWORD})
        for one, name in zip((page, mate, asking), NAMES, strict=True)
    ]
    post(mate, "/api/me/friends", {"name": made[0]["person"]["name"]})
    post(page, "/api/me/friends", {"person": made[1]["person"]["id"]})
    post(asking, "/api/me/friends", {"name": made[0]["person"]["name"]})
    club = post(page, "/api/clubs", {"name": f"Thursday Night Kitchen Table {language}", "about": "Every week. " * 9})
    post(mate, "/api/clubs/join", {"word": club["word"]})
    other = post(mate, "/api/tables", {"name": "Saturday after church", "kind": "open"})
    mate.goto(f"/#/table/{other['table']}")
    mate.wait_for_selector(".seating .main")
    page.reload()
    table = open_table(page, options={"max_deals": 1}, bots="casual")["table"]
    play_on(page, until=".result .won, .result .head, .ended")
    page.evaluate(OWN_PACE)
    page.reload()
    return page, list(_rooms(club["club"], other["invite"], f"{table}-1", _begun(page)))


def _begun(page: Page) -> str:
    table = open_table(page, name="Kitchen table")["table"]
    start_match(page)
    return table


def _rooms(club: str, invite: str, match: str, table: str) -> Iterator[Sight]:
    yield Sight("front", "", ".rooms article, .rooms li, .rooms h2")
    yield Sight("table", f"table/{table}", ".hand .card")
    yield Sight("friends", "friends", "main li b")
    yield Sight("club", f"club/{club}", "main li b")
    yield Sight("daily", "daily", "h2")
    yield Sight("standings", "standings", "h1")
    yield Sight("join", f"join/{invite}", "button.main")
    yield Sight("new", "new", "main h2")
    yield Sight("me", "me", "article")
    yield Sight("settings", "settings", "select")
    yield Sight("learn", "learn", "h1")
    yield Sight("fair", "fair", "h1")
    yield Sight("solve", "solve/AK..3._QJ..4._T9..5._87..6./NSud/AS", ".choices button")
    yield Sight("replay", f"replay/{match}/5", "[data-moment]")


def _new_here(browser: Browser, origin: str, language: str, sizes: list[Any], options: argparse.Namespace) -> None:
    """The rooms without data: of a newcomer, then of the same person with an account and an empty club."""
    page = _guest(browser, origin, language, is_dark=options.dark)

    def visit(rooms: Iterable[Sight]) -> None:
        for room in rooms:
            if not options.room or room.name in options.room:
                _visit(page, room, sizes, options.folder / language)

    visit(NEWCOMERS)
    page.reload()
    page.goto("/#/learn")
    page.locator("h1").first.wait_for()
    page.locator("main button.button").first.click()
    page.locator(".seating .main").wait_for()
    first = page.url.split("#/")[1]
    visit([Sight("first-seating", first, ".seating .main")])
    page.locator(".seating .main").click()
    visit([Sight("first-deal", first, ".lesson")])
    post(page, "/api/accounts", {"name": f"Newcomer {language}", "password": PASSWORD})
    club = post(page, "/api/clubs", {"name": f"Porch {language}", "about": ""})
    page.reload()
    visit([Sight("club-empty", f"club/{club['club']}", "main li b"), *FOUNDERS])
    page.context.close()


def _visit(page: Page, room: Sight, sizes: list[Any], folder: Path) -> None:
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/#/{room.address}")
        page.locator(room.waited).first.wait_for()
        _take(page, room.name, [size], folder)


def _events(page: Page, language: str, sizes: list[Any], folder: Path) -> None:
    for state in STATES:
        for part in ("", "/wall"):
            show_event(page, state, language, part)
            _take(page, f"event {state}{part.replace('/', ' ')}".replace(" ", "-"), sizes, folder)


def _desk(browser: Browser, language: str, sizes: list[Any], folder: Path, *, is_dark: bool) -> None:
    with tempfile.TemporaryDirectory() as evening:
        venue = Venue(browser, Path(evening), extra_http_headers={"Accept-Language": language})
        venue.enter(TWELVE)
        venue.press("Draw round 1")
        ours, theirs = venue.cards()[0]
        venue.desk.set_extra_http_headers({"Accept-Language": language})
        for page in (venue.desk, venue.phone):
            page.emulate_media(color_scheme="dark" if is_dark else "light")
        for name, path in {"desk": "/desk", "desk-log": "/desk/log", "desk-wall": "/"}.items():
            venue.desk.goto(path)
            _take(venue.desk, name, sizes, folder)
        for name, path in {"card": ours, "card-theirs": theirs}.items():
            venue.phone.goto(path)
            _take(venue.phone, name, sizes, folder)
        venue.leave()


def _take(page: Page, name: str, sizes: list[Any], folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    paint(page)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        settle(page)
        whole: int = page.evaluate("() => document.documentElement.scrollHeight")
        path = folder / f"{name}-{width}x{height}.png"
        if whole <= height or page.locator(STAGE).count():
            _keep(page, path)
            _take_foot(page, path)
            continue
        # Not `full_page`: Chromium draws words then that are as small as a window without width.
        page.set_viewport_size({"width": width, "height": min(whole, MOST_HIGH)})
        settle(page)
        _keep(page, path)


def _keep(page: Page, path: Path) -> None:
    """A picture as the screen has it; one of a single colour shows nothing, and ends the round."""
    page.screenshot(path=path)
    with Image.open(path) as picture:
        if picture.convert("RGB").getcolors(1):
            raise SystemExit(f"a blank picture: {path}")


def _take_foot(page: Page, path: Path) -> None:
    """What is below a stage that fills the screen."""
    if page.evaluate("() => (scrollTo(0, 1e6), scrollY)") > 0:
        settle(page)
        _keep(page, path.with_stem(f"{path.stem}-foot"))


if __name__ == "__main__":
    main()
