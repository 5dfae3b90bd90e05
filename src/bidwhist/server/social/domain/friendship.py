"""Who has asked whom to be a friend, and the tables that friends ask each other to."""

from msgspec import Struct

from bidwhist.server.accounts.domain.person import Person


class TooManyFriends(Exception):
    """A person has asked as many as may be."""


class NotFriends(Exception):
    """Somebody asks a person to a table who is not their friend."""


class Asked(Struct, frozen=True):
    """Somebody whom a person has asked, or who has asked them; since when (seconds since 1970)."""

    person: Person
    since: int
    by_me: bool
    by_them: bool


class Invited(Struct, frozen=True):
    """A table that a friend asks somebody to; when (seconds since 1970)."""

    table: str
    host: str
    host_name: str
    invite: str
    made: int
