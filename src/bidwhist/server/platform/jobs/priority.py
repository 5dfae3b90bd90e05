"""Lowers the priority of computing processes, so that tables come first."""

import os
from contextlib import suppress
from pathlib import Path

NICE = 10
AUTOGROUP = Path("/proc/self/autogroup")
"""Linux schedules by session first (autogroup) and by niceness only within one; this file sets the session's."""


def step_back() -> None:
    """Lower the priority of this process, and of its session if it leads it, so that tables come first.

    A process in the session of another, such as a test or a shell, leaves that session's priority as it is.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    if hasattr(os, "getsid") and os.getsid(0) == os.getpid():
        # Not every Linux has it, and not every container may write to it.
        with suppress(OSError):
            AUTOGROUP.write_text(str(NICE))
