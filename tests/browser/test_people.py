"""Who people are to one another: names, accounts, lines of rise and fly, what a table allows."""

import re
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from support.waiting import PATIENCE, until

from .conftest import NewPerson
from .player import get, join_table, open_table, play_on, play_together, press_once, start_match, wait_until


def test_a_person_without_a_name_is_asked_for_one_before_coming_in(person: NewPerson) -> None:
    host, guest = person("Ann"), person("")
    invite = open_table(host)["invite"]
    guest.goto(f"/#/join/{invite}")
    guest.get_by_label("What shall they call you?").fill("Cleo")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_text("Cleo", exact=True).wait_for()


def test_an_account_is_made_left_and_entered_again_and_a_code_replaces_a_lost_password(person: NewPerson) -> None:
    page = person("Dora")
    page.goto("/#/me")
    page.locator("input[autocomplete='new-password']").fill("long enough a word")
    page.get_by_role("button", name="Make an account").click()
    page.locator(".codes li").first.wait_for()
    code = page.locator(".codes li").first.inner_text()
    page.reload()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("heading", name="Bid Whist").wait_for()
    page.goto("/#/me")
    page.get_by_text("I have an account").click()
    assert get(page, "/api/me")["person"]["kind"] == "guest"
    page.get_by_label("Account name").fill("Dora")
    page.locator("input[autocomplete='current-password']").fill("not this one")
    page.get_by_role("button", name="Sign in").click()
    assert "is wrong" in page.locator("[role=alert].problem").inner_text()
    page.get_by_label("One of your recovery codes").fill(code)
    page.get_by_label("New password").fill("another long one")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Sign out everywhere").wait_for()
    assert get(page, "/api/me")["person"] == {**get(page, "/api/me")["person"], "name": "Dora", "kind": "account"}


def test_codes_for_a_lost_password_move_nothing_and_are_copied_all_at_once(person: NewPerson) -> None:
    page = person("Dolores")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/#/me")
    page.locator("input[autocomplete='new-password']").fill("long enough a word")
    top = page.locator(".walls").evaluate("one => one.offsetTop")
    page.get_by_role("button", name="Make an account").click()
    dialog = page.get_by_role("dialog", name="Recovery codes")
    codes = dialog.locator(".codes li")
    expect(codes).to_have_count(8)
    assert page.locator(".walls").evaluate("one => one.offsetTop") == top
    dialog.get_by_role("button", name="Copy all").click()
    expect(dialog.get_by_role("status")).to_have_text("All codes are copied.")
    assert page.evaluate("navigator.clipboard.readText()").split("\n") == codes.all_inner_texts()
    # Closed too early, the codes can be opened again for as long as the page is there.
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Recovery codes").click()
    expect(codes).to_have_count(8)


def test_the_bots_and_rules_chosen_in_the_front_room_sit_down_and_are_remembered(person: NewPerson) -> None:
    page = person()
    page.get_by_label("Bots:").select_option("beginner")
    page.get_by_label("Rules:").select_option("palace")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand .card")
    table = page.url.rsplit("/", 1)[-1]
    facts = get(page, f"/api/tables/{table}")
    assert (facts["bots"], facts["preset"]) == ("beginner", "palace")
    page.goto("/#/")
    page.reload()
    page.get_by_text("The kitchen table").wait_for()
    assert page.get_by_label("Bots:").input_value() == "beginner"


def test_the_wizard_opens_a_table_with_conventions_and_without_watchers(person: NewPerson) -> None:
    page = person()
    page.goto("/#/new")
    page.get_by_role("combobox", name="Bots").select_option("casual")
    page.get_by_text("What the bots’ bids promise").click()
    page.get_by_label("A bid of 4 no-trump promises two aces.").check()
    page.get_by_label("Others may watch").uncheck()
    page.get_by_label("People may write more").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".seating .main")
    facts = get(page, f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert (facts["bots"], facts["watchers"], facts["chat"]) == ("casual/four-aces", False, False)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("promises two aces").wait_for()
    page.keyboard.press("Escape")
    start_match(page)
    expect(page.get_by_text("bot, casual")).to_have_count(3)


def in_line(person: NewPerson) -> tuple[list[Page], Page]:
    """Four people about to play a deal of rise and fly, and Eve, who watches and is next in line."""
    pages = [person(name) for name in ("Ann", "Bo", "Cy", "Di")]
    rules = {"rotation": "rise_and_fly", "max_deals": 1}
    invite = open_table(pages[0], options=rules)["invite"]
    for page in pages[1:]:
        join_table(page, invite)
    eve = person("Eve")
    eve.goto(f"/#/join/{invite}")
    eve.get_by_role("button", name="Just watch").click()
    eve.get_by_role("button", name="Get in line").click()
    pages[0].get_by_text(re.compile("Next up: \\W*Eve")).wait_for()
    return pages, eve


def test_at_rise_and_fly_a_watcher_gets_in_line_and_leaves_it(person: NewPerson) -> None:
    pages, eve = in_line(person)
    eve.get_by_role("button", name="Leave the line").click()
    pages[0].get_by_text("Next up").wait_for(state="detached")
    eve.get_by_role("button", name="Get in line").click()
    pages[0].get_by_text(re.compile("Next up: \\W*Eve")).wait_for()


@pytest.mark.nightly
def test_at_rise_and_fly_the_next_in_line_sits_down_where_a_pair_was_beaten(person: NewPerson) -> None:
    pages, eve = in_line(person)
    play_together(pages)
    risen = "[...document.querySelectorAll('.seat .who')].some(one => one.textContent === 'Eve')"
    pages_with_eve = [page for page in pages if page.evaluate(risen)]
    assert not pages_with_eve, "the result is read first"
    for page in pages:
        page.get_by_role("button", name="Another one").click()
    eve.wait_for_selector(".seating .main")
    until(lambda: sum(page.locator(".seating .main").count() for page in pages) == 3, "three of them at the table")
    leave = [page.get_by_role("button", name="Leave the line") for page in pages]
    until(lambda: sum(one.count() for one in leave) == 1, "one of them in the line")


def test_somebody_who_looks_on_is_told_so_and_sees_all_hands_when_the_deal_is_over(person: NewPerson) -> None:
    page, guest = person(), person("Bo")
    table = open_table(page, kind="open", options={"max_deals": 1})["table"]
    start_match(page)
    guest.goto(f"/#/table/{table}")
    guest.get_by_text("You are watching.").wait_for()
    play_on(page)
    guest.get_by_role("button", name="All hands").click()
    guest.locator("dialog .laid").nth(3).wait_for()
    expect(guest.locator(".hand .card")).to_have_count(0)


EARLY = (
    "main:not(.discarding):not(:has(ol[aria-label='This book'] [data-lying]:nth-child(3))):has(.status.urgent) "
    ".hand .card.may"
)
"""A card that can be played to a book that somebody else will finish."""


CLAIM = "main:has(.status.urgent) .actions .claims"
"""A claim by who is to lead, whom no bot hurries."""


def two_at_a_table(person: NewPerson, until: str = EARLY) -> tuple[Page, Page]:
    """Ann, who has something to press, and Bo, who plays after her; bots sit across."""
    ann, bo = person("Ann"), person("Bo")
    join_table(bo, open_table(ann)["invite"])
    for page in (ann, bo):
        page.click(".seating .main")
    play_until(ann, bo, until)
    return ann, bo


def play_until(ann: Page, bo: Page, until: str) -> None:
    """Both press what is live until something is on Ann's page, who bids, leads and leaves it there."""
    end = monotonic() + PATIENCE
    while not ann.locator(until).count():
        assert monotonic() < end, f"Ann never saw {until}: {ann.locator('main').inner_text()}"
        press_once(bo, passes=1)
        press_once(ann, until, passes=0)
        ann.wait_for_timeout(30)


def test_a_card_is_taken_back_when_everybody_agrees_and_stays_when_somebody_does_not(person: NewPerson) -> None:
    ann, bo = two_at_a_table(person)
    for answer, stays in (("No, play on", True), ("All right", False)):
        card = ann.locator(EARLY).first.get_attribute("data-card")
        ann.locator(f".hand [data-card='{card}']").click()
        ann.wait_for_selector(f"[data-lying='{card}']")
        ann.get_by_role("button", name="Take back").click()
        bo.get_by_text("Ann would like to take that back.").wait_for()
        bo.get_by_role("button", name=answer).click()
        if not stays:
            ann.wait_for_selector(f".hand [data-card='{card}']")
            ann.wait_for_selector(f"[data-lying='{card}']", state="detached")
            return
        bo.get_by_text("Ann would like to take that back.").wait_for(state="detached")
        expect(ann.locator(f".hand [data-card='{card}']")).to_have_count(0)
        play_until(ann, bo, EARLY)


def test_a_claim_that_is_not_certain_is_refused_in_words_to_the_claimer_and_the_table(person: NewPerson) -> None:
    ann, bo = two_at_a_table(person, until=CLAIM)
    held = ann.locator(".hand .card").count()
    ann.locator(CLAIM).click()
    ann.locator(".notice", has_text="From your seat the rest is not certainly yours").wait_for()
    bo.locator(".notice", has_text="from that seat it is not certain").wait_for()
    expect(ann.locator(".hand .card"), "play goes on").to_have_count(held)


@pytest.mark.nightly
def test_somebody_muted_is_heard_no_more(person: NewPerson) -> None:
    ann, bo = two_at_a_table(person)
    say(bo, "Nice one, partner")
    ann.locator(".bubble", has_text="Nice one, partner").wait_for()
    ann.keyboard.press("m")
    ann.locator("dialog li", has_text="Bo: Nice one, partner").wait_for()
    ann.get_by_role("checkbox", name="Bo").uncheck()
    ann.keyboard.press("Escape")
    say(bo, "Boston!")
    wait_until(bo, "document.querySelector('[role=log]').textContent.includes('Bo: Boston!')")
    say(ann, "Well played")
    wait_until(bo, "document.querySelector('[role=log]').textContent.includes('Ann: Well played')")
    assert "Bo: Boston!" not in ann.locator("[role=log]").inner_text()
    expect(ann.locator(".bubble", has_text="Boston!")).to_have_count(0)


def say(page: Page, words: str) -> None:
    page.keyboard.press("m")
    page.locator("dialog").get_by_role("button", name=words).click()


def test_a_face_is_chosen_and_no_two_at_a_table_have_the_same(person: NewPerson) -> None:
    ann, bo = person("Ann"), person("Bo")
    for page in (ann, bo):
        page.goto("/#/me")
        with page.expect_response("**/api/me/face"):
            page.get_by_role("radio", name="Face 4", exact=True).check(force=True)
    ann.reload()
    assert ann.get_by_role("radio", name="Face 4", exact=True).is_checked()
    wanted = ann.locator(".sign .med g").inner_html()
    made = open_table(ann)
    join_table(bo, made["invite"])
    ann.get_by_text("Bo", exact=True).wait_for()
    for page in (ann, bo):
        drawn = page.locator(".felt .med g, .me .med g").evaluate_all("all => all.map((one) => one.innerHTML)")
        assert len(drawn) == len(set(drawn)) == 2 and drawn.count(wanted) == 1
    assert ann.locator(".me .med g").inner_html() == wanted, "who came first has it"
