"""Waiting for what must come: as long as a busy machine needs, and no longer than until it is there."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 120
"""Seconds after which a thing is taken never to come; nothing is measured by it."""


def until(comes: Callable[[], object], what: str) -> None:
    """Looks again and again until something is so.

    :raises AssertionError: saying what never came.
    """
    end = time.monotonic() + PATIENCE
    while not comes():
        assert time.monotonic() < end, f"never came: {what}"
        time.sleep(0.01)


@contextmanager
def running(*words: str, **streams: Any) -> Iterator[subprocess.Popen[bytes]]:
    """``bidwhist`` with these words in a process of its own, which does not outlive the test."""
    process = subprocess.Popen([sys.executable, "-m", "bidwhist.cli", *words], **streams)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()
