"""Reports: what somebody did at a table, told to the owner of the server with the evidence."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from bidwhist.errors import WhistError
from bidwhist.server.moderation.chat_log import Spoken

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


SOMEBODY = "Somebody"
"""Stands in reports for who left for good."""


def without(report: Report, person: str) -> Report:
    """A report in which a person who left for good is called somebody."""
    talk = tuple(
        msgspec.structs.replace(one, person="", name=SOMEBODY) if one.person == person else one for one in report.talk
    )
    if report.reporter == person:
        report = msgspec.structs.replace(report, reporter="", reporter_name=SOMEBODY)
    if report.person == person:
        report = msgspec.structs.replace(report, person="", name=SOMEBODY, address="")
    return msgspec.structs.replace(report, talk=talk)
