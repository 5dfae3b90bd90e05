"""Takes the pictures of the web table for the docs: python tests/browser/shots.py (Playwright, Chromium, Pillow)."""

import json
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, FLAGS, ROOT, serving
from browser.player import open_table, play_on, press_once, start_match
from support.waiting import PATIENCE

IMAGES = ROOT / "docs" / "images"
DESKTOP = {"width": 1280, "height": 760}
PHONE = {"width": 390, "height": 844}
MIDDLE = (
    "main:has(ol[aria-label='This book'] li:nth-child(3))"
    " .hand:has(.card:nth-child(8)):not(:has(.card:nth-child(10))) .card.may"
)
"""The last to play to a book, with eight or nine cards left."""
COLOURS = 96
"""Colours of a picture: enough for drawn cards, and a third of the bytes."""
FRAMES, FRAME_MS = 26, 900
"""How many moments the moving picture has, and how long each is shown."""
BOTH = ".hand:has(.card.may):has(.card.dim)"
"""Cards that can be played, and others that cannot."""


def main() -> None:
    """Every picture, each from a table of its own; or a part alone: ``shots.py people``, ``shots.py moving``."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        if sys.argv[1:]:
            {"people": _people, "moving": _moving}[sys.argv[1]](browser, origin)
            return
        _lobby(browser, origin)
        _table(browser, origin, DESKTOP, "web-table")
        _table(browser, origin, PHONE, "web-phone")
        _exchange(browser, origin)
        _score(browser, origin)
        _coach(browser, origin)
        _replay(browser, origin)
        _people(browser, origin)
        _moving(browser, origin)
        browser.close()


def guest_page(browser: Browser, origin: str, size: dict[str, int], **settings: object) -> Page:
    """The front room of a guest with these settings of the page."""
    scale = 2 if size is PHONE else 1
    context = browser.new_context(base_url=origin, viewport=size, device_scale_factor=scale)  # type: ignore[arg-type]
    kept = json.dumps({"hold": 0, "calm": True, **settings})
    context.add_init_script(f"localStorage['bidwhist.settings'] ??= JSON.stringify({kept})")
    context.request.post("/api/guest", data={"name": "Ann"})
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("h1")
    return page


def _keep(page: Page, name: str, part: Locator | None = None) -> None:
    page.wait_for_timeout(500)
    picture = Image.open(BytesIO((part or page).screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)


def _lobby(browser: Browser, origin: str) -> None:
    _keep(guest_page(browser, origin, DESKTOP), "web-lobby")


def _table(browser: Browser, origin: str, size: dict[str, int], name: str) -> None:
    page = guest_page(browser, origin, size)
    open_table(page, "palace", name="Kitchen table")
    start_match(page)
    while True:
        play_on(page, until=MIDDLE, passes=1.0)
        page.wait_for_timeout(400)  # until the book before has left
        if page.locator("[data-lying]").count() == 3:
            break
        press_once(page)
    _keep(page, name)


def _exchange(browser: Browser, origin: str) -> None:
    page = guest_page(browser, origin, DESKTOP)
    open_table(page, "classic", name="Kitchen table", options={"no_trump_factor": 2})
    start_match(page)
    page.wait_for_selector(".box")
    page.locator(".bid:not([aria-disabled='true'])").last.dblclick()
    page.wait_for_selector(".exchange, .hand .may")
    for card in (15, 14, 9):
        page.locator(".hand .card").nth(card).click()
    _keep(page, "web-kitty")


def _score(browser: Browser, origin: str) -> None:
    page = guest_page(browser, origin, PHONE)
    open_table(page, "palace", name="Kitchen table", options={"max_deals": 4})
    play_on(page, passes=0.85)
    page.keyboard.press("s")
    _keep(page, "web-score")


def _coach(browser: Browser, origin: str) -> None:
    page = guest_page(browser, origin, DESKTOP)
    open_table(page, "classic", name="Kitchen table", options={"max_deals": 2}, bots="casual")
    play_on(page, passes=0.3)
    page.get_by_role("link", name="Ask the coach").click()
    page.get_by_text("Judged by").wait_for(timeout=PATIENCE * 1000)
    _keep(page, "web-coach", page.locator("section", has_text="What did each choice cost?"))


def _replay(browser: Browser, origin: str) -> None:
    for size, name in ((DESKTOP, "web-replay"), (PHONE, "web-replay-phone")):
        _keep(_mistaken(browser, origin, size), name)


def _mistaken(browser: Browser, origin: str, size: dict[str, int]) -> Page:
    """A replay that shows a mistake; a match without one is left."""
    while True:
        page = guest_page(browser, origin, size)
        options = {"max_deals": 1, "all_pass": "dealer_must"}
        open_table(page, "classic", name="Kitchen table", options=options, bots="casual")
        play_on(page, passes=0.5)
        page.get_by_role("link", name="Replay").click()
        page.get_by_role("button", name="Mistakes").click()
        page.get_by_text("Judged by").wait_for(timeout=PATIENCE * 1000)
        if page.locator(".told .mistake").count():
            return page


def _moving(browser: Browser, origin: str) -> None:
    """A deal from its first bid, moment by moment."""
    page = guest_page(browser, origin, {"width": 844, "height": 390})
    open_table(page, "palace", name="Kitchen table")
    start_match(page)
    page.wait_for_selector(".box")
    frames: list[Image.Image] = []
    while len(frames) < FRAMES and not page.locator(".result").count():
        page.wait_for_timeout(450)
        frames.append(Image.open(BytesIO(page.screenshot())).convert("RGB"))
        press_once(page, passes=0.0 if len(frames) < 3 else 1.0)
    first, *others = frames
    first.save(
        IMAGES / "web-deal.webp",
        save_all=True,
        append_images=others,
        duration=FRAME_MS,
        loop=0,
        quality=70,
        method=6,
    )


def _people(browser: Browser, origin: str) -> None:
    """The five people that the page is made for, where each of them sits most."""
    small = {"width": 360, "height": 640}
    old = guest_page(browser, origin, small, largeIndex=True, fourColours=True)
    open_table(old, name="Kitchen table")
    start_match(old)
    play_on(old, until=MIDDLE, passes=1.0)
    _keep(old, "web-people-phone")
    host, cousin = guest_page(browser, origin, small), guest_page(browser, origin, small)
    made = open_table(host, name="Sunday porch", options={"target": 21})
    cousin.goto(f"/#/join/{made['invite']}")
    cousin.get_by_role("heading", name="invites you").wait_for()
    _keep(cousin, "web-people-cousin")
    learner = guest_page(browser, origin, small)
    learner.goto("/#/learn/lesson")
    learner.wait_for_selector(".hand .card, .card")
    _keep(learner, "web-people-newcomer")
    reader = guest_page(browser, origin, small)
    reader.emulate_media(forced_colors="active")
    open_table(reader, name="Kitchen table")
    start_match(reader)
    play_on(reader, until=f"main:not(.discarding) {BOTH}", passes=1.0)
    _keep(reader, "web-people-reader")
    expert = _mistaken(browser, origin, small)
    _keep(expert, "web-people-expert")


if __name__ == "__main__":
    main()
