"""Friends in the house: the invite link carries the address that works for them."""

import json

from playwright.sync_api import Page, Route, expect

from .conftest import NewPerson
from .player import open_table

PAGE = "http://192.168.1.20:8642/"


def reached(page: Page, **first: object) -> None:
    """Stands for a server on this machine alone, at whose machine the page is open."""

    def answer(route: Route) -> None:
        found = {"pages": [PAGE], "may_open": False} if route.request.method == "POST" else first
        route.fulfill(content_type="application/json", body=json.dumps(found))

    page.route("**/api/reach", answer)


def test_the_link_works_on_the_home_network_once_the_host_lets_friends_in(person: NewPerson) -> None:
    page = person("Ann")
    reached(page, pages=[], may_open=True)
    open_table(page, kind="private")
    link = page.get_by_label("Invite link")
    expect(page.get_by_text("works on this computer only")).to_be_visible()
    assert link.input_value().startswith("http://127.0.0.1")
    page.get_by_role("button", name="Let others on your network join").click()
    expect(page.get_by_text("Works for everybody on your home network")).to_be_visible()
    assert link.input_value().startswith(f"{PAGE}#/join/")
    expect(page.get_by_role("img", name="QR code of the invite link")).to_be_visible()


def test_where_nobody_may_be_let_in_the_page_says_how_to(person: NewPerson) -> None:
    page = person("Ann")
    reached(page, pages=[], may_open=False)
    open_table(page, kind="private")
    page.get_by_role("button", name="For others on your network").click()
    expect(page.get_by_text("bidwhist serve --lan")).to_be_visible()


def test_a_server_that_listens_at_home_has_the_link_from_the_beginning(person: NewPerson) -> None:
    page = person("Ann")
    reached(page, pages=[PAGE], may_open=False)
    open_table(page, kind="private")
    expect(page.get_by_text("Works for everybody on your home network")).to_be_visible()
    assert page.get_by_label("Invite link").input_value().startswith(f"{PAGE}#/join/")
