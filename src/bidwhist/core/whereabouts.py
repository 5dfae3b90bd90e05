"""Where each hidden card may be, from everything a seat has seen. The core answers each question about the rules."""

from collections.abc import Iterator

from msgspec import Struct

from bidwhist.core.actions import says_no_trump
from bidwhist.core.cards import ALL_CARDS, BIT, JOKERS, Card, Hand, cards_of, deck
from bidwhist.core.deal import AUCTION, DECLARE, DONE, NOBODY, PLAY, Trick
from bidwhist.core.rules.order import OPEN, Order
from bidwhist.core.view import View


class Whereabouts(Struct, frozen=True):
    """The places of hidden cards: every seat, then the pile that is in no hand (the kitty, later the discards)."""

    room: tuple[int, ...]
    """By place: how many hidden cards are there; zero at the seat that looks."""
    may_lie: dict[Card, int]
    """By hidden card: the mask of places where it may be."""

    @property
    def pile(self) -> int:
        """The place after the seats."""
        return len(self.room) - 1


def whereabouts(view: View, *, trusting: bool = False) -> Whereabouts:
    """Where the cards may be that a seat does not see.

    :param trusting: assume that nobody reneges; otherwise, where the table allows reneges, failing to follow proves
        nothing (rules C19, X15).
    """
    taken = kitty_is_taken(view)
    # A kitty that all have seen goes to the declarer, who keeps or discards each of its cards.
    is_sported = view.kitty is not None and taken and view.seat != view.declarer
    known = view.hand | view.dealt | view.played | (view.discards or 0) | (0 if is_sported else view.kitty or 0)
    hidden = deck(view.rules.jokers) & ~known
    room = [0 if seat == view.seat else view.counts[seat] for seat in range(view.players)]
    pile = hidden.bit_count() - sum(room)
    may_hold = [
        0 if not free else hidden & ~(view.kitty or 0) if is_sported and seat != view.declarer else hidden
        for seat, free in enumerate(room)
    ]
    _strike_voids(may_hold, view, trusting)
    _strike_by_exchange(may_hold, view)
    _strike_turned(may_hold, view)
    places = (*may_hold, hidden if pile else 0)
    return Whereabouts(
        room=(*room, pile),
        may_lie={
            card: sum(1 << place for place, held in enumerate(places) if held >> card & 1) for card in cards_of(hidden)
        },
    )


def kitty_is_taken(view: View) -> bool:
    """Whether the declarer has had the kitty in hand."""
    waits = view.phase is DECLARE and view.rules.names_before_kitty
    return view.phase is not AUCTION and view.declarer != NOBODY and not waits


def is_exchanged(view: View) -> bool:
    """Whether the declarer has discarded."""
    return view.phase in (PLAY, DONE) or (view.phase is DECLARE and view.rules.names_after_discard)


def all_tricks(view: View) -> tuple[Trick, ...]:
    """Every trick begun, the one on the table last and without a winner."""
    return (*view.tricks, Trick(view.leader, view.table, NOBODY))


def played_by_seat(view: View) -> tuple[Hand, ...]:
    """By seat: the cards it has played."""
    hands = [0] * view.players
    for trick in all_tricks(view):
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % view.players] |= 1 << card
    return tuple(hands)


def _strike_voids(may_hold: list[Hand], view: View, trusting: bool) -> None:
    order = view.order
    if order is None:
        return
    found = {(call.seat, call.trick) for call in view.renege_calls}
    cleared = _cleared(view)
    proves = trusting or not order.always & ~order.exempt
    for number, trick in enumerate(all_tricks(view)):
        for seat, denied in denials(order, trick, view.players):
            if (proves or (seat, number) in cleared) and (seat, number) not in found:
                may_hold[seat] &= ~denied


def denials(order: Order, trick: Trick, players: int) -> Iterator[tuple[int, Hand]]:
    """(seat, cards) for each card of a trick that shows what its player has not.

    A card that neither followed nor was free to be played shows that the seat has none of the suit led, and no joker
    that would have had to be played. A joker led where that is forbidden shows that the seat has no other card (rules
    C16, P7, X20).
    """
    led = OPEN
    for place, card in enumerate(trick.cards):
        seat = (trick.leader + place) % players
        if led == OPEN:
            led = order.suit_of[card]
            if place == 0 and order.unled >> card & 1:
                yield seat, ALL_CARDS & ~order.unled
        elif not (order.follow[led] | order.exempt) >> card & 1:
            yield seat, order.follow[led] | (0 if order.forced >> card & 1 else order.forced)


def _cleared(view: View) -> set[tuple[int, int]]:
    """(seat, trick) known not to be reneges: from a wrong call, or from a table that finds each at once."""
    if view.rules.reneges_are_found:
        return {(seat, number) for number in range(len(view.tricks)) for seat in range(view.players)}
    side_of = view.rules.side_of
    return {
        (seat, call.trick)
        for call in view.renege_calls
        if call.seat is None
        for seat in range(view.players)
        if side_of[seat] != side_of[call.called_by]
    }


def _strike_turned(may_hold: list[Hand], view: View) -> None:
    """A card turned up is in the dealer's hand until it is played (rule R2)."""
    if view.turned is None:
        return
    for seat in range(view.players):
        if seat != view.dealer:
            may_hold[seat] &= ~BIT[view.turned]


def _strike_by_exchange(may_hold: list[Hand], view: View) -> None:
    """In no-trump a declarer who must discard jokers keeps none (rule A5)."""
    must = view.rules.declarer_discards_jokers
    if not must or not is_exchanged(view):
        return
    if says_no_trump(view.bid, view.contract):
        may_hold[view.declarer] &= ~JOKERS
