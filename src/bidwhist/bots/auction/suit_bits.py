"""The suits of many hands at once, as arrays with the best card on top in every direction."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.cards import Strain
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import RANKING

DIRECTIONS: tuple[Direction, ...] = tuple(Direction)
"""The directions in the order of their numbers in arrays."""
NO_TRUMP = int(Strain.NO_TRUMP)

Masks = NDArray[np.uint64]
"""Hands as masks."""
SuitBits = NDArray[np.uint16]
"""Suits of hands as bits: bit 12 is the best card, bit 0 the lowest."""


@cache
def _turned() -> NDArray[np.uint16]:
    """uint16[3, 8192]: each suit turned, by direction, so that the best card is on top."""
    bits = np.arange(8192, dtype=np.uint16)
    turned = np.zeros((len(DIRECTIONS), 8192), dtype=np.uint16)
    for place, direction in enumerate(DIRECTIONS):
        for rank, strength in enumerate(RANKING[direction]):
            turned[place] |= (bits >> rank & 1) << strength
    return turned


@cache
def counts() -> NDArray[np.int8]:
    """int8[8192]: the number of cards in a suit."""
    return np.bitwise_count(np.arange(8192, dtype=np.uint16)).astype(np.int8)


def suits_of(hands: Masks, direction: NDArray[np.int8]) -> SuitBits:
    """uint16[…, 4]: the suits of hands, a direction by hand."""
    shifts = np.arange(4, dtype=np.uint64) * np.uint64(13)
    bits = (hands[..., None] >> shifts & np.uint64(0x1FFF)).astype(np.intp)
    turned: SuitBits = _turned()[direction[..., None].astype(np.intp), bits]
    return turned


def trumps_first(suits: SuitBits, strain: NDArray[np.int8]) -> SuitBits:
    """uint16[…, 4]: the suits with trumps first and the others behind them. In no-trump they stay as they are."""
    orders = np.array([[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2], [0, 1, 2, 3]], dtype=np.intp)
    found: SuitBits = np.take_along_axis(suits, orders[strain], axis=-1)
    return found


def jokers_in(hands: Masks, jokers: int) -> NDArray[np.uint16]:
    """uint16[…]: the jokers of hands as two bits. In a pack with one joker it is the lower bit."""
    held = (hands >> np.uint64(52)).astype(np.uint16)
    return held >> np.uint16(1) if jokers == 1 else held
