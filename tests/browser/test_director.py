"""Events in a hall through the pages: pairs by their phones, nine people who rise and fly; pages fit and are heard."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from support.event_pages import pair
from support.nightly import amount, by_day

from .fitting import faults
from .test_access import AXE, serious
from .test_event_rooms import FAULTS
from .venue import TWELVE, Venue

SIZES = [(390, 844), (844, 390), (360, 640), (320, 568), (768, 1024), (1366, 625)]
WALL_SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (390, 844)]
LONG = "\n".join(",".join((*pair(number), "South Side Social Club", "Baltimore")) for number in range(12))
NewVenue = Callable[..., Venue]


@pytest.fixture
def new_venue(browser: Browser, tmp_path: Path) -> Iterator[NewVenue]:
    """Opens a hall; everybody goes home after the test."""
    halls: list[Venue] = []

    def begin(form: str = "swiss", rounds: int = 0, **phone: object) -> Venue:
        halls.append(Venue(browser, tmp_path, form, rounds, **phone))
        return halls[-1]

    yield begin
    for venue in halls:
        venue.leave()


@pytest.mark.parametrize(("pairs", "rounds"), by_day([(6, 2), (12, 3)], (6, 2)))
def test_pairs_play_an_evening_by_their_phones(new_venue: NewVenue, pairs: int, rounds: int) -> None:
    venue = new_venue(rounds=rounds)
    venue.enter("\n".join(TWELVE.splitlines()[:pairs]))
    venue.press("Draw round 1")
    cards = venue.cards()
    assert len(cards) == pairs // 2
    _confirmed(venue, *cards[0])
    _disputed_and_ruled(venue, *cards[1])
    _locked(venue, *cards[2])
    for ours, theirs in cards[3:]:
        venue.report(ours, 21, 9)
        venue.confirm(theirs)
    for number in range(2, rounds + 1):
        venue.press(f"Draw round {number}")
        for table, (ours, theirs) in enumerate(venue.cards()):
            venue.report(ours, 21 + table, 7)
            venue.confirm(theirs)
    venue.desk.goto("/")
    assert "have won. Well played!" in venue.desk.inner_text(".trophy .winner")
    rows = venue.desk.locator("tbody tr")
    expect(rows).to_have_count(pairs)
    expect(rows.first.locator("td").nth(2)).to_have_text(str(rounds))
    venue.desk.goto("/desk/log")
    log = venue.desk.inner_text(".log")
    assert "the director rules 21 : 19" in log and f"Round {rounds} is over." in log


@pytest.mark.nightly
def test_paper_has_two_sheets_on_a_page_and_everything_else_on_one(new_venue: NewVenue) -> None:
    venue = new_venue()
    venue.enter(TWELVE)
    venue.press("Draw round 1")
    for kind, pages in (("pairings", 1), ("sheets", 3), ("standings", 1)):
        venue.desk.goto(f"/desk/print/{kind}")
        printed = venue.desk.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == pages, kind


def _confirmed(venue: Venue, ours: str, theirs: str) -> None:
    venue.report(ours, 21, 7, bostons=1)
    venue.confirm(theirs)
    venue.phone.goto(ours)
    expect(venue.phone.locator("form"), "what is confirmed cannot be changed").to_have_count(0)


def _disputed_and_ruled(venue: Venue, ours: str, theirs: str) -> None:
    venue.report(ours, 21, 7)
    phone, desk = venue.phone, venue.desk
    phone.goto(theirs)
    phone.get_by_text("No, that is wrong").click()
    phone.get_by_label("What is wrong?").fill("we had 19")
    phone.get_by_role("button", name="Call the director").click()
    phone.get_by_text("The director is coming to your table").wait_for()
    desk.goto("/desk")
    table = desk.locator("article.disputed")
    assert "we had 19" in table.inner_text()
    table.get_by_text("Decide this table's result", exact=True).first.click()
    them = re.split(r"\s+against\s+", table.locator("p").first.inner_text())[1]
    table.get_by_role("group", name="Points").get_by_label(them).fill("19")
    table.get_by_label("Reason").fill("both sheets say 19")
    table.get_by_role("button", name="Decide this table's result").click()
    desk.wait_for_selector("article.disputed", state="detached")
    phone.goto(theirs)
    assert "both sheets say 19" in phone.inner_text("main") and "19 : 21" in phone.inner_text("main")


def _locked(venue: Venue, ours: str, theirs: str) -> None:
    venue.report(ours, 21, 7)
    venue.pass_minutes(5)
    venue.phone.goto(theirs)
    assert "Nobody objected in five minutes" in venue.phone.inner_text("main")
    expect(venue.phone.get_by_role("button")).to_have_count(0)


@pytest.mark.nightly
def test_nine_people_rise_and_fly(new_venue: NewVenue) -> None:
    venue = new_venue("room")
    venue.enter("\n".join(["Ann", "Bea", "Cleo", "Dot", "Eve", "Flo", "Gus", "Hal", "Ida"]))
    venue.press("Open the room")
    for number, holders_win in enumerate((True, True, False, True, True, True)):
        ((first, second),) = venue.cards()
        winner, loser = (first, second) if holders_win else (second, first)
        venue.report(winner, 7, 3, bostons=int(number == 0))
        venue.confirm(loser)
    venue.phone.reload()
    assert "place 2 in the line" in venue.phone.inner_text("main"), "a loser is told where to wait"
    wall = venue.arrive({"width": 1366, "height": 625})
    wall.goto("/")
    text = wall.inner_text("main")
    assert "keep the table: 4 in a row" in text
    assert "Next up: " in text and "Boston tally" in text and "waits for a partner" in text
    expect(wall.locator("tbody tr")).to_have_count(9)
    for other in (wall, venue.phone):
        assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_wall_shows_a_new_score_by_itself(new_venue: NewVenue) -> None:
    venue = new_venue()
    venue.enter(TWELVE)
    venue.press("Draw round 1")
    wall = venue.arrive({"width": 1366, "height": 625})
    wall.goto("/")
    ours, theirs = venue.cards()[0]
    venue.report(ours, 21, 7)
    venue.confirm(theirs)
    expect(wall.locator(".met.over .points")).to_have_text(["21", "7"])


def test_a_card_is_filled_in_with_the_keyboard_alone(new_venue: NewVenue) -> None:
    venue = new_venue()
    venue.enter(TWELVE)
    venue.press("Draw round 1")
    page = venue.phone
    page.goto(venue.cards()[0][0])
    for key in (
        "Tab",
        "Tab",
        "2",
        "1",
        "Tab",
        "7",
        "Tab",
        "4",
        "Tab",
        "2",
        "Tab",
        "0",
        "Tab",
        "0",
        "Tab",
        "Space",
        "Enter",
    ):
        page.keyboard.press(key)
    page.get_by_text("The other team is asked").wait_for()
    assert "21 : 7" in page.inner_text(".figures")


def _every_page(venue: Venue) -> list[tuple[Page, str]]:
    ours, theirs = venue.cards()[0]
    other, disputed = venue.cards()[1]
    venue.report(ours, 21, 7)
    venue.report(other, 21, 7)
    venue.phone.goto(disputed)
    venue.phone.get_by_text("No, that is wrong").click()
    venue.phone.get_by_role("button", name="Call the director").click()
    desk = ("/desk", "/desk/log", "/desk/print/pairings", "/desk/print/sheets", "/desk/print/standings", "/")
    cards = (ours, theirs, disputed, venue.cards()[2][0], "/card/none")
    return [*((venue.desk, path) for path in desk), *((venue.phone, path) for path in cards)]


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
@pytest.mark.parametrize("look", by_day(["light", "dark"], "light"))
def test_every_page_of_the_desk_fits_every_size_and_axe_finds_nothing_serious(new_venue: NewVenue, look: str) -> None:
    venue = new_venue()
    venue.enter(LONG)
    venue.press("Draw round 1")
    found = {}
    step = amount(2, 1)
    for at, (page, path) in enumerate(_every_page(venue)):
        page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
        page.goto(path)
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        assert serious(page) == [], path
        # By day each page is looked at in every other size, one page in those that the last was not.
        for width, height in (WALL_SIZES if path == "/" else SIZES)[at % step :: step]:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{path} at {width} by {height}"] = faults(page, FAULTS)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_the_standings_of_the_desk_scroll_sideways_at_no_size(new_venue: NewVenue) -> None:
    venue = new_venue()
    venue.enter(LONG)
    venue.press("Draw round 1")
    venue.desk.goto("/desk")
    for width, height in SIZES:
        venue.desk.set_viewport_size({"width": width, "height": height})
        beyond = venue.desk.locator(".wide").evaluate("one => one.scrollWidth - one.clientWidth")
        assert beyond <= 0, f"at {width} by {height}"


def test_the_numbers_of_the_log_are_on_its_paper(new_venue: NewVenue) -> None:
    venue = new_venue()
    venue.enter(TWELVE)
    venue.desk.goto("/desk/log")
    room = venue.desk.locator(".log").evaluate("one => parseFloat(getComputedStyle(one).paddingInlineStart)")
    # A number of three figures, its full stop and the space after it take 40 pixels.
    assert room >= 40


@pytest.mark.nightly
def test_the_desk_works_from_right_to_left(new_venue: NewVenue) -> None:
    venue = new_venue(locale="he")
    venue.enter(TWELVE)
    venue.press("Draw round 1")
    venue.phone.goto(venue.cards()[0][0])
    assert venue.phone.locator("html").get_attribute("dir") == "rtl"
    assert venue.phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
