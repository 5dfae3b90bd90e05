"""The other pages: replay, wizard, learn, the front room, hints, watching, honour mode."""

import re

from .conftest import NewPerson
from .player import PLAYING, get, open_table, play_on, start_match, wait_until


def test_a_finished_match_is_replayed_step_by_step_and_the_link_opens_at_its_moment(person: NewPerson) -> None:
    page = person()
    table = open_table(page, options={"max_deals": 1})["table"]
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-moment='0']")
    for _ in range(5):
        page.get_by_role("button", name="Next").click()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-moment='6']")
    words = page.locator("[data-moment]").inner_text()
    friend = person("Bo")
    friend.goto(f"/#/replay/{table}-1/6")
    assert friend.locator("[data-moment='6']").inner_text() == words
    page.get_by_role("button", name="Last").click()
    assert page.locator(".hands li").count() == 0


def test_the_record_of_a_match_can_be_downloaded(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"max_deals": 1})
    play_on(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert re.fullmatch(r"bidwhist-[a-z0-9]+-1\.json", download.value.suggested_filename)


def test_play_now_seats_you_with_three_bots(person: NewPerson) -> None:
    page = person()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".seating .main, .hand .card")
    assert page.locator(".seat").count() == 3


def test_the_address_that_serve_opens_leads_straight_to_a_table(person: NewPerson) -> None:
    page = person()
    page.goto("/#/play")
    page.wait_for_selector(".seating .main, .hand .card")
    assert "/#/table/" in page.url


def test_the_wizard_shows_the_sheet_the_difference_and_refuses_what_cannot_be(person: NewPerson) -> None:
    page = person()
    page.goto("/#/new")
    page.get_by_role("radio", name="no-trump doubles; to 7").first.check()
    page.get_by_role("radio", name="andrews").check()
    page.get_by_text("downtown beats uptown").click()
    page.wait_for_selector(".differs li")
    assert page.locator(".differs li").count() == 1
    page.get_by_text("two jokers, kitty of two").click()
    page.wait_for_selector(".problem")
    assert "discard_trick" in page.locator(".problem").inner_text() or page.locator(".problem").inner_text()
    page.get_by_text("two jokers, kitty of six").click()
    page.wait_for_selector(".differs li")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".seating .main")
    page.keyboard.press("r")
    assert page.locator("dialog li").count() > 10


def test_the_first_deal_speaks_at_every_step(person: NewPerson) -> None:
    page = person()
    page.goto("/#/learn")
    page.get_by_role("button", name="Your first deal").click()
    page.wait_for_selector(".seating .main")
    assert "Welcome" in page.locator(".lesson").inner_text()
    page.click(".seating .main")
    page.wait_for_selector(".box")
    assert "Your one bid" in page.locator(".lesson").inner_text()


def test_a_hint_has_a_reason_and_can_be_followed(person: NewPerson) -> None:
    page = person()
    open_table(page)
    start_match(page)
    page.wait_for_selector(".box")
    page.keyboard.press("h")
    assert len(page.locator(".hint").inner_text()) > 20
    page.keyboard.press("y")
    page.wait_for_selector(".box", state="detached")


def test_a_watcher_sees_the_table_and_no_hand(person: NewPerson) -> None:
    page, guest = person(), person("Bo")
    table = open_table(page, kind="open")["table"]
    start_match(page)
    guest.goto(f"/#/table/{table}")
    guest.wait_for_selector(".seat")
    assert guest.locator(".seat").count() == 4
    assert guest.locator(".hand .card").count() == 0


def test_nothing_of_a_hand_is_kept_in_the_browser(person: NewPerson) -> None:
    page = person()
    open_table(page)
    start_match(page)
    hand = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    kept = page.evaluate("JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage}) + location.href")
    assert not [card for card in hand if re.search(rf"\b{card}\b", kept)]


def test_in_honour_mode_any_card_may_be_laid_and_a_renege_is_called_by_its_book(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"renege": "called", "max_deals": 1})
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)
    assert page.locator(".hand .dim").count() == 0
    for _ in range(40):
        if page.get_by_role("button", name="Renege!").count():
            break
        page.locator(".hand .card.may").first.click()
        page.wait_for_timeout(60)
    page.keyboard.press("x")
    page.locator("dialog").get_by_role("button", name="Book 1", exact=True).click()
    wait_until(page, "document.querySelector('[role=log]').textContent.includes('a renege in book 1')")


def test_tap_to_confirm_lifts_first(person: NewPerson) -> None:
    page = person(settings={"confirm": True})
    open_table(page)
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)
    card = page.locator(".hand .card.may").first
    name = card.get_attribute("data-card")
    card.click()
    assert page.locator(f"[data-card='{name}'].lifted").count() == 1
    page.locator(f"[data-card='{name}']").click()
    page.wait_for_selector(f".hand [data-card='{name}']", state="detached")


def test_the_lobby_lists_open_tables(person: NewPerson) -> None:
    page, guest = person(), person("Bo")
    open_table(page, kind="open", name="Porch table")
    guest.goto("/#/")
    guest.wait_for_selector("article:has-text('Porch table')")


def test_the_profile_lists_a_finished_match(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"max_deals": 1})
    play_on(page)
    page.goto("/#/me")
    page.wait_for_selector("article")
    assert get(page, "/api/me/profile")["statistics"]["matches"] == 1
