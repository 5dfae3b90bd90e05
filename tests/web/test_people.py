"""Who people are to one another: names, accounts, lines of rise and fly, what a table allows."""

from .conftest import NewPerson
from .player import get, join_table, open_table, play_on, play_together, start_match


def test_whoever_has_no_name_is_asked_before_coming_in(person: NewPerson) -> None:
    host, guest = person("Ann"), person("")
    invite = open_table(host)["invite"]
    guest.goto(f"/#/join/{invite}")
    guest.get_by_label("What shall they call you?").fill("Cleo")
    guest.get_by_role("button", name="Come in").click()
    guest.locator(".take").first.click()
    host.get_by_text("Cleo", exact=True).wait_for()


def test_an_account_is_made_left_and_entered_again_and_a_code_replaces_a_lost_password(person: NewPerson) -> None:
    page = person("Dora")
    page.goto("/#/me")
    page.get_by_label("Password", exact=True).fill("long enough")
    page.get_by_role("button", name="Make an account").click()
    page.locator(".codes li").first.wait_for()
    code = page.locator(".codes li").first.inner_text()
    page.reload()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("heading", name="Bid Whist").wait_for()
    page.goto("/#/me")
    page.get_by_text("I have one").click()
    assert get(page, "/api/me")["person"]["kind"] == "guest"
    page.get_by_label("Name of the account").fill("Dora")
    page.get_by_label("Its password").fill("not this one")
    page.get_by_role("button", name="Sign in").click()
    assert "do not fit" in page.locator("[role=alert].problem").inner_text()
    page.get_by_label("One of your codes").fill(code)
    page.get_by_label("New password").fill("another long one")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Sign out everywhere").wait_for()
    assert get(page, "/api/me")["person"] == {**get(page, "/api/me")["person"], "name": "Dora", "kind": "account"}


def test_the_bots_and_rules_chosen_in_the_front_room_sit_down_and_are_remembered(person: NewPerson) -> None:
    page = person()
    page.get_by_label("Bots:").select_option("beginner")
    page.get_by_label("Rules:").select_option("palace")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".seating .main")
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
    page.get_by_label("Others may look on").uncheck()
    page.get_by_label("People may say more").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".seating .main")
    facts = get(page, f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert (facts["bots"], facts["watchers"], facts["chat"]) == ("casual/four-aces", False, False)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("promises two aces").wait_for()
    page.keyboard.press("Escape")
    start_match(page)
    assert page.get_by_text("bot, casual").count() == 3


def test_at_rise_and_fly_whoever_waits_sits_down_where_a_pair_was_beaten(person: NewPerson) -> None:
    pages = [person(name) for name in ("Ann", "Bo", "Cy", "Di")]
    rules = {"rotation": "rise_and_fly", "max_deals": 1}
    invite = open_table(pages[0], options=rules)["invite"]
    for page in pages[1:]:
        join_table(page, invite)
    eve = person("Eve")
    eve.goto(f"/#/join/{invite}")
    eve.get_by_role("button", name="Get in line").click()
    pages[0].get_by_text("Next up: Eve.").wait_for()
    eve.get_by_role("button", name="Leave the line").click()
    pages[0].get_by_text("Next up").wait_for(state="detached")
    eve.get_by_role("button", name="Get in line").click()
    play_together(pages)
    risen = "[...document.querySelectorAll('.seat .who')].some(one => one.textContent === 'Eve')"
    pages_with_eve = [page for page in pages if page.evaluate(risen)]
    assert not pages_with_eve, "the result is read first"
    for page in pages:
        page.get_by_role("button", name="Rematch").click()
    eve.wait_for_selector(".seating .main")
    assert sum(page.locator(".seating .main").count() for page in pages) == 3
    assert sum(page.get_by_role("button", name="Leave the line").count() for page in pages) == 1


def test_somebody_who_looks_on_is_told_so_and_sees_all_hands_when_the_deal_is_over(person: NewPerson) -> None:
    page, guest = person(), person("Bo")
    table = open_table(page, kind="open", options={"max_deals": 1})["table"]
    start_match(page)
    guest.goto(f"/#/table/{table}")
    guest.get_by_text("You are looking on.").wait_for()
    play_on(page)
    guest.get_by_text("All hands as dealt").click()
    assert guest.locator(".result .laid").count() >= 4
    assert guest.locator(".hand .card").count() == 0
