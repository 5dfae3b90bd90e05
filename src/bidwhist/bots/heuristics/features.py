"""The features of a hand for a bidder: a few numbers for each strain and direction, looked up suit by suit."""

from functools import cache

from bidwhist.core.cards import SUIT_MASKS, Hand, Strain
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import RANKING
from bidwhist.tools.exact import total


def features(hand: Hand, strain: Strain, direction: Direction, jokers: int) -> tuple[float, ...]:
    """The numbers of a hand for a strain and direction, in a pack of so many jokers.

    For a suit: length, length beyond five, the first, second, third and next three trumps. Of the other suits: aces,
    guarded kings, twice guarded queens, voids, single cards, length behind an honour.

    For no-trump: the same three honours, ace and king together, length behind them, suits without a stopper. Jokers
    count for nothing in no-trump.
    """
    suits = tuple((hand & SUIT_MASKS[suit]) >> 13 * suit for suit in range(4))
    if strain is Strain.NO_TRUMP:
        return tuple(map(total, zip(*(_open_suit(bits, direction) for bits in suits), strict=True)))
    sides = map(
        total, zip(*(_side_suit(bits, direction) for suit, bits in enumerate(suits) if suit != strain), strict=True)
    )
    return (*_trump_suit(suits[strain], hand >> 52, direction, jokers), *sides)


def unstopped(hand: Hand, direction: Direction) -> int:
    """In how many suits a hand has no stopper."""
    return int(features(hand, Strain.NO_TRUMP, direction, 0)[-1])


def _ranked(bits: int, direction: Direction) -> int:
    # Bit 12 is the best card in every direction.
    return sum(1 << strength for rank, strength in enumerate(RANKING[direction]) if bits >> rank & 1)


@cache
def _trump_suit(bits: int, held: int, direction: Direction, jokers: int) -> tuple[float, ...]:
    cards = held << 13 | _ranked(bits, direction)
    if jokers < 2:
        cards = (held >> 1) << 13 | _ranked(bits, direction)
    top = 13 + jokers - 1
    length = cards.bit_count()
    return (
        float(length),
        float(max(0, length - 5)),
        float(cards >> top & 1),
        float(cards >> top - 1 & 1),
        float(cards >> top - 2 & 1),
        float((cards >> top - 5 & 7).bit_count()),
    )


@cache
def _side_suit(bits: int, direction: Direction) -> tuple[float, ...]:
    cards = _ranked(bits, direction)
    length = cards.bit_count()
    return (
        float(cards >> 12 & 1),
        float(cards >> 11 & 1 and length > 1),
        float(cards >> 10 & 1 and length > 2),
        float(length == 0),
        float(length == 1),
        float(max(0, length - 4) if cards >> 11 else 0),
    )


@cache
def _open_suit(bits: int, direction: Direction) -> tuple[float, ...]:
    cards = _ranked(bits, direction)
    length = cards.bit_count()
    ace, king, queen = cards >> 12 & 1, cards >> 11 & 1, cards >> 10 & 1
    stopped = ace or (king and length > 1) or (queen and length > 2)
    return (
        float(ace),
        float(king and length > 1),
        float(queen and length > 2),
        float(ace and king),
        float(max(0, length - 4) if ace or king else 0),
        float(not stopped),
    )
