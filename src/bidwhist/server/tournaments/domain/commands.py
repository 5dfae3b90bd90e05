"""Commands of an event and their results: rows for its log, or a refusal."""

from typing import TypeAlias

from msgspec import Struct

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import Card, Row


class Enter(Struct, frozen=True):
    """A pair or a single person enters."""

    names: tuple[str, ...]
    club: str = ""
    city: str = ""
    people: tuple[str, ...] = ()
    """Online: the ids of who they are, by name; empty for a bot."""


class Come(Struct, frozen=True):
    """Online: a person wants to play, with a partner they ask or with anyone who comes alone."""

    person: str
    name: str
    partner: str = ""
    partner_name: str = ""


class Decline(Struct, frozen=True):
    """Online: a person leaves the waitlist, or says no to the person who asked them."""

    person: str
    asker: str = ""
    """The person who is told no; empty to leave the waitlist."""


class Gather(Struct, frozen=True):
    """Online: pair the people on the waitlist in order of arrival; the last of an odd number plays with a bot."""


class Withdraw(Struct, frozen=True):
    """An entrant leaves."""

    entrant: int
    reason: str
    is_own: bool = False
    """Whether they leave by themselves, and not by the director's word."""


class Substitute(Struct, frozen=True):
    """Other people play for an entrant."""

    entrant: int
    names: tuple[str, ...]
    reason: str
    people: tuple[str, ...] = ()


class Invite(Struct, frozen=True):
    """Online: the director invites people to play for an entrant, or as a new pair; they play once all have agreed."""

    names: tuple[str, ...]
    people: tuple[str, ...]
    entrant: int = 0
    reason: str | None = None


class Reply(Struct, frozen=True):
    """Online: a person accepts or declines the director's invitation."""

    person: str
    agrees: bool


class Draw(Struct, frozen=True):
    """Draw the next round and begin it; in a room, begin play."""


class Sit(Struct, frozen=True):
    """A side says that it is at its table; saying so starts the wait for the other side."""

    meeting: int
    side: int


class Report(Struct, frozen=True):
    """A score is entered, by a side or, with None, by the director."""

    meeting: int
    side: int | None
    card: Card
    match: str = ""
    """Online: the match that it comes from."""


class Confirm(Struct, frozen=True):
    """A side says that the score it was shown is right."""

    meeting: int
    side: int
    card: Card


class Dispute(Struct, frozen=True):
    """A side says that the score is wrong."""

    meeting: int
    side: int
    words: str = ""


class Rule(Struct, frozen=True):
    """The director settles a meeting."""

    meeting: int
    card: Card
    reason: str


class Tell(Struct, frozen=True):
    """Put a notice on every page of the event; empty words remove it."""

    words: str


class Pause(Struct, frozen=True):
    """Stop all clocks."""

    reason: str


class Resume(Struct, frozen=True):
    """Let all clocks go on."""


class Undo(Struct, frozen=True):
    """Undo the last round."""

    reason: str


class Close(Struct, frozen=True):
    """End the event; without a reason once nothing is left to draw."""

    reason: str | None


class Tick(Struct, frozen=True):
    """Time has passed: carry out what is due."""


Command: TypeAlias = (
    Enter
    | Come
    | Decline
    | Gather
    | Withdraw
    | Substitute
    | Invite
    | Reply
    | Draw
    | Sit
    | Report
    | Confirm
    | Dispute
    | Rule
    | Tell
    | Pause
    | Resume
    | Undo
    | Close
    | Tick
)


class Decision(Struct, frozen=True):
    """The result of a command: the event after it and its new rows, or why it was refused."""

    event: Event
    rows: tuple[Row, ...] = ()
    refusal: Saying | None = None
