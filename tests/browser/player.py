"""How the tests play: tables opened over HTTP, and a player that presses what the page offers."""

import json
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from bidwhist.core.match import Match
from bidwhist.records import check, decode_record
from support.waiting import PATIENCE

DRIVER = """
({ until, pause, passes, seed, presses = Infinity }) => new Promise((resolve, reject) => {
  // Presses what is live, one thing at a time, as a hasty player would; the same seed wishes for the same passes.
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  let before = '';
  let moved = performance.now();
  const press = () => {
    const done = document.querySelector(until);
    if (done) return resolve(done.textContent);
    const live = ':not([aria-disabled="true"])';
    const pass = document.querySelector(`button.pass${live}`);
    const bid = document.querySelector(`.box .bid${live}`);
    const choices = [
      document.querySelector('.result .main'),
      document.querySelector('.seating .main'),
      pass && (!bid || chance() < passes) ? pass : bid,
      document.querySelector('.naming button'),
      document.querySelector(`.exchange .done${live}`),
      document.querySelector('.exchange') && document.querySelector('.hand .card.may:not(.aside)'),
      document.querySelector('.hand .card.may'),
    ];
    choices.find(Boolean)?.click();
    if (--presses <= 0) return resolve('');
    const now = document.querySelector('main')?.textContent ?? '';
    if (now !== before) [before, moved] = [now, performance.now()];
    if (performance.now() - moved > 120000) return reject(new Error(`stuck: ${now.slice(0, 500)}`));
    setTimeout(press, pause);
  };
  press();
})
"""

PLAYING = "main:not(.discarding) .hand .card.may"
"""A card that can be played now."""
IN_A_TRICK = "main:not(.discarding):has(ol[aria-label='This book'] [data-lying]) .hand .card.may"
"""A card that can be played to a trick that others have begun."""
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


def play_on(page: Page, until: str = WON, pause: int = 25, passes: float = 0.6, seed: int = 1) -> str:
    """Plays by pressing what is live until something is on the page; gives its text."""
    return str(page.evaluate(DRIVER, {"until": until, "pause": pause, "passes": passes, "seed": seed}))


def play_together(pages: list[Page], until: str = WON, passes: float = 0.6) -> None:
    """Plays at several pages at once, until each shows something."""
    for seed, page in enumerate(pages, 1):
        wanted = {"until": until, "pause": 25, "passes": passes, "seed": seed}
        page.evaluate(f"(wanted) => {{ window.played = ({DRIVER})(wanted); }}", wanted)
    for page in pages:
        page.evaluate("() => window.played")


def press_once(page: Page, until: str = WON, passes: float = 0.6) -> None:
    """Presses one live thing, where there is any and what is waited for is not there."""
    page.evaluate(DRIVER, {"until": until, "pause": 0, "passes": passes, "seed": 1, "presses": 1})


def view_of(page: Page) -> list[str]:
    """What lies open to who sits here: the hand, the trick, the contract."""
    cards = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    lying = page.locator("[data-lying]").evaluate_all("cards => cards.map(card => card.dataset.lying)")
    return [*cards, "|", *sorted(lying), "|", page.locator(".bar .contract").inner_text()]


def wait_until(page: Page, holds: str) -> None:
    """Waits until an expression is true; the page's own policy forbids it to evaluate words by itself."""
    end = monotonic() + PATIENCE
    while not page.evaluate(f"() => Boolean({holds})"):
        assert monotonic() < end, f"never came true: {holds}"
        page.wait_for_timeout(25)


def get(page: Page, path: str) -> Any:
    """What the server answers this person over HTTP."""
    return page.evaluate("path => fetch(path).then(answer => answer.json())", path)


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """What the server answers to what this person sends; a browser tries again where a connection was just closed."""
    said, answer = page.evaluate(
        """([path, body]) => fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body})
             .then(async (answer) => [answer.ok, await answer.json()])""",
        [path, json.dumps(body)],
    )
    assert said, answer
    return answer


def recorded(page: Page, match: str) -> Match:
    """A finished match by its downloaded record, every decision and score of which has been checked."""
    text = page.evaluate("path => fetch(path).then(answer => answer.text())", f"/api/matches/{match}/record")
    return check(decode_record(text.encode()))


def shown_score(page: Page) -> list[int]:
    """The score that ends a match on the page, in the order of its sides there."""
    shown = page.locator(".result .score b").all_inner_texts()
    return [int(number.replace("\u200e", "").replace("−", "-")) for number in shown]


def join_table(page: Page, invite: str) -> None:
    """Comes in by an invite link and sits down on the next free chair."""
    page.goto(f"/#/join/{invite}")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".seating .main")


def start_match(page: Page) -> None:
    """Says ready."""
    page.click(".seating .main")
    page.wait_for_selector(".hand .card")


def all_the_rest(page: Page) -> None:
    """Opens all questions of the wizard: what is loaded above moves them from under a pointer, and a press may miss."""
    summary = page.get_by_text("All the rest")
    while not summary.evaluate("one => one.parentElement.open"):
        summary.click()
