"""What both stores have: the connection that work is given, and what may go wrong with it."""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying

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

    detail = ""
    """What went wrong, for the owner of the server; its words are for anybody."""


class Away(NotSaved):
    """The database is being restarted or is down: nobody else can write either, until it is back."""


class Damaged(NotSaved):
    """What is stored cannot be read."""


class Conflict(NotSaved):
    """Somebody else has written this step of the table."""


class Behind(NotSaved):
    """The step before this one is not stored: the store went back to an earlier state, as after a failover."""


class TooFewChips(NotSaved):
    """Somebody has not the chips that a match asks for; it does not begin."""

    def __init__(self, person: str) -> None:
        super().__init__("somebody has not the chips that this match asks for")
        self.person = person


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


REFUSED = "refused"
"""The code of a connection that nobody accepts, which has none of its own."""
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
        """Write what a table would write, and take it away again."""

    def warning(self) -> str:
        """What could be lost of what is acknowledged, in words; empty where nothing could."""

    def space(self, connection: Connection) -> "Space":
        """What it takes up."""

    def is_tight(self) -> bool:
        """Whether there is hardly any room left."""

    def close(self) -> None:
        """Let go of it."""


PROBED = b"x" * 64
"""What a row of the log that is written to see whether one can be begins with."""
PROBE_BYTES = 8192


def write_and_delete(connection: Connection) -> None:
    """Write a row into the log that needs room of its own on the disk, and delete it again."""
    body = PROBED + os.urandom(PROBE_BYTES)
    connection.execute("INSERT INTO log VALUES ('', -1, 0, '', '', ?)", (body,))
    connection.execute("DELETE FROM log WHERE table_id = '' AND seq = -1")


def failure(error: Exception, doing: str) -> NotSaved:
    """What becomes of an error of a database: a line in the log, and words for whoever waits.

    Those who wait may be strangers, whom the database's address and its faults do not concern: ``detail`` has them.
    """
    name = _name_of(error)
    LOG.error("the store could not %s: %s (%s)", doing, error, name)
    kind = next((kind for codes, kind in _KINDS.items() if name.startswith(codes)), NotSaved)
    failed = kind(Saying("refused-not-read" if doing == "be read" else "refused-not-saved"))
    failed.detail = f"the store could not {doing}: {error}"
    return failed


def is_conflict(error: Exception) -> bool:
    """Whether an error says that a key is there already."""
    return isinstance(error, sqlite3.IntegrityError) or (isinstance(error, Fault) and error.code.startswith("23"))


_KINDS: dict[tuple[str, ...], type[NotSaved]] = {
    ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002"): Damaged,
    (REFUSED, "57P01", "57P02", "57P03"): Away,
}
"""What an error is, by the beginning of its code."""


def _name_of(error: Exception) -> str:
    if isinstance(error, Fault):
        return error.code or "no connection"
    return str(getattr(error, "sqlite_errorname", type(error).__name__))
