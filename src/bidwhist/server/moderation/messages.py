"""HTTP bodies of reports and of the owner's page."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from bidwhist.records.fairness import TableId
from bidwhist.server.moderation.bans import MAX_REASON_LETTERS, Ban
from bidwhist.server.moderation.reports import About, Words
from bidwhist.server.protocol.bodies import DisplayName, _Body

PersonId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class ReportWanted(_Body, frozen=True):
    """A report of a person at a ``table``, or of a ``seat`` in the replay of a ``match``."""

    about: About
    words: Words = ""
    table: TableId | None = None
    person: PersonId | None = None
    match: Annotated[str, Meta(max_length=48)] | None = None
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    step: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """The moment of the replay, from 0."""


class ReportMade(_Body, frozen=True):
    """The report is stored."""

    report: int


class MutedPerson(_Body, frozen=True):
    """A muted person."""

    person: str
    name: str


class BanWanted(_Body, frozen=True):
    """A person's id, or an address or network, to ban; without days the ban is permanent."""

    who: Annotated[str, Meta(min_length=1, max_length=50)]
    why: Annotated[str, Meta(min_length=1, max_length=MAX_REASON_LETTERS)]
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None


class BanLifted(_Body, frozen=True):
    """The ban to lift, as in the list of bans."""

    who: Annotated[str, Meta(min_length=1, max_length=50)]


class NewName(_Body, frozen=True):
    """The new display name of a person."""

    name: DisplayName


class KnownPerson(_Body, frozen=True):
    """A person, for the owner."""

    person: str
    name: str
    kind: str
    created: int
    """Seconds since 1970."""
    addresses: tuple[str, ...]
    """The addresses they are connected from now; empty if they are not."""
    ban: Ban | None


class KnownTable(_Body, frozen=True):
    """A table in memory, for the owner; it contains no cards."""

    table: str
    title: str
    kind: str
    stage: str
    seats: tuple[str, ...]
    lines: int
    """Connections that follow it."""
    step: int


class Health(_Body, frozen=True):
    """The server's health."""

    version: str
    started: int
    """Milliseconds since 1970."""
    now: int
    people: int
    """Who is connected."""
    lines: int
    tables: int
    """In memory."""
    reports: int
    """Reports that wait for the owner."""
    bans: int
    file_bytes: int
    """Bytes of the store."""
    free_bytes: int | None
    """Free bytes on the disk of its file; None for PostgreSQL."""
    saves: bool
    """Whether a test write to the store just succeeded."""
    refused: dict[str, int]
    """Refusals since the start, by limit."""
    sent_away: int
    """Connections closed because they sent too much."""
    bots_missed: int


class FairPlayTold(_Body, frozen=True):
    """A person's fair-play statistics in sentences; they prove nothing."""

    deals: int
    remarkable: bool
    """Whether a person should look at the hands."""
    lines: tuple[str, ...]
