"""An event's page and its wall in a state that a test or a picture wants, without an evening being played."""

import json
import time

from playwright.sync_api import Page, Route

from support.event_pages import STATES, page_in

MINUTE_MS = 60_000


def show_event(page: Page, state: str, language: str, part: str) -> None:
    """Opens an event in a state of ``STATES``, as the server would send it now; ``part`` is `/wall` or nothing."""
    event = STATES[state]().event

    def answer(route: Route) -> None:
        told = json.loads(page_in(event, language, is_director=True))
        now = round(time.time() * 1000)
        told["ends"] = now + 38 * MINUTE_MS if told["ends"] else None
        if told["line"]["begins"]:
            told["line"]["begins"] = now + 120 * MINUTE_MS
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.unroute("**/api/events/shown")
    page.route("**/api/events/shown", answer)
    page.goto(f"/#/event/shown{part}")
    page.reload()
    page.locator(".wall h1, .banner h1").first.wait_for()
    page.locator(".coming, .trophy, .entries, .now").first.wait_for()
