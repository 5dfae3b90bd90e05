"""Equal lines of the log are written once in a while, with their number: a database that restarts fails often."""

import logging
import time
from collections.abc import Callable

PERIOD_S = 10.0
"""Seconds in which a line is written once."""
MAX_KNOWN = 1000


class LogThrottle(logging.Filter):
    """Lets a line pass that was not written lately; those that were are counted."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._steady = steady
        self._written: dict[str, float] = {}
        """When each line was written last (s)."""
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; debug lines, one for each message heard, always are."""
        if record.levelno <= logging.DEBUG:
            return True
        line, now = _key(record), self._steady()
        if now - self._written.get(line, -PERIOD_S) < PERIOD_S:
            self._left_out[line] = self._left_out.get(line, 0) + 1
            return False
        if len(self._written) >= MAX_KNOWN:
            self._written.clear()
            self._left_out.clear()
        self._written[line] = now
        if count := self._left_out.pop(line, 0):
            record.msg, record.args = f"{record.getMessage()} (and {count} times more since the last such line)", ()
        return True


def _key(record: logging.LogRecord) -> str:
    """What makes two lines equal: their words, and for a traceback the kind of error and not which table it hit."""
    if record.exc_info and record.exc_info[0] is not None:
        return f"{record.msg} {record.exc_info[0].__name__}"
    return record.getMessage()
