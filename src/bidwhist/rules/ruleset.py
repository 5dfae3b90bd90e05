"""A rule set as one frozen value: every option of the five sources, each read in one place.

The defaults are those of the ``classic`` preset (rules C1–C30).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum, EnumType
from types import MappingProxyType
from typing import TypeAlias, get_type_hints

from msgspec import Struct
from msgspec.structs import force_setattr

from bidwhist.errors import BadRuleset
from bidwhist.rules.options import (
    AllPass,
    Backdoor,
    BidCounts,
    BidNames,
    Boston,
    BostonBy,
    BothLimits,
    Dealing,
    DeclareWhen,
    DefendersScore,
    Direction,
    DiscardTrick,
    FirstDealer,
    Made,
    NoTrumpDoubles,
    NoTrumpJokers,
    OpeningLead,
    Partners,
    Renege,
    RenegePenalty,
    RenegeSettled,
    RenegeShort,
    Rotation,
    SetPays,
    Sport,
    SuffixOrder,
)
from bidwhist.typed import type_fault

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
    """Whether downtown beats uptown at one number, and no-trump both (rules C11, P10)."""
    dealer_matches: bool = False
    """Whether the dealer takes the bid by matching it (rules F3, X13)."""
    all_pass: AllPass = AllPass.THROW_IN
    """Throw the deal in, or force the dealer to bid, any bid or only the lowest number (rules C13, P2, X12)."""
    directions: tuple[Direction, ...] = (Direction.UPTOWN, Direction.DOWNTOWN)
    """The rankings a declarer may choose from (rules C4, F5)."""
    sport: Sport = Sport.NEVER
    """When everybody sees the kitty (rules C25, P14)."""
    declare: DeclareWhen = DeclareWhen.AFTER_DISCARD
    """Trump is named before the kitty is seen, with it in hand, or after the discard (rules C14, A4)."""
    no_trump_jokers: NoTrumpJokers = NoTrumpJokers.WHEN_VOID
    """What becomes of jokers in no-trump (rules W6, P7, A5, X20)."""
    no_trump_joker_leads: bool = True
    """Whether a joker may be led in no-trump while another card is in hand (rules P6, X20)."""
    discard_trick: DiscardTrick = DiscardTrick.DECLARER
    """Whose trick the discards are (rules C6, F6, P12)."""
    opening_lead: OpeningLead = OpeningLead.DECLARER
    """Who leads first (rules C15, P5)."""
    renege: Renege = Renege.PREVENTED
    """Reneges are prevented; or any card may be laid, and they are called or found (rules C19, X15)."""
    renege_penalty: RenegePenalty = RenegePenalty.TRICKS
    """A renege costs three tricks, the bid or the match (rules C19, X23)."""
    renege_short: RenegeShort = RenegeShort.WHAT_THEY_HAVE
    """What a side with fewer than three tricks pays (rules X16, W7)."""
    renege_settled: RenegeSettled = RenegeSettled.AT_ONCE
    """The penalty is paid when the renege is found, or when the deal is over (rule X16)."""
    made: Made = Made.ODD_TRICKS
    """A made contract scores its odd tricks, or only the bid (rules C20, A8)."""
    set: SetPays = SetPays.MINUS_BID
    """A set costs the bid, or the defenders score it (rules C21, F8)."""
    defenders_score: DefendersScore = DefendersScore.NOTHING
    """Whether defenders score their own odd tricks (rules C22, P8)."""
    no_trump_factor: int = 1
    """1, or 2 where no-trump doubles every point of the deal (rules C23, A8, P8)."""
    no_trump_doubles: NoTrumpDoubles = NoTrumpDoubles.MADE_OR_SET
    """Whether no-trump doubles a set as well (rules C23, X21)."""
    boston: Boston = Boston.NONE
    """What taking every trick adds (rule C24)."""
    boston_by: BostonBy = BostonBy.DECLARERS
    """Whether defenders who take every trick have a Boston too (rule C24)."""
    boston_points: int = 0
    """What a Boston scores, or 0 where it scores its odd tricks (rules C24, X24)."""
    boston_needs_bid: int = 0
    """7 where only a bid of 7 made is a Boston, else 0 (rule A9)."""
    target: int = 7
    """The score that wins, 1 to 100 (rules C7, A10, F9)."""
    floor: int | None = -7
    """The score that loses, or none (rules C7, A10)."""
    both_limits: BothLimits = BothLimits.FLOOR_FIRST
    """Which limit counts first when one deal reaches both (rules C7, P15)."""
    max_sets: int | None = None
    """A side that is set so often loses the match, or none (rule X22)."""
    backdoor: Backdoor = Backdoor.NOTHING
    """What defenders have who win the match on its first deal (rule X22)."""
    max_deals: int | None = None
    """The match ends after so many deals, or none (rules P15, X7, X17)."""
    rotation: Rotation = Rotation.NONE
    """Whether a pair that is set gets up for the next (rule C30)."""

    def __post_init__(self) -> None:
        _check_types(self)
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
    def names_with_kitty_seen(self) -> bool:
        """Whether the declarer has had the kitty in hand when trump is named (rules C14, A4)."""
        return self.kitty > 0 and self.declare is not DeclareWhen.BEFORE_KITTY

    @property
    def names_before_discard(self) -> bool:
        """Whether trump is named when cards are put aside (rules C14, A4)."""
        return self.kitty > 0 and self.declare is not DeclareWhen.AFTER_DISCARD

    @property
    def lets_reneges_through(self) -> bool:
        """Whether any card may be laid, to be called or found afterwards (rule X15)."""
        return self.renege is not Renege.PREVENTED

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


_CHOICES: dict[str, type] = {
    name: hint for name, hint in get_type_hints(Ruleset).items() if hint is bool or isinstance(hint, EnumType)
}
"""The options that are one of an enum's members, or yes or no; numbers are asked for their values as well."""


def _check_types(rules: Ruleset) -> None:
    # An equal value of another type would share the caches of the right one.
    for name, kind in _CHOICES.items():
        value = getattr(rules, name)
        if type(value) is not kind:
            raise BadRuleset(type_fault(name, value, (kind,)))
    if type(rules.directions) is not tuple or any(type(one) is not Direction for one in rules.directions):
        raise BadRuleset(f"directions must be a tuple of Direction members: {rules.directions!r:.80}")


NUMBERS: Mapping[str, Sequence[int | None]] = MappingProxyType(
    {
        "players": range(3, 6),
        "jokers": range(3),
        "kitty": (0, 2, 3, 4, 5, 6),
        "min_bid": range(1, 19),
        "max_bid": range(1, 19),
        "no_trump_factor": (1, 2),
        "boston_points": range(101),
        "boston_needs_bid": (0, 7),
        "target": range(1, 101),
        "floor": (None, *range(-1, -1001, -1)),
        "max_sets": (None, *range(1, 6)),
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


def _words_for_max_bid(rules: Ruleset) -> str:
    highest = rules.all_tricks - rules.free_tricks
    words = f"max_bid must be between 1 and {highest}, since a deal has {rules.all_tricks} tricks: {rules.max_bid}"
    counts_no_discards = rules.kitty > 0 and rules.discard_trick is DiscardTrick.NOBODY and rules.hand_size != 13
    if rules.max_bid == highest + 1 and counts_no_discards:
        return f"{words}; or discard_trick declarer or first_trick, which makes one more"
    return words


Conflict: TypeAlias = tuple[Callable[[Ruleset], bool], Callable[[Ruleset], str]]


def _number_conflict(name: str, values: Sequence[int | None]) -> Conflict:
    def is_wrong(rules: Ruleset) -> bool:
        value = getattr(rules, name)
        return type(value) not in (int, type(None)) or value not in values

    return is_wrong, lambda rules: f"{name} must be {values_in_words(values)}: {getattr(rules, name)}"


def _number_conflicts() -> Iterator[Conflict]:
    return (_number_conflict(name, values) for name, values in NUMBERS.items())


def _pairs_only(name: str, otherwise: object, words: str) -> Conflict:
    """An option that says something only where two sides play."""
    said = otherwise.value if isinstance(otherwise, Enum) else "none"
    return (
        lambda rules: _is_cutthroat(rules) and getattr(rules, name) != otherwise,
        lambda rules: f"{words}: {name} must be {said} in cutthroat",
    )


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
        lambda rules: rules.max_bid > rules.all_tricks - rules.free_tricks,
        _words_for_max_bid,
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
        lambda rules: (
            rules.sport is Sport.TRUMP_BIDS
            and rules.bid_names is BidNames.NUMBER
            and rules.declare is not DeclareWhen.BEFORE_KITTY
        ),
        lambda rules: (
            "sport trump_bids shows the kitty before it is taken, when number bids do not say yet if it is no-trump: "
            f"declare must be before_kitty, or bid_names suffix: {rules.declare.value}, {rules.bid_names.value}"
        ),
    ),
    (
        lambda rules: rules.no_trump_jokers is NoTrumpJokers.DECLARER_DISCARDS and rules.kitty < rules.jokers,
        lambda rules: (
            "a declarer cannot discard jokers without a kitty: no_trump_jokers must be when_void, first_void or "
            f"any_time when kitty is {rules.kitty}"
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
        lambda rules: rules.boston_points > 0 and rules.boston is Boston.DOUBLE,
        lambda rules: (
            "a Boston with points of its own is not doubled as well: boston must be none or wins, "
            f"or boston_points 0: {rules.boston_points}"
        ),
    ),
    (
        lambda rules: rules.boston_needs_bid > 0 and rules.boston_by is BostonBy.EITHER,
        lambda rules: (
            "defenders have no bid of seven: boston_by must be declarers, or boston_needs_bid 0: "
            f"{rules.boston_by.value}"
        ),
    ),
    *(
        _pairs_only(name, value, words)
        for name, value, words in (
            ("boston_by", BostonBy.DECLARERS, "nobody of several defenders takes every trick"),
            ("max_sets", None, "a match is lost to the other side"),
            ("backdoor", Backdoor.NOTHING, "a match is won by the other side"),
        )
    ),
    (
        lambda rules: _is_cutthroat(rules) and rules.renege is Renege.AUTOMATIC,
        lambda rules: (
            "what a renege costs goes to who calls it where everybody plays alone: renege must be prevented or called "
            "in cutthroat"
        ),
    ),
    (
        lambda rules: _is_cutthroat(rules) and rules.renege_penalty is RenegePenalty.GAME,
        lambda rules: "a match is lost to the other side: renege_penalty must be tricks or bid in cutthroat",
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
