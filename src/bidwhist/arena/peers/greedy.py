"""The simplest player: it bids on its longest suit, and plays its highest card wherever that wins."""

from collections.abc import Callable
from random import Random

from bidwhist.bots.bot import Advice
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import PLAYS, Action, Bid, Call, Declare, Discard, Pass, Suffix
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Card, Hand, Strain, cards_of, mask_of
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View

ENOUGH = 6
"""Cards in the longest suit, jokers among them, that are worth a bid."""
_SUITS = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES)
_HIGH = 0x1F00
"""Ten to ace of a suit."""
_LOW = 0x100F
"""Ace and two to five of a suit."""


class GreedyBot:
    """Has no memory, does not count and does not plan."""

    name = "greedy"

    def choose(self, view: View, random: Random) -> Action:
        """The action by its one rule for the phase."""
        return _CHOOSE[view.phase](view)

    def advise(self, view: View, random: Random) -> Advice:
        """The same action, with plain words."""
        return Advice(self.choose(view, random), "This bot always does the simplest thing.")


def _longest(hand: Hand) -> Strain:
    return max(_SUITS, key=lambda suit: ((hand & SUIT_MASKS[suit]).bit_count(), suit))


def _direction(hand: Hand, suit: Strain) -> Direction:
    bits = (hand & SUIT_MASKS[suit]) >> 13 * suit
    return Direction.UPTOWN if (bits & _HIGH).bit_count() >= (bits & _LOW).bit_count() else Direction.DOWNTOWN


def _call(view: View) -> Call:
    calls = [call for call in view.legal if isinstance(call, Pass | Bid)]
    suit = _longest(view.hand)
    length = (view.hand & (SUIT_MASKS[suit] | JOKERS)).bit_count()
    bids = [call for call in calls if isinstance(call, Bid)]
    passes = [call for call in calls if isinstance(call, Pass)]
    if passes and (length < ENOUGH or not bids):
        return passes[0]
    suffix = Suffix.UPTOWN if _direction(view.hand, suit) is Direction.UPTOWN else Suffix.DOWNTOWN
    return min(bids, key=lambda bid: (bid.number, bid.suffix is not suffix, bid.suffix is Suffix.NO_TRUMP))


def _declare(view: View) -> Declare:
    suit = _longest(view.hand)
    declares = [action for action in view.legal if isinstance(action, Declare)]
    return min(declares, key=lambda one: (one.strain is not suit, one.direction is not _direction(view.hand, suit)))


def _discard(view: View) -> Discard:
    choices = view.legal
    assert isinstance(choices, DiscardChoices)
    strain = view.contract.strain if view.contract else _longest(view.hand)
    direction = view.contract.direction if view.contract else _direction(view.hand, _longest(view.hand))
    jokers = cards_of(view.hand & JOKERS) if strain is Strain.NO_TRUMP else []
    plain = [card for card in upwards(view.hand, strain, direction) if card not in jokers]
    free = [card for card in (*jokers, *plain) if not choices.required >> card & 1]
    return Discard(choices.required | mask_of(free[: choices.size - choices.required.bit_count()]))


def upwards(hand: Hand, strain: Strain, direction: Direction) -> list[Card]:
    """The cards of a hand from the lowest, trumps above all others."""
    downwards = ranks(strain, direction).downwards
    place = {card: (suit == strain, -at) for suit, ranked in enumerate(downwards) for at, card in enumerate(ranked)}
    return sorted(cards_of(hand), key=lambda card: place.get(card, (False, -13)))


def _play(view: View) -> Action:
    order, cards = view.order, [play.card for play in honest_plays(view)]
    assert order is not None
    if view.led == OPEN:
        return PLAYS[max(cards, key=order.rank_of.__getitem__)]
    strength = order.strength[view.led]
    to_beat = max(strength[card] for card in view.table)
    best = max(cards, key=strength.__getitem__)
    if strength[best] > to_beat:
        return PLAYS[best]
    return PLAYS[min(cards, key=lambda card: (bool(order.trumps >> card & 1), order.rank_of[card]))]


_CHOOSE: dict[Phase, Callable[[View], Action]] = {
    AUCTION: _call,
    DECLARE: _declare,
    DISCARD: _discard,
    PLAY: _play,
}
