"""The pages around the table fit at every size of screen, with large text, and in languages with longer words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import NewPerson, serving
from .fitting import SIZES, TELLING, Sizes, faults, settle
from .player import post

FAULTS = (Path(__file__).parent / "room_fits.js").read_text()
PASSWORD = "four quiet aces under a lamp"
LONG_NAMES = ("Wilhelmina Featherston", "Bartholomew Washingto", "Annabelle")
LANGUAGES = ("en", "es", "fr", "he")


def _send(page: Page, path: str, **body: Any) -> Any:
    return post(page, f"/api/{path}", body)


def _rooms(page: Page, mate: Page, asking: Page, end: str) -> Iterator[tuple[str, str]]:
    """The pages as somebody has them who has friends, a club and a table; what each is waited for by."""
    made = [
        _send(one, "accounts", name=name + end, password=PASSWORD)
        for one, name in zip((page, mate, asking), LONG_NAMES, strict=True)
    ]
    _send(mate, "me/friends", name=LONG_NAMES[0] + end)
    _send(page, "me/friends", person=made[1]["person"]["id"])
    _send(asking, "me/friends", name=LONG_NAMES[0] + end)
    club = _send(page, "clubs", name=f"Thursday Night Kitchen Table, Baltimor{end}", about="Every week at eight. " * 6)
    _send(mate, "clubs/join", word=club["word"])
    table = _send(
        mate, "tables", name="Saturday after church", rules={"preset": "classic", "options": {"jokers": 1, "kitty": 5}}
    )
    page.reload()
    yield "", "h1"
    yield "friends", "main li b"
    yield f"club/{club['club']}", "main li b"
    yield "daily", "h2"
    yield "standings", "h1"
    yield f"join/{table['invite']}", "button.main"
    yield "new", "main h2"
    yield "me", "h2"
    yield "settings", "select"
    yield "learn", "h1"
    yield "fair", "h1"
    yield "solve/AK..3._QJ..4._T9..5._87..6./NSud/AS", ".choices button"
    yield "replay", "h1"
    yield "owner", "h1"


def _faults(person: NewPerson, language: str, sizes: Sizes) -> dict[str, list[str]]:
    """What does not fit, by room and size, in a language."""
    page, mate, asking = (person(f"Guest {number}", settings={"language": language}) for number in range(3))
    found = {}
    for room, waited in _rooms(page, mate, asking, language[-1]):
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        page.goto(f"/#/{room}")
        page.locator(waited).first.wait_for()
        settle(page)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
            found[f"{room} at {width} by {height}"] = faults(page, FAULTS)
    return {where: wrong for where, wrong in found.items() if wrong}


def test_every_page_fits_laptops_and_phones_from_right_to_left(person: NewPerson) -> None:
    assert _faults(person, "he", TELLING) == {}


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_at_every_size(person: NewPerson, language: str) -> None:
    assert _faults(person, language, SIZES) == {}


def test_the_front_room_of_a_newcomer_ends_above_the_fold_of_a_laptop(person: NewPerson, tmp_path: Path) -> None:
    # A server of its own: what the people of other tests announce and open stands in the front room too.
    with serving(tmp_path) as home:
        page = person("", width=1366, height=625, home=home)
        page.locator(".tile.new").wait_for()
        page.locator(".lines p a").wait_for()
        settle(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= 625
