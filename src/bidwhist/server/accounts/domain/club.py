"""A club as a value, with who is in it and what they played; and why something cannot be done with one."""

from msgspec import Struct

from bidwhist.server.accounts.domain.person import Person


class ClubFull(Exception):
    """A club has as many members as may be, or a person as many clubs."""


class ClubNameTaken(Exception):
    """Another club has that name, or one that looks like it."""


class SentOut(Exception):
    """A keeper has sent somebody out, and has not let them back."""


class LastKeeper(Exception):
    """A club with members needs a keeper."""


class Club(Struct, frozen=True):
    """A club; when it was founded (seconds since 1970)."""

    id: str
    name: str
    about: str
    word: str
    """The word of the link to join by."""
    founded: int


class Member(Struct, frozen=True):
    """Somebody in a club; since when (seconds since 1970)."""

    person: Person
    since: int
    is_keeper: bool


class ClubMatch(Struct, frozen=True):
    """A match of members with one another: when it ended (ms since 1970), and its record."""

    match: str
    finished: int
    preset: str
    record: bytes
