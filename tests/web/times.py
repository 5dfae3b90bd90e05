"""How fast the page is: python tests/web/times.py prints the figures of benches/results/page.md."""

import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from web.conftest import CHROMIUM, FLAGS, serving

PHONE = {"width": 390, "height": 844}
ROUNDS = 5
SLOW_3G = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
"""400 kbit/s, and 400 ms to the server and back."""
THROTTLE = 4
"""How many times slower the processor is made for the phone."""
WATCH = """
window.interactions = [];
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.interactionId) window.interactions.push([one.name, one.duration]);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.longTasks.push(one.duration);
}).observe({ type: 'longtask', buffered: true });
"""
SINCE_FIRST_BYTE = "() => performance.now() - performance.getEntriesByType('navigation')[0].responseStart"
LIVE_CARD = "main:not(.discarding) .hand .card.may"


class FirstCard(NamedTuple):
    """From the first page to the first card that can be played."""

    clicks: int
    hand: float
    """Milliseconds from the first byte until the hand is seen."""
    kilobytes: float
    """What was sent until then, packed, without the deck."""


def main() -> None:
    """Every figure."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), pace="human") as origin,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for name, slow in (("fast line", False), ("slow 3G", True)):
            found = [_first_card(browser, origin, is_slow=slow) for _ in range(ROUNDS)]
            hand = sorted(one.hand / 1000 for one in found)
            one = found[0]
            _tell(
                f"{name}: hand after {statistics.median(hand):.2f} s ({hand[0]:.2f} to {hand[-1]:.2f}), "
                f"{one.clicks} clicks, {one.kilobytes:.1f} kB without the deck"
            )
        _phone(browser, origin)
        browser.close()


def _tell(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


@contextmanager
def _new_page(browser: Browser, origin: str, **manners: Any) -> Iterator[Page]:
    context = browser.new_context(base_url=origin, **manners)
    page = context.new_page()
    page.set_default_timeout(120_000)
    yield page
    context.close()


def _first_card(browser: Browser, origin: str, *, is_slow: bool) -> FirstCard:
    with _new_page(browser, origin, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        tools = page.context.new_cdp_session(page)
        sent: dict[str, float] = {}
        urls: dict[str, str] = {}
        tools.on("Network.responseReceived", lambda event: urls.update({event["requestId"]: event["response"]["url"]}))
        tools.on("Network.loadingFinished", lambda event: sent.update({event["requestId"]: event["encodedDataLength"]}))
        tools.send("Network.enable")
        if is_slow:
            tools.send("Network.emulateNetworkConditions", SLOW_3G)
        page.goto("/", wait_until="commit")
        clicks = 1
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".seating .main, .hand .card")
        if page.locator(".seating .main").count():
            page.locator(".seating .main").click()
            clicks += 1
        page.wait_for_selector(".hand .card")
        # The hand is seen when the faces of its cards have come.
        while not any("deck-large" in urls.get(name, "") for name in sent):
            page.wait_for_timeout(10)
        hand = page.evaluate(SINCE_FIRST_BYTE)
        deck = sum(size for name, size in sent.items() if "deck" in urls.get(name, ""))
        return FirstCard(clicks, hand, (sum(sent.values()) - deck) / 1000)


def _phone(browser: Browser, origin: str) -> None:
    with _new_page(browser, origin, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        page.goto("/")
        page.add_init_script(WATCH)
        page.get_by_role("button", name="Play now").tap()
        page.wait_for_selector(".seating .main")
        page.reload()
        page.wait_for_selector(".seating .main")
        tools = page.context.new_cdp_session(page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        page.evaluate("() => { window.interactions.length = window.longTasks.length = 0; }")
        page.locator(".seating .main").tap()
        _play_a_deal(page)
        page.wait_for_timeout(500)
        interactions, tasks = page.evaluate("() => [window.interactions, window.longTasks]")
        longest = sorted((duration for _, duration in interactions), reverse=True)
        _tell(
            f"phone, processor {THROTTLE} times slower: {len(longest)} interactions, to the next paint "
            f"{statistics.median(longest):.0f} ms in the median, {longest[0]:.0f} at most; "
            f"{len(tasks)} tasks over 50 ms, the longest {max(tasks, default=0):.0f} ms"
        )


def _play_a_deal(page: Page) -> None:
    # As a person with a thumb: one thing after another, whatever is live.
    offered = (
        "button.pass:not([aria-disabled='true'])",
        ".naming .choices button",
        ".exchange .done:not([aria-disabled='true'])",
        "main.discarding .hand .card.may:not(.aside)",
        LIVE_CARD,
        ".box .bid:not([aria-disabled='true'])",
    )
    while not page.locator(".result").count():
        for one in offered:
            live = page.locator(one)
            if live.count():
                live.first.tap()
                break
        page.wait_for_timeout(350)


if __name__ == "__main__":
    main()
