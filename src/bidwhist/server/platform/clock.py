"""The clock of a server: never goes back when the machine's clock is set, and stops while the process is suspended."""

import time
from collections.abc import Callable

STALL_NS = 3 * 10**9
"""Nanoseconds without a beat after which the process counts as suspended or blocked."""


class SteadyClock:
    """Milliseconds since 1970: the wall clock at the start, continued by the monotonic clock.

    Once it gets beats, a long gap between them does not count as time that people had.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = wall() - steady()
        """Nanoseconds from the monotonic clock to this one."""
        self._seen: int | None = None
        """The monotonic time (ns) of its last use, once it gets beats."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        at = self._steady()
        if self._seen is not None:
            self._ahead -= at - self._seen if at - self._seen > STALL_NS else 0
            self._seen = at
        return (at + self._ahead) // 1_000_000

    def beat(self) -> None:
        """Note that the process is running; must be called more often than the gap that counts as a suspension."""
        self._seen = self._seen if self._seen is not None else self._steady()
        self.now()

    def catch_up(self) -> None:
        """Catch up on suspended time, when no turn is running. It never goes back."""
        self._ahead = max(self._ahead, self._wall() - self._steady())

    def not_before(self, then: int) -> None:
        """Continue from at least this time (ms), which is already in the store."""
        self._ahead += max(0, then - self.now()) * 1_000_000
