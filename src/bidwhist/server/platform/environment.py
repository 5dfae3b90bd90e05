"""What a server takes from outside of itself: time and chance."""

import time
from collections.abc import Callable
from random import Random, SystemRandom

from msgspec import Struct


class Environment(Struct, frozen=True):
    """Clocks and chance, as the machine has them or as somebody else gives them."""

    wall: Callable[[], float] = time.time
    """Seconds since 1970, by a clock that may be set."""
    steady: Callable[[], float] = time.monotonic
    """Seconds, by a clock that nobody can set."""
    random: Random = SystemRandom()
    """What nobody can guess."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""
        return int(self.wall() * 1000)
