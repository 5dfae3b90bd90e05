"""The message for somebody who installed without a compiler, since pip shows nothing of a build that succeeds."""

import os
import pty
import subprocess
import sys
from pathlib import Path

HOOK = Path(__file__).parents[3] / "hatch_build.py"
BUILD = f"""
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.stdout = sys.stderr = open("/dev/null", "w")
import runpy
hook = runpy.run_path({str(HOOK)!r})
hook["tell"](hook["WITHOUT_KERNEL"], print)
"""


def test_a_person_at_a_terminal_reads_one_line_about_the_missing_kernel() -> None:
    ours, theirs = pty.openpty()
    subprocess.run([sys.executable, "-c", BUILD], stdin=theirs, start_new_session=True, check=True)
    said = os.read(ours, 4096).decode()
    os.close(ours)
    os.close(theirs)
    assert said.count("\n") == 1
    assert said.startswith("bidwhist: the kernel was not built") and "hint: install a C++17 compiler" in said


def test_a_build_without_a_terminal_warns_and_goes_on() -> None:
    build = BUILD.replace("fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n", "").replace("sys.stdout = sys.stderr =", "unused =")
    done = subprocess.run(
        [sys.executable, "-c", build], capture_output=True, text=True, check=True, start_new_session=True
    )
    assert "the kernel was not built" in done.stdout
