"""HTTP bodies of friends and invitations."""

from typing import Annotated

from msgspec import Meta

from bidwhist.records.fairness import TableId
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.moderation.messages import PersonId
from bidwhist.server.protocol.bodies import _Body

MOST_ASKED = 4
"""Most people invited to one table at once."""


class FriendWanted(_Body, frozen=True):
    """An account to ask, by its name or by the id of a person met at a table."""

    name: Annotated[str, Meta(max_length=80)] | None = None
    person: PersonId | None = None


class Friend(_Body, frozen=True):
    """A friend, and since when (seconds since 1970)."""

    person: Person
    since: int
    here: bool
    """Whether they are connected to any server of the cluster now."""


class Asking(_Body, frozen=True):
    """A friend request, and since when (seconds since 1970)."""

    person: Person
    since: int


class TableInvitation(_Body, frozen=True):
    """A friend's invitation to a table, and when it was made (seconds since 1970)."""

    table: str
    host: Person
    name: str
    """The title of the table."""
    invite: str
    made: int


class Friends(_Body, frozen=True):
    """Your friends, friend requests in both directions, and invitations to tables."""

    friends: tuple[Friend, ...]
    """Those who are here first, each part by name."""
    asks_you: tuple[Asking, ...]
    you_asked: tuple[Asking, ...]
    invitations: tuple[TableInvitation, ...]


class FriendAsked(_Body, frozen=True):
    """A table where the sender sits, and friends to invite to it."""

    table: TableId
    people: Annotated[tuple[PersonId, ...], Meta(min_length=1, max_length=MOST_ASKED)]
