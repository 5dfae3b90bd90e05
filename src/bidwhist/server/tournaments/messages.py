"""HTTP request and response bodies of events."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.protocol.bodies import RulesWanted, TableMade, _Body
from bidwhist.server.tournaments.domain.entries import MAX_NAME_LETTERS
from bidwhist.server.tournaments.domain.next_step import Step

Form: TypeAlias = Literal["swiss", "round_robin", "knockout", "moving", "room"]
Who: TypeAlias = Literal["accounts", "members"]
Doing: TypeAlias = Literal["draw", "pause", "resume", "undo", "close", "withdraw", "substitute", "rule", "bots", "tell"]
Reason: TypeAlias = Annotated[str, Meta(max_length=200)]
AccountName: TypeAlias = Annotated[str, Meta(max_length=64)]
Points: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]
MOST_BOT_PAIRS = 8
"""Most pairs of bots that the director may enter in an event."""


class EventWanted(_Body, frozen=True, kw_only=True):
    """An event to announce."""

    name: Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LETTERS)]
    form: Form = "knockout"
    rules: RulesWanted
    deals: Annotated[int, Meta(ge=1, le=24)] | None = None
    """Deals of a match; as many as the rules say if none are given."""
    rounds: Annotated[int, Meta(ge=0, le=50)] = 0
    """The number of rounds; 0 for as many as the form needs."""
    minutes: Annotated[int, Meta(ge=1, le=240)] = 30
    """Minutes of a round; then the score at that moment counts."""
    rest: Annotated[int, Meta(ge=1, le=120)] = 2
    """Minutes between two rounds."""
    arrive: Annotated[int, Meta(ge=1, le=60)] = 5
    """Minutes until a bot plays for a person who has not come; a pair loses if neither has come."""
    begins: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """When the first round is drawn (ms since 1970); 0 if the director draws it."""
    tables: Annotated[int, Meta(ge=1, le=20)] = 1
    """Tables of a rise-and-fly room."""
    rated: bool = False
    """Whether its matches count for grades and the league; the others are training."""
    who: Who = "accounts"
    club: str | None = None
    """The club whose event it is; without one it is the server's."""
    pace: Literal["quick", "steady", "slow"] = "steady"
    bots: Annotated[str, Meta(max_length=80)] | None = None
    about: Annotated[str, Meta(max_length=1000)] = ""


class EnterWanted(_Body, frozen=True):
    """A request to enter: with a partner, by name or id, or alone."""

    partner: AccountName | None = None
    person: Annotated[str, Meta(max_length=64)] | None = None
    """The id of a partner, for example of the person who asked."""


class AnswerWanted(_Body, frozen=True):
    """The answer to the director's invitation."""

    agrees: bool


class DirectWanted(_Body, frozen=True, kw_only=True):
    """A command of the director, with a reason if it changes what has happened."""

    do: Doing
    reason: Reason = ""
    entrant: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    meeting: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    winner: Annotated[int, Meta(ge=0, le=1)] | None = None
    points: tuple[Points, Points] = (0, 0)
    count: Annotated[int, Meta(ge=1, le=MOST_BOT_PAIRS)] = 1
    """How many teams of bots to enter at once."""
    words: Annotated[str, Meta(max_length=200)] = ""
    """The notice to everybody; empty to remove it."""
    names: Annotated[tuple[AccountName, ...], Meta(min_length=1, max_length=2)] | None = None
    """The accounts invited to play for an entrant from the next round on, once both have agreed."""


class EventLine(_Body, frozen=True):
    """An event in a list."""

    event: str
    name: str
    form: Form
    begins: int
    """Ms since 1970; 0 if the director draws the first round."""
    stage: Literal["entries", "playing", "between", "closed"]
    words: str
    """Its stage."""
    club: str | None
    host: str
    """The name of the club; empty for the server's own."""
    entered: int
    asks: bool = False
    """Whether a person or the director waits for your answer."""


class EventEntrant(_Body, frozen=True):
    """A pair; the ids of who they are, empty for a bot."""

    entrant: int
    names: tuple[str, ...]
    people: tuple[str, ...]
    left: bool
    faces: tuple[int | None, ...] = ()
    """The figures that they have chosen."""


class EventHope(_Body, frozen=True):
    """A person without a partner yet, and whom they ask."""

    name: str
    partner: str


class EventInvitation(_Body, frozen=True):
    """The director's invitation, and for whom; empty for a new pair."""

    names: tuple[str, ...]
    instead: str
    reason: str
    waiting: tuple[str, ...]
    """The names of those who have not answered yet."""


class EventMeeting(_Body, frozen=True):
    """Two pairs at a table."""

    meeting: int
    number: int
    """The number of the table."""
    sides: tuple[tuple[int, ...], ...]
    """The entrants of each side; in a room two singles may be a side."""
    names: tuple[str, ...]
    why: tuple[str, ...]
    settled: bool
    winner: int | None
    points: tuple[int, ...] | None
    words: str
    """Its state, or how it was settled."""
    table: TableMade | None
    """The table's id, for watching."""
    match: str
    """The match's id, for replay."""


class EventRest(_Body, frozen=True):
    """A pair with a bye, and its place in a bracket."""

    entrant: int
    names: str
    place: int
    why: tuple[str, ...]


class EventRound(_Body, frozen=True):
    """A round of an event."""

    number: int
    meetings: tuple[EventMeeting, ...]
    rests: tuple[EventRest, ...]


class EventStanding(_Body, frozen=True):
    """A pair's place."""

    rank: int
    entrant: int
    names: str
    wins: str
    hands: int
    points: int
    bostons: int
    streak: int
    """Current run of won matches."""
    best_streak: int


class EventHolder(_Body, frozen=True):
    """Who holds a table of a room, and how many matches they have won there in a row."""

    number: int
    names: str
    streak: int
    words: str


class EventTally(_Body, frozen=True):
    """Who made Bostons, and how many."""

    names: str
    bostons: int


class EventRoom(_Body, frozen=True):
    """A rise-and-fly room: the holders of its tables, who is next up, the queue, and the Boston tally."""

    holders: tuple[EventHolder, ...]
    next: str | None
    next_words: str
    line: tuple[str, ...]
    tally: tuple[EventTally, ...]


class EventYou(_Body, frozen=True):
    """What you have to do with an event."""

    entrant: int | None
    waits: bool
    """Whether you have no partner yet."""
    asked: str | None
    """The name of the person you asked."""
    asks: tuple[Person, ...]
    """The people who ask you."""
    invited: EventInvitation | None
    """The director's invitation to you."""
    table: TableMade | None
    """The table where you play now."""
    place: int | None
    """Your place in a room's queue; 1 is next up."""
    director: bool


class EventStep(_Body, frozen=True):
    """The director's next step, and its words on a button."""

    do: Step
    words: str


class EventPage(_Body, frozen=True):
    """An event, for its reader."""

    line: EventLine
    about: str
    preset: str
    rules: str
    """In words."""
    minutes: int
    rounds_planned: int
    """The number of rounds; 0 if it is open."""
    next_at: int | None
    """When the next automatic change is due (ms since 1970)."""
    ends: int | None
    """When the running round's time is up (ms since 1970); then the scores at that moment count."""
    playing: int
    """The number of tables that are still playing."""
    paused: bool
    notice: str
    """The director's notice to everybody."""
    rated: bool
    who: Who
    entrants: tuple[EventEntrant, ...]
    hopes: tuple[EventHope, ...]
    invitations: tuple[EventInvitation, ...]
    """Open invitations; for the director only."""
    rounds: tuple[EventRound, ...]
    standings: tuple[EventStanding, ...]
    champion: str | None
    room: EventRoom | None
    """The room; nothing for an event in rounds."""
    you: EventYou
    step: EventStep | None
    """What the director does next; for the director only."""


class EventRow(_Body, frozen=True):
    """A row of the log of an event, from which everything else follows."""

    seq: int
    time: int
    body: dict[str, Any]
