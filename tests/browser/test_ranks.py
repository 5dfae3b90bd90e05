"""Tables of people by place: no name is cut inside a word on a phone, and every column can be read."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import NewPerson
from .fitting import settle

PHONES = ((390, 844), (360, 640))
NAMES = ("Bartholomew Washington", "Wilhelmina Featherston", "Ada", "Gus")
BOARD = {
    "board": "partners",
    "month": "2026-11",
    "tier": None,
    "tiers": 0,
    "bots": [],
    "lines": [
        {
            "place": n,
            "people": [name],
            "names": [name],
            "worth": 1700 - n,
            "played": 88,
            "won": 40,
            "certainty": "rough",
        }
        for n, name in enumerate(NAMES, 1)
    ],
}
DAY = {
    "day": "2026-01-01",
    "version": 2,
    "preset": "palace",
    "bots": "champion",
    "deals": 24,
    "commitment": "0" * 64,
    "secret": "1" * 64,
    "places": [
        {
            "place": n if n < 4 else None,
            "name": name,
            "person": f"p{n}" if n < 4 else "",
            "you": n == 1,
            "is_house": False,
            "is_guest": n == 4,
            "boards": 8,
            "share": 4270,
            "difference": -101_300,
        }
        for n, name in enumerate(NAMES, 1)
    ],
    "boards": [
        {"board": 1, "is_guests": False, "players": 2, "yours": None},
        {"board": 25, "is_guests": True, "players": 1, "yours": None},
    ],
    "grade": None,
    "graded": 0,
}
CUT = """
() => [...document.querySelectorAll("tbody th[scope=row]")].flatMap((cell) => {
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), cut = [];
    while (walk.nextNode()) {
        for (const word of walk.currentNode.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(walk.currentNode, word.index);
            range.setEnd(walk.currentNode, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1) cut.push(word[0]);
        }
    }
    return cut;
})
"""
"""Words of names that stand on more than one line."""
HIDDEN = """
() => [...document.querySelectorAll("main table")].map((one) => one.offsetWidth - one.parentElement.clientWidth)
"""
"""Pixels of each table that lie outside what can be seen."""


def _told(page: Page, path: str, answer: dict[str, Any]) -> None:
    def fulfil(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(answer))

    page.route(path, fulfil)


@pytest.mark.parametrize(
    ("room", "path", "answer"),
    [("standings", "**/api/standings/*", BOARD), ("daily/2026-01-01", "**/api/daily/days/*", DAY)],
)
def test_names_stand_whole_in_tables_on_phones(person: NewPerson, room: str, path: str, answer: dict[str, Any]) -> None:
    page = person()
    _told(page, path, answer)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/#/{room}")
        page.get_by_text(NAMES[0]).first.wait_for()
        settle(page)
        expect(page.locator("tbody th[scope=row]")).to_have_count(len(NAMES))
        assert page.evaluate(CUT) == [], f"{room} at {width}"
        assert max(page.evaluate(HIDDEN)) <= 0, f"{room} at {width}"
