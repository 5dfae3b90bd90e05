"""An event as a value: who entered, who met whom, what came of it; ``fold`` makes it from its log."""

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
    """A pair, or in a room perhaps a single person."""

    id: int
    names: tuple[str, ...]
    club: str = ""
    city: str = ""
    joined: int = 0
    """Rounds that were drawn before they came."""
    is_withdrawn: bool = False
    people: tuple[str, ...] = ()
    """Online: the ids of who they are, by name; empty for a bot."""


class WaitlistEntry(Struct, frozen=True):
    """Somebody who wants to play and has no partner yet; the one who is asked, or empty."""

    person: str
    name: str
    partner: str = ""
    partner_name: str = ""


class Invitation(Struct, frozen=True):
    """People whom the director has asked to play, and who of them has agreed."""

    entrant: int
    """Whom they would play for; 0 for a new pair."""
    names: tuple[str, ...]
    people: tuple[str, ...]
    reason: str
    waits_for: tuple[str, ...]
    """Who has not answered yet."""


class Meeting(Struct, frozen=True, kw_only=True):
    """Two sides at a table. Its times are of the event's clock, which stands still in a pause."""

    id: int
    """Counts through the event, undone rounds included, from 1."""
    round: int
    table: int
    sides: tuple[Side, Side]
    why: tuple[Saying, ...]
    """Why these two meet."""
    began: int
    here: tuple[bool, bool] = (False, False)
    state: State = "playing"
    card: Card | None = None
    by: int | None = None
    """The side that entered the card."""
    since: int = 0
    """When the card was entered or disputed, or a side said that the other is not there."""
    how: How = ""
    words: str = ""
    """What was said with a dispute or a ruling."""
    match: str = ""
    """Online: the match that its card comes from."""

    @property
    def is_settled(self) -> bool:
        """Whether its card stands; only a ruling changes it."""
        return self.state == "settled"

    def side_of(self, entrant: int) -> int | None:
        """On which side an entrant sits; None for neither."""
        return next((side for side in (0, 1) if entrant in self.sides[side]), None)


class Rest(Struct, frozen=True):
    """A pair with a bye in a round, where it stands in a bracket, and why."""

    entrant: int
    place: int
    why: tuple[Saying, ...]


class Round(Struct, frozen=True):
    """A round: its meetings by table, and who rests."""

    number: int
    meetings: tuple[Meeting, ...]
    rests: tuple[Rest, ...]
    is_over: bool = False
    lots: Lots = Lots("")
    """What it was drawn by."""


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
    """What the last round was drawn by, or is about to be."""
    link: str = ""
    """What the next link of the lots has to hash to."""
    links_shown: int = 0
    stage: Stage = "entries"
    since: int = 0
    """When the stage began, by the event's clock."""
    entrants: tuple[Entrant, ...] = ()
    hopefuls: tuple[WaitlistEntry, ...] = ()
    """Who has no partner yet, in the order in which they came."""
    invitations: tuple[Invitation, ...] = ()
    """Whom the director has asked to play."""
    rounds: tuple[Round, ...] = ()
    meetings_made: int = 0
    line: tuple[int, ...] = ()
    """Who waits for a table of the room, the next one first."""
    holders: tuple[Holder, ...] = ()
    paused_at: int | None = None
    paused_for: int = 0
    """Milliseconds of all pauses that are over."""
    touched: int = 0
    """When a person last did something."""
    pause_reason: str = ""
    closed_reason: str = ""
    notice: str = ""
    """What the director says to everybody."""

    @property
    def is_room(self) -> bool:
        """Whether it has a line in place of rounds."""
        return self.opened.form == "room"

    @property
    def active(self) -> tuple[Entrant, ...]:
        """The entrants who have not withdrawn."""
        return tuple(one for one in self.entrants if not one.is_withdrawn)

    @property
    def last_round(self) -> Round | None:
        """The round that is played, or was played last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def open_meetings(self) -> tuple[Meeting, ...]:
        """The meetings that are not settled."""
        last = self.last_round
        return tuple(one for one in last.meetings if not one.is_settled) if last else ()

    def clock(self, now: int) -> int:
        """The event's own time, which stands still in a pause."""
        return (now if self.paused_at is None else min(now, self.paused_at)) - self.paused_for

    def entrant(self, number: int) -> Entrant | None:
        """An entrant by number, from 1."""
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def entrant_of(self, person: str) -> Entrant | None:
        """The entrant that a person plays for; online."""
        return next((one for one in self.active if person and person in one.people), None)

    def waiting_entry(self, person: str) -> WaitlistEntry | None:
        """Somebody who has no partner yet, by id."""
        return next((one for one in self.hopefuls if one.person == person), None)

    def invitation(self, person: str) -> Invitation | None:
        """What the director asks of a person who has not answered yet."""
        return next((one for one in self.invitations if person in one.waits_for), None)

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays; online."""
        return any(any(one.people) for one in self.active)

    def meetings(self) -> Iterator[Meeting]:
        """All meetings in the order in which they were drawn."""
        for one in self.rounds:
            yield from one.meetings

    def meeting(self, number: int) -> Meeting | None:
        """A meeting by its number; None where there is none, or its round was undone."""
        return next((one for one in self.meetings() if one.id == number), None)

    def meeting_of(self, entrant: int) -> Meeting | None:
        """The last meeting of an entrant."""
        return next((one for one in reversed(tuple(self.meetings())) if one.side_of(entrant) is not None), None)

    def names_of(self, side: Side) -> tuple[str, ...]:
        """The names of a side."""
        return tuple(name for number in side for name in self.entrants[number - 1].names)


def halves(event: Event) -> dict[int, int]:
    """What each entrant has won, in halves: two for a win or a bye, one for a draw."""
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
    """What a side of a settled meeting has won; where nobody came, or both left, that is nothing."""
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
    """How often two have met, by both numbers."""
    counts: dict[frozenset[int], int] = {}
    for meeting in event.meetings():
        for one in meeting.sides[0]:
            for other in meeting.sides[1]:
                both = frozenset((one, other))
                counts[both] = counts.get(both, 0) + 1
    return counts
