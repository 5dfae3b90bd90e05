"""A machine's clock that can be moved: loaded before anything else that asks the time.

SIGUSR1 puts it an hour forward, SIGUSR2 an hour back. The steady clock of the machine goes on as it did.
"""

import signal
import time
from typing import Any

HOUR = 3600
_ahead = [0]
_time, _time_ns = time.time, time.time_ns


def jump(seconds: int) -> None:
    """Move the clock."""
    _ahead[0] += seconds


def heed_signals() -> None:
    """Let signals move it."""
    signal.signal(signal.SIGUSR1, _forward)
    signal.signal(signal.SIGUSR2, _back)


def _forward(*_: Any) -> None:
    jump(HOUR)


def _back(*_: Any) -> None:
    jump(-HOUR)


time.time = lambda: _time() + _ahead[0]
time.time_ns = lambda: _time_ns() + _ahead[0] * 10**9
