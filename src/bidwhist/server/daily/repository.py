"""Queries of daily deals: days, tables, results, and field grades."""

from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec import Struct

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.server.daily.domain.day import Day, DayVersion
from bidwhist.server.daily.domain.field_grade import FieldGrade
from bidwhist.server.daily.domain.result import DailyLine, DailyPlace, DayTold, KeptLine, KeptPlace
from bidwhist.server.platform.database.database import Connection, Work

_DAY = "day, secret, preset, bots, rules, closed, version"


class DailyTable(Struct, frozen=True):
    """A person's table for a day."""

    table: str
    is_guest: bool
    """Whether they began as a guest."""


class PlayedBoard(Struct, frozen=True):
    """A deal that a person has played on a day."""

    person: str
    is_guest: bool
    number: int
    """Its number among the person's deals of the day."""
    match: str
    record: bytes


def day_of(day: str) -> Work[Day | None]:
    """A day, by its date."""

    def work(connection: Connection) -> Day | None:
        found = connection.execute(f"SELECT {_DAY} FROM days WHERE day = ?", (day,)).fetchone()
        return _day(found) if found else None

    return work


def open_days(before: str) -> Work[list[Day]]:
    """The days before a date whose results are not published yet, oldest first."""
    query = f"SELECT {_DAY} FROM days WHERE closed = 0 AND day < ? ORDER BY day"
    return lambda connection: [_day(found) for found in connection.execute(query, (before,))]


def _day(found: tuple[str, str, str, str, bytes, int, DayVersion]) -> Day:
    day, secret, preset, bots, rules, closed, version = found
    return Day(day, secret, preset, bots, msgspec.json.decode(rules, type=Ruleset), closed, version)


def make_day(day: Day) -> Work[None]:
    """Store a future day, with its secret sealed, unless it exists."""
    values = (day.day, day.secret, day.preset, day.bots, msgspec.json.encode(day.rules), day.version)

    def work(connection: Connection) -> None:
        made = connection.execute("INSERT INTO days VALUES (?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING", values)
        if made.rowcount:
            connection.execute("INSERT INTO sealed_events VALUES (?)", (day.event,))

    return work


def closed_days(most: int) -> Work[list[DayTold]]:
    """The latest published days with players, newest first."""
    query = (
        "SELECT day, preset, (SELECT count(*) FROM daily_tables WHERE daily_tables.day = days.day) "
        "FROM days WHERE closed <> 0 AND EXISTS (SELECT 1 FROM daily_places WHERE daily_places.day = days.day) "
        "ORDER BY day DESC LIMIT ?"
    )
    return lambda connection: [DayTold(*found) for found in connection.execute(query, (most,))]


def daily_table(day: str, person: str) -> Work[DailyTable | None]:
    """A person's table for a day."""

    def work(connection: Connection) -> DailyTable | None:
        query = "SELECT table_id, guest FROM daily_tables WHERE day = ? AND person = ?"
        found = connection.execute(query, (day, person)).fetchone()
        return DailyTable(found[0], bool(found[1])) if found else None

    return work


def players_on(day: str) -> Work[int]:
    """The number of people who have begun a day."""

    def work(connection: Connection) -> int:
        found = connection.execute("SELECT count(*) FROM daily_tables WHERE day = ?", (day,)).fetchone()
        return int(found[0])

    return work


def tables_on(day: str) -> Work[list[str]]:
    """The tables of a day that are not closed."""
    query = "SELECT table_id FROM daily_tables JOIN tables ON id = table_id WHERE day = ? AND closed = 0"
    return lambda connection: [table for (table,) in connection.execute(query, (day,))]


def plays_at(day: str, person: str, *, is_guest: bool = False, instead_of: str = "") -> Callable[[str], Work[None]]:
    """Record a person's table for a day; a second one is a conflict.

    ``instead_of`` is their previous table, where no card was dealt.
    """

    def at(table: str) -> Work[None]:
        def work(connection: Connection) -> None:
            query = "DELETE FROM daily_tables WHERE day = ? AND person = ? AND table_id = ?"
            connection.execute(query, (day, person, instead_of))
            connection.execute("INSERT INTO daily_tables VALUES (?, ?, ?, ?)", (day, person, table, int(is_guest)))

        return work

    return at


def played_on(day: str, before: int) -> Work[list[PlayedBoard]]:
    """The deals that were played to their end on a day, before a time (ms)."""
    query = (
        "SELECT person, guest, number, matches.id, record FROM daily_tables "
        "JOIN matches ON matches.table_id = daily_tables.table_id "
        "WHERE day = ? AND abandoned = 0 AND matches.finished < ? ORDER BY matches.id"
    )
    return lambda connection: [
        PlayedBoard(person, bool(guest), number, match, record)
        for person, guest, number, match, record in connection.execute(query, (day, before))
    ]


def with_accounts(day: str) -> Work[frozenset[str]]:
    """A day's players with an account."""
    query = "SELECT person FROM daily_tables JOIN people ON id = person WHERE day = ? AND kind = 'account'"
    return lambda connection: frozenset(person for (person,) in connection.execute(query, (day,)))


class FieldChanged(Exception):
    """Somebody has deleted their data while their results were counted: they have to be counted without them."""


class Closing(Struct, frozen=True):
    """Everything stored when a day is closed."""

    day: Day
    now: int
    people: frozenset[str]
    """Whose results are in it."""
    lines: tuple[DailyLine, ...]
    places: tuple[DailyPlace, ...]
    grades: Mapping[str, FieldGrade]


def close_day(closing: Closing) -> Work[bool]:
    """Store a day's results and unseal its deals, once; says whether this call did it.

    The work raises ``FieldChanged`` if somebody in them has deleted their data.
    """
    day = closing.day

    def work(connection: Connection) -> bool:
        # Writing the rows locks them, so that nobody leaves before the transaction ends.
        connection.execute("UPDATE daily_tables SET guest = guest WHERE day = ?", (day.day,))
        left = connection.execute("SELECT person FROM daily_tables WHERE day = ?", (day.day,))
        if not closing.people <= {person for (person,) in left}:
            raise FieldChanged
        query = "UPDATE days SET closed = ? WHERE day = ? AND closed = 0"
        if not connection.execute(query, (closing.now, day.day)).rowcount:
            return False
        connection.executemany("INSERT INTO daily_lines VALUES (?, ?, ?, ?, ?, ?)", _lines(closing))
        connection.executemany("INSERT INTO daily_places VALUES (?, ?, ?, ?)", _places(closing))
        keep_grades(connection, closing.grades)
        connection.execute("DELETE FROM sealed_events WHERE event = ?", (day.event,))
        return True

    return work


def _lines(closing: Closing) -> list[tuple[str, int, str, str, str, bytes]]:
    day, encode = closing.day.day, msgspec.json.encode
    return [(day, one.board, one.entrant, one.name, one.match, encode(one.kept)) for one in closing.lines]


def _places(closing: Closing) -> list[tuple[str, str, str, bytes]]:
    return [(closing.day.day, one.entrant, one.name, msgspec.json.encode(one.kept)) for one in closing.places]


def keep_grades(connection: Connection, grades: Mapping[str, FieldGrade]) -> None:
    """Store field grades in place of older ones."""
    query = "INSERT INTO field_grades VALUES (?, ?) ON CONFLICT (entrant) DO UPDATE SET body = excluded.body"
    connection.executemany(query, [(entrant, msgspec.json.encode(grade)) for entrant, grade in sorted(grades.items())])


def grades_of(entrants: Iterable[str]) -> Work[dict[str, FieldGrade]]:
    """The field grades of these entrants, if they have any."""
    names = tuple(entrants)

    def work(connection: Connection) -> dict[str, FieldGrade]:
        query = "SELECT body FROM field_grades WHERE entrant = ?"
        found = {name: connection.execute(query, (name,)).fetchone() for name in names}
        return {name: msgspec.json.decode(row[0], type=FieldGrade) for name, row in found.items() if row}

    return work


def lines_of(day: str, board: int | None = None, entrant: str | None = None) -> Work[list[DailyLine]]:
    """The result lines of a finished day: of one deal, of one player, or all."""
    query = (
        "SELECT board, entrant, name, match, body FROM daily_lines WHERE day = ? "
        "AND (? < 0 OR board = ?) AND (? = '' OR entrant = ?) ORDER BY board, entrant"
    )
    which, who = -1 if board is None else board, entrant or ""
    values = (day, which, which, who, who)

    def work(connection: Connection) -> list[DailyLine]:
        return [
            DailyLine(number, who, name, match, msgspec.json.decode(body, type=KeptLine))
            for number, who, name, match, body in connection.execute(query, values)
        ]

    return work


def places_of(day: str) -> Work[list[DailyPlace]]:
    """The ranking of a finished day."""
    query = "SELECT entrant, name, body FROM daily_places WHERE day = ? ORDER BY entrant"
    return lambda connection: [
        DailyPlace(entrant, name, msgspec.json.decode(body, type=KeptPlace))
        for entrant, name, body in connection.execute(query, (day,))
    ]


def told_days(connection: Connection) -> list[tuple[str, DayVersion]]:
    """All published days, oldest first, and the version of their scoring."""
    return list(connection.execute("SELECT day, version FROM days WHERE closed <> 0 ORDER BY day"))
