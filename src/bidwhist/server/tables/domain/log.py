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
    """Deals given to a table, one a match, because others play them too; their bytes are in the table's log alone."""

    event: str
    """The event they belong to, as in ``daily 2026-11-22``."""
    numbers: tuple[int, ...]
    """Their numbers in the event, from 1, in the order in which they are played here."""
    secrets: tuple[str, ...]
    """Their 32 bytes each, in hexadecimal."""
    people: tuple[str, ...]
    """Who may sit here; every other chair is a bot's."""
    own_dice: bool = False
    """Whether the bots use this table's own dice; in older logs they used the deal's, the same at every table."""


class MeetingSeats(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The meeting of an event that a table is for; one match is played here."""

    event: str
    meeting: int
    people: tuple[str, ...]
    """Who may sit here, by chair; empty for a bot's."""
    begins: int
    """When the match begins without the people who have not come (ms since 1970)."""
    bots: tuple[str, ...] = ()
    """The names of the event's bots, by chair, empty for a person's; older logs do not record them."""


class TableOpened(Struct, frozen=True, tag="opened", gc=False, forbid_unknown_fields=True, kw_only=True):
    """A table with its rules and settings; they do not change."""

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
    """Whether its bots say a phrase now and then; older logs do not record it."""
    invite: str = ""
    lock: str = ""
    """The hash of the password, where there is one."""
    rated: bool = False
    """Whether its matches count for grades and the league; the others are training."""
    stake: int = 0
    """Chips that each person puts in, on a server with chips."""
    settlement: int = 1
    """The version of the rules of rated play; logs older than the second version do not record it."""
    level: int = 1
    """The level of experience that a person needs to sit down."""
    tier: int = 0
    """The lowest tier of the league whose members may sit down; 0 for everybody."""
    boards: Boards | None = None
    """The given deals that are played here, if any."""
    contest: MeetingSeats | None = None
    """The event meeting that is played here, if any."""
    programs: bool = False
    """Whether bot accounts may sit down; its rated matches have a pool of their own."""
    looks_on: bool = False
    """Whether its maker took no chair, as at a television with phones as hands; older logs do not record it."""

    @property
    def is_reserved(self) -> bool:
        """Whether the chairs are reserved for named people."""
        return self.boards is not None or self.contest is not None


class Seated(Struct, frozen=True, tag="seated", gc=False, forbid_unknown_fields=True):
    """A person takes a chair."""

    seat: int
    person: str
    name: str
    face: int | None = None
    """The figure they have chosen to be drawn as; older logs do not record it."""


class StoodUp(Struct, frozen=True, tag="stood_up", gc=False, forbid_unknown_fields=True):
    """A person gives the chair up."""

    seat: int


class LinedUp(Struct, frozen=True, tag="lined_up", gc=False, forbid_unknown_fields=True):
    """A person joins the queue for a chair, at a rise-and-fly table."""

    person: str
    name: str
    face: int | None = None


class LeftQueue(Struct, frozen=True, tag="left_line", gc=False, forbid_unknown_fields=True):
    """A person leaves the queue."""

    person: str
    name: str


class Rose(Struct, frozen=True, tag="rose", gc=False, forbid_unknown_fields=True):
    """A pair has been beaten and others wait: the table is cleared, and chairs change hands."""


class Readied(Struct, frozen=True, tag="readied", gc=False, forbid_unknown_fields=True):
    """A person is ready, perhaps with a commitment to 32 bytes in hexadecimal."""

    seat: int
    commitment: str | None = None


class Committed(Struct, frozen=True, tag="committed", gc=False, forbid_unknown_fields=True):
    """Everybody is ready, and the server has drawn its 32 bytes; only their hash is shown before the match is over."""

    server_bytes: str
    fairness: FairVersion = 1
    """The version of the way the seed is derived; logs older than version 2 do not record it."""


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
    """The server was restarted; the running clock gets extra time."""


class Closed(Struct, frozen=True, tag="closed", gc=False, forbid_unknown_fields=True):
    """Nobody plays here any more; a match that was running is abandoned."""

    reason: Literal["empty", "idle", "house"]
    """Why: everybody got up, nobody came for a long time, or an event, its director or the owner closed it."""
    winners: tuple[int, ...] = ()
    """The winning sides of a match that the server ends; empty where it counts for nobody."""


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
    """A row's body as stored bytes."""
    return _ENCODER.encode(body)


def decode_body(text: bytes) -> Body:
    """A row's body from stored bytes."""
    return _BODY.decode(text)


def encode_row(row: Row) -> bytes:
    """A row as one line of an export."""
    return _ENCODER.encode(row)


def decode_row(line: bytes) -> Row:
    """The row in a line of an export."""
    return _ROW.decode(line)
