"""One's own hand sorted by hand: by keys and by dragging, for as long as the deal, and without playing a card."""

from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .player import PLAYING, open_table, play_on, start_match

CARDS = "[...document.querySelectorAll('.hand .card')].map((card) => card.dataset.card)"


def _hand(page: Page) -> list[str]:
    cards: list[str] = page.evaluate(CARDS)
    return cards


def _drag(page: Page, card: str, onto: str) -> None:
    start, end = (page.locator(f".hand [data-card='{one}']").bounding_box() for one in (card, onto))
    assert start is not None and end is not None
    page.mouse.move(start["x"] + 12, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def test_a_hand_is_sorted_by_keys_and_by_dragging_and_stays_so_until_the_next_deal(person: NewPerson) -> None:
    page = person(width=390, height=844)
    open_table(page, options={"max_deals": 2})
    start_match(page)
    page.locator(".hand .card").nth(11).wait_for()
    dealt = _hand(page)
    page.locator(".hand .card").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    first, second, *rest = dealt
    expect(page.locator(".hand .card").nth(1)).to_be_focused()
    assert _hand(page) == [second, first, *rest]
    page.locator("[aria-live=polite]", has_text="now 2 of 12").first.wait_for(state="attached")
    _drag(page, dealt[0], dealt[8])
    sorted_hand = _hand(page)
    assert sorted_hand == [second, *rest[:7], first, *rest[7:]]
    play_on(page, until=PLAYING, passes=1.0)
    at_play = _hand(page)
    assert at_play == [card for card in sorted_hand if card in at_play]
    # A drag in the middle of a book plays nothing; the next card by a click is played as ever.
    _drag(page, at_play[0], at_play[5])
    assert sorted(_hand(page)) == sorted(at_play) and _hand(page) != at_play
    page.locator(PLAYING).first.click()
    page.wait_for_function("(before) => document.querySelectorAll('.hand .card').length < before", arg=len(at_play))
    play_on(page, until=".result")
    page.locator(".result .main").click()
    page.locator(".hand .card").nth(11).wait_for()
    suits = [card[-1] for card in _hand(page) if card[-1] in "SHDC"]
    assert [suit for at, suit in enumerate(suits) if suit not in suits[:at]] == list(dict.fromkeys(suits))
    assert all(suits[at] == suits[at - 1] or suits[at] not in suits[:at] for at in range(1, len(suits))), (
        "by suits again"
    )
