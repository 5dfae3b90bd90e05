"""The last words at each table, kept in memory for a while: what a report shows of them."""

from collections import OrderedDict, deque

from msgspec import Struct

MAX_LINES = 30
"""Lines that are kept of a table."""
MAX_TABLES = 1000
"""Tables whose lines are kept; the one where nobody has spoken for longest is forgotten first."""


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of talk."""

    time: int
    """Milliseconds since 1970."""
    person: str
    name: str
    text: str


class ChatLog:
    """The last lines of each table; no file keeps them, except where somebody reports them."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[Spoken]] = OrderedDict()

    def add(self, table: str, line: Spoken) -> None:
        """Keep a line, as long as there is room."""
        self._tables.setdefault(table, deque(maxlen=MAX_LINES)).append(line)
        self._tables.move_to_end(table)
        if len(self._tables) > MAX_TABLES:
            self._tables.popitem(last=False)

    def at(self, table: str) -> tuple[Spoken, ...]:
        """The last lines of a table, oldest first."""
        return tuple(self._tables.get(table, ()))
