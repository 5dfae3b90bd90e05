"""Calls, names and discards of a skilled seat from its View, in whole numbers as the kernel works them out."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bidwhist.core.actions import Bid, Call, Declare, Discard, Pass
from bidwhist.core.bidding import seat_at
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Hand, Strain, cards_of, deck, mask_of
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import declarations
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import OPEN, RANKING, Order, order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.simulator.numbering import SUFFIXES, number_of
from bidwhist.simulator.skill import (
    EDGE_OF_ZERO,
    EDGES,
    EDGES_PER_TRICK,
    MEAN_OF_ZERO,
    MEANS,
    MEANS_PER_TRICK,
    NOBODY_HOLDS,
    RUFFED_SUIT,
    SAFE_SUIT,
    THEY_HOLD,
    TRICK,
    TRICK_BITS,
    WE_HOLD,
    Skill,
)

Rung = tuple[int, Hand]
"""The worth of some cards of a suit, and their mask."""


@lru_cache(maxsize=None, typed=True)
def above_of(strain: Strain, direction: Direction) -> tuple[Hand, ...]:
    """By card: the stronger cards of its own suit; none for a joker in no-trump."""
    order = order_for(Ruleset(), strain, direction)
    suits, ranks = order.suit_of, order.rank_of
    return tuple(
        mask_of([other for other, at in enumerate(ranks) if suits[other] == suit and at > rank])
        for suit, rank in zip(suits, ranks, strict=True)
    )


def suit_worth(skill: Skill, order: Order, held: Hand, out: Hand, kind: int) -> int:
    """The tricks that cards of one suit may bring against those that others may hold of it."""
    above, others = above_of(order.strain, order.direction), skill.rules.players - 1
    rounds = (13 * out.bit_count() + 10 * others - 1) // (10 * others)
    count, total = held.bit_count(), 0
    for card in cards_of(held):
        place, stronger = (held & above[card]).bit_count(), (out & above[card]).bit_count()
        total += int(skill.worth[kind, min(place, 3), min(stronger, 5), int(count > stronger), int(place >= rounds)])
    return total


def call_number(skill: Skill, view: View) -> int:
    """The number of the call with the best value; of two equal ones the lower."""
    caller = _Caller(skill, view)
    calls = sorted((call for call in view.legal if isinstance(call, Pass | Bid)), key=number_of)
    values = [(caller.value(call), call) for call in calls]
    known = [(value, call) for value, call in values if value is not None]
    return number_of(max(known, key=lambda pair: pair[0])[1] if known else calls[0])


class _Caller:
    """What one seat's calls are worth."""

    def __init__(self, skill: Skill, view: View) -> None:
        self.skill, self.view = skill, view
        prospect = _Prospect(skill, view)
        off = skill.foe_bid * _foe_bids(view)
        self.exchanged = prospect.exchanged
        nameable = {declare for suffix in SUFFIXES for declare in declarations(view.rules, suffix)}
        self.tricks = {declare: prospect.tricks(declare) - off for declare in nameable if self._may_be_named(declare)}
        self.best = max(tricks for declare, tricks in self.tricks.items() if declare.strain is not Strain.NO_TRUMP)
        self.edge = _step(self.best - skill.field, EDGES_PER_TRICK, EDGE_OF_ZERO, EDGES)

    def _may_be_named(self, declare: Declare) -> bool:
        if declare.strain is not Strain.NO_TRUMP:
            return True
        suits = (_ranked(self.view.hand, suit, declare.direction) for suit in range(OPEN))
        return sum(map(_is_open, suits)) <= self.skill.most_open

    def value(self, call: Call) -> int | None:
        """The value of a call; none for a bid that is too high."""
        made = len(self.view.calls)
        if isinstance(call, Pass):
            held = self.view.bid.number if self.view.bid is not None else 0
            return int(self.skill.passes[made, held, self._holder(), self.edge]) << TRICK_BITS
        assert isinstance(call, Bid)
        if self.best < self.skill.least[call.number]:
            return None
        bids = self.skill.bids[int(self.exchanged)]
        worths = [
            int(bids[int(no_trump), call.number, _mean(max(found))])
            for no_trump in (False, True)
            if (found := list(self._found(call, no_trump)))
        ]
        if not worths:
            return None
        rest = int(self.skill.overbid[made, call.number, self.edge]) << TRICK_BITS
        return max(worths) * int(self.skill.stays[made, call.number]) + rest

    def _found(self, bid: Bid, no_trump: bool) -> Iterator[int]:
        for declare in declarations(self.view.rules, bid.suffix):
            if (declare.strain is Strain.NO_TRUMP) is no_trump and declare in self.tricks:
                yield self.tricks[declare]

    def _holder(self) -> int:
        view = self.view
        bidders = [place for place, call in enumerate(view.calls) if isinstance(call, Bid)]
        if not bidders:
            return NOBODY_HOLDS
        seat = seat_at(view.players, view.dealer, bidders[-1])
        return WE_HOLD if view.rules.side_of[seat] == view.side else THEY_HOLD


def declaration_number(skill: Skill, view: View) -> int:
    """The number of the contract that is worth most."""
    prospect = _Prospect(skill, view)
    declares = [action for action in view.legal if isinstance(action, Declare)]
    return number_of(
        max(
            sorted(declares, key=number_of),
            key=lambda declare: _contract_worth(skill, view, declare, prospect.tricks(declare), prospect.exchanged),
        )
    )


def discards(skill: Skill, view: View) -> Hand:
    """All that the declarer discards: for the contract named, or for the best one that could still be named."""
    assert isinstance(view.legal, DiscardChoices)
    hand = view.legal.hand
    if view.contract is not None:
        return hand & ~_kept(skill, hand, Declare(view.contract.strain, view.contract.direction))
    assert view.bid is not None

    def worth(declare: Declare) -> tuple[int, int]:
        tricks = _tricks(skill, _kept(skill, hand, declare), declare, exchanged=True)
        return _contract_worth(skill, view, declare, tricks, exchanged=True)

    best = max(sorted(declarations(view.rules, view.bid.suffix), key=number_of), key=worth)
    return hand & ~_kept(skill, hand, best)


def discard_action(skill: Skill, view: View) -> Discard:
    """The same as one action that is legal."""
    choices = view.legal
    assert isinstance(choices, DiscardChoices)
    wanted = discards(skill, view)
    order = [*cards_of(choices.required), *cards_of(wanted & ~choices.required)]
    return Discard(mask_of(order[: choices.size]))


def _contract_worth(skill: Skill, view: View, declare: Declare, tricks: int, exchanged: bool) -> tuple[int, int]:
    assert view.bid is not None
    no_trump = int(declare.strain is Strain.NO_TRUMP)
    return int(skill.contracts[int(exchanged), no_trump, view.bid.number, _mean(tricks)]), tricks


class _Prospect:
    """What a seat expects to take, by declaration; with the kitty where it knows it."""

    def __init__(self, skill: Skill, view: View) -> None:
        self.skill, self.hand = skill, view.hand
        exchanged = not view.rules.kitty or bool(view.discards)
        self.exchanges = not exchanged and view.kitty is not None
        self.exchanged = exchanged or self.exchanges
        self.whole = view.hand | (view.kitty or 0)

    def tricks(self, declare: Declare) -> int:
        hand = _kept(self.skill, self.whole, declare) if self.exchanges else self.hand
        return _tricks(self.skill, hand, declare, self.exchanged)


def _foe_bids(view: View) -> int:
    seats = [
        seat_at(view.players, view.dealer, place) for place, call in enumerate(view.calls) if isinstance(call, Bid)
    ]
    return sum(view.rules.side_of[seat] != view.side for seat in seats)


def _step(tricks: int, steps_per_trick: int, zero: int, count: int) -> int:
    step = (tricks * steps_per_trick + TRICK // 2) >> TRICK_BITS
    return max(0, min(count - 1, step + zero))


def _mean(tricks: int) -> int:
    return _step(tricks, MEANS_PER_TRICK, MEAN_OF_ZERO, MEANS)


def _tricks(skill: Skill, hand: Hand, declare: Declare, exchanged: bool) -> int:
    """The tricks that a hand should take as declarer."""
    no_trump = declare.strain is Strain.NO_TRUMP
    constant, *weights = skill.estimates[int(exchanged), int(no_trump)].tolist()
    tricks = int(constant)
    for suit in range(OPEN):
        cards = _ranked(hand, suit, declare.direction)
        if suit == declare.strain:
            tricks += _dot(weights, _trump_facts(hand >> 52, cards, skill.rules.jokers))
        elif no_trump:
            tricks += _dot(weights, _open_facts(cards))
        else:
            tricks += _dot(weights[6:], _side_facts(cards))
    return tricks


def _dot(weights: Sequence[int], facts: Sequence[int]) -> int:
    return sum(weight * fact for weight, fact in zip(weights, facts, strict=False))


@lru_cache(maxsize=1 << 16)
def _ranked(hand: Hand, suit: int, direction: Direction) -> int:
    """The cards of a suit as bits by their strength in a direction, bit 12 the best."""
    bits = (hand & SUIT_MASKS[suit]) >> 13 * suit
    return sum(1 << strength for rank, strength in enumerate(RANKING[direction]) if bits >> rank & 1)


def _trump_facts(held: int, ranked: int, jokers: int) -> tuple[int, ...]:
    cards = (held if jokers == 2 else held >> 1) << 13 | ranked
    top, length = 12 + jokers, cards.bit_count()
    three = (cards >> top - 5 & 7).bit_count()
    return length, max(0, length - 5), cards >> top & 1, cards >> top - 1 & 1, cards >> top - 2 & 1, three


def _honours(cards: int) -> tuple[int, int, int]:
    length = cards.bit_count()
    return cards >> 12 & 1, int(cards >> 11 & 1 and length > 1), int(cards >> 10 & 1 and length > 2)


def _side_facts(cards: int) -> tuple[int, ...]:
    length = cards.bit_count()
    return *_honours(cards), int(length == 0), int(length == 1), max(0, length - 4) if cards >> 11 else 0


def _is_open(cards: int) -> bool:
    return not any(_honours(cards))


def _open_facts(cards: int) -> tuple[int, ...]:
    tail = max(0, cards.bit_count() - 4) if cards >> 11 else 0
    return *_honours(cards), int(cards >> 11 == 3), tail, int(_is_open(cards))


def _kept(skill: Skill, hand: Hand, declare: Declare) -> Hand:
    """What to keep of a hand with the kitty in it: trumps, and the best of the other suits."""
    rules = skill.rules
    order = order_for(rules, declare.strain, declare.direction)
    size = hand.bit_count() - rules.kitty
    trumps = _strongest(order, hand & order.trumps, size)
    jokers = 0 if order.has_trump else hand & JOKERS
    sides = hand & ~order.trumps & ~jokers
    want = size - trumps.bit_count()
    spare = max(0, want - sides.bit_count())
    kept = trumps | mask_of(cards_of(jokers)[:spare])
    want -= spare
    if not want:
        return kept
    unseen, kind = deck(rules.jokers) & ~hand, RUFFED_SUIT if order.has_trump else SAFE_SUIT
    ladders = [
        _ladder(skill, order, sides & order.follow[suit], unseen & order.follow[suit], kind)
        for suit in range(OPEN)
        if suit != declare.strain
    ]
    return kept | max(_ways(ladders, want))[1]


def _strongest(order: Order, cards: Hand, count: int) -> Hand:
    return mask_of(sorted(cards_of(cards), key=lambda card: -order.rank_of[card])[:count])


def _ladder(skill: Skill, order: Order, held: Hand, out: Hand, kind: int) -> list[Rung]:
    tops = [_strongest(order, held, count) for count in range(1, held.bit_count() + 1)]
    empty = skill.void_worth if order.has_trump else 0
    return [(empty, 0), *((suit_worth(skill, order, cards, out, kind), cards) for cards in tops)]


def _ways(ladders: list[list[Rung]], want: int) -> Iterator[Rung]:
    """Every way to keep so many cards from the tops of some suits."""
    first, *rest = ladders
    if not rest:
        if want < len(first):
            yield first[want]
        return
    for count, (worth, cards) in enumerate(first[: want + 1]):
        for more, others in _ways(rest, want - count):
            yield worth + more, cards | others
