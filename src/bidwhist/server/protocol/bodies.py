"""HTTP request and response bodies, from which the OpenAPI document is made."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from bidwhist.server.accounts.domain.person import FACES, Person
from bidwhist.server.protocol.kinds import Secret
from bidwhist.server.protocol.server_messages import ChairSeen

DisplayName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
NameWish: TypeAlias = Annotated[str, Meta(max_length=80, description="at most 24 letters, digits and . ' - _ &")]
"""The longest accepted name; longer ones are refused in words."""
Password: TypeAlias = Annotated[
    str, Meta(max_length=256, description="at least 10 letters, and not among those that are easily guessed")
]
Pace: TypeAlias = Literal["quick", "steady", "slow", "none"]
"""Clocks: 15 s a turn and a bank of 60 s a deal; slower; faster; or no clock."""
Tempo: TypeAlias = Literal["slow", "usual", "quick", "at_once"]
"""How long bots pause before a card."""


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A body of a request or an answer."""


class Problem(_Body, frozen=True):
    """Why a request was refused, in words for a person."""

    code: str
    words: str
    wait: int = 0
    """Milliseconds until it can be tried again, if it came too fast."""


class GuestWanted(_Body, frozen=True):
    """A person who wants to play without an account."""

    name: NameWish | None = None


class NameWanted(_Body, frozen=True):
    """A new display name."""

    name: NameWish


class FaceWanted(_Body, frozen=True):
    """The figure that a person wants to be drawn as, by its number."""

    face: Annotated[int, Meta(ge=0, lt=FACES)]


class AccountWanted(_Body, frozen=True):
    """A guest who wants to keep name and history."""

    name: NameWish
    password: Password


class Login(_Body, frozen=True):
    """Name and password of an account."""

    name: DisplayName
    password: Annotated[str, Meta(max_length=256)]


class Recovery(_Body, frozen=True):
    """One of the recovery codes of an account, and a new password."""

    name: DisplayName
    code: Annotated[str, Meta(max_length=64)]
    password: Password


class PasswordChange(_Body, frozen=True):
    """The password of an account, and a new one."""

    old: Annotated[str, Meta(max_length=256)]
    new: Password


class Farewell(_Body, frozen=True):
    """A request to delete a person's data; an account gives its password."""

    password: Annotated[str, Meta(max_length=256)] = ""


class Whereabouts(_Body, frozen=True):
    """Which server of the cluster owns a table."""

    table: str
    url: str
    """The server's address; empty without a cluster."""


class Gone(_Body, frozen=True):
    """The result of deleting a person's data."""

    words: str


class SessionKept(_Body, frozen=True):
    """A login session; seconds since 1970."""

    created: int
    used: int


class MatchPlayed(_Body, frozen=True):
    """A person's match, and where its full record is."""

    match: str
    seat: int
    finished: int
    """Milliseconds since 1970."""
    record: str
    """The path to download it from."""


class GradeKept(_Body, frozen=True):
    """A person's grade: its pool, mean and uncertainty."""

    pool: str
    mean: float
    doubt: float
    played: int
    won: int


class SettledKept(_Body, frozen=True):
    """The effect of a match or a gift: when (ms since 1970), why, and the result."""

    time: int
    reason: str
    came: str
    chips: int
    league: int
    experience: int


class Export(_Body, frozen=True):
    """A person's data; codes, passwords and tokens are stored as hashes only, and are not in it."""

    person: Person
    signs_in_as: str | None
    created: int
    """Seconds since 1970."""
    recovery_codes_left: int
    sessions: tuple[SessionKept, ...]
    muted: tuple[str, ...]
    """The ids of people."""
    tables: tuple[str, ...]
    """Tables where they have a seat."""
    broke_off: int
    friends: tuple[str, ...]
    """The ids of people asked to be friends."""
    bots: tuple[str, ...]
    """The names of their bot accounts."""
    clubs: tuple[str, ...]
    """Their names."""
    matches: tuple[MatchPlayed, ...]
    grades: tuple[GradeKept, ...]
    settled: tuple[SettledKept, ...]
    """Oldest first."""
    experience: int
    """Points."""
    chips: int
    events: tuple[str, ...]
    """The ids of events that name them."""


class Me(_Body, frozen=True):
    """Who is signed in, and the tables where they sit."""

    person: Person
    tables: tuple[str, ...]


class AccountMade(_Body, frozen=True):
    """A new or recovered account; the recovery codes are shown only once."""

    person: Person
    recovery_codes: tuple[str, ...]


class RulesWanted(_Body, frozen=True):
    """A rule set: a preset's name, with the options that differ; or a share code alone."""

    preset: str = "classic"
    options: dict[str, Any] = {}
    code: Annotated[str, Meta(max_length=200)] | None = None


class TableWanted(_Body, frozen=True):
    """A table to open; its maker gets the seat named, or looks on where it is null."""

    rules: RulesWanted = RulesWanted()
    name: Annotated[str, Meta(max_length=40)] | None = None
    kind: Literal["open", "private", "password"] = "private"
    password: Secret | None = None
    pace: Pace = "none"
    bots: Annotated[str, Meta(max_length=80)] | None = None
    """The level of its bots, one of ``GET /api/bots``; with conventions behind it, ``steady/four-joker``."""
    hints: bool = True
    chat: bool = True
    watchers: bool = True
    tempo: Tempo = "usual"
    talk: bool = True
    """Whether bots say a phrase now and then."""
    seat: Annotated[int, Meta(ge=0, le=4)] | None = 0
    """Null where the maker only looks on, as a television does with phones as hands; such a table is private and has
    watchers."""
    rated: bool = False
    """Whether its matches count for grades and the league; otherwise they are training. Such a table has a clock, and
    neither hints nor undo."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Chips that each person puts in, at a rated table of a server with chips."""
    level: Annotated[int, Meta(ge=1, le=100)] = 1
    """The level of experience that a person needs to sit down."""
    tier: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """The lowest tier of the league whose members may sit down; 0 for everybody."""
    programs: bool = False
    """Whether bot accounts, for which programs play, may sit down. Such a table has a clock; its rated matches count in
    a pool of their own."""


class TableMade(_Body, frozen=True):
    """Where to go: the table, and the word of its invite link."""

    table: str
    invite: str


class Invitation(_Body, frozen=True):
    """The table that an invite leads to, for a person who is not there yet.

    A table with a password hides its title and all names.
    """

    table: str
    invite: str
    name: str | None
    """The title of the table."""
    host: str | None
    """The person who opened it, or if they have left, one who sits there."""
    kind: Literal["open", "private", "password"]
    watchers: bool
    pace: Pace
    preset: str
    """``classic`` …, or ``custom``."""
    code: str
    """The share code of its rules."""
    sheet: tuple[str, ...]
    """The rules in plain words, a paragraph or line each."""
    known: str
    """The rules that differences are listed from: a preset's name, or the share code that was sent."""
    differences: tuple[str, ...]
    """The differences, a sentence each."""
    chairs: tuple[ChairSeen, ...]
    playing: bool
    rated: bool = False
    """Whether its matches count for grades and the league; the others are training."""
    stake: int = 0
    """Chips that each person puts in."""
    fees: tuple[int, ...] = ()
    """What a declarer who is set pays, by the number bid, from the rules' lowest bid up."""
    level: int = 1
    """The level of experience that a person needs to sit down."""
    tier: int = 0
    """The lowest tier of the league whose members may sit down; 0 for everybody."""


class PresetInfo(_Body, frozen=True):
    """A named rule set."""

    name: str
    words: str
    rules: dict[str, Any]


class BotInfo(_Body, frozen=True):
    """A level of bots."""

    level: str
    words: str


class Convention(_Body, frozen=True):
    """An agreement that the bots of a table can play, public to everybody there."""

    name: str
    words: str


class RulesChecked(_Body, frozen=True):
    """A rule set as the server understands it, or why it cannot be played."""

    possible: bool
    words: str
    """Why the rules cannot be played, if they cannot."""
    preset: str
    rules: dict[str, Any]
    sheet: tuple[str, ...]
    code: str
    differences: tuple[str, ...]
    """Differences from the preset it started from, in words."""
    conventions: tuple[Convention, ...]
    """The conventions that can be played under these rules."""
    idle: tuple[str, ...] = ()
    """Options without effect in these rules."""


class QuestionAnswer(_Body, frozen=True):
    """An answer to a question about house rules."""

    label: str
    sets: dict[str, Any]
    """Options and the values it gives them."""
    when: dict[str, Any]
    """Options that must have these values for the answer to be offered."""


class RulesQuestion(_Body, frozen=True):
    """A question about house rules, to settle before the first deal."""

    name: str
    words: str
    example: str
    """What it means at the table."""
    options: tuple[str, ...]
    """The option it asks about; an answer may set others that follow."""
    answers: tuple[QuestionAnswer, ...]
    part: str
    """The part of the game it is about, as a heading."""


class Reach(_Body, frozen=True):
    """The server's addresses in the home network."""

    pages: tuple[str, ...]
    """Addresses of the page in the home network; empty while the server listens on its own machine alone."""
    may_open: bool
    """Whether the person may let friends in, because they sit at the server's own machine."""
