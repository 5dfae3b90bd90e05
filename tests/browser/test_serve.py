"""Through the real command: ``bidwhist serve`` opens a table at once, and goes on after a stop in mid-trick."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from support.nightly import by_day
from support.waiting import PATIENCE

from .conftest import PAGE
from .player import IN_A_TRICK, play_on, view_of, wait_until

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="the web table is not built: npm run build in web/")
NO_SCREEN = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}}
HASTY = "localStorage['bidwhist.settings'] ??= JSON.stringify({hold: 0, calm: true})"


class RunningServer:
    """``bidwhist serve --open`` in a process of its own, which can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.port = "0"
        self.start()

    def start(self) -> None:
        switches = ["--port", self.port, "--db", str(self.database), "--pace", "none", "--open"]
        command = [sys.executable, "-m", "bidwhist.cli", "serve", *switches]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**NO_SCREEN, "PATH": ""})
        assert self.process.stderr is not None
        told = self.process.stderr.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/#/play", told)
        assert found is not None, told
        self.address, self.port = found[0], found[1]

    def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)


def _fresh_visitor(browser: Browser, errors: list[str]) -> Page:
    context = browser.new_context()
    context.add_init_script(HASTY)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    return page


@pytest.mark.parametrize("how", by_day([signal.SIGINT, signal.SIGKILL], signal.SIGKILL), ids=lambda how: how.name)
def test_the_told_address_leads_to_a_deal_and_a_stop_in_a_trick_loses_nothing(
    browser: Browser, tmp_path: Path, how: signal.Signals
) -> None:
    served = RunningServer(tmp_path)
    errors: list[str] = []
    page = _fresh_visitor(browser, errors)
    try:
        page.goto(served.address)
        page.wait_for_selector(".hand .card")
        assert [words[:5] for words in page.locator(".keeper").all_inner_texts()] == ["bot, "] * 3
        play_on(page, until=IN_A_TRICK, passes=1.0)
        before = view_of(page)
        served.stop(how)
        page.wait_for_selector("[data-banner].shown")
        assert "your seat is kept" in page.locator("[data-banner]").inner_text()
        served.start()
        wait_until(page, "document.querySelector('[data-banner]').textContent.includes('You are back')")
        assert view_of(page) == before
        play_on(page, until=".result", passes=0.9)
    finally:
        page.context.close()
        served.stop(signal.SIGINT)
    assert not errors
