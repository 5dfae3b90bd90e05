"""Leads: the facts about each card before it is led, and measured weights for them."""

from collections.abc import Iterator

from bidwhist.bots.heuristics.costs import Costs, side_wins, trick_worth
from bidwhist.bots.heuristics.judgement import Judgement
from bidwhist.bots.heuristics.lead_weights import LEADS
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.bots.heuristics.reading import Reading
from bidwhist.core.cards import Card, Strain
from bidwhist.core.rules.order import OPEN
from bidwhist.tools.exact import dot, total


class Lead:
    """One seat about to lead, with the facts that all its cards share."""

    def __init__(self, reading: Reading, judgement: Judgement) -> None:
        trumps = reading.order.trumps
        self.reading, self.judgement = reading, judgement
        self.costs = Costs(reading, judgement)
        self.decides = trick_worth(reading, judgement) - 1.0
        self.out = reading.expected(reading.foes, trumps)
        self.none_out = not reading.held_by(reading.foes, trumps)
        self.trumps = (reading.view.hand & trumps).bit_count()
        self.partner_suit = suit_led_by(reading, reading.friends)
        self.foe_suit = suit_led_by(reading, reading.foes)
        self.weights = LEADS[table_of(reading)]

    def weigh(self, card: Card) -> float:
        """The value of leading a card, in tricks."""
        return dot(self.weights, self.signs(card)) + self.manners(card)

    def signs(self, card: Card) -> tuple[float, ...]:
        """The numbers of a card: the trick and its cost, trumps, its suit, and ruffs."""
        wins = side_wins(self.reading, card)
        trick = (
            wins,
            self.decides * wins,
            self.costs.of(card),
            float(wins > 0.99),
            self.reading.order.rank_of[card] / 12,
        )
        suit = self.reading.order.suit_of[card]
        if suit == self.reading.order.strain:
            return *trick, *self._trump_signs(card), *_NO_SIDE
        return *trick, *_NO_TRUMP, *(self._side_signs(card, suit, wins) if suit != OPEN else _NO_SIDE)

    def _trump_signs(self, card: Card) -> tuple[float, ...]:
        """A trump, trumps out, none out, more here than out, the best of them."""
        return 1.0, min(3.0, self.out), float(self.none_out), float(self.trumps > self.out), float(self._is_best(card))

    def _side_signs(self, card: Card, suit: int, wins: float) -> tuple[float, ...]:
        """A foe's suit, a dead suit, a lone card, its length here and out, its best card kept or led, ruffs."""
        reading = self.reading
        follow = reading.order.follow[suit]
        held, out = reading.view.hand & follow, reading.unseen & follow
        best = self._is_best(card)
        return (
            float(suit == self.foe_suit),
            float(is_dead(reading, suit) and wins < 0.9),
            float(is_ruffing_lead(reading, suit)),
            held.bit_count() / 4,
            out.bit_count() / 8,
            float(not best and any(self._is_best(one) for one in range(13 * suit, 13 * suit + 13) if held >> one & 1)),
            float(best),
            self._ruffs(reading.friends, suit),
            self._ruffs(reading.foes, suit),
        )

    def _is_best(self, card: Card) -> bool:
        return not self.reading.above[card] & self.reading.unseen

    def _ruffs(self, seats: tuple[int, ...], suit: int) -> float:
        reading, trumps = self.reading, self.reading.order.trumps
        return max((reading.is_void(seat, suit) * reading.has(seat, trumps) for seat in seats), default=0.0)

    def manners(self, card: Card) -> float:
        """What people expect of a partner, regardless of the figures."""
        suit = self.reading.order.suit_of[card]
        if suit == OPEN:
            return -self.judgement.never
        return total(self._trump_manners() if suit == self.reading.order.strain else self._side_manners(card, suit))

    def _trump_manners(self) -> Iterator[float]:
        reading = self.reading
        if self.none_out and reading.held_by(reading.friends, reading.order.trumps):
            yield -self.judgement.partner_trumps
        if reading.view.seat == reading.view.declarer and not self.none_out and self.trumps > self.out:
            yield self.judgement.draw

    def _side_manners(self, card: Card, suit: int) -> Iterator[float]:
        reading, best = self.reading, self._is_best(card)
        if best and self.decides and side_wins(reading, card) > 0.99:
            yield self.judgement.decides
        if suit == self.partner_suit:
            yield self.judgement.partner_suit
        if is_dead(reading, suit) and not best:
            yield -self.judgement.dead_suit
        if not reading.declares and best and self._next_is_out(card, suit):
            yield -self.judgement.bare_ace

    def _next_is_out(self, card: Card, suit: int) -> bool:
        reading, order = self.reading, self.reading.order
        left = (one for one in ranks(order.strain, order.direction).downwards[suit] if one != card)
        held = reading.unseen | reading.view.hand
        return next((bool(reading.unseen >> one & 1) for one in left if held >> one & 1), False)


_NO_TRUMP = (0.0,) * 5
_NO_SIDE = (0.0,) * 9


def table_of(reading: Reading) -> str:
    """The name of the weights for who leads in what."""
    seat, declarer = reading.view.seat, reading.view.declarer
    role = "declarer" if seat == declarer else "partner" if reading.declares else "defender"
    return f"{role}, {'no-trump' if reading.order.strain is Strain.NO_TRUMP else 'suit'}"


def suit_led_by(reading: Reading, seats: tuple[int, ...]) -> int | None:
    """The suit, trumps apart, that some seats were the first to lead by choice."""
    order = reading.order
    for trick in reading.view.tricks:
        suit = order.suit_of[trick.cards[0]]
        if trick.leader in seats and suit not in (OPEN, order.strain):
            return suit
    return None


def is_dead(reading: Reading, suit: int) -> bool:
    """Whether partner is known to be out of a suit and has no trump to ruff it with."""
    order = reading.order
    useful = order.follow[suit] | order.trumps
    return bool(reading.friends) and not reading.held_by(reading.friends, useful)


def is_ruffing_lead(reading: Reading, suit: int) -> bool:
    """Whether there is a lone card of a suit, and there are trumps to ruff the next round with."""
    hand, order = reading.view.hand, reading.order
    return (hand & order.follow[suit]).bit_count() == 1 and bool(hand & order.trumps)
