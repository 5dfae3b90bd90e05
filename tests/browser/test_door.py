"""Coming to a table that does not let everybody in, as the page shows it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import PAGE, NewPerson, serving
from .player import get, open_table, wait_until


@pytest.fixture
def origin(tmp_path: Path) -> Iterator[str]:
    """A server of each test's own: wrong secrets are counted by address, and everybody here has the same."""
    if not PAGE.exists():
        pytest.skip("the web table is not built: npm run build in web/")
    with serving(tmp_path) as address:
        yield address


def test_a_table_with_a_password_asks_for_it_and_says_what_was_wrong(person: NewPerson) -> None:
    host, guest = person("Ann"), person("Bo")
    table = open_table(host, kind="password", password="Porch light")["table"]
    guest.goto(f"/#/table/{table}")
    guest.get_by_role("alert").get_by_text("has a password").wait_for()
    field = guest.get_by_label("The table's password")
    for word in ("porch night", "porchlight"):
        field.fill(word)
        guest.get_by_role("button", name="Come in").click()
        guest.get_by_text("check it for a typo; you can try again now").wait_for()
    field.fill("porch light")
    guest.get_by_role("button", name="Come in").click()
    guest.locator(".take").first.click()
    guest.wait_for_selector(".seating .main")


@pytest.mark.nightly
def test_who_guesses_on_is_told_how_long_to_wait_and_the_button_waits_too(person: NewPerson) -> None:
    host, guest = person("Ann"), person("Bo")
    table = open_table(host, kind="password", password="4711")["table"]
    guest.goto(f"/#/table/{table}")
    guest.get_by_label("The table's password").fill("0000")
    for number in range(4):
        assert get(guest, f"/api/invite/wrong{number}")["code"] == "no_table", "words that lead nowhere count too"
    guest.get_by_role("button", name="Come in").click()
    guest.get_by_text(re.compile(r"try again in \d seconds?")).wait_for()
    assert guest.get_by_role("button", name="Come in").get_attribute("aria-disabled") == "true"
    guest.get_by_label("The table's password").fill("4711")
    guest.locator("button:not([aria-disabled='true'])", has_text="Come in").click()
    guest.locator(".take").first.wait_for()


@pytest.mark.nightly
def test_who_is_invited_to_a_table_without_watchers_takes_a_chair_to_see_it(person: NewPerson) -> None:
    host, guest = person("Ann"), person("Bo")
    made = open_table(host, watchers=False)
    guest.goto(f"/#/join/{made['invite']}")
    guest.get_by_role("button", name="Sit down").wait_for()
    expect(guest.get_by_role("button", name="Just watch")).to_have_count(0)
    guest.goto(f"/#/table/{made['table']}")
    guest.get_by_text("This table has no spectators").wait_for()
    guest.get_by_role("button", name="Take a chair").click()
    guest.wait_for_selector(".seating .main")
    host.get_by_text("Bo", exact=True).wait_for()


def test_an_account_changes_its_password_takes_its_things_along_and_leaves(person: NewPerson) -> None:
    page = person("Theodora")
    page.goto("/#/me")
    page.get_by_role("heading", name="Theodora").wait_for()
    for name, words in (("Champion", "reserved for this server and its bots"), ("Theo😀", "letters, digits and")):
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_role("button", name="Save").click()
        page.locator("[role=alert].problem", has_text=words).wait_for()
    page.get_by_label("Name", exact=True).fill("Theodora")
    for password, words in (("short", "at least 10"), ("password12", "one of the most used passwords")):
        page.locator("input[autocomplete='new-password']").fill(password)
        page.get_by_role("button", name="Make an account").click()
        page.locator("[role=alert].problem", has_text=words).wait_for()
    page.locator("input[autocomplete='new-password']").fill("sunday pie at four")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("dialog", name="Recovery codes").get_by_role("button", name="Close").click()
    page.get_by_text("Change your password").click()
    page.get_by_label("Current password").fill("sunday pie at five")
    page.get_by_label("New password").fill("rain on a tin roof")
    page.get_by_role("button", name="Change").click()
    page.locator("[role=alert].problem", has_text="not the password of this account").wait_for()
    page.get_by_label("Current password").fill("sunday pie at four")
    page.get_by_role("button", name="Change").click()
    page.get_by_text("Your password is changed").wait_for()
    assert get(page, "/api/me")["person"]["kind"] == "account"
    page.get_by_text("Download your data").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert '"signs_in_as":"theodora"' in download.value.path().read_text()
    page.get_by_text("Delete your account").click()
    page.get_by_label("Your password, to confirm").fill("rain on a tin roof")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("heading", name="Bid Whist").wait_for()
    wait_until(page, "document.querySelector('nav')?.textContent.includes('You are Guest')")
    assert get(page, "/api/me")["person"]["name"].startswith("Guest ")
