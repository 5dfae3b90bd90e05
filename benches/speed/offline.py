"""A table without a server: how long a browser takes from a cold start to a table, and what it takes of memory.

    bidwhist offline FOLDER
    python -m benches.speed.offline FOLDER --write

Each round has a browser context of its own, which fetches the files in the settings as a person does; then the server
is stopped for it, and the page is opened for the first time.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benches.common.machine import processor
from playwright.sync_api import Browser, Page, sync_playwright

from bidwhist.server.http.offline_files import Pack, pack_in

RESULTS = Path(__file__).parents[1] / "results" / "offline.md"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "chromium"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
SETTINGS = json.dumps({"hold": 0, "tempo": "at_once"})
STRIP = ".offline-strip"
BUDGET_S = 5.0
"""Seconds that a start may take on a laptop."""


class Round(NamedTuple):
    """One cold start: seconds from the opening of the document, and bytes."""

    table_s: float
    """Until Python runs, all is imported, and the server answers."""
    cards_s: float
    """From *Play now* until one's own cards are on the table."""
    again_s: float
    """The same as the first, when the page is opened again."""
    renderer: int
    """Bytes of the page's process, with Python in it, beside those of a page that shows the settings."""
    busy_s: float
    """Seconds of ten million turns of an empty loop just before."""


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server that offers the files, until the block ends or it is stopped."""
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-m", "bidwhist.cli", "serve", "--port", "0", "--workers", "0", "--no-limits"]
        process = subprocess.Popen(
            [*command, "--db", f"{place}/tables.sqlite", "--offline", str(folder)], stderr=subprocess.PIPE, text=True
        )
        assert process.stderr is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stderr.readline())
        assert found is not None, "the server did not start"
        yield found[0], process
        process.terminate()
        process.wait()


def cold(browser: Browser, folder: Path) -> Round:
    """One start in a context of its own, without a server."""
    busy_s = turns_s()
    with serving(folder) as (address, server):
        context = browser.new_context(base_url=address)
        context.add_init_script(f"localStorage['bidwhist.settings'] ??= '{SETTINGS}'")
        page = context.new_page()
        page.goto("/#/settings")
        page.get_by_role("button", name=re.compile("Fetch it")).click()
        page.get_by_role("link", name="Play now").wait_for()
        before = _renderers(browser)
        server.terminate()
        server.wait()
    page.goto("about:blank")
    table_s = _opened(page)
    begun = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .card").first.wait_for()
    cards_s = time.perf_counter() - begun
    renderer = _renderers(browser) - before
    page.goto("about:blank")
    again_s = _opened(page)
    context.close()
    return Round(table_s, cards_s, again_s, renderer, busy_s)


def _opened(page: Page) -> float:
    begun = time.perf_counter()
    page.goto("/offline.html")
    page.locator(STRIP).wait_for(state="detached", timeout=90_000)
    return time.perf_counter() - begun


def _renderers(browser: Browser) -> int:
    """Bytes of memory of the processes that draw pages, each with its share of what several use."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(_bytes_of(one["id"]) for one in found if one["type"] == "renderer")


def _bytes_of(process: int) -> int:
    rows = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return 1024 * next(int(row.split()[1]) for row in rows if row.startswith("Pss:"))


def turns_s() -> float:
    """Seconds of ten million turns of an empty loop: how busy the machine is."""
    begun = time.perf_counter()
    for _ in range(10_000_000):
        pass
    return time.perf_counter() - begun


def _row(name: str, values: Sequence[float]) -> str:
    return f"| {name} | {median(values):.2f} ({min(values):.2f} to {max(values):.2f}) |"


def report(pack: Pack, rounds: Sequence[Round]) -> str:
    """The page of results."""
    lines = [
        "# A table without a server",
        "",
        f"`python -m benches.speed.offline FOLDER --write`, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, "
        f"{os.cpu_count()} shared cores",
        f"({processor()}), headless Chromium, {len(rounds)} rounds. Written by the command; how it is built is in",
        "[DESIGN.md](../../DESIGN.md#a-table-without-a-server).",
        "",
        "## Bytes",
        "",
        "People who want to play without a connection fetch this once. Nobody who plays online fetches any of it",
        "(`tests/browser/test_sources.py`).",
        "",
        "| file | as it is | as it is sent |",
        "|---|---|---|",
    ]
    lines += [f"| `{name}` | {size / 1e6:.2f} MB | {sent / 1e6:.2f} MB |" for name, (size, sent) in pack.files.items()]
    whole = [sum(column) / 1e6 for column in zip(*pack.files.values(), strict=True)]
    lines.append(f"| all | {whole[0]:.2f} MB | {whole[1]:.2f} MB |")
    lines += ["", "## A cold start, seconds: median (least to most)", "", "| | seconds |", "|---|---|"]
    lines.append(_row("from opening the document until the server in it answers", [one.table_s for one in rounds]))
    lines.append(_row("from *Play now* until one's cards are on the table", [one.cards_s for one in rounds]))
    lines.append(_row("opened again", [one.again_s for one in rounds]))
    lines.append(_row("ten million turns of an empty loop before each round", [one.busy_s for one in rounds]))
    memory = median(one.renderer for one in rounds) / 1e6
    within = sum(one.table_s <= BUDGET_S for one in rounds)
    lines += [
        "",
        f"{within} of {len(rounds)} starts were within {BUDGET_S:.0f} seconds.",
        f"The page's process has {memory:.0f} MB more with Python and a table in it.",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, and print or write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="what bidwhist offline has packed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    given = parser.parse_args()
    pack = pack_in(given.folder)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        rounds = [cold(browser, given.folder) for _ in range(given.rounds)]
        browser.close()
    text = report(pack, rounds)
    if given.write:
        RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
