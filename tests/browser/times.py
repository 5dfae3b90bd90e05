"""How fast the page is: python tests/browser/times.py prints the figures of benches/results/page.md."""

import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, FLAGS, serving
from browser.marks import arrived, lived_in, served

PHONE = {"width": 390, "height": 844}
ROUNDS = 5
FIRST_CARDS = 10
"""Rounds until the first card, on each network."""
HAND_MS, CARD_MS = 4000, 8000
"""What nine of ten of them are to keep on the slow one."""
MOST_TRIES = 40
"""Who passes may still have to bid, or see a deal thrown in; such a deal is not counted."""
SLOW_3G = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
"""400 kbit/s, and 400 ms to the server and back."""
PHONES_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""The network of Lighthouse's phone: 1.6 Mbit/s, and 150 ms to the server and back."""
LIGHTHOUSES_PHONE = {"width": 412, "height": 823}
SETTLED_MS = 500
"""Without a request for so long, a room has all that it shows at first."""
WATCH_PICTURES = """
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.largestPicture = one.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
"""
NETWORKS = (("fast", "fast network", False), ("slow", "slow 3G", True))
THROTTLE = 4
"""How many times slower the processor is made for the phone."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
LONG = 100
"""Milliseconds that no task may take while cards fly."""
LISTED = 50
"""Milliseconds from which on a task is told with its moment."""
WATCH = """
window.interactions = [];
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.interactionId)
    window.interactions.push([one.processingStart - one.startTime, one.duration]);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.longTasks.push(one.duration);
}).observe({ type: 'longtask', buffered: true });
"""
FROM_FIRST_BYTE = "performance.now() - performance.getEntriesByType('navigation')[0].responseStart"
FACES = "performance.getEntriesByType('resource').some((one) => one.name.includes('deck-large') && one.responseEnd)"
PLAY_NOW = ".go button"
PASS = "button.pass:not([aria-disabled='true'])"
NO_PASS = "button.pass[aria-disabled='true']"
LIVE_CARD = "main:not(.discarding) .hand .card.may"


class Task(NamedTuple):
    """One task of the page."""

    after: float
    """Seconds after the first one, which is that of the touch that sits down."""
    cost: float
    """Milliseconds of processor time."""


class FirstCard(NamedTuple):
    """From the first page to the first card that can be played."""

    clicks: int
    """Until a card can be played as a defender; the last one is the pass."""
    hand: float
    """Milliseconds from the first byte until the hand is seen."""
    card: float
    """Milliseconds from the first byte until a card can be played, bots at their usual pace."""
    kilobytes: float
    """What was sent until then, packed, without the deck."""


def main() -> None:
    """Every figure, or some: ``times.py fast``, ``slow``, ``phone`` or ``rooms``."""
    parts = sys.argv[1:] or ["fast", "slow", "phone", "rooms"]
    if "rooms" in parts:
        with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as origin, sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
            _rooms(browser, origin)
            browser.close()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), pace="human") as origin,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for name, slow in ((name, slow) for part, name, slow in NETWORKS if part in parts):
            tried = (_first_card(browser, origin, is_slow=slow) for _ in range(MOST_TRIES))
            found = list(islice((one for one in tried if one), FIRST_CARDS))
            hand, card = (sorted(getattr(one, what) / 1000 for one in found) for what in ("hand", "card"))
            kept = [sum(one.hand <= HAND_MS for one in found), sum(one.card <= CARD_MS for one in found)]
            _tell(
                f"{name}: hand after {statistics.median(hand):.2f} s ({hand[0]:.2f} to {hand[-1]:.2f}), "
                f"a card to play as defender after {statistics.median(card):.2f} s ({card[0]:.2f} to {card[-1]:.2f}) "
                f"and {max(one.clicks for one in found)} clicks, {found[0].kilobytes:.1f} kB without the deck; of "
                f"{len(found)} rounds {kept[0]} had the hand within {HAND_MS / 1000:.0f} s, {kept[1]} the card within "
                f"{CARD_MS / 1000:.0f}"
            )
        if "phone" in parts:
            _phone(browser, origin)
        browser.close()


def _tell(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


@contextmanager
def _new_page(browser: Browser, origin: str, **options: Any) -> Iterator[Page]:
    context = browser.new_context(base_url=origin, **options)
    page = context.new_page()
    page.set_default_timeout(120_000)
    yield page
    context.close()


def _first_card(browser: Browser, origin: str, *, is_slow: bool) -> FirstCard | None:
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
        _once_there(page, PLAY_NOW)
        page.locator(PLAY_NOW).click(force=True)
        # The hand is seen when the faces of its cards have come.
        hand = _once_there(page, ".hand .card", FACES)
        deck = sum(size for name, size in sent.items() if "deck" in urls.get(name, ""))
        kilobytes = (sum(sent.values()) - deck) / 1000
        _once_there(page, f"{PASS}, {NO_PASS}")
        if page.locator(NO_PASS).count():
            return None
        # At once, as soon as it is there: Playwright would wait until nothing has moved for a while.
        page.locator(PASS).click(force=True)
        page.wait_for_function("() => !document.querySelector('.box')", polling="raf")
        card = _once_there(page, f"{LIVE_CARD}, .box, .result")
        if not page.locator(LIVE_CARD).count():
            return None
        return FirstCard(2, hand, card, kilobytes)


def _once_there(page: Page, wanted: str, also: str = "true") -> float:
    """Milliseconds from the first byte until something is on the page: asked before each picture, not now and then."""
    there = f"() => document.querySelector(`{wanted}`) && {also} && {FROM_FIRST_BYTE}"
    return float(page.wait_for_function(there, polling="raf").json_value())


def _phone(browser: Browser, origin: str) -> None:
    with _new_page(browser, origin, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        page.add_init_script(WATCH)
        page.goto("/")
        play = page.get_by_role("button", name="Play now")
        play.wait_for()
        page.wait_for_load_state("networkidle")
        tools = page.context.new_cdp_session(page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        page.evaluate("() => { window.interactions.length = window.longTasks.length = 0; }")
        with _traced(tools, page) as events:
            play.tap()
            page.wait_for_selector(".hand .card")
            _play_a_deal(page)
            page.wait_for_timeout(500)
            interactions, tasks = page.evaluate("() => [window.interactions, window.longTasks]")
        waited, most = max(interactions, key=lambda one: one[1])
        median = statistics.median(duration for _, duration in interactions)
        busy = _busy(events)
        over = ", ".join(f"{task.cost:.0f} ms after {task.after:.1f} s" for task in busy if task.cost > LISTED)
        _tell(
            f"phone, processor {THROTTLE} times slower: {len(interactions)} interactions, to the next paint "
            f"{median:.0f} ms in the median, {most:.0f} at most, {waited:.0f} of it before the page heard; "
            f"the longest task {max(tasks, default=0):.0f} ms by the clock, {sum(task.cost > LONG for task in busy)} "
            f"over {LONG} ms of processor time; over {LISTED}: {over or 'none'}"
        )


def _rooms(browser: Browser, origin: str) -> None:
    """Until each room that a link may lead to has drawn its largest picture, for somebody signed in."""
    wide: dict[str, Any] = {"base_url": origin, "viewport": {"width": 1366, "height": 768}}
    own, mates = browser.new_context(**wide), browser.new_context(**wide)
    rooms = lived_in(arrived(own, "Ann"), arrived(mates, "Bo"))
    signed_in = own.storage_state()
    for room in rooms:
        drawn = sorted(_drawn(browser, origin, room.address, signed_in) for _ in range(ROUNDS))
        _tell(f"{room.name}: drawn after {statistics.median(drawn):.2f} s ({drawn[0]:.2f} to {drawn[-1]:.2f})")


def _drawn(browser: Browser, origin: str, room: str, signed_in: Any) -> float:
    """Seconds until the largest picture of a room, whose files are all still to come."""
    options: dict[str, Any] = {
        "viewport": LIGHTHOUSES_PHONE,
        "has_touch": True,
        "is_mobile": True,
        "service_workers": "block",
    }
    with _new_page(browser, origin, storage_state=signed_in, **options) as page:
        page.add_init_script(WATCH_PICTURES)
        tools = page.context.new_cdp_session(page)
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", PHONES_LINE)
        page.goto(f"/{room}")
        page.wait_for_selector("h1, .hand, [data-moment]")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED_MS)
        return float(page.evaluate("() => window.largestPicture")) / 1000


@contextmanager
def _traced(tools: CDPSession, page: Page) -> Iterator[list[dict[str, Any]]]:
    """What the browser did while the block ran; filled when it is over."""
    events: list[dict[str, Any]] = []
    over: list[bool] = []
    tools.on("Tracing.dataCollected", lambda event: events.extend(event["value"]))
    tools.on("Tracing.tracingComplete", lambda _: over.append(True))
    tools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": TRACED}})
    yield events
    tools.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)


def _busy(events: list[dict[str, Any]]) -> list[Task]:
    """The page's own tasks, in their order; the probe's own are left out."""
    tasks = [one for one in events if one["name"] == "RunTask" and one["ph"] == "X"]
    scripts = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "FunctionCall")
    page = scripts.most_common(1)[0][0]
    asked = [one for one in events if one["name"] == "EvaluateScript" and (one["pid"], one["tid"]) == page]
    mine = [one for one in tasks if (one["pid"], one["tid"]) == page and not any(_holds(one, other) for other in asked)]
    begins = min(one["ts"] for one in mine)
    return [Task((one["ts"] - begins) / 1e6, one.get("tdur", one["dur"]) / 1000) for one in mine]


def _holds(task: dict[str, Any], event: dict[str, Any]) -> bool:
    return bool(task["ts"] <= event["ts"] < task["ts"] + task["dur"])


def _play_a_deal(page: Page) -> None:
    # As a person with a thumb: one thing after another, whatever is live.
    offered = (
        PASS,
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
