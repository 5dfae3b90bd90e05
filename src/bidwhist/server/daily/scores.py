"""A day's results compared: every line, the ranking, and the field grades after it."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.records import decode_record, replay
from bidwhist.server.daily.domain.bot_line import double_dummy
from bidwhist.server.daily.domain.day import PLAYED, Day, compared_on, deals_on, is_ranked
from bidwhist.server.daily.domain.field_grade import FieldGrade, graded
from bidwhist.server.daily.domain.places import Result, Scored, places
from bidwhist.server.daily.domain.result import (
    DailyLine,
    DailyPlace,
    KeptLine,
    KeptPlace,
    Line,
    line_of,
)
from bidwhist.server.daily.repository import Closing, PlayedBoard

BOT_LINE = "house"
"""The bots' entrant id, which plays every deal; no person has such an id."""
GUEST_BOT_LINE = "house-of-guests"
"""The bots' entrant id among the guests."""
SEAT = 0
"""A player's seat at a daily table."""


class Entry(Struct, frozen=True):
    """A deal that was played, and its result."""

    entrant: str
    name: str
    board: int
    match: str
    line: Line
    double_dummy: int | None


def entries_of(day: Day, played: Sequence[PlayedBoard]) -> list[Entry]:
    """The results of a day's deals, from their records; takes some milliseconds a deal."""
    secret = bytes.fromhex(day.secret)
    order = {
        one.person: deals_on(day.version, one.person, day.event, secret, is_guest=one.is_guest)
        for one in {one.person: one for one in played}.values()
    }
    return [entry_of(one.person, order[one.person][one.number - 1], one.match, one.record) for one in played]


def entry_of(entrant: str, board: int, match: str, record: bytes) -> Entry:
    """The result of one deal, from its record."""
    kept = decode_record(record)
    deal = replay(kept).deals[0]
    return Entry(entrant, kept.players[SEAT], board, match, line_of(deal, SEAT), double_dummy(deal))


def closing_of(
    day: Day, now: int, entries: Sequence[Entry], accounts: frozenset[str], grades: Mapping[str, FieldGrade]
) -> Closing:
    """Everything to store of a day, from what was played, who has an account now, and the grades before it.

    Whether a person is ranked is decided at their first card; on days of version 1, by whether they have an account
    now.
    """
    scored = compared_on(day.version, [Result(one.board, one.entrant, one.line.points) for one in entries])
    field = [one for one in scored if is_ranked(one.board)]
    ranked = accounts if day.version == 1 else frozenset(one.entrant for one in field) - {BOT_LINE}
    by_key = {(one.board, one.entrant): one for one in entries}
    lines = tuple(_line(by_key[one.board, one.entrant], one) for one in scored)
    people = frozenset(one.entrant for one in entries) - {BOT_LINE}
    return Closing(day, now, people, lines, tuple(_places(scored, entries, ranked)), graded(grades, field))


def _line(entry: Entry, scored: Scored) -> DailyLine:
    kept = KeptLine(entry.line, scored.share, scored.difference, entry.double_dummy)
    return DailyLine(entry.board, entry.entrant, entry.name, entry.match, kept)


def _places(scored: Sequence[Scored], entries: Sequence[Entry], ranked: frozenset[str]) -> Iterable[DailyPlace]:
    # The bots play every deal that a person played; their share is over those that count.
    name = {one.entrant: one.name for one in entries}
    of_bots = [one for one in scored if one.entrant == BOT_LINE and is_ranked(one.board)]
    beside = [replace(one, entrant=GUEST_BOT_LINE) for one in scored if one.entrant == BOT_LINE and one not in of_bots]
    name[GUEST_BOT_LINE] = name.get(BOT_LINE, "")
    of_ranked = places([one for one in scored if one.entrant in ranked], PLAYED)
    of_guests = places([one for one in scored if one.entrant not in ranked and one.entrant != BOT_LINE], PLAYED)
    without = [*of_guests, *places(of_bots, len(of_bots)), *places(beside, len(beside))]
    for found, has_place in ((of_ranked, True), (without, False)):
        for one in found:
            kept = KeptPlace(one.place if has_place else None, one.boards, one.share, one.difference)
            yield DailyPlace(one.entrant, name[one.entrant], kept)
