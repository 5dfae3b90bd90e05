"""Stored matches: database work that writes and finds them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.ratings.repository import keep_outcome, let_go
from bidwhist.server.tables.domain.finished import Finished

_MATCH = "matches.id, table_id, number, matches.finished, preset, abandoned, record"
_IS_GIVEN = "EXISTS (SELECT 1 FROM board_tables WHERE board_tables.table_id = matches.table_id)"
"""A deal of an event; many tables play it, so it is left out of the statistics of deals."""
_IS_OPEN = (
    "NOT EXISTS (SELECT 1 FROM board_tables JOIN sealed_events ON sealed_events.event = board_tables.event "
    "WHERE board_tables.table_id = matches.table_id)"
)
"""Until an event is over its deals are hidden, except at the table that played them."""


def keep(connection: Connection, match: Finished) -> None:
    """Store a match and who played it."""
    connection.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            match.id,
            match.table,
            match.number,
            match.finished,
            match.preset,
            int(match.abandoned),
            match.record,
        ),
    )
    who = [(person, match.id, seat, match.finished) for seat, person in enumerate(match.people) if person]
    connection.executemany("INSERT INTO match_players (person, match, seat, finished) VALUES (?, ?, ?, ?)", who)
    connection.executemany("INSERT INTO abandonments VALUES (?, ?)", [(person, match.id) for person in match.broke_off])
    if match.outcome is not None:
        keep_outcome(connection, match.outcome)
    if match.outcome is None or not match.outcome.stake:
        let_go(connection, match.id)
    if not match.abandoned:
        keep_for_clubs(connection, match)


def keep_for_clubs(connection: Connection, match: Finished) -> None:
    """Store a match for every club with two or more members in it."""
    people = [person for person in match.people if person]
    query = (
        "INSERT INTO club_matches SELECT club, ?, ? FROM members "
        f"WHERE person IN ({', '.join('?' * len(people))}) GROUP BY club HAVING count(*) > 1"
    )
    if len(people) > 1:
        connection.execute(query, (match.id, match.finished, *people))


def match_of(match: str) -> Work[Finished | None]:
    """A stored match that anybody may see; a match of an event only once the event is over."""
    return _one(f"SELECT {_MATCH} FROM matches WHERE id = ? AND {_IS_OPEN}", match)


def any_match_of(match: str) -> Work[Finished | None]:
    """Any stored match, even of an event that is still going on; for the server's own use."""
    return _one(f"SELECT {_MATCH} FROM matches WHERE id = ?", match)


def _one(query: str, match: str) -> Work[Finished | None]:
    def work(connection: Connection) -> Finished | None:
        found = connection.execute(query, (match,)).fetchone()
        return _finished(found) if found else None

    return work


def seat_in(match: str, person: str) -> Work[int | None]:
    """The seat that a person had in a stored match."""

    def work(connection: Connection) -> int | None:
        query = "SELECT seat FROM match_players WHERE person = ? AND match = ?"
        found = connection.execute(query, (person, match)).fetchone()
        return found[0] if found else None

    return work


def people_of_match(match: str) -> Work[dict[int, tuple[str, str]]]:
    """Who had each seat of a match: id and name."""
    query = "SELECT seat, person, coalesce(name, '') FROM match_players LEFT JOIN people ON id = person WHERE match = ?"

    def work(connection: Connection) -> dict[int, tuple[str, str]]:
        return {seat: (person, name) for seat, person, name in connection.execute(query, (match,))}

    return work


def matches_of(person: str, limit: int) -> Work[list[tuple[Finished, int]]]:
    """A person's matches with the seat they had, newest first."""
    query = (
        f"SELECT {_MATCH}, seat FROM match_players JOIN matches ON matches.id = match_players.match "
        f"WHERE person = ? AND {_IS_OPEN} ORDER BY match_players.finished DESC LIMIT ?"
    )
    return lambda connection: [(_finished(found), found[7]) for found in connection.execute(query, (person, limit))]


class Played(Struct, frozen=True):
    """A person's match: the seat they had, and its statistics once they have been computed."""

    match: str
    seat: int
    figures: bytes | None


def played_by(person: str, limit: int) -> Work[list[Played]]:
    """A person's matches, newest first."""
    query = (
        "SELECT match, seat, figures FROM match_players JOIN matches ON matches.id = match_players.match "
        f"WHERE person = ? AND {_IS_OPEN} ORDER BY match_players.finished DESC LIMIT ?"
    )
    return lambda connection: [Played(*found) for found in connection.execute(query, (person, limit))]


def keep_figures(person: str, figures: Mapping[str, bytes]) -> Work[None]:
    """Store the statistics computed from a person's matches."""
    rows = [(found, person, match) for match, found in figures.items()]
    query = "UPDATE match_players SET figures = ? WHERE person = ? AND match = ?"

    def work(connection: Connection) -> None:
        connection.executemany(query, rows)

    return work


def times_broken_off(person: str) -> Work[int]:
    """How many matches a person broke off, or withheld promised bytes of."""

    def work(connection: Connection) -> int:
        (count,) = connection.execute("SELECT count(*) FROM abandonments WHERE person = ?", (person,)).fetchone()
        return int(count)

    return work


def _finished(found: tuple[Any, ...]) -> Finished:
    match, table, number, time, preset, abandoned, record, *_ = found
    return Finished(match, table, number, time, preset, bool(abandoned), record, ())


class Kept(Struct, frozen=True):
    """A finished match as the statistics of cards need it."""

    id: str
    abandoned: bool
    record: bytes


def matches_but(known: Collection[str]) -> Work[list[str]]:
    """The ids of finished matches that are not in the set yet."""
    query = f"SELECT id FROM matches WHERE NOT {_IS_GIVEN}"
    return lambda connection: [match for (match,) in connection.execute(query) if match not in known]


def matches_kept(ids: Sequence[str]) -> Work[list[Kept]]:
    """Finished matches of these ids."""
    query = f"SELECT id, abandoned, record FROM matches WHERE id IN ({', '.join('?' * len(ids))})"
    return lambda connection: [
        Kept(match, bool(abandoned), record) for match, abandoned, record in connection.execute(query, tuple(ids))
    ]
