"""The worth of the cards of a suit while the others hold theirs: the tricks that the suit may still bring."""

from collections.abc import Sequence
from math import ceil

from msgspec import Struct

from bidwhist.bots.heuristics.judgement import Judgement
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.core.cards import Hand
from bidwhist.core.rules.order import OPEN, Order


class Outlook(Struct, frozen=True):
    """The facts that the worth of a suit depends on, beside the cards in it."""

    order: Order
    judgement: Judgement
    unseen: Hand
    """The cards that others may hold."""
    others: int
    """How many other seats there are."""
    ruffs: bool
    """Whether an opponent may hold trumps."""


def worth(outlook: Outlook, hand: Hand, suit: int) -> float:
    """The tricks that the cards of one suit may bring. Suit 4 is the jokers in no-trump, which bring none."""
    order = outlook.order
    if suit == OPEN or not hand & order.follow[suit]:
        return 0.0
    if order.has_trump and suit == order.strain:
        return _trump_worth(outlook, hand, suit)
    return _side_worth(outlook, hand, suit)


def _side_worth(outlook: Outlook, hand: Hand, suit: int) -> float:
    judgement, total = outlook.judgement, 0.0
    for place, stronger, guards, is_long in _places(outlook, hand, suit):
        value = _behind(judgement, place, stronger, guards)
        if is_long:
            value = max(value, judgement.long_card)
        if outlook.ruffs:
            value *= judgement.survives[min(place, len(judgement.survives) - 1)]
        total += value
    return total


def _trump_worth(outlook: Outlook, hand: Hand, suit: int) -> float:
    judgement, total = outlook.judgement, 0.0
    for place, stronger, guards, is_long in _places(outlook, hand, suit):
        value = _behind(judgement, place, stronger, guards)
        total += 1.0 if is_long else max(value, judgement.small_trump)
    return total


def _behind(judgement: Judgement, place: int, stronger: int, guards: int) -> float:
    if stronger >= len(judgement.behind):
        return 0.0
    value = judgement.behind[stronger]
    return value if place + guards >= stronger else value * judgement.unguarded


def _places(outlook: Outlook, hand: Hand, suit: int) -> Sequence[tuple[int, int, int, bool]]:
    """By card, strongest first: its place, the stronger cards out, the cards below it in hand, whether it is long."""
    follow = outlook.order.follow[suit]
    held = (hand & follow).bit_count()
    out = outlook.unseen & follow
    rounds = ceil(out.bit_count() / outlook.others * 1.3)
    places, place, stronger = [], 0, 0
    for card in ranks(outlook.order.strain, outlook.order.direction).downwards[suit]:
        if hand >> card & 1:
            places.append((place, stronger, held - place - 1, place >= rounds))
            place += 1
        elif out >> card & 1:
            stronger += 1
    return places
