"""Rows of the logs and the list of tables: database work that writes and finds them."""

from functools import partial
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.platform.database.database import (
    ERRORS,
    LOG,
    Behind,
    Connection,
    Damaged,
    Joiner,
    Repeated,
    TooFewChips,
    Work,
    listed,
)
from bidwhist.server.ratings.repository import hold
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import (
    Closed,
    LeftQueue,
    LinedUp,
    Row,
    Seated,
    StoodUp,
    TableOpened,
    decode_body,
    encode_body,
)
from bidwhist.server.tables.domain.transitions import is_over
from bidwhist.server.tables.invites import spoken_invite
from bidwhist.server.tables.match_repository import keep

INSERT_BATCH_ROWS = 256
"""Most rows that one statement adds."""
READ_ERRORS: tuple[type[Exception], ...] = (*ERRORS, Damaged)
"""Errors of reading one table, which must not hide the others."""


class Stakes(Struct, frozen=True):
    """The chips that each person puts in when a match begins."""

    match: str
    people: tuple[str, ...]
    stake: int


class Append(Struct, frozen=True):
    """Rows to append to one table's log, and the match that they finish or, with chips, begin."""

    rows: tuple[Row, ...]
    finished: Finished | None = None
    stakes: Stakes | None = None

    def __call__(self, connection: Connection) -> None:
        """Append the rows.

        :raises Repeated: if the command that the rows answer is already in the log.
        :raises Behind: if the step before them is not in the log.
        :raises TooFewChips: if a person has too few chips for the match.
        """
        try:
            insert(connection, self.rows)
        except Behind:
            for row in self.rows:
                first = answer_to(row.table, row.person, row.id)(connection) if row.id else None
                if first is not None:
                    raise Repeated(first) from None
            raise
        if self.finished is not None:
            keep(connection, self.finished)
        _hold(connection, self.stakes)

    @property
    def joins(self) -> Joiner:
        """Rows of many tables go into one statement."""
        return _append_all

    @property
    def lane(self) -> str:
        """The table; none where chips are held, whose rows other tables and settlements lock too."""
        return self.rows[0].table if self.stakes is None else ""

    @property
    def is_short(self) -> bool:
        """Whether the rows are all: a match that ends or begins writes elsewhere too."""
        return self.finished is None and self.stakes is None


def append(rows: tuple[Row, ...], finished: Finished | None = None, stakes: Stakes | None = None) -> Work[None]:
    """Append rows of one table, store a match that they finish, and hold the chips of one that they begin."""
    return Append(rows, finished, stakes)


def append_opening(rows: tuple[Row, ...], random: Random) -> Work[tuple[Row, ...]]:
    """Append the first rows of a table; an invite that it lacks is drawn. Gives the rows as they are written."""

    def work(connection: Connection) -> tuple[Row, ...]:
        first = rows[0]
        assert isinstance(first.body, TableOpened)
        if not first.body.invite:
            first = replace(first, body=_with_free_invite(connection, first, first.body, random))
        written = (first, *rows[1:])
        insert(connection, written)
        return written

    return work


def _with_free_invite(connection: Connection, row: Row, opened: TableOpened, random: Random) -> TableOpened:
    # Only the row keeps an invite: one that was free when it was looked up may be taken when it is written.
    count = open_tables()(connection)
    while True:
        named = replace(opened, invite=spoken_invite(count, random))
        query = f"{_LIST} ON CONFLICT (invite) DO NOTHING"
        if connection.execute(query, _listed(row, named)).rowcount:
            return named


_LIST = "INSERT INTO tables VALUES (?, ?, ?, 0, ?)"


def _listed(row: Row, opened: TableOpened) -> tuple[str, str, int, int]:
    return row.table, opened.invite, row.time, int(opened.kind != "private")


def _hold(connection: Connection, stakes: Stakes | None) -> None:
    short = hold(connection, stakes.match, stakes.people, stakes.stake) if stakes is not None else None
    if short is not None:
        raise TooFewChips(short)


def _append_all(connection: Connection, appends: list[Append]) -> list[None]:
    rows = tuple(row for one in appends for row in one.rows)
    asked = [(row.table, row.person, row.id) for row in rows if row.id]
    if len(set(asked)) < len(asked):
        raise Repeated(-1)
    insert(connection, rows)
    for one in appends:
        if one.finished is not None:
            keep(connection, one.finished)
        _hold(connection, one.stakes)
    return [None] * len(appends)


def insert(connection: Connection, rows: tuple[Row, ...]) -> None:
    """Add rows to the logs and update the list of tables.

    :raises Behind: if the step before the first row of a table is not in its log, or a command that they answer is.
    """
    for start in range(0, len(rows), INSERT_BATCH_ROWS):
        _insert_steps(connection, rows[start : start + INSERT_BATCH_ROWS])
    for row in rows:
        if isinstance(row.body, TableOpened):
            # A drawn invite has its row already; a table that is there was refused with the row of its log.
            connection.execute(f"{_LIST} ON CONFLICT (id) DO NOTHING", _listed(row, row.body))
            if row.body.boards is not None:
                connection.execute("INSERT INTO board_tables VALUES (?, ?)", (row.table, row.body.boards.event))
        elif isinstance(row.body, Seated | LinedUp):
            connection.execute(
                "INSERT INTO table_players VALUES (?, ?) ON CONFLICT DO NOTHING", (row.body.person, row.table)
            )
        elif isinstance(row.body, StoodUp):
            connection.execute("DELETE FROM table_players WHERE person = ? AND table_id = ?", (row.person, row.table))
        elif isinstance(row.body, LeftQueue):
            connection.execute(
                "DELETE FROM table_players WHERE person = ? AND table_id = ?", (row.body.person, row.table)
            )
        elif isinstance(row.body, Closed):
            # Its invite is free for another table.
            query = "UPDATE tables SET closed = ?, invite = invite || ' ' || id WHERE id = ?"
            connection.execute(query, (row.time, row.table))
            connection.execute("DELETE FROM table_players WHERE table_id = ?", (row.table,))


def _insert_steps(connection: Connection, rows: tuple[Row, ...]) -> None:
    # The conditions are part of the insert: all rows are added, or none.
    keys = {(row.table, row.seq) for row in rows}
    before = sorted({(row.table, row.seq - 1) for row in rows if row.seq} - keys)
    asked = [(row.table, row.person, row.id) for row in rows if row.id]
    added, values = listed(connection, "added", _STORED, [_stored(row) for row in rows])
    conditions = []
    if before:
        earlier, more = listed(connection, "before", (str, int), before)
        values = [*values, len(before), *more]
        conditions.append(
            f"? = (SELECT count(*) FROM {earlier} CROSS JOIN log WHERE table_id = before.column1 "
            "AND seq = before.column2)"
        )
    if asked:
        commands, more = listed(connection, "asked", (str, str, str), asked)
        values = [*values, *more]
        # With a list of rows SQLite scans all commands of the server; here it looks up each by the index.
        conditions.append(
            f"NOT EXISTS (SELECT 1 FROM {commands} CROSS JOIN log WHERE table_id = asked.column1 "
            "AND person = asked.column2 AND command = asked.column3 AND command <> '')"
        )
    query = f"INSERT INTO log SELECT * FROM {added} WHERE {' AND '.join(conditions) or 'true'}"
    if connection.execute(query, values).rowcount != len(rows):
        raise Behind("the step before this one is not stored, or the command is stored already")


_STORED = (str, int, int, str, str, bytes)
"""The types of a stored row's fields."""


def _stored(row: Row) -> tuple[str, int, int, str, str, bytes]:
    return row.table, row.seq, row.time, row.person, row.id, encode_body(row.body)


def rows_of(table: str) -> Work[list[Row]]:
    """The log of a table."""
    query = "SELECT table_id, seq, time, person, command, body FROM log WHERE table_id = ? ORDER BY seq"
    return lambda connection: [read_row(found) for found in connection.execute(query, (table,))]


def tables_in(connection: Connection) -> list[str]:
    """The ids of all tables that have a log, in order."""
    return [table for (table,) in connection.execute("SELECT DISTINCT table_id FROM log ORDER BY table_id")]


def answer_to(table: str, person: str, command: str) -> Work[int | None]:
    """The first row that a person's command at a table led to."""
    query = "SELECT min(seq) FROM log WHERE table_id = ? AND person = ? AND command = ? AND command <> ''"

    def work(connection: Connection) -> int | None:
        found: tuple[int | None] = connection.execute(query, (table, person, command)).fetchone()
        return found[0]

    return work


def last_step(table: str) -> Work[int | None]:
    """The number of a table's last row, or nothing if it has none."""

    def work(connection: Connection) -> int | None:
        found: tuple[int | None] = connection.execute(
            "SELECT max(seq) FROM log WHERE table_id = ?", (table,)
        ).fetchone()
        return found[0]

    return work


def read_row(found: tuple[str, int, int, str, str, bytes]) -> Row:
    """A row as it is stored.

    :raises Damaged: if it cannot be read.
    """
    try:
        return Row(*found[:5], decode_body(found[5]))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Damaged(f"step {found[1]} of table {found[0]} is damaged: {error}") from error


def listed_tables(connection: Connection) -> list[str]:
    """The ids of tables that are not closed and not private, oldest first; a damaged one is left out."""
    query = "SELECT id FROM tables WHERE closed = 0 AND listed = 1 ORDER BY opened"
    return [table for (table,) in connection.execute(query).fetchall() if _is_listed(connection, table)]


def _is_listed(connection: Connection, table: str) -> bool:
    query = "SELECT table_id, seq, time, person, command, body FROM log WHERE table_id = ? AND seq = 0"
    try:
        found = connection.execute(query, (table,)).fetchone()
        first = read_row(found).body if found else None
    except READ_ERRORS as error:
        LOG.error("table %s is left out, it cannot be read: %s", table, error)
        return False
    return isinstance(first, TableOpened) and first.kind != "private"


def tables_of(person: str) -> Work[tuple[str, ...]]:
    """The ids of the open tables where a person sits or waits: newest first, then those whose match is over."""
    query = (
        "SELECT table_id FROM table_players JOIN tables ON id = table_id WHERE person = ? ORDER BY opened DESC LIMIT 50"
    )

    def work(connection: Connection) -> tuple[str, ...]:
        tables = [table for (table,) in connection.execute(query, (person,)).fetchall()]
        return tuple(tables if len(tables) < 2 else sorted(tables, key=partial(_is_over, connection)))

    return work


_LATEST_ROWS = 16
"""Rows of a log's end in which the end of its match is looked for."""


def _is_over(connection: Connection, table: str) -> bool:
    query = "SELECT table_id, seq, time, person, command, body FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT ?"
    try:
        return is_over(map(read_row, connection.execute(query, (table, _LATEST_ROWS)).fetchall()))
    except READ_ERRORS as error:
        LOG.error("the end of table %s cannot be read: %s", table, error)
        return False


def every_table_of(person: str) -> Work[tuple[str, ...]]:
    """The ids of all open tables where a person sits or waits; the page lists fewer."""
    query = "SELECT table_id FROM table_players WHERE person = ? ORDER BY table_id"
    return lambda connection: tuple(table for (table,) in connection.execute(query, (person,)))


def listed_tables_of(person: str) -> Work[int]:
    """The number of lobby tables where a person sits or waits."""
    query = (
        "SELECT count(*) FROM table_players JOIN tables ON id = table_id WHERE person = ? AND closed = 0 AND listed = 1"
    )
    return lambda connection: int(connection.execute(query, (person,)).fetchone()[0])


_LAST = "(SELECT time FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1)"


def latest_time(connection: Connection) -> int:
    """The time (ms) of the newest row of any table that is not closed; 0 where there is none."""
    try:
        return connection.execute(f"SELECT max({_LAST}) FROM tables WHERE closed = 0").fetchone()[0] or 0
    except ERRORS:
        tables = connection.execute("SELECT id FROM tables WHERE closed = 0").fetchall()
        return max((_last_time(connection, table) or 0 for (table,) in tables), default=0)


def silent_since(time: int) -> Work[list[str]]:
    """The ids of tables that are not closed and whose last row is older than a time (ms); damaged ones are left out."""
    early = "SELECT id FROM tables WHERE closed = 0 AND opened < ?"

    def work(connection: Connection) -> list[str]:
        try:
            return [table for (table,) in connection.execute(f"{early} AND {_LAST} < ?", (time, time)).fetchall()]
        except ERRORS:
            # One damaged table must not hide the others: read each by itself.
            tables = [table for (table,) in connection.execute(early, (time,)).fetchall()]
            return [table for table in tables if (last := _last_time(connection, table)) is not None and last < time]

    return work


def deserted(connection: Connection) -> list[str]:
    """The ids of tables that are not closed and where nobody sits or waits, as at a television that was turned off."""
    query = "SELECT id FROM tables WHERE closed = 0 AND NOT EXISTS (SELECT 1 FROM table_players WHERE table_id = id)"
    return [table for (table,) in connection.execute(query).fetchall()]


def _last_time(connection: Connection, table: str) -> int | None:
    query = "SELECT time FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
    try:
        found = connection.execute(query, (table,)).fetchone()
    except ERRORS as error:
        LOG.error("table %s is left as it is, it cannot be read: %s", table, error)
        return None
    return found[0] if found else None


def open_tables() -> Work[int]:
    """How many tables are open, private ones too."""

    def work(connection: Connection) -> int:
        return int(connection.execute("SELECT count(*) FROM tables WHERE closed = 0").fetchone()[0])

    return work


def table_of_invite(invite: str) -> Work[str | None]:
    """The table that an invite leads to."""

    def work(connection: Connection) -> str | None:
        found = connection.execute("SELECT id FROM tables WHERE invite = ? AND closed = 0", (invite,)).fetchone()
        return found[0] if found else None

    return work
