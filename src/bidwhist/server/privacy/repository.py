"""Erases a person in the store, and tracks the matches that may still hold the name."""

from secrets import token_hex

from msgspec import UNSET, Struct
from msgspec.structs import replace

from bidwhist.records import decode_record, encode_record
from bidwhist.server.accounts.club_repository import leave_clubs
from bidwhist.server.moderation.repository import unname_in_reports
from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.ratings.repository import rename
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import LeftQueue, LinedUp, Seated
from bidwhist.server.tables.match_repository import any_match_of
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tournaments.repository import unname_in_tournaments

SOMEBODY = "Somebody"
"""Replaces the name of an erased person in finished matches."""
READ_BATCH = 2000
"""Tables searched in one read."""
_OF_TABLE = "id > ? AND id < ?"
"""The ids of a table's matches: its own, a hyphen and a number; a dot comes after a hyphen."""


class PendingErasure(Struct, frozen=True):
    """A table whose log or matches may still have the name of an erased person."""

    person: str
    table: str


def tables_with(person: str, after: str) -> Work[tuple[list[str], str | None]]:
    """The next page of a person's tables after a given one, and where the page ended, if there may be more."""
    slice_of = f"SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT {READ_BATCH}"
    query = (
        f"SELECT id, EXISTS (SELECT 1 FROM log WHERE table_id = id AND log.person = ? AND command <> '') "
        f"OR (SELECT log.person FROM log WHERE table_id = id AND seq = 0) = ? FROM ({slice_of}) AS looked_at"
    )

    def work(connection: Connection) -> tuple[list[str], str | None]:
        found = connection.execute(query, (person, person, after)).fetchall()
        return [table for table, was_there in found if was_there], found[-1][0] if len(found) == READ_BATCH else None

    return work


_EVERYWHERE = (
    "DELETE FROM people WHERE id = ?",
    "DELETE FROM names WHERE person = ?",
    "DELETE FROM logins WHERE person = ?",
    "DELETE FROM recovery_codes WHERE person = ?",
    "DELETE FROM mutes WHERE person = ?",
    "DELETE FROM mutes WHERE other = ?",
    "DELETE FROM table_players WHERE person = ?",
    "DELETE FROM abandonments WHERE person = ?",
    "DELETE FROM friends WHERE person = ?",
    "DELETE FROM friends WHERE other = ?",
    "DELETE FROM invitations WHERE person = ?",
    "DELETE FROM invitations WHERE host = ?",
    "DELETE FROM daily_tables WHERE person = ?",
    "DELETE FROM bot_accounts WHERE person = ?",
)
_ENTRANTS = (
    "UPDATE daily_lines SET entrant = ?, name = ? WHERE entrant = ?",
    "UPDATE daily_places SET entrant = ?, name = ? WHERE entrant = ?",
)
"""Results of daily deals stay in the fields of other players."""


def erase(person: str, tables: list[str]) -> Work[None]:
    """Delete a person from the store; the tables where they played are cleaned afterwards."""
    played = (
        "INSERT INTO pending_erasures SELECT DISTINCT person, table_id FROM match_players JOIN matches ON id = match "
        "WHERE person = ? ON CONFLICT DO NOTHING"
    )

    nobody = f"gone-{token_hex(8)}"

    def work(connection: Connection) -> None:
        connection.executemany(
            "INSERT INTO pending_erasures VALUES (?, ?) ON CONFLICT DO NOTHING", [(person, one) for one in tables]
        )
        for query in (played, *_EVERYWHERE):
            connection.execute(query, (person,))
        # After their tables are gone, no day is closed with them any more.
        for query in _ENTRANTS:
            connection.execute(query, (nobody, SOMEBODY, person))
        connection.execute("UPDATE field_grades SET entrant = ? WHERE entrant = ?", (nobody, person))
        leave_clubs(connection, person)
        unname_in_tournaments(connection, person, nobody, SOMEBODY)
        unname_in_reports(person)(connection)
        rename(connection, person)

    return work


def pending_erasures(connection: Connection) -> list[PendingErasure]:
    """The tables still to be cleaned."""
    rows = connection.execute("SELECT person, table_id FROM pending_erasures ORDER BY table_id")
    return [PendingErasure(*row) for row in rows]


def matches_at(table: str) -> Work[list[str]]:
    """The ids of the finished matches of a table."""
    query = f"SELECT id FROM matches WHERE {_OF_TABLE}"
    return lambda connection: [match for (match,) in connection.execute(query, (f"{table}-", f"{table}."))]


class Named(Struct, frozen=True):
    """A finished match that may name a person."""

    match: Finished
    names: frozenset[str]
    """Their name at the table."""
    seats: frozenset[int]
    """Their seats at its end."""
    others: frozenset[int]
    """Seats of other people at its end."""


def named_in(match: str, gone: PendingErasure) -> Work[Named | None]:
    """A match with what is needed to remove a name from it."""

    def work(connection: Connection) -> Named | None:
        found = any_match_of(match)(connection)
        if found is None:
            return None
        called = frozenset(
            row.body.name
            for row in rows_of(gone.table)(connection)
            if isinstance(row.body, Seated | LinedUp | LeftQueue) and row.body.person == gone.person and row.body.name
        )
        sat = connection.execute("SELECT seat, person FROM match_players WHERE match = ?", (match,)).fetchall()
        mine = frozenset(seat for seat, person in sat if person == gone.person)
        return Named(found, called, mine, frozenset(seat for seat, _ in sat) - mine)

    return work


def without_name(named: Named) -> bytes | None:
    """The record of a match without a person's name; None if it did not name them.

    The names of the chairs are mixed into the seed, so the fairness block cannot be checked without them and is removed
    too.
    """
    record = decode_record(named.match.record)
    seats = {
        seat
        for seat, name in enumerate(record.players)
        if seat in named.seats or (seat not in named.others and name in named.names)
    }
    if not seats:
        return None
    players = tuple(SOMEBODY if seat in seats else name for seat, name in enumerate(record.players))
    return encode_record(replace(record, players=players, fairness=UNSET))


def unname(match: str, person: str, record: bytes | None) -> Work[None]:
    """Store a match without a person's name; other people's statistics of it are computed again."""

    def work(connection: Connection) -> None:
        if record is not None:
            connection.execute("UPDATE matches SET record = ? WHERE id = ?", (record, match))
            connection.execute("UPDATE match_players SET figures = NULL WHERE match = ?", (match,))
        for table in ("match_players", "abandonments"):
            connection.execute(f"DELETE FROM {table} WHERE person = ? AND match = ?", (person, match))
        rename(connection, person)

    return work


def drop_log(gone: PendingErasure) -> Work[None]:
    """Delete the log of a closed table once its matches name no erased person."""
    closed = "NOT EXISTS (SELECT 1 FROM tables WHERE id = ? AND closed = 0)"

    def work(connection: Connection) -> None:
        if not connection.execute(f"SELECT {closed}", (gone.table,)).fetchone()[0]:
            return
        connection.execute("DELETE FROM pending_erasures WHERE person = ? AND table_id = ?", (gone.person, gone.table))
        if not connection.execute("SELECT 1 FROM pending_erasures WHERE table_id = ?", (gone.table,)).fetchone():
            connection.execute("DELETE FROM log WHERE table_id = ?", (gone.table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (gone.table,))

    return work
