"""Export of all logs as lines of JSON, and import: complete and checked, or nothing."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import groupby

import msgspec
from msgspec import Struct

from bidwhist.errors import BadRecord, WhistError
from bidwhist.server.history.log_check import BadRow, checked
from bidwhist.server.platform.database.database import ERRORS, Conflict, Connection, failure
from bidwhist.server.platform.database.opening import database_at, done_at, is_there, unmake
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.tables.domain.log import Row, TableOpened, decode_row, encode_row
from bidwhist.server.tables.match_repository import keep
from bidwhist.server.tables.repository import insert, rows_of, tables_in

MAX_LINE_BYTES = 64 * 1024
"""Most bytes of a row in an export; the longest that a server writes have some five thousand."""
_NOTHING = "nothing was imported; export the logs again, or leave this table out"


def export_log(place: Place) -> Iterator[bytes]:
    """Every row of every log as a line, table by table, each as of the moment it is read.

    :raises WhistError: if the store cannot be opened or read.
    """
    with closing(database_at(place)) as database:
        try:
            for table in database.read(tables_in):
                for row in database.read(rows_of(table)):
                    yield encode_row(row) + b"\n"
        except ERRORS as error:
            raise WhistError(failure(error, "be read").detail) from error


def import_log(place: Place, lines: Iterable[bytes], now: int, source: str = "the export") -> int:
    """Import logs into a store, with the matches that each log finishes; gives the number of rows.

    :raises Conflict: if a table or its invite word exists already; nothing is written then.
    :raises BadRecord: at the first row that this server would not have written, with its line; nothing is written.
    :raises WhistError: if the store cannot be written, or a server has it open.
    """
    was_there = is_there(place)
    try:
        return done_at(place, lambda connection: _taken(connection, lines, now, source), is_held=True)
    except BaseException:
        if not was_there:
            unmake(place)
        raise


class _Line(Struct, frozen=True):
    """A row and its line number in the file."""

    number: int
    row: Row


def _taken(connection: Connection, lines: Iterable[bytes], now: int, source: str) -> int:
    count = 0
    known = set[str]()
    for table, found in groupby(_decoded(lines, source), lambda line: line.row.table):
        log = list(found)
        if table in known:
            raise _fault(source, log[0], "the rows of a table follow one another, and these do not")
        known.add(table)
        _take(connection, log, now, source)
        count += len(log)
    return count


def _take(connection: Connection, log: list[_Line], now: int, source: str) -> None:
    rows = [line.row for line in log]
    try:
        finished = checked(rows, now)
    except BadRow as error:
        raise _fault(source, log[error.place], str(error)) from error
    _check_is_new(connection, log[0], source)
    insert(connection, tuple(rows))
    for match in finished:
        keep(connection, match)


def _check_is_new(connection: Connection, first: _Line, source: str) -> None:
    assert isinstance(first.row.body, TableOpened)
    query = "SELECT id = ? FROM tables WHERE id = ? OR invite = ?"
    there = connection.execute(query, (first.row.table, first.row.table, first.row.body.invite)).fetchone()
    if there is not None:
        what = "a table of this export" if there[0] else "another table with the same invite"
        words = f"{what} is in the store already: {first.row.table}"
        raise Conflict(f"{source}, line {first.number}: {words}; nothing was imported; import into an empty store")


def _decoded(lines: Iterable[bytes], source: str) -> Iterator[_Line]:
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE_BYTES:
            raise BadRecord(f"{source}, line {number}: a row has at most {MAX_LINE_BYTES} bytes; {_NOTHING}")
        try:
            yield _Line(number, decode_row(line))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, WhistError) as error:
            raise BadRecord(f"{source}, line {number} is not a row of a log: {error}; {_NOTHING}") from error


def _fault(source: str, line: _Line, words: str) -> BadRecord:
    where = f"{source}, line {line.number}, row {line.row.seq} of table {line.row.table[:24]}"
    return BadRecord(f"{where}: {words}; {_NOTHING}")
