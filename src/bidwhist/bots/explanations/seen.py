"""What a seat can prove of the play, from its view and the order of cards, apart from any bot's reading of it.

Every unseen card may be with every other seat, unless that seat has failed to follow the suit. It is assumed that
nobody reneges, apart from seats that were caught.
"""

from bidwhist.core.cards import JOKERS, Card, Hand, cards_of, deck
from bidwhist.core.deal import NOBODY, Trick
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.core.whereabouts import denials


class Seen:
    """One seat's proofs about the trick on the table; cards are masks."""

    def __init__(self, view: View) -> None:
        assert view.order is not None
        assert view.contract is not None
        self.view, self.order, self.contract = view, view.order, view.contract
        self.unseen: Hand = deck(view.rules.jokers) & ~(view.hand | view.played | (view.discards or 0))
        side_of = view.rules.side_of
        declaring = [side_of[seat] == view.aiming_side for seat in range(view.players)]
        self.declares = declaring[view.seat]
        self.friends = [seat for seat in self.others if declaring[seat] is self.declares]
        self.foes = [seat for seat in self.others if declaring[seat] is not self.declares]
        self.later = [(view.seat + step) % view.players for step in range(1, view.players - len(view.table))]
        self.may_hold = [self._may_hold(seat) for seat in range(view.players)]

    @property
    def others(self) -> list[int]:
        """Every seat but this one."""
        return [seat for seat in range(self.view.players) if seat != self.view.seat]

    def _may_hold(self, seat: int) -> Hand:
        view = self.view
        if seat == view.seat:
            return 0
        held = self.unseen
        if view.kitty is not None and seat != view.declarer:
            held &= ~view.kitty
        caught = {(call.trick, call.seat) for call in view.renege_calls}
        for number, trick in enumerate((*view.tricks, Trick(view.leader, view.table, NOBODY))):
            for who, denied in denials(self.order, trick, view.players):
                if who == seat and (number, seat) not in caught:
                    held &= ~denied
        return held

    def held_by(self, seats: list[int], cards: Hand) -> Hand:
        """Those of some cards that at least one of the seats may hold."""
        held = 0
        for seat in seats:
            held |= self.may_hold[seat]
        return held & cards

    def can_play(self, seat: int, led: int) -> Hand:
        """What a seat may hold and play to a trick of a suit: any card, unless the seat is known to hold that suit."""
        held = self.may_hold[seat]
        is_known = held.bit_count() <= self.view.counts[seat]
        following = held & self.order.follow[led]
        return following | held & self.order.exempt if is_known and following else held

    def trick_with(self, *more: Card) -> tuple[int, int, Card]:
        """(suit led, seat, card) of what wins the trick on the table once some more cards lie on it."""
        view, led, best = self.view, OPEN, (NOBODY, -1)
        for place, card in enumerate((*view.table, *more)):
            seat = (view.leader + place) % view.players
            opens = led == OPEN and self.order.suit_of[card] != OPEN
            led = self.order.suit_of[card] if opens else led
            if best[1] < 0 or opens or self._beats(led, card, best[1]):
                best = seat, card
        return led, *best

    def _beats(self, led: int, card: Card, other: Card) -> bool:
        return self.order.strength[led][card] > self.order.strength[led][other]

    def beaters(self, seats: list[int], led: int, best: Card) -> Hand:
        """The cards with which some seats may yet beat another card."""
        found = 0
        for seat in seats:
            held = self.can_play(seat, led)
            if led == OPEN:
                found |= held & ~JOKERS
            else:
                found |= sum(1 << card for card in cards_of(held) if self._beats(led, card, best))
        return found

    def is_sure(self, card: Card) -> bool:
        """Whether this seat's side wins the trick for certain if the seat plays a card."""
        led, seat, best = self.trick_with(card)
        ours = seat == self.view.seat or seat in self.friends
        return ours and not self.beaters([one for one in self.later if one in self.foes], led, best)

    def takes(self, card: Card) -> bool:
        """Whether a card beats all that lie on the table."""
        return self.trick_with(card)[1] == self.view.seat

    @property
    def worth(self) -> int:
        """Tricks that go with the one on the table."""
        return self.view.rules.trick_worth(len(self.view.tricks))

    @property
    def left(self) -> int:
        """Tricks that can still be won, the one on the table among them."""
        return self.view.hand.bit_count() - 1 + self.worth

    @property
    def needs(self) -> int:
        """Tricks that the declaring side still needs."""
        view = self.view
        return view.needed - view.tricks_won[view.aiming_side]

    def better_in(self, cards: Hand, card: Card) -> Hand:
        """Those of some cards that are of a card's suit and better."""
        suit, rank = self.order.suit_of[card], self.order.rank_of[card]
        return sum(
            1 << one for one in cards_of(cards) if self.order.suit_of[one] == suit and self.order.rank_of[one] > rank
        )

    def honest(self) -> Hand:
        """The cards in hand that can be played without a renege."""
        return self.order.lawful(self.view.hand, self.trick_led, not self.view.table)

    @property
    def trick_led(self) -> int:
        """The suit led in the trick on the table, ``OPEN`` while there is none."""
        suits = (self.order.suit_of[card] for card in self.view.table)
        return next((suit for suit in suits if suit != OPEN), OPEN)
