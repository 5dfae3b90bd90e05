"""The messages that the server sends."""

from typing import Any, Literal, TypeAlias

from bidwhist.bots.engines.messages import DiscardFrom
from bidwhist.bots.engines.positions import Position
from bidwhist.records.fairness import FairBlock, TableId
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.protocol.actions import WireAction
from bidwhist.server.protocol.kinds import CardCode, CommandId, Message, Wire
from bidwhist.server.protocol.table_view import BidBox, CallMade, TableCard, TableView, TrickView
from bidwhist.server.protocol.view_changes import (
    BidsUpdate,
    ContractChange,
    HandUpdate,
    MayChange,
    SeatChange,
    ViewChange,
)
from bidwhist.server.tables.domain.commands import RefusalCode


class Happening(Wire, frozen=True):
    """Something that happened, for animation and for the spoken log."""

    kind: Literal[
        "opened",
        "seated",
        "stood",
        "lined_up",
        "left_line",
        "rose",
        "ready",
        "committed",
        "mixed",
        "drawn",
        "dealt",
        "trump_turned",
        "called",
        "auction_won",
        "thrown_in",
        "declared",
        "kitty_sported",
        "kitty_taken",
        "discarded",
        "played",
        "trick",
        "renege",
        "claimed",
        "claim_refused",
        "scored",
        "match_over",
        "bot_took",
        "handed_back",
        "clock",
        "undo_asked",
        "undo_answered",
        "undone",
        "resumed",
        "closed",
    ]
    words: str = ""
    """A short sentence for a screen reader; empty where a client with ``own_words`` says it itself."""
    seat: int | None = None
    cards: tuple[CardCode, ...] = ()
    """The card played, or the cards taken or discarded if the viewer may see them."""


class TableFacts(Wire, frozen=True):
    """What does not change about a table."""

    table: TableId
    name: str
    preset: str
    """``classic`` …, or ``custom``."""
    rules: dict[str, Any]
    """Every option, as records write it."""
    code: str
    """The share code of the rules."""
    sheet: tuple[str, ...]
    """The rules in plain words, a paragraph or line each."""
    kind: Literal["open", "private", "password"]
    pace: Literal["quick", "steady", "slow", "none"]
    bots: str
    """The level of its bots, followed by the names of their conventions if they play any."""
    conventions: tuple[str, ...]
    """What bids mean among its bots, a sentence each, for everybody at the table."""
    hints: bool
    chat: bool
    """Whether free chat is allowed; phrases always are."""
    watchers: bool
    tempo: Literal["slow", "usual", "quick", "at_once"]
    """How long its bots pause before a card."""
    talk: bool
    """Whether its bots say a phrase now and then."""
    invite: str | None
    """The word in the invite link, for seated people."""
    rated: bool = False
    """Whether its matches count for grades and the league; the others are training."""
    stake: int = 0
    """Chips that each person puts in."""
    fees: tuple[int, ...] = ()
    """What a declarer who is set pays, by the number bid, from the rules' lowest bid up."""
    level: int = 1
    """The level of experience that a person needs to sit down."""
    tier: int = 0
    """The lowest tier of the league whose members may sit down; 0 for everybody."""
    event: str | None = None
    """The event that its match is part of, and where the next match is found."""
    programs: bool = False
    """Whether bot accounts may sit down."""
    screen: str | None = None
    """The id of its maker where they took no chair, as on a television with phones as hands; such a table stays open
    when its last player gets up."""


class LobbyTable(Wire, frozen=True):
    """An open table, as the lobby lists it."""

    table: TableId
    name: str
    preset: str
    pace: str
    bots: str
    seats: tuple[str | None, ...]
    """Names by seat, empty ones at a table with a password; None for a free chair or a bot that can be replaced."""
    free: int
    playing: bool
    watchers: bool
    locked: bool
    """Whether a password is needed."""
    rated: bool = False
    """Whether its matches count for grades and the league; the others are training."""
    stake: int = 0
    """Chips that each person puts in."""
    fees: tuple[int, ...] = ()
    """What a declarer who is set pays, by the number bid, from the rules' lowest bid up."""
    level: int = 1
    """The level of experience that a person needs to sit down."""
    tier: int = 0
    """The lowest tier of the league whose members may sit down; 0 for everybody."""
    here: int = 0
    """How many seated people are connected; tables without any are not listed."""
    programs: bool = False
    """Whether bot accounts may sit down."""
    faces: tuple[int | None, ...] = ()
    """The figure that each seated person is drawn as there, by seat; null where nobody sits, and none at a table with a
    password."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to ``hello``."""

    protocol: int
    you: Person
    phrases: tuple[str, ...]
    muted: tuple[str, ...]
    tables: tuple[str, ...]
    """Tables where the person has a seat."""
    now: int
    version: str
    nodes: tuple[str, ...] = ()
    """The addresses of the cluster's servers, if there are several: where to reconnect if this one does not answer.
    """


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The whole table: sent on ``watch``, on sitting down, and on a resume too far back to replay."""

    table: TableId
    seq: int
    room: TableFacts
    view: TableView
    log: tuple[str, ...]
    """The spoken log of the deal so far, oldest first, with what was said at the table."""
    box: BidBox | None = None
    """Every bid that there is at this table, none of them live, for clients of protocol 4."""


class Update(Message, frozen=True, tag="update"):
    """The step of a table from ``seq`` - 1 to ``seq``."""

    table: TableId
    seq: int
    events: tuple[Happening, ...]
    view: TableView
    same: tuple[str, ...] = ()
    """Fields of ``view`` left out because they are as in the view of ``seq`` - 1, for clients that asked for
    ``changes``. With ``seats`` among them, only the seats that have changed are sent."""


class TableStep(Message, frozen=True, tag="step"):
    """The step of a table from ``seq`` - 1 to ``seq``, for clients of protocol 4.

    A client that has the view of the step before puts the next together by these rules, in this order:

    1. ``seq`` and ``turn_seq`` of the view become the step's ``seq``, unless ``view`` names another ``turn_seq``.
    2. Each field in ``view`` replaces the view's; a field that is not there stays. Here nothing is left out for being
       at its default: what is sent as null, empty or false is so from now on.
    3. ``tricks`` and ``auction`` are added at the end of the view's.
    4. ``laid`` is added at the end of ``trick``, and its seat has one of its ``cards`` less; if it is winning, no other
       card of the trick is.
    5. ``hand``: the cards in ``gone`` leave it, or it is those in ``order`` where that names any. Those in ``live`` may
       be used, or all with ``all_live``; ``why`` is the reason of all others. Those in ``from_kitty`` came from the
       kitty. Nothing else of a card is as before.
    6. ``bids``: the ``bid_box`` is the snapshot's ``box``, with the bids in ``live`` live, a reason for those in
       ``why``, and ``may_pass`` and ``why_no_pass`` as here. A reason without bids, which is the last, is that of all
       others that are not live.
    7. ``contract`` and ``may`` replace the fields that they name.
    8. ``seats`` replace the fields that they name of the seat with their number; ``is_turn`` of each seat says whether
       it is the view's ``turn``.
    9. With ``own_words`` in ``hello``: where it is another seat's turn, ``status`` says that it is, and for what by the
       phase; it is never sent. The words of ``played``, ``called``, ``auction_won``, ``declared`` and ``trick`` are not
       sent either: they follow from the card, the last call of ``auction``, its last bid, the ``contract``, and the
       last of ``tricks``.
    """

    table: TableId
    seq: int
    events: tuple[Happening, ...] = ()
    view: ViewChange | None = None
    seats: tuple[SeatChange, ...] = ()
    contract: ContractChange | None = None
    may: MayChange | None = None
    hand: HandUpdate | None = None
    bids: BidsUpdate | None = None
    laid: TableCard | None = None
    tricks: tuple[TrickView, ...] = ()
    auction: tuple[CallMade, ...] = ()


class Ack(Message, frozen=True, tag="ack"):
    """A command is stored, as step ``seq`` of the table; the update follows or has come.

    Without ``seq`` nothing had to change.
    """

    table: TableId
    id: CommandId
    seq: int | None = None


class Refused(Message, frozen=True, tag="refused"):
    """A message was refused, and why."""

    code: RefusalCode
    words: str
    table: str | None = None
    id: str | None = None
    seq: int | None = None
    """The table's present number."""
    wait: int = 0
    """Milliseconds until it can be tried again: a secret that was wrong, or a message that came too fast."""


class Standing(Wire, frozen=True):
    """A person who has opened the invite and has not sat down."""

    person: str
    name: str


class Absent(Wire, frozen=True):
    """A seat whose person is disconnected, and from when on (ms) others may let a bot play for them."""

    seat: int
    bot_from: int


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected to the table now; not part of its log."""

    table: TableId
    connected: tuple[int, ...]
    watchers: int
    absent: tuple[Absent, ...] = ()
    """Seats without a connection for which no bot plays yet."""
    standing: tuple[Standing, ...] = ()
    """People still choosing a chair; sent to seated people."""


class ChairSeen(Wire, frozen=True):
    """A chair, for a person who is choosing one."""

    seat: int
    side: int
    name: str | None = None
    """The name of who sits there; None for an empty chair, and at a table with a password."""
    person: str | None = None
    """The person's id."""
    program: bool = False
    """Whether that is a bot account, for which a program plays."""
    face: int | None = None
    """The figure that the person has chosen."""
    taken: bool = False
    """Whether a person sits there."""
    free: bool = False
    """Whether it can be taken now."""


class AtDoor(Message, frozen=True, tag="at_door"):
    """The chairs of a table, for a person who is choosing one: at once, and when they change."""

    table: TableId
    chairs: tuple[ChairSeen, ...]
    playing: bool


class LobbyNews(Message, frozen=True, tag="lobby_news"):
    """All open tables."""

    tables: tuple[LobbyTable, ...]
    people: int
    old: bool = False
    """Whether the cluster's other servers cannot be reached at present, so that their tables may have changed."""


class Said(Message, frozen=True, tag="said"):
    """Words at the table."""

    table: TableId
    person: str
    name: str
    seat: int | None
    text: str
    phrase: int | None


class AskedOver(Message, frozen=True, tag="asked_over"):
    """A friend invites you to their table."""

    table: TableId
    host: str
    host_name: str
    name: str
    """The title of the table."""
    invite: str


class Hint(Message, frozen=True, tag="hint_given"):
    """What a bot would do and why, on the view numbered ``seq``."""

    table: TableId
    seq: int
    action: WireAction
    label: str
    words: str


class Question(Message, frozen=True, tag="question"):
    """It is your turn, told as engines read it (docs/engines.md); for connections that asked for ``positions``."""

    table: TableId
    seq: int
    """The number to answer with, in ``choose``."""
    view: Position
    """All that your seat may know."""
    legal: tuple[str, ...] = ()
    """The legal actions, numbered from 0; empty for a discard."""
    discard: DiscardFrom | None = None
    ms: int | None = None
    """Milliseconds until a bot of the table decides in your place."""


class Reveal(Message, frozen=True, tag="reveal"):
    """The fairness block with what may be published so far: after the commitment, the exchange and the end."""

    block: FairBlock


ByeCode: TypeAlias = Literal[
    "protocol", "resync", "shutdown", "logged_out", "too_fast", "bad_message", "too_many", "banned"
]


class Bye(Message, frozen=True, tag="bye"):
    """The last message before the server closes the connection."""

    code: ByeCode
    words: str
    wait: int = 0
    """Milliseconds to wait before reconnecting."""


class Moved(Message, frozen=True, tag="moved"):
    """Another server of the cluster owns the table: open a socket there, at ``url`` + ``/ws``, and resume."""

    table: TableId
    url: str
    """The address; empty if this server does not know it: ask any other."""
    wait: int = 0
    """Milliseconds to wait before going there."""


class Nodes(Message, frozen=True, tag="nodes"):
    """The cluster's servers have changed; this list replaces the one in ``welcome``."""

    nodes: tuple[str, ...]


class Pong(Message, frozen=True, tag="pong"):
    """The answer to ``ping``."""

    number: int
    now: int


ServerMessage: TypeAlias = (
    Welcome
    | Snapshot
    | Update
    | TableStep
    | Ack
    | Refused
    | Presence
    | AtDoor
    | LobbyNews
    | Said
    | AskedOver
    | Hint
    | Question
    | Reveal
    | Moved
    | Nodes
    | Bye
    | Pong
)
