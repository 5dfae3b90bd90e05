"""HTTP bodies of clubs."""

from typing import Annotated

from msgspec import Meta

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.protocol.bodies import _Body
from bidwhist.server.protocol.kinds import Secret
from bidwhist.server.protocol.server_messages import LobbyTable

MAX_ABOUT_LETTERS = 1000


class ClubWanted(_Body, frozen=True):
    """A new club, or new name and text of a club."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    about: Annotated[str, Meta(max_length=MAX_ABOUT_LETTERS)] = ""


class ClubJoined(_Body, frozen=True):
    """The word of a club's link."""

    word: Secret


class KeeperWanted(_Body, frozen=True):
    """Whether a member keeps the club."""

    keeper: bool


class ClubLine(_Body, frozen=True):
    """A club in a list."""

    club: str
    name: str


class ClubMember(_Body, frozen=True):
    """A member of a club, and since when (seconds since 1970)."""

    person: Person
    since: int
    keeper: bool
    here: bool
    """Whether they are connected to this server now."""


class ClubResult(_Body, frozen=True):
    """A match between members, and when it ended (ms since 1970)."""

    match: str
    finished: int
    preset: str
    players: tuple[str, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats that won; empty if nobody did."""


class ClubPage(_Body, frozen=True, kw_only=True):
    """A club; visitors see only its name, text and number of members."""

    club: str
    name: str
    about: str
    founded: int
    """Seconds since 1970."""
    count: int
    """How many members it has."""
    members: tuple[ClubMember, ...] = ()
    results: tuple[ClubResult, ...] = ()
    """Newest first."""
    tables: tuple[LobbyTable, ...] = ()
    """Open tables with members in a seat."""
    member: bool
    """Whether you are a member."""
    keeper: bool = False
    """Whether you are a keeper."""
    word: str | None = None
    """The word in the invite link; for members."""
    out: tuple[Person, ...] = ()
    """The people removed from the club, who cannot rejoin; for keepers."""


class Clubs(_Body, frozen=True):
    """Your clubs."""

    clubs: tuple[ClubLine, ...]
