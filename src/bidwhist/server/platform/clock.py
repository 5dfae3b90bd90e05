"""The time of a server: it never goes back, whoever sets the machine's clock, and it stands while the server does."""

import time
from collections.abc import Callable

STALL_NS = 3 * 10**9
"""Nanoseconds without a beat after which the server is taken to have been stopped, or kept from everything."""


class SteadyClock:
    """Milliseconds since 1970, counted on from the start by a clock that nobody can set.

    Once it has a beat, a longer time without one is no time that people had: the clock stood.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = wall() - steady()
        """Nanoseconds from the steady clock to this one."""
        self._seen: int | None = None
        """When it was last looked at, by the steady clock, since it has a beat."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        at = self._steady()
        if self._seen is not None:
            self._ahead -= at - self._seen if at - self._seen > STALL_NS else 0
            self._seen = at
        return (at + self._ahead) // 1_000_000

    def beat(self) -> None:
        """Be alive; has to come more often than a pause is long."""
        self._seen = self._seen if self._seen is not None else self._steady()
        self.now()

    def catch_up(self) -> None:
        """Take up again what was lost by standing; for when no turn is running. It never goes back."""
        self._ahead = max(self._ahead, self._wall() - self._steady())

    def not_before(self, then: int) -> None:
        """Go on from a time (ms) that has been written already, where the machine's clock is behind that."""
        self._ahead += max(0, then - self.now()) * 1_000_000
