"""The shapes of a match record: the fields of its JSON.

A record keeps decisions. What follows from them (winners, tricks won, points, the result) is written beside them as a
check and is never trusted. Cards, calls and contracts are codes as ``cards`` and ``actions`` write them.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import FieldInfo, fields

from bidwhist.core.rules.code import SLOTS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records.fairness import FairBlock

FORMAT: Literal["bidwhist-record/1"] = "bidwhist-record/1"
MOST_DEALS = 10_000
"""The most deals in one record. A match of a thousand is the longest the rules allow."""
MOST_RENEGE_CALLS = 10_000
_MOST_POINTS = 10_000_000

Seat = Annotated[int, Meta(ge=0, le=4, description="0 ... clockwise; partners are 0 and 2, 1 and 3")]
CardCode = Annotated[
    str,
    Meta(
        description="rank then suit, as AS KH TD 9C; BJ and LJ are the jokers",
        extra_json_schema={"pattern": "^([2-9TJQKA][CDHS]|BJ|LJ)$"},
    ),
]
CallCode = Annotated[
    str,
    Meta(
        description="4U, 4D, 4N, a number alone where the rules hide the suffix, - for a pass",
        extra_json_schema={"pattern": "^(-|[1-9][0-9]?[UDN]?)$"},
    ),
]
ContractCode = Annotated[
    str,
    Meta(
        description="number, direction U D B, strain C D H S N, as 4US; number 0 where trump is turned up",
        extra_json_schema={"pattern": "^(0|[1-9][0-9]?)[UDB][CDHSN]$"},
    ),
]
Seed = Annotated[
    str,
    Meta(
        min_length=64,
        max_length=64,
        description="thirty-two bytes in hex",
        extra_json_schema={"pattern": "^[0-9a-f]{64}$"},
    ),
]
Cards = tuple[CardCode, ...]
Points = tuple[Annotated[int, Meta(ge=-_MOST_POINTS, le=_MOST_POINTS)], ...]

FIRST_OPTIONS = frozenset(option for option, _ in SLOTS[:32])
"""The options that every record has."""


def _option(field: FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    """One of the first 32 options is always written. A later one is written only where it differs from its default."""
    return (field.name, field.type) if field.name in FIRST_OPTIONS else (field.name, field.type | UnsetType, UNSET)


if TYPE_CHECKING:

    class FullRules(Struct, frozen=True, kw_only=True):
        """What type checkers see of the shape below, whose fields are those of ``Ruleset``."""

        preset: str

        def __getattr__(self, option: str) -> Any: ...

else:
    FullRules = defstruct(
        "FullRules",
        [("preset", str), *map(_option, fields(Ruleset))],
        kw_only=True,
        frozen=True,
        forbid_unknown_fields=True,
        module=__name__,
    )
    """A rule set in full: the name of its preset, and every option of ``Ruleset``. Options that came after the first
    records are absent where they have their default, so that an old record stays the same."""


class TrickRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A trick, or as much of it as was played."""

    leader: Seat
    cards: Annotated[Cards, Meta(min_length=1, max_length=5, description="in the order played")]
    winner: Seat | UnsetType = UNSET
    """Absent while the trick is being played."""


class RenegeRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A renege that was called, rightly or not (rules C19, W7, X15)."""

    seat: Seat | None
    """Who had reneged; null where the call was wrong."""
    trick: Annotated[int, Meta(ge=0, le=20, description="from 0")]
    called_by: Seat
    moved: Annotated[int, Meta(ge=0, le=20, description="tricks that changed sides; none yet while that waits")]
    after: Annotated[int, Meta(ge=0, le=54, description="cards that had been played when it was called")]


class ClaimRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A claim that was granted: every trick left goes to that seat's side (rule X18)."""

    by: Seat


class RefusedClaimRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A claim that was refused, since it was not certain from that seat; play went on (rule X11)."""

    by: Seat
    after: Annotated[int, Meta(ge=0, le=54, description="cards that had been played when it was made")]


class DealRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False, kw_only=True):
    """One deal, as far as it has come."""

    dealer: Seat
    hands: Annotated[tuple[Cards, ...], Meta(min_length=3, max_length=5, description="by seat, as dealt")]
    kitty: Cards
    turned: CardCode | UnsetType = UNSET
    """The dealer's card that was turned up and fixed trump; absent where trump is named (rule R2)."""
    auction: Annotated[tuple[CallCode, ...], Meta(max_length=5, description="from the dealer's left")]
    declarer: Seat | None
    contract: ContractCode | None
    discards: Cards
    tricks: Annotated[tuple[TrickRecord, ...], Meta(max_length=20)]
    refused_claims: Annotated[tuple[RefusedClaimRecord, ...], Meta(min_length=1, max_length=10)] | UnsetType = UNSET
    """Absent where no claim was refused."""
    claim: ClaimRecord | UnsetType = UNSET
    reneges: Annotated[tuple[RenegeRecord, ...], Meta(max_length=MOST_RENEGE_CALLS)]
    tricks_won: Points
    """By side, the discard trick and moved tricks counted in."""
    points: Points | UnsetType = UNSET
    """What the deal added, by side; absent while it is played."""
    score: Points | UnsetType = UNSET
    """The running total after it, by side; absent while it is played."""


class ResultRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How the match ended: the winning side, or null for a draw or an unfinished match."""

    winner: Seat | None
    reason: Literal["target", "floor", "boston", "deals", "sets", "renege", "set", "unfinished"]


class ProgramRecord(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The program that wrote a record. What bots decide may change from one version to the next."""

    version: Annotated[str, Meta(pattern=r"^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$(?!\n)", description="as in 0.1.0")]
    kernel: Annotated[bool, Meta(description="whether the compiled kernel was there; bots search less without it")]


class Record(Struct, frozen=True, forbid_unknown_fields=True, gc=False, kw_only=True):
    """One complete match. From it alone anybody can check every decision and every score."""

    format: Literal["bidwhist-record/1"]
    rules: FullRules
    players: Annotated[tuple[str, ...], Meta(min_length=3, max_length=5, description="by seat")]
    seed: Seed | None
    """Where the deals come from, or null when they were given."""
    first_dealer: Seat | UnsetType = UNSET
    """Who deals first, where neither the seed nor a first deal tells it: given cards, and none dealt yet."""
    deals: Annotated[tuple[DealRecord, ...], Meta(max_length=MOST_DEALS)]
    result: ResultRecord
    fairness: FairBlock | UnsetType = UNSET
    """Where the match was played at an online table: how server and seats made its seed together."""
    program: ProgramRecord | UnsetType = UNSET
    """What wrote the record; absent in older records and those of other makers."""
