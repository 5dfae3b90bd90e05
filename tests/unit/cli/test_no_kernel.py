"""Without the compiled kernel people get one clear line, never a warning of Python and never an error of ours."""

import os
import subprocess
import sys

import pytest

from support.command_cases import OPEN_DEAL

WITHOUT = """
import sys
sys.modules["bidwhist.solver._solver"] = sys.modules["bidwhist.simulator._simulator"] = None
from bidwhist.cli.__main__ import main
main()
"""
WHOLE = "N:K5.J9742.AK84.3 JT96.K5.63.872.B Q7.QT6.752.JT64 A832.A8.T9.AK9.L"
WORDS = "bidwhist was installed without its compiled kernel"


def plain(*words: str) -> subprocess.CompletedProcess[str]:
    """A command where there is no kernel."""
    asked = [sys.executable, "-c", WITHOUT, *words]
    return subprocess.run(asked, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONWARNINGS": ""})


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["solve", OPEN_DEAL], 0),
        (["solve", WHOLE], 1),
        (
            [
                "simulate",
                "--bots",
                "champion",
                "--matches",
                "1",
                "--deals-at-most",
                "1",
                "--jobs",
                "1",
                "--out",
                os.devnull,
            ],
            0,
        ),
    ],
    ids=lambda one: one[0] if isinstance(one, list) else str(one),
)
def test_the_missing_kernel_is_said_in_one_line(words: list[str], code: int) -> None:
    done = plain(*words)
    assert done.returncode == code, done.stderr
    assert done.stderr.count(WORDS) == 1
    assert f"note: {WORDS}" in done.stderr
    assert "Warning" not in done.stderr and "a fault in bidwhist" not in done.stderr and "Traceback" not in done.stderr
    if code:
        assert (
            "error: without the compiled kernel only the last 6 cards a hand can be solved; hint: install"
            in done.stderr
        )
