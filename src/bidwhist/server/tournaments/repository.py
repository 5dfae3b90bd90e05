"""Events in the store: announcements, logs, and the tables of their meetings."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from bidwhist.server.platform.database.database import Behind, Connection, Damaged, Work
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.match_repository import any_match_of
from bidwhist.server.tournaments.domain.announcement import Announced, EventLimits, Listed, TooManyEvents
from bidwhist.server.tournaments.domain.commands import Command, Decline, Reply, Withdraw
from bidwhist.server.tournaments.domain.decisions import decide_all
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.fold import fold
from bidwhist.server.tournaments.domain.log import (
    Answered,
    Arrived,
    Body,
    Closed,
    Entered,
    Invited,
    Row,
    Substituted,
    Went,
    decode_row,
    encode_row,
)
from bidwhist.server.tournaments.domain.log_check import ERASED

FIRST = 1
"""The number of an event's first row."""


def announce(
    announced: Announced,
    begins: int,
    rows: tuple[Row, ...],
    secret: str = "",
    *,
    by: str = "",
    limits: EventLimits | None = None,
) -> Work[None]:
    """Store a new event with the first rows of its log, the secret of its lots, and who announced it.

    The work raises ``TooManyEvents`` if the host or the person has too many open events.
    """

    def work(connection: Connection) -> None:
        body = msgspec.json.encode(announced)
        if limits is not None:
            _check_limits(connection, announced.club, by, limits)
        values = (announced.id, announced.club, begins, body, secret, by)
        query = "INSERT INTO tournaments (id, club, begins, closed, body, secret, person) VALUES (?, ?, ?, 0, ?, ?, ?)"
        connection.execute(query, values)
        _insert(connection, announced.id, rows)

    return work


def _check_limits(connection: Connection, club: str, by: str, limits: EventLimits) -> None:
    query = "SELECT count(*) FROM tournaments WHERE closed = 0 AND {} = ?"
    for column, named, most in (("club", club, limits.of_host), ("person", by, limits.of_person)):
        open_now: int = connection.execute(query.format(column), (named,)).fetchone()[0]
        if open_now >= most and (named or column == "club"):
            raise TooManyEvents(is_persons=column == "person")


def secret_of(tournament: str) -> Work[str]:
    """The secret of an event's lots; it is never shown."""

    def work(connection: Connection) -> str:
        found = connection.execute("SELECT secret FROM tournaments WHERE id = ?", (tournament,)).fetchone()
        return str(found[0]) if found else ""

    return work


def append_to(tournament: str, rows: tuple[Row, ...]) -> Work[None]:
    """Append rows to an event's log; the primary key refuses a row that another server has written."""
    closed = next((row.time for row in rows if isinstance(row.body, Closed)), None)

    def work(connection: Connection) -> None:
        _insert(connection, tournament, rows)
        if closed is not None:
            connection.execute("UPDATE tournaments SET closed = ? WHERE id = ?", (closed, tournament))

    return work


def _insert(connection: Connection, tournament: str, rows: tuple[Row, ...]) -> None:
    for row in rows:
        _insert_step(connection, tournament, row)
    people = [(person, tournament) for row in rows for person in people_in(row.body)]
    connection.executemany("INSERT INTO tournament_players VALUES (?, ?) ON CONFLICT DO NOTHING", people)


def _insert_step(connection: Connection, tournament: str, row: Row) -> None:
    query = "INSERT INTO tournament_log VALUES (?, ?, ?, ?)"
    values = (tournament, row.seq, row.time, encode_row(row))
    if row.seq > FIRST:
        # As with tables, a step is written only if the step before it is stored.
        query = (
            "INSERT INTO tournament_log SELECT * FROM (VALUES (?, ?, ?, ?)) AS added "
            "WHERE EXISTS (SELECT 1 FROM tournament_log WHERE tournament = ? AND seq = ?)"
        )
        values += (tournament, row.seq - 1)  # type: ignore[assignment]
    if connection.execute(query, values).rowcount != 1:
        raise Behind("the step before this one is not stored")


def people_in(body: Body) -> tuple[str, ...]:
    """The people whom a row names."""
    if isinstance(body, Entered | Substituted | Invited):
        return tuple(filter(None, body.people))
    return tuple(filter(None, (body.person, body.partner))) if isinstance(body, Arrived) else ()


def announced_as(tournament: str) -> Work[Announced | None]:
    """The announced terms of an event."""

    def work(connection: Connection) -> Announced | None:
        found = connection.execute("SELECT body FROM tournaments WHERE id = ?", (tournament,)).fetchone()
        return msgspec.json.decode(found[0], type=Announced) if found else None

    return work


def rows_after(tournament: str, seq: int) -> Work[list[Row]]:
    """The rows of an event's log after a given number."""
    query = "SELECT body FROM tournament_log WHERE tournament = ? AND seq > ? ORDER BY seq"

    def work(connection: Connection) -> list[Row]:
        try:
            return [decode_row(body) for (body,) in connection.execute(query, (tournament, seq))]
        except msgspec.MsgspecError as error:
            raise Damaged(f"the log of event {tournament} is damaged: {error}") from error

    return work


def open_tournaments(connection: Connection) -> list[str]:
    """The ids of open events, by their start."""
    return [one for (one,) in connection.execute("SELECT id FROM tournaments WHERE closed = 0 ORDER BY begins, id")]


def last_rows(connection: Connection) -> dict[str, int]:
    """The number of the last row of each event that is not closed."""
    query = "SELECT id, (SELECT MAX(seq) FROM tournament_log WHERE tournament = id) FROM tournaments WHERE closed = 0"
    return dict(tuple(row) for row in connection.execute(query).fetchall())


def contests_since(closed: int, club: str | None, most: int) -> Work[list[Listed]]:
    """Events open now or closed after a time (ms), of one club or of all; earliest start first."""
    of_club = " AND club = ?" if club is not None else ""
    query = (
        f"SELECT body, begins, closed, person FROM tournaments WHERE (closed = 0 OR closed > ?){of_club} "
        "ORDER BY begins, id LIMIT ?"
    )
    values = (closed, *(() if club is None else (club,)), most)

    def work(connection: Connection) -> list[Listed]:
        found = connection.execute(query, values).fetchall()
        return [Listed(msgspec.json.decode(body, type=Announced), *times) for body, *times in found]

    return work


def tournaments_with(person: str) -> Work[list[str]]:
    """The ids of the events that name a person."""
    query = "SELECT tournament FROM tournament_players WHERE person = ? ORDER BY tournament"
    return lambda connection: [one for (one,) in connection.execute(query, (person,))]


# The tables of meetings.


def meets_at(tournament: str, meeting: int, table: str) -> Work[None]:
    """Record a meeting's table; the primary key refuses a second one."""

    def work(connection: Connection) -> None:
        connection.execute("INSERT INTO tournament_tables VALUES (?, ?, ?)", (tournament, meeting, table))

    return work


def tables_of_tournament(tournament: str) -> Work[dict[int, str]]:
    """The tables of an event, by meeting number."""
    query = "SELECT meeting, table_id FROM tournament_tables WHERE tournament = ?"
    return lambda connection: dict(tuple(row) for row in connection.execute(query, (tournament,)).fetchall())


def invites_of_tournament(tournament: str) -> Work[dict[int, tuple[str, str]]]:
    """The open tables of an event and their invites, by meeting number."""
    query = (
        "SELECT meeting, table_id, invite FROM tournament_tables JOIN tables ON tables.id = table_id "
        "WHERE tournament = ? AND closed = 0"
    )
    return lambda connection: {
        meeting: (table, invite) for meeting, table, invite in connection.execute(query, (tournament,))
    }


def open_tables(connection: Connection) -> list[tuple[str, int, str]]:
    """The tables of all open events: event, meeting and table."""
    # Written so that SQLite starts with the open tables, whose number does not grow with each event.
    query = (
        "SELECT tournament, meeting, table_id FROM tables CROSS JOIN tournament_tables "
        "WHERE tables.closed = 0 AND table_id = tables.id"
    )
    return [(tournament, meeting, table) for tournament, meeting, table in connection.execute(query).fetchall()]


def played_at(table: str) -> Work[Finished | None]:
    """The match of a meeting's table, once it is over."""
    return any_match_of(f"{table}-1")


# People who delete their data.


def unname_in_tournaments(connection: Connection, person: str, alias: str, name: str) -> None:
    """Rename a person in the logs of events, so that other people's results stay the same; nobody waits for them."""
    for tournament in tournaments_with(person)(connection):
        for row in rows_after(tournament, 0)(connection):
            renamed = _unnamed(row.body, person, alias, name)
            if renamed != row.body:
                values = (encode_row(replace(row, body=renamed)), tournament, row.seq)
                connection.execute("UPDATE tournament_log SET body = ? WHERE tournament = ? AND seq = ?", values)
        _leave(connection, tournament, alias, name)
    connection.execute("DELETE FROM tournament_players WHERE person = ?", (person,))
    connection.execute("UPDATE tournaments SET person = '' WHERE person = ?", (person,))


def _leave(connection: Connection, tournament: str, alias: str, name: str) -> None:
    event = fold(rows_after(tournament, 0)(connection))
    commands = tuple(_leaving(event, alias, name)) if event.stage != "closed" else ()
    secret = secret_of(tournament)(connection)
    for command in commands:
        done = decide_all(event, (command,), event.time, secret)
        append_to(tournament, done.rows)(connection)
        event = done.event


def _leaving(event: Event, alias: str, name: str) -> Iterator[Command]:
    """How an erased person leaves an event: a partner who stays goes on with a bot."""
    if event.waiting_entry(alias) is not None:
        yield Decline(alias)
    if event.invitation(alias) is not None:
        yield Reply(alias, agrees=False)
    entrant = event.entrant_of(alias)
    if entrant is not None and all(person.startswith(ERASED) for person in entrant.people if person):
        yield Withdraw(entrant.id, name, is_own=True)


def _unnamed(body: Body, person: str, alias: str, name: str) -> Body:
    if isinstance(body, Entered | Substituted | Invited) and person in body.people:
        both = list(_both(zip(body.names, body.people, strict=True), person, (name, alias)))
        return replace(body, names=tuple(one for one, _ in both), people=tuple(one for _, one in both))
    if isinstance(body, Arrived):
        (own, own_id), (theirs, their_id) = _both(
            ((body.name, body.person), (body.partner_name, body.partner)), person, (name, alias)
        )
        return Arrived(own_id, own, their_id, theirs)
    if isinstance(body, Went | Answered) and body.person == person:
        return replace(body, person=alias)
    return body


def _both(pairs: Iterable[tuple[str, str]], person: str, called: tuple[str, str]) -> Iterator[tuple[str, str]]:
    return (called if one == person else (name, one) for name, one in pairs)
