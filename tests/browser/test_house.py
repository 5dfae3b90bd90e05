"""The rooms around the table with all that they can hold: long names, a full club, a day that is over, a way of months.

What the server would tell of weeks of play is made up here; each room is loaded once in a language, and resized.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from support.nightly import amount, by_day

from .conftest import NewPerson
from .fitting import faults, settle
from .player import open_table
from .test_access import AXE, serious
from .test_circle import account
from .test_rooms_fit import FAULTS, LANGUAGES

SIZES = ((1366, 625), (1920, 1080), (1280, 720), (768, 1024), (844, 390), (390, 844), (360, 640))
LARGE_TEXT = ((1366, 625), (390, 844))
"""Sizes at which text of 200 % is tried too."""
NAMES = ("Wilhelmina Featherston", "Bartholomew Washington", "Annabelle Carter", "Gus", "אברהם בן־דוד", "Dee")
BOTS = [{"level": level, "worth": worth} for level, worth in (("casual", 905), ("steady", 1010), ("champion", 1302))]
DAY_MS, NOW_MS = 86_400_000, 1_795_600_000_000
LARGE_FAULTS = FAULTS.replace('".sr, svg")', '".sr, svg, .ranks, .months")')
"""With text of 200 % a table of figures may scroll in itself, and names of months grow as far as the next allows."""
CUT = r"""
() => {
  const cut = [], walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const inside = walk.currentNode.parentElement;
    // A link and what is never read in words may break; a title may be hyphenated.
    if (inside.closest("code, h1, .sr, .blocks, svg") || !inside.checkVisibility()) continue;
    for (const word of walk.currentNode.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, word.index);
      range.setEnd(walk.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1) cut.push(word[0]);
    }
  }
  return cut.map((word) => `a word is broken: ${word}`);
}
"""
COVERED = """
() => [...document.querySelectorAll("main :is(a, button, input, select, summary)")].flatMap((one) => {
  // A box to tick is hit by its words.
  if (one.matches("label input")) return [];
  const { width, height } = one.getBoundingClientRect();
  if (!one.checkVisibility() || width < 2) return [];
  const name = `${one.localName} "${one.textContent.trim().slice(0, 30)}"`;
  // A link within a sentence is as high as its line.
  const small = (width < 24 || height < 24) && !one.matches("p > a:not(.button)") ? [`too small: ${name}`] : [];
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top } = one.getClientRects()[0];
  const hit = document.elementFromPoint(left + Math.min(width / 2, 30), top + Math.min(height / 2, 12));
  const isFree = hit && (one.contains(hit) || hit.contains(one));
  return small.concat(isFree ? [] : [`covered: ${name} by ${hit?.outerHTML.slice(0, 60)}`]);
})
"""


def _board() -> dict[str, Any]:
    lines = [
        {"place": n, "people": [f"p{n}"], "names": [name], "worth": 1300 - 60 * n, "played": 99, "won": 50}
        for n, name in enumerate(NAMES, 1)
    ]
    return {"board": "partners", "month": "2026-11", "tier": None, "tiers": 0, "bots": BOTS, "lines": lines}


def _standing() -> dict[str, Any]:
    grade = {"pool": "partners", "worth": 998, "certainty": "fair", "played": 80, "won": 44, "place": 2}
    steps = [
        {
            "match": f"m{n}",
            "time": NOW_MS - (50 - n) * 3 * DAY_MS,
            "came": "won",
            "worth": 850 + 3 * n,
            "league": 1,
            "experience": 10,
            "pool": "partners",
            "likely": 1100 + n,
        }
        for n in range(50)
    ]
    return {
        "person": "p2",
        "name": NAMES[1],
        "grades": [{**grade, "as_strong_as": "casual"}],
        "season": {"month": "2026-11", "tier": 3, "points": 41, "played": 12, "counted": 30},
        "level": 7,
        "experience": 1260,
        "next_level": 1400,
        "steps": steps,
        "partners": [{"person": "p1", "name": NAMES[0], "played": 9, "won": 5, "worth": 1100}],
        "chips": None,
        "gift": False,
    }


def _results() -> dict[str, Any]:
    line = {"name": NAMES[1], "you": True, "is_house": False, "match": "m1", "contract": "4 uptown in spades"}
    told = {**line, "declarer": 0, "books": 10, "made": True, "points": -1, "difference": 0, "double_dummy": None}
    places = [
        {
            "place": n,
            "name": NAMES[n % len(NAMES)],
            "person": f"p{n}",
            "you": n == 7,
            "is_house": False,
            "is_guest": False,
            "boards": 8,
            "share": 900_000 - 19_000 * n,
            "difference": 1500 - 70 * n,
        }
        for n in range(1, 30)
    ]
    boards = [
        {
            "board": n,
            "is_guests": False,
            "players": 9,
            "yours": {**told, "share": 100_000 + 30_000 * n} if n % 3 == 0 else None,
        }
        for n in range(1, 25)
    ]
    return {
        "day": "2026-11-24",
        "version": 2,
        "preset": "classic",
        "bots": "champion",
        "deals": 24,
        "commitment": "0" * 64,
        "secret": "1" * 64,
        "places": places,
        "boards": boards,
        "grade": 520_000,
        "graded": 96,
    }


def _club() -> dict[str, Any]:
    members = [
        {"person": {"id": f"p{n}", "name": name, "kind": "account"}, "since": 0, "keeper": n == 1, "here": n < 3}
        for n, name in enumerate(NAMES)
    ]
    results = [
        {
            "match": f"m{n}",
            "finished": NOW_MS - (n // 4) * 7 * DAY_MS,
            "preset": "classic",
            "players": [NAMES[(n + seat) % 5] for seat in range(4)],
            "winners": [0, 2],
        }
        for n in range(12)
    ]
    chairs = {"seats": [NAMES[0], None, None, "Gus"], "free": 2, "playing": False, "watchers": True, "locked": False}
    table = {"table": "t1", "name": "Saturday after church", "preset": "classic", "pace": "slow", "bots": "steady"}
    return {
        "club": "porch",
        "name": "Thursday Night Kitchen Table, Baltimore",
        "about": "Every week at eight. Bring a pie.",
        "founded": 1_790_000_000,
        "count": len(members),
        "members": members,
        "results": results,
        "tables": [{**table, **chairs}],
        "member": True,
        "keeper": True,
        "word": "porchlight42",
        "out": [],
    }


def _today() -> dict[str, Any]:
    hashes = {"commitment": "a" * 64, "tomorrow": "b" * 64}
    told = {"day": "2026-11-25", "ends": NOW_MS, "preset": "classic", "bots": "champion", "deals": 8, "players": 41}
    mine = {"table": "t", "played": 3, "is_ranked": True, "began_as_guest": False, "latest": "2026-11-24"}
    return {**told, **hashes, **mine}


EVENT = {
    "event": "e1",
    "name": "Friday night rise and fly at the porch",
    "form": "room",
    "begins": NOW_MS,
    "stage": "entries",
    "words": "14",
    "club": None,
    "host": "",
    "entered": 14,
    "asks": True,
}
TOLD: dict[str, Any] = {
    "standings/*": _board(),
    "me/standing": _standing(),
    "me/clubs": {"clubs": [{"club": "porch", "name": _club()["name"]}]},
    "daily": _today(),
    "daily/days": [{"day": f"2026-11-{n:02d}", "preset": "classic", "players": 40 + n} for n in range(1, 25)],
    "daily/days/*": _results(),
    "clubs/*": _club(),
    "events*": [EVENT],
}
ROOMS = {
    "": ".eight",
    "daily": ".eight",
    "daily/2026-11-24": ".bars",
    "standings": ".track",
    "club/porch": ".ring",
    "friends": ".crest",
    "me": ".med",
}
"""The rooms, and what each is waited for by."""


def _tells(page: Page) -> None:
    def answering(answer: Any) -> Any:
        def fulfil(route: Route) -> None:
            route.fulfill(content_type="application/json", body=json.dumps(answer))

        return fulfil

    for path, answer in TOLD.items():
        page.route(f"**/api/{path}", answering(answer))


def _wrong(page: Page) -> list[str]:
    return [*faults(page, FAULTS), *faults(page, CUT), *faults(page, COVERED)]


def _visit(page: Page, room: str) -> None:
    page.goto(f"/#/{room}")
    page.locator(ROOMS[room]).first.wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    settle(page)


@pytest.mark.parametrize("language", by_day(LANGUAGES, "es"))
def test_full_rooms_fit_at_every_size_and_with_large_text(person: NewPerson, language: str) -> None:
    page = account(person, f"Bartholomew Washington {language[-1]}", settings={"language": language})
    _tells(page)
    page.reload()
    found = {}
    step = amount(2, 1)
    for at, room in enumerate(ROOMS):
        _visit(page, room)
        # By day each room is looked at in every other size, one room in those that the last was not.
        for width, height in SIZES[at % step :: step]:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{room} at {width} by {height}"] = _wrong(page)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for width, height in LARGE_TEXT:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{room} at {width} by {height}, large text"] = faults(page, LARGE_FAULTS)
        page.evaluate("document.documentElement.style.fontSize = ''")
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
@pytest.mark.parametrize("look", by_day(("light", "dark"), "dark"))
def test_axe_finds_nothing_serious_in_full_rooms(person: NewPerson, look: str) -> None:
    page = account(person, f"Wilhelmina {look}", settings={"look": look})
    _tells(page)
    page.reload()
    for room in ROOMS:
        _visit(page, room)
        assert serious(page) == [], room


def test_the_clubs_have_a_page_without_a_name(person: NewPerson) -> None:
    page = person()
    page.goto("/#/club")
    page.get_by_role("heading", name="Friends and clubs").wait_for()


def test_names_on_the_chairs_of_an_invite_stay_whole(person: NewPerson) -> None:
    host, page = person("Bartholomew Washington"), person("Wilhelmina Featherston")
    made = open_table(host)
    page.goto(f"/#/join/{made['invite']}")
    page.locator(".chair").first.wait_for()
    for width, height in (*SIZES, (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert faults(page, CUT) == [], f"at {width} by {height}"


def test_the_columns_of_a_club_that_has_played_are_of_like_length(person: NewPerson) -> None:
    page = account(person, "Ann of the columns")
    _tells(page)
    page.reload()
    page.goto("/#/club/porch")
    page.locator(ROOMS["club/porch"]).first.wait_for()
    for width, height in ((1366, 625), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        ends = page.locator(".walls > div > :last-child").evaluate_all(
            """all => all.map((one) =>
              one.getBoundingClientRect().bottom - one.closest('.walls').getBoundingClientRect().top)"""
        )
        assert len(ends) == 3 and min(ends) > 0.55 * max(ends), f"at {width} by {height}"
