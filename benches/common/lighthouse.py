"""Lighthouse's marks of pages, on its phone and its desktop: npm's program is run, its report read."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from statistics import median
from typing import Any, NamedTuple

from benches.common.machine import processor

FORMS: dict[str, tuple[str, ...]] = {"phone": (), "desktop": ("--preset=desktop",)}
"""Lighthouse's phone, on a slow line and with a processor four times slower, and its desktop; the flags of each."""
KINDS = ("performance", "accessibility", "best-practices", "seo")
GOAL = 95
"""Of 100, for each kind of mark."""
TIMEOUT_S = 300
MS_IN_S = 1000


class Marks(NamedTuple):
    """What one page was marked with in one form."""

    page: str
    form: str
    marks: dict[str, int]
    """0 to 100, by kind."""
    largest_s: float
    """Seconds until the largest picture or text is drawn."""
    blocked_ms: float
    shift: float
    speed: float
    """Lighthouse's own index of the processor while it measured; a laptop that does nothing else has some 1,500."""
    faults: tuple[str, ...]
    """Audits that are not passed and count for a kind below the goal, each with its kind."""

    @property
    def is_below(self) -> bool:
        """Is a mark below the goal?"""
        return min(self.marks.values()) < GOAL


def marked(program: str, chromium: str, pages: Iterable[tuple[str, str]], flags: Sequence[str] = ()) -> Iterator[Marks]:
    """The marks of pages, each a name and an address, in every form.

    :raises SystemExit: if Lighthouse fails, or does not answer.
    """
    for name, address in pages:
        for form, switches in FORMS.items():
            yield _read(name, form, _report(program, chromium, address, (*switches, *flags)))


def _report(program: str, chromium: str, address: str, flags: Sequence[str]) -> dict[str, Any]:
    started = "--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage"
    only = f"--only-categories={','.join(KINDS)}"
    command = (program, address, "--quiet", "--output=json", only, started, *flags)
    environment = {**os.environ, "CHROME_PATH": chromium}
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=TIMEOUT_S)
    except subprocess.TimeoutExpired:
        sys.exit(f"Lighthouse did not answer for {address} in {TIMEOUT_S} s")
    if done.returncode:
        sys.exit(f"Lighthouse failed for {address}: {done.stderr[-800:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    if report.get("runtimeError"):
        sys.exit(f"Lighthouse could not load {address}: {report['runtimeError']['message']}")
    return report


def _read(name: str, form: str, report: dict[str, Any]) -> Marks:
    categories, audits = report["categories"], report["audits"]
    marks = {kind: round(100 * (categories[kind]["score"] or 0)) for kind in KINDS}
    faults = (
        f"{kind}: {one['id']} {audits[one['id']].get('displayValue', '')}".rstrip()
        for kind in KINDS
        if marks[kind] < GOAL
        for one in categories[kind]["auditRefs"]
        if one["weight"] and (audits[one["id"]]["score"] or 0) < 0.9
    )
    numbers = {one: audits[one].get("numericValue", 0.0) for one in _TIMES}
    largest, blocked, shift = numbers.values()
    speed = report["environment"]["benchmarkIndex"]
    return Marks(name, form, marks, largest / MS_IN_S, blocked, shift, speed, tuple(faults))


_TIMES = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def version_of(program: str) -> str:
    """The version that a program of Lighthouse says it is."""
    return subprocess.run((program, "--version"), capture_output=True, text=True, check=True).stdout.strip()


def table(found: Sequence[Marks]) -> str:
    """Marks of pages, as Markdown; what is below the goal is set in bold."""
    rows = [
        "| page | form | performance | accessibility | best practices | SEO | largest, s | blocked, ms | shift |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        marks = " | ".join(f"**{mark}**" if mark < GOAL else str(mark) for mark in one.marks.values())
        times = f"{one.largest_s:.1f} | {one.blocked_ms:.0f} | {one.shift:.3f}"
        rows.append(f"| {one.page} | {one.form} | {marks} | {times} |")
    return "\n".join(rows)


def summary(found: Sequence[Marks]) -> str:
    """How many are below the goal, with the lowest mark of each kind."""
    lowest = ", ".join(f"{kind} {min(one.marks[kind] for one in found)}" for kind in KINDS)
    below = sum(one.is_below for one in found)
    speeds = [one.speed for one in found]
    return (
        f"{len(found)} runs, {below} with a mark below {GOAL}; the lowest: {lowest}.\n"
        f"Lighthouse's index of the processor: {min(speeds):.0f} to {max(speeds):.0f}, median {median(speeds):.0f}"
    )


def conditions(program: str) -> str:
    """On what, when and at which load something was measured, for a page of results."""
    return (
        f"Lighthouse {version_of(program)}, {datetime.now(UTC):%Y-%m-%d %H:%M}, {os.cpu_count()} cores "
        f"({processor()}), at a load of {os.getloadavg()[0]:.1f}"
    )
