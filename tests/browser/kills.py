"""Kills the server with SIGKILL again and again while people play with the page, and compares page and log.

Run: python tests/browser/kills.py --kills 100. Two people play at one table, each with a page that presses what is
live. A page keeps what it sent and what was acknowledged; nobody reloads it. In the end each acknowledged command must
be in the log once, at the step that the page was told, and each page must show what a page opened just now shows.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from benches.common.table_client import free_port

from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.tables.domain.log import Row
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.repository import rows_of
from browser.conftest import CHROMIUM, FLAGS, SHORT_LIVED, NewPerson, arriving
from browser.player import DRIVER, join_table, open_table
from support.waiting import PATIENCE, running, until

PEOPLE = ("Ann", "Bo")
MAX_COMMANDS = 6
"""Most acknowledgements between two kills."""
MAX_DELAY_S = 0.02
"""Longest time from the last of them to the kill."""
KEEP = """
{
  // What this page says at its table, and what was acknowledged, kept over all its connections.
  window.kept = { sent: {}, acknowledged: {}, unchanged: [], connections: 0, heard: 0 };
  const kinds = {};
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      kept.connections += 1;
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        kept.heard += told.type === 'step' || told.type === 'snapshot';
        if (told.type !== 'ack') return;
        // An acknowledgement without a step says that nothing had to change.
        if (told.seq === undefined) kept.unchanged.push(kinds[told.id]);
        else kept.acknowledged[told.id] = told.seq;
      });
    }
    send(data) {
      const said = JSON.parse(data);
      if (said.id) {
        kept.sent[said.id] = (kept.sent[said.id] ?? 0) + 1;
        kinds[said.id] = said.type;
      }
      super.send(data);
    }
  };
}
"""
HALTED = "html.halted"
"""What ends a page's play."""
HALT = "document.documentElement.classList.add('halted')"
SHOWN = """
() => ['.hand .card', '[data-lying]', '.bar .contract', '.bar .score', '.result'].map(
  (what) => [...document.querySelectorAll(what)].map((one) => one.dataset.card ?? one.dataset.lying ?? one.textContent)
)
"""
"""What lies open on a page: the hand, the book, the contract, the score."""


class Outcome(Struct, frozen=True):
    """What a drill came to."""

    kills: int
    sent: int
    """Commands that the pages sent, each counted once."""
    sent_again: int
    """Of these, those sent more than once."""
    acknowledged: int
    """Acknowledged with a step."""
    unchanged: tuple[str, ...]
    """The kinds of those acknowledged without one, since nothing had to change."""
    rows: int
    lost: int
    doubled: int
    moved: int
    """Acknowledged at another step than the log has it."""
    gaps: int
    connections: int
    """Connections that the pages opened."""
    back_s: tuple[float, ...]
    """Seconds from each kill until every page was told of the table by the next server."""

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost."""
        return not (self.lost or self.doubled or self.moved or self.gaps)


class KilledServer:
    """``bidwhist serve`` on one port over one file, started as often as it is killed."""

    def __init__(self, database: Path) -> None:
        self.database, self.port = database, free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    @contextmanager
    def started(self) -> Iterator[subprocess.Popen[bytes]]:
        """A server that answers; it ends with the block."""
        options = ("--pace", "none", "--no-limits", "--workers", "0")
        words = ("serve", "--db", str(self.database), "--port", str(self.port), *options)
        with running(*words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            until(lambda: process.poll() is not None or self._is_live(), f"a server at {self.address}")
            assert process.poll() is None, "the server ended by itself"
            yield process

    def _is_live(self) -> bool:
        try:
            urlopen(f"{self.address}/live", timeout=PATIENCE).close()
        except (URLError, OSError):
            return False
        return True


def drill(browser: Browser, folder: Path, kills: int, seed: int) -> Outcome:
    """Play and kill so many times, then compare.

    :raises AssertionError: if a page stops, reports an error, or shows something else than one opened after all kills.
    """
    server, chance = KilledServer(folder / "tables.sqlite"), random.Random(seed)
    pages: list[Page] = []
    table, killed, back = "", 0.0, []
    with arriving(browser, server.address) as arrive:
        for number in range(kills + 1):
            heard = [_kept(page)["heard"] for page in pages]
            with server.started():
                if pages:
                    until(partial(_have_news, pages, heard), "a step of the next server at every page")
                    back.append(time.monotonic() - killed)
                else:
                    table = _seat(pages, arrive, seed)
                _wait_for_commands(pages, chance)
                if number == kills:
                    _compare_with_fresh(pages)
            # The end of the block killed it.
            killed = time.monotonic()
        kept = [_kept(page) for page in pages]
    return compared(kept, done_at(server.database, rows_of(table)), tuple(back))


def _seat(pages: list[Page], arrive: NewPerson, seed: int) -> str:
    """People at a table, with pages that play by themselves; the table's id."""
    for name in PEOPLE:
        page = arrive(name)
        page.context.add_init_script(KEEP)
        pages.append(page)
    made = open_table(pages[0], bots="random")
    for page in pages[1:]:
        join_table(page, made["invite"])
    for number, page in enumerate(pages, seed + 1):
        # A page that went to its table by a link within it has not run the script yet.
        page.reload()
        page.wait_for_selector(".seating .main")
        wanted = {"until": HALTED, "pause": 25, "passes": 0.6, "seed": number}
        page.evaluate(f"(wanted) => {{ window.played = ({DRIVER})(wanted); }}", wanted)
    return made["table"]


def _kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => kept")
    return found


def _acknowledged(pages: list[Page]) -> int:
    return sum(len(_kept(page)["acknowledged"]) for page in pages)


def _have_news(pages: list[Page], heard: list[int]) -> bool:
    return all(_kept(page)["heard"] > before for page, before in zip(pages, heard, strict=True))


def _wait_for_commands(pages: list[Page], chance: random.Random) -> None:
    goal = _acknowledged(pages) + chance.randint(1, MAX_COMMANDS)
    until(lambda: _acknowledged(pages) >= goal, "acknowledged commands")
    time.sleep(chance.uniform(0, MAX_DELAY_S))


def _compare_with_fresh(pages: list[Page]) -> None:
    for page in pages:
        page.evaluate(f"() => {HALT}")
        page.evaluate("() => window.played")
    for page in pages:
        fresh = page.context.new_page()
        fresh.goto(page.url)
        until(partial(_show_the_same, page, fresh), "the same table on both pages")
        fresh.close()


def _show_the_same(page: Page, fresh: Page) -> bool:
    shown = page.evaluate(SHOWN)
    return any(shown) and bool(shown == fresh.evaluate(SHOWN))


def compared(kept: list[dict[str, Any]], log: list[Row], back_s: tuple[float, ...]) -> Outcome:
    """What was acknowledged beside what is stored; the log must replay."""
    replay(log)
    times = Counter(row.id for row in log if row.id)
    places = {row.id: row.seq for row in log if row.id}
    sent = [times for one in kept for times in one["sent"].values()]
    acknowledged = {name: seq for one in kept for name, seq in one["acknowledged"].items()}
    return Outcome(
        kills=len(back_s),
        sent=len(sent),
        sent_again=sum(times > 1 for times in sent),
        acknowledged=len(acknowledged),
        unchanged=tuple(kind for one in kept for kind in one["unchanged"]),
        rows=len(log),
        lost=sum(not times[name] for name in acknowledged),
        doubled=sum(count > 1 for count in times.values()),
        moved=sum(places.get(name) not in (None, seq) for name, seq in acknowledged.items()),
        gaps=int([row.seq for row in log] != list(range(len(log)))),
        connections=sum(one["connections"] for one in kept),
        back_s=back_s,
    )


def in_words(found: Outcome) -> str:
    """A line about a drill."""
    back, kinds = sorted(found.back_s), ", ".join(sorted(set(found.unchanged))) or "none"
    return (
        f"{found.kills} kills, {found.rows} rows, {found.connections} connections; {found.sent} commands, "
        f"{found.sent_again} sent again, {found.acknowledged} acknowledged with a step, {len(found.unchanged)} without "
        f"one ({kinds}): {found.lost} lost, {found.doubled} doubled, {found.moved} moved, {found.gaps} gaps; "
        f"at the table again after {back[len(back) // 2]:.2f} s (median), {back[-1]:.2f} s (longest)\n"
    )


def main() -> None:
    """Kill as often as asked and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=[*FLAGS, SHORT_LIVED])
        found = drill(chromium, Path(folder), asked.kills, asked.seed)
        chromium.close()
    sys.stdout.write(in_words(found))
    sys.exit(not found.is_good)


if __name__ == "__main__":
    main()
