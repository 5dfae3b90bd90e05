"""Reports: what somebody did at a table, told to the owner of the server with the evidence."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.moderation.chat_log import Spoken
from bidwhist.server.platform.database.database import Connection, Work

MAX_OPEN_REPORTS = 20
"""Reports of one person that wait for the owner at a time."""
MAX_REPORTS = 5000
"""Reports that a server keeps; beyond that the oldest that is closed goes, or the oldest."""

About: TypeAlias = Literal["words", "name", "play", "other"]
"""What a report is about: what was said, a name or title, how somebody played or left, anything else."""
Words: TypeAlias = Annotated[str, Meta(max_length=500)]


class TooManyReports(WhistError):
    """A person has told the owner enough for now."""


class Report(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is reported for what, by whom, and what the server itself saw of it."""

    id: int
    """0 until it is kept."""
    made: int
    """Milliseconds since 1970."""
    closed: int
    """When the owner had seen to it; 0 while it is open."""
    about: About
    words: str
    """What the reporter says."""
    reporter: str
    reporter_name: str
    person: str
    """The id of who is reported."""
    name: str
    address: str
    """Where they came from, if they were there; empty otherwise."""
    table: str
    title: str
    """What the table is called."""
    step: int
    """The row of the table's log, or the moment of the replay."""
    match: str
    """The match of a replay; empty at a table."""
    talk: tuple[Spoken, ...]
    """The last lines at the table."""


def keep_report(report: Report) -> Work[int]:
    """Keep a new report, and give it its id; the work raises ``TooManyReports``."""

    def work(connection: Connection) -> int:
        query = "SELECT count(*) FROM reports WHERE reporter = ? AND closed = 0"
        if connection.execute(query, (report.reporter,)).fetchone()[0] >= MAX_OPEN_REPORTS:
            raise TooManyReports(Saying.of("reports-wait", count=MAX_OPEN_REPORTS))
        _make_room(connection)
        values = report.made, report.reporter, report.person, msgspec.json.encode(report)
        insert = "INSERT INTO reports (made, reporter, person, body) VALUES (?, ?, ?, ?) RETURNING id"
        ((number,),) = connection.execute(insert, values).fetchall()
        return int(number)

    return work


def _make_room(connection: Connection) -> None:
    oldest = "SELECT id FROM reports ORDER BY closed = 0, id LIMIT 1"
    if connection.execute("SELECT count(*) FROM reports").fetchone()[0] >= MAX_REPORTS:
        connection.execute(f"DELETE FROM reports WHERE id = ({oldest})")


def reports(*, with_closed: bool, limit: int = 200) -> Work[list[Report]]:
    """The newest reports: those that wait for the owner, or all."""
    query = f"SELECT id, closed, body FROM reports {'' if with_closed else 'WHERE closed = 0'} ORDER BY id DESC LIMIT ?"
    return lambda connection: [_read(*found) for found in connection.execute(query, (limit,))]


def _read(number: int, closed: int, body: bytes) -> Report:
    return msgspec.structs.replace(msgspec.json.decode(body, type=Report), id=number, closed=closed)


SOMEBODY = "Somebody"
"""Stands in reports for who left for good."""


def unname_in_reports(person: str) -> Work[None]:
    """Take somebody who left for good out of the reports: those that are closed go, open ones call them somebody."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM reports WHERE closed > 0 AND (person = ? OR reporter = ?)", (person, person))
        for number, closed, body in connection.execute("SELECT id, closed, body FROM reports").fetchall():
            report = _read(number, closed, body)
            without = _without(report, person)
            if without != report:
                values = without.reporter, without.person, msgspec.json.encode(without), number
                connection.execute("UPDATE reports SET reporter = ?, person = ?, body = ? WHERE id = ?", values)

    return work


def _without(report: Report, person: str) -> Report:
    talk = tuple(
        msgspec.structs.replace(one, person="", name=SOMEBODY) if one.person == person else one for one in report.talk
    )
    if report.reporter == person:
        report = msgspec.structs.replace(report, reporter="", reporter_name=SOMEBODY)
    if report.person == person:
        report = msgspec.structs.replace(report, person="", name=SOMEBODY, address="")
    return msgspec.structs.replace(report, talk=talk)


def close_report(number: int, now: int) -> Work[bool]:
    """The owner has seen to a report; whether it was open."""

    def work(connection: Connection) -> bool:
        query = "UPDATE reports SET closed = ? WHERE id = ? AND closed = 0"
        return bool(connection.execute(query, (now, number)).rowcount)

    return work
