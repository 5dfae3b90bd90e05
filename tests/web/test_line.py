"""Losing the line: reload, cut, a bot in the meantime, and the same view again."""

from playwright.sync_api import Page

from .conftest import NewPerson, whole
from .player import PLAYING, open_table, play_on, start_match, wait_until

CUTTABLE = """
const Plain = WebSocket;
window.lines = [];
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    if (window.severed) setTimeout(() => this.close(), 0);
    window.lines.push(this);
  }
};
"""
CUT = "() => { window.severed = true; window.lines.forEach((line) => line.close()); }"
MEND = "() => { window.severed = false; }"


def _view(page: Page) -> list[str]:
    cards = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    lying = page.locator("[data-lying]").evaluate_all("cards => cards.map(card => card.dataset.lying)")
    return [*cards, "|", *sorted(lying), "|", page.locator(".bar .contract").inner_text()]


def _into_the_play(page: Page) -> None:
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)


def test_a_reload_in_the_middle_of_a_trick_shows_the_same_table(person: NewPerson) -> None:
    page = person()
    open_table(page)
    _into_the_play(page)
    before = _view(page)
    page.reload()
    page.wait_for_selector(PLAYING)
    assert _view(page) == before


def test_a_cut_line_shows_the_banner_and_comes_back_to_the_same_view(person: NewPerson) -> None:
    page = person()
    page.context.add_init_script(CUTTABLE)
    page.reload()
    open_table(page)
    _into_the_play(page)
    before = _view(page)
    page.evaluate(CUT)
    page.wait_for_selector("[data-banner].shown")
    assert "your seat is kept" in page.locator("[data-banner]").inner_text()
    assert _view(page)[:-1] == before[:-1]
    page.evaluate(MEND)
    wait_until(page, "document.querySelector('[data-banner]').textContent.includes('You are back')")
    assert _view(page) == before


def test_a_card_played_while_the_line_is_down_is_played_once_when_it_is_back(person: NewPerson) -> None:
    page = person()
    page.context.add_init_script(CUTTABLE)
    page.reload()
    open_table(page)
    _into_the_play(page)
    count = page.locator(".hand .card").count()
    page.evaluate(CUT)
    page.wait_for_selector("[data-banner].shown")
    card = page.locator(PLAYING).first.get_attribute("data-card")
    page.click(f"[data-card='{card}']")
    page.wait_for_selector(f"[data-card='{card}'].lifted")
    page.evaluate(MEND)
    page.wait_for_selector(f"[data-card='{card}']", state="detached")
    assert page.locator(".hand .card").count() == count - 1


def test_a_second_window_at_the_same_seat_sees_the_same_hand(person: NewPerson) -> None:
    page = person()
    made = open_table(page)
    _into_the_play(page)
    other = page.context.new_page()
    other.goto(f"/#/table/{made['table']}")
    other.wait_for_selector(PLAYING)
    assert _view(other) == _view(page)


def test_who_gets_up_is_followed_by_a_bot_and_may_sit_down_again(person: NewPerson) -> None:
    ann, bo = person("Ann"), person("Bo")
    made = open_table(ann, options={"max_deals": 1})
    bo.goto(f"/#/join/{made['invite']}")
    bo.locator(".take").first.click()
    bo.click(".seating .main")
    start_match(ann)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Get up from the table").click()
    wait_until(ann, "[...document.querySelectorAll('.keeper')].length === 3")
    play_on(ann)
    bo.locator(".take").first.click()
    wait_until(ann, "[...document.querySelectorAll('.seat .who')].some(seat => seat.textContent === 'Bo')")


@whole
def test_a_bot_keeps_the_seat_of_who_lost_the_line_and_hands_it_back(person: NewPerson) -> None:
    ann, bo = person("Ann"), person("Bo")
    made = open_table(ann)
    bo.goto(f"/#/join/{made['invite']}")
    bo.locator(".take").first.click()
    bo.click(".seating .main")
    start_match(ann)
    bo.goto("/live")
    ann.wait_for_selector(".keeper:has-text('bot keeps the seat')", timeout=90_000)
    bo.goto(f"/#/table/{made['table']}")
    bo.wait_for_selector(".hand .card")
    ann.wait_for_selector(".keeper:has-text('bot keeps the seat')", state="detached")
