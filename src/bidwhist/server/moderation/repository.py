"""Bans, reports and the owner's keys in the store."""

from hashlib import sha256

import msgspec

from bidwhist.i18n import Saying
from bidwhist.server.moderation.bans import MAX_BANS, Ban, NoBan
from bidwhist.server.moderation.owner_keys import KEY_LIFETIME_H
from bidwhist.server.moderation.reports import MAX_OPEN_REPORTS, MAX_REPORTS, Report, TooManyReports, without
from bidwhist.server.platform.database.database import Connection, Work


def bans_at(now: int) -> Work[list[Ban]]:
    """The bans in force at a time (ms), newest first."""
    query = "SELECT who, name, why, made, until FROM bans WHERE until IS NULL OR until > ? ORDER BY made DESC"
    return lambda connection: [Ban(*found) for found in connection.execute(query, (now,))]


def keep_ban(ban: Ban) -> Work[None]:
    """Store a ban, replacing an older one; the work raises ``NoBan`` if there are too many."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM bans WHERE until < ?", (ban.made,))
        (count,) = connection.execute("SELECT count(*) FROM bans").fetchone()
        if count >= MAX_BANS:
            raise NoBan(f"there are {MAX_BANS} bans already; lift some, or ban networks")
        values = ban.who, ban.name, ban.why, ban.made, ban.until
        connection.execute("DELETE FROM bans WHERE who = ?", (ban.who,))
        connection.execute("INSERT INTO bans VALUES (?, ?, ?, ?, ?)", values)

    return work


def lift_ban(who: str) -> Work[bool]:
    """Lift a ban; says whether there was one."""

    def work(connection: Connection) -> bool:
        return bool(connection.execute("DELETE FROM bans WHERE who = ?", (who,)).rowcount)

    return work


# Reports.


def keep_report(report: Report) -> Work[int]:
    """Store a new report and give its id; the work raises ``TooManyReports``."""

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
    """The newest reports: the open ones, or all."""
    query = f"SELECT id, closed, body FROM reports {'' if with_closed else 'WHERE closed = 0'} ORDER BY id DESC LIMIT ?"
    return lambda connection: [_read(*found) for found in connection.execute(query, (limit,))]


def _read(number: int, closed: int, body: bytes) -> Report:
    return msgspec.structs.replace(msgspec.json.decode(body, type=Report), id=number, closed=closed)


def count_open_reports(connection: Connection) -> int:
    """How many reports wait for the owner."""
    return int(connection.execute("SELECT count(*) FROM reports WHERE closed = 0").fetchone()[0])


def close_report(number: int, now: int) -> Work[bool]:
    """Close a report; says whether it was open."""

    def work(connection: Connection) -> bool:
        query = "UPDATE reports SET closed = ? WHERE id = ? AND closed = 0"
        return bool(connection.execute(query, (now, number)).rowcount)

    return work


def unname_in_reports(person: str) -> Work[None]:
    """Erase a person in the reports: closed ones are deleted, open ones lose the name."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM reports WHERE closed > 0 AND (person = ? OR reporter = ?)", (person, person))
        for number, closed, body in connection.execute("SELECT id, closed, body FROM reports").fetchall():
            report = _read(number, closed, body)
            nameless = without(report, person)
            if nameless != report:
                values = nameless.reporter, nameless.person, msgspec.json.encode(nameless), number
                connection.execute("UPDATE reports SET reporter = ?, person = ?, body = ? WHERE id = ?", values)

    return work


# Keys of the owner's page.


def keep_key(key: str, now: int) -> Work[None]:
    """Store the hash of a key that is valid from a time (ms)."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM owner_keys WHERE until <= ?", (now,))
        connection.execute("INSERT INTO owner_keys VALUES (?, ?)", (_hash(key), now + KEY_LIFETIME_H * 3600 * 1000))

    return work


def lets_in(key: str, now: int) -> Work[bool]:
    """Whether a key is valid at a time (ms)."""
    query = "SELECT 1 FROM owner_keys WHERE key = ? AND until > ?"
    return lambda connection: connection.execute(query, (_hash(key), now)).fetchone() is not None


def end_keys(connection: Connection) -> int:
    """Revoke every key; gives their number."""
    return connection.execute("DELETE FROM owner_keys").rowcount


def _hash(key: str) -> str:
    return sha256(key.encode(errors="surrogatepass")).hexdigest()
