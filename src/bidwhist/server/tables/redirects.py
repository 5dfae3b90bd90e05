"""Redirects people to the server that owns their table, with a growing delay if it happens again and again."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from bidwhist.server.platform.backoff import backoff_s
from bidwhist.server.protocol.server_messages import Moved
from bidwhist.server.tables.connection import Connection

FORGET_AFTER_S = 20.0
"""Seconds without a ``moved`` after which the delay starts from the beginning."""
MAX_WAIT_S = 3.2
"""The longest delay (seconds): people are to be back at their table within five seconds of an outage."""
MAX_KNOWN = 10_000
"""Most entries; the one redirected longest ago is dropped first."""


class _Sent(Struct):
    times: int
    last: float


class Redirects:
    """Recent redirects: which person, for which table, how often.

    Two servers that each take the other for the owner would otherwise send a person to and fro as fast as they can
    reconnect.
    """

    def __init__(self, steady: Callable[[], float], chance: Callable[[], float]) -> None:
        self._steady, self._chance = steady, chance
        self._sent: OrderedDict[tuple[str, str], _Sent] = OrderedDict()

    def send(self, connection: Connection, table: str, url: str, wait: int = 0) -> None:
        """Tell a client that another server owns a table, and how long (ms) to wait before it goes there."""
        connection.send(Moved(table, url, max(wait, self._next_wait(connection.person.id, table))))

    def _next_wait(self, person: str, table: str) -> int:
        key, now = (person, table), self._steady()
        sent = self._sent.get(key)
        times = sent.times + 1 if sent is not None and now - sent.last < FORGET_AFTER_S else 1
        self._sent[key] = _Sent(times, now)
        self._sent.move_to_end(key)
        if len(self._sent) > MAX_KNOWN:
            self._sent.popitem(last=False)
        return round(backoff_s(times, self._chance(), MAX_WAIT_S) * 1000)
