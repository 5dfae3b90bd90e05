"""How the tests play: tables opened over HTTP, and a player that presses what the page offers."""

import json
from typing import Any

from playwright.sync_api import Page

DRIVER = """
({ until, pause, passes, presses = Infinity }) => new Promise((resolve, reject) => {
  // Presses what is live, one thing at a time, as a hasty player would.
  const press = () => {
    if (document.querySelector(until)) return resolve(document.querySelector(until).textContent);
    const live = ':not([aria-disabled="true"])';
    const pass = document.querySelector(`button.pass${live}`);
    const bid = document.querySelector(`.bid${live}`);
    const choices = [
      document.querySelector('.result .main'),
      document.querySelector('.seating .main'),
      pass && (!bid || Math.random() < passes) ? pass : bid,
      document.querySelector('.naming button'),
      document.querySelector(`.exchange .done${live}`),
      document.querySelector('.exchange') && document.querySelector('.hand .card.may:not(.aside)'),
      document.querySelector('.hand .card.may'),
    ];
    choices.find(Boolean)?.click();
    if (--presses <= 0) return resolve('');
    if (performance.now() - began > 25000) {
      return reject(new Error(`stuck: ${document.querySelector('main')?.innerText.slice(0, 500)}`));
    }
    setTimeout(press, pause);
  };
  const began = performance.now();
  press();
})
"""

PLAYING = "main:not(.discarding) .hand .card.may"
"""A card that can be played now."""
WON = ".result .won"
"""The words that end a match."""


def open_table(page: Page, preset: str = "classic", **wanted: Any) -> dict[str, str]:
    """Opens a table as the page's person, and goes there: ``table`` and ``invite``."""
    options = wanted.pop("options", {})
    body = json.dumps({"rules": {"preset": preset, "options": options}, **wanted})
    made: dict[str, Any] = page.evaluate(
        """body => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body})
             .then(answer => answer.json())""",
        body,
    )
    assert "table" in made, made
    page.goto(f"/#/table/{made['table']}")
    page.wait_for_selector(".seating .main, .hand .card")
    return made


def play_on(page: Page, until: str = WON, pause: int = 25, passes: float = 0.6) -> str:
    """Plays by pressing what is live until something is on the page; gives its text."""
    return str(page.evaluate(DRIVER, {"until": until, "pause": pause, "passes": passes}))


def press_once(page: Page) -> None:
    """Presses one live thing, where there is any."""
    page.evaluate(DRIVER, {"until": WON, "pause": 0, "passes": 0.6, "presses": 1})


def wait_until(page: Page, holds: str) -> None:
    """Waits until an expression is true; the page's own policy forbids it to evaluate words by itself."""
    for _ in range(400):
        if page.evaluate(f"() => Boolean({holds})"):
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"never came true: {holds}")


def get(page: Page, path: str) -> Any:
    """What the server answers this person over HTTP."""
    return page.evaluate("path => fetch(path).then(answer => answer.json())", path)


def start_match(page: Page) -> None:
    """Says ready."""
    page.click(".seating .main")
    page.wait_for_selector(".hand .card")
