"""The search behind a claim: the claimer chooses its own cards, and must answer every card that others may play.

Hidden cards are placed only as they fall. A position is what the claimer knows of it: its own hand, and for each place
the hidden cards that may be there. So two layouts that look the same are one position with one answer.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from bidwhist.core.cards import BIT, Card, Hand
from bidwhist.core.claims.glance import has_a_loser, holds_the_rest
from bidwhist.core.claims.unseen import Held, possible, without
from bidwhist.core.rules.order import OPEN, Order

NO_CARD = -1


class OutOfBudget(Exception):
    """The position has too many possibilities to be decided."""


class _Trick(Struct, frozen=True, gc=False):
    """A trick being played: who led, how many cards it has, the suit led, the best card so far and who played it."""

    leader: int
    count: int = 0
    led: int = OPEN
    best: Card = NO_CARD
    winner: int = NO_CARD


class Claimer(Struct, frozen=True):
    """The claimer, the order of cards, and the other seats."""

    order: Order
    seat: int
    opponents: tuple[int, ...]
    pile: int
    """How many cards are in no hand, where the claimer does not know which."""
    helpers: tuple[int, ...] = ()
    """Seats that play as the claimer wants. There are none, except where all hands are open."""


class Search:
    """One search: the question, how many positions it may still look at, and the answers known already."""

    def __init__(self, claimer: Claimer, budget: int) -> None:
        self.order: Final = claimer.order
        self.claimer: Final = claimer.seat
        self.opponents: Final = claimer.opponents
        self.helpers: Final = claimer.helpers
        self.pile: Final = claimer.pile
        self.left: int = budget
        self.known: dict[tuple[Hand, Held, _Trick], bool] = {}
        upwards = sorted(range(len(self.order.rank_of)), key=self.order.rank_of.__getitem__)
        suits = [[card for card in upwards if self.order.suit_of[card] == suit] for suit in range(OPEN + 1)]
        self.suits: Final = [(sum(map(BIT.__getitem__, suit)), suit) for suit in suits]

    def takes_all(self, hand: Hand, held: Held, leader: int) -> bool:
        """Whether the claimer's side wins every trick from here. The table is empty.

        :raises OutOfBudget: if the budget is used up.
        """
        if not hand:
            return True
        if leader == self.claimer:
            room = self._room(hand, _Trick(leader), len(held))
            if holds_the_rest(self.order, hand, held, room):
                return True
            if not self.helpers and has_a_loser(self.order, hand, held, room, self.opponents):
                return False
        return self._goes_on(hand, held, _Trick(leader))

    def _goes_on(self, hand: Hand, held: Held, trick: _Trick) -> bool:
        players = len(held) - 1
        if trick.count == players:
            return trick.winner not in self.opponents and self.takes_all(hand, held, trick.winner)
        key = (hand, held, trick)
        if key not in self.known:
            self._spend()
            seat = (trick.leader + trick.count) % players
            self.known[key] = self._is_won(seat, hand, held, trick)
        return self.known[key]

    def _is_won(self, seat: int, hand: Hand, held: Held, trick: _Trick) -> bool:
        if seat == self.claimer:
            return any(self._own_plays(hand, held, trick))
        plays = self._plays_of(seat, hand, held, trick)
        return any(plays) if seat in self.helpers else all(plays)

    def _spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OutOfBudget

    def _own_plays(self, hand: Hand, held: Held, trick: _Trick) -> Iterator[bool]:
        cards = self.order.lawful(hand, trick.led, not trick.count)
        # The strongest first: a claim is decided by the top cards.
        for card in self._strongest_first(cards, hand, held, trick):
            yield self._goes_on(hand & ~BIT[card], held, self._with(trick, self.claimer, card))

    def _plays_of(self, seat: int, hand: Hand, held: Held, trick: _Trick) -> Iterator[bool]:
        room = self._room(hand, trick, len(held))
        after = [*room]
        after[seat] -= 1
        for cards, lies in self._choices(seat, held, trick, room):
            # An opponent's strong card is the most likely to defeat the claim, and a weak one of the partner's.
            ways = self._strongest_first if seat in self.opponents else self._weakest_first
            for card in ways(cards, hand, lies, trick):
                kept = possible(without(lies, card), after)
                assert kept is not None, "each card may be where it is played from"
                yield self._goes_on(hand, kept, self._with(trick, seat, card))

    def _choices(self, seat: int, held: Held, trick: _Trick, room: Sequence[int]) -> Iterator[tuple[Hand, Held]]:
        """The cards another seat may play, and where the hidden cards may be when it plays one of them."""
        order, follow = self.order, self.order.follow[trick.led]
        if not follow:
            barred = order.unled if not trick.count else 0
            yield held[seat] & ~barred, held
            # A seat may lead a card like this only if it has no other.
            if only := _denied(seat, held, ~barred, room) if barred else None:
                yield only[seat], only
            return
        yield held[seat] & (follow | order.exempt), held
        # Nobody reneges on a claimed trick: a seat that does not follow has no card of the suit, nor one that must be
        # played first.
        if void := _denied(seat, held, follow, room):
            yield void[seat] & (order.forced or ~order.exempt), void
        if order.forced and (free := _denied(seat, held, follow | order.forced, room)):
            yield free[seat], free

    def _room(self, hand: Hand, trick: _Trick, places: int) -> list[int]:
        players = places - 1
        turn = (self.claimer - trick.leader) % players
        left = hand.bit_count() + (turn < trick.count)
        room = [left - ((seat - trick.leader) % players < trick.count) for seat in range(players)]
        room[self.claimer] = 0
        return [*room, self.pile]

    def _with(self, trick: _Trick, seat: int, card: Card) -> _Trick:
        led = self.order.suit_of[card] if trick.led == OPEN else trick.led
        best, winner = trick.best, trick.winner
        strength = self.order.strength[led]
        if best == NO_CARD or strength[card] > strength[best]:
            best, winner = card, seat
        return _Trick(trick.leader, trick.count + 1, led, best, winner)

    def _strongest_first(self, cards: Hand, hand: Hand, held: Held, trick: _Trick) -> list[Card]:
        runs = self._runs(cards, hand, held, trick)
        return sorted((run[-1] for run in runs), key=self._strength(trick), reverse=True)

    def _weakest_first(self, cards: Hand, hand: Hand, held: Held, trick: _Trick) -> list[Card]:
        return sorted((run[0] for run in self._runs(cards, hand, held, trick)), key=self._strength(trick))

    def _strength(self, trick: _Trick) -> Callable[[Card], int]:
        strength, suit_of = self.order.strength, self.order.suit_of
        return lambda card: strength[trick.led if trick.led != OPEN else suit_of[card]][card]

    def _runs(self, cards: Hand, hand: Hand, held: Held, trick: _Trick) -> Iterator[list[Card]]:
        """One card of each group of equal cards, the weakest first.

        The cards of a group are of one suit, the same places may hold them, and no other relevant card is between them
        in rank. After the trick it makes no difference which of them was played. So an opponent's strongest represents
        all; the partner plays the weakest, since it should not take the trick.
        """
        counts = hand | (BIT[trick.best] if trick.best != NO_CARD else 0)
        for mask in held[:-1]:
            counts |= mask
        for suit, ranked in self.suits:
            if cards & suit:
                yield from _runs_in([card for card in ranked if counts >> card & 1], cards, held)


def _denied(seat: int, held: Held, cards: Hand, room: Sequence[int]) -> Held | None:
    """Where the hidden cards may be if a seat has none of some cards; None if that is impossible."""
    return possible([mask & ~cards if place == seat else mask for place, mask in enumerate(held)], room)


def _runs_in(ranked: Sequence[Card], cards: Hand, held: Held) -> Iterator[list[Card]]:
    for _, run in groupby(ranked, lambda card: [mask >> card & 1 for mask in held] if cards >> card & 1 else None):
        found = [*run]
        if cards >> found[0] & 1:
            yield found
