"""A club as a value, its members and matches, and the errors of changing it."""

from msgspec import Struct

from bidwhist.server.accounts.domain.person import Person


class ClubFull(Exception):
    """A club has too many members, or a person too many clubs."""


class ClubNameTaken(Exception):
    """Another club has that name, or one that looks like it."""


class SentOut(Exception):
    """A keeper has removed the person and not let them back."""


class LastKeeper(Exception):
    """A club with members needs a keeper."""


class Club(Struct, frozen=True):
    """A club; when it was founded (seconds since 1970)."""

    id: str
    name: str
    about: str
    word: str
    """The word in the invite link."""
    founded: int


class Member(Struct, frozen=True):
    """A member of a club, and since when (seconds since 1970)."""

    person: Person
    since: int
    is_keeper: bool


class ClubMatch(Struct, frozen=True):
    """A match between members: when it ended (ms since 1970), and its record."""

    match: str
    finished: int
    preset: str
    record: bytes
