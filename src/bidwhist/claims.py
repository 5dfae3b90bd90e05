"""Whether a claim of all tricks left holds: an exact search of every play, small enough for Python.

The claiming side plays as well as it can with all hands open, the others may play anything; one trick lost
and the claim falls (rules X11, X18).
"""

from bidwhist.cards import BIT, Card, Hand, cards_of
from bidwhist.deal import Deal
from bidwhist.rules.order import OPEN, Order

BUDGET = 60_000
"""Positions searched before a claim is put off; about a quarter of a second."""


class _OutOfBudget(Exception):
    """The position is too open to be decided now."""


def claim_holds(deal: Deal, seat: int, budget: int = BUDGET) -> bool | None:
    """Whether the side of a seat takes every trick left against any play; nothing if that is too much to search.

    The deal stands between tricks.
    """
    assert deal.order is not None
    side = deal.side(seat)
    friends = tuple(deal.side(one) == side for one in range(deal.players))
    hands = tuple(deal.hand(one) for one in range(deal.players))
    if friends[deal.leader] and _holds_the_rest(deal.order, hands, deal.leader):
        return True
    search = _Search(deal.order, friends, budget)
    try:
        return search.takes_all(hands, deal.leader)
    except _OutOfBudget:
        return None


def _holds_the_rest(order: Order, hands: tuple[Hand, ...], leader: int) -> bool:
    # Trumps first, until nobody else has one; then each suit from the top. Nothing to search.
    others = [hand for seat, hand in enumerate(hands) if seat != leader]
    outside = [suit for suit in range(OPEN) if suit != order.strain]
    return (
        not hands[leader] & ~(order.follow[0] | order.follow[1] | order.follow[2] | order.follow[3])
        and (
            not order.has_trump
            or _tops(order, hands[leader], others, order.strain) >= _longest(order, others, order.strain)
        )
        and all(_runs(order, hands[leader], others, suit) for suit in outside)
    )


def _runs(order: Order, hand: Hand, others: list[Hand], suit: int) -> bool:
    """Whether a suit wins every trick led from the top: all its cards are the best, or enough to draw all others."""
    needed = min((hand & order.follow[suit]).bit_count(), _longest(order, others, suit))
    return _tops(order, hand, others, suit) >= needed


def _tops(order: Order, hand: Hand, others: list[Hand], suit: int) -> int:
    """How many cards of a suit nobody else can beat."""
    out = [order.rank_of[card] for other in others for card in cards_of(other & order.follow[suit])]
    return sum(order.rank_of[card] > max(out, default=-1) for card in cards_of(hand & order.follow[suit]))


def _longest(order: Order, others: list[Hand], suit: int) -> int:
    """For how many rounds a suit may be followed, cards that need not follow put in between."""
    return max(
        (
            held + (hand & order.exempt).bit_count()
            for hand in others
            if (held := (hand & order.follow[suit]).bit_count())
        ),
        default=0,
    )


class _Search:
    """One search: the order of the cards, who is on the claiming side, and what is known already."""

    def __init__(self, order: Order, friends: tuple[bool, ...], budget: int) -> None:
        self.order, self.friends, self.left = order, friends, budget
        self.known: dict[tuple[tuple[Hand, ...], int], bool] = {}

    def takes_all(self, hands: tuple[Hand, ...], leader: int) -> bool:
        """Whether the claiming side wins every trick from here."""
        if not hands[leader]:
            return True
        key = (hands, leader)
        if key not in self.known:
            self.known[key] = self._trick(hands, leader, (), OPEN)
        return self.known[key]

    def _trick(self, hands: tuple[Hand, ...], leader: int, table: tuple[Card, ...], led: int) -> bool:
        players = len(hands)
        if len(table) == players:
            return self._after(hands, leader, table, led)
        self._spend()
        seat = (leader + len(table)) % players
        tries = (
            self._trick(_without(hands, seat, card), leader, (*table, card), self._led(led, card))
            for card in self._cards(hands, seat, table, led)
        )
        return any(tries) if self.friends[seat] else all(tries)

    def _after(self, hands: tuple[Hand, ...], leader: int, table: tuple[Card, ...], led: int) -> bool:
        strength = self.order.strength[led]
        winner = (leader + table.index(max(table, key=strength.__getitem__))) % len(hands)
        return self.friends[winner] and self.takes_all(hands, winner)

    def _spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise _OutOfBudget

    def _led(self, led: int, card: Card) -> int:
        return self.order.suit_of[card] if led == OPEN else led

    def _cards(self, hands: tuple[Hand, ...], seat: int, table: tuple[Card, ...], led: int) -> list[Card]:
        hand, order = hands[seat], self.order
        following = hand & order.follow[led]
        legal = following | hand & order.exempt if following else hand
        others = sum(BIT[card] for card in table)
        for other, held in enumerate(hands):
            others |= held if other != seat else 0
        cards = sorted(cards_of(legal), key=lambda card: (order.suit_of[card], -order.rank_of[card]))
        chosen = [
            card
            for place, card in enumerate(cards)
            if place == 0 or not self._are_equal(cards[place - 1], card, others)
        ]
        # The strongest first: a claim stands or falls by the top cards.
        return sorted(chosen, key=lambda card: -order.strength[led if led != OPEN else order.suit_of[card]][card])

    def _are_equal(self, higher: Card, lower: Card, others: Hand) -> bool:
        order = self.order
        if order.suit_of[higher] != order.suit_of[lower]:
            return False
        between = range(order.rank_of[lower] + 1, order.rank_of[higher])
        return not any(order.rank_of[card] in between for card in cards_of(others & order.follow[order.suit_of[lower]]))


def _without(hands: tuple[Hand, ...], seat: int, card: Card) -> tuple[Hand, ...]:
    return (*hands[:seat], hands[seat] & ~BIT[card], *hands[seat + 1 :])
