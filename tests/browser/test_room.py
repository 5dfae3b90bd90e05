"""A rise-and-fly evening at the online table: nine people in nine browsers, one room, and a screen on the wall."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bidwhist.server.tournaments.score_cards import card_of

from .conftest import NewPerson, skip_painting
from .player import DRIVER, WON, get, post, recorded
from .test_circle import account

NINE = tuple(f"{name} Bell" for name in ("Ada", "Bea", "Cal", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida"))
"""Names of accounts, which no guest of another test has."""
MATCHES = 4
ROOM = {"form": "room", "rules": {"preset": "palace"}, "deals": 1, "bots": "random", "pace": "slow", "arrive": 60}


class Evening:
    """What the wall has to say, kept by hand: who holds the table, who waits, and who made Bostons."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.sides: list[tuple[str, str]] = []
        self.waiting = list(names)
        self.streak = 0
        self.bostons = Counter[str]()
        self.best = Counter[str]()

    def sit_down(self) -> list[tuple[str, str]]:
        """Those who are next sit down where a chair is free."""
        while len(self.sides) < 2:
            self.sides.append((self.waiting.pop(0), self.waiting.pop(0)))
        return self.sides

    def is_over(self, winner: int, bostons: tuple[int, int]) -> None:
        """A match is over: the winners keep the table, and the others fly."""
        holds, flies = self.sides[winner], self.sides[1 - winner]
        self.streak = self.streak + 1 if winner == 0 and self.streak else 1
        for side, count in zip(self.sides, bostons, strict=True):
            self.bostons.update(dict.fromkeys(side, count))
        for name in holds:
            self.best[name] = max(self.best[name], self.streak)
        self.sides = [holds]
        self.waiting += flies

    @property
    def next_up(self) -> str:
        """Who sits down next."""
        return " & ".join(self.waiting[:2])


@pytest.fixture
def wall(browser: Browser, origin: str) -> Any:
    """A screen that belongs to nobody."""
    context = browser.new_context(base_url=origin, viewport={"width": 1366, "height": 625})
    skip_painting(context)
    yield context.new_page()
    context.close()


def open_room(person: NewPerson) -> tuple[dict[str, Page], str]:
    """Nine people with accounts, each in a browser of their own, have come into a room; their pages, and the event."""
    pages = {name: account(person, name) for name in NINE}
    host = pages[NINE[0]]
    club = post(host, "/api/clubs", {"name": "The porch"})["club"]
    room = post(host, "/api/events", {**ROOM, "name": "Friday night", "club": club, "who": "accounts"})
    event = room["line"]["event"]
    for page in pages.values():
        page.goto(f"/#/event/{event}")
        page.get_by_role("button", name="Play with anybody").click()
        page.get_by_text("You play: ").wait_for()
    return pages, event


def play_match(pages: dict[str, Page], event: str) -> None:
    """Those who sit play their match, and come back to the page of the room."""
    for seed, page in enumerate(pages.values(), 1):
        page.get_by_role("link", name="To your table").click()
        page.wait_for_selector(".seating .main, .hand .card, .box")
        wanted = {"until": WON, "pause": 25, "passes": 0.6, "seed": seed}
        page.evaluate(f"(wanted) => {{ window.played = ({DRIVER})(wanted); }}", wanted)
    for page in pages.values():
        page.evaluate("() => window.played")
        page.get_by_role("link", name="To the event").click()
        page.wait_for_url(f"**/#/event/{event}")


@pytest.mark.nightly
def test_nine_people_in_nine_browsers_rise_and_fly(person: NewPerson, wall: Page) -> None:
    pages, event = open_room(person)
    pages[NINE[0]].get_by_role("button", name="Open the room").click()
    wall.goto(f"/#/event/{event}/wall")
    evening = Evening(NINE)
    for number in range(1, MATCHES + 1):
        first, second = evening.sit_down()
        sides = [" & ".join(side) for side in (first, second)]
        expect(wall.locator(".met .side")).to_have_text(sides, timeout=60_000)
        expect(wall.locator(".next")).to_have_text(f"Next up: {evening.next_up}")
        waiting = pages[evening.waiting[0]]
        expect(waiting.get_by_text("You are number 1 in the line.")).to_be_visible()
        play_match({name: pages[name] for name in (*first, *second)}, event)
        _checked(pages[NINE[0]], event, number, evening)
    _shown(wall, evening)
    expect(wall.get_by_role("button"), "a wall has nothing to press").to_have_count(0)


def _checked(page: Page, event: str, number: int, evening: Evening) -> None:
    """The last match, from its record as the core reads it; then what the house says of the room."""
    told = get(page, f"/api/events/{event}")
    meetings = told["rounds"][0]["meetings"]
    settled = [one for one in meetings if one["settled"]]
    assert len(settled) == number
    card = card_of(recorded(page, settled[-1]["match"]), needs_winner=True)
    assert settled[-1]["winner"] == card.winner and tuple(settled[-1]["points"]) == card.points
    assert card.winner is not None
    evening.is_over(card.winner, card.bostons)
    (holder,) = told["room"]["holders"]
    assert (holder["names"], holder["streak"]) == (" & ".join(evening.sides[0]), evening.streak)
    tally = {one["names"]: one["bostons"] for one in told["room"]["tally"]}
    assert tally == {name: count for name, count in evening.bostons.items() if count}
    best = {one["names"]: one["best_streak"] for one in told["standings"]}
    assert best == {name: evening.best[name] for name in NINE}


def _shown(wall: Page, evening: Evening) -> None:
    """What is on the wall at the end is what was kept by hand."""
    streak = f": {evening.streak} in a row" if evening.streak > 1 else ""
    expect(wall.locator(".streak")).to_have_text(f"{' & '.join(evening.sides[0])} keep the table{streak}")
    made = {name: count for name, count in evening.bostons.items() if count}
    if made:
        shown = wall.locator("section", has_text="Boston tally").locator("li").all_inner_texts()
        assert {tuple(one.split()) for one in shown} == {(name, str(count)) for name, count in made.items()}
    wall.locator("tbody tr").first.wait_for()
    expect(wall.locator("tbody tr").nth(len(NINE)), "a leaf of the standings").to_have_count(0)
    assert wall.evaluate("document.documentElement.scrollWidth <= innerWidth")
