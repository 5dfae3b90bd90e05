"""The log of an event: what each row can say, and how rows are written as bytes.

Only decisions are kept; everything shown follows from them by ``fold.advance``. Times are milliseconds since 1970.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

Form: TypeAlias = Literal["swiss", "round_robin", "knockout", "moving", "room"]
Side: TypeAlias = tuple[int, ...]
"""A side: the number of a pair, or in a room the numbers of two singles."""
Default: TypeAlias = Literal["time", "absent", "withdrawn", "unruled"]
"""Why the clock settled a meeting: no score came, a side did not sit down or left, or nobody ruled."""


class EventOpened(Struct, frozen=True, tag="opened", forbid_unknown_fields=True, kw_only=True):
    """An event with its form; it does not change."""

    name: str
    form: Form = "swiss"
    rounds: int = 0
    """The number of rounds; 0 for as many as the form needs."""
    minutes: int = 45
    """Minutes of a round, or of a match in a room."""
    apart: int = 2
    """First rounds in which pairs of one club or city do not meet while it can be avoided."""
    tables: int = 1
    """Tables of a room."""
    moves: Literal["winners", "losers"] = "winners"
    """Who changes the table, where a team moves."""
    seed: str = ""
    """The secret of the lots under version 1 of the draw."""
    draws: Literal[1, 2] = 1
    """The version of the draw; logs that do not record it are of version 1."""
    seal: str = ""
    """Version 2 of the draw: the hash that the first link of the lots must have."""
    begins: int = 0
    """When the first round is drawn automatically (ms since 1970); 0 if the director draws it."""
    rest: int = 15
    """Minutes between two rounds, after which the next is drawn automatically."""
    arrive: int = 15
    """Minutes after which a side that is not at its table loses."""
    is_online: bool = False
    """Whether results come from a server's tables, which see who is absent."""
    needs_people: bool = False
    """Whether rounds without people are skipped; logs that do not record it played on without people."""


class Entered(Struct, frozen=True, tag="entered", forbid_unknown_fields=True):
    """A pair, or in a room a single person, has entered."""

    entrant: int
    names: tuple[str, ...]
    club: str = ""
    city: str = ""
    people: tuple[str, ...] = ()
    """Online: the ids of who they are, by name; empty for a bot."""


class Arrived(Struct, frozen=True, tag="came", forbid_unknown_fields=True):
    """A person wants to play, with a partner they ask or with anyone else who comes alone."""

    person: str
    name: str
    partner: str = ""
    """The id of the person they ask; empty for anyone."""
    partner_name: str = ""


class Went(Struct, frozen=True, tag="went", forbid_unknown_fields=True):
    """A person without a partner leaves the waitlist."""

    person: str


class Pairing(Struct, frozen=True, forbid_unknown_fields=True):
    """Two sides at a table."""

    table: int
    sides: tuple[Side, Side]


class Bye(Struct, frozen=True, forbid_unknown_fields=True):
    """A pair without an opponent in a round, which counts as a win."""

    entrant: int
    place: int = 0
    """Its place in the bracket, from 0."""


class LotsDrawn(Struct, frozen=True, tag="lots", forbid_unknown_fields=True):
    """Entries are closed for a round, and its lots are published."""

    link: str
    """The link; its SHA-256 is the link published before it, or the announcement's seal."""
    seed: str
    """The hash of the link and the list of entries."""
    order: tuple[int, ...]
    """The entrants in their drawn order."""


class Paired(Struct, frozen=True, tag="paired", forbid_unknown_fields=True):
    """A round is drawn and begins; in a room, one more match."""

    round: int
    pairings: tuple[Pairing, ...]
    byes: tuple[Bye, ...] = ()


class Seated(Struct, frozen=True, tag="seated", forbid_unknown_fields=True):
    """A side is at its table; the first one thereby reports the other missing."""

    meeting: int
    side: int


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """The score card of a meeting, each pair of numbers by side."""

    winner: int | None
    """The side that won; None for a draw."""
    points: tuple[int, int] = (0, 0)
    hands: tuple[int, int] = (0, 0)
    """Hands won."""
    bostons: tuple[int, int] = (0, 0)


class Reported(Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """A score is entered: by a side, which the other has to confirm, or by the director."""

    meeting: int
    side: int | None
    card: Card
    match: str = ""
    """Online: the match that it comes from."""


class Confirmed(Struct, frozen=True, tag="confirmed", forbid_unknown_fields=True):
    """A score is final: the other side, or the clock, has confirmed it."""

    meeting: int
    by: Literal["side", "clock"]


class Disputed(Struct, frozen=True, tag="disputed", forbid_unknown_fields=True):
    """The other side says that a score is wrong; the director is called."""

    meeting: int
    words: str = ""


class Ruled(Struct, frozen=True, tag="ruled", forbid_unknown_fields=True):
    """The director has settled a meeting, even one settled before, with a reason."""

    meeting: int
    card: Card
    reason: str


class Defaulted(Struct, frozen=True, tag="defaulted", forbid_unknown_fields=True):
    """The clock has settled a meeting, so that nobody waits for ever."""

    meeting: int
    card: Card
    why: Default


class Withdrawn(Struct, frozen=True, tag="withdrawn", forbid_unknown_fields=True, omit_defaults=True):
    """An entrant leaves the event."""

    entrant: int
    reason: str
    is_own: bool = False
    """Whether they left by themselves, and not by the director's word; older logs do not record it."""


class Substituted(Struct, frozen=True, tag="substituted", forbid_unknown_fields=True):
    """Other people play for an entrant, whose results stay."""

    entrant: int
    names: tuple[str, ...]
    reason: str
    people: tuple[str, ...] = ()


class Invited(Struct, frozen=True, tag="invited", forbid_unknown_fields=True):
    """Online: the director invites people to play for an entrant or as a new pair; they play only once they agree."""

    entrant: int
    """Whom they would play for; 0 for a new pair."""
    names: tuple[str, ...]
    people: tuple[str, ...]
    reason: str = ""


class Answered(Struct, frozen=True, tag="answered", forbid_unknown_fields=True):
    """Online: a person accepts or declines the director's invitation."""

    person: str
    agrees: bool


class Told(Struct, frozen=True, tag="told", forbid_unknown_fields=True):
    """The director's notice to everybody; empty words remove it."""

    words: str


class Paused(Struct, frozen=True, tag="paused", forbid_unknown_fields=True):
    """All clocks stop."""

    reason: str


class Resumed(Struct, frozen=True, tag="resumed", forbid_unknown_fields=True):
    """All clocks go on."""

    by: Literal["director", "clock"]


class RoundUndone(Struct, frozen=True, tag="round_undone", forbid_unknown_fields=True):
    """The last round counts for nothing and is drawn again; the log is not cut."""

    round: int
    reason: str


class RoundOver(Struct, frozen=True, tag="round_over", forbid_unknown_fields=True):
    """Every meeting of a round is settled."""

    round: int


class Closed(Struct, frozen=True, tag="closed", forbid_unknown_fields=True):
    """Nothing changes any more."""

    why: Literal["finished", "director", "idle", "few", "overdue"]
    reason: str = ""


Body: TypeAlias = (
    EventOpened
    | Entered
    | Arrived
    | Went
    | LotsDrawn
    | Paired
    | Seated
    | Reported
    | Confirmed
    | Disputed
    | Ruled
    | Defaulted
    | Withdrawn
    | Substituted
    | Invited
    | Answered
    | Told
    | Paused
    | Resumed
    | RoundUndone
    | RoundOver
    | Closed
)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One row: its place in the log, when it was written, and what it says."""

    seq: int
    time: int
    body: Body


_ROW: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)
_ENCODER = msgspec.json.Encoder()


def encode_row(row: Row) -> bytes:
    """A row as one line of JSON, without its end."""
    return _ENCODER.encode(row)


def decode_row(line: bytes) -> Row:
    """The row in a line.

    :raises msgspec.MsgspecError: if the line is malformed.
    """
    return _ROW.decode(line)
