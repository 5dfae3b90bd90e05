"""Everything that one viewer may know of a table; the client draws it and computes no rules."""

from typing import Literal, TypeAlias

from bidwhist.server.protocol.actions import BidAction, WireAction
from bidwhist.server.protocol.kinds import CardCode, Wire

PhaseName: TypeAlias = Literal[
    "seating", "mixing", "auction", "declare", "discard", "play", "deal_over", "match_over", "closed"
]


class Clock(Wire, frozen=True):
    """The clock of the seat to act: when its time ends, and how much of its bank is left; milliseconds."""

    ends: int
    bank: int


class SeatView(Wire, frozen=True, kw_only=True):
    """One seat, as everybody sees it; who is connected comes in ``presence``."""

    seat: int
    name: str
    person: str | None = None
    """The id of the person whose seat it is; None for a bot or an empty chair."""
    bot: str | None = None
    """The level of the bot that acts here now; a person with a bot is away."""
    program: bool = False
    """Whether the seat belongs to a bot account, for which a program plays."""
    face: int | None = None
    """The figure that its person has chosen; None where the page gives one that is free."""
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
    """Its last call, in few words; ``auction`` has all calls."""
    passed: bool = False
    """Whether that call was a pass."""
    clock: Clock | None = None


class HandCard(Wire, frozen=True):
    """A card of the viewer's hand, in the order to draw it."""

    card: CardCode
    may: bool = False
    """Whether it can be played or discarded now."""
    why: str | None = None
    """Why it cannot be played, or why it must go."""
    must_go: bool = False
    """Whether it has to be among the discards."""
    from_kitty: bool = False


class Choice(Wire, frozen=True):
    """Something that can be done now, with the action to send for it."""

    action: WireAction
    label: str
    words: str
    """A whole sentence for a tooltip or a screen reader."""


class BidChoice(Wire, frozen=True):
    """A bid in the bid box, live or dimmed."""

    action: BidAction
    number: int
    suffix: Literal["U", "D", "N", ""]
    label: str
    words: str
    may: bool = False
    why: str | None = None


class BidBox(Wire, frozen=True):
    """Every call there is, row by number and column by suffix."""

    numbers: tuple[int, ...]
    suffixes: tuple[Literal["U", "D", "N", ""], ...]
    """The columns; one empty string if bids are numbers alone."""
    bids: tuple[BidChoice, ...]
    may_pass: bool = False
    why_no_pass: str | None = None
    words: str = ""
    """The order of bids, or a note that the dealer has to bid."""


class DiscardBox(Wire, frozen=True):
    """What the declarer has to discard."""

    count: int
    required: tuple[CardCode, ...]
    words: str
    """Which side gets the discards as a book."""


class CallMade(Wire, frozen=True):
    """A call in the auction, from the dealer's left."""

    seat: int
    words: str
    passed: bool = False
    """Whether the call was a pass."""


class SideTally(Wire, frozen=True):
    """The sources of a side's tricks; their sum is its ``tricks_won``."""

    played: int = 0
    """Tricks won with cards."""
    discards: int = 0
    """Tricks that the discards count for."""
    claimed: int = 0
    """Tricks from a claim, without play."""
    moved: int = 0
    """Tricks from reneges; negative if they took some away."""


class ContractLine(Wire, frozen=True):
    """The contract and how it is going."""

    declarer: int
    label: str
    """As in ``4 downtown in spades``."""
    strain: Literal["C", "D", "H", "S", "N"]
    direction: Literal["uptown", "downtown", "downtown_aces_low"]
    need: int
    """Books the declaring side needs in all, with the discards if they count."""
    have: int
    left: int
    state: Literal["open", "made", "set"]
    words: str
    turned: CardCode | None = None
    """The dealer's card that was turned up and fixed trump; then nobody has promised a book, and ``declarer`` is the
    dealer."""


class TableCard(Wire, frozen=True):
    """A card on the table."""

    seat: int
    card: CardCode
    winning: bool = False


class TrickView(Wire, frozen=True):
    """A finished trick; ``cards`` as they were played, from the leader clockwise."""

    number: int
    leader: int
    winner: int
    cards: tuple[CardCode, ...]


class ScoreRow(Wire, frozen=True):
    """A line of the score sheet."""

    deal: int
    """From 1."""
    declarer: int | None
    bid: str
    came: Literal["made", "set", "boston", "thrown_in", "scored"]
    """``scored`` if trump was turned up, so that nobody could be set."""
    books: tuple[int, ...]
    """Books by side, including discards and moved books."""
    points: tuple[int, ...]
    score: tuple[int, ...]
    words: str


class ScoreSheet(Wire, frozen=True):
    """The score so far."""

    sides: tuple[str, ...]
    """The names of the sides, ``We`` and ``They`` for a seated person."""
    seats: tuple[tuple[int, ...], ...]
    """The seats of each side."""
    score: tuple[int, ...]
    target: int
    floor: int | None = None
    max_sets: int | None = None
    """How many sets lose the match, regardless of the score; None if they do not."""
    sets: tuple[int, ...] | None = None
    """How often each side was set, if that can lose the match."""
    deals_left: int | None = None
    rows: tuple[ScoreRow, ...] = ()


class OpenHand(Wire, frozen=True):
    """A hand face up."""

    seat: int
    cards: tuple[CardCode, ...]


class RenegeFound(Wire, frozen=True):
    """A renege that was called or found; a wrong call names nobody."""

    called_by: int
    """The seat that called it; -1 if the table found it itself."""
    trick: int
    seat: int | None
    moved: int
    words: str


class DealResult(Wire, frozen=True):
    """How a finished deal came out."""

    headline: str
    words: tuple[str, ...]
    """The bid, the result, and how the points follow, a sentence each."""
    hands: tuple[OpenHand, ...]
    """The hands as dealt."""
    kitty: tuple[CardCode, ...]
    discards: tuple[CardCode, ...]


class BestMoment(Wire, frozen=True):
    """The end of the deal that gained the viewer's side most; a watcher is told the winner's."""

    deal: int
    """From 1."""
    step: int
    """The moment in the match's replay, for its address."""


class MatchResult(Wire, frozen=True):
    """How the match ended."""

    winner: int | None
    """The winning side; None for a draw."""
    words: str
    match: str
    """The match id, for its record and replay."""
    head: str = ""
    """Who won, in two words; nothing where a deal is compared with others'."""
    why: str = ""
    """Why it ended there, without a full stop."""
    in_a_row: int = 0
    """Matches that the same people have won here one after another, this one included."""
    best: BestMoment | None = None


class InLine(Wire, frozen=True):
    """A person in the queue for a chair."""

    person: str
    name: str


class UndoAsked(Wire, frozen=True):
    """A request to take an action back."""

    seat: int
    waiting: tuple[int, ...]
    """Seats that have not answered yet."""


class May(Wire, frozen=True):
    """What the viewer may do out of turn."""

    sit: tuple[int, ...] = ()
    """Seats that can be taken."""
    stand: bool = False
    ready: bool = False
    """Whether it may say ready for the match, a rematch or the next deal; the words are in ``ready_words``."""
    ready_words: str | None = None
    entropy: bool = False
    """Whether the table waits for this seat's bytes."""
    undo: bool = False
    answer: bool = False
    claim: bool = False
    hint: bool = False
    reneges: tuple[Choice, ...] = ()
    """Tricks in which a renege can be called."""


class Kept(Wire, frozen=True):
    """The chair of a person who got up in the middle of a deal: until the next action ``sit`` gives it back to them."""

    seat: int
    person: str


class TableView(Wire, frozen=True, kw_only=True):
    """Everything that one viewer may know of a table now, ready to draw."""

    seq: int
    turn_seq: int
    """Actions decided on a view of this number or a later one are accepted."""
    phase: PhaseName
    match: int
    """From 1; 0 before the first."""
    deal: int
    """From 1; 0 before the first."""
    you: int | None = None
    """The viewer's seat; None for a watcher."""
    seats: tuple[SeatView, ...]
    turn: int | None = None
    """The seat to act."""
    status: str
    """What the table waits for, in one sentence to show and to read aloud."""
    hand: tuple[HandCard, ...] = ()
    choices: tuple[Choice, ...] = ()
    """The viewer's legal actions: calls, declarations, cards; empty while discarding."""
    bid_box: BidBox | None = None
    discard_box: DiscardBox | None = None
    auction: tuple[CallMade, ...] = ()
    contract: ContractLine | None = None
    kitty: tuple[CardCode, ...] | None = None
    """The kitty, if the viewer may see it."""
    kitty_count: int = 0
    """Number of kitty cards face down on the table."""
    discards: tuple[CardCode, ...] | None = None
    """The discards, if the viewer may see them."""
    leader: int | None = None
    trick: tuple[TableCard, ...] = ()
    tricks: tuple[TrickView, ...] = ()
    tricks_won: tuple[int, ...]
    """Books by side, including discards and moved books."""
    tally: tuple[SideTally, ...] = ()
    """By side, the sources of those tricks; empty before the first deal."""
    reneges: tuple[RenegeFound, ...] = ()
    sheet: ScoreSheet | None = None
    deal_result: DealResult | None = None
    match_result: MatchResult | None = None
    kept: Kept | None = None
    undo: UndoAsked | None = None
    line: tuple[InLine, ...] | None = None
    """The queue for a chair, next one first (joined by ``sit``, left by ``stand``); empty without rotation."""
    may: May
    deadline: int | None = None
    """When the table goes on automatically (next deal, missing bytes); milliseconds since 1970."""
