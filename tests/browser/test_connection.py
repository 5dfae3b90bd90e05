"""Losing the connection: reload, cut, a bot in the meantime, and the same view again."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import NewPerson, serving
from .player import (
    IN_A_TRICK,
    PLAYING,
    join_table,
    open_table,
    play_on,
    play_together,
    recorded,
    start_match,
    view_of,
    wait_until,
)

CUTTABLE = """
const Plain = WebSocket;
window.connections = [];
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    if (window.severed) setTimeout(() => this.close(), 0);
    window.connections.push(this);
  }
};
"""
CUT = "() => { window.severed = true; window.connections.forEach((one) => one.close()); }"
MEND = "() => { window.severed = false; }"


def _into_a_trick(page: Page) -> None:
    """To the middle of a trick: others have played, and it is ours to follow."""
    start_match(page)
    play_on(page, until=IN_A_TRICK, passes=1.0)


def test_what_was_said_stays_in_the_history_after_a_reload(person: NewPerson) -> None:
    page = person("Ann")
    open_table(page)
    start_match(page)
    page.wait_for_selector(".hand .card")
    page.keyboard.press("m")
    page.get_by_role("button", name="Good luck").click()
    page.wait_for_selector(".bubble")
    page.reload()
    page.wait_for_selector(".hand .card")
    page.keyboard.press("o")
    page.locator("dialog[open] li", has_text="Ann: Good luck").wait_for()


def test_a_reload_in_the_middle_of_a_trick_shows_the_same_table(person: NewPerson) -> None:
    page = person()
    open_table(page)
    _into_a_trick(page)
    before = view_of(page)
    page.reload()
    page.wait_for_selector(IN_A_TRICK)
    assert view_of(page) == before


def test_a_cut_connection_shows_the_banner_and_comes_back_to_the_same_view(person: NewPerson) -> None:
    page = person()
    page.context.add_init_script(CUTTABLE)
    page.reload()
    open_table(page)
    _into_a_trick(page)
    before = view_of(page)
    page.evaluate(CUT)
    page.wait_for_selector("[data-banner].shown")
    assert "your seat is kept" in page.locator("[data-banner]").inner_text()
    # A connection that is renewed within that time, as after an account is made, shows nothing.
    assert page.locator("[data-banner]").evaluate("one => getComputedStyle(one).transitionDelay") == "0.6s"
    assert view_of(page)[:-1] == before[:-1]
    page.evaluate(MEND)
    wait_until(page, "document.querySelector('[data-banner]').textContent.includes('You are back')")
    assert view_of(page) == before


def test_a_card_played_while_the_connection_is_down_is_played_once_when_it_is_back(person: NewPerson) -> None:
    page = person()
    page.context.add_init_script(CUTTABLE)
    page.reload()
    made = open_table(page, options={"max_deals": 1})
    _into_a_trick(page)
    count = page.locator(".hand .card").count()
    page.evaluate(CUT)
    page.wait_for_selector("[data-banner].shown")
    card = page.locator(PLAYING).first.get_attribute("data-card")
    page.click(f"[data-card='{card}']")
    page.wait_for_selector(f"[data-card='{card}'].lifted")
    page.evaluate(MEND)
    page.wait_for_selector(f"[data-card='{card}']", state="detached")
    expect(page.locator(".hand .card")).to_have_count(count - 1)
    play_on(page)
    recorded(page, f"{made['table']}-1")


def test_a_second_window_at_the_same_seat_sees_the_same_hand(person: NewPerson) -> None:
    page = person()
    made = open_table(page)
    _into_a_trick(page)
    other = page.context.new_page()
    other.goto(f"/#/table/{made['table']}")
    other.wait_for_selector(PLAYING)
    assert view_of(other) == view_of(page)


def test_a_player_who_comes_back_as_somebody_else_sees_the_table_as_an_onlooker(person: NewPerson) -> None:
    page = person()
    page.context.add_init_script(CUTTABLE)
    page.reload()
    open_table(page, kind="open")
    _into_a_trick(page)
    page.evaluate(CUT)
    page.wait_for_selector("[data-banner].shown")
    page.context.clear_cookies()
    page.context.request.post("/api/guest", data={"name": "Bea"})
    page.evaluate(MEND)
    # The hand was Ann's: Bea neither sees it nor presses on cards that the server has to refuse.
    page.wait_for_selector(".hand .card", state="detached")
    page.wait_for_selector(".seat")
    expect(page.locator(".hand .card")).to_have_count(0)


def test_who_gets_up_is_followed_by_a_bot_and_may_sit_down_again(person: NewPerson) -> None:
    ann, bo = person("Ann"), person("Bo")
    made = open_table(ann, options={"max_deals": 1})
    join_table(bo, made["invite"])
    bo.click(".seating .main")
    start_match(ann)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Get up from the table").click()
    bo.get_by_role("button", name="Get up", exact=True).click()
    wait_until(ann, "[...document.querySelectorAll('.keeper')].length === 3")
    play_on(ann)
    bo.locator(".take").first.click()
    wait_until(ann, "[...document.querySelectorAll('.seat .who')].some(seat => seat.textContent === 'Bo')")


def test_a_bot_plays_for_who_lost_the_connection_and_hands_the_seat_back(person: NewPerson, tmp_path: Path) -> None:
    kept = ".keeper:has-text('bot keeps the seat')"
    with serving(tmp_path, absence=1.5) as home:
        ann, bo = person("Ann", home=home), person("Bo", home=home)
        made = open_table(ann, options={"max_deals": 1})
        join_table(bo, made["invite"])
        bo.click(".seating .main")
        start_match(ann)
        bo.goto("/live")
        ann.wait_for_selector(kept)
        # With ten cards left to Ann the first trick is over, and Bo's bot has played to it.
        play_on(ann, until="main:has([data-lying]):not(:has(.hand .card:nth-child(11)))", passes=1.0)
        bo.goto(f"/#/table/{made['table']}")
        bo.wait_for_selector(".hand .card")
        ann.wait_for_selector(kept, state="detached")
        expect(bo.locator(".hand .card").nth(11), "the bot played on").to_have_count(0)
        play_together([ann, bo])
        assert recorded(ann, f"{made['table']}-1").players[1] == "Bo"


def _replaced_by_a_bot(ann: Page, bo: Page) -> None:
    """Two people play a match of one deal; Bo's connection is cut, and a bot keeps the seat."""
    bo.context.add_init_script(CUTTABLE)
    bo.reload()
    join_table(bo, open_table(ann, options={"max_deals": 1})["invite"])
    bo.click(".seating .main")
    start_match(ann)
    bo.evaluate(CUT)
    ann.wait_for_selector(".keeper:has-text('bot keeps the seat')")


@pytest.mark.nightly
def test_a_player_who_was_away_is_told_what_the_bot_played_and_nobody_else_is_welcomed_back(
    person: NewPerson, tmp_path: Path
) -> None:
    with serving(tmp_path, absence=1.5) as home:
        ann, bo = person("Ann", home=home), person("Bo", home=home)
        assert bo.locator("[data-banner]").inner_text() == ""
        _replaced_by_a_bot(ann, bo)
        # When the auction is over, the bot has called for Bo.
        play_on(ann, until=f".seat[aria-label='Bo'] .call, .naming, .exchange, {PLAYING}", passes=1.0)
        bo.evaluate(MEND)
        bo.locator("[data-banner]", has_text="A bot kept your seat: You ").wait_for()


@pytest.mark.nightly
def test_a_player_who_was_away_for_long_is_told_where_to_read_what_the_bot_played(
    person: NewPerson, tmp_path: Path
) -> None:
    with serving(tmp_path, absence=1.5) as home:
        ann, bo = person("Ann", home=home), person("Bo", home=home)
        _replaced_by_a_bot(ann, bo)
        play_on(ann)
        bo.evaluate(MEND)
        bo.locator("[data-banner]", has_text="A bot kept your seat: ").wait_for()


class _Relay:
    """Stands between the page and the server; open connections may fall silent, and nobody closes them."""

    def __init__(self) -> None:
        self.connections = 0
        self.silent: set[int] = set()
        self.kept: list[Callable[[], None]] = []

    def relay(self, page_side: WebSocketRoute) -> None:
        """Carry what either side says, or keep it."""
        self.connections += 1
        number, server_side = self.connections, page_side.connect_to_server()
        page_side.on_message(lambda text: self._carry(number, server_side, text))
        server_side.on_message(lambda text: self._carry(number, page_side, text))

    def _carry(self, number: int, to: WebSocketRoute, text: str | bytes) -> None:
        if number in self.silent:
            self.kept.append(lambda: to.send(text))
        else:
            to.send(text)

    def fall_silent(self) -> None:
        """What is said on these connections from now on does not arrive."""
        self.silent = set(range(self.connections + 1))

    def speak_again(self) -> None:
        """What was kept arrives, in its order."""
        self.silent = set()
        for carried in self.kept:
            carried()
        self.kept.clear()


def _silenced(person: NewPerson) -> tuple[Page, _Relay]:
    """A page at its turn in a trick, whose clock stands still, and whose connection has just fallen silent."""
    relay = _Relay()
    page = person()
    page.context.route_web_socket(re.compile(r"/ws$"), relay.relay)
    page.reload()
    open_table(page)
    _into_a_trick(page)
    page.clock.install()
    page.reload()
    page.wait_for_selector(IN_A_TRICK)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    relay.fall_silent()
    return page, relay


def test_a_connection_that_falls_silent_is_left_within_seven_seconds_of_a_card_and_the_card_is_played_once(
    person: NewPerson,
) -> None:
    page, relay = _silenced(person)
    count, connections = page.locator(".hand .card").count(), relay.connections
    page.locator(PLAYING).first.click()
    page.clock.run_for(6_500)
    assert page.locator("[data-banner]").inner_text() == ""
    page.clock.run_for(1_000)
    page.locator("[data-banner]", has_text="Reconnecting").wait_for()
    page.clock.resume()
    wait_until(page, f"document.querySelectorAll('.hand .card').length === {count - 1}")
    assert relay.connections == connections + 1


def test_a_connection_that_falls_silent_is_left_within_ten_seconds_where_nobody_does_anything(
    person: NewPerson,
) -> None:
    page, _ = _silenced(person)
    page.clock.run_for(10_500)
    page.locator("[data-banner]", has_text="Reconnecting").wait_for()


def test_a_connection_that_is_away_for_five_seconds_is_kept(person: NewPerson) -> None:
    page, relay = _silenced(person)
    count, connections = page.locator(".hand .card").count(), relay.connections
    page.locator(PLAYING).first.click()
    page.clock.run_for(5_000)
    relay.speak_again()
    wait_until(page, f"document.querySelectorAll('.hand .card').length === {count - 1}")
    assert page.locator("[data-banner]").inner_text() == ""
    assert relay.connections == connections
