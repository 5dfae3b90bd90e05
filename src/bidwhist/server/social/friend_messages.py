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
    """An account to be asked, by its name or by the id of somebody met at a table."""

    name: Annotated[str, Meta(max_length=80)] | None = None
    person: PersonId | None = None


class Friend(_Body, frozen=True):
    """A friend; since when both have said so (seconds since 1970)."""

    person: Person
    since: int
    here: bool
    """Whether they are connected to any server of the cluster now."""


class Asking(_Body, frozen=True):
    """Somebody who asks, or is asked, to be a friend; since when (seconds since 1970)."""

    person: Person
    since: int


class TableInvitation(_Body, frozen=True):
    """A table that a friend asks you to; when (seconds since 1970)."""

    table: str
    host: Person
    name: str
    """The title of the table."""
    invite: str
    made: int


class Friends(_Body, frozen=True):
    """One's friends, who asks to be one, whom one has asked, and the tables that friends ask one to."""

    friends: tuple[Friend, ...]
    asks_you: tuple[Asking, ...]
    you_asked: tuple[Asking, ...]
    invitations: tuple[TableInvitation, ...]


class FriendAsked(_Body, frozen=True):
    """A table at which one sits, and friends to be asked to it."""

    table: TableId
    people: Annotated[tuple[PersonId, ...], Meta(min_length=1, max_length=MOST_ASKED)]
