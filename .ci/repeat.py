"""`make test` again and again, to see whether a test fails by chance; a page of results gets a line for each run.

python .ci/repeat.py --runs 10              ten runs, one after another
python .ci/repeat.py --runs 10 --beside 4   beside four programs that compute without a pause
python .ci/repeat.py --last                 says how many runs in a row have passed

Each line of benches/results/test_runs.md is written when its run ends, and is committed by hand.
"""

import argparse
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path
from statistics import mean
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "benches" / "results" / "test_runs.md"
TEST = ("make", "test")
HIGH_LOAD = 6.0
"""Programs that want a processor, on average over a run: from here on a machine of two processors counts as busy."""
SAMPLES_EVERY_SECONDS = 5.0
COMPUTES = "while True: pass"
HEAD = f"""# Runs of `make test`

`make test` run again and again by `python .ci/repeat.py`, to see whether a test fails by chance. The load is the
average over the run of how many programs wanted a processor, the tests' own among them (`/proc/loadavg`, every
{SAMPLES_EVERY_SECONDS:.0f} s). A run counts as one on a busy machine from a load of {HIGH_LOAD:.0f} on.

| begun (UTC) | commit | load | tests | time | result |
|---|---|---|---|---|---|
"""
PASSED = re.compile(r"\b(\d+) passed\b")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
ROW = re.compile(r"^\| \d{4}-[^|]*\|[^|]*\| (?P<load>[\d.]+) \|[^|]*\|[^|]*\| (?P<result>[^|]*) \|$", re.MULTILINE)


class Run(NamedTuple):
    """One run: when it began, of which commit, the mean load, how many tests passed, seconds, and what failed."""

    begun: datetime
    commit: str
    load: float
    tests: int
    seconds: float
    failed: tuple[str, ...]


def row(run: Run) -> str:
    """The line of the page that tells of a run."""
    minutes, seconds = divmod(round(run.seconds), 60)
    result = f"failed: {', '.join(run.failed)}" if run.failed else "passed"
    return (
        f"| {run.begun:%Y-%m-%d %H:%M} | {run.commit} | {run.load:.1f} | {run.tests:,} "
        f"| {minutes} min {seconds:02} s | {result} |\n"
    )


def last(text: str) -> str:
    """One line on the runs in a row that passed, from the page of results."""
    rows = [(float(found["load"]), found["result"]) for found in ROW.finditer(text)]
    in_a_row = [*takewhile(lambda one: one[1] == "passed", reversed(rows))]
    busy = sum(load >= HIGH_LOAD for load, _ in in_a_row)
    return f"The last {len(in_a_row)} runs of make test passed, {busy} of them at a load of {HIGH_LOAD:.0f} or more."


def run_once() -> Run:
    """Run the tests once; what they print is shown."""
    begun, began, commit = datetime.now(UTC), time.monotonic(), _commit()
    said: list[str] = []
    with _load() as loads, subprocess.Popen(TEST, cwd=ROOT, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        for line in tests.stdout:
            _tell(line)
            said.append(line)
    output = "".join(said)
    failed = [*FAILED.findall(output)] or ([] if tests.returncode == 0 else [f"exit code {tests.returncode}"])
    return Run(
        begun=begun,
        commit=commit,
        load=mean(loads),
        tests=sum(int(found) for found in PASSED.findall(output)),
        seconds=time.monotonic() - began,
        failed=tuple(failed),
    )


@contextmanager
def _load() -> Iterator[Sequence[float]]:
    """The load, looked at once at the beginning and every few seconds until the end."""
    loads, over = [os.getloadavg()[0]], threading.Event()

    def watch() -> None:
        while not over.wait(SAMPLES_EVERY_SECONDS):
            loads.append(os.getloadavg()[0])

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield loads
    finally:
        over.set()
        watcher.join()


@contextmanager
def _busy(programs: int) -> Iterator[Sequence[subprocess.Popen[bytes]]]:
    """Programs that compute without a pause beside the tests."""
    running = [subprocess.Popen([sys.executable, "-c", COMPUTES]) for _ in range(programs)]
    try:
        yield running
    finally:
        for program in running:
            program.kill()
            program.wait()


def _commit() -> str:
    said = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return said.stdout.strip() or "no commit"


def _tell(words: str) -> None:
    sys.stdout.write(words)
    sys.stdout.flush()


def main(words: Iterable[str] | None = None) -> int:
    """Run what is asked for; the first run that fails ends it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1, help="how many, one after another")
    parser.add_argument("--beside", type=int, default=0, help="programs that compute without a pause meanwhile")
    parser.add_argument("--last", action="store_true", help="say how many runs in a row have passed")
    asked = parser.parse_args(None if words is None else [*words])
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else HEAD
    if not asked.last:
        with _busy(asked.beside):
            for _ in range(asked.runs):
                run = run_once()
                text += row(run)
                PAGE.write_text(text, encoding="utf-8")
                if run.failed:
                    _tell(f"failed: {', '.join(run.failed)}\n")
                    return 1
    _tell(last(text) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
