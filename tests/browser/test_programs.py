"""Programs on the page: a bot account of one's own, a table where it may sit, and everybody sees which seat it has."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .fitting import TELLING, faults
from .player import open_table, play_on, start_match
from .test_circle import account

RANDOM = f"{sys.executable} -m bidwhist.engine random"


def fits(page: Page, what: str) -> None:
    """Nothing is covered or cut at any size."""
    found = {}
    for width, height in TELLING:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = faults(page)
    assert {size: some for size, some in found.items() if some} == {}, what


@contextmanager
def bridged(origin: str, token: str) -> Iterator[None]:
    """A program that comes wherever its account is asked to."""
    words = [sys.executable, "-m", "bidwhist", "bot", "--engine", RANDOM, "--table", origin]
    program = subprocess.Popen(words, env={**os.environ, "BIDWHIST_BOT_TOKEN": token}, stderr=subprocess.PIPE)
    try:
        yield
    finally:
        program.kill()
        program.communicate()


def test_a_bot_is_made_on_ones_page_comes_when_asked_and_plays_in_its_own_name(person: NewPerson, origin: str) -> None:
    page = account(person, "Petra Program")
    page.goto("/#/me")
    page.get_by_text("Your bots", exact=True).click()
    page.get_by_label("Name of a new bot").fill("Deep Pie")
    page.get_by_role("button", name="Make it").click()
    token = page.locator(".token code").inner_text()
    assert re.fullmatch(r"[\w-]{43}", token)
    expect(page.get_by_role("button", name="Another token: Deep Pie")).to_be_visible()
    with bridged(origin, token):
        open_table(page, "palace", programs=True, pace="slow", bots="random", tempo="at_once", options={"max_deals": 1})
        table = page.url
        invite = page.get_by_role("button", name="Invite to your table: Deep Pie")
        while True:
            page.goto("/#/friends")
            page.get_by_role("heading", name="Your clubs").wait_for()
            if invite.count():
                break
            page.reload()
        invite.click()
        page.get_by_role("status").filter(has_text="Deep Pie").wait_for()
        page.goto(table)
        seat = page.get_by_role("region", name="Deep Pie")
        expect(seat.get_by_text("program", exact=True)).to_be_visible()
        fits(page, "a program in its chair")
        start_match(page)
        play_on(page, until=".box, .hand .card.may")
        fits(page, "a program at the table")
    page.goto("/#/me")
    page.get_by_text("Your bots", exact=True).click()
    page.once("dialog", lambda asked: asked.accept())
    page.get_by_role("button", name="Delete: Deep Pie").click()
    expect(page.get_by_role("button", name="Delete: Deep Pie")).to_have_count(0)
