"""People are sent to the server that has their table; who is sent on again and again waits longer each time."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from bidwhist.server.live.connection import Connection
from bidwhist.server.live.retries import seconds_before
from bidwhist.server.protocol.told import Moved

FORGOTTEN_S = 20.0
"""Seconds without a ``moved`` after which the next one is a first one."""
MOST_KNOWN = 10_000
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
        times = sent.times + 1 if sent is not None and now - sent.last < FORGOTTEN_S else 1
        self._sent[key] = _Sent(times, now)
        self._sent.move_to_end(key)
        if len(self._sent) > MOST_KNOWN:
            self._sent.popitem(last=False)
        return round(seconds_before(times, self._chance()) * 1000)
