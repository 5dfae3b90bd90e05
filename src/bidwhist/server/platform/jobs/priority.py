"""Lowers the priority of computing processes, so that tables come first."""

import os
from contextlib import suppress
from pathlib import Path

NICE = 10
AUTOGROUP = Path("/proc/self/autogroup")
"""Linux schedules by session first (autogroup) and by niceness only within one; this file sets the session's."""


def step_back() -> None:
    """Lower the priority of this process, which has its own session, so that tables come first on a busy machine."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    # Not every Linux has it, and not every container may write to it.
    with suppress(OSError):
        AUTOGROUP.write_text(str(NICE))
