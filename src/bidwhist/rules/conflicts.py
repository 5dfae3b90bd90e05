"""Mixes of options that cannot be played, and the words about each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias

from bidwhist.rules.meaning import Meaning
from bidwhist.rules.options import (
    Backdoor,
    BidCounts,
    BidNames,
    Boston,
    BostonBy,
    DefendersScore,
    RenegePenalty,
    Rotation,
    SetPays,
    Sport,
)

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
"""The values of every option that is a number, with None where the option may be off."""


def kitties_that_divide(players: int, jokers: int) -> list[int]:
    """The kitty sizes that leave equal hands for so many players and jokers (rule X5)."""
    return [kitty for kitty in NUMBERS["kitty"] if kitty is not None and (52 + jokers - kitty) % players == 0]


def _words_for_kitty(rules: Meaning) -> str:
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


def _words_for_max_bid(rules: Meaning) -> str:
    highest = rules.all_tricks - rules.free_tricks
    words = f"max_bid must be between 1 and {highest}, since a deal has {rules.all_tricks} tricks: {rules.max_bid}"
    counts_no_discards = rules.kitty > 0 and not rules.counts_discards and rules.hand_size != 13
    if rules.max_bid == highest + 1 and counts_no_discards:
        return f"{words}; or discard_trick declarer or first_trick, which makes one more"
    return words


Conflict: TypeAlias = tuple[Callable[[Meaning], bool], Callable[[Meaning], str]]


def _number_conflict(name: str, values: Sequence[int | None]) -> Conflict:
    def is_wrong(rules: Meaning) -> bool:
        value = getattr(rules, name)
        return type(value) not in (int, type(None)) or value not in values

    return is_wrong, lambda rules: f"{name} must be {values_in_words(values)}: {getattr(rules, name)}"


def _number_conflicts() -> Iterator[Conflict]:
    return (_number_conflict(name, values) for name, values in NUMBERS.items())


def _pairs_only(name: str, otherwise: object, words: str) -> Conflict:
    """An option that has a meaning only where two sides play."""
    said = otherwise.value if isinstance(otherwise, Enum) else "none"
    return (
        lambda rules: not rules.has_partners and getattr(rules, name) != otherwise,
        lambda rules: f"{words}: {name} must be {said} in cutthroat",
    )


CONFLICTS: tuple[Conflict, ...] = (
    *_number_conflicts(),
    (lambda rules: rules.kitty not in kitties_that_divide(rules.players, rules.jokers), _words_for_kitty),
    (
        lambda rules: rules.players != 4 and rules.has_partners,
        lambda rules: f"partners must be none with {rules.players} players; partnerships need 4",
    ),
    (
        lambda rules: rules.has_partners is (rules.bid_counts is BidCounts.TRICKS),
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
            rules.sport is Sport.TRUMP_BIDS and rules.bid_names is BidNames.NUMBER and not rules.names_before_kitty
        ),
        lambda rules: (
            "sport trump_bids shows the kitty before it is taken, when number bids do not say yet if it is no-trump: "
            f"declare must be before_kitty, or bid_names suffix: {rules.declare.value}, {rules.bid_names.value}"
        ),
    ),
    (
        lambda rules: rules.declarer_discards_jokers and rules.kitty < rules.jokers,
        lambda rules: (
            "a declarer cannot discard jokers without a kitty: no_trump_jokers must be when_void, first_void or "
            f"any_time when kitty is {rules.kitty}"
        ),
    ),
    (
        lambda rules: not rules.has_partners and rules.defenders_score is not DefendersScore.NOTHING,
        lambda rules: "defenders_score must be nothing in cutthroat: there are no odd tricks to count",
    ),
    (
        lambda rules: rules.boston_needs_bid > rules.max_bid or (not rules.has_partners and rules.boston_needs_bid > 0),
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
        lambda rules: not rules.has_partners and rules.reneges_are_found,
        lambda rules: (
            "what a renege costs goes to who calls it where everybody plays alone: renege must be prevented or called "
            "in cutthroat"
        ),
    ),
    (
        lambda rules: not rules.has_partners and rules.renege_penalty is RenegePenalty.GAME,
        lambda rules: "a match is lost to the other side: renege_penalty must be tricks or bid in cutthroat",
    ),
    (
        lambda rules: rules.floor is not None and rules.set is SetPays.DEFENDERS_SCORE_BID,
        lambda rules: (
            f"nobody's score falls when set is defenders_score_bid: floor must be none, or set minus_bid: {rules.floor}"
        ),
    ),
    (
        lambda rules: not rules.has_partners and rules.rotation is not Rotation.NONE,
        lambda rules: "rise and fly seats pairs: rotation must be none in cutthroat",
    ),
)
"""Mixes that cannot be played: whether a rule set is one, and what to say about it."""
