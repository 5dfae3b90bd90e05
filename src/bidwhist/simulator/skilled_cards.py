"""Card play of a skilled seat from its View, in whole numbers as the kernel works it out."""

from collections.abc import Callable, Iterator

from bidwhist.core.cards import Card, Hand, cards_of, deck
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.core.whereabouts import all_tricks, denials
from bidwhist.simulator.skill import (
    CHANCE_BITS,
    DECLARER,
    DEFENDER,
    PARTNER,
    RUFFED_SUIT,
    SAFE_SUIT,
    SURE,
    TRUMP_SUIT,
    Skill,
)
from bidwhist.simulator.skilled_calls import above_of, suit_worth


def card_to_play(skill: Skill, view: View) -> Card:
    """The card of the highest value; of several equal ones the lowest in rank, then in number."""
    order = view.order
    assert order is not None
    cards = cards_of(order.lawful(view.hand, view.led, not view.table))
    if len(cards) == 1:
        return cards[0]
    reading = _Reading(skill, view)
    value: Callable[[Card], int] = _Lead(reading).value if view.led == OPEN else _Follow(reading).value
    return max(cards, key=lambda card: (value(card), -order.rank_of[card], -card))


def _both(one: int, other: int) -> int:
    return one * other >> CHANCE_BITS


class _Reading:
    """What a seat knows of the play: who may hold what, and how likely it is."""

    def __init__(self, skill: Skill, view: View) -> None:
        order, rules = view.order, view.rules
        assert order is not None
        self.skill, self.view, self.order = skill, view, order
        self.above = above_of(order.strain, order.direction)
        declaring = rules.side_of[view.declarer]
        self.declares = view.side == declaring
        self.unseen = deck(rules.jokers) & ~(view.hand | view.played | (view.discards or 0))
        self.may_hold = self._may_hold()
        seats = [seat for seat in range(view.players) if seat != view.seat]
        self.friends = [seat for seat in seats if (rules.side_of[seat] == declaring) is self.declares]
        self.foes = [seat for seat in seats if seat not in self.friends]
        self.later = [(view.seat + step) % view.players for step in range(1, view.players - len(view.table))]
        self.foes_trumps = self.held_by(self.foes, order.trumps)
        self.at_stake = self._at_stake(declaring)

    def _may_hold(self) -> list[Hand]:
        view = self.view
        cards = [0 if seat == view.seat else self.unseen for seat in range(view.players)]
        for trick in all_tricks(view):
            for seat, denied in denials(self.order, trick, view.players):
                cards[seat] &= ~denied
        gone = view.kitty or 0
        return [held if seat == view.declarer else held & ~gone for seat, held in enumerate(cards)]

    def _at_stake(self, declaring: int) -> int:
        view, skill = self.view, self.skill
        assert view.bid is not None
        worth = view.rules.trick_worth(len(view.tricks))
        needs = int(skill.needed[view.bid.number]) - view.tricks_won[declaring]
        after = view.hand.bit_count() - 1
        decides = 0 < needs <= worth or after < needs <= after + worth
        return worth * (skill.deciding if decides else 1)

    def held_by(self, seats: list[int], cards: Hand) -> Hand:
        held = 0
        for seat in seats:
            held |= self.may_hold[seat]
        return held & cards

    def lacks(self, seat: int, cards: Hand) -> int:
        may_hold = self.may_hold[seat]
        return int(self.skill.lacks[self.view.counts[seat], may_hold.bit_count(), (may_hold & cards).bit_count()])

    def has(self, seat: int, cards: Hand) -> int:
        return SURE - self.lacks(seat, cards)

    def share(self, seat: int) -> int:
        """The chance that a seat holds a given one of the cards it may hold."""
        return SURE - int(self.skill.lacks[self.view.counts[seat], self.may_hold[seat].bit_count(), 1])

    def ruffs(self, seat: int, suit: int) -> int:
        return _both(self.lacks(seat, self.order.follow[suit]), self.has(seat, self.order.trumps))

    def beats(self, seat: int, card: Card, led: int) -> int:
        """The chance that a seat can beat a card in a trick of the suit led."""
        order = self.order
        suit = order.suit_of[card]
        if suit == led:
            higher = self.has(seat, self.above[card])
            if not order.has_trump or led == order.strain:
                return higher
            return higher + _both(SURE - higher, self.ruffs(seat, led))
        if order.has_trump and suit == order.strain:
            return _both(self.lacks(seat, order.follow[led]), self.has(seat, self.above[card]))
        return self.has(seat, order.follow[led])

    def side_wins(self, card: Card, ours: bool, led: int) -> int:
        """The chance that a trick goes to this seat's side, when the best card so far is this one."""
        chance = SURE if ours else 0
        for seat in self.later:
            beaten = self.beats(seat, card, led)
            chance = chance + _both(SURE - chance, beaten) if seat in self.friends else _both(chance, SURE - beaten)
        return chance

    def cost(self, card: Card) -> int:
        """The later tricks that are lost with a card."""
        order, suit = self.order, self.order.suit_of[card]
        if suit == OPEN:
            return 0
        is_trump = order.has_trump and suit == order.strain
        kind = TRUMP_SUIT if is_trump else RUFFED_SUIT if self.foes_trumps else SAFE_SUIT
        held, out = self.view.hand & order.follow[suit], self.unseen & order.follow[suit]
        whole = suit_worth(self.skill, order, held, out, kind)
        return whole - suit_worth(self.skill, order, held & ~(1 << card), out, kind)


class _Follow:
    """One seat that plays to a trick."""

    def __init__(self, reading: _Reading) -> None:
        view, self.reading = reading.view, reading
        self.strength = reading.order.strength[view.led]
        self.winning = max(view.table, key=self.strength.__getitem__)
        self.ours = (view.leader + view.table.index(self.winning)) % view.players in reading.friends

    def value(self, card: Card) -> int:
        reading, led = self.reading, self.reading.view.led
        mine = self.strength[card] > self.strength[self.winning]
        wins = reading.side_wins(card, True, led) if mine else reading.side_wins(self.winning, self.ours, led)
        return (reading.at_stake * wins << CHANCE_BITS) - reading.skill.patience * reading.cost(card)


class _Lead:
    """One seat about to lead."""

    def __init__(self, reading: _Reading) -> None:
        view, trumps = reading.view, reading.order.trumps
        self.reading, self.skill = reading, reading.skill
        role = DECLARER if view.seat == view.declarer else PARTNER if reading.declares else DEFENDER
        self.weights: list[int] = reading.skill.leads[role, int(not reading.order.has_trump)].tolist()
        self.none_out = not reading.foes_trumps
        self.out = sum((reading.may_hold[seat] & trumps).bit_count() * reading.share(seat) for seat in reading.foes)
        self.more_trumps = (view.hand & trumps).bit_count() * SURE > self.out
        self.partner_suit, self.foe_suit = self._first_led(reading.friends), self._first_led(reading.foes)

    def _first_led(self, seats: list[int]) -> int | None:
        """The suit, trumps apart, that some seats were the first to lead by choice."""
        order = self.reading.order
        for trick in self.reading.view.tricks:
            suit = order.suit_of[trick.cards[0]]
            if trick.leader in seats and suit not in {OPEN, int(order.strain)}:
                return suit
        return None

    def value(self, card: Card) -> int:
        """The value of leading a card."""
        reading, order = self.reading, self.reading.order
        suit = order.suit_of[card]
        if suit == OPEN:
            return -self.skill.never
        wins = reading.side_wins(card, True, suit)
        weights, is_sure = self.weights, wins * 100 > 99 * SURE
        value = wins * weights[0] + wins * (reading.at_stake - 1) * weights[1]
        value += _both(reading.cost(card), self.skill.patience) * weights[2]
        value += SURE * (weights[3] * is_sure + weights[4] * order.rank_of[card])
        parts = self._trump(card) if suit == order.strain else self._side(card, suit, wins, is_sure)
        return value + sum(parts)

    def _is_top(self, card: Card) -> bool:
        return not self.reading.above[card] & self.reading.unseen

    def _trump(self, card: Card) -> Iterator[int]:
        reading, weights, view = self.reading, self.weights, self.reading.view
        yield SURE * weights[5] + weights[6] * min(3 * SURE, self.out)
        yield SURE * (weights[7] * self.none_out + weights[8] * self.more_trumps + weights[9] * self._is_top(card))
        if self.none_out and reading.held_by(reading.friends, reading.order.trumps):
            yield -self.skill.partner_trumps
        if view.seat == view.declarer and not self.none_out and self.more_trumps:
            yield self.skill.draw

    def _side(self, card: Card, suit: int, wins: int, is_sure: bool) -> Iterator[int]:
        reading, weights, order = self.reading, self.weights, self.reading.order
        held, out = reading.view.hand & order.follow[suit], reading.unseen & order.follow[suit]
        tops = [one for one in cards_of(held) if self._is_top(one)]
        is_top, dead = card in tops, self._is_dead(suit)
        ruffing = held.bit_count() == 1 and bool(reading.view.hand & order.trumps)
        yield SURE * (weights[10] * (suit == self.foe_suit) + weights[11] * (dead and wins * 10 < 9 * SURE))
        yield SURE * (weights[12] * ruffing + weights[13] * held.bit_count() + weights[14] * out.bit_count())
        yield SURE * (weights[15] * (not is_top and bool(tops)) + weights[16] * is_top)
        yield weights[17] * self._ruffs(reading.friends, suit) + weights[18] * self._ruffs(reading.foes, suit)
        yield from self._manners(card, suit, tops, is_sure)

    def _manners(self, card: Card, suit: int, tops: list[Card], is_sure: bool) -> Iterator[int]:
        reading, is_top = self.reading, card in tops
        if suit == self.partner_suit:
            yield self.skill.partner_suit
        if is_top and reading.at_stake > 1 and is_sure:
            yield self.skill.decides
        if self._is_dead(suit) and not is_top:
            yield -self.skill.dead_suit
        if not reading.declares and tops == [card] and reading.unseen & reading.order.follow[suit]:
            yield -self.skill.bare_ace

    def _ruffs(self, seats: list[int], suit: int) -> int:
        if not self.reading.order.has_trump:
            return 0
        return max((self.reading.ruffs(seat, suit) for seat in seats), default=0)

    def _is_dead(self, suit: int) -> bool:
        """Whether partner is known to be out of a suit and has no trump to ruff it with."""
        reading, order = self.reading, self.reading.order
        useful = order.follow[suit] | order.trumps
        return bool(reading.friends) and not reading.held_by(reading.friends, useful)
