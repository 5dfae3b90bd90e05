"""Evidence: every call, discard and card of a seat becomes the number of a sign, and each sign has a weight.

A sign says what a seat did and what else it could have done in that world. Examples: "followed low although they held
the best card", "passed with a strong hand". A sign that is found more in true worlds than in sampled ones has a higher
weight. ``benches/fit/evidence.py`` measures the weights.
"""

from collections.abc import Iterator

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.determinization.sample import Worlds
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.core.actions import Bid, Suffix
from bidwhist.core.bidding import seat_at
from bidwhist.core.cards import JOKERS, Card, Hand, cards_of, deck
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import OPEN, RANKING, Order
from bidwhist.core.view import View
from bidwhist.core.whereabouts import all_tricks, played_by_seat

Codes = NDArray[np.int64]
"""int64[worlds]: the number of a sign in each."""

_PLACES, _FOLLOWS, _DISCARDS, _LEADS = 3, 22, 37, 144
_BINS = 10
_BLOCKS = (
    ("follow", _PLACES * 8 * _FOLLOWS),
    ("void", 16 * _DISCARDS),
    ("lead", 6 * _LEADS),
    ("strength", 14 * _BINS),
    ("lean", 14 * _BINS),
    ("height", 10 * _BINS),
    ("trumps", 64),
    ("side", 2 * 40),
    ("pile", 2 * 35),
)
_OFFSETS = {name: sum(size for _, size in _BLOCKS[:at]) for at, (name, _) in enumerate(_BLOCKS)}
SIGNS = sum(size for _, size in _BLOCKS)
"""How many signs there are."""


class _PlayedCard(Struct, frozen=True):
    """A card that was played, and what all could see then."""

    seat: int
    card: Card
    place: int
    led: int
    best: int
    """The strength that has the trick so far; 0 before the first card."""
    friend_wins: bool
    left: Hand
    """Cards not played before, this one among them."""
    later: Hand
    """This card and those that the seat has played since."""


def signs(view: View, worlds: Worlds) -> Codes:
    """The signs of everything others did: int64[signs, worlds]."""
    rows = [*_auction_signs(view, worlds), *_exchange_signs(view, worlds), *_play_signs(view, worlds)]
    return np.array(rows, dtype=np.int64).reshape(len(rows), len(worlds))


def _has(hands: Worlds, mask: Hand) -> Codes:
    """1 in each world where a hand holds one of some cards, else 0."""
    if not mask:
        return np.zeros(len(hands), dtype=np.int64)
    held: Codes = ((hands & np.uint64(mask)) != 0).astype(np.int64)
    return held


def _number(*digits: Codes | int) -> Codes:
    """Binary digits put together, the first one highest."""
    total: Codes = np.zeros((), dtype=np.int64)
    for digit in digits:
        total = total * 2 + digit
    return total


# -- cards played --------------------------------------------------------------------------------------------------


def _play_signs(view: View, worlds: Worlds) -> Iterator[Codes]:
    order = view.order
    if order is None:
        return
    declaring = view.rules.side_of[view.declarer]
    for laid in _played_by_others(view, order):
        hands = worlds[:, laid.seat] | np.uint64(laid.later)
        role = int(view.rules.side_of[laid.seat] == declaring)
        if laid.led == OPEN:
            part = 2 if laid.seat == view.declarer else role
            yield _OFFSETS["lead"] + (2 * part + order.has_trump) * _LEADS + _lead(order, laid, hands)
        elif order.suit_of[laid.card] == laid.led:
            last = laid.place == view.players - 1
            situation = _number(min(laid.place - 1, 1) if not last else 2, laid.friend_wins, laid.led == order.strain)
            yield _OFFSETS["follow"] + (2 * situation + role) * _FOLLOWS + _follow(order, laid, hands)
        else:
            last = laid.place == view.players - 1
            situation = _number(laid.friend_wins, last, role, order.has_trump)
            yield _OFFSETS["void"] + situation * _DISCARDS + _void(order, laid, hands)


def _played_by_others(view: View, order: Order) -> Iterator[_PlayedCard]:
    side_of, declaring = view.rules.side_of, view.rules.side_of[view.declarer]
    later = list(played_by_seat(view))
    left = deck(view.rules.jokers)
    for trick in all_tricks(view):
        led, best, winner = OPEN, 0, -1
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % view.players
            friends = winner >= 0 and (side_of[winner] == declaring) == (side_of[seat] == declaring)
            if seat != view.seat:
                yield _PlayedCard(seat, card, place, led, best, friends, left, later[seat])
            led = order.suit_of[card] if led == OPEN else led
            strength = order.strength[led][card]
            if winner < 0 or strength > best:
                best, winner = strength, seat
            later[seat] &= ~(1 << card)
            left &= ~(1 << card)


def _above(order: Order, card: Card) -> Hand:
    return ranks(order.strain, order.direction).above[card]


def _below(order: Order, card: Card) -> Hand:
    suit = order.suit_of[card]
    return order.follow[suit] & ~_above(order, card) & ~(1 << card)


def _beating(order: Order, laid: _PlayedCard, cards: Hand) -> Hand:
    strength = order.strength[laid.led]
    return sum(1 << card for card in cards_of(cards & laid.left) if strength[card] > laid.best)


def _best_of(order: Order, left: Hand, suit: int) -> Hand:
    """The best card of a suit that is not yet played, as a mask."""
    return next((1 << one for one in ranks(order.strain, order.direction).downwards[suit] if left >> one & 1), 0)


def _follow(order: Order, laid: _PlayedCard, hands: Worlds) -> Codes:
    lower = _has(hands, _below(order, laid.card))
    winners = _beating(order, laid, order.follow[laid.led])
    best = _best_of(order, laid.left, laid.led)
    if order.strength[laid.led][laid.card] > laid.best:
        cheaper = _has(hands, winners & _below(order, laid.card))
        return _number(int(best >> laid.card & 1), cheaper, _has(hands, _above(order, laid.card)), lower)
    losing: Codes = 16 + 2 * (_has(hands, winners) + _has(hands, winners & best)) + lower
    return losing


def _void(order: Order, laid: _PlayedCard, hands: Worlds) -> Codes:
    suit, card = order.suit_of[laid.card], laid.card
    lower = _has(hands, _below(order, card) if suit != OPEN else 0)
    if order.has_trump and suit == order.strain:
        if order.strength[laid.led][card] <= laid.best:
            return np.full(len(hands), 4)
        return _number(_has(hands, _beating(order, laid, order.trumps) & _below(order, card)), lower)
    useful = _has(hands, _beating(order, laid, order.trumps) if order.has_trump else JOKERS & ~(1 << card))
    alone = 1 - _has(hands, order.follow[suit] & ~(1 << card))
    boss = 0 if suit == OPEN else int(_best_of(order, laid.left, suit) >> card & 1)
    return 5 + _number(useful, lower, alone, _has(hands, _smaller_elsewhere(order, card)), boss)


def _smaller_elsewhere(order: Order, card: Card) -> Hand:
    suit, rank = order.suit_of[card], order.rank_of[card]
    masks = (order.follow[other] for other in range(OPEN) if other not in (suit, order.strain))
    return sum(1 << one for mask in masks for one in cards_of(mask) if order.rank_of[one] < rank)


def _lead(order: Order, laid: _PlayedCard, hands: Worlds) -> Codes:
    suit, card = order.suit_of[laid.card], laid.card
    if suit == OPEN:
        return np.full(len(hands), 15)
    bosses = sum(_best_of(order, laid.left, other) for other in range(OPEN) if other not in (suit, order.strain))
    elsewhere, lower = _has(hands, bosses), _has(hands, _below(order, card))
    best = _best_of(order, laid.left, suit)
    boss = int(best >> card & 1)
    if order.has_trump and suit == order.strain:
        return _number(boss, _has(hands, _above(order, card)), lower, elsewhere)
    follow = order.follow[suit]
    touching = _has(hands, _best_of(order, laid.left & _below(order, card), suit))
    kept, alone = _has(hands, best & ~(1 << card)), 1 - _has(hands, follow & ~(1 << card))
    trumps = _has(hands, order.trumps)
    return 16 + _number(boss, kept, lower, touching, alone, trumps, elsewhere)


# -- calls ---------------------------------------------------------------------------------------------------------


def _points_table(direction: Direction) -> Codes:
    """By suit of 13 cards: four points for the best card, three for the next, down to one."""
    masks = np.arange(1 << 13)
    worth = [max(0, strength - 8) for strength in RANKING[direction]]
    ranks_worth = [(masks >> rank & 1) * points for rank, points in enumerate(worth)]
    table: Codes = np.array(ranks_worth).sum(axis=0, dtype=np.int64)
    return table


_POINTS = {direction: _points_table(direction) for direction in Direction}
_LENGTHS: Codes = np.array([np.arange(1 << 13) >> rank & 1 for rank in range(13)]).sum(axis=0, dtype=np.int64)


def _strength(hands: Worlds, direction: Direction) -> Codes:
    """A rough value of hands in a direction: the length and best cards of the best suit, and all best cards."""
    masks = [(hands >> np.uint64(13 * suit) & np.uint64(0x1FFF)).astype(np.int64) for suit in range(4)]
    points = [_POINTS[direction][mask] for mask in masks]
    jokers = (hands >> np.uint64(52)).astype(np.int64)
    suits = [2 * _LENGTHS[mask] + one for mask, one in zip(masks, points, strict=True)]
    best: Codes = np.maximum.reduce(suits) + sum(points) + 6 * (jokers & 1) + 7 * (jokers >> 1)
    return best


_KINDS = {Suffix.UPTOWN: 3, Suffix.DOWNTOWN: 4, Suffix.NO_TRUMP: 5, None: 6}


def _auction_signs(view: View, worlds: Worlds) -> Iterator[Codes]:
    played = played_by_seat(view)
    down = next((one for one in view.rules.directions if one is not Direction.UPTOWN), Direction.UPTOWN)
    holder, standing = -1, view.rules.min_bid - 1
    for place, call in enumerate(view.calls):
        seat = seat_at(view.players, view.dealer, place)
        kind = _kind(view, call, seat, holder)
        if seat != view.seat:
            hands = worlds[:, seat] | np.uint64(played[seat])
            group = 7 * (seat == view.declarer) + kind
            up, low = _strength(hands, Direction.UPTOWN), _strength(hands, down)
            named = {3: up, 4: low}.get(kind, np.maximum(up, low))
            bins = np.clip((named - 15) // 3, 0, _BINS - 1)
            yield _OFFSETS["strength"] + group * _BINS + bins
            yield _OFFSETS["lean"] + group * _BINS + np.clip((up - low) // 3 + 5, 0, _BINS - 1)
            if isinstance(call, Bid):
                height = min(4, max(0, call.number - standing))
                yield _OFFSETS["height"] + (5 * (seat == view.declarer) + height) * _BINS + bins
        if isinstance(call, Bid):
            holder, standing = seat, call.number


def _kind(view: View, call: object, seat: int, holder: int) -> int:
    if isinstance(call, Bid):
        return _KINDS[call.suffix]
    if holder < 0:
        return 0
    return 2 if view.rules.side_of[holder] == view.rules.side_of[seat] else 1


# -- exchange ------------------------------------------------------------------------------------------------------


def _exchange_signs(view: View, worlds: Worlds) -> Iterator[Codes]:
    """The signs of what the declarer kept and discarded, once the contract is known."""
    order = view.order
    if order is None or view.seat == view.declarer or not (view.tricks or view.table):
        return
    kept = worlds[:, view.declarer] | np.uint64(played_by_seat(view)[view.declarer])
    pile = np.uint64(deck(view.rules.jokers) & ~view.played) & ~np.bitwise_or.reduce(worlds, axis=1)
    sides = [suit for suit in range(OPEN) if not order.has_trump or suit != order.strain]
    if order.has_trump:
        tops = [1 << card for card in ranks(order.strain, order.direction).downwards[order.strain]]
        tops = [one for one in tops if deck(view.rules.jokers) & one][:2]
        held = _number(*(_has(kept, one) for one in tops))
        yield _OFFSETS["trumps"] + 4 * np.minimum(_count(kept, order.trumps), 15) + held
    for suit in sides:
        best = _best_of(order, deck(view.rules.jokers), suit)
        lengths = np.minimum(_count(kept, order.follow[suit]), 4)
        gone = np.minimum(_count(pile, order.follow[suit]), 3)
        yield _OFFSETS["side"] + order.has_trump * 40 + (lengths * 4 + gone) * 2 + _has(kept, best)
    for group, (low, high) in enumerate(((12, 12), (11, 11), (8, 10), (4, 7), (0, 3))):
        mask = sum(
            1 << card for suit in sides for card in cards_of(order.follow[suit]) if low <= order.rank_of[card] <= high
        )
        yield _OFFSETS["pile"] + order.has_trump * 35 + group * 7 + np.minimum(_count(pile, mask), 6)


_ONES: Codes = np.array([np.arange(256) >> bit & 1 for bit in range(8)]).sum(axis=0, dtype=np.int64)


def _count(hands: Worlds, mask: Hand) -> Codes:
    """How many of some cards hands hold."""
    chosen = np.ascontiguousarray(hands & np.uint64(mask))
    counted: Codes = _ONES[chosen.view(np.uint8)].reshape(len(hands), 8).sum(axis=1, dtype=np.int64)
    return counted
