"""What can be asked of an event, and what comes of it: rows for its log, or a refusal."""

from typing import TypeAlias

from msgspec import Struct

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import Card, Row


class Enter(Struct, frozen=True):
    """A pair or a single person comes."""

    names: tuple[str, ...]
    club: str = ""
    city: str = ""
    people: tuple[str, ...] = ()
    """Online: the ids of who they are, by name; empty for a bot."""


class Come(Struct, frozen=True):
    """Online: somebody wants to play, with the partner they ask, or with whoever comes alone."""

    person: str
    name: str
    partner: str = ""
    partner_name: str = ""


class Decline(Struct, frozen=True):
    """Online: somebody takes their wish to play back, or says no to who asks them."""

    person: str
    asker: str = ""
    """Who is told no; empty to take one's own wish back."""


class Gather(Struct, frozen=True):
    """Online: those without a partner become pairs, in the order in which they came; a last one plays with a bot."""


class Withdraw(Struct, frozen=True):
    """An entrant leaves."""

    entrant: int
    reason: str


class Substitute(Struct, frozen=True):
    """Somebody else plays for an entrant."""

    entrant: int
    names: tuple[str, ...]
    reason: str
    people: tuple[str, ...] = ()


class Invite(Struct, frozen=True):
    """Online: the director asks people to play for an entrant, or as a new pair; they play once all have agreed."""

    names: tuple[str, ...]
    people: tuple[str, ...]
    entrant: int = 0
    reason: str | None = None


class Reply(Struct, frozen=True):
    """Online: somebody says yes or no to the director, who asks them to play."""

    person: str
    agrees: bool


class Draw(Struct, frozen=True):
    """Draw the next round and begin it; a room begins."""


class Sit(Struct, frozen=True):
    """A side says that it is at its table; the first one, that the other is not."""

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
    """Say something to everybody, on every page of the event; nothing to take it away."""

    words: str


class Pause(Struct, frozen=True):
    """Stop all clocks."""

    reason: str


class Resume(Struct, frozen=True):
    """Let all clocks go on."""


class Undo(Struct, frozen=True):
    """Take the last round back."""

    reason: str


class Close(Struct, frozen=True):
    """End the event."""

    reason: str


class Tick(Struct, frozen=True):
    """Time has passed: what the clock does is due."""


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
    """What a command has done: the event after it and the rows that made it so, or why nothing was done."""

    event: Event
    rows: tuple[Row, ...] = ()
    refusal: Saying | None = None
