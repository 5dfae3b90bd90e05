"""The built documentation site: links that lead nowhere, and questions of newcomers with the way to their answers.

    make docs
    python -m benches.check.site             links and questions; fails if one is broken or not answered in three clicks
    python -m benches.check.site --search    types each question's words into the site's own search too, in Chromium
    python -m benches.check.site --search --lighthouse node_modules/.bin/lighthouse --write

Lighthouse comes from npm (`npm install lighthouse`, outside the repository) and marks the doors and what is behind them
on its phone and its desktop; a mark below 95 is a fault.

A click is a link in a page's own text, from the front page on; the menu beside the text, which has every page of a
door on each of its pages, is not counted on.
"""

import argparse
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote, urldefrag

from benches.check.site_questions import QUESTIONS, Question
from benches.common import lighthouse
from benches.common.checkout import ROOT
from benches.common.machine import processor

BUILT = ROOT / "build" / "docs"
RESULTS = ROOT / "benches" / "results" / "site.md"
DEEP = ("rules", "api/core", "results/solver")
"""Pages behind the doors that Lighthouse marks too: the longest tables, the reference, figures."""
FRONT = "index"
MAX_CLICKS = 3
MAX_RANK = 5
"""A search has found a page that is among so many first results."""
WITHIN = "article"
"""The element of a page with its own text."""
ADDRESSES = {"a": "href", "link": "href", "img": "src", "script": "src", "source": "src", "video": "src"}
OUTSIDE = re.compile(r"^(?:[a-z][a-z0-9+.-]*:|//)", re.I)


class Page(NamedTuple):
    """What a page has: addresses that it names, those of its own text, its anchors, and its own text."""

    addresses: tuple[str, ...]
    links: tuple[str, ...]
    anchors: frozenset[str]
    text: str


class _Reader(HTMLParser):
    """Collects what `Page` has."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses, self.links = list[str](), list[str]()
        self.anchors = set[str]()
        self.words = list[str]()
        self.depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.depth += tag == WITHIN
        self.anchors.update(filter(None, (found.get("id"), found.get("name") if tag == "a" else None)))
        address = found.get(ADDRESSES.get(tag, ""))
        if address is not None:
            self.addresses.append(address)
            if tag == "a" and self.depth:
                self.links.append(address)

    def handle_endtag(self, tag: str) -> None:
        self.depth -= tag == WITHIN

    def handle_data(self, data: str) -> None:
        if self.depth:
            self.words.append(data)


def pages(built: Path) -> dict[str, Page]:
    """Every page of a built site by its name, such as `doors/player`."""
    return {path.relative_to(built).with_suffix("").as_posix(): read(path) for path in sorted(built.rglob("*.html"))}


def read(path: Path) -> Page:
    """One page of HTML."""
    reader = _Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    text = " ".join("".join(reader.words).split())
    return Page(tuple(reader.addresses), tuple(reader.links), frozenset(reader.anchors), text)


def target_of(page: str, address: str) -> tuple[str, str]:
    """The file of the site and the place in it that an address on a page means; ".." may lead out of the site."""
    path, _, anchor = address.partition("#")
    path = unquote(path.partition("?")[0])
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else f"{page}.html", unquote(
        anchor
    )


def broken(built: Path, found: dict[str, Page]) -> Iterator[tuple[str, str]]:
    """Addresses within the site that lead to no file, or to no such place in it, each with its page."""
    for name, page in found.items():
        for address in dict.fromkeys(page.addresses):
            if OUTSIDE.match(address):
                continue
            path, anchor = target_of(name, address)
            other = found.get(path.removesuffix(".html")) if path.endswith(".html") else None
            if (
                path.startswith("..")
                or not (built / path).is_file()
                or (anchor and other and anchor not in other.anchors)
            ):
                yield name, address


def shortest_ways(found: dict[str, Page], front: str = FRONT) -> dict[str, tuple[str, ...]]:
    """The pages that one clicks through to each page, from the front page on, by links in the text alone."""
    ways: dict[str, tuple[str, ...]] = {front: ()}
    waiting = deque([front])
    while waiting:
        name = waiting.popleft()
        for address in found[name].links:
            target = target_of(name, address)[0].removesuffix(".html")
            if not OUTSIDE.match(address) and target in found and target not in ways:
                ways[target] = (*ways[name], target)
                waiting.append(target)
    return ways


def faults(question: Question, found: dict[str, Page], ways: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """What is wrong with the way to an answer."""
    page = found.get(question.page)
    if page is None:
        yield f"{question.asked} The page {question.page} is missing."
        return
    if question.words.lower() not in page.text.lower():
        yield f"{question.asked} {question.page} does not say {question.words!r}."
    if len(ways.get(question.page, (question.page,) * (MAX_CLICKS + 1))) > MAX_CLICKS:
        yield f"{question.asked} {question.page} is more than {MAX_CLICKS} clicks away."


PACE_S = 0.5
"""Between two pages; a server answers one address thirty requests a second, and a page with its scripts is ten."""
_STYLES_AND_PICTURES = re.compile(r"\.(css|svg|png|woff2?)\b")
_HAS_SEARCHED = re.compile("found|did not match")


def ranks(address: str, questions: list[Question]) -> dict[Question, int | None]:
    """At which place the site's own search has each answer's page; None where it is not among the first.

    :raises SystemExit: without Chromium.
    """
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # links and ways are checked without a browser

    answers = dict[Question, int | None]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=["--no-sandbox"])
        try:
            page = browser.new_page()
            page.route(_STYLES_AND_PICTURES, lambda route: route.abort())
            for question in questions:
                time.sleep(PACE_S)
                page.goto(f"{address}search.html?q={quote(question.typed)}")
                # Asked from outside: the site's policy lets no text be evaluated in its pages.
                page.locator(".search-summary", has_text=_HAS_SEARCHED).wait_for()
                hrefs = page.eval_on_selector_all("ul.search > li > a", "all => all.map(one => one.href)")
                names = [urldefrag(one)[0].partition("?")[0].removeprefix(address) for one in hrefs]
                first = list(dict.fromkeys(names))[:MAX_RANK]
                wanted = f"{question.page}.html"
                answers[question] = first.index(wanted) + 1 if wanted in first else None
        finally:
            browser.close()
    return answers


@contextmanager
def _served() -> Iterator[str]:
    """The site as `bidwhist serve` shows it, at an address of this machine; it shows what this checkout has built."""
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "bidwhist", "serve", "--port", "0", "--db", f"{folder}/tables.sqlite")
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=folder)
        try:
            assert process.stderr is not None
            told = process.stderr.readline()
            address = re.search(r"http://\S+?/", told)
            if address is None:
                sys.exit(f"the server did not start: {told}{process.stderr.read()}")
            yield f"{address[0]}docs/"
        finally:
            process.kill()
            process.wait()


def _chromium() -> str:
    """The browser.

    :raises SystemExit: if it is not installed.
    """
    found = shutil.which("chromium-headless-shell")
    if found is None:
        sys.exit("this needs chromium-headless-shell; hint: apt install chromium-headless-shell")
    return found


def table(ways: dict[str, tuple[str, ...]], places: dict[Question, int | None]) -> str:
    """Every question with its way, as Markdown."""
    rows = ["| door | question | clicks | way in the text | typed | place |", "|---|---|---|---|---|---|"]
    for door, questions in QUESTIONS.items():
        for one in questions:
            way = ways.get(one.page, ())
            place = "–" if one not in places else str(places[one] or f"after {MAX_RANK}")
            rows.append(f"| {door} | {one.asked} | {len(way)} | {' → '.join(way)} | `{one.typed}` | {place} |")
    return "\n".join(rows)


def main() -> None:
    """Check, and print or write what was found; ends with 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--search", action="store_true", help="ask the site's search too, in Chromium")
    parser.add_argument("--lighthouse", metavar="PROGRAM", help="mark the doors and some pages behind them with it")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name} in benches/results")
    asked = parser.parse_args()
    found = pages(BUILT)
    if FRONT not in found:
        sys.exit(f"no site in {BUILT}; hint: make docs")
    lost = list(broken(BUILT, found))
    ways = shortest_ways(found)
    questions = [one for group in QUESTIONS.values() for one in group]
    wrong = [fault for one in questions for fault in faults(one, found, ways)]
    places: dict[Question, int | None] = {}
    marks: list[lighthouse.Marks] = []
    if asked.search or asked.lighthouse:
        with _served() as address:
            places = ranks(address, questions) if asked.search else {}
            if asked.lighthouse:
                shown = (FRONT, *(f"doors/{door}" for door in QUESTIONS), *DEEP)
                addressed = ((name, f"{address}{name}.html") for name in shown)
                marks = list(lighthouse.marked(asked.lighthouse, _chromium(), addressed))
    addresses = sum(len(page.addresses) for page in found.values())
    first = sum(1 for place in places.values() if place)
    summary = (
        f"{len(found)} pages, {addresses} addresses, {len(lost)} lead nowhere; {len(questions)} questions, "
        f"{len(wrong)} without an answer within {MAX_CLICKS} clicks"
        + (f",\n{first} among the first {MAX_RANK} of the search" if places else "")
    )
    marked = f"{lighthouse.table(marks)}\n\n{lighthouse.summary(marks)}" if marks else ""
    parts = (table(ways, places), marked, summary)
    sys.stdout.write("\n\n".join(filter(None, parts)) + "\n")
    low = [f"{one.page}, {one.form}: {fault}" for one in marks for fault in one.faults]
    for line in (*(f"{name}.html: {address}" for name, address in lost), *wrong, *low):
        sys.stdout.write(f"{line}\n")
    if asked.write:
        told = f"## Lighthouse\n\n{lighthouse.conditions(asked.lighthouse)}.\n\n{marked}.\n\n" if marks else ""
        RESULTS.write_text(page_of_results(summary, told, table(ways, places)), encoding="utf-8")
    sys.exit(1 if lost or wrong or low else 0)


def page_of_results(summary: str, marked: str, questions: str) -> str:
    """The page of results."""
    asked = " ".join(("python -m benches.check.site", *(Path(one).name for one in sys.argv[1:])))
    return f"""# The documentation site

`make docs`, which makes every warning of Sphinx an error, then
`{asked}`,
{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({processor()}), at a load of {os.getloadavg()[0]:.1f}.

{summary}.

{marked}## Ten questions of each door

A click is a link in a page's own text, from the front page on; the menu beside it is not counted on. *Typed* is what
was typed into the site's own search, *place* the answer's page among its results.

{questions}
"""


if __name__ == "__main__":
    main()
