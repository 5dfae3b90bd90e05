"""The core of the tests on any system, with what is installed here: rules, records, bots, solver, and one match.

python .ci/core.py   installs the checkout into the Python that runs this, then tests it
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("tests/unit/core", "tests/unit/rules", "tests/unit/records", "tests/unit/data", "tests/unit/i18n")
STEPS = (
    ("pip", "install", "--quiet", "--editable", ".[dev]"),
    ("pytest", "-n", "auto", *FOLDERS),
    ("bidwhist", "simulate", "--matches", "3", "--seed", "1", "--bots", "steady", "--out", "build/core.jsonl"),
    ("bidwhist", "verify", "build/core.jsonl"),
)


def main() -> None:
    """Step after step; the first that fails ends it."""
    (ROOT / "build").mkdir(exist_ok=True)
    for step in STEPS:
        sys.stdout.write(f"== python -m {' '.join(step)}\n")
        sys.stdout.flush()
        done = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, check=False)
        if done.returncode:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()
