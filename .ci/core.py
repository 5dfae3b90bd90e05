"""The core of the tests on any system: rules, records, bots, solver, the terminal, one match, and a served table.

python .ci/core.py   installs the checkout into the Python that runs this, then tests it
"""

import re
import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = (
    *("tests/unit/core", "tests/unit/rules", "tests/unit/records", "tests/unit/data", "tests/unit/i18n"),
    *("tests/unit/tui", "tests/unit/cli/test_simulate.py"),
    *("tests/unit/cli/test_replay.py", "tests/unit/cli/test_verify.py"),
)
"""Tests that need nothing but Python; those of processes and terminals are for POSIX."""
STEPS = (
    ("pip", "install", "--quiet", "--editable", ".[dev]"),
    ("pytest", "-n", "auto", *FOLDERS),
    ("bidwhist", "simulate", "--matches", "3", "--seed", "1", "--bots", "steady", "--out", "build/core.jsonl"),
    ("bidwhist", "verify", "build/core.jsonl"),
    ("bidwhist", "play", "--plain", "--new", "--save", "build/core.json"),
)
SERVE = ("bidwhist", "serve", "--port", "0", "--db", "build/core.sqlite")


def main() -> None:
    """Step after step; the first that fails ends it."""
    (ROOT / "build").mkdir(exist_ok=True)
    for step in STEPS:
        sys.stdout.write(f"== python -m {' '.join(step)}\n")
        sys.stdout.flush()
        done = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
        if done.returncode:
            sys.exit(done.returncode)
    _serve()


def _serve() -> None:
    """A server answers that it is ready, and is ended."""
    sys.stdout.write(f"== python -m {' '.join(SERVE)}\n")
    process = subprocess.Popen([sys.executable, "-m", *SERVE], cwd=ROOT, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        told = process.stderr.readline()
        address = re.search(r"http://\S+/", told)
        if address is None:
            sys.exit(f"the server does not start: {told}{process.stderr.read()}")
        with urllib.request.urlopen(f"{address[0]}ready") as answer:
            sys.stdout.write(f"{address[0]}ready: {answer.status}\n")
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    main()
