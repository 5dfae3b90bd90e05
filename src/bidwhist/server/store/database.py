"""What both stores have: the connection that work is given, and what may go wrong with it."""

import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bidwhist.errors import WhistError

LOG = logging.getLogger("bidwhist.server")
T = TypeVar("T")


class Found(Protocol):
    """What a query found."""

    @property
    def rowcount(self) -> int:
        """The rows that it changed."""

    def fetchone(self) -> Any:
        """The next row, or nothing."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Row after row."""


class Connection(Protocol):
    """A connection to either store: the same words of SQL, with ``?`` for each value."""

    def execute(self, query: str, values: Sequence[Any] = ..., /) -> Found:
        """Do a query."""

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Do a query with one row of values after another."""


Work: TypeAlias = Callable[[Connection], T]
"""Something to be done in a transaction. It may be begun again, so it changes nothing but the store."""


class Joint(Protocol):
    """Work of which many pieces are done by the same few statements."""

    def __call__(self, connection: Connection, /) -> Any:
        """Do this piece alone."""

    @property
    def joins(self) -> "Joiner | None":
        """What does this piece and others that have the same; nothing where it has to be done alone."""


Joiner: TypeAlias = Callable[[Connection, list[Any]], list[Any]]
"""The results of many pieces of work; whatever is raised, they are done one by one instead."""


class NotSaved(WhistError):
    """The store could not write; nothing has changed."""


class Damaged(NotSaved):
    """What is stored cannot be read."""


class Conflict(NotSaved):
    """Somebody else has written this step of the table."""


class NotOwner(NotSaved):
    """Another node has the table, or may have it by now; nothing has changed."""


class Repeated(NotSaved):
    """The command has been stored before; ``seq`` is the row that answers it."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"this command is stored already, as step {seq}")
        self.seq = seq


class Fault(Exception):
    """An error of PostgreSQL, by its code (SQLSTATE); without one the connection was lost or never made."""

    def __init__(self, words: str, code: str) -> None:
        super().__init__(words)
        self.code = code


ERRORS: tuple[type[Exception], ...] = (sqlite3.Error, Fault)
"""What either database raises."""


class Space(Struct, frozen=True):
    """What a store takes up, and what is left for it, in bytes."""

    kept: int
    free: int | None
    """Nothing where the disk is not ours to see."""


class Database(Protocol):
    """Where a store keeps everything; one thread writes, others read."""

    readers: int
    """Threads that may read at a time."""
    clock: str
    """SQL for its own time, in milliseconds since 1970."""
    held: str
    """SQL after a ``SELECT``: what it finds stays as it is until the transaction ends."""

    def begin(self) -> Connection:
        """Begin a transaction that writes.

        One of ``ERRORS`` is raised if it cannot, or what is written would be lost.
        """

    def commit(self) -> None:
        """End it; it is on the disk then."""

    def roll_back(self) -> None:
        """Take it back, if it has not ended by itself."""

    def look(self) -> Connection:
        """Begin a transaction that only reads, in which nothing changes."""

    def count_on(self, connection: Connection) -> None:
        """Go on numbering where rows that were copied end."""

    def read(self, work: Work[T]) -> T:
        """The result of work that only reads."""

    def write_again(self, connection: Connection) -> None:
        """Write something that changes nothing."""

    def space(self, connection: Connection) -> "Space":
        """What it takes up."""

    def is_tight(self) -> bool:
        """Whether there is hardly any room left."""

    def close(self) -> None:
        """Let go of it."""


def failure(error: Exception, doing: str) -> NotSaved:
    """What becomes of an error of a database: a line in the log, and words for whoever waits."""
    name = _name_of(error)
    LOG.error("the store could not %s: %s (%s)", doing, error, name)
    kind = Damaged if name.startswith(_DAMAGE) else NotSaved
    return kind(f"the store could not {doing}: {error}")


def is_conflict(error: Exception) -> bool:
    """Whether an error says that a key is there already."""
    return isinstance(error, sqlite3.IntegrityError) or (isinstance(error, Fault) and error.code.startswith("23"))


_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")


def _name_of(error: Exception) -> str:
    if isinstance(error, Fault):
        return error.code or "no connection"
    return str(getattr(error, "sqlite_errorname", type(error).__name__))
