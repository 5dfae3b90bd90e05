"""Friend requests, and friends' invitations to tables."""

from msgspec import Struct

from bidwhist.server.accounts.domain.person import Person


class TooManyFriends(Exception):
    """The person has too many friends or open requests."""


class NotFriends(Exception):
    """The person invited to a table is not a friend."""


class Asked(Struct, frozen=True):
    """A friend or an open friend request, and since when (seconds since 1970)."""

    person: Person
    since: int
    by_me: bool
    by_them: bool


class Invited(Struct, frozen=True):
    """A friend's invitation to a table, and when it was made (seconds since 1970)."""

    table: str
    host: str
    host_name: str
    host_face: int | None
    invite: str
    made: int
