"""Peace in the browser: a report from the table and the replay, who is muted, and the page of the owner."""

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.command import run
from support.waiting import PATIENCE, until

from .conftest import NewPerson, serving
from .player import get
from .test_access import AXE, BY_LOOK, PHONE, seen, serious
from .test_people import say, two_at_a_table

PAGE_SCROLLS = "document.documentElement.scrollWidth > innerWidth"


def owners_page(database: Path) -> str:
    """The address that ``bidwhist owner link`` prints, without the site."""
    ran = run("owner", "link", "--db", str(database), "--site", "http://x")
    assert ran.code == 0, ran.err
    return ran.out.strip().removeprefix("http://x")


def report(page: Page, words: str) -> None:
    """Tell the owner about Bo."""
    page.get_by_text("Report somebody").click()
    page.locator("dialog select").first.select_option("Bo")
    page.get_by_label("What happened").fill(words)
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("The owner of this server will see it").wait_for()


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web/")
@BY_LOOK
def test_a_report_reaches_the_owner_who_bans_on_a_phone(tmp_path: Path, person: NewPerson, look: str) -> None:
    server = serving(tmp_path)
    with server as origin:
        ann, bo = two_at_a_table(partial(person, home=origin))
        say(bo, "Boston!")
        ann.locator(".bubble", has_text="Boston!").wait_for()
        ann.keyboard.press("m")
        report(ann, "all the time")
        assert serious(ann) == []
        owner = person("Olive", home=origin, **seen(look), **PHONE)
        owner.goto(owners_page(server.database))
        found = owner.locator("[data-report]")
        expect(found).to_contain_text("all the time", timeout=PATIENCE * 1000)
        assert "owner/" not in owner.url, "the key does not stay in the address"
        found.get_by_text("Last messages there").click()
        expect(found).to_contain_text("Bo: Boston!")
        assert serious(owner) == []
        assert not owner.evaluate(PAGE_SCROLLS), "nothing is wider than the phone"
        found.get_by_role("button", name="Ban Bo …").click()
        owner.get_by_label("Reason (they will see it)").fill("Boston, all the time")
        owner.get_by_role("button", name="Ban", exact=True).click()
        expect(bo.locator("[data-banner]")).to_contain_text("Boston, all the time", timeout=PATIENCE * 1000)
        found.get_by_role("button", name="Close the report").click()
        found.wait_for(state="detached")
        owner.get_by_role("button", name="Unban Bo").click()
        owner.get_by_text("Nobody is banned.").wait_for()


def test_the_owners_page_is_closed_to_others(person: NewPerson) -> None:
    page = person()
    page.goto("/#/owner")
    page.get_by_text("This page is for the owner of the server").wait_for()
    page.goto("/#/owner/a-key-that-is-none")
    page.reload()
    page.get_by_text("only the owner of the server can do this").wait_for()


@pytest.mark.nightly
def test_whom_one_has_muted_is_heard_again_by_the_settings(person: NewPerson) -> None:
    ann, bo = two_at_a_table(person)
    ann.keyboard.press("m")
    ann.get_by_role("checkbox", name="Bo").uncheck()
    until(lambda: get(ann, "/api/me/muted"), "the mute is kept")
    ann.goto("/#/settings")
    ann.get_by_role("button", name="Unmute Bo").click()
    ann.get_by_text("Nobody. At a table").wait_for()
    ann.reload()
    ann.get_by_text("Nobody. At a table").wait_for()
    bo.close()
