"""Export of all logs as lines of JSON, and import."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path

import msgspec

from bidwhist.errors import BadRecord
from bidwhist.server.database import Conflict, connect, migrate
from bidwhist.server.log import Opened, Row, decode_row, encode_row
from bidwhist.server.log_rows import insert, read_row
from bidwhist.server.matches import Finished, keep


def export_log(path: Path) -> Iterator[bytes]:
    """Every row of every log as a line, table after table."""
    connection = connect(path)
    try:
        query = "SELECT table_id, seq, time, person, command, body FROM log ORDER BY table_id, seq"
        for found in connection.execute(query):
            yield encode_row(read_row(found)) + b"\n"
    finally:
        connection.close()


def import_log(path: Path, lines: Iterator[bytes], finished: Callable[[list[Row]], Iterable[Finished]]) -> int:
    """Put exported logs into a store, with the matches that each log finishes; the count of rows that were new.

    :raises Conflict: if a table is there already; nothing is written then.
    :raises BadRecord: if a line is no row of a log, or a log is not whole.
    """
    connection = connect(path)
    migrate(connection)
    try:
        connection.execute("BEGIN IMMEDIATE")
        rows = list(_decoded(lines))
        for row in rows:
            insert(connection, (row,))
        for _, log in groupby(sorted(rows, key=_table_of), _table_of):
            for match in finished(_whole([*log])):
                keep(connection, match)
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
