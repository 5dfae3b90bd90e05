"""Draws before a match: who deals first, and who sits with whom, card by card for the players to see."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from bidwhist.core.cards import Card, Suit
from bidwhist.core.rules.options import FirstDealer, Partners
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import Stream, pack


class Draw(Struct, frozen=True, gc=False):
    """Cards that players drew or were dealt face up, in order, and the resulting seat or seats."""

    cards: tuple[tuple[int, Card], ...]
    """(player or seat, card), in the order drawn. Empty where the choice was random."""
    result: tuple[int, ...]
    """The dealer's seat alone; or, for partners, which player takes each seat."""


def draw_first_dealer(rules: Ruleset, seed: bytes) -> Draw:
    """The draw of the first dealer (rules C2, P1, W1, X14, X22)."""
    return _FIRST_DEALER[rules.first_dealer](rules, Stream(seed, "first dealer", 0))


def draw_partners(rules: Ruleset, seed: bytes) -> Draw:
    """Which player sits at each seat: as they came, or by cards, two highest against two lowest (rules A1, X14)."""
    if rules.partners is not Partners.DRAWN:
        return Draw((), tuple(range(rules.players)))
    cards = _one_each(rules, Stream(seed, "partners", 0))
    first, second, third, last = sorted(range(4), key=lambda player: _height(cards[player]), reverse=True)
    return Draw(tuple(enumerate(cards)), (first, third, second, last))


def _one_each(rules: Ruleset, stream: Stream) -> list[Card]:
    # X14: jokers are taken out for a cut or draw.
    return stream.shuffled(pack(0))[: rules.players]


def _height(card: Card) -> tuple[int, int]:
    # X14: cards of equal rank are compared by suit, spades over hearts over diamonds over clubs.
    return card % 13, card // 13


def _at_random(rules: Ruleset, stream: Stream) -> Draw:
    return Draw((), (stream.below(rules.players),))


def _low_card(rules: Ruleset, stream: Stream) -> Draw:
    cards = _one_each(rules, stream)
    return Draw(tuple(enumerate(cards)), (min(range(rules.players), key=lambda seat: _height(cards[seat])),))


def _first_of(suit: Suit, rules: Ruleset, stream: Stream) -> Draw:
    cards = stream.shuffled(pack(0))
    stop = next(place for place, card in enumerate(cards) if card // 13 == suit)
    fallen = tuple((place % rules.players, card) for place, card in enumerate(cards[: stop + 1]))
    return Draw(fallen, (fallen[-1][0],))


_FIRST_DEALER: dict[FirstDealer, Callable[[Ruleset, Stream], Draw]] = {
    FirstDealer.RANDOM: _at_random,
    FirstDealer.LOW_CARD: _low_card,
    FirstDealer.FIRST_DIAMOND: partial(_first_of, Suit.DIAMONDS),
    FirstDealer.FIRST_CLUB: partial(_first_of, Suit.CLUBS),
}
