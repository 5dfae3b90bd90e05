"""A rule set as one frozen value: every option of the five sources, each read in one place.

The defaults are those of the ``classic`` preset (rules C1–C30).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from bidwhist.errors import BadRuleset
from bidwhist.rules.options import (
    AllPass,
    BidCounts,
    BidNames,
    Boston,
    BothLimits,
    Dealing,
    DeclareWhen,
    DefendersScore,
    Direction,
    DiscardTrick,
    FirstDealer,
    Made,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    Renege,
    RenegeShort,
    Rotation,
    SetPays,
    Sport,
    SuffixOrder,
)

_PARTNERSHIPS = (0, 1, 0, 1)
_EACH_ALONE = tuple(tuple(range(players)) for players in range(6))
# Looking a member up in its enum costs more than all else that sides are asked for, once a trick.
_ALONE = Partners.NONE


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, kw_only=True):
    """The rules that one table plays by.

    :raises BadRuleset: if options contradict one another; the message names values that would do.
    """

    players: int = 4
    """3, 4 or 5 seats (rules C1, C28, X6)."""
    partners: Partners = Partners.FIXED
    """Two sides of two, drawn or agreed, or each for himself (rules A1, C29)."""
    jokers: int = 2
    """0, 1 (the Big Joker) or 2 jokers in the pack (rules C3, A2, P11)."""
    kitty: int = 6
    """Cards set aside for the declarer (rules C8, A2, P12, C27)."""
    first_dealer: FirstDealer = FirstDealer.LOW_CARD
    """How the first dealer is found (rules C2, P1, W1)."""
    deal: Dealing = Dealing.BATCHES
    """In batches, or one at a time (rules C8, W2)."""
    min_bid: int = 3
    """The lowest number that may be bid (rules C10, C26, F2)."""
    max_bid: int = 7
    """The highest number that may be bid (rules C10, X6)."""
    bid_counts: BidCounts = BidCounts.ODD_TRICKS
    """Odd tricks, or in cutthroat all tricks (rules C10, C28)."""
    bid_names: BidNames = BidNames.SUFFIX
    """Whether a bid names uptown, downtown or no-trump (rules C10, F2)."""
    suffix_order: SuffixOrder = SuffixOrder.LEVEL
    """Whether downtown beats uptown at one number (rules C11, P10)."""
    dealer_matches: bool = False
    """Whether the dealer takes the bid by matching it (rules F3, X13)."""
    all_pass: AllPass = AllPass.THROW_IN
    """Throw the deal in, or force the dealer to bid (rules C13, P2)."""
    directions: tuple[Direction, ...] = (Direction.UPTOWN, Direction.DOWNTOWN)
    """The rankings a declarer may choose from (rules C4, F5)."""
    sport: Sport = Sport.NEVER
    """When everybody sees the kitty (rules C25, P14)."""
    declare: DeclareWhen = DeclareWhen.AFTER_DISCARD
    """Trump is named before the kitty is seen, or after the discard (rules C14, A4)."""
    no_trump_jokers: NoTrumpJokers = NoTrumpJokers.WHEN_VOID
    """What becomes of jokers in no-trump (rules W6, P7, A5)."""
    discard_trick: DiscardTrick = DiscardTrick.DECLARER
    """Whose trick the discards are (rules C6, F6, P12)."""
    opening_lead: OpeningLead = OpeningLead.DECLARER
    """Who leads first (rules C15, P5)."""
    renege: Renege = Renege.PREVENTED
    """Reneges are prevented, or any card may be laid and they are called (rules C19, X15)."""
    renege_short: RenegeShort = RenegeShort.WHAT_THEY_HAVE
    """What a side with fewer than three tricks pays (rules X16, W7)."""
    made: Made = Made.ODD_TRICKS
    """A made contract scores its odd tricks, or only the bid (rules C20, A8)."""
    set: SetPays = SetPays.MINUS_BID
    """A set costs the bid, or the defenders score it (rules C21, F8)."""
    defenders_score: DefendersScore = DefendersScore.NOTHING
    """Whether defenders score their own odd tricks (rules C22, P8)."""
    no_trump_factor: int = 1
    """1, or 2 where no-trump doubles every point of the deal (rules C23, A8, P8)."""
    boston: Boston = Boston.NONE
    """What taking every trick adds (rule C24)."""
    boston_needs_bid: int = 0
    """7 where only a bid of 7 made is a Boston, else 0 (rule A9)."""
    target: int = 7
    """The score that wins, 1 to 100 (rules C7, A10, F9)."""
    floor: int | None = -7
    """The score that loses, or none (rules C7, A10)."""
    both_limits: BothLimits = BothLimits.FLOOR_FIRST
    """Which limit counts first when one deal reaches both (rules C7, P15)."""
    max_deals: int | None = None
    """The match ends after so many deals, or none (rules P15, X7, X17)."""
    rotation: Rotation = Rotation.NONE
    """Whether a pair that is set gets up for the next (rule C30)."""

    def __post_init__(self) -> None:
        # Imported options arrive in any order; one order makes equal rule sets equal values.
        ordered = tuple(direction for direction in Direction if direction in self.directions)
        if ordered != self.directions and len(ordered) == len(self.directions):
            force_setattr(self, "directions", ordered)
        for holds, words in CONFLICTS:
            if holds(self):
                raise BadRuleset(words(self))

    @property
    def hand_size(self) -> int:
        """Cards in each hand."""
        return (52 + self.jokers - self.kitty) // self.players

    @property
    def counts_discards(self) -> bool:
        """Whether the discards make one more trick."""
        return self.kitty > 0 and self.discard_trick is not DiscardTrick.NOBODY

    @property
    def all_tricks(self) -> int:
        """Tricks that a deal has, the discard trick included (rules C6, X6, X9)."""
        return self.hand_size + self.counts_discards

    @property
    def free_tricks(self) -> int:
        """Tricks that count for nothing: six with partners, none in cutthroat (rules C6, C28)."""
        return 6 if self.bid_counts is BidCounts.ODD_TRICKS else 0

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat: partners sit opposite; in cutthroat each seat is a side (rules C1, C28)."""
        return _EACH_ALONE[self.players] if self.partners is _ALONE else _PARTNERSHIPS

    @property
    def sides(self) -> int:
        """How many sides keep a score."""
        return self.players if self.partners is Partners.NONE else 2


NUMBERS: Mapping[str, Sequence[int | None]] = MappingProxyType(
    {
        "players": range(3, 6),
        "jokers": range(3),
        "kitty": (0, 2, 3, 4, 5, 6),
        "min_bid": range(1, 19),
        "max_bid": range(1, 19),
        "no_trump_factor": (1, 2),
        "boston_needs_bid": (0, 7),
        "target": range(1, 101),
        "floor": (None, *range(-1, -1001, -1)),
        "max_deals": (None, *range(1, 1001)),
    }
)
"""The values of every option that is a number; none where the table may do without."""


def kitties_that_divide(players: int, jokers: int) -> list[int]:
    """The kitty sizes that leave equal hands for so many players and jokers (rule X5)."""
    return [kitty for kitty in NUMBERS["kitty"] if kitty is not None and (52 + jokers - kitty) % players == 0]


def _words_for_kitty(rules: Ruleset) -> str:
    fits = [
        f"jokers {jokers} with kitty {' or '.join(map(str, kitties_that_divide(rules.players, jokers)))}"
        for jokers in (0, 1, 2)
        if kitties_that_divide(rules.players, jokers)
    ]
    cards = 52 + rules.jokers
    return (
        f"{cards} cards less a kitty of {rules.kitty} do not divide among {rules.players} players; "
        f"for {rules.players} players take {', '.join(fits)}"
    )


def values_in_words(values: Sequence[int | None]) -> str:
    """The numbers an option can have, as a message names them.

    >>> values_in_words(NUMBERS["kitty"]), values_in_words(NUMBERS["floor"])
    ('0, 2, 3, 4, 5 or 6', 'between -1000 and -1, or none')
    """
    numbers = sorted(value for value in values if value is not None)
    *few, last = map(str, numbers)
    words = f"between {numbers[0]} and {last}" if len(few) > 6 else f"{', '.join(few)} or {last}"
    return f"{words}, or none" if None in values else words


def _is_cutthroat(rules: Ruleset) -> bool:
    return rules.partners is Partners.NONE


def _highest_number(rules: Ruleset) -> int:
    return rules.all_tricks if rules.bid_counts is BidCounts.TRICKS else 7


Conflict: TypeAlias = tuple[Callable[[Ruleset], bool], Callable[[Ruleset], str]]


def _number_conflict(name: str, values: Sequence[int | None]) -> Conflict:
    def is_wrong(rules: Ruleset) -> bool:
        value = getattr(rules, name)
        return isinstance(value, bool | float) or value not in values

    return is_wrong, lambda rules: f"{name} must be {values_in_words(values)}: {getattr(rules, name)}"


def _number_conflicts() -> Iterator[Conflict]:
    return (_number_conflict(name, values) for name, values in NUMBERS.items())


CONFLICTS: tuple[Conflict, ...] = (
    *_number_conflicts(),
    (lambda rules: rules.kitty not in kitties_that_divide(rules.players, rules.jokers), _words_for_kitty),
    (
        lambda rules: rules.players != 4 and not _is_cutthroat(rules),
        lambda rules: f"partners must be none with {rules.players} players; partnerships need 4",
    ),
    (
        lambda rules: _is_cutthroat(rules) is not (rules.bid_counts is BidCounts.TRICKS),
        lambda rules: (
            "bid_counts must be tricks when partners is none (cutthroat), and odd_tricks with partners: "
            f"bid_counts {rules.bid_counts.value}, partners {rules.partners.value}"
        ),
    ),
    (
        lambda rules: rules.hand_size == 13 and rules.counts_discards,
        lambda rules: (
            "thirteen cards each leave no trick for the discards: discard_trick must be nobody, "
            f"or kitty {52 + rules.jokers - 48}: kitty {rules.kitty}"
        ),
    ),
    (
        lambda rules: rules.max_bid > _highest_number(rules),
        lambda rules: f"max_bid must be between 1 and {_highest_number(rules)}: {rules.max_bid}",
    ),
    (
        lambda rules: rules.min_bid > rules.max_bid,
        lambda rules: f"min_bid must be between 1 and max_bid {rules.max_bid}: {rules.min_bid}",
    ),
    (
        lambda rules: not rules.directions or len({*rules.directions}) != len(rules.directions),
        lambda rules: "directions must name at least one of uptown, downtown, downtown_aces_low, each once",
    ),
    (
        lambda rules: rules.kitty == 0 and rules.sport is not Sport.NEVER,
        lambda rules: f"there is no kitty to sport: sport must be never when kitty is 0: {rules.sport.value}",
    ),
    (
        lambda rules: rules.no_trump_jokers is NoTrumpJokers.DECLARER_DISCARDS and rules.kitty < rules.jokers,
        lambda rules: (
            "a declarer cannot discard jokers without a kitty: no_trump_jokers must be when_void or any_time "
            f"when kitty is {rules.kitty}"
        ),
    ),
    (
        lambda rules: _is_cutthroat(rules) and rules.defenders_score is not DefendersScore.NOTHING,
        lambda rules: "defenders_score must be nothing in cutthroat: there are no odd tricks to count",
    ),
    (
        lambda rules: rules.boston_needs_bid > rules.max_bid or (_is_cutthroat(rules) and rules.boston_needs_bid > 0),
        lambda rules: (
            f"nobody can bid the 7 odd tricks that boston_needs_bid asks for (max_bid {rules.max_bid}, "
            f"bids count {rules.bid_counts.value}): boston_needs_bid must be 0"
        ),
    ),
    (
        lambda rules: rules.floor is not None and rules.set is SetPays.DEFENDERS_SCORE_BID,
        lambda rules: (
            f"nobody's score falls when set is defenders_score_bid: floor must be none, or set minus_bid: {rules.floor}"
        ),
    ),
    (
        lambda rules: _is_cutthroat(rules) and rules.rotation is not Rotation.NONE,
        lambda rules: "rise and fly seats pairs: rotation must be none in cutthroat",
    ),
)
"""Mixes that cannot be played: whether a rule set is one, and what to say about it."""
