"""The store: one SQLite file with one writer thread, where a write is answered only after it is on disk.

Writes that gather while a commit runs go into the next commit together. The key (table, seq) of the log is the fence:
two writers that both append the same step cannot both succeed.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from bidwhist.errors import BadRecord, WhistError
from bidwhist.server.log import (
    Closed,
    LeftLine,
    LinedUp,
    Opened,
    Row,
    Seated,
    StoodUp,
    decode_body,
    decode_row,
    encode_body,
    encode_row,
)

GROUP = 64
"""Writes that go into one commit at most."""

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]


class NotSaved(WhistError):
    """The store could not write; nothing has changed."""


class Conflict(NotSaved):
    """Somebody else has written this step of the table."""


class Repeated(NotSaved):
    """The command has been stored before; ``seq`` is the row that answers it."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"this command is stored already, as step {seq}")
        self.seq = seq


MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL, person TEXT NOT NULL,
        command TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
    CREATE TABLE tables (id TEXT PRIMARY KEY, invite TEXT NOT NULL UNIQUE, opened INTEGER NOT NULL,
        closed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
    CREATE TABLE matches (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, number INTEGER NOT NULL,
        finished INTEGER NOT NULL, preset TEXT NOT NULL, abandoned INTEGER NOT NULL,
        record BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE played (person TEXT NOT NULL, match TEXT NOT NULL, seat INTEGER NOT NULL, finished INTEGER NOT NULL,
        PRIMARY KEY (person, match)) WITHOUT ROWID;
    CREATE TABLE people (id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, account TEXT UNIQUE,
        password TEXT, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE logins (token TEXT PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX logins_of_person ON logins (person);
    CREATE TABLE recovery (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code)) WITHOUT ROWID;
    CREATE TABLE muted (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;
    """,
    """
    CREATE TABLE sits (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    CREATE INDEX sits_at_table ON sits (table_id);
    INSERT INTO sits SELECT json_extract(CAST(body AS TEXT), '$.person') AS sitter, table_id
        FROM log JOIN tables ON id = table_id
        WHERE closed = 0 AND json_extract(CAST(body AS TEXT), '$.type') = 'seated'
        GROUP BY sitter, table_id
        HAVING max(seq) > coalesce((SELECT max(seq) FROM log AS later WHERE later.table_id = log.table_id
            AND later.person = sitter AND json_extract(CAST(later.body AS TEXT), '$.type') = 'stood_up'), -1);
    """,
    "CREATE INDEX commands ON log (table_id, person, command) WHERE command <> '';",
    "ALTER TABLE played ADD COLUMN figures BLOB;",
    "CREATE TABLE broke_off (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) WITHOUT ROWID;",
)
"""Each brings the file one version further; a file newer than this program is refused."""


class Finished(Struct, frozen=True):
    """A match to be kept: its record as JSON, and who played, by seat."""

    id: str
    table: str
    number: int
    finished: int
    preset: str
    abandoned: bool
    record: bytes
    people: tuple[str | None, ...]
    broke_off: tuple[str, ...] = ()
    """Who withheld promised bytes or got up while the deals were mixed."""


class Store:
    """One SQLite file; ``write`` and ``read`` run work in threads of their own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection = _connect(path)
        migrate(self._connection)
        self._reading = _connect(path)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._writer = threading.Thread(target=self._write_forever, name="writer", daemon=True)
        self._writer.start()

    async def write(self, work: Work[T]) -> T:
        """The result of work inside a transaction, once that is on disk.

        :raises NotSaved: if it could not be written; ``Conflict`` where a key was taken.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
        return await future

    async def read(self, work: Work[T]) -> T:
        """The result of work that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)

    def close(self) -> None:
        """Write what waits, then close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._connection.close()

    def _write_forever(self) -> None:
        while True:
            batch = list(self._next_batch())
            if batch:
                _commit(self._connection, [job for job in batch if job is not None])
            if None in batch:
                return

    def _next_batch(self) -> Iterator["_Job | None"]:
        yield self._jobs.get()
        for _ in range(GROUP - 1):
            try:
                yield self._jobs.get_nowait()
            except Empty:
                return


class _Job:
    """Work that somebody waits for."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]") -> None:
        self.work, self.loop, self.future = work, loop, future

    def answer(self, result: Any, error: Exception | None) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.loop.is_closed():
            return
        self.loop.call_soon_threadsafe(self._answer, result, error)

    def _answer(self, result: Any, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


_Answers: TypeAlias = "list[tuple[_Job, Any, Exception | None]]"


def _commit(connection: sqlite3.Connection, jobs: list[_Job]) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = _alone(connection, jobs[0]) if len(jobs) == 1 else _together(connection, jobs)
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        answers = [(job, None, NotSaved(f"the store could not write: {error}")) for job in jobs]
    for job, result, failed in answers:
        job.answer(result, failed)


def _alone(connection: sqlite3.Connection, job: _Job) -> _Answers:
    result, error = _run(connection, job)
    connection.execute("COMMIT" if error is None else "ROLLBACK")
    return [(job, result, error)]


def _together(connection: sqlite3.Connection, jobs: list[_Job]) -> _Answers:
    # What one job has begun and cannot finish is taken back without the others.
    answers: _Answers = []
    for job in jobs:
        connection.execute("SAVEPOINT job")
        result, error = _run(connection, job)
        if error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        answers.append((job, result, error))
    connection.execute("COMMIT")
    return answers


def _run(connection: sqlite3.Connection, job: _Job) -> tuple[Any, Exception | None]:
    try:
        return job.work(connection), None
    except Exception as error:
        # Whoever waits is told, and the writer goes on.
        return None, Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error


def _connect(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.Error as error:
        raise WhistError(f"the table store cannot be opened, {error}: {path}") from error
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file to the version of this program.

    :raises WhistError: if the file is newer than the program.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise WhistError(f"the table store was written by a newer bidwhist: version {version}")
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN;{MIGRATIONS[number]}PRAGMA user_version={number + 1};COMMIT;")


# The log.


def append(rows: tuple[Row, ...], finished: Finished | None = None) -> Work[None]:
    """Append rows of one table, and keep a match that they finish.

    The work raises ``Repeated`` if the command that the rows answer is in the log already.
    """

    def work(connection: sqlite3.Connection) -> None:
        for row in rows:
            first = answer_to(row.table, row.person, row.id)(connection) if row.id else None
            if first is not None:
                raise Repeated(first)
        _insert(connection, rows)
        if finished is not None:
            _keep(connection, finished)

    return work


def _insert(connection: sqlite3.Connection, rows: tuple[Row, ...]) -> None:
    connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", map(_stored, rows))
    for row in rows:
        if isinstance(row.body, Opened):
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, 0)", (row.table, row.body.invite, row.time))
        elif isinstance(row.body, Seated | LinedUp):
            connection.execute("INSERT OR IGNORE INTO sits VALUES (?, ?)", (row.body.person, row.table))
        elif isinstance(row.body, StoodUp):
            connection.execute("DELETE FROM sits WHERE person = ? AND table_id = ?", (row.person, row.table))
        elif isinstance(row.body, LeftLine):
            connection.execute("DELETE FROM sits WHERE person = ? AND table_id = ?", (row.body.person, row.table))
        elif isinstance(row.body, Closed):
            connection.execute("UPDATE tables SET closed = ? WHERE id = ?", (row.time, row.table))
            connection.execute("DELETE FROM sits WHERE table_id = ?", (row.table,))


def _stored(row: Row) -> tuple[str, int, int, str, str, bytes]:
    return row.table, row.seq, row.time, row.person, row.id, encode_body(row.body)


def _keep(connection: sqlite3.Connection, match: Finished) -> None:
    connection.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            match.id,
            match.table,
            match.number,
            match.finished,
            match.preset,
            match.abandoned,
            match.record,
        ),
    )
    who = [(person, match.id, seat, match.finished) for seat, person in enumerate(match.people) if person]
    connection.executemany("INSERT INTO played (person, match, seat, finished) VALUES (?, ?, ?, ?)", who)
    connection.executemany("INSERT INTO broke_off VALUES (?, ?)", [(person, match.id) for person in match.broke_off])


def rows_of(table: str) -> Work[list[Row]]:
    """The log of a table."""
    query = "SELECT table_id, seq, time, person, command, body FROM log WHERE table_id = ? ORDER BY seq"
    return lambda connection: [_read(found) for found in connection.execute(query, (table,))]


def answer_to(table: str, person: str, command: str) -> Work[int | None]:
    """The first row that a person's command at a table led to."""
    query = "SELECT min(seq) FROM log WHERE table_id = ? AND person = ? AND command = ? AND command <> ''"

    def work(connection: sqlite3.Connection) -> int | None:
        found: tuple[int | None] = connection.execute(query, (table, person, command)).fetchone()
        return found[0]

    return work


def _read(found: tuple[str, int, int, str, str, bytes]) -> Row:
    return Row(*found[:5], decode_body(found[5]))


def listed_tables(connection: sqlite3.Connection) -> list[str]:
    """The ids of tables that are not closed and not private, oldest first."""
    query = "SELECT id, body FROM tables JOIN log ON table_id = id AND seq = 0 WHERE closed = 0 ORDER BY opened"
    firsts = ((table, decode_body(body)) for table, body in connection.execute(query))
    return [table for table, first in firsts if isinstance(first, Opened) and first.kind != "private"]


def tables_of(person: str) -> Work[tuple[str, ...]]:
    """The ids of the tables where a person sits or waits, newest first; closed ones are not among them."""
    query = "SELECT table_id FROM sits JOIN tables ON id = table_id WHERE person = ? ORDER BY opened DESC LIMIT 50"
    return lambda connection: tuple(table for (table,) in connection.execute(query, (person,)))


def silent_since(time: int) -> Work[list[str]]:
    """The ids of tables that are not closed and whose last row is older than a time (ms)."""
    query = (
        "SELECT id FROM tables WHERE closed = 0 AND opened < ? "
        "AND (SELECT time FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1) < ?"
    )
    return lambda connection: [table for (table,) in connection.execute(query, (time, time))]


def table_of_invite(invite: str) -> Work[str | None]:
    """The table that an invite leads to."""

    def work(connection: sqlite3.Connection) -> str | None:
        found = connection.execute("SELECT id FROM tables WHERE invite = ? AND closed = 0", (invite,)).fetchone()
        return found[0] if found else None

    return work


# Matches.

_MATCH = "matches.id, table_id, number, matches.finished, preset, abandoned, record"


def match_of(match: str) -> Work[Finished | None]:
    """A match that was kept."""

    def work(connection: sqlite3.Connection) -> Finished | None:
        found = connection.execute(f"SELECT {_MATCH} FROM matches WHERE id = ?", (match,)).fetchone()
        return _finished(found) if found else None

    return work


def seat_in(match: str, person: str) -> Work[int | None]:
    """The seat that a person had in a match that was kept."""

    def work(connection: sqlite3.Connection) -> int | None:
        query = "SELECT seat FROM played WHERE person = ? AND match = ?"
        found = connection.execute(query, (person, match)).fetchone()
        return found[0] if found else None

    return work


def matches_of(person: str, limit: int) -> Work[list[tuple[Finished, int]]]:
    """A person's matches with the seat they had, newest first."""
    query = (
        f"SELECT {_MATCH}, seat FROM played JOIN matches ON matches.id = played.match "
        "WHERE person = ? ORDER BY played.finished DESC LIMIT ?"
    )
    return lambda connection: [(_finished(found), found[7]) for found in connection.execute(query, (person, limit))]


class Played(Struct, frozen=True):
    """A match of a person: the seat they had, and the figures of it, once they have been worked out."""

    match: str
    seat: int
    figures: bytes | None


def played_by(person: str, limit: int) -> Work[list[Played]]:
    """A person's matches, newest first."""
    query = "SELECT match, seat, figures FROM played WHERE person = ? ORDER BY finished DESC LIMIT ?"
    return lambda connection: [Played(*found) for found in connection.execute(query, (person, limit))]


def keep_figures(person: str, figures: Mapping[str, bytes]) -> Work[None]:
    """Keep what has been worked out of a person's matches."""
    rows = [(found, person, match) for match, found in figures.items()]
    query = "UPDATE played SET figures = ? WHERE person = ? AND match = ?"

    def work(connection: sqlite3.Connection) -> None:
        connection.executemany(query, rows)

    return work


def times_broken_off(person: str) -> Work[int]:
    """How many matches a person broke off, or withheld bytes of, while their deals were mixed."""

    def work(connection: sqlite3.Connection) -> int:
        (count,) = connection.execute("SELECT count(*) FROM broke_off WHERE person = ?", (person,)).fetchone()
        return int(count)

    return work


def _finished(found: tuple[Any, ...]) -> Finished:
    match, table, number, time, preset, abandoned, record, *_ = found
    return Finished(match, table, number, time, preset, bool(abandoned), record, ())


class Kept(Struct, frozen=True):
    """A finished match as far as its cards are counted."""

    id: str
    abandoned: bool
    record: bytes


def matches_but(known: Collection[str], most: int) -> Work[list[Kept]]:
    """Finished matches that are not known yet, so many at most."""

    def work(connection: sqlite3.Connection) -> list[Kept]:
        new = [match for (match,) in connection.execute("SELECT id FROM matches") if match not in known][:most]
        query = f"SELECT id, abandoned, record FROM matches WHERE id IN ({', '.join('?' * len(new))})"
        return [Kept(match, bool(abandoned), record) for match, abandoned, record in connection.execute(query, new)]

    return work


# Export and import.


def export_log(path: Path) -> Iterator[bytes]:
    """Every row of every log as a line, table after table."""
    connection = _connect(path)
    try:
        query = "SELECT table_id, seq, time, person, command, body FROM log ORDER BY table_id, seq"
        for found in connection.execute(query):
            yield encode_row(_read(found)) + b"\n"
    finally:
        connection.close()


def import_log(path: Path, lines: Iterator[bytes], finished: Callable[[list[Row]], Iterable[Finished]]) -> int:
    """Put exported logs into a store, with the matches that each log finishes; the count of rows that were new.

    :raises Conflict: if a table is there already; nothing is written then.
    :raises BadRecord: if a line is no row of a log, or a log is not whole.
    """
    connection = _connect(path)
    migrate(connection)
    try:
        connection.execute("BEGIN IMMEDIATE")
        rows = list(_decoded(lines))
        for row in rows:
            _insert(connection, (row,))
        for _, log in groupby(sorted(rows, key=_table_of), _table_of):
            for match in finished(_whole([*log])):
                _keep(connection, match)
        connection.execute("COMMIT")
    except sqlite3.IntegrityError as error:
        raise Conflict("a table of this export is in the store already") from error
    finally:
        connection.close()
    return len(rows)


def _table_of(row: Row) -> str:
    return row.table


def _whole(log: list[Row]) -> list[Row]:
    if [row.seq for row in log] != [*range(len(log))] or not isinstance(log[0].body, Opened):
        raise BadRecord(f"the log of table {log[0].table} is not whole: its rows are numbered from 0, without a gap")
    return log


def _decoded(lines: Iterator[bytes]) -> Iterator[Row]:
    for number, line in enumerate(lines, 1):
        try:
            yield decode_row(line)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRecord(f"line {number} is no row of a log: {error}") from error
