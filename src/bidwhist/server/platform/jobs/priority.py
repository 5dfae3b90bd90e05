"""How a process that computes for the server steps back, so that tables go first."""

import os
from contextlib import suppress
from pathlib import Path

NICE = 10
AUTOGROUP = Path("/proc/self/autogroup")
"""Linux shares the processors out by session first, and by niceness only within one; this is the session's."""


def step_back() -> None:
    """Let the tables go first where there are fewer processors than processes; for a process with its own session."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    # Not every Linux has it, and not every container may write to it.
    with suppress(OSError):
        AUTOGROUP.write_text(str(NICE))
