"""The log of a table: what each row can say, and how rows are written as bytes.

Only decisions are kept; everything else follows from them by ``table.advance``. Times are milliseconds since 1970.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bidwhist.core.actions import Settled
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records.fairness import FairVersion


class Boards(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Deals that are given to a table, one a match, since others play the same; a table's log alone has their bytes."""

    event: str
    """What they are dealt for, as in ``daily 2026-11-22``."""
    numbers: tuple[int, ...]
    """Which deals of the event, in the order in which they are met here; from 1."""
    secrets: tuple[str, ...]
    """Their 32 bytes each, in hexadecimal."""
    people: tuple[str, ...]
    """Who may sit here; every other chair is a bot's."""
    own_dice: bool = False
    """Whether the bots decide by dice of this table; logs from before had those of the deal, the same everywhere."""


class MeetingSeats(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The meeting of an event that a table is for; one match is played here."""

    event: str
    meeting: int
    people: tuple[str, ...]
    """Who may sit here, by chair; empty for a bot's."""
    begins: int
    """When the match begins without whoever has not come (ms since 1970)."""


class TableOpened(Struct, frozen=True, tag="opened", gc=False, forbid_unknown_fields=True, kw_only=True):
    """A table with its rules and manners; they do not change."""

    rules: Ruleset
    name: str
    preset: str
    kind: Literal["open", "private", "password"] = "private"
    pace: Literal["quick", "steady", "slow", "none"] = "none"
    bots: str = ""
    hints: bool = True
    chat: bool = True
    watchers: bool = True
    tempo: Literal["slow", "usual", "quick", "at_once"] = "usual"
    talk: bool = False
    """Whether its bots say a phrase now and then; logs from before they could do not say."""
    invite: str = ""
    lock: str = ""
    """The hash of the password, where there is one."""
    rated: bool = False
    """Whether its matches count for grades and the league; the others are training."""
    stake: int = 0
    """Chips that each person puts in, in a house that has chips."""
    settlement: int = 1
    """Which rules of rated play hold here; logs from before there were others do not say."""
    level: int = 1
    """The level of experience that who sits down must have reached."""
    tier: int = 0
    """The lowest tier of the league whose members may sit down; 0 for everybody."""
    boards: Boards | None = None
    """The deals that are played here, where they are given."""
    contest: MeetingSeats | None = None
    """The meeting of an event that is played here."""

    @property
    def is_reserved(self) -> bool:
        """Whether it is laid down who sits here."""
        return self.boards is not None or self.contest is not None


class Seated(Struct, frozen=True, tag="seated", gc=False, forbid_unknown_fields=True):
    """A person takes a chair."""

    seat: int
    person: str
    name: str


class StoodUp(Struct, frozen=True, tag="stood_up", gc=False, forbid_unknown_fields=True):
    """A person gives the chair up."""

    seat: int


class LinedUp(Struct, frozen=True, tag="lined_up", gc=False, forbid_unknown_fields=True):
    """A person waits in line for a chair, at a table of rise and fly."""

    person: str
    name: str


class LeftQueue(Struct, frozen=True, tag="left_line", gc=False, forbid_unknown_fields=True):
    """A person waits no longer."""

    person: str
    name: str


class Rose(Struct, frozen=True, tag="rose", gc=False, forbid_unknown_fields=True):
    """A pair has been beaten and others wait: the table is cleared, and chairs change hands."""


class Readied(Struct, frozen=True, tag="readied", gc=False, forbid_unknown_fields=True):
    """A person is ready, perhaps with a commitment to 32 bytes in hexadecimal."""

    seat: int
    commitment: str | None = None


class Committed(Struct, frozen=True, tag="committed", gc=False, forbid_unknown_fields=True):
    """Everybody is ready, and the server has drawn its 32 bytes; only their hash is told before the match is over."""

    server_bytes: str
    fairness: FairVersion = 1
    """How the seed is made; logs from before there was a second way do not say."""


class Given(Struct, frozen=True, tag="given", gc=False, forbid_unknown_fields=True):
    """A person's 32 bytes in hexadecimal."""

    seat: int
    entropy: str


class Started(Struct, frozen=True, tag="started", gc=False, forbid_unknown_fields=True):
    """The bytes are mixed, the seats and the dealer drawn, the first deal dealt."""


class Dealt(Struct, frozen=True, tag="dealt", gc=False, forbid_unknown_fields=True):
    """The next deal."""


class Acted(Struct, frozen=True, tag="acted", gc=False, forbid_unknown_fields=True):
    """A decision of the rules, and who made it."""

    seat: int
    action: Settled
    by: Literal["person", "bot", "clock"]


class UndoAsked(Struct, frozen=True, tag="undo_asked", gc=False, forbid_unknown_fields=True):
    """A person wants the last action back."""

    seat: int


class UndoAnswered(Struct, frozen=True, tag="undo_answered", gc=False, forbid_unknown_fields=True):
    """A person agrees to an undo, or not."""

    seat: int
    agree: bool


class Undone(Struct, frozen=True, tag="undone", gc=False, forbid_unknown_fields=True):
    """The deal goes back to its first ``keep`` actions; the log is not cut."""

    keep: int


class BotTook(Struct, frozen=True, tag="bot_took", gc=False, forbid_unknown_fields=True):
    """A bot acts for a person who is away."""

    seat: int


class HandedBack(Struct, frozen=True, tag="handed_back", gc=False, forbid_unknown_fields=True):
    """The person is back and acts again."""

    seat: int


class MatchOver(Struct, frozen=True, tag="match_over", gc=False, forbid_unknown_fields=True):
    """The match is settled: nothing can change its result any more."""


class Resumed(Struct, frozen=True, tag="resumed", gc=False, forbid_unknown_fields=True):
    """The server was started anew; the running clock is given time."""


class Closed(Struct, frozen=True, tag="closed", gc=False, forbid_unknown_fields=True):
    """Nobody plays here any more; a match that was running is abandoned."""

    reason: Literal["empty", "idle", "house"]
    """Everybody got up, nobody came for long, or the house closed it: an event, its director or the owner."""
    winners: tuple[int, ...] = ()
    """The sides that a match has for winners which the house ends; none where it counts for nobody."""


Body: TypeAlias = (
    TableOpened
    | Seated
    | StoodUp
    | LinedUp
    | LeftQueue
    | Rose
    | Readied
    | Committed
    | Given
    | Started
    | Dealt
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | BotTook
    | HandedBack
    | MatchOver
    | Resumed
    | Closed
)


class Row(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One row: its place in the table's log, when it was written, whose command it answers."""

    table: str
    seq: int
    time: int
    person: str
    """Who sent the command; empty where the table moved by itself."""
    id: str
    """The id of the command; empty where there was none."""
    body: Body


_BODY: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_ROW: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)
_ENCODER = msgspec.json.Encoder()


def encode_body(body: Body) -> bytes:
    """What a row says, as stored."""
    return _ENCODER.encode(body)


def decode_body(text: bytes) -> Body:
    """What a stored row says."""
    return _BODY.decode(text)


def encode_row(row: Row) -> bytes:
    """A row as one line of an export."""
    return _ENCODER.encode(row)


def decode_row(line: bytes) -> Row:
    """The row in a line of an export."""
    return _ROW.decode(line)
