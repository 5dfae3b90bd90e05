"""The SQLite database: opening, migrating, reading and writing."""

import json
import sqlite3
from contextlib import ExitStack, closing, suppress
from functools import cache
from pathlib import Path

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.confusables import keys_of
from bidwhist.server.platform.database.database import (
    Connection,
    Database,
    Locked,
    Space,
    T,
    Work,
    Writing,
    write_and_delete,
)
from bidwhist.server.platform.database.database_file import OpenFile, held, make_private
from bidwhist.server.platform.database.migrations import MIGRATIONS, Migration

LOCK_WAIT_S = 10.0
"""Longest wait for another process that writes, in seconds."""


def connect(path: Path, wait_s: float = LOCK_WAIT_S) -> sqlite3.Connection:
    """Connect to a file, created if missing.

    :raises WhistError: if it cannot be opened.
    """
    try:
        make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=wait_s)
        connection.execute("PRAGMA journal_mode=WAL")
    except (sqlite3.Error, OSError) as error:
        words = error.strerror if isinstance(error, OSError) else error
        raise WhistError(f"the table store cannot be opened, {words}: {path}") from error
    connection.execute("PRAGMA synchronous=FULL")
    # On macOS alone these mean something: there a plain sync leaves what was written in the drive's cache.
    connection.execute("PRAGMA fullfsync=ON")
    connection.execute("PRAGMA checkpoint_fullfsync=ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate a file to this program's version.

    :raises WhistError: if the file is newer than the program.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise WhistError(f"the table store was written by a newer bidwhist: version {version}")
    if not version and not connection.execute("SELECT 1 FROM sqlite_master").fetchone():
        connection.executescript(_schema_after(MIGRATIONS))
    else:
        migrate_by_steps(connection)


def migrate_by_steps(connection: sqlite3.Connection) -> None:
    """Apply every migration that a file lacks, each in a transaction of its own."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    _apply(connection, MIGRATIONS, version)


def _apply(connection: sqlite3.Connection, migrations: tuple[Migration, ...], after: int) -> None:
    connection.create_function("name_keys", 1, _name_keys, deterministic=True)
    for number, step in enumerate(migrations[after:], after + 1):
        connection.executescript(f"BEGIN;{step.schema}{step.older_files}PRAGMA user_version={number};COMMIT;")


@cache
def _schema_after(migrations: tuple[Migration, ...]) -> str:
    """What these migrations lead to, as one script: renaming tables takes SQLite a tenth of a second."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        _apply(memory, migrations, after=0)
        script = "".join(memory.iterdump())
    return script.replace("COMMIT;", f"PRAGMA user_version={len(migrations)};COMMIT;")


def _name_keys(name: str | None) -> str:
    return json.dumps(sorted(keys_of(name or "")))


class SqliteWriting(Writing):
    """A connection that writes into a file."""

    def __init__(self, connection: sqlite3.Connection, file: OpenFile) -> None:
        self.writing, self._file = connection, file

    def begin(self) -> Connection:
        """Begin a write transaction.

        :raises sqlite3.OperationalError: if the file was deleted or replaced.
        """
        if (fault := self._file.fault()) is not None:
            raise sqlite3.OperationalError(fault)
        self.writing.execute("BEGIN IMMEDIATE")
        return self.writing

    def commit(self) -> None:
        self.writing.execute("COMMIT")

    def roll_back(self) -> None:
        """Roll back, unless an error such as a full disk has done so already."""
        if self.writing.in_transaction:
            with suppress(sqlite3.Error):
                self.writing.execute("ROLLBACK")


class _LoopWriting(SqliteWriting):
    """A connection that neither waits for others nor copies the write-ahead log into the file."""

    def begin(self) -> Connection:
        try:
            return super().begin()
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                raise Locked from None
            raise


class SqliteFile(SqliteWriting, Database):
    """One file, with a connection each for its writer and its reader, and one for the event loop if it is asked for."""

    readers = 1
    clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    held = ""  # a transaction that writes has the file to itself

    def __init__(self, path: Path, *, is_held: bool) -> None:
        with ExitStack() as opened:
            if is_held:
                opened.enter_context(held(path))
            writing = connect(path)
            opened.callback(writing.close)
            migrate(writing)
            self._reading = connect(path)
            opened.callback(self._reading.close)
            super().__init__(writing, OpenFile(path))
            self._path, self._opened = path, opened.pop_all()

    def writing_in_loop(self) -> Writing:
        connection = connect(self._path, wait_s=0)
        self._opened.callback(connection.close)
        connection.execute("PRAGMA wal_autocheckpoint=0")
        return _LoopWriting(connection, self._file)

    def look(self) -> Connection:
        self.writing.execute("BEGIN")
        return self.writing

    def count_on(self, connection: Connection) -> None:
        """SQLite does this by itself."""

    def read(self, work: Work[T]) -> T:
        return work(self._reading)

    def write_again(self, connection: Connection) -> None:
        """Write and delete a row of the log; a page of the file is written in any case."""
        write_and_delete(connection)
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version={version}")

    def warning(self) -> str:
        """A file has no standby to fail over to."""
        return ""

    def space(self, connection: Connection) -> Space:
        return self._file.space()

    def is_tight(self) -> bool:
        return self._file.is_tight()

    def close(self) -> None:
        """Close the file and release its lock."""
        self._opened.close()
