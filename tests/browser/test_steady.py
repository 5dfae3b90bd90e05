"""Nothing jumps while a table is drawn: what comes later has its place, and a longer sentence moves no button."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Route, expect

from .conftest import NewPerson
from .fitting import settle
from .player import open_table, play_on, post, wait_until

LATE_MS = 8_000
"""After so long a part of a page says that it is late."""
SIZES = ((412, 823), (1350, 940))
JUMPS = """
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
        if (!one.hadRecentInput) window.jumped += one.value;
    }
}).observe({ type: "layout-shift", buffered: true });
"""
BADLY = 0.1
"""Where browsers begin to call a page one that jumps: the share of the screen that moved, by how far."""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_little_moves_from_the_first_picture_to_the_hand(person: NewPerson, width: int, height: int) -> None:
    page = person(width=width, height=height, is_painted=True, settings={"hold": 1200, "calm": False})
    page.context.add_init_script(f"window.jumped = 0; {JUMPS}")
    page.goto("/?again#/play")
    page.locator(".hand .card").first.wait_for()
    page.locator(".box").wait_for()
    settle(page)
    assert page.evaluate("window.jumped") < BADLY


class Arrival(NamedTuple):
    """A page, an answer that comes last, one that comes before it, and what is seen in the end."""

    address: str
    late: str
    early: str
    seen: str


ARRIVING = (
    Arrival("standings", "api/me/standing", "api/standings/partners", ".own .gauge"),
    Arrival("daily", "api/daily", "api/daily/days", ".today .eight"),
    Arrival("replay", "replay", "api/guest", "[data-moment]"),
    Arrival("club", "", "api/clubs/", ".walls h2"),
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("room", ARRIVING, ids=lambda room: room.address)
def test_a_page_does_not_move_when_the_last_answer_comes(
    person: NewPerson, room: Arrival, size: tuple[int, int]
) -> None:
    page = person(width=size[0], height=size[1], is_painted=True)
    address = room.address
    if address == "replay":
        table = open_table(page, options={"max_deals": 1})["table"]
        play_on(page, until=".result .won, .result .head, .ended")
        address = f"replay/{table}-1"
    late = room.late
    if address == "club":
        post(page, "/api/accounts", {"name": f"Keeper {size[0]}", "password": "four quiet aces under a lamp"})
        club = post(page, "/api/clubs", {"name": f"Thursday {size[0]}", "about": "Every week at eight."})["club"]
        address, late = f"club/{club}", f"events?club={club}"
    held = list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.context.add_init_script(f"window.jumped = 0; {JUMPS}")
    page.route(lambda asked: asked.endswith(f"/{late}"), hold)
    with page.expect_request(lambda request: request.url.endswith(f"/{late}")):
        page.goto(f"/?again#/{address}")
    wait_until(page, f"performance.getEntriesByType('resource').some(({{ name }}) => name.includes('/{room.early}'))")
    settle(page)
    for route in held:
        route.continue_()
    page.locator(room.seen).first.wait_for()
    settle(page)
    assert page.evaluate("window.jumped") < BADLY / 5


class Hung(NamedTuple):
    """A page, a request that is never answered, what is there all the same, and where it says that it is late."""

    address: str
    request: str
    there: str
    late: str


HUNG = (
    Hung("", "api/events", ".daily .eight", ".tile.events"),
    Hung("", "api/daily", "nav a[href='#/standings']", ".tile.daily"),
    Hung("standings", "api/me/standing", ".ranks tr.bot", ".own"),
    Hung("standings", "api/standings/partners", ".own .gauge", ".standings > .paper"),
    Hung("daily", "api/daily", ".days .paper:first-child :is(.week, p:not(.coming, .row))", ".today"),
    Hung("daily", "api/daily/days", ".today .eight", ".days .paper:first-child"),
)


@pytest.mark.parametrize("room", HUNG, ids=lambda room: f"{room.address or 'front'} without {room.request}")
def test_one_request_that_hangs_hides_nothing_else_and_can_be_made_again(person: NewPerson, room: Hung) -> None:
    page = person(width=1366, height=625)
    hangs = True

    def hold(route: Route) -> None:
        if not hangs:
            route.continue_()

    page.clock.install()
    page.route(lambda asked: asked.endswith(f"/{room.request}"), hold)
    with page.expect_request(lambda request: request.url.endswith(f"/{room.request}")):
        page.goto(f"/?again#/{room.address}")
    page.clock.run_for(1000)
    expect(page.locator(room.there).first).to_be_visible()
    if not room.address:
        expect(page.get_by_role("textbox", name="Invite word")).to_be_visible()
    again = page.locator(room.late).get_by_role("button", name="Try again")
    expect(again).to_have_count(0)
    page.clock.run_for(LATE_MS)
    expect(page.locator(room.late).get_by_role("status")).to_contain_text("longer than usual")
    hangs = False
    again.click()
    expect(again).to_have_count(0)
    expect(page.locator(room.late).get_by_text("longer than usual")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (412, 823)])
def test_what_a_bid_means_moves_no_number_under_a_finger(person: NewPerson, width: int, height: int) -> None:
    page = person(width=width, height=height)
    page.goto("/#/play")
    box = page.locator(".box")
    box.wait_for()
    # The words that can be asked about come later than the box.
    page.wait_for_load_state("networkidle")
    settle(page)
    first = box.locator(".bid[aria-disabled=false]").first
    first.focus()
    settle(page)
    before, words = first.bounding_box(), box.locator(".means").inner_text()
    # The sentence of the box, which is the longest, and then that of a bid.
    page.evaluate("document.querySelector('.box .means').textContent = 'A sentence that is long enough. '.repeat(3)")
    settle(page)
    assert words and first.bounding_box() == before
