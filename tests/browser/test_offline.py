"""A table without a server: fetched ahead in the settings, and played with the server stopped.

Left out unless it is asked for with ``-m offline``; ``bidwhist offline build/offline`` packs what it needs.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bidwhist.errors import WhistError
from bidwhist.server.http.offline_files import pack_in
from support.waiting import PATIENCE

from .conftest import PAGE, QUICK, ROOT, arriving
from .player import PLAYING, play_on, view_of

pytestmark = pytest.mark.offline
PACK = Path(os.environ.get("BIDWHIST_TEST_OFFLINE", ROOT / "build" / "offline"))
AS_IF_OLDER = """async () => {
  const cache = await caches.open("bidwhist-offline");
  for (const { url } of await cache.keys()) {
    const older = url.replace(/\\/offline\\/\\w+\\//, "/offline/older/");
    if (older === url) continue;
    await cache.put(older, await cache.match(url));
    await cache.delete(url);
  }
}"""
"""What was fetched is that of another version, whose files have another address."""
UNREADABLE = """async (write) => {
  const opened = indexedDB.open("bidwhist-offline", 1);
  await new Promise((done) => (opened.onsuccess = done));
  const tables = opened.result.transaction("kept", "readwrite").objectStore("kept");
  const asked = write
    ? tables.put({ store: new TextEncoder().encode("not a database"), cookies: "" }, "table")
    : tables.get("unreadable");
  await new Promise((done) => (asked.onsuccess = done));
  opened.result.close();
  return write ? "" : new TextDecoder().decode(asked.result.store);
}"""
"""Writes what no version can read in the place of the stored tables, or reads what was put aside."""
SETTINGS = {**QUICK, "tempo": "at_once"}


class RunningServer:
    """``bidwhist serve`` with the files, at an address that stays its own after it has ended."""

    def __init__(self, folder: Path) -> None:
        command = (sys.executable, "-m", "bidwhist.cli", "serve", "--port", "0", "--db", str(folder / "tables.sqlite"))
        self.process = subprocess.Popen(
            [*command, "--workers", "0", "--offline", str(PACK)], stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        told = self.process.stderr.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", told)
        assert found is not None, told
        self.address = found[0]

    def stop(self) -> None:
        """End it; nothing answers there any more."""
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that offers what it takes to play without it."""
    if not PAGE.exists():
        pytest.skip("the web table is not built: npm run build in web/")
    try:
        pack_in(PACK)
    except WhistError as error:
        pytest.skip(str(error))
    running = RunningServer(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def page(browser: Browser, server: RunningServer) -> Iterator[Page]:
    """A person who has come for the first time."""
    with arriving(browser, server.address) as arrive:
        yield arrive(settings=SETTINGS, service_workers="allow")


def _ready(page: Page) -> None:
    page.goto("/offline.html")
    expect(page.locator(".offline-strip")).to_have_count(0)


def test_a_deal_is_played_without_the_server_and_waits_for_the_next_visit(page: Page, server: RunningServer) -> None:
    page.goto("/#/settings")
    page.get_by_role("button", name=re.compile("Fetch it")).click()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    server.stop()
    # The page itself starts from what its service worker keeps, and leads on.
    page.goto("/#/")
    page.reload()
    page.get_by_role("link", name="Play without a connection").click()
    expect(page.locator(".offline-strip")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    play_on(page, PLAYING, pause=50)
    table, before = page.url.partition("#")[2], view_of(page)
    expect(page.locator(".seat, .plaque").filter(has_text="steady").first).to_be_visible()
    _ready(page)
    page.get_by_role("link", name=re.compile("seat|chair")).first.click()
    expect(page).to_have_url(re.compile(re.escape(table)))
    expect(page.locator(PLAYING).first).to_be_visible()
    assert view_of(page) == before
    play_on(page, ".result", pause=50)


def test_what_is_fetched_can_be_removed_and_the_way_to_it_goes_with_it(page: Page, server: RunningServer) -> None:
    page.goto("/#/settings")
    page.get_by_role("button", name=re.compile("Fetch it")).click()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("button", name=re.compile("Fetch it"))).to_be_visible()
    server.stop()
    page.goto("/#/")
    page.reload()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_role("link", name="Play without a connection")).to_have_count(0)


def test_a_newer_version_that_cannot_be_fetched_whole_takes_nothing_away(page: Page, server: RunningServer) -> None:
    page.goto("/#/settings")
    page.get_by_role("button", name=re.compile("Fetch it")).click()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    page.evaluate(AS_IF_OLDER)
    page.reload()
    again = page.get_by_role("button", name=re.compile("Fetch"))
    expect(again).to_be_visible()
    server.stop()
    again.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    page.get_by_role("link", name="Play now").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_stored_tables_that_cannot_be_read_are_put_aside_and_new_ones_begin(page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_role("button", name=re.compile("Fetch it")).click()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    _ready(page)
    page.goto("/#/settings")
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    page.evaluate(UNREADABLE, True)
    page.goto("/offline.html")
    expect(page.locator(".offline-strip")).to_contain_text("can't be read")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator(".offline-strip")).to_have_count(0)
    assert page.evaluate(UNREADABLE, False) == "not a database"


def test_two_windows_do_not_play_over_each_other(page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_role("button", name=re.compile("Fetch it")).click()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    _ready(page)
    other = page.context.new_page()
    other.goto("/offline.html")
    expect(other.locator(".offline-strip")).to_contain_text("another window")
