"""The environment of a server: clocks and randomness."""

import time
from collections.abc import Callable
from random import Random, SystemRandom

from msgspec import Struct


class Environment(Struct, frozen=True):
    """Clocks and random sources: the machine's, or a test's."""

    wall: Callable[[], float] = time.time
    """The wall clock: seconds since 1970."""
    steady: Callable[[], float] = time.monotonic
    """The monotonic clock in seconds."""
    random: Random = SystemRandom()
    """The cryptographic random source."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""
        return int(self.wall() * 1000)
