"""What a seat works out from its View while cards are played: who may hold what, and how likely it is."""

from msgspec import Struct

from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.core.cards import Card, Hand, deck
from bidwhist.core.rules.order import Order
from bidwhist.core.view import View
from bidwhist.core.whereabouts import all_tricks, denials
from bidwhist.tools.exact import power, total


class Forgotten(Struct, frozen=True):
    """What a seat has seen and no longer remembers. Empty for a perfect memory."""

    cards: Hand = 0
    """Cards that have been played."""
    voids: frozenset[tuple[int, int]] = frozenset()
    """(trick, seat) where it did not follow suit."""


PERFECT = Forgotten()


class Reading(Struct, frozen=True):
    """What one seat knows of the play. Cards are masks, chances 0 to 1."""

    view: View
    order: Order
    unseen: Hand
    """Cards that others hold, or that lie among the discards."""
    may_hold: tuple[Hand, ...]
    """By seat: the cards it may hold, by the suits it has failed to follow."""
    share: tuple[float, ...]
    """By seat: the chance that it holds a given one of those cards."""
    friends: tuple[int, ...]
    """The partner's seat. In cutthroat every other defender, since only the declarer's tricks score."""
    foes: tuple[int, ...]
    """The seats that play against this one."""
    later: tuple[int, ...]
    """The seats that play to this trick after this one."""
    above: tuple[Hand, ...]
    """By card: the cards of its suit that are stronger."""

    @property
    def side_needs(self) -> int:
        """Tricks that the declaring side still needs for its contract; none or fewer when it is made."""
        view = self.view
        return view.needed - view.tricks_won[view.aiming_side]

    @property
    def sets_now(self) -> bool:
        """Whether the declaring side can no longer make its contract if it loses this trick."""
        return not self.declares and self.side_needs == self.view.hand.bit_count()

    @property
    def declares(self) -> bool:
        """Whether this seat is on the declaring side."""
        return self.view.side == self.view.aiming_side

    @property
    def winning(self) -> tuple[int, Card] | None:
        """The seat that has the trick so far, and its card."""
        view = self.view
        if not view.table:
            return None
        strength = self.order.strength[view.led]
        card = max(view.table, key=strength.__getitem__)
        return (view.leader + view.table.index(card)) % view.players, card

    def held_by(self, seats: tuple[int, ...], cards: Hand) -> Hand:
        """Those of some cards that at least one of the seats may hold."""
        held = 0
        for seat in seats:
            held |= self.may_hold[seat]
        return held & cards

    def expected(self, seats: tuple[int, ...], cards: Hand) -> float:
        """How many of some cards the seats hold together, on average."""
        return total((self.may_hold[seat] & cards).bit_count() * self.share[seat] for seat in seats)

    def has(self, seat: int, cards: Hand) -> float:
        """The chance that a seat holds at least one of some cards."""
        return 1.0 - power(1.0 - self.share[seat], (self.may_hold[seat] & cards).bit_count())

    def is_void(self, seat: int, suit: int) -> float:
        """The chance that a seat holds no card of a suit."""
        return 1.0 - self.has(seat, self.order.follow[suit])

    def beats(self, seat: int, card: Card, led: int) -> float:
        """The chance that a seat can beat a card in a trick of the suit led."""
        order = self.order
        suit = order.suit_of[card]
        if suit == led:
            higher = self.has(seat, self.above[card])
            if not order.has_trump or led == order.strain:
                return higher
            return higher + (1.0 - higher) * self.is_void(seat, led) * self.has(seat, order.trumps)
        if suit == order.strain and order.has_trump:
            return self.is_void(seat, led) * self.has(seat, self.above[card])
        return self.has(seat, order.follow[led])


def read(view: View, forgotten: Forgotten = PERFECT) -> Reading:
    """What the play has shown a seat so far, without what it has forgotten. The deal must be in play."""
    order = view.order
    assert order is not None
    own = view.discards if view.discards is not None else 0
    unseen = deck(view.rules.jokers) & ~(view.hand | view.played & ~forgotten.cards | own)
    seats = range(view.players)
    side_of = view.rules.side_of
    declaring = view.aiming_side
    mine = view.side == declaring
    may_hold = tuple(_may_hold(view, order, unseen, forgotten))
    return Reading(
        view=view,
        order=order,
        unseen=unseen,
        may_hold=may_hold,
        share=tuple(
            min(1.0, view.counts[seat] / max(1, may_hold[seat].bit_count())) if seat != view.seat else 0.0
            for seat in seats
        ),
        friends=tuple(seat for seat in seats if seat != view.seat and (side_of[seat] == declaring) is mine),
        foes=tuple(seat for seat in seats if (side_of[seat] == declaring) is not mine),
        later=tuple((view.seat + step) % view.players for step in range(1, view.players - len(view.table))),
        above=ranks(order.strain, order.direction).above,
    )


def _may_hold(view: View, order: Order, unseen: Hand, forgotten: Forgotten) -> list[Hand]:
    cards = [0 if seat == view.seat else unseen for seat in range(view.players)]
    for number, trick in enumerate(all_tricks(view)):
        for seat, denied in denials(order, trick, view.players):
            if (number, seat) not in forgotten.voids:
                cards[seat] &= ~denied
    if view.kitty is not None:
        # A kitty that all have seen is in the declarer's hand, or among the discards.
        cards = [held if seat == view.declarer else held & ~view.kitty for seat, held in enumerate(cards)]
    return cards
