"""Moments of a deal: what is seen, heard and felt of them, and how people hurry or rest them."""

import pytest
from playwright.sync_api import Page

from .conftest import NewPerson
from .player import PLAYING, open_table, play_on, start_match, wait_until

WATCHED = """() => { window.seen = {}; new MutationObserver(() => {
  for (const [name, where] of Object.entries({ tag: '.tag', ribbon: '.ribbon', told: '.told' }))
    for (const one of document.querySelectorAll(where)) (window.seen[name] ??= new Set()).add(one.textContent.trim());
}).observe(document.body, { childList: true, subtree: true, characterData: true }); }"""
"""Writes down the words of moments, however short they hang."""
FINISHED = "ol[aria-label='Finished book']"
BUZZED = "() => { window.buzzed = []; navigator.vibrate = (buzz) => window.buzzed.push(buzz); }"


def _seen(page: Page, name: str) -> list[str]:
    seen: list[str] = page.evaluate("name => [...(window.seen[name] ?? [])]", name)
    return seen


def _tells(page: Page, words: str) -> bool:
    return any(words in tag for tag in _seen(page, "tag"))


def test_a_renege_is_told_on_the_felt_in_the_count_and_in_the_result(person: NewPerson) -> None:
    page = person(settings={"hold": 1})
    open_table(page, options={"renege": "automatic", "max_deals": 1})
    page.evaluate(WATCHED)
    start_match(page)
    page.wait_for_selector(".box")
    page.keyboard.type("7n")
    # With the kitty's book there is something to pay with.
    play_on(page, until=".plaque .moved")
    wait_until(page, "window.seen.ribbon")
    assert any("reneged in book" in words for words in _seen(page, "ribbon"))
    assert "reneged" in page.locator(".me b, .seat .told").all_inner_texts()[0]
    play_on(page, until=".result")
    assert "reneged" in page.locator(".result .found").first.inner_text()
    assert "moved for a renege" in str(page.locator(".plaque .ladder").get_attribute("aria-label"))


@pytest.mark.nightly
def test_books_and_dealers_are_told_where_they_are(person: NewPerson) -> None:
    page = person(settings={"hold": 150, "sounds": True})
    open_table(page, options={"max_deals": 4})
    page.evaluate(WATCHED)
    page.evaluate(BUZZED)
    play_on(page)
    for _ in range(3):
        # By chance one may win none in a whole match.
        if not _tells(page, "your book"):
            page.locator(".result .main").click()
            page.locator(".result .won").wait_for(state="detached")
            play_on(page)
    books = _seen(page, "tag")
    # A card that wins as a trump is told as both.
    assert _tells(page, "your book")
    assert any(words.endswith("’s book") for words in books)
    assert _tells(page, "Trump!")
    assert "deals" in _seen(page, "told") or "kitty" in _seen(page, "told")
    assert page.evaluate("window.buzzed.length") > 0


def test_a_tap_takes_a_finished_book_up_that_lies_until_then(person: NewPerson) -> None:
    page = person(settings={"hold": 600_000})
    open_table(page)
    start_match(page)
    play_on(page, until=FINISHED, passes=1.0)
    page.locator(".felt").click(position={"x": 40, "y": 300})
    page.locator(FINISHED).wait_for(state="detached")


def test_the_title_and_the_icon_say_that_it_is_your_turn(person: NewPerson) -> None:
    page = person()
    open_table(page, name="Kitchen")
    icon = "document.querySelector('link[rel=icon]').href"
    assert page.evaluate(icon).endswith("/icon.svg")
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)
    assert page.title().startswith("Your turn")
    assert page.evaluate(icon).endswith("/icon-turn.svg")
    assert page.evaluate(f"fetch({icon}).then(answer => answer.ok)")
    page.goto("/#/settings")
    page.wait_for_selector(".preview")
    wait_until(page, f"document.title.startsWith('Settings') && {icon}.endsWith('/icon.svg')")


@pytest.mark.nightly
def test_who_looks_elsewhere_is_notified_only_when_they_asked_for_it(person: NewPerson) -> None:
    for wanted in (False, True):
        page = person(settings={"notify": wanted})
        page.evaluate(
            """() => { window.told = []; window.Notification = class { static permission = 'granted';
                 constructor(title) { window.told.push(title); } };
               navigator.serviceWorker.getRegistration = async () => undefined;
               Object.defineProperty(document, 'hidden', { get: () => true }); }"""
        )
        open_table(page)
        start_match(page)
        play_on(page, until=PLAYING, passes=1.0)
        assert bool(page.evaluate("window.told.length")) is wanted
