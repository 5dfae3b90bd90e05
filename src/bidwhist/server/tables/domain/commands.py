"""Commands of people and of the server at a table, and their results."""

from typing import Literal, TypeAlias

from msgspec import Struct

from bidwhist.core.actions import Action
from bidwhist.i18n import Saying
from bidwhist.server.tables.domain.log import Body, Row
from bidwhist.server.tables.domain.table import Table


class TakeSeat(Struct, frozen=True):
    """Sit down; without a seat, in the first that is free."""

    name: str
    seat: int | None = None
    face: int | None = None
    """The figure that the person has chosen to be drawn as."""


class Relieve(Struct, frozen=True):
    """Let a bot act for the person of a seat who is disconnected."""

    seat: int


class LeaveSeat(Struct, frozen=True):
    """Get up."""


class BeReady(Struct, frozen=True):
    """Ready for the match or the next deal: what the view numbered ``seq`` waited for."""

    seq: int
    commitment: str | None = None


class Give(Struct, frozen=True):
    """The bytes that were promised, in hexadecimal."""

    entropy: str


class Decide(Struct, frozen=True):
    """A game action chosen on the view numbered ``seq``; a claim or renege call belongs to its sender's seat."""

    seq: int
    action: Action


class AskUndo(Struct, frozen=True):
    """Ask to take the last action back, as seen on the view numbered ``seq``."""

    seq: int


class AnswerUndo(Struct, frozen=True):
    """Yes or no to an undo that was asked for on the view numbered ``seq``."""

    seq: int
    agree: bool


Wish: TypeAlias = TakeSeat | Relieve | LeaveSeat | BeReady | Give | Decide | AskUndo | AnswerUndo


class Ask(Struct, frozen=True):
    """A person's command; the log carries out each id once.

    Without an id the server does it by itself, in the person's name.
    """

    person: str
    id: str
    wish: Wish


class BotDecides(Struct, frozen=True):
    """A bot's action for its own seat, or for a person whose clock has run out."""

    seat: int
    turn_seq: int
    action: Action
    by: Literal["bot", "clock"] = "bot"


class TakeOver(Struct, frozen=True):
    """Let a bot act for a person who is disconnected."""

    seat: int


class Return(Struct, frozen=True):
    """A person is back."""

    person: str


class GoOn(Struct, frozen=True):
    """The time to wait for people is over."""


class Restart(Struct, frozen=True):
    """The server was restarted."""


class GiveUp(Struct, frozen=True):
    """Nobody has come for a long time: close the table."""


class CloseTable(Struct, frozen=True):
    """End what is being played: the event's round is over, or its director or the owner stops it."""

    winners: tuple[int, ...] = ()
    """The sides that won; empty where the match counts for nobody."""


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
    """A refused command: nothing changed."""

    code: RefusalCode
    saying: Saying

    @property
    def words(self) -> str:
        """Why, in English."""
        return str(self.saying)


class Decision(Struct, frozen=True):
    """An accepted command: the rows to store, the table after each, and what to answer."""

    rows: tuple[Row, ...] = ()
    tables: tuple[Table, ...] = ()
    refusal: Refusal | None = None
    answer: int | None = None
    """The row that answers the command, or nothing if nothing had to change."""


Verdict: TypeAlias = tuple[Body, ...] | Refusal
