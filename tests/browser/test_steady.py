"""Nothing jumps while a table is drawn: what comes later has its place, and a longer sentence moves no button."""

import pytest

from .conftest import NewPerson
from .fitting import settle

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
    page = person(width=width, height=height, settings={"hold": 1200, "calm": False})
    page.context.add_init_script(f"window.jumped = 0; {JUMPS}")
    page.goto("/?anew#/play")
    page.locator(".hand .card").first.wait_for()
    page.locator(".box").wait_for()
    settle(page)
    assert page.evaluate("window.jumped") < BADLY


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
