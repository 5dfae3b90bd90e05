"""Moves a server from one store to another: copies every row in one transaction and verifies the copy."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import ERRORS, Connection, Damaged, Database
from bidwhist.server.platform.database.migrations import KEYS, TABLES
from bidwhist.server.platform.database.opening import database_at, is_there, unmake
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.repository import rows_of, tables_in

COPY_BATCH_ROWS = 500
"""Rows read and written at a time."""
Stored: TypeAlias = tuple[Any, ...]
Tells: TypeAlias = Callable[[str, int, int], None]
"""Progress callback: what is being done, how much is done, and the total."""


class Sum(Struct, frozen=True):
    """The number of a table's rows, and the hash of all of them in order."""

    rows: int
    hash: str


class Transferred(Struct, frozen=True):
    """What was copied, by table, and the result of replaying the logs from the copy."""

    sums: dict[str, Sum]
    replayed: int
    """Logs that were replayed."""
    damaged: tuple[str, ...]
    """Tables whose logs cannot be replayed; they were copied as they are."""

    @property
    def rows(self) -> int:
        """All rows copied."""
        return sum(one.rows for one in self.sums.values())


def transfer_store(source: Place, target: Place, tells: Tells = lambda doing, done, of: None) -> Transferred:
    """Copy a server's store to an empty one and compare; the source is unchanged.

    :raises WhistError: if the source is missing or in use, the target is not empty, either cannot be read or written,
        or the copy differs; the target is empty then.
    """
    if source == target:
        raise WhistError(f"a store cannot be moved to itself: {source}")
    if not is_there(source):
        raise WhistError(f"there is no store to move: {source}")
    was_there = is_there(target)
    try:
        with closing(database_at(source, is_held=True)) as old, closing(database_at(target, is_held=True)) as new:
            return _moved(old, new, target, tells)
    except BaseException as error:
        if not was_there:
            unmake(target)
        if isinstance(error, ERRORS):
            raise WhistError(f"the store cannot be moved, {error}; nothing is at the new place: {target}") from error
        raise


def _moved(old: Database, new: Database, target: Place, tells: Tells) -> Transferred:
    there, here = old.look(), new.begin()
    try:
        _check_is_empty(here, target)
        was = _copied(there, here, tells)
        old.roll_back()
        new.count_on(here)
        moved = _proved(here, was, tells)
        new.commit()
    except BaseException:
        new.roll_back()
        old.roll_back()
        raise
    return moved


def _check_is_empty(connection: Connection, target: Place) -> None:
    for name in TABLES:
        if connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None:
            raise WhistError(f"a store is moved to an empty place, and there are {name} in this one: {target}")


def _copied(there: Connection, here: Connection, tells: Tells) -> dict[str, Sum]:
    counts = {name: int(there.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in TABLES}
    of, done, sums = sum(counts.values()), 0, {}
    for name in TABLES:
        counting = _Counting()
        for rows in _pages(there, name):
            places = f"({', '.join('?' * len(rows[0]))})"
            here.executemany(f"INSERT INTO {name} VALUES {places}", rows)
            counting.add(rows)
            tells("rows copied", done + counting.rows, of)
        done += counting.rows
        sums[name] = counting.sum
    return sums


def _proved(here: Connection, was: dict[str, Sum], tells: Tells) -> Transferred:
    # Verify by reading the copy alone.
    for name in TABLES:
        counting = _Counting()
        for rows in _pages(here, name):
            counting.add(rows)
        if counting.sum != was[name]:
            raise WhistError(
                f"the {name} are not the same at the new place: {was[name].rows} rows here, {counting.rows} there; "
                "nothing was moved"
            )
    tables, damaged = tables_in(here), []
    for number, table in enumerate(tables, 1):
        if not _can_be_replayed(here, table):
            damaged.append(table)
        tells("logs replayed", number, len(tables))
    return Transferred(was, len(tables) - len(damaged), tuple(damaged))


def _can_be_replayed(connection: Connection, table: str) -> bool:
    try:
        rows = rows_of(table)(connection)
    except Damaged:
        return False
    try:
        return replay(rows).seq == rows[-1].seq
    except Exception:
        # A forged log may raise any error; its bytes are copied all the same.
        return False


def _pages(connection: Connection, name: str) -> Iterator[list[Stored]]:
    """All rows of a table in the order of its key, in pages."""
    key = KEYS[name]
    columns, places = ", ".join(key), ", ".join("?" * len(key))
    after: Stored = ()
    while True:
        where = f"WHERE ({columns}) > ({places}) " if after else ""
        query = f"SELECT * FROM {name} {where}ORDER BY {columns} LIMIT {COPY_BATCH_ROWS}"
        rows = list(map(tuple, connection.execute(query, after).fetchall()))
        if rows:
            yield rows
        if len(rows) < COPY_BATCH_ROWS:
            return
        after = rows[-1][: len(key)]


class _Counting:
    """Counts and hashes rows as they pass."""

    def __init__(self) -> None:
        self.rows, self._hash = 0, sha256()

    def add(self, rows: Iterable[Stored]) -> None:
        for row in rows:
            self._hash.update(msgspec.msgpack.encode(row))
            self.rows += 1

    @property
    def sum(self) -> Sum:
        return Sum(self.rows, self._hash.hexdigest())
