"""People are sent to the server that has their table; who is sent on again and again waits longer each time."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from bidwhist.server.platform.backoff import backoff_s
from bidwhist.server.protocol.told import Moved
from bidwhist.server.tables.connection import Connection

FORGET_AFTER_S = 20.0
"""Seconds without a ``moved`` after which the next one is a first one."""
MAX_KNOWN = 10_000
"""People at tables; the one sent on longest ago is forgotten first."""


class _Sent(Struct):
    times: int
    last: float


class Redirects:
    """Who was sent on lately, with which table and how often.

    Two servers that each take the other for a table's owner would send somebody to and fro as fast as they can come.
    """

    def __init__(self, steady: Callable[[], float], chance: Callable[[], float]) -> None:
        self._steady, self._chance = steady, chance
        self._sent: OrderedDict[tuple[str, str], _Sent] = OrderedDict()

    def send(self, connection: Connection, table: str, url: str, wait: int = 0) -> None:
        """Tell somebody that a table is at another server, and how long (ms) to wait at least before going there."""
        connection.send(Moved(table, url, max(wait, self._next_wait(connection.person.id, table))))

    def _next_wait(self, person: str, table: str) -> int:
        key, now = (person, table), self._steady()
        sent = self._sent.get(key)
        times = sent.times + 1 if sent is not None and now - sent.last < FORGET_AFTER_S else 1
        self._sent[key] = _Sent(times, now)
        self._sent.move_to_end(key)
        if len(self._sent) > MAX_KNOWN:
            self._sent.popitem(last=False)
        return round(backoff_s(times, self._chance()) * 1000)
