"""Reports to the server's owner of what a person did at a table, with the evidence."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from bidwhist.errors import WhistError
from bidwhist.server.moderation.chat_log import Spoken

MAX_OPEN_REPORTS = 20
"""Most open reports of one reporter."""
MAX_REPORTS = 5000
"""Most stored reports; beyond that the oldest closed one is deleted, else the oldest."""

About: TypeAlias = Literal["words", "name", "play", "other"]
"""What a report is about: chat, a name or title, play or leaving, anything else."""
Words: TypeAlias = Annotated[str, Meta(max_length=500)]


class TooManyReports(WhistError):
    """The person has too many open reports."""


class Report(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A report: the reported person, the reporter, the words, and the server's own evidence."""

    id: int
    """The id; 0 until it is stored."""
    made: int
    """Milliseconds since 1970."""
    closed: int
    """When the owner closed it (ms since 1970); 0 while it is open."""
    about: About
    words: str
    """The reporter's words."""
    reporter: str
    reporter_name: str
    person: str
    """The id of the reported person."""
    name: str
    address: str
    """The reported person's address if they were connected, else empty."""
    table: str
    title: str
    """The table's title."""
    step: int
    """The row of the table's log, or the moment of the replay."""
    match: str
    """The match of a replay; empty at a table."""
    talk: tuple[Spoken, ...]
    """The latest chat at the table."""


SOMEBODY = "Somebody"
"""Replaces the name of an erased person in reports."""


def without(report: Report, person: str) -> Report:
    """A report without the name of an erased person."""
    talk = tuple(
        msgspec.structs.replace(one, person="", name=SOMEBODY) if one.person == person else one for one in report.talk
    )
    if report.reporter == person:
        report = msgspec.structs.replace(report, reporter="", reporter_name=SOMEBODY)
    if report.person == person:
        report = msgspec.structs.replace(report, person="", name=SOMEBODY, address="")
    return msgspec.structs.replace(report, talk=talk)
