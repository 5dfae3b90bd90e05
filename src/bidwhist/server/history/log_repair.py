"""Cuts logs with a gap or an unreadable step back to their last whole step, so that their tables can go on."""

import json
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.opening import done_at, is_there
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.tables.domain.log import Closed, MatchOver, Row
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.domain.transitions import apply_row, open_table
from bidwhist.server.tables.repository import insert, read_row, tables_in

_LOG = "SELECT table_id, seq, time, person, command, body FROM log WHERE table_id = ? ORDER BY seq"


class Repaired(Struct, frozen=True):
    """A log that was cut."""

    table: str
    kept: int
    """Steps that were kept."""
    cut: tuple[str, ...]
    """The rows cut off, each as a line of JSON."""
    is_closed: bool
    """Whether the table is now closed, because a match that ended in the cut part is stored as finished."""


def repair_logs(place: Place, *, only_look: bool = False) -> list[Repaired]:
    """Cut every log that cannot be replayed back to its last whole step; gives what was cut. A dry run only looks.

    Seats are reset to the people of that step. Finished matches stay.

    :raises WhistError: if there is no store, it cannot be opened or written, or a server has it open; nothing has
        changed then.
    """

    if not is_there(place):
        raise WhistError(f"there is no store to repair: {place}")

    def work(connection: Connection) -> list[Repaired]:
        return [found for table in tables_in(connection) for found in _mended(connection, table, only_look)]

    return done_at(place, work, is_held=True)


def _mended(connection: Connection, named: str, only_look: bool) -> Iterator[Repaired]:
    stored = connection.execute(_LOG, (named,)).fetchall()
    table, kept, finished = _whole_part(stored)
    if kept == len(stored):
        return
    closes = table is not None and table.stage is not Stage.CLOSED and bool(_matches(connection, named) - finished)
    if not only_look:
        _cut(connection, named, table, kept)
        if closes and table is not None:
            insert(connection, (Row(named, table.seq + 1, table.time, "", "", Closed("idle")),))
    yield Repaired(named, kept, tuple(map(_line, stored[kept:])), closes)


def _whole_part(stored: list[Any]) -> tuple[Table | None, int, set[int]]:
    """The table at the last whole step, the number of steps, and the matches that they finish, by number."""
    table: Table | None = None
    finished = set[int]()
    for place, found in enumerate(stored):
        try:
            row = read_row(found)
            after = open_table(row) if table is None else apply_row(table, row)
        except Exception:
            # A forged or damaged step may raise any error.
            return table, place, finished
        if row.seq != place:
            return table, place, finished
        if table is not None and isinstance(row.body, MatchOver | Closed) and table.match_number:
            finished.add(table.match_number)
        table = after
    return table, len(stored), finished


def _matches(connection: Connection, table: str) -> set[int]:
    return {number for (number,) in connection.execute("SELECT number FROM matches WHERE table_id = ?", (table,))}


def _cut(connection: Connection, named: str, table: Table | None, kept: int) -> None:
    connection.execute("DELETE FROM log WHERE table_id = ? AND seq >= ?", (named, kept))
    connection.execute("DELETE FROM table_players WHERE table_id = ?", (named,))
    if table is None:
        connection.execute("DELETE FROM tables WHERE id = ?", (named,))
        return
    if table.stage is Stage.CLOSED:
        return
    connection.execute("UPDATE tables SET closed = 0 WHERE id = ?", (named,))
    people = {chair.person for chair in table.chairs if chair.person} | {one.person for one in table.line}
    connection.executemany("INSERT INTO table_players VALUES (?, ?)", [(person, named) for person in sorted(people)])


def _line(found: Any) -> str:
    table, seq, time, person, command, body = found
    text = bytes(body).decode(errors="backslashreplace")
    try:
        said = json.loads(text)
    except ValueError:
        said = text
    return json.dumps({"table": table, "seq": seq, "time": time, "person": person, "id": command, "body": said})
