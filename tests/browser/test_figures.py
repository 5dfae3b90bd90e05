"""One's own figures: a line of wins against losses and a bar for each bid, told in words and fitting phones."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.nightly import by_day

from .conftest import NewPerson
from .fitting import TELLING, faults, settle
from .player import get
from .test_ranks import CUT

FAULTS = (Path(__file__).parent / "room_fits.js").read_text()
RESULTS = [True, True, False, None, True]
BIDS = [{"call": "4D", "bid": 8, "made": 6}, {"call": "5N", "bid": 2, "made": 0}]
LABELS = {"en": "5 matches: +2 now, +2 at best", "es": "5 partidas", "fr": "5 parties", "he": "5 משחקים"}

MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")
"""What tells a screen in which direction words run; nobody hears or sees it."""


@pytest.mark.parametrize("language", by_day(list(LABELS), "en"))
def test_wins_losses_and_bids_are_pictures_with_words(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language})
    told = get(page, "/api/me/profile")
    match = {"finished": 1, "preset": "classic", "players": ["Ann", "bot:steady"], "seat": 0, "score": [7, 3]}
    # The newest is told first.
    told["matches"] = [{**match, "match": f"m-{n}", "won": won} for n, won in enumerate(reversed(RESULTS))]
    told["statistics"] |= {"matches": 5, "won": 3, "declared": 10, "made": 6, "by_bid": BIDS}
    page.route("**/api/me/profile", lambda route: route.fulfill(json=told))
    page.goto("/#/me")
    line = page.locator(".drawn[role=img]")
    line.wait_for()
    assert MARKS.sub("", line.get_attribute("aria-label") or "").startswith(LABELS[language])
    patches = page.locator(".patches i").evaluate_all(
        "all => all.map(one => [...one.classList].filter(c => c === 'won' || c === 'lost'))"
    )
    assert patches == [["won"], ["won"], ["lost"], [], ["won"]], "oldest first"
    rows = page.locator(".cloth tbody tr")
    expect(rows).to_have_count(2)
    widths = page.locator(".cloth .bar span").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert widths[0] == pytest.approx(4 * widths[1], rel=0.05)
    for width, height in TELLING:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert faults(page, FAULTS) == [], f"{width} by {height}"
        assert page.evaluate(CUT) == [], f"{width} by {height}"
