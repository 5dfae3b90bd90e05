"""A table on the television with phones as hands: people scan the code on the screen, sit down and play there."""

import json
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route, expect

from .conftest import NewPerson
from .fitting import faults, settle
from .player import open_table, play_on, post, press_once
from .test_layout import LINES

TELEVISION = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
BROKEN = """names => names.filter((one) => {
  const range = document.createRange();
  return [...document.querySelectorAll('.seat .who, main > .score bdi')].some((holder) => {
    if (!holder.checkVisibility() || !holder.firstChild || !holder.textContent.includes(one)) return false;
    const from = holder.textContent.indexOf(one);
    range.setStart(holder.firstChild, from);
    range.setEnd(holder.firstChild, from + one.length);
    return range.getClientRects().length > 1;
  });
})"""
"""The parts of names that stand in two lines."""
OVER = ".result .head, .result .won, .ended"
PARTS = ["Washington", "Delacroix"]


def at_home(page: Page, origin: str) -> None:
    """The server listens on the network of the house, whose address is here that of this machine."""

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({"pages": [f"{origin}/"], "may_open": False}))

    page.route("**/api/reach", answer)


def scanned(television: Page) -> str:
    """The address in the code on the screen."""
    source = television.locator(".seating .code img").get_attribute("src")
    assert source is not None
    return parse_qs(urlsplit(source).query)["text"][0]


def sit_down(phone: Page, address: str, name: str) -> None:
    """Opens what was scanned, says a name and takes the next chair."""
    phone.goto(address)
    phone.locator(".row input[type=text]").fill(name)
    phone.get_by_role("button", name="Sit down").tap()
    phone.locator(".seating .main, .result .main").first.wait_for()


def test_two_phones_scan_the_code_of_the_television_and_play_the_first_books(person: NewPerson, origin: str) -> None:
    television = person("Living room", **TELEVISION)
    phones = [person("", **PHONE) for _ in range(2)]
    at_home(television, origin)
    television.goto("/#/new")
    television.get_by_text("On the television").click()
    television.get_by_role("button", name="Open the table").click()
    expect(television.locator(".seating h2")).to_have_text("4 chairs are free")
    assert scanned(television).endswith(f"#/join/{television.locator('.seating .word').inner_text()}")
    settle(television)
    assert faults(television) == []
    assert television.locator(".seating .code img").evaluate("one => one.offsetWidth") >= 240, "scanned from the couch"
    for phone, name in zip(phones, ("Ann", "Bo Washington-Delacroix"), strict=True):
        sit_down(phone, scanned(television), name)
        expect(television.locator(".seat .who", has_text=name)).to_be_visible()
    for phone in phones:
        phone.locator(".seating .main").tap()
    for phone in phones:
        phone.locator(".hand .card").first.wait_for()
    television.locator("aside.side").wait_for()
    for page in (television, *phones):
        settle(page)
        assert page.evaluate(BROKEN, PARTS) == []
        assert faults(page) == []
    expect(television.locator(".hand .card"), "a television shows nobody's cards").to_have_count(0)
    # Nothing lies over the seats of a screen that nobody has in their hand.
    expect(television.locator(".notice")).to_have_count(0)
    play_two(television, phones)
    assert faults(television) == []
    # There is room for the longest contract in one line, and the ladder goes below where there is none beside it.
    contract = television.locator(".plaque .what b")
    contract.evaluate("(one) => { one.textContent = '7 no-trump, downtown'; }")
    settle(television)
    for words in (contract, television.locator(".plaque .words")):
        assert words.evaluate(LINES) == 1, words.inner_text()


def play_two(television: Page, phones: list[Page]) -> None:
    """Plays on at both phones until two books are taken, or the deal is over by a claim."""
    enough = television.locator(".result").or_(television.locator(".plaque", has_text="have 2"))
    for _ in range(400):
        if enough.count():
            return
        for phone in phones:
            press_once(phone, until=".result")
        television.wait_for_timeout(25)
    raise AssertionError("two books were not taken")


def test_a_television_that_is_switched_on_again_shows_the_table_and_its_code(person: NewPerson, origin: str) -> None:
    television = person("Living room", **TELEVISION)
    at_home(television, origin)
    made = post(television, "/api/tables", {"seat": None})
    for _ in range(2):
        television.goto(f"/#/table/{made['table']}")
        television.reload()
        expect(television.locator(".seating .word")).to_have_text(made["invite"])


def test_a_television_waits_for_the_next_when_the_last_has_got_up_and_offers_no_chair_itself(
    person: NewPerson, origin: str
) -> None:
    television, phones = person("Living room", **TELEVISION), [person("", **PHONE) for _ in range(2)]
    at_home(television, origin)
    made = post(television, "/api/tables", {"seat": None, "rules": {"preset": "palace", "options": {"max_deals": 1}}})
    television.goto(f"/#/table/{made['table']}")
    address = f"/#/join/{made['invite']}"
    for phone, name in zip(phones, ("Ann", "Bo"), strict=True):
        expect(television.locator(".seating h2")).to_have_text("4 chairs are free")
        expect(television.locator(".seating .word")).to_have_text(made["invite"])
        expect(television.get_by_role("button", name="Sit here")).to_have_count(0)
        sit_down(phone, address, name)
        expect(television.locator(".seat .who", has_text=name)).to_have_count(1)
        phone.locator(".seating .main, .result .main").first.tap()
        phone.locator(".hand .card").first.wait_for()
        play_on(phone, until=OVER)
        get_up(phone)
    expect(television.locator(".seating h2")).to_have_text("4 chairs are free")


def get_up(phone: Page) -> None:
    """Leaves the table by its menu, which does not say that the table closes."""
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("button", name="Get up from the table").tap()
    expect(phone.locator("dialog[open] p")).to_contain_text("You can sit down again")
    phone.get_by_role("button", name="Get up", exact=True).tap()
    expect(phone.locator("dialog[open]")).to_have_count(0)


def test_a_low_screen_has_the_code_beside_the_words_and_no_empty_half_without_one(
    person: NewPerson, origin: str
) -> None:
    for is_reached in (True, False):
        page = person("Living room", width=844, height=390)
        if is_reached:
            at_home(page, origin)
        made = post(page, "/api/tables", {"seat": None})
        page.goto(f"/#/table/{made['table']}")
        for width, height in ((844, 390), (740, 320), (1366, 625)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert faults(page) == []
            panel, word = (page.locator(one).bounding_box() for one in (".seating", ".seating .word"))
            assert panel and word
            middle = word["x"] + word["width"] / 2 - panel["x"]
            assert is_reached == (middle < 0.45 * panel["width"]), f"at {width} by {height}"
            expect(page.locator(".seating .code")).to_have_count(int(is_reached))
            if is_reached:
                expect(page.locator(".seating .code img")).to_be_visible()


def test_who_looks_on_by_the_invite_is_not_told_it(person: NewPerson) -> None:
    host, other = person("Ann"), person("Bo")
    made = open_table(host)
    other.goto(f"/#/join/{made['invite']}")
    other.get_by_role("button", name="Just watch").click()
    other.get_by_text("You are watching").wait_for()
    expect(other.locator(".seating .word")).to_have_count(0)
