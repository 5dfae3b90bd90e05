"""Five people walk through the page: python tests/browser/journeys.py --write puts down clicks and seconds.

A click is one that a finger or a mouse makes; cards and bids of a deal are played by the
tests' player and are not counted. Seconds are the machine's, with bots that do not wait: reading is not in them.
With --pictures FOLDER every page of a way is taken at every step, and in a deal as often as something else is asked.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Page, Route, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, FLAGS, ROOT, WAITS, serving
from browser.player import open_table, play_on, press_once

RESULTS = ROOT / "benches" / "results" / "journeys.md"
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 625}
TELEVISION = {"width": 1920, "height": 1080}
COUNTING = """
addEventListener('pointerdown', (event) => event.isTrusted && window.pressed(), true);
addEventListener('change', (event) => event.target.matches('select') && window.pressed(), true);
"""
"""A choice in a list counts as one click."""
OVER = ".result .head, .result .won, .ended"
ASKED = """() => [".seating", ".box", ".naming", ".exchange", "[data-lying]", ".result"]
  .filter((one) => document.querySelector(one)).join()"""
"""What a table is at: it is worth another picture."""
PAINTED_MS = 300
"""Until what a press changed is at its place, in a picture."""
TOGETHER_S = 10
"""From an opened table to the second phone seated."""
LOOKED = "2026-11-27"
"""When every picture of --pictures was opened the last time."""


class Annoyed(NamedTuple):
    """What annoyed somebody in pictures of every step."""

    before: tuple[str, ...]
    """Found before, and mended."""
    mended: tuple[str, ...]
    """Found the last time, and mended."""
    left: tuple[str, ...]
    """Found the last time, and there still."""


ANNOYS = {
    "Newcomer": Annoyed(
        (
            "The front room ended below the fold at 1366×625: the last row of doors was cut.",
            "The words that begin a first deal lay over the partner's seat until they were closed.",
            "After the deal one was sent back to the front room for *Play now*, which is a button right below.",
        ),
        (
            "Portraits on the wall of the front room were cut at 1366×625: a collar hung there without a face.",
            "At the end her own place said *Another one, if you would like*; the button says *Play now*.",
            "While a first deal was bid, the words that teach left the score sheet half a last line (1366×625).",
        ),
        (),
    ),
    "Host with friends": Annoyed(
        (
            "On the television the sum of a deal took a fifth of the screen, in words too small for the couch.",
            "Chairs that nobody took still said *Sit here* on the phones of those who sat.",
            "When the last player got up, the table closed and the code was gone.",
            "A laptop in place of a television showed no code, only a link to it.",
        ),
        (
            "On the television a contract without trump stood in five lines and pushed the felt down (1920×1080).",
            "Who is waited for was a list in a sentence: *Waiting for Ann, Bo for the next deal.*",
            "*Open the table* cut through the last choices of the rules (1920×1080); they fade out above it.",
        ),
        (),
    ),
    "Expert": Annoyed(
        (
            "Below a replay at its first moment the score sheet of a finished match was empty.",
            "The choices of *What if?* were in the order of the rules, not in the rows of the box one bids from.",
            "A call in the auction did not stand above the cards of its seat.",
        ),
        (
            "*What if?*, pressed after the coach, asked about the first call, which is somebody else's.",
            "*This deal* wrote points with a hyphen, `We -5`; the score sheet beside it has a minus.",
        ),
        (),
    ),
    "Club's organiser": Annoyed(
        (
            "The codes for a lost password pushed the page down, and nothing copied all of them.",
            "A team of bots was entered one press at a time.",
            "After making an account a banner said that one's seat is kept, over the sign; nobody had a seat.",
            "The way to her table came up to four seconds after the draw, when the page looked again.",
        ),
        (
            "That banner still came on a busy machine: the server asked for a new connection before the page did.",
            "Who had entered alone was offered *Play with anybody* in gold again.",
            "The form that announces an event opened below the fold.",
            "The bracket of a finished event was cut at its semi-finals (1366×625), beside names of all who entered.",
            "*Entered (0)* stood over her own name as long as she was alone: teams are counted.",
            "The form that announces an event was longer than a laptop's screen.",
        ),
        (),
    ),
    "Grandmother": Annoyed(
        (
            "A phrase of a bot covered the contract for two seconds.",
            "While others bid or played, nothing beside her own name said whom the table waited for; a glow did.",
            "*Sit here* on two other chairs looked like something she still had to press.",
        ),
        (
            "The words of *Hint*, *Rules* and *Say* stayed at 11 pixels, however large she wanted words (390×844).",
            "*Another one, if you, Grandma would like.* was read out at the end.",
            "At the end a phrase of a bot lay over *Last book* and *Say* for two seconds (390×844).",
        ),
        (),
    ),
}


class Step(NamedTuple):
    """A part of a way."""

    what: str
    clicks: int
    seconds: float


class Walk:
    """Somebody's way, on one or several pages: clicks and seconds by step."""

    def __init__(self, browser: Browser, origin: str, pictures: Path | None = None) -> None:
        self.browser, self.origin = browser, origin
        self.pictures = pictures
        """Where pictures go, each named by its number and its page; nowhere while seconds are counted."""
        self.pages: list[Page] = []
        self.steps: list[Step] = []
        self.clicks = self.seen = 0

    def page(self, size: dict[str, int], name: str = "") -> Page:
        """A page of somebody, whose clicks are counted."""
        is_phone = size is PHONE
        context = self.browser.new_context(
            base_url=self.origin,
            viewport=size,  # type: ignore[arg-type]
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        context.expose_binding("pressed", lambda _: self._pressed())
        context.add_init_script(COUNTING)
        context.add_init_script("""localStorage['bidwhist.settings'] ??= '{"hold":0,"calm":true}'""")
        context.request.post("/api/guest", data={"name": name})
        page = context.new_page()
        page.goto("/")
        page.wait_for_selector("h1")
        self.pages.append(page)
        return page

    def see(self) -> None:
        """A picture of each page, where pictures are wanted."""
        if self.pictures is None:
            return
        self.seen += 1
        for number, page in enumerate(self.pages, 1):
            page.wait_for_timeout(PAINTED_MS)
            page.screenshot(path=self.pictures / f"{self.seen:02}-{number}.png")

    def play(self, pages: list[Page], until: str, passes: float = 0.6) -> None:
        """Plays at some pages until the first of all shows something, and looks whenever something else is asked."""
        asked = None
        while not self.pages[0].locator(until).count():
            for page in pages:
                press_once(page, until, passes)
            before, asked = asked, self.pictures and [page.evaluate(ASKED) for page in self.pages]
            if asked != before:
                self.see()
            self.pages[0].wait_for_timeout(20)

    def _pressed(self) -> None:
        self.clicks += 1

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        """What happens in the block is one step."""
        clicks, began = self.clicks, monotonic()
        yield
        self.steps.append(Step(what, self.clicks - clicks, monotonic() - began))
        self.see()


def newcomer(walk: Walk) -> None:
    """Somebody who has never played learns in a deal, and goes on to the game."""
    page = walk.page(LAPTOP)
    with walk.step("from the front room to a first deal, cards in hand"):
        walk.see()
        page.get_by_role("link", name="Learn", exact=True).first.click()
        walk.see()
        page.get_by_role("button", name="Your first deal").click()
        page.locator(".seating .main").wait_for()
        walk.see()
        page.locator(".seating .main").click()
        page.locator(".hand .card").first.wait_for()
    with walk.step("the deal is over"):
        _play_alone(walk, page)
    with walk.step("the game itself, cards in hand"):
        page.get_by_role("link", name="Play now").or_(page.get_by_role("button", name="Play now")).first.click()
        page.wait_for_url("**/#/table/*")
        page.locator(".hand .card").first.wait_for()


def _play_alone(walk: Walk, page: Page, passes: float = 0.6) -> None:
    """A deal at a table of bots: at the page's own speed, or looked at."""
    if walk.pictures:
        walk.play([page], OVER, passes)
    else:
        play_on(page, until=OVER, passes=passes)


def host(walk: Walk) -> None:
    """A host opens a table on the television, and two friends sit down with their phones."""
    screen, phones = walk.page(TELEVISION, "Living room"), [walk.page(PHONE) for _ in range(2)]
    screen.route("**/api/reach", lambda route: _at_home(route, walk.origin))
    with walk.step("from the front room to the table on the television"):
        walk.see()
        screen.get_by_role("link", name="With family and friends").click()
        walk.see()
        screen.get_by_text("On the television").click()
        screen.get_by_role("button", name="Open the table").click()
        code = screen.locator(".seating .code img")
        code.wait_for()
    address = parse_qs(urlsplit(code.get_attribute("src") or "").query)["text"][0]
    with walk.step("from the open table to the second phone seated, one after the other"):
        for phone, name in zip(phones, ("Ann", "Bo"), strict=True):
            phone.goto(address)
            phone.locator(".row input[type=text]").fill(name)
            walk.see()
            phone.get_by_role("button", name="Sit down").tap()
            phone.locator(".seating .main").wait_for()
    with walk.step("the cards are dealt"):
        for phone in phones:
            phone.locator(".seating .main").tap()
            walk.see()
        for phone in phones:
            phone.locator(".hand .card").first.wait_for()
    with walk.step("the deal is over, on the television too"):
        walk.play(phones, ".result")


def _at_home(route: Route, origin: str) -> None:
    route.fulfill(content_type="application/json", body=json.dumps({"pages": [f"{origin}/"], "may_open": False}))


def expert(walk: Walk) -> None:
    """An expert plays a short match, looks for the mistakes and asks what else there was."""
    page = walk.page(LAPTOP, "Cy")
    with walk.step("Play now, cards in hand"):
        page.get_by_role("button", name="Play now").click()
        page.locator(".hand .card").first.wait_for()
    open_table(page, options={"max_deals": 1, "all_pass": "dealer_must"}, bots="casual")
    with walk.step("a match of one deal"):
        _play_alone(walk, page, passes=0.3)
    with walk.step("the coach has judged it"):
        page.get_by_role("link", name="Ask the coach").click()
        page.get_by_text("Judged by").first.wait_for(timeout=5 * WAITS)
    with walk.step("What if, with its choices"):
        page.locator("[data-moment]").wait_for()
        page.locator("button:visible", has_text="What if").first.click()
        page.locator("dialog[open] button").nth(1).wait_for()


def organiser(walk: Walk) -> None:
    """A club's organiser makes an account, founds a club and draws the first round of an event."""
    page = walk.page(LAPTOP, "Dora")
    with walk.step("an account"):
        page.locator("a[href='#/me']").first.click()
        page.locator("input[autocomplete='new-password']").fill("four quiet aces under a lamp")
        walk.see()
        page.get_by_role("button", name="Make an account").click()
        page.locator(".codes li").first.wait_for()
        walk.see()
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    with walk.step("a club"):
        page.goto("/#/friends")
        page.get_by_text("Found a club").first.click()
        walk.see()
        page.locator("details[open] input[type=text]").fill("Thursday night")
        page.locator("details[open] button").click()
        page.wait_for_url("**/#/club/*")
    with walk.step("an event, announced"):
        page.locator("summary", has_text="Announce an event").click()
        walk.see()
        page.locator("details[open] input[type=text]").first.fill("Friday cup")
        page.locator("details[open] button.main").click()
        page.wait_for_url("**/#/event/*")
    with walk.step("entered with three teams of bots, the first round drawn"):
        page.get_by_role("button", name="Play with anybody").click()
        page.get_by_text("or with a bot").first.wait_for()
        walk.see()
        page.get_by_label("Teams of bots").select_option("3")
        page.get_by_role("button", name="Enter 3 teams of bots").click()
        page.wait_for_function("() => document.querySelectorAll('.entered li').length > 3")
        walk.see()
        page.get_by_role("button", name="Draw round 1").click()
        page.get_by_role("link", name="To your table").wait_for()


def grandmother(walk: Walk) -> None:
    """A grandmother makes the words large on her phone, comes by an invite and plays a deal."""
    page, child = walk.page(PHONE), walk.page(LAPTOP, "Ann")
    made = open_table(child, options={"max_deals": 1})
    with walk.step("the largest words and large numbers on the cards"):
        walk.see()
        page.get_by_role("link", name="Settings").tap()
        page.get_by_text("Large numbers").first.tap()
        page.get_by_label("Size of the words").select_option("1.5")
    with walk.step("from the link to a chair"):
        page.goto(f"/#/join/{made['invite']}")
        page.locator(".row input[type=text]").fill("Grandma")
        walk.see()
        page.get_by_role("button", name="Sit down").tap()
        page.locator(".seating .main").wait_for()
    with walk.step("cards in hand"):
        page.locator(".seating .main").tap()
        child.locator(".seating .main").click()
        page.locator(".hand .card").first.wait_for()
    with walk.step("the deal is over"):
        walk.play([page, child], OVER)


JOURNEYS: dict[str, Callable[[Walk], None]] = {
    "Newcomer": newcomer,
    "Host with friends": host,
    "Expert": expert,
    "Club's organiser": organiser,
    "Grandmother": grandmother,
}


def page_of(walks: dict[str, list[Step]]) -> Iterator[str]:
    """The page of results, line by line."""
    yield "# Five journeys"
    yield ""
    yield f"`python tests/browser/journeys.py --write`, {datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} shared cores"
    yield f"({platform.machine()}, {platform.system()}) at a load of {os.getloadavg()[0]:.0f}, Chromium, no window."
    yield ""
    yield "Clicks are those of a finger or a mouse; cards and bids of a deal are played by the tests' player and are"
    yield "not counted. Seconds are the machine's, with bots that do not wait: reading and choosing are not in them."
    yield f"The goal from an opened table to the second phone seated is {TOGETHER_S} seconds. Of these, the figure"
    yield "below is the machine's part, on one machine: the address in the code is opened, no camera looks at it and"
    yield "nobody types."
    for name, steps in walks.items():
        yield ""
        yield f"## {name}"
        yield ""
        yield "| step | clicks | s |"
        yield "|---|---|---|"
        for what, clicks, seconds in steps:
            yield f"| {what} | {clicks} | {seconds:.1f} |"
        yield f"| **all** | **{sum(one.clicks for one in steps)}** | **{sum(one.seconds for one in steps):.1f}** |"
        before, mended, left = ANNOYS[name]
        for title, found in {
            "Annoyed before, and is mended:": before,
            f"Annoyed in the pictures of {LOOKED}, and is mended:": mended,
            f"Annoyed in the pictures of {LOOKED}, and is left:": left,
        }.items():
            if found:
                yield from ("", title, "", *(f"- {one}" for one in found))


def main() -> None:
    """Walks every way, prints the page, and writes it where asked."""
    wanted = argparse.ArgumentParser(description=__doc__)
    kept = wanted.add_mutually_exclusive_group()
    kept.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    kept.add_argument("--pictures", type=Path, help="a folder for pictures of every step, whose seconds say nothing")
    wanted.add_argument("--only", choices=JOURNEYS, help="this one alone")
    options = wanted.parse_args()
    walks = {}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for name in [options.only] if options.only else JOURNEYS:
            with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin:
                pictures = options.pictures and options.pictures / name.split()[0].lower().replace("'s", "")
                if pictures:
                    pictures.mkdir(parents=True, exist_ok=True)
                walk = Walk(browser, origin, pictures)
                JOURNEYS[name](walk)
                walks[name] = walk.steps
                for context in browser.contexts:
                    context.close()
        browser.close()
    lines = "\n".join(page_of(walks)) + "\n"
    sys.stdout.write(lines)
    if options.write:
        RESULTS.write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
