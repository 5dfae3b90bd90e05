"""The interface to both databases: the connection that work gets, and its errors."""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying

LOG = logging.getLogger("bidwhist.server")
T = TypeVar("T")


class Found(Protocol):
    """The result of a query."""

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All remaining rows."""

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the rows."""


class Connection(Protocol):
    """A connection to either database: the same SQL, with ``?`` for each value."""

    def execute(self, query: str, values: Sequence[Any] = ..., /) -> Found:
        """Run a query."""

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Run a query for each row of values."""


Kind: TypeAlias = type[str] | type[int] | type[bytes]
"""The type of a column's values."""


def listed(
    connection: Connection, name: str, kinds: tuple[Kind, ...], rows: Sequence[Sequence[Any]]
) -> tuple[str, Sequence[Any]]:
    """Rows of values as a table with a name in a query, with columns ``column1`` and so on: its SQL, and its values.

    PostgreSQL takes a list for each column: reading and binding a value for each field takes it ten times as long.
    """
    of_columns = getattr(connection, "listed", None)
    return of_columns(name, kinds, rows) if of_columns is not None else _in_values(name, len(kinds), rows)


def _in_values(name: str, columns: int, rows: Sequence[Sequence[Any]]) -> tuple[str, Sequence[Any]]:
    return _values(name, columns, len(rows)), [value for row in rows for value in row]


@lru_cache(maxsize=1024)
def _values(name: str, columns: int, rows: int) -> str:
    place = f"({', '.join('?' * columns)})"
    return f"(VALUES {', '.join([place] * rows)}) AS {name}"


Work: TypeAlias = Callable[[Connection], T]
"""Work in a transaction. It may be retried, so it must change nothing but the database."""


class Joint(Protocol):
    """Work whose pieces can share the same few statements."""

    def __call__(self, connection: Connection, /) -> Any:
        """Do this piece by itself."""

    @property
    def joins(self) -> "Joiner | None":
        """A function that does this piece and others with the same function; None if it has to be done by itself."""

    @property
    def lane(self) -> str:
        """The table whose rows alone it locks: pieces of other tables may be committed at the same time; or empty."""

    @property
    def is_short(self) -> bool:
        """Whether it takes so little time that the event loop may do it."""


Joiner: TypeAlias = Callable[[Connection, list[Any]], list[Any]]
"""The results of many pieces of work; if it raises, they are done one by one instead."""


class NotSaved(WhistError):
    """The database could not write; nothing has changed."""

    detail = ""
    """What went wrong, for the server's owner; the message itself is for anybody."""


class Away(NotSaved):
    """The database is restarting or down: nobody can write until it is back."""


class Damaged(NotSaved):
    """Stored data cannot be read."""


class Conflict(NotSaved):
    """Another server has written this step of the table."""


class Behind(NotSaved):
    """The step before this one is not stored: the database has lost writes, as after a failover."""


class TooFewChips(NotSaved):
    """A person has too few chips for the match, which does not begin."""

    def __init__(self, person: str) -> None:
        super().__init__("somebody has not the chips that this match asks for")
        self.person = person


class NotOwner(NotSaved):
    """Another node owns the table, or may by now; nothing has changed."""


class Repeated(NotSaved):
    """The command has been stored before; ``seq`` is the row that answers it."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"this command is stored already, as step {seq}")
        self.seq = seq


class Locked(Exception):
    """Another writer has the database, and this one does not wait."""


class Fault(Exception):
    """An error of PostgreSQL, by its code (SQLSTATE); without one the connection was lost or never made."""

    def __init__(self, words: str, code: str) -> None:
        super().__init__(words)
        self.code = code


REFUSED = "refused"
"""Our code for a refused connection, which has none of its own."""
ERRORS: tuple[type[Exception], ...] = (sqlite3.Error, Fault)
"""The exceptions of either database."""


class Space(Struct, frozen=True):
    """The bytes that a database uses, and those left on its disk."""

    kept: int
    free: int | None
    """None if the disk cannot be seen from here."""


class Writing(Protocol):
    """Transactions that write, one after another."""

    def begin(self) -> Connection:
        """Begin a write transaction.

        Raises one of ``ERRORS`` if it cannot, or if writes would be lost.
        """

    def commit(self) -> None:
        """Commit; the data is on the disk then."""

    def roll_back(self) -> None:
        """Roll back, if the transaction has not ended by itself."""


class Database(Writing, Protocol):
    """A database behind a store; a thread or more write, others read."""

    more_writing: Sequence[Writing] = ()
    """Writers beside the database's own, for pieces of work with a lane."""
    readers: int
    """Number of reader threads."""
    clock: str
    """SQL for its clock, in milliseconds since 1970."""
    held: str
    """SQL after a ``SELECT`` that locks the rows it finds until the transaction ends."""

    def writing_in_loop(self) -> Writing | None:
        """A new writer that may be used in the event loop, whose ``begin`` raises ``Locked`` and never waits.

        None where a commit waits for a network.
        """
        return None

    def look(self) -> Connection:
        """Begin a read-only transaction with a stable snapshot."""

    def count_on(self, connection: Connection) -> None:
        """Continue the sequence after rows that were copied."""

    def read(self, work: Work[T]) -> T:
        """The result of read-only work."""

    def write_again(self, connection: Connection) -> None:
        """Write a row as a table would, and delete it again."""

    def warning(self) -> str:
        """Which acknowledged writes could be lost, in words; empty if none could."""

    def space(self, connection: Connection) -> "Space":
        """The space it uses."""

    def is_tight(self) -> bool:
        """Whether the disk is nearly full."""

    def close(self) -> None:
        """Close it."""


PROBED = b"x" * 64
"""The prefix of test rows in the log."""
PROBE_BYTES = 8192


def write_and_delete(connection: Connection) -> None:
    """Write a row into the log that needs new space on the disk, and delete it again."""
    body = PROBED + os.urandom(PROBE_BYTES)
    connection.execute("INSERT INTO log VALUES ('', -1, 0, '', '', ?)", (body,))
    connection.execute("DELETE FROM log WHERE table_id = '' AND seq = -1")


def failure(error: Exception, doing: str) -> NotSaved:
    """Turn a database error into a log line and an exception for the caller.

    The message may reach strangers, so the database's address and error are in ``detail`` alone.
    """
    name = _name_of(error)
    LOG.error("the store could not %s: %s (%s)", doing, error, name)
    kind = next((kind for codes, kind in _KINDS.items() if name.startswith(codes)), NotSaved)
    failed = kind(Saying("refused-not-read" if doing == "be read" else "refused-not-saved"))
    failed.detail = f"the store could not {doing}: {error}"
    return failed


def is_conflict(error: Exception) -> bool:
    """Whether an error is a duplicate key."""
    return isinstance(error, sqlite3.IntegrityError) or (isinstance(error, Fault) and error.code.startswith("23"))


def is_deadlock(error: Exception) -> bool:
    """Whether PostgreSQL ended a transaction because it and another waited for each other."""
    return isinstance(error, Fault) and error.code == "40P01"


_KINDS: dict[tuple[str, ...], type[NotSaved]] = {
    ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002"): Damaged,
    (REFUSED, "57P01", "57P02", "57P03"): Away,
}
"""Exceptions by the beginning of an error's code."""


def _name_of(error: Exception) -> str:
    if isinstance(error, Fault):
        return error.code or "no connection"
    return str(getattr(error, "sqlite_errorname", type(error).__name__))
