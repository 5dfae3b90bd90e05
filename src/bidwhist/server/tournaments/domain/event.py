"""An event as a value: who entered, who met, and the results; ``fold`` builds it from its log."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.domain.log import Card, EventOpened, Side
from bidwhist.server.tournaments.domain.lots import Lots

Stage: TypeAlias = Literal["entries", "playing", "between", "closed"]
State: TypeAlias = Literal["playing", "entered", "disputed", "settled"]
How: TypeAlias = Literal["", "confirmed", "locked", "played", "ruled", "time", "absent", "withdrawn", "unruled"]
"""How a meeting was settled."""


class Entrant(Struct, frozen=True):
    """A pair; in a room also a single person."""

    id: int
    names: tuple[str, ...]
    club: str = ""
    city: str = ""
    joined: int = 0
    """Rounds drawn before they entered."""
    is_withdrawn: bool = False
    has_left: bool = False
    """Whether they withdrew by themselves."""
    people: tuple[str, ...] = ()
    """Online: the ids of who they are, by name; empty for a bot."""


class WaitlistEntry(Struct, frozen=True):
    """A person on the waitlist, without a partner yet; the person they asked, or empty."""

    person: str
    name: str
    partner: str = ""
    partner_name: str = ""


class Invitation(Struct, frozen=True):
    """People invited by the director, and which of them have agreed."""

    entrant: int
    """The entrant they would play for; 0 for a new pair."""
    names: tuple[str, ...]
    people: tuple[str, ...]
    reason: str
    waits_for: tuple[str, ...]
    """Who has not answered yet."""


class Meeting(Struct, frozen=True, kw_only=True):
    """Two sides at a table. Its times are by the event's clock, which stops in a pause."""

    id: int
    """A running number in the event from 1, undone rounds included."""
    round: int
    table: int
    sides: tuple[Side, Side]
    why: tuple[Saying, ...]
    """Why these two sides meet."""
    began: int
    here: tuple[bool, bool] = (False, False)
    state: State = "playing"
    card: Card | None = None
    by: int | None = None
    """The side that entered the card."""
    since: int = 0
    """When the card was entered or disputed, or a side reported the other missing."""
    how: How = ""
    words: str = ""
    """The words given with a dispute or a ruling."""
    match: str = ""
    """Online: the match that its card comes from."""

    @property
    def is_settled(self) -> bool:
        """Whether its card is final; only a ruling can change it."""
        return self.state == "settled"

    def side_of(self, entrant: int) -> int | None:
        """The side (0 or 1) on which an entrant sits; None for neither."""
        return next((side for side in (0, 1) if entrant in self.sides[side]), None)


class Rest(Struct, frozen=True):
    """A pair with a bye in a round: its place in a bracket, and why it rests."""

    entrant: int
    place: int
    why: tuple[Saying, ...]


class Round(Struct, frozen=True):
    """A round: its meetings by table, and its byes."""

    number: int
    meetings: tuple[Meeting, ...]
    rests: tuple[Rest, ...]
    is_over: bool = False
    lots: Lots = Lots("")
    """The lots it was drawn by."""


class Holder(Struct, frozen=True):
    """The winners who keep a table of a room."""

    table: int
    side: Side
    streak: int


class Event(Struct, frozen=True, kw_only=True):
    """Everything about one event."""

    opened: EventOpened
    seq: int
    time: int
    announced: int = 0
    """When its log began (ms since 1970)."""
    lots: Lots = Lots("")
    """The lots of the last round, or of the one about to be drawn."""
    link: str = ""
    """The hash that the next link of the lots must have."""
    links_shown: int = 0
    stage: Stage = "entries"
    since: int = 0
    """When the stage began, by the event's clock."""
    entrants: tuple[Entrant, ...] = ()
    waitlist: tuple[WaitlistEntry, ...] = ()
    """The waitlist of people without a partner, in order of arrival."""
    invitations: tuple[Invitation, ...] = ()
    """Open invitations by the director."""
    rounds: tuple[Round, ...] = ()
    meetings_made: int = 0
    line: tuple[int, ...] = ()
    """The queue for the room's tables, next one first."""
    holders: tuple[Holder, ...] = ()
    paused_at: int | None = None
    paused_for: int = 0
    """Total milliseconds of all past pauses."""
    touched: int = 0
    """When a person last did something."""
    pause_reason: str = ""
    closed_reason: str = ""
    notice: str = ""
    """The director's notice to everybody."""

    @property
    def is_room(self) -> bool:
        """Whether it has a queue instead of rounds."""
        return self.opened.form == "room"

    @property
    def active(self) -> tuple[Entrant, ...]:
        """The entrants who have not withdrawn."""
        return tuple(one for one in self.entrants if not one.is_withdrawn)

    @property
    def last_round(self) -> Round | None:
        """The current round, or the last one played."""
        return self.rounds[-1] if self.rounds else None

    @property
    def open_meetings(self) -> tuple[Meeting, ...]:
        """The meetings that are not settled."""
        last = self.last_round
        return tuple(one for one in last.meetings if not one.is_settled) if last else ()

    def clock(self, now: int) -> int:
        """The event's own time (ms), which stops in a pause."""
        return (now if self.paused_at is None else min(now, self.paused_at)) - self.paused_for

    def entrant(self, number: int) -> Entrant | None:
        """An entrant by number, from 1."""
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def entrant_of(self, person: str) -> Entrant | None:
        """The entrant that a person plays for; online only."""
        return next((one for one in self.active if person and person in one.people), None)

    def waiting_entry(self, person: str) -> WaitlistEntry | None:
        """The waitlist entry of a person, by id."""
        return next((one for one in self.waitlist if one.person == person), None)

    def invitation(self, person: str) -> Invitation | None:
        """The director's open invitation to a person."""
        return next((one for one in self.invitations if person in one.waits_for), None)

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays; online."""
        return any(any(one.people) for one in self.active)

    def meetings(self) -> Iterator[Meeting]:
        """All meetings in the order of their drawing."""
        for one in self.rounds:
            yield from one.meetings

    def meeting(self, number: int) -> Meeting | None:
        """A meeting by its number; None where there is none, or its round was undone."""
        return next((one for one in self.meetings() if one.id == number), None)

    def meeting_of(self, entrant: int) -> Meeting | None:
        return next((one for one in reversed(tuple(self.meetings())) if one.side_of(entrant) is not None), None)

    def names_of(self, side: Side) -> tuple[str, ...]:
        return tuple(name for number in side for name in self.entrants[number - 1].names)


def halves(event: Event) -> dict[int, int]:
    """What each entrant has won, in half wins: two for a win or a bye, one for a draw."""
    won = {one.id: 0 for one in event.entrants}
    for meeting in event.meetings():
        if meeting.is_settled and meeting.card is not None:
            for side in (0, 1):
                for entrant in meeting.sides[side]:
                    won[entrant] += half_wins(meeting, side)
    for entrant, count in rest_counts(event).items():
        won[entrant] += 2 * count
    return won


def half_wins(meeting: Meeting, side: int) -> int:
    """The half wins of a side in a settled meeting; none if nobody came or both left."""
    assert meeting.card is not None
    if meeting.card.winner is None:
        return 0 if meeting.how in ("absent", "withdrawn") else 1
    return 2 * (meeting.card.winner == side)


def rest_counts(event: Event) -> dict[int, int]:
    """How many byes each entrant has had."""
    counts = {one.id: 0 for one in event.entrants}
    for one in event.rounds:
        for rest in one.rests:
            counts[rest.entrant] += 1
    return counts


def times_met(event: Event) -> dict[frozenset[int], int]:
    """How often two entrants have met, by both numbers."""
    counts: dict[frozenset[int], int] = {}
    for meeting in event.meetings():
        for one in meeting.sides[0]:
            for other in meeting.sides[1]:
                both = frozenset((one, other))
                counts[both] = counts.get(both, 0) + 1
    return counts
