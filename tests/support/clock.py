"""A clock that moves only when it is told to."""


class Clock:
    """Seconds, as ``time.monotonic`` and ``time.time`` count them."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
