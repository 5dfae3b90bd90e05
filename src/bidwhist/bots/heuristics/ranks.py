"""The cards of each suit from the top, and the stronger cards above each card."""

from functools import lru_cache

from msgspec import Struct

from bidwhist.core.cards import BIT, CARDS, Card, Hand, Strain
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import OPEN, Order, order_for
from bidwhist.core.rules.ruleset import Ruleset


class Ranks(Struct, frozen=True, gc=False):
    """The order of the cards in each suit under one strain and direction."""

    above: tuple[Hand, ...]
    """By card: the stronger cards of its own suit; none for a joker in no-trump."""
    downwards: tuple[tuple[Card, ...], ...]
    """By suit: its cards from the strongest, jokers among the trumps."""


@lru_cache(maxsize=None, typed=True)
def ranks(strain: Strain, direction: Direction) -> Ranks:
    """The ranks of a strain and direction, which no other rule changes."""
    order = order_for(Ruleset(), strain, direction)
    return Ranks(
        above=tuple(_stronger(order, card) for card in range(CARDS)),
        downwards=tuple(_downwards(order, suit) for suit in range(OPEN)),
    )


def _stronger(order: Order, card: Card) -> Hand:
    suit, rank = order.suit_of[card], order.rank_of[card]
    return sum(BIT[one] for one in range(CARDS) if order.suit_of[one] == suit and order.rank_of[one] > rank)


def _downwards(order: Order, suit: int) -> tuple[Card, ...]:
    cards = [card for card in range(CARDS) if order.suit_of[card] == suit]
    return tuple(sorted(cards, key=lambda card: -order.rank_of[card]))
