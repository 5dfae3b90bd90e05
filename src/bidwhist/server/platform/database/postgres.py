"""The PostgreSQL database: connecting, locking, migrating, reading and writing.

psycopg's connections block in the store's threads, as SQLite's do, so the same work runs on either.
"""

import importlib
import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import (
    REFUSED,
    Connection,
    Database,
    Fault,
    Found,
    Kind,
    Space,
    T,
    Work,
    Writing,
    write_and_delete,
)
from bidwhist.server.platform.database.migrations import MIGRATIONS, in_postgres
from bidwhist.server.platform.database.paths import InPostgres

if TYPE_CHECKING:
    import psycopg

READER_CONNECTIONS = 4
"""Reader connections, each in a thread of its own."""
R = TypeVar("R")
_CONNECT_OPTIONS = {
    "application_name": "bidwhist",
    "connect_timeout": 5,
    "client_encoding": "UTF8",
    # Both ends notice a dead connection within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
_SETTINGS = (
    # An acknowledged row is on the disk; settings that also wait for standbys are kept.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    "SET lock_timeout = '10s'",
    "SET statement_timeout = '60s'",
    "SET idle_in_transaction_session_timeout = '60s'",
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)
_OF_NODES = {**_CONNECT_OPTIONS, "connect_timeout": 2, "tcp_user_timeout": 3_000}
_SETTINGS_OF_NODES = (
    # A suspended node's transactions end before another may claim its tables, and block nobody.
    "SET idle_in_transaction_session_timeout = '3s'",
    "SET lock_timeout = '3s'",
    # The sessions of a node that was cut off end before it is back with new ones.
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 2",
)
HOLDS = "bidwhist", "bidwhist also writes"
"""The advisory locks of a server, one for each of its writers: two connections cannot have the same lock alone."""


def _held(name: str, kind: str, then: str) -> tuple[str, ...]:
    take = f"SELECT pg_advisory_lock{kind}(hashtext('{name}'), hashtext(current_schema()))"
    # A server that was just killed keeps the lock until PostgreSQL finishes its last statement.
    return "SET lock_timeout = '2s'", take, f"SET lock_timeout = '{then}'"


_IS_LOCKED = "55P03"
_READ_ONLY = "25006"
_ALONE = "SELECT pg_advisory_xact_lock(hashtext('bidwhist migrates'), hashtext(current_schema()))"
# Servers may start together: those that do not migrate wait ten minutes for the one that does.
_UNTIL_MIGRATED = "SET LOCAL lock_timeout = 0", "SET LOCAL statement_timeout = '10min'"


class PostgresConnection(Connection):
    """A connection to PostgreSQL that reconnects after a loss."""

    def __init__(self, place: InPostgres, *, hold: str = "") -> None:
        self._place, self._hold = place, hold
        self._driver = _driver()
        self._made: psycopg.Connection[Any] | None = None
        self._is_busy = False

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Found:
        return self._heeded(lambda made: made.execute(_marked(query), _told(values)))

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Run a query for each row of values, in one round trip."""
        return self._heeded(lambda made: made.cursor().executemany(_marked(query), [_told(row) for row in rows]))

    def listed(self, name: str, kinds: tuple[Kind, ...], rows: Sequence[Sequence[Any]]) -> tuple[str, Sequence[Any]]:
        """Rows as a table of a query, from a list for each column."""
        columns = zip(*rows, strict=True)
        return _unnested(name, kinds), [_ARRAYS[kind](column) for kind, column in zip(kinds, columns, strict=True)]

    def begin(self, isolation: str = "READ COMMITTED") -> None:
        """Begin a transaction, reconnecting if the connection was lost meanwhile."""
        self.read(lambda connection: connection.execute(f"BEGIN ISOLATION LEVEL {isolation}"))
        self._is_busy = True

    def commit(self) -> None:
        """Commit.

        :raises Fault: if the transaction had failed before.
        """
        ended = self._heeded(lambda made: made.execute("COMMIT").statusmessage)
        self._is_busy = False
        if ended != "COMMIT":
            raise Fault("the transaction had failed before its end", "25P02")

    def roll_back(self) -> None:
        """Roll back; if the connection is lost the server does that."""
        self._is_busy = False
        if self._made is not None and not self._made.closed:
            with suppress(Fault):
                self.execute("ROLLBACK")

    def read(self, work: Work[T]) -> T:
        """The result of read-only work, retried if the connection was lost meanwhile."""
        try:
            return work(self)
        except Fault:
            if self._is_alive():
                raise
            return work(self)

    def close(self) -> None:
        """Close the connection."""
        if self._made is not None:
            self._made.close()

    def _heeded(self, does: "Callable[[psycopg.Connection[Any]], R]") -> R:
        try:
            return does(self._connected())
        except self._driver.Error as error:
            fault = _fault(error)
            if fault.code == _READ_ONLY and self._made is not None:
                # The primary has become a standby: the next connection goes to a host that can write.
                self._made.close()
            raise fault from error

    def _connected(self) -> "psycopg.Connection[Any]":
        if self._made is None or self._made.closed:
            if self._is_busy:
                # The transaction's writes are gone: no further statement may run as if they were there.
                raise Fault("the connection to PostgreSQL was lost", "")
            self._made = None
            self._made = self._opened()
        return self._made

    def _opened(self) -> "psycopg.Connection[Any]":
        shared = self._place.is_shared
        options = _OF_NODES if shared else _CONNECT_OPTIONS
        made: psycopg.Connection[Any] = self._driver.connect(self._place.url, autocommit=True, **options)
        try:
            for setting in (*_SETTINGS, *(_SETTINGS_OF_NODES if shared else ())):
                made.execute(setting)
            of_kind = ("_shared", "3s") if shared else ("", "10s")
            for words in _held(self._hold, *of_kind) if self._hold else ():
                made.execute(words)
        except BaseException as error:
            made.close()
            if getattr(error, "sqlstate", None) == _IS_LOCKED:
                words = "another server has these tables open; end it first, or name another store"
                raise Fault(words, _IS_LOCKED) from error
            raise
        return made

    def _is_alive(self) -> bool:
        return self._made is not None and not self._made.closed


class PostgresWriting(Writing):
    """Transactions over a connection of their own."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._writing = connection

    def begin(self) -> Connection:
        self._writing.begin()
        return self._writing

    def commit(self) -> None:
        self._writing.commit()

    def roll_back(self) -> None:
        self._writing.roll_back()


class PostgresDatabase(PostgresWriting, Database):
    """One schema of one database; the writers' connections hold the locks for one server."""

    readers = READER_CONNECTIONS
    clock = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
    held = " FOR SHARE"

    def __init__(self, place: InPostgres, *, is_held: bool) -> None:
        writers = [PostgresConnection(place, hold=hold if is_held else "") for hold in HOLDS]
        super().__init__(writers[0])
        self.more_writing = tuple(PostgresWriting(connection) for connection in writers[1:])
        self._reading = tuple(PostgresConnection(place) for _ in range(READER_CONNECTIONS))
        self._idle: SimpleQueue[PostgresConnection] = SimpleQueue()
        for connection in self._reading:
            self._idle.put(connection)
        self._all = (*self._reading, *writers)
        try:
            for connection in writers if is_held else ():
                connection.read(lambda made: made.execute("SELECT 1"))
            migrate(self._writing)
        except Fault as error:
            self.close()
            raise WhistError(f"the table store cannot be opened, {error}: {place}") from error
        except BaseException:
            self.close()
            raise

    def look(self) -> Connection:
        self._writing.begin("REPEATABLE READ READ ONLY")
        return self._writing

    def count_on(self, connection: Connection) -> None:
        """Report ids continue after the last one."""
        connection.execute(
            "SELECT setval(pg_get_serial_sequence('reports', 'id'), id) FROM reports ORDER BY id DESC LIMIT 1"
        )

    def read(self, work: Work[T]) -> T:
        """The result of read-only work, over a free connection."""
        connection = self._idle.get()
        try:
            return connection.read(work)
        finally:
            self._idle.put(connection)

    def write_again(self, connection: Connection) -> None:
        """Write and delete a row of the log, with the lock that every row needs."""
        connection.execute("LOCK TABLE log IN ROW EXCLUSIVE MODE")
        write_and_delete(connection)

    def warning(self) -> str:
        """Which acknowledged writes a failover could lose."""
        try:
            return self.read(standby_warning)
        except Fault:
            # Without the right to ask there is no warning.
            return ""

    def space(self, connection: Connection) -> Space:
        query = (
            "SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class WHERE relkind = 'r' AND relnamespace = "
        )
        (kept,) = connection.execute(query + "current_schema()::regnamespace").fetchone()
        return Space(int(kept), None)

    def is_tight(self) -> bool:
        """The disk cannot be seen from here."""
        return False

    def close(self) -> None:
        """Close every connection and release the locks."""
        for connection in self._all:
            connection.close()


_STANDBYS = """
SELECT (SELECT count(*) FROM pg_stat_replication) + (SELECT count(*) FROM pg_replication_slots
    WHERE slot_type = 'physical'), current_setting('synchronous_standby_names'), current_setting('synchronous_commit')
"""
LOSSY = ("off", "local")
"""Values of ``synchronous_commit`` that do not wait for a standby."""


def standby_warning(connection: Connection) -> str:
    """What a failover to a standby could lose, in words; empty if no acknowledged write could be lost."""
    standbys, waited_for, commit = connection.execute(_STANDBYS).fetchone()
    if not standbys or (waited_for and commit not in LOSSY):
        return ""
    why = "synchronous_standby_names is empty" if not waited_for else f"synchronous_commit is {commit}"
    return (
        f"PostgreSQL has a standby that commits do not wait for ({why}): a failover to it can lose what was "
        "acknowledged just before; docs/operations.md, 'A database that fails over', says what to set"
    )


def has_tables(place: InPostgres) -> bool:
    """Whether the schema exists in a database.

    :raises WhistError: if it cannot be reached.
    """
    connection = PostgresConnection(place)
    try:
        return bool(connection.execute("SELECT to_regclass('house') IS NOT NULL").fetchone()[0])
    except Fault as error:
        raise WhistError(f"the table store cannot be opened, {error}: {place}") from error
    finally:
        connection.close()


def migrate(connection: PostgresConnection) -> None:
    """Migrate a database to this program's version.

    :raises WhistError: if it is newer than the program, or its encoding is not UTF-8.
    """
    (encoding,) = connection.execute("SHOW server_encoding").fetchone()
    if encoding != "UTF8":
        raise WhistError(f"the database must use UTF8, and this one uses {encoding}; create it with ENCODING 'UTF8'")
    connection.begin()
    try:
        _wait_to_migrate(connection)
        _bring_further(connection)
        connection.commit()
    except BaseException:
        connection.roll_back()
        raise


def _wait_to_migrate(connection: PostgresConnection) -> None:
    """Take the lock of migrations, with limits of its own; the connection's apply again to the migration itself."""
    limits = {name: connection.execute(f"SHOW {name}").fetchone()[0] for name in ("lock_timeout", "statement_timeout")}
    for setting in _UNTIL_MIGRATED:
        connection.execute(setting)
    connection.execute(_ALONE)
    for name, limit in limits.items():
        connection.execute(f"SET LOCAL {name} = '{limit}'")


def _bring_further(connection: PostgresConnection) -> None:
    if connection.execute("SELECT to_regclass('house') IS NULL").fetchone()[0]:
        connection.execute("CREATE TABLE house (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO house VALUES (0)")
    (version,) = connection.execute("SELECT version FROM house").fetchone()
    if version > len(MIGRATIONS):
        raise WhistError(f"the table store was written by a newer bidwhist: version {version}")
    for step in MIGRATIONS[version:]:
        for statement in in_postgres(step.schema).split(";"):
            if statement.strip():
                connection.execute(statement)
    if version < len(MIGRATIONS):
        connection.execute("UPDATE house SET version = ?", (len(MIGRATIONS),))


def _driver() -> Any:
    try:
        return importlib.import_module("psycopg")
    except ImportError as error:
        raise WhistError("a store in PostgreSQL needs psycopg: pip install 'psycopg[binary]'") from error


def _texts(values: Iterable[str]) -> str:
    return "{" + ",".join([_quoted(value) for value in values]) + "}"


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _numbers(values: Iterable[int]) -> str:
    return "{" + ",".join(map(str, values)) + "}"


def _bytes(values: Iterable[bytes]) -> str:
    return "{" + ",".join([f'"\\\\x{value.hex()}"' for value in values]) + "}"


# Psycopg's own lists take four times as long, and their types change with the numbers in them.
_ARRAYS: dict[Kind, Callable[[Iterable[Any]], str]] = {str: _texts, int: _numbers, bytes: _bytes}
_TYPES: dict[Kind, str] = {str: "text", int: "bigint", bytes: "bytea"}


@lru_cache(maxsize=64)
def _unnested(name: str, kinds: tuple[Kind, ...]) -> str:
    lists = ", ".join(f"?::{_TYPES[kind]}[]" for kind in kinds)
    columns = ", ".join(f"column{place}" for place, _ in enumerate(kinds, 1))
    return f"unnest({lists}) AS {name}({columns})"


@lru_cache(maxsize=512)
def _marked(query: str) -> bytes:
    # psycopg's placeholder.
    return query.replace("%", "%%").replace("?", "%s").encode()


def _told(values: Sequence[Any]) -> tuple[Any, ...]:
    # PostgreSQL rejects text with a NUL character, and no row has such a key.
    return tuple(value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values)


def _fault(error: Any) -> Fault:
    words = error.diag.message_primary or " ".join(str(error).split()) or type(error).__name__
    code = error.sqlstate or (REFUSED if _REFUSED.search(words) and not _SILENT.search(words) else "")
    return Fault(words, code)


_REFUSED = re.compile(
    r"Connection refused|No such file or directory"
    r"|the database system is (starting up|shutting down|in recovery mode|not (yet )?accepting connections)"
    # It accepted the connection and closed it before answering.
    r"|failed: server closed the connection unexpectedly",
    re.IGNORECASE,
)
_SILENT = re.compile(r"timeout|timed out|unreachable", re.IGNORECASE)
"""With several hosts, one that does not answer may still be a primary that others reach."""
