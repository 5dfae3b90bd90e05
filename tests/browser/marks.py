"""Lighthouse's marks of the page's rooms: python tests/browser/marks.py node_modules/.bin/lighthouse [--write].

The rooms are served by `bidwhist serve` to somebody with an account, a friend, a club, an event being played and a
finished match. The document and its rooms are fetched for each run as if for the first time; who is signed in stays.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from benches.common import lighthouse

from browser.conftest import CHROMIUM, FLAGS, QUICK, ROOT
from browser.player import open_table, play_on, post, start_match
from support.waiting import PATIENCE

RESULTS = ROOT / "benches" / "results" / "page.md"
BEGINS, ENDS = "<!-- marks -->\n", "<!-- /marks -->\n"
"""Between these the page of results has what this program writes."""
PASSWORD = "four quiet aces under a lamp"
ADDRESS = re.compile(r"http://\S+?/")
OPEN_FOR_TOOLS = ("--remote-debugging-port=0", "--remote-allow-origins=*")
"""Lets Lighthouse come into this browser, where somebody is signed in; the browser chooses the port."""


class Sight(NamedTuple):
    """A page of somebody who has been here for a while."""

    name: str
    address: str


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """`bidwhist serve` as it comes, with bots that do not wait, at an address of this machine."""
    command = (sys.executable, "-m", "bidwhist", "serve", "--port", "0", "--pace", "none", "--db", f"{folder}/t.sqlite")
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=folder)
    try:
        assert process.stderr is not None
        told = process.stderr.readline()
        address = ADDRESS.search(told)
        if address is None:
            sys.exit(f"the server did not start: {told}{process.stderr.read()}")
        yield address[0]
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def lived_in(page: Page, mate: Page) -> list[Sight]:
    """Does what somebody does in a few evenings, and names the rooms there are then."""
    made = [
        post(one, "/api/accounts", {"name": name, "password": PASSWORD}) for one, name in ((page, "Ann"), (mate, "Bo"))
    ]
    post(mate, "/api/me/friends", {"name": made[0]["person"]["name"]})
    post(page, "/api/me/friends", {"person": made[1]["person"]["id"]})
    club = post(page, "/api/clubs", {"name": "Thursday Night Kitchen Table", "about": "Every week at eight."})
    post(mate, "/api/clubs/join", {"word": club["word"]})
    page.reload()
    table = open_table(page, options={"max_deals": 1}, bots="casual")["table"]
    play_on(page, until=".result .won, .result .head, .ended")
    event = _event(page, club["club"])
    other = open_table(page, name="Kitchen table")["table"]
    start_match(page)
    return [
        Sight("front room", ""),
        Sight("learn", "#/learn"),
        Sight("daily", "#/daily"),
        Sight("club", f"#/club/{club['club']}"),
        Sight("event", f"#/event/{event}"),
        Sight("standings", "#/standings"),
        Sight("replay", f"#/replay/{table}-1/5"),
        Sight("table", f"#/table/{other}"),
    ]


def _event(page: Page, club: str) -> str:
    """An event of a club in its first round."""
    wanted = {"name": "Friday cup", "form": "knockout", "rules": {"preset": "palace"}, "deals": 1, "club": club}
    event: str = post(page, "/api/events", wanted)["line"]["event"]
    page.goto(f"/#/event/{event}")
    page.get_by_role("button", name="Play with anybody").click()
    for teams in range(1, 4):
        page.get_by_role("button", name="Enter a team of bots").click()
        page.locator(".entered li").nth(teams).wait_for()
    page.get_by_role("button", name="Draw round 1").click()
    page.get_by_role("link", name="To your table").wait_for()
    return event


def measured(program: str, only: list[str]) -> list[lighthouse.Marks]:
    """The marks of all rooms, or of those named, in every form."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as origin, sync_playwright() as driver:
        profile = Path(folder) / "profile"
        kept: dict[str, Any] = {"base_url": origin, "viewport": {"width": 1366, "height": 768}}
        ours = driver.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=[*FLAGS, *OPEN_FOR_TOOLS], **kept
        )
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        pages = [arrived(context, name) for context, name in ((ours, "Ann"), (browser.new_context(**kept), "Bo"))]
        rooms = [room for room in lived_in(*pages) if not only or room.name in only]
        browser.close()
        pages[0].goto("about:blank")
        port = (profile / "DevToolsActivePort").read_text(encoding="utf-8").splitlines()[0]
        addressed = ((room.name, f"{origin}{room.address}") for room in rooms)
        found = []
        for one in lighthouse.marked(program, CHROMIUM, addressed, (f"--port={port}",)):
            sys.stdout.write(f"{one.page}, {one.form}: {one.marks}\n")
            sys.stdout.flush()
            found.append(one)
        ours.close()
    return found


def arrived(context: Any, name: str) -> Page:
    """The front room of one more guest, who plays in haste."""
    context.request.post("/api/guest", data={"name": name})
    page: Page = context.new_page()
    page.goto("/")
    page.evaluate("kept => { localStorage['bidwhist.settings'] = JSON.stringify(kept) }", QUICK)
    page.reload()
    page.wait_for_selector("h1")
    return page


def told(program: str, found: list[lighthouse.Marks]) -> str:
    """What the page of results says between its marks."""
    return (
        f"`python tests/browser/marks.py lighthouse --write`, one run each.\n{lighthouse.conditions(program)}.\n\n"
        f"{lighthouse.table(found)}\n\n{lighthouse.summary(found)}.\n"
    )


def main() -> None:
    """Marks every room, prints what is below the goal, and ends with 1 if there is any."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wanted.add_argument("program", help="Lighthouse, of npm")
    wanted.add_argument("--room", action="append", default=[], help="this room alone; may be repeated")
    wanted.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    options = wanted.parse_args()
    found = measured(options.program, options.room)
    text = told(options.program, found)
    sys.stdout.write(text)
    faults = [f"{one.page}, {one.form}: {fault}" for one in found for fault in one.faults]
    sys.stdout.writelines(f"{fault}\n" for fault in faults)
    if options.write:
        before, _, rest = RESULTS.read_text(encoding="utf-8").partition(BEGINS)
        RESULTS.write_text(f"{before}{BEGINS}{text}{ENDS}{rest.partition(ENDS)[2]}", encoding="utf-8")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
