"""The messages that a client sends."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from bidwhist.records.fairness import Hex32, TableId
from bidwhist.server.protocol.actions import WireAction
from bidwhist.server.protocol.kinds import CommandId, Message, SeatNumber, Secret, Sequence, Wire


class Seen(Wire, frozen=True):
    """How far a client has seen a table; with ``secret`` if it needed one, as in ``watch``."""

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
    own_words: bool = False
    """Whether the client says in words of its own what is commonest, so that steps of protocol 4 leave it unsaid."""
    positions: bool = False
    """Whether each turn of one's own is asked as a ``question`` too, which an engine reads."""


class Command(Message, frozen=True, tag="command"):
    """A decision of the sender's seat, made on the view numbered ``seq``."""

    table: TableId
    id: CommandId
    seq: Sequence
    action: WireAction


class Choose(Message, frozen=True, tag="choose"):
    """The answer to a ``question``: the number of a legal action or its text, for a discard the cards with spaces."""

    table: TableId
    id: CommandId
    seq: Sequence
    action: Annotated[int, Meta(ge=0, le=999)] | Annotated[str, Meta(max_length=60)]


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat, or a bot's between deals; without a seat, the first that is free."""

    table: TableId
    id: CommandId
    seat: SeatNumber | None = None
    secret: Secret | None = None


class StandBy(Message, frozen=True, tag="stand_by"):
    """Be shown to those who sit at a table as choosing a chair, until ``sit`` or ``leave``."""

    table: TableId
    secret: Secret | None = None


class Relieve(Message, frozen=True, tag="relieve"):
    """Let a bot play for a disconnected person that the table waits for, until they are back."""

    table: TableId
    id: CommandId
    seat: SeatNumber


class Stand(Message, frozen=True, tag="stand"):
    """Give the seat up; a bot takes it while a match runs. In a deal ``sit`` undoes it until the next action."""

    table: TableId
    id: CommandId


class Ready(Message, frozen=True, tag="ready"):
    """Start the match (also a rematch), or go on to the next deal, as the view numbered ``seq`` waited for.

    Before a match ``commitment`` is SHA-256 of 32 random bytes that ``entropy`` will send; without one the seat takes
    no part in the seed exchange.
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
    """Ask to take back your last action; at once against bots, else when everybody agrees."""

    table: TableId
    id: CommandId
    seq: Sequence


class Answer(Message, frozen=True, tag="answer"):
    """Agree, or not, to an undo requested on the view numbered ``seq``."""

    table: TableId
    id: CommandId
    seq: Sequence
    agree: bool


class Chat(Message, frozen=True, tag="chat"):
    """Free chat at the table, if it allows that."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Phrase(Message, frozen=True, tag="phrase"):
    """One of the phrases that ``welcome`` listed."""

    table: TableId
    phrase: Annotated[int, Meta(ge=0, le=63)]


class Mute(Message, frozen=True, tag="mute"):
    """Mute or unmute a person, at every table; for the sender alone."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool


class Watch(Message, frozen=True, tag="watch"):
    """Follow a table without a seat, or your own seat from another device."""

    table: TableId
    secret: Secret | None = None


class Leave(Message, frozen=True, tag="leave"):
    """Stop following a table; a seat is kept (``stand`` gives it up)."""

    table: TableId


class Lobby(Message, frozen=True, tag="lobby"):
    """Subscribe to open tables, or unsubscribe."""

    on: bool


class AskHint(Message, frozen=True, tag="hint"):
    """Ask what a bot would do on the view numbered ``seq``, if the table allows it."""

    table: TableId
    seq: Sequence


class Prefer(Message, frozen=True, tag="prefer"):
    """How the server helps this seat: it plays the only legal card, after a natural pause.

    A person who plays with bots alone can also set their ``tempo``; without it they keep the table's.
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
    | Choose
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
