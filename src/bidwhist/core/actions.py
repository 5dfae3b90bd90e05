"""What a player can do: seven frozen actions, and the text people write for bids and contracts."""

import re
from collections.abc import Iterator
from enum import Enum
from types import UnionType
from typing import TypeAlias, get_args, get_type_hints

from msgspec import Struct

from bidwhist.core.cards import (
    ALL_CARDS,
    STRAIN_LETTERS,
    STRAIN_WORDS,
    Card,
    Hand,
    Strain,
    cards_of,
    format_card,
    format_hand,
    name_card,
)
from bidwhist.core.rules.options import Direction
from bidwhist.errors import BadNotation, WrongType
from bidwhist.tools.typed import an, type_fault


class Suffix(Enum):
    """The second half of a bid: the way the declarer promises to play."""

    UPTOWN = "U"
    DOWNTOWN = "D"
    NO_TRUMP = "N"


SUFFIX_WORDS = {Suffix.UPTOWN: "uptown", Suffix.DOWNTOWN: "downtown", Suffix.NO_TRUMP: "no-trump"}
DIRECTION_LETTERS = {Direction.UPTOWN: "U", Direction.DOWNTOWN: "D", Direction.DOWNTOWN_ACES_LOW: "B"}
DIRECTION_WORDS = {
    Direction.UPTOWN: "uptown",
    Direction.DOWNTOWN: "downtown",
    Direction.DOWNTOWN_ACES_LOW: "downtown, aces low",
}
_DIRECTIONS = {letter: direction for direction, letter in DIRECTION_LETTERS.items()}


class Pass(Struct, frozen=True, tag="pass", gc=False):
    """No bid; the seat is out of the auction (rule C12)."""

    def __str__(self) -> str:
        return "pass"


class Bid(Struct, frozen=True, tag="bid", gc=False):
    """A promise of ``number`` odd tricks (tricks in cutthroat), with a suffix unless the rules hide it."""

    number: int
    suffix: Suffix | None = None

    def __str__(self) -> str:
        return f"{self.number} {SUFFIX_WORDS[self.suffix]}" if self.suffix else str(self.number)


class Declare(Struct, frozen=True, tag="declare", gc=False):
    """The declarer names what is trump and in which direction cards rank."""

    strain: Strain
    direction: Direction

    def __str__(self) -> str:
        return f"{STRAIN_WORDS[self.strain]} {DIRECTION_WORDS[self.direction]}"


class Discard(Struct, frozen=True, tag="discard", gc=False):
    """The declarer discards as many cards as the kitty had: one mask of cards."""

    cards: Hand

    def __str__(self) -> str:
        # A mask from outside may be negative or name cards that do not exist. It must still print.
        return "discard " + ", ".join(name_card(one) for one in reversed(cards_of(self.cards & ALL_CARDS)))


class Play(Struct, frozen=True, tag="play", gc=False):
    """One card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play the {name_card(self.card)}" if 0 <= self.card < 54 else f"play card {self.card}"


class CallRenege(Struct, frozen=True, tag="renege", gc=False):
    """Seat ``by`` says that an opponent reneged in trick ``trick``, counted from 0 (rules C19, W7)."""

    by: int
    trick: int

    def __str__(self) -> str:
        return f"call a renege in trick {self.trick + 1}"


class Claim(Struct, frozen=True, tag="claim", gc=False):
    """Seat ``by`` claims every trick that is left for its side (rules X11, X18)."""

    by: int

    def __str__(self) -> str:
        return "claim the rest"


class RefusedClaim(Struct, frozen=True, tag="refused_claim", gc=False):
    """The result of a claim of seat ``by`` that was not certain: it is counted, and play goes on (rule X11)."""

    by: int
    after: int
    """Cards that had been played when the claim was made."""


Call: TypeAlias = Pass | Bid
"""What a player says in the auction."""
Action: TypeAlias = Pass | Bid | Declare | Discard | Play | CallRenege | Claim
"""What a player decides, in any phase of a deal."""
Interruption: TypeAlias = CallRenege | Claim
"""What any seat may do beside whose turn it is."""
Settled: TypeAlias = Action | RefusedClaim
"""An action as a deal takes it. ``act`` decides whether a claim is granted, and logs and records keep the answer."""

PASS = Pass()
"""No bid: the one value of ``Pass`` that is needed."""
PLAYS: tuple[Play, ...] = tuple(Play(one) for one in range(54))


class Contract(Struct, frozen=True, gc=False):
    """What the declarer has to make: a number, a direction and a strain."""

    number: int
    """Odd tricks, in cutthroat tricks; 0 where trump is turned up (rule R2)."""
    direction: Direction
    strain: Strain

    def __str__(self) -> str:
        if not self.number:
            return f"{DIRECTION_WORDS[self.direction]} in {STRAIN_WORDS[self.strain]}, turned up"
        if self.strain is Strain.NO_TRUMP:
            return f"{self.number} no-trump, {DIRECTION_WORDS[self.direction]}"
        return f"{self.number} {DIRECTION_WORDS[self.direction]} in {STRAIN_WORDS[self.strain]}"


Fields: TypeAlias = tuple[tuple[str, tuple[type, ...]], ...]


def _fields_of(kind: type) -> Fields:
    hints = get_type_hints(kind).items()
    return tuple((name, get_args(hint) if isinstance(hint, UnionType) else (hint,)) for name, hint in hints)


_ACTION_FIELDS: dict[type, Fields] = {kind: _fields_of(kind) for kind in get_args(Action)}
_CONTRACT_FIELDS: dict[type, Fields] = {Contract: _fields_of(Contract)}


def why_mistyped(action: object) -> str | None:
    """What is wrong with the types in an action, which equality alone would not show; None if they are
    right.

    >>> why_mistyped(Declare(4, Direction.UPTOWN))  # what equals no-trump is not no-trump
    'strain must be a Strain such as Strain.CLUBS, not an int'
    """
    # Most actions are plays, so they are checked first.
    if type(action) is Play and type(action.card) is int:
        return None
    return _fault_in(action, _ACTION_FIELDS)


def require_typed(value: Call | Contract) -> None:
    """Checks that a call or a contract is made of the right types.

    :raises WrongType: naming the field that is not.
    """
    fault = _fault_in(value, _CONTRACT_FIELDS if type(value) is Contract else _ACTION_FIELDS)
    if fault:
        raise WrongType(fault)


def _fault_in(value: object, known: dict[type, Fields]) -> str | None:
    fields = known.get(type(value))
    if fields is None:
        return f"this is none of {', '.join(kind.__name__ for kind in known)}: {an(type(value).__name__)}"
    for name, kinds in fields:
        if type(getattr(value, name)) not in kinds:
            return type_fault(name, getattr(value, name), kinds)
    return None


def says_no_trump(bid: Bid | None, contract: Contract | None) -> bool:
    """Whether the bid or the contract says no-trump. False while this is still open."""
    if contract is not None:
        return contract.strain is Strain.NO_TRUMP
    return bid is not None and bid.suffix is Suffix.NO_TRUMP


def format_call(call: Call) -> str:
    """``-`` for a pass, ``4U``, ``4D``, ``4N`` or, without a suffix, ``4``.

    :raises WrongType: if a bid is made of other types than its fields have.
    """
    require_typed(call)
    if isinstance(call, Pass):
        return "-"
    return f"{call.number}{call.suffix.value if call.suffix else ''}"


def parse_call(text: str) -> Call:
    """The call written as ``4D``, ``3``, ``-`` or ``pass``, in any case.

    >>> parse_call("4n")
    Bid(number=4, suffix=<Suffix.NO_TRUMP: 'N'>)

    :raises BadNotation: if the text is not a call.
    """
    word = text.strip().upper()
    if word in ("-", "P", "PASS"):
        return PASS
    match = re.fullmatch(r"([1-9][0-9]?)([UDN]?)", word)
    if not match:
        raise BadNotation(f"no such call; write 4U, 4D, 4N, a number alone, or - for a pass: {text[:20]!r}")
    return Bid(int(match[1]), Suffix(match[2]) if match[2] else None)


def format_action(action: Settled) -> str:
    """An action as records write it: ``4U``, ``-``, ``US``, ``9S 3H …``, ``AS``, ``claim``, ``renege 5``.

    A refused claim is ``claim refused``.
    """
    match action:
        case Pass() | Bid():
            return format_call(action)
        case Declare():
            return f"{DIRECTION_LETTERS[action.direction]}{STRAIN_LETTERS[action.strain]}"
        case Discard():
            return format_hand(action.cards)
        case Play():
            return format_card(action.card)
        case Claim():
            return "claim"
        case RefusedClaim():
            return "claim refused"
        case CallRenege():
            return f"renege {action.trick + 1}"


def format_contract(contract: Contract) -> str:
    """Number, direction, strain: ``4US``, ``5DH``, ``4BC``, ``4UN``.

    :raises WrongType: if it is made of other types than its fields have.
    """
    require_typed(contract)
    return f"{contract.number}{DIRECTION_LETTERS[contract.direction]}{STRAIN_LETTERS[contract.strain]}"


def parse_contract(text: str) -> Contract:
    """The contract written as ``4US``: four uptown in spades.

    >>> str(parse_contract("5dh"))
    '5 downtown in hearts'

    :raises BadNotation: if the text is not a contract.
    """
    match = re.fullmatch(r"(0|[1-9][0-9]?)([UDB])([CDHSN])", text.strip().upper())
    if not match:
        raise BadNotation(f"no such contract; write number, direction U D B, strain C D H S N as in 4US: {text[:20]!r}")
    return Contract(int(match[1]), _DIRECTIONS[match[2]], Strain(STRAIN_LETTERS.index(match[3])))


class _PlaysInSuit(dict[Hand, tuple[Play, ...]]):
    """Plays of the cards in a mask of one suit and jokers, made when first asked for and kept: 2^17 at most."""

    def __missing__(self, hand: Hand) -> tuple[Play, ...]:
        self[hand] = plays = tuple(PLAYS[one] for one in cards_of(hand))
        return plays


PLAYS_IN_SUIT = _PlaysInSuit()
"""By mask of cards in one suit, with jokers or without: the play of each of them, lowest card first."""


def plays_of(hand: Hand) -> tuple[Play, ...]:
    """The play of each card in a mask, lowest card first."""
    plays = PLAYS_IN_SUIT
    # Jokers go with the spades, whose numbers they follow.
    return plays[hand & 0x1FFF] + plays[hand & 0x3FFE000] + plays[hand & 0x7FFC000000] + plays[hand & 0x3FFF8000000000]


def walk_bids(low: int, high: int, suffixes: tuple[Suffix | None, ...]) -> Iterator[Bid]:
    """Every bid from a lowest to a highest number, in the order given for suffixes."""
    for number in range(low, high + 1):
        for suffix in suffixes:
            yield Bid(number, suffix)
