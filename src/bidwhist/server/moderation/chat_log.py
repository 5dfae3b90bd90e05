"""The latest chat at each table, kept in memory as evidence for reports."""

from collections import OrderedDict, deque

from msgspec import Struct

MAX_LINES = 30
"""Lines kept of a table."""
MAX_TABLES = 1000
"""Tables whose lines are kept; the one that was silent longest is dropped first."""


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of chat."""

    time: int
    """Milliseconds since 1970."""
    person: str
    name: str
    text: str


class ChatLog:
    """The latest lines of each table; they are stored only in a report."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[Spoken]] = OrderedDict()

    def add(self, table: str, line: Spoken) -> None:
        """Add a line and drop the oldest beyond the limits."""
        self._tables.setdefault(table, deque(maxlen=MAX_LINES)).append(line)
        self._tables.move_to_end(table)
        if len(self._tables) > MAX_TABLES:
            self._tables.popitem(last=False)

    def at(self, table: str) -> tuple[Spoken, ...]:
        """The latest lines of a table, oldest first."""
        return tuple(self._tables.get(table, ()))
