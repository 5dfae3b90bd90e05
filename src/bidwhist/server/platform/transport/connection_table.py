"""Connections that are no sockets yet: how many an address holds, and which wait for their request to come whole."""

from collections import Counter
from typing import Protocol

from bidwhist.server.platform.limits.rate_limits import COUNTS

REQUEST_TIMEOUT_S = 10.0
"""Seconds in which a request has to come whole."""
MAX_REQUEST_BYTES = 128 * 1024
"""Bytes of a request, its head included."""
WRITE_TIMEOUT_S = 15.0
"""Seconds for which an answer may wait for its reader."""
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Unfinished(Protocol):
    """A connection whose request has not come whole."""

    def give_up(self) -> None:
        """Close it."""


class ConnectionTable:
    """The connections of one server that are no sockets yet."""

    def __init__(self, most_unfinished: int = COUNTS["unfinished"]) -> None:
        self.most_unfinished = most_unfinished
        """Connections whose request has not come whole; beyond that the oldest are closed."""
        self.held: Counter[str] = Counter()
        """Connections by address."""
        self.waited_for: dict[Unfinished, None] = {}
        """Connections whose request has not come whole, the oldest first."""

    def wait_for(self, door: Unfinished) -> None:
        """One more whose request is to come."""
        self.waited_for[door] = None
        if len(self.waited_for) > self.most_unfinished:
            next(iter(self.waited_for)).give_up()

    def leave(self, address: str) -> None:
        """A connection of an address has ended, or is a socket now."""
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]
