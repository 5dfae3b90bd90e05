"""What a screen reader hears in a deal played by keys alone: python tests/browser/heard.py writes docs/heard.md."""

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, FLAGS, ROOT, serving
from browser.player import open_table

PAGE = ROOT / "docs" / "heard.md"
LISTENS = """
window.heard = [];
window.focused = [];
addEventListener('focusin', ({ target }) => {
  window.heard.push(['focus', window.focused.push(target) - 1, target.textContent.trim()]);
});
addEventListener('DOMContentLoaded', () => {
  const spoken = (node) => {
    const region = (node.parentElement ?? node).closest?.('[aria-live]');
    const words = node.textContent?.trim();
    if (region && words) window.heard.push([region.ariaLive, words]);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') spoken(target);
      for (const node of addedNodes) spoken(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
});
"""
STATE = """() => ({
  over: !!document.querySelector('.result'),
  going: !!document.querySelector('.seating .main'),
  bids: !!document.querySelector('.box'),
  names: !!document.querySelector('.naming'),
  enough: !!document.querySelector(".exchange .done:not([aria-disabled='true'])"),
  discards: !!document.querySelector('.exchange'),
  aside: !!document.activeElement?.matches('.hand .aside'),
  inHand: !!document.activeElement?.matches('.hand .card'),
  plays: !!document.querySelector('main:not(.discarding) .hand .card.may'),
  mayPlay: !!document.activeElement?.matches('.hand .card.may'),
  atEnd: [...document.querySelectorAll('.hand .card')].at(-1) === document.activeElement,
})"""
SAID_BY_STATE = {"disabled": "unavailable", "pressed": "pressed", "selected": "selected", "expanded": "expanded"}
"""What a reader adds to a name for a state."""


class Heard(NamedTuple):
    """One thing that is heard, or the key that led to what follows it."""

    kind: str
    """``key``, ``focus``, ``polite`` or ``assertive``."""
    words: str


class Listener:
    """Hears a page as a screen reader does: live regions, and the name of whatever gets the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree: CDPSession = page.context.new_cdp_session(page)
        self.heard: list[Heard] = []

    def press(self, key: str) -> None:
        """Press a key when all before it has been heard."""
        self.listen()
        self.heard.append(Heard("key", key))
        self.page.keyboard.press(key)
        self.listen()

    def listen(self) -> None:
        """Hear what has been said since."""
        for kind, what, *shown in self.page.evaluate("() => window.heard.splice(0)"):
            self.heard.append(Heard(kind, self._name(what, shown[0]) if kind == "focus" else what.replace("\xa0", " ")))

    def _name(self, number: int, shown: str) -> str:
        # What the page has changed since may have no name in the tree; then its words when it got the focus count.
        found = self.tree.send("Runtime.evaluate", {"expression": f"window.focused[{number}]"})
        tree = self.tree.send(
            "Accessibility.getPartialAXTree", {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        )
        node = tree["nodes"][0]
        states = [
            SAID_BY_STATE[one["name"]]
            for one in node.get("properties", ())
            if one["name"] in SAID_BY_STATE and one["value"].get("value") in (True, "true")
        ]
        return ", ".join([node.get("name", {}).get("value", "") or shown, node["role"]["value"], *states])


def play_deal(page: Page, chance: random.Random) -> list[Heard]:
    """One deal by keys, from sitting down to its result: all that was heard."""
    listener = Listener(page)
    press = _keys(page, chance)
    while True:
        listener.listen()
        key = next(press)
        if key is None:
            break
        if key:
            listener.press(key)
        # Nobody presses again within the time in which the page takes a second press for the first.
        page.wait_for_timeout(350 if key == "Enter" else 20)
    listener.listen()
    return listener.heard


def _keys(page: Page, chance: random.Random) -> Iterator[str | None]:
    rules: tuple[tuple[str, Callable[[dict[str, bool]], str]], ...] = (
        ("going", lambda now: "g"),
        ("bids", lambda now: "p" if chance.random() < 0.5 else "Enter"),
        ("names", lambda now: "Enter"),
        ("enough", lambda now: "f"),
        ("discards", lambda now: "ArrowRight" if not now["inHand"] or now["aside"] else "Enter"),
        ("plays", lambda now: "Enter" if now["mayPlay"] else "Home" if now["atEnd"] else "ArrowRight"),
    )
    while True:
        now = page.evaluate(STATE)
        if now["over"]:
            yield None
        yield next((key(now) for name, key in rules if now[name]), "")


def told(heard: list[Heard]) -> str:
    """What was heard as text: keys at the margin, the focus in brackets, an exclamation mark before what interrupts."""
    shapes = {"key": "[{}]", "focus": "    ({})", "polite": "    {}", "assertive": "  ! {}"}
    lines = [shapes[one.kind].format(one.words) for one in heard]
    return "\n".join(fill(line, 116, subsequent_indent="      ") for line in lines)


HEAD = """# What a screen reader hears
One whole deal at a table with three bots, played by keys alone. A key is in square brackets at the margin. Under it
is what is heard, in its order: the name of what gets the focus, in round brackets; what the polite live region says;
and after an exclamation mark what interrupts. Names, roles and states come from the accessibility tree of Chromium. No
real screen reader was used: what one adds of its own, such as "button" in another language, may differ.

This page is written by `python tests/browser/heard.py`; `tests/browser/test_heard.py` plays another deal and checks the
order.

```text
"""


def main() -> None:
    """Play a deal and write the page."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin, sync_playwright() as driver:
        browser: Browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        page = browser.new_context(base_url=origin).new_page()
        page.add_init_script(LISTENS)
        page.goto("/")
        page.request.post("/api/guest", data={"name": "Ann"})
        open_table(page, name="Kitchen table", bots="steady")
        PAGE.write_text(HEAD + told(play_deal(page, random.Random(4))) + "\n```\n")
        browser.close()


if __name__ == "__main__":
    main()
