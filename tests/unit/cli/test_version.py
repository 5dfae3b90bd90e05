"""The version, the same wherever it is asked for; and ``python -m bidwhist``, the same as ``bidwhist``."""

import subprocess
import sys
from importlib.metadata import version

import bidwhist
from support.command import run


def test_the_version_is_the_same_wherever_it_is_asked_for() -> None:
    assert bidwhist.__version__ == version("bidwhist")
    assert run("--version") == (0, f"bidwhist {version('bidwhist')}\n", "")


def test_python_m_bidwhist_is_the_command() -> None:
    asked = [sys.executable, "-m", "bidwhist"]
    told = subprocess.run([*asked, "--version"], capture_output=True, text=True, check=True)
    assert told.stdout == f"bidwhist {bidwhist.__version__}\n"
    wrong = subprocess.run([*asked, "rules", "show", "palce"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2 and "did you mean palace" in wrong.stderr
