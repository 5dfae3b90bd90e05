"""The messages that a client sends."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from bidwhist.records.fairness import Hex32, TableId
from bidwhist.server.protocol.actions import WireAction
from bidwhist.server.protocol.kinds import CommandId, Message, SeatNumber, Secret, Sequence, Wire


class Seen(Wire, frozen=True):
    """How far a client has seen a table; ``secret`` where it came in with one, as in ``watch``."""

    table: TableId
    seq: Sequence
    secret: Secret | None = None


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a connection; ``resume`` names the tables to go on with."""

    protocol: int
    resume: Annotated[tuple[Seen, ...], Meta(max_length=8)] = ()
    language: Annotated[str, Meta(max_length=8)] | None = None
    """The language of messages to this connection: ``en``, ``fr``, ``es``, ``he``; any other is English."""
    changes: bool = False
    """Whether updates may leave out unchanged fields of a view and name them in ``same``."""


class Command(Message, frozen=True, tag="command"):
    """A decision of the sender's seat, made on the view numbered ``seq``."""

    table: TableId
    id: CommandId
    seq: Sequence
    action: WireAction


class Sit(Message, frozen=True, tag="sit"):
    """Take a seat that is free, or held by a bot between deals; no seat named takes the first free one."""

    table: TableId
    id: CommandId
    seat: SeatNumber | None = None
    secret: Secret | None = None


class StandBy(Message, frozen=True, tag="stand_by"):
    """Be seen by those who sit at a table as somebody who is still choosing a chair, until ``sit`` or ``leave``."""

    table: TableId
    secret: Secret | None = None


class Relieve(Message, frozen=True, tag="relieve"):
    """Let a bot play for somebody whose connection is lost and whom the table waits for, until they are back."""

    table: TableId
    id: CommandId
    seat: SeatNumber


class Stand(Message, frozen=True, tag="stand"):
    """Give the seat up; a bot takes it while a match runs. In a deal ``sit`` undoes it until the next action."""

    table: TableId
    id: CommandId


class Ready(Message, frozen=True, tag="ready"):
    """Start the match (a rematch too), or go on to the next deal, whichever the view numbered ``seq`` waited for.

    Before a match ``commitment`` is SHA-256 of 32 random bytes that ``entropy`` will send; without one the seat takes
    no part in mixing the deals.
    """

    table: TableId
    id: CommandId
    seq: Sequence
    commitment: Hex32 | None = None


class Entropy(Message, frozen=True, tag="entropy"):
    """The 32 bytes whose hash went with ``ready``."""

    table: TableId
    id: CommandId
    entropy: Hex32


class Undo(Message, frozen=True, tag="undo"):
    """Ask to take back one's last action; at once against bots, else when everybody agrees."""

    table: TableId
    id: CommandId
    seq: Sequence


class Answer(Message, frozen=True, tag="answer"):
    """Agree to an undo that somebody asked for on the view numbered ``seq``, or not."""

    table: TableId
    id: CommandId
    seq: Sequence
    agree: bool


class Chat(Message, frozen=True, tag="chat"):
    """Free words to the table, where it allows them."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Phrase(Message, frozen=True, tag="phrase"):
    """One of the phrases that ``welcome`` listed."""

    table: TableId
    phrase: Annotated[int, Meta(ge=0, le=63)]


class Mute(Message, frozen=True, tag="mute"):
    """Hear no more words from a person, or hear them again; for this person alone, at every table."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool


class Watch(Message, frozen=True, tag="watch"):
    """Follow a table without a seat, or one's own seat from another device."""

    table: TableId
    secret: Secret | None = None


class Leave(Message, frozen=True, tag="leave"):
    """Follow a table no longer; a seat is kept (``stand`` gives it up)."""

    table: TableId


class Lobby(Message, frozen=True, tag="lobby"):
    """Be told of open tables from now on, or no longer."""

    on: bool


class AskHint(Message, frozen=True, tag="hint"):
    """Ask what a bot would do on the view numbered ``seq``, where the table allows it."""

    table: TableId
    seq: Sequence


class Prefer(Message, frozen=True, tag="prefer"):
    """How the server helps this seat: play a card that is the only one, after a natural pause.

    Whoever plays with bots alone also says how fast they are; without ``tempo`` they are as the table has it.
    """

    table: TableId
    forced: bool
    tempo: Literal["slow", "usual", "quick", "at_once"] | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Answered by ``pong`` with the same number."""

    number: Annotated[int, Meta(ge=0, le=2**53)] = 0


ClientMessage: TypeAlias = (
    Hello
    | Command
    | Sit
    | StandBy
    | Relieve
    | Stand
    | Ready
    | Entropy
    | Undo
    | Answer
    | Chat
    | Phrase
    | Mute
    | Watch
    | Leave
    | Lobby
    | AskHint
    | Prefer
    | Ping
)
