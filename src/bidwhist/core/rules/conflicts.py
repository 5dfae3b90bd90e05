"""Mixes of options that cannot be played, and what is said about each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import reduce
from types import MappingProxyType
from typing import TypeAlias

from bidwhist.core.rules.meaning import Meaning
from bidwhist.core.rules.options import (
    Backdoor,
    BidCounts,
    BidNames,
    Boston,
    BostonBy,
    DefendersScore,
    Made,
    OpeningLead,
    RenegePenalty,
    Rotation,
    SetPays,
    Sport,
)
from bidwhist.core.rules.phrases import hyphened
from bidwhist.core.rules.spec import NUMBERS
from bidwhist.i18n import Saying


def kitties_that_divide(players: int, jokers: int) -> list[int]:
    """The kitty sizes that leave equal hands for so many players and jokers (rule X5)."""
    return [kitty for kitty in NUMBERS["kitty"] if kitty is not None and (52 + jokers - kitty) % players == 0]


def _joined(words: Sequence[str | Saying], message: str) -> str | Saying:
    """Some words joined one after another by a message."""
    return reduce(lambda first, last: Saying.of(message, first=first, last=last), words)


def _fitting_kitties(rules: Meaning) -> Saying:
    players = rules.players
    fits = [
        Saying.of("mix-kitty-fit", jokers=jokers, kitties=_joined([str(one) for one in kitties], "values-or"))
        for jokers in (0, 1, 2)
        if (kitties := kitties_that_divide(players, jokers))
    ]
    cards = 52 + rules.jokers
    return Saying.of("mix-kitty", cards=cards, kitty=rules.kitty, players=players, fits=_joined(fits, "values-in-line"))


def values_said(values: Sequence[int | None]) -> Saying:
    """The numbers an option can have, as a message names them.

    >>> str(values_said(NUMBERS["kitty"])), str(values_said(NUMBERS["floor"]))
    ('0, 2, 3, 4, 5 or 6', 'between -1000 and -1, or none')
    """
    numbers = sorted(value for value in values if value is not None)
    *few, last = map(str, numbers)
    said = (
        Saying.of("values-between", low=numbers[0], high=last)
        if len(few) > 6
        else Saying.of("values-or", first=_joined(few, "values-in-line"), last=last)
    )
    return Saying.of("values-or-none", values=said) if None in values else said


def _highest_bid(rules: Meaning) -> Saying:
    highest = rules.all_tricks - rules.free_tricks
    counts_no_discards = rules.kitty > 0 and not rules.counts_discards and rules.hand_size != 13
    name = "mix-max-bid-discards" if rules.max_bid == highest + 1 and counts_no_discards else "mix-max-bid"
    return Saying.of(name, highest=highest, tricks=rules.all_tricks, bid=rules.max_bid)


Conflict: TypeAlias = tuple[Callable[[Meaning], bool], Callable[[Meaning], Saying]]


def _number_conflict(name: str, values: Sequence[int | None]) -> Conflict:
    def is_wrong(rules: Meaning) -> bool:
        value = getattr(rules, name)
        return type(value) not in (int, type(None)) or value not in values

    def say(rules: Meaning) -> Saying:
        return Saying.of("mix-number", option=name, values=values_said(values), value=str(getattr(rules, name)))

    return is_wrong, say


def _number_conflicts() -> Iterator[Conflict]:
    return (_number_conflict(name, values) for name, values in NUMBERS.items())


def _pairs_only(name: str, otherwise: object) -> Conflict:
    """An option that has a meaning only where two sides play."""
    return (
        lambda rules: not rules.has_partners and getattr(rules, name) != otherwise,
        lambda _: Saying(f"mix-alone-{hyphened(name)}"),
    )


_WHERE_TRUMP_IS_TURNED: Mapping[str, object] = MappingProxyType(
    {
        "jokers": 0,
        "kitty": 0,
        "defenders_score": DefendersScore.ODD_TRICKS,
        "made": Made.ODD_TRICKS,
        "opening_lead": OpeningLead.FOREHAND,
        "boston_by": BostonBy.EITHER,
        "boston_needs_bid": 0,
        "renege_penalty": RenegePenalty.TRICKS,
        "floor": None,
        "max_sets": None,
        "backdoor": Backdoor.NOTHING,
        "rotation": Rotation.NONE,
    }
)
"""Nobody bids where trump is turned up: options that speak of a declarer have the one value that needs none (R1–R4)."""


def _word(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value).lower()


def _turned_conflict(name: str, needed: object) -> Conflict:
    return (
        lambda rules: rules.turns_trump and getattr(rules, name) != needed,
        lambda rules: Saying.of(
            "mix-trump-turned", option=name, needed=_word(needed), value=_word(getattr(rules, name))
        ),
    )


CONFLICTS: tuple[Conflict, ...] = (
    *_number_conflicts(),
    (lambda rules: rules.kitty not in kitties_that_divide(rules.players, rules.jokers), _fitting_kitties),
    (
        lambda rules: rules.players != 4 and rules.has_partners,
        lambda rules: Saying.of("mix-partners", players=rules.players),
    ),
    (
        lambda rules: rules.has_partners is (rules.bid_counts is BidCounts.TRICKS),
        lambda rules: Saying.of("mix-bid-counts", counts=rules.bid_counts.value, partners=rules.partners.value),
    ),
    (
        lambda rules: rules.hand_size == 13 and rules.counts_discards,
        lambda rules: Saying.of("mix-discard-trick", fits=52 + rules.jokers - 48, kitty=rules.kitty),
    ),
    (
        lambda rules: rules.max_bid > rules.all_tricks - rules.free_tricks,
        _highest_bid,
    ),
    (
        lambda rules: rules.min_bid > rules.max_bid,
        lambda rules: Saying.of("mix-min-bid", highest=rules.max_bid, bid=rules.min_bid),
    ),
    (
        lambda rules: not rules.directions or len({*rules.directions}) != len(rules.directions),
        lambda rules: Saying("mix-directions"),
    ),
    (
        lambda rules: rules.kitty == 0 and rules.sport is not Sport.NEVER,
        lambda rules: Saying.of("mix-sport", sport=rules.sport.value),
    ),
    (
        lambda rules: (
            rules.sport is Sport.TRUMP_BIDS and rules.bid_names is BidNames.NUMBER and not rules.names_before_kitty
        ),
        lambda rules: Saying.of("mix-sport-trump-bids", declare=rules.declare.value, names=rules.bid_names.value),
    ),
    (
        lambda rules: rules.declarer_discards_jokers and rules.kitty < rules.jokers,
        lambda rules: Saying.of("mix-jokers-discarded", kitty=rules.kitty),
    ),
    (
        lambda rules: not rules.has_partners and rules.defenders_score is not DefendersScore.NOTHING,
        lambda rules: Saying("mix-defenders-score"),
    ),
    (
        lambda rules: rules.boston_needs_bid > rules.max_bid or (not rules.has_partners and rules.boston_needs_bid > 0),
        lambda rules: Saying.of("mix-boston-needs-bid", highest=rules.max_bid, counts=rules.bid_counts.value),
    ),
    (
        lambda rules: rules.boston_points > 0 and rules.boston is Boston.DOUBLE,
        lambda rules: Saying.of("mix-boston-points", points=rules.boston_points),
    ),
    (
        lambda rules: rules.boston_needs_bid > 0 and rules.boston_by is BostonBy.EITHER,
        lambda rules: Saying.of("mix-boston-either", by=rules.boston_by.value),
    ),
    _pairs_only("boston_by", BostonBy.DECLARERS),
    _pairs_only("max_sets", None),
    _pairs_only("backdoor", Backdoor.NOTHING),
    (
        lambda rules: not rules.has_partners and rules.reneges_are_found,
        lambda rules: Saying("mix-alone-renege"),
    ),
    (
        lambda rules: not rules.has_partners and rules.renege_penalty is RenegePenalty.GAME,
        lambda rules: Saying("mix-alone-renege-penalty"),
    ),
    (
        lambda rules: rules.floor is not None and rules.set is SetPays.DEFENDERS_SCORE_BID,
        lambda rules: Saying.of("mix-floor", floor=str(rules.floor)),
    ),
    (
        lambda rules: not rules.has_partners and rules.rotation is not Rotation.NONE,
        lambda rules: Saying("mix-rotation"),
    ),
    *(_turned_conflict(name, needed) for name, needed in _WHERE_TRUMP_IS_TURNED.items()),
    (
        lambda rules: rules.turns_trump and len(rules.directions) > 1,
        lambda rules: Saying("mix-trump-directions"),
    ),
)
"""Mixes that cannot be played: whether a rule set is one, and what to say about it."""
