"""Two rows of steps at the same time in .ci/run: a failure in either ends the script."""

import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[3] / ".ci" / "side_by_side.sh"
BODY = """
set -euo pipefail
source "$1"
one() { echo one begins; "$2"; echo one ends; }
other() { echo other begins; "$3"; echo other ends; }
side_by_side one other
echo the next step
"""


def run(one: str, other: str) -> subprocess.CompletedProcess[str]:
    """The script with rows that contain these two commands."""
    # Functions read the arguments of their own call, so the commands are written into them.
    body = BODY.replace('"$2"', one).replace('"$3"', other)
    return subprocess.run(["bash", "-c", body, "bash", SCRIPT], capture_output=True, text=True, check=False)


def test_what_both_rows_print_is_told_and_the_next_step_comes() -> None:
    done = run("true", "true")
    assert done.returncode == 0
    assert done.stdout.split("\n")[:2] == ["other begins", "other ends"]
    assert done.stdout.endswith("one begins\none ends\nthe next step\n")


@pytest.mark.parametrize(("one", "other"), [("false", "true"), ("true", "false"), ("false", "false")])
def test_a_failure_in_either_row_ends_the_row_and_the_script(one: str, other: str) -> None:
    done = run(one, other)
    assert done.returncode != 0 and "the next step" not in done.stdout
    assert ("one ends" in done.stdout) is (one == "true") and ("other ends" in done.stdout) is (other == "true")
