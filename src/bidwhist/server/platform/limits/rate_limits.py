"""Rate limits by person, table and address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from math import ceil
from typing import Literal, TypeAlias

from msgspec import Struct

MAX_BUCKETS = 50_000
"""Most buckets; the least recently used is dropped first, and starts full when it comes back."""


class Bucket:
    """A token bucket: a burst, then a rate per second."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.last = rate, burst, burst, 0.0

    def take(self, now: float, price: float = 1.0) -> bool:
        """Take a token at a time (s) if there is one; says whether there was."""
        passed, self.last = max(0.0, now - self.last), now
        self.left = min(self.burst, self.left + passed * self.rate)
        may = self.left >= price
        self.left -= price * may
        return may

    def wait_ms(self, now: float, price: float = 1.0) -> int:
        """Milliseconds from a time (s) until there are enough tokens; a price above the burst waits for all of them."""
        left = min(self.burst, self.left + max(0.0, now - self.last) * self.rate)
        return ceil(max(0.0, min(price, self.burst) - left) / self.rate * 1000)


class Rate(Struct, frozen=True):
    """A rate per second, and a burst."""

    rate: float
    burst: float


Limit: TypeAlias = Literal[
    "connection",
    "request",
    "sign-in",
    "open",
    "coach",
    "read",
    "replay",
    "rules",
    "profile",
    "socket",
    "frames",
    "messages",
    "claim",
    "hint",
    "report",
    "ask",
    "socket-messages",
    "socket-words",
    "socket-frames",
    "socket-controls",
    "socket-bytes",
]
RATES: dict[Limit, Rate] = {
    "connection": Rate(20, 120),
    "request": Rate(30, 300),
    "sign-in": Rate(5 / 60, 20),
    "open": Rate(10 / 60, 30),
    "coach": Rate(20 / 60, 20),
    "read": Rate(5, 60),
    "replay": Rate(0.5, 12),
    "rules": Rate(4, 60),
    "profile": Rate(1, 20),
    "socket": Rate(5, 40),
    "frames": Rate(300, 1500),
    "messages": Rate(100, 400),
    "claim": Rate(0.2, 6),
    "hint": Rate(1, 10),
    "report": Rate(1 / 60, 5),
    "ask": Rate(10 / 60, 20),
    "socket-messages": Rate(10, 20),
    "socket-words": Rate(1, 5),
    "socket-frames": Rate(30, 150),
    "socket-controls": Rate(2, 20),
    "socket-bytes": Rate(64 * 1024, 640 * 1024),
}
"""Limits by person, table and address; a household may share an address."""
Count: TypeAlias = Literal[
    "sockets-of-person", "sockets-of-address", "held-of-address", "unfinished", "tables-of-socket", "muted"
]
COUNTS: dict[Count, int] = {
    "sockets-of-person": 5,
    "sockets-of-address": 120,
    "held-of-address": 60,
    "unfinished": 400,
    "tables-of-socket": 8,
    "muted": 200,
}
"""Limits on concurrent connections: a club of sixty may play behind one router, each with a second window."""
AT_TABLES: frozenset[Limit] = frozenset({"frames", "messages", "claim", "hint"})
"""Limits of one table or socket, which are not divided among servers; the number of sockets is."""


class Limits:
    """The rate limits of a server, with the number of refusals of each."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        *,
        is_limited: bool = True,
        rates: Mapping[Limit, Rate] | None = None,
        counts: Mapping[Count, int] | None = None,
    ) -> None:
        self.rates, self.counts = {**RATES, **(rates or {})}, {**COUNTS, **(counts or {})}
        self.clock, self.is_limited = clock, is_limited
        self.refused: Counter[Limit] = Counter()
        self.sent_away = 0
        """Sockets closed because they sent too much."""
        self.shares = 1
        """Number of servers among which an address's limits are divided."""
        self._buckets: OrderedDict[tuple[Limit, str], Bucket] = OrderedDict()

    def allows(self, limit: Limit, who: str, price: float = 1.0) -> bool:
        """Take a token of a person, a table or an address; says whether there was one."""
        if not self.is_limited:
            return True
        bucket = self._bucket(limit, who)
        may = bucket.take(self.clock(), price)
        self.refused[limit] += not may
        return may

    def wait_ms(self, limit: Limit, who: str, price: float = 1.0) -> int:
        """Milliseconds until a person, a table or an address may ask again; 0 where there are no limits."""
        return self._bucket(limit, who).wait_ms(self.clock(), price) if self.is_limited else 0

    def bucket(self, limit: Limit) -> Bucket:
        """A full bucket for a single socket."""
        return Bucket(self.rates[limit].rate, self.rates[limit].burst)

    def _bucket(self, limit: Limit, who: str) -> Bucket:
        key = limit, who
        if key not in self._buckets:
            rate = self._rate(limit)
            self._buckets[key] = Bucket(rate.rate, rate.burst)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key]

    def _rate(self, limit: Limit) -> Rate:
        whole = self.rates[limit]
        shares = 1 if limit in AT_TABLES else self.shares
        return Rate(whole.rate / shares, max(1.0, whole.burst / shares))

    def divide(self, shares: int) -> None:
        """Divide the limits among so many servers, so that more servers do not mean more attempts."""
        if shares == self.shares:
            return
        self.shares = shares
        for (limit, _), bucket in self._buckets.items():
            rate = self._rate(limit)
            bucket.rate, bucket.burst = rate.rate, rate.burst

    def share(self, whole: int, least: int = 1) -> int:
        """A server's share of a number, rounded up."""
        return max(least, -(-whole // self.shares))
