"""The messages of the online table, client to server and back, as typed and versioned structs.

Every message is one JSON object whose ``type`` names it. Cards are codes (``AS``, ``TD``, ``BJ``), seats are
0 … players-1 clockwise, times are milliseconds since 1970. A field that has its default is not sent; the schema says
which default. The client draws what a view says and computes no rule.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from bidwhist.record.fairness import FairBlock, Hex32, TableId

PROTOCOL = 3
"""The number both sides name in ``hello`` and ``welcome``; it grows when a message changes its meaning."""
MAX_FRAME = 4096
"""Bytes of the longest message a client may send."""

CommandId: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$(?!\n)", description="chosen by the client, unique per person and table")
]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
CardCode: TypeAlias = Annotated[str, Meta(pattern=r"^([2-9TJQKA][CDHS]|LJ|BJ)$(?!\n)")]
CallCode: TypeAlias = Annotated[
    str, Meta(pattern=r"^([1-9][0-9]?[UDN]?)$(?!\n)", description="4U, 4D, 4N, or a number alone")
]
Secret: TypeAlias = Annotated[str, Meta(max_length=64, description="a password or the word of an invite link")]


class _Wire(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A struct of the wire: frozen, without rings that Python's sweeps would look for; an unknown field is refused."""


# What a player decides: sent back exactly as a view offered it.


class PassAction(_Wire, frozen=True, tag_field="kind", tag="pass"):
    """No bid."""


class BidAction(_Wire, frozen=True, tag_field="kind", tag="bid"):
    """A bid."""

    bid: CallCode


class DeclareAction(_Wire, frozen=True, tag_field="kind", tag="declare"):
    """Trump and direction; strain is C, D, H, S or N."""

    strain: Literal["C", "D", "H", "S", "N"]
    direction: Literal["uptown", "downtown", "downtown_aces_low"]


class DiscardAction(_Wire, frozen=True, tag_field="kind", tag="discard"):
    """The cards put aside."""

    cards: Annotated[tuple[CardCode, ...], Meta(max_length=6)]


class PlayAction(_Wire, frozen=True, tag_field="kind", tag="play"):
    """One card to the trick."""

    card: CardCode


class ClaimAction(_Wire, frozen=True, tag_field="kind", tag="claim"):
    """The rest of the tricks, claimed by the sender's seat."""


class RenegeAction(_Wire, frozen=True, tag_field="kind", tag="renege"):
    """The sender's seat says that an opponent reneged in a trick, counted from 0."""

    trick: Annotated[int, Meta(ge=0, le=16)]


WireAction: TypeAlias = PassAction | BidAction | DeclareAction | DiscardAction | PlayAction | ClaimAction | RenegeAction


# Client to server.


class _Message(_Wire, frozen=True, tag_field="type"):
    """A message; its ``type`` is its tag."""


class Seen(_Wire, frozen=True):
    """How far a client has seen a table; ``secret`` where it came in with one, as in ``watch``."""

    table: TableId
    seq: Sequence
    secret: Secret | None = None


class Hello(_Message, frozen=True, tag="hello"):
    """The first message of a connection; ``resume`` names the tables to go on with."""

    protocol: int
    resume: Annotated[tuple[Seen, ...], Meta(max_length=8)] = ()


class Command(_Message, frozen=True, tag="command"):
    """A decision of the sender's seat, made on the view numbered ``seq``."""

    table: TableId
    id: CommandId
    seq: Sequence
    action: WireAction


class Sit(_Message, frozen=True, tag="sit"):
    """Take a seat that is free, or held by a bot between deals; no seat named takes the first free one."""

    table: TableId
    id: CommandId
    seat: SeatNumber | None = None
    secret: Secret | None = None


class Stand(_Message, frozen=True, tag="stand"):
    """Give the seat up; a bot takes it while a match runs."""

    table: TableId
    id: CommandId


class Ready(_Message, frozen=True, tag="ready"):
    """Start the match (a rematch too), or go on to the next deal, whichever the view numbered ``seq`` waited for.

    Before a match ``commitment`` is SHA-256 of 32 random bytes that ``entropy`` will send; without one the seat takes
    no part in mixing the deals.
    """

    table: TableId
    id: CommandId
    seq: Sequence
    commitment: Hex32 | None = None


class Entropy(_Message, frozen=True, tag="entropy"):
    """The 32 bytes whose hash went with ``ready``."""

    table: TableId
    id: CommandId
    entropy: Hex32


class Undo(_Message, frozen=True, tag="undo"):
    """Ask to take back one's last action; at once against bots, else when everybody agrees."""

    table: TableId
    id: CommandId
    seq: Sequence


class Answer(_Message, frozen=True, tag="answer"):
    """Agree to an undo that somebody asked for on the view numbered ``seq``, or not."""

    table: TableId
    id: CommandId
    seq: Sequence
    agree: bool


class Chat(_Message, frozen=True, tag="chat"):
    """Free words to the table, where it allows them."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Phrase(_Message, frozen=True, tag="phrase"):
    """One of the phrases that ``welcome`` listed."""

    table: TableId
    phrase: Annotated[int, Meta(ge=0, le=63)]


class Mute(_Message, frozen=True, tag="mute"):
    """Hear no more words from a person, or hear them again; for this person alone, at every table."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool


class Watch(_Message, frozen=True, tag="watch"):
    """Follow a table without a seat, or one's own seat from another device."""

    table: TableId
    secret: Secret | None = None


class Leave(_Message, frozen=True, tag="leave"):
    """Follow a table no longer; a seat is kept (``stand`` gives it up)."""

    table: TableId


class Lobby(_Message, frozen=True, tag="lobby"):
    """Be told of open tables from now on, or no longer."""

    on: bool


class AskHint(_Message, frozen=True, tag="hint"):
    """Ask what a bot would do on the view numbered ``seq``, where the table allows it."""

    table: TableId
    seq: Sequence


class Prefer(_Message, frozen=True, tag="prefer"):
    """How the server helps this seat: play a card that is the only one, after a natural pause."""

    table: TableId
    forced: bool


class Ping(_Message, frozen=True, tag="ping"):
    """Answered by ``pong`` with the same number."""

    number: Annotated[int, Meta(ge=0, le=2**53)] = 0


ClientMessage: TypeAlias = (
    Hello
    | Command
    | Sit
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


# What a view is made of.

PhaseName: TypeAlias = Literal[
    "seating", "mixing", "auction", "declare", "discard", "play", "deal_over", "match_over", "closed"
]


class Person(_Wire, frozen=True):
    """Somebody who plays: a guest, an account, or nobody a client needs to know more of."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Clock(_Wire, frozen=True):
    """The clock of the seat to act: when its time ends, and how much of its bank is left; milliseconds."""

    ends: int
    bank: int


class SeatView(_Wire, frozen=True, kw_only=True):
    """One seat, as everybody sees it; who is connected comes in ``presence``."""

    seat: int
    name: str
    person: str | None = None
    """The id of the person whose seat it is; none for a bot or an empty chair."""
    bot: str | None = None
    """The level of the bot that acts here now; a person with a bot is away."""
    side: int
    place: Literal["you", "partner", "left", "right", "across"]
    """Where to draw it, seen from the viewer (from seat 0 for a watcher); clockwise, left acts next."""
    cards: int = 0
    tricks: int = 0
    """Tricks taken by this seat."""
    is_dealer: bool = False
    is_declarer: bool = False
    is_turn: bool = False
    is_ready: bool = False
    call: str | None = None
    """What it said in the auction, in words."""
    clock: Clock | None = None


class HandCard(_Wire, frozen=True):
    """A card of one's own hand, in the order to draw it."""

    card: CardCode
    may: bool = False
    """Whether it can be acted with now: played, or put aside."""
    why: str | None = None
    """Why it cannot be played, or why it must go."""
    must_go: bool = False
    """It has to be among the discards."""
    from_kitty: bool = False


class Choice(_Wire, frozen=True):
    """Something that can be done now, with the action to send for it."""

    action: WireAction
    label: str
    words: str
    """A whole sentence for a tooltip or a screen reader."""


class BidChoice(_Wire, frozen=True):
    """A bid in the bid box, live or dimmed."""

    action: BidAction
    number: int
    suffix: Literal["U", "D", "N", ""]
    label: str
    words: str
    may: bool = False
    why: str | None = None


class BidBox(_Wire, frozen=True):
    """Every call there is, row by number and column by suffix."""

    numbers: tuple[int, ...]
    suffixes: tuple[Literal["U", "D", "N", ""], ...]
    """The columns; one empty string where bids are numbers alone."""
    bids: tuple[BidChoice, ...]
    may_pass: bool = False
    why_no_pass: str | None = None
    words: str = ""
    """The order of bids, or that the dealer has to bid."""


class DiscardBox(_Wire, frozen=True):
    """What the declarer has to put aside."""

    count: int
    required: tuple[CardCode, ...]
    words: str
    """What becomes of the cards: whose book they are."""


class CallMade(_Wire, frozen=True):
    """A call in the auction, from the dealer's left."""

    seat: int
    words: str


class ContractLine(_Wire, frozen=True):
    """The contract and how it stands."""

    declarer: int
    label: str
    """As in ``4 downtown in spades``."""
    strain: Literal["C", "D", "H", "S", "N"]
    direction: Literal["uptown", "downtown", "downtown_aces_low"]
    need: int
    """Books the declaring side needs in all, the discards counted where they count."""
    have: int
    left: int
    state: Literal["open", "made", "set"]
    words: str


class TableCard(_Wire, frozen=True):
    """A card on the table."""

    seat: int
    card: CardCode
    winning: bool = False


class TrickView(_Wire, frozen=True):
    """A finished trick; ``cards`` as they were played, from the leader clockwise."""

    number: int
    leader: int
    winner: int
    cards: tuple[CardCode, ...]


class ScoreRow(_Wire, frozen=True):
    """A line of the score sheet."""

    deal: int
    """From 1."""
    declarer: int | None
    bid: str
    came: Literal["made", "set", "boston", "thrown_in"]
    books: tuple[int, ...]
    """By side, the discards and moved books counted in."""
    points: tuple[int, ...]
    score: tuple[int, ...]
    words: str


class ScoreSheet(_Wire, frozen=True):
    """The score so far."""

    sides: tuple[str, ...]
    """The names of the sides, ``We`` and ``They`` for who sits."""
    seats: tuple[tuple[int, ...], ...]
    """The seats of each side."""
    score: tuple[int, ...]
    target: int
    floor: int | None = None
    max_sets: int | None = None
    """How many sets lose the match, whatever the score; none where they do not."""
    sets: tuple[int, ...] | None = None
    """How often each side was set, where that loses the match."""
    deals_left: int | None = None
    rows: tuple[ScoreRow, ...] = ()


class OpenHand(_Wire, frozen=True):
    """A hand face up."""

    seat: int
    cards: tuple[CardCode, ...]


class RenegeFound(_Wire, frozen=True):
    """A renege that was called or found; nobody is named where the call was wrong."""

    called_by: int
    """-1 where the table found it itself."""
    trick: int
    seat: int | None
    moved: int
    words: str


class DealResult(_Wire, frozen=True):
    """How a finished deal came out."""

    headline: str
    words: tuple[str, ...]
    """What was bid, what came, and why it is worth what it is, a sentence each."""
    hands: tuple[OpenHand, ...]
    """As dealt."""
    kitty: tuple[CardCode, ...]
    discards: tuple[CardCode, ...]


class MatchResult(_Wire, frozen=True):
    """How the match ended."""

    winner: int | None
    """The winning side; none for a draw."""
    words: str
    match: str
    """The id to download the record and the replay with."""


class InLine(_Wire, frozen=True):
    """Somebody who waits for a chair."""

    person: str
    name: str


class UndoAsked(_Wire, frozen=True):
    """Somebody asks to take an action back."""

    seat: int
    waiting: tuple[int, ...]
    """Seats that have not answered yet."""


class May(_Wire, frozen=True):
    """What the viewer may do besides its turn."""

    sit: tuple[int, ...] = ()
    """Seats that can be taken."""
    stand: bool = False
    ready: bool = False
    """Ready for the match, a rematch or the next deal; the words are in ``ready_words``."""
    ready_words: str | None = None
    entropy: bool = False
    """The table waits for this seat's bytes."""
    undo: bool = False
    answer: bool = False
    claim: bool = False
    hint: bool = False
    reneges: tuple[Choice, ...] = ()
    """Tricks in which a renege can be called."""


class TableView(_Wire, frozen=True, kw_only=True):
    """All that one viewer may know of a table now; drawn as it is."""

    seq: int
    turn_seq: int
    """Actions decided on a view of this number or a later one are accepted."""
    phase: PhaseName
    match: int
    """From 1; 0 before the first."""
    deal: int
    """From 1; 0 before the first."""
    you: int | None = None
    """The viewer's seat; none for a watcher."""
    seats: tuple[SeatView, ...]
    turn: int | None = None
    """The seat to act."""
    status: str
    """What the table waits for, in one sentence for everybody's eyes and ears."""
    hand: tuple[HandCard, ...] = ()
    choices: tuple[Choice, ...] = ()
    """The viewer's legal actions where they are few: calls, declarations, cards; none while discarding."""
    bid_box: BidBox | None = None
    discard_box: DiscardBox | None = None
    auction: tuple[CallMade, ...] = ()
    contract: ContractLine | None = None
    kitty: tuple[CardCode, ...] | None = None
    """The kitty, where the viewer may see it."""
    kitty_count: int = 0
    """Cards of the kitty that lie face down on the table."""
    discards: tuple[CardCode, ...] | None = None
    """The discards, where the viewer may see them."""
    leader: int | None = None
    trick: tuple[TableCard, ...] = ()
    tricks: tuple[TrickView, ...] = ()
    tricks_won: tuple[int, ...]
    """By side, the discards and moved books counted in."""
    reneges: tuple[RenegeFound, ...] = ()
    sheet: ScoreSheet | None = None
    deal_result: DealResult | None = None
    match_result: MatchResult | None = None
    undo: UndoAsked | None = None
    line: tuple[InLine, ...] | None = None
    """Who waits for a chair, the next one first, by ``sit`` until ``stand``; none where nobody gets up for others."""
    may: May
    deadline: int | None = None
    """When the table goes on by itself (next deal, missing bytes); milliseconds since 1970."""


class Happening(_Wire, frozen=True):
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
    words: str
    """A short sentence, as a screen reader should say it; empty where there is nothing to say."""
    seat: int | None = None
    cards: tuple[CardCode, ...] = ()
    """The card played, or the cards taken or put aside where the viewer may see them."""


class Room(_Wire, frozen=True):
    """What does not change about a table."""

    table: TableId
    name: str
    preset: str
    """``classic`` …, or ``custom``."""
    rules: dict[str, Any]
    """Every option, as records write it."""
    sheet: tuple[str, ...]
    """The rules in plain English, a paragraph or line each."""
    kind: Literal["open", "private", "password"]
    pace: Literal["quick", "steady", "slow", "none"]
    bots: str
    """The level of its bots, with the names of their conventions behind it where they play any."""
    conventions: tuple[str, ...]
    """What bids promise among its bots, a sentence each, for everybody at the table."""
    hints: bool
    chat: bool
    """Whether free words are allowed; phrases always are."""
    watchers: bool
    invite: str | None
    """The word of the invite link, for who sits."""


class LobbyTable(_Wire, frozen=True):
    """An open table, as the lobby lists it."""

    table: TableId
    name: str
    preset: str
    pace: str
    bots: str
    seats: tuple[str | None, ...]
    """Names by seat; none where a chair is free or a bot can be relieved."""
    free: int
    playing: bool
    watchers: bool
    locked: bool
    """A password is needed."""


# Server to client.


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to ``hello``."""

    protocol: int
    you: Person
    phrases: tuple[str, ...]
    muted: tuple[str, ...]
    tables: tuple[str, ...]
    """Tables where the person has a seat."""
    now: int
    version: str


class Snapshot(_Message, frozen=True, tag="snapshot"):
    """A table as it stands: sent on ``watch``, on sitting down, and on a resume too far back to replay."""

    table: TableId
    seq: int
    room: Room
    view: TableView
    log: tuple[str, ...]
    """The spoken log of the deal so far, oldest first."""


class Update(_Message, frozen=True, tag="update"):
    """The step of a table from ``seq`` - 1 to ``seq``."""

    table: TableId
    seq: int
    events: tuple[Happening, ...]
    view: TableView


class Ack(_Message, frozen=True, tag="ack"):
    """A command is stored for good, as step ``seq`` of the table; the update follows or has come.

    Without ``seq`` nothing had to change: what was asked for was so already.
    """

    table: TableId
    id: CommandId
    seq: int | None = None


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


class Refused(_Message, frozen=True, tag="refused"):
    """A message changed nothing, and why."""

    code: RefusalCode
    words: str
    table: str | None = None
    id: str | None = None
    seq: int | None = None
    """The table's present number."""
    wait: int = 0
    """Milliseconds until a secret may be tried again, where the secret was wrong."""


class Presence(_Message, frozen=True, tag="presence"):
    """Who has a line to the table now; not part of its log."""

    table: TableId
    connected: tuple[int, ...]
    watchers: int


class LobbyNews(_Message, frozen=True, tag="lobby_news"):
    """All open tables."""

    tables: tuple[LobbyTable, ...]
    people: int


class Said(_Message, frozen=True, tag="said"):
    """Words at the table."""

    table: TableId
    person: str
    name: str
    seat: int | None
    text: str
    phrase: int | None


class Hint(_Message, frozen=True, tag="hint_given"):
    """What a bot would do and why, on the view numbered ``seq``."""

    table: TableId
    seq: int
    action: WireAction
    label: str
    words: str


class Reveal(_Message, frozen=True, tag="reveal"):
    """The fairness of the match as far as it may be told: after the commitment, the mixing and the end."""

    block: FairBlock


class Bye(_Message, frozen=True, tag="bye"):
    """The last message before the server closes the line."""

    code: Literal["protocol", "resync", "shutdown", "logged_out", "too_fast", "bad_message", "too_many", "banned"]
    words: str
    wait: int = 0
    """Milliseconds to wait before coming back."""


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to ``ping``."""

    number: int
    now: int


ServerMessage: TypeAlias = (
    Welcome | Snapshot | Update | Ack | Refused | Presence | LobbyNews | Said | Hint | Reveal | Bye | Pong
)

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


def decode(frame: bytes | str) -> ClientMessage:
    """The message in a frame.

    :raises msgspec.MsgspecError: if it is no JSON, no known message, or has an unknown field.
    """
    try:
        return _DECODER.decode(frame)
    except RecursionError:
        raise msgspec.DecodeError("JSON is malformed: it is nested too deep") from None


def encode(message: ServerMessage) -> bytes:
    """A message as a frame."""
    return _ENCODER.encode(message)


def protocol_schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of every message."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"bidwhist table protocol {PROTOCOL}",
        "description": "Messages of the online table; client messages go to the server, server messages come from it.",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
