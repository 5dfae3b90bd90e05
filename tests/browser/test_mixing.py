"""Our share of the mixing on a page without https, as it is opened in a house: promised, sent, and in the record."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from .conftest import CHROMIUM, FLAGS
from .player import open_table, start_match

ELSEWHERE = "192.0.2.7"
"""An address that is not this machine's own, so that the browser does not trust the page."""


@pytest.fixture
def lan_page(browser: Browser, origin: str) -> Iterator[Page]:
    """The front room at an address of the house, over plain http."""
    elsewhere = f"http://{ELSEWHERE}:{urlsplit(origin).port}"
    rules = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
    chromium = browser.browser_type.launch(executable_path=CHROMIUM, headless=True, args=[*FLAGS, rules])
    page = chromium.new_context(base_url=elsewhere).new_page()
    page.goto("/")
    page.evaluate("""() => fetch("/api/guest", {method: "POST", headers: {"Content-Type": "application/json"},
                           body: JSON.stringify({name: "Ann"})})""")
    page.goto("/")
    page.wait_for_selector("h1")
    yield page
    chromium.close()


def _frames(page: Page) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What the page sends and is sent from now on."""
    sent: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", follow)
    return sent, told


def test_a_page_without_https_promises_bytes_and_sends_them(lan_page: Page) -> None:
    assert lan_page.evaluate("() => [isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    sent, told = _frames(lan_page)
    lan_page.reload()
    open_table(lan_page)
    start_match(lan_page)
    [ready] = [frame for frame in sent if frame["type"] == "ready"]
    [given] = [frame for frame in sent if frame["type"] == "entropy"]
    assert ready["commitment"] == sha256(bytes.fromhex(given["entropy"])).hexdigest()
    block = [frame["block"] for frame in told if frame["type"] == "reveal"][-1]
    assert block["version"] == 2
    assert (block["seats"][0]["commitment"], block["seats"][0]["entropy"]) == (ready["commitment"], given["entropy"])
