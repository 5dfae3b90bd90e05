"""What people wish of a table, what the house does at it, and what came of either."""

from typing import Literal, TypeAlias

from msgspec import Struct

from bidwhist.core.actions import Action
from bidwhist.i18n import Saying
from bidwhist.server.tables.domain.log import Body, Row
from bidwhist.server.tables.domain.table import Table


class TakeSeat(Struct, frozen=True):
    """Sit down; no seat named takes the first that can be had."""

    name: str
    seat: int | None = None


class Relieve(Struct, frozen=True):
    """A bot shall act for the person of a seat, who has no line."""

    seat: int


class LeaveSeat(Struct, frozen=True):
    """Get up."""


class BeReady(Struct, frozen=True):
    """Ready for the match or the next deal, whichever the view numbered ``seq`` waited for."""

    seq: int
    commitment: str | None = None


class Give(Struct, frozen=True):
    """The bytes that were promised, in hexadecimal."""

    entropy: str


class Decide(Struct, frozen=True):
    """A decision of the game, made on the view numbered ``seq``; a claim or a call is of the seat of who makes it."""

    seq: int
    action: Action


class AskUndo(Struct, frozen=True):
    """Take the last action back, as seen on the view numbered ``seq``."""

    seq: int


class AnswerUndo(Struct, frozen=True):
    """Yes or no to an undo that was asked for on the view numbered ``seq``."""

    seq: int
    agree: bool


Wish: TypeAlias = TakeSeat | Relieve | LeaveSeat | BeReady | Give | Decide | AskUndo | AnswerUndo


class Ask(Struct, frozen=True):
    """A person's command; the same id twice is one command, which the log sees to.

    Without an id it is the server's own, done in the person's name.
    """

    person: str
    id: str
    wish: Wish


class BotDecides(Struct, frozen=True):
    """A bot's action for a seat, or for a person whose clock has run out."""

    seat: int
    turn_seq: int
    action: Action
    by: Literal["bot", "clock"] = "bot"


class TakeOver(Struct, frozen=True):
    """A bot shall act for a person without a line."""

    seat: int


class Return(Struct, frozen=True):
    """A person is heard of again."""

    person: str


class GoOn(Struct, frozen=True):
    """The time that people were waited for is over."""


class Restart(Struct, frozen=True):
    """The server was started anew."""


class GiveUp(Struct, frozen=True):
    """Nobody has come for long; the table is closed."""


class CloseTable(Struct, frozen=True):
    """The house ends what is played: an event whose round is over, its director, or the owner."""

    winners: tuple[int, ...] = ()
    """The sides that won; none where the match counts for nobody."""


TableCommand: TypeAlias = Ask | BotDecides | TakeOver | Return | GoOn | Restart | GiveUp | CloseTable


RefusalCode: TypeAlias = Literal[
    "stale",
    "illegal",
    "not_now",
    "not_yours",
    "not_seated",
    "taken",
    "secret",
    "no_table",
    "closed",
    "too_fast",
    "bad_message",
    "not_saved",
    "not_allowed",
    "full",
]


class Refusal(Struct, frozen=True):
    """Why nothing changed."""

    code: RefusalCode
    saying: Saying

    @property
    def words(self) -> str:
        """Why, in English."""
        return str(self.saying)


class Decision(Struct, frozen=True):
    """What came of a command: the rows to store, the table after each, and what to answer."""

    rows: tuple[Row, ...] = ()
    tables: tuple[Table, ...] = ()
    refusal: Refusal | None = None
    answer: int | None = None
    """The row that answers an accepted command; none where nothing had to change."""


Verdict: TypeAlias = tuple[Body, ...] | Refusal
