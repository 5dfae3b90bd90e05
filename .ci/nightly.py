"""What is slow, statistical or random, part after part; a page of results says how the last whole run went.

python .ci/nightly.py                  every part; writes benches/results/nightly.md, which is committed by hand
python .ci/nightly.py tests browsers   these parts alone; writes nothing
python .ci/nightly.py --last           says how the last whole run went
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "benches" / "results" / "nightly.md"
WORKERS = str((os.cpu_count() or 1) + 1)
"""Tests of servers and browsers wait for much of their time."""
PYTEST = ("pytest", "-n", WORKERS, "--dist", "worksteal", "--hypothesis-profile", "nightly")
HEAD = """# Nightly

What `make test` leaves out because it is slow, statistical or random: `make test-nightly` runs it and writes this
page at the end of a whole run.

"""
SUMMARY = re.compile(r"^\*\*(.+)\*\*$", re.MULTILINE)


class Part(NamedTuple):
    """One part: its name, and the module with its arguments."""

    name: str
    module: tuple[str, ...]


class Outcome(NamedTuple):
    """How a part ended."""

    part: Part
    has_passed: bool
    seconds: float


def parts(night: date) -> tuple[Part, ...]:
    """Every part; what is drawn by chance differs from night to night, and is told by its seed."""
    seed = night.toordinal()
    return (
        Part(
            "tests",
            (
                *PYTEST,
                "-m",
                "(nightly or hypothesis) and not cluster and not frames and not learners and not offline",
                "--ignore=tests/browser",
            ),
        ),
        Part("browsers", (*PYTEST, "-m", "nightly", "tests/browser")),
        Part("same-bytes", ("benches.check.same_bytes", "--short")),
        Part("simulation", ("benches.soak.simulation", "--seeds", f"{seed}..{seed + 19}", "--tables", "3")),
        Part("simulator", ("benches.check.simulator", "--deals", "100000", "--seed", str(seed))),
        Part("pairings", ("benches.check.pairings", "--rounds", "20000", "--seed", str(seed))),
        Part("mutants", ("benches.check.mutants", "core", "scoring", "--seed", str(seed), "--minutes", "10")),
    )


def run(part: Part) -> Outcome:
    """Run one part; what it prints is shown."""
    _tell(f"\n== {part.name} ==")
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-m", *part.module], cwd=ROOT, check=False)
    return Outcome(part, done.returncode == 0, time.monotonic() - began)


def page(outcomes: Sequence[Outcome], night: date, commit: str) -> str:
    """The page of results of a whole run."""
    failed = [one.part.name for one in outcomes if not one.has_passed]
    result = f"failed: {', '.join(failed)}" if failed else "passed"
    took = sum(one.seconds for one in outcomes) / 60
    rows = (
        f"| {one.part.name} | `python -m {' '.join(map(_quoted, one.part.module))}` "
        f"| {'passed' if one.has_passed else 'failed'} | {one.seconds:.0f} s |\n"
        for one in outcomes
    )
    summary = f"**{night}, {commit}: {result}, {took:.0f} minutes**\n\n"
    return HEAD + summary + "| part | command | result | time |\n|---|---|---|---|\n" + "".join(rows)


def last(text: str) -> str:
    """One line on the last whole run, from the page of results."""
    found = SUMMARY.search(text)
    return f"The last whole nightly run: {found[1]}" if found else "There was no whole nightly run yet."


def _quoted(word: str) -> str:
    return f'"{word}"' if " " in word else word


def _commit() -> str:
    said = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--exclude=*"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return said.stdout.strip() or "no commit"


def _tell(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def main(words: Iterable[str] | None = None) -> int:
    """Run what is asked for."""
    night = datetime.now(UTC).date()
    known = {one.name: one for one in parts(night)}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"only these, of {', '.join(known)}")
    parser.add_argument("--last", action="store_true", help="say how the last whole run went")
    asked = parser.parse_args(None if words is None else [*words])
    if unknown := [name for name in asked.parts if name not in known]:
        parser.error(f"there is no {unknown[0]}; there are {', '.join(known)}")
    if asked.last:
        _tell(last(PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""))
        return 0
    # What was run is what was there at the beginning.
    commit = _commit()
    outcomes = [run(known[name]) for name in asked.parts or known]
    if not asked.parts:
        PAGE.write_text(page(outcomes, night, commit), encoding="utf-8")
        _tell(last(PAGE.read_text(encoding="utf-8")))
    return 0 if all(one.has_passed for one in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
