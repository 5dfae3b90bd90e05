"""What cards bring when all seats play on by what they see: many worlds played out by the simulator's skilled seats."""

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.auction.played import plays_on
from bidwhist.bots.determinization.sample import Worlds
from bidwhist.bots.skill import steady_skill
from bidwhist.core.actions import Declare
from bidwhist.core.cards import CARDS, Card, deck
from bidwhist.core.view import View
from bidwhist.core.whereabouts import all_tricks, played_by_seat
from bidwhist.simulator import Deals, skilled_ends
from bidwhist.simulator.ends import Histories
from bidwhist.simulator.numbering import FIRST_DISCARD, number_of


def plays_out(view: View) -> bool:
    """Whether the cards of a view can be played out: with the kernel, after an auction, where nobody can renege.

    The view must be of a whole deal, not of an ending laid out by hand.
    """
    rules = view.rules
    is_whole = sum(view.counts) + view.played.bit_count() == rules.players * rules.hand_size
    return plays_on(rules) and is_whole and not rules.lets_reneges_through


def tricks_after(view: View, worlds: Worlds, cards: tuple[Card, ...]) -> NDArray[np.int8]:
    """int8[worlds, cards]: tricks from here on of the side that aims at them, after each card of the seat to play."""
    count = len(worlds)
    held = worlds | np.array(played_by_seat(view), dtype=np.uint64)
    pile = np.uint64(deck(view.rules.jokers)) & ~np.bitwise_or.reduce(held, axis=1)
    # Where the kitty was not seen, it makes no difference which of the declarer's cards were in it.
    kitty = pile if view.kitty is None else np.full(count, view.kitty, dtype=np.uint64)
    dealt = held.copy()
    dealt[:, view.declarer] = (dealt[:, view.declarer] | pile) & ~kitty
    histories = np.repeat(_histories(view, pile), len(cards), axis=0)
    histories[:, -1] = np.tile(np.array(cards, dtype=np.uint8), count)
    deals = Deals(view.dealer, np.repeat(dealt, len(cards), axis=0), np.repeat(kitty, len(cards)), histories)
    side = view.aiming_side
    tricks = skilled_ends(deals, steady_skill(view.rules)).tricks[:, side].reshape(count, len(cards))
    return tricks - np.int8(view.tricks_won[side])


def _histories(view: View, pile: NDArray[np.uint64]) -> Histories:
    """uint8[worlds, k]: what was done in each world, by number, and room for a card at the end."""
    assert view.contract is not None
    calls = [number_of(call) for call in view.calls]
    name = [number_of(Declare(view.contract.strain, view.contract.direction))]
    discards = _discards(pile, view.rules.kitty)
    count = len(pile)
    exchange = [_alike(name, count), discards]
    if view.rules.names_after_discard:
        exchange.reverse()
    plays = [card for trick in all_tricks(view) for card in trick.cards]
    room = np.zeros((count, 1), dtype=np.uint8)
    return np.concatenate((_alike(calls, count), *exchange, _alike(plays, count), room), axis=1)


def _alike(numbers: list[int], count: int) -> Histories:
    """The same row in each world."""
    return np.tile(np.array(numbers, dtype=np.uint8), (count, 1))


def _discards(pile: NDArray[np.uint64], kitty: int) -> Histories:
    """uint8[worlds, kitty]: the discards by number."""
    held = pile[:, None] >> np.arange(CARDS, dtype=np.uint64) & np.uint64(1)
    cards = np.nonzero(held)[1].astype(np.uint8).reshape(len(pile), kitty)
    return cards + np.uint8(FIRST_DISCARD)
