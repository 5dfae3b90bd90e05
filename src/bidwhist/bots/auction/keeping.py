"""A quick rule for what many declarers at once keep of their hands, for imagined worlds only."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.auction.evaluator import Numbers
from bidwhist.bots.auction.suit_bits import DIRECTIONS, NO_TRUMP, Masks
from bidwhist.core.cards import CARDS, LITTLE_JOKER
from bidwhist.core.rules.order import RANKING

TRUMP = 1000.0
HONOURS = np.array([60.0, 40.0, 22.0, 12.0])
"""What each of the best four cards of a suit is worth if kept."""
BARE = np.array([60.0, 15.0, 9.0, 8.0])
"""The same where too few cards guard them."""
LENGTH_KEPT = 1.5
"""What each other card of the suit adds to a card's worth, so that short suits are discarded first."""
LONG_IN_NO_TRUMP = 4.0
_BITS = np.arange(CARDS, dtype=np.uint64)


@cache
def _strengths() -> NDArray[np.int64]:
    """int64[3, 54]: the strength 0–12 of each card by direction, jokers 0."""
    found = np.zeros((len(DIRECTIONS), CARDS), dtype=np.int64)
    for place, direction in enumerate(DIRECTIONS):
        found[place, :LITTLE_JOKER] = np.tile(RANKING[direction], 4)
    return found


def keep(hands: Masks, size: int, strain: Numbers, direction: Numbers) -> Masks:
    """The cards kept: every trump there is room for, honours with their guards, then long suits; no jokers in no-trump.

    :param hands: uint64[n], with the kitty.
    :param strain: int8[n].
    :param direction: int8[n], as places in ``Direction``.
    :returns: uint64[n], of ``size`` cards each.
    """
    held = (hands[:, None] >> _BITS & np.uint64(1)).astype(bool)
    worth = _worth(held, strain, direction)
    worth[~held] = -np.inf
    # All worths are multiples of one half: this much keeps their order and makes no two equal.
    worth -= _BITS / 128
    best = np.argpartition(-worth, size - 1, axis=1)[:, :size]
    kept: Masks = np.bitwise_or.reduce(np.uint64(1) << best.astype(np.uint64), axis=1)
    return kept


def _worth(held: NDArray[np.bool_], strain: Numbers, direction: Numbers) -> NDArray[np.float64]:
    strength = _strengths()[direction]
    length = np.zeros_like(strength)
    lengths = held[:, :LITTLE_JOKER].reshape(-1, 4, 13).sum(axis=2, dtype=np.int64)
    length[:, :LITTLE_JOKER] = np.repeat(lengths, 13, axis=1)
    place = 12 - strength
    honour = np.where(length > place, HONOURS[np.minimum(place, 3)], BARE[np.minimum(place, 3)])
    open_suits = strain == NO_TRUMP
    worth = (
        np.where(place < 4, honour, strength) + np.where(open_suits[:, None], LONG_IN_NO_TRUMP, LENGTH_KEPT) * length
    )
    for suit in range(4):
        trump = strain == suit
        worth[np.ix_(trump, range(13 * suit, 13 * suit + 13))] = TRUMP + strength[trump, 13 * suit : 13 * suit + 13]
    worth[:, LITTLE_JOKER:] = np.where(open_suits, -TRUMP, 2 * TRUMP)[:, None]
    return worth.astype(np.float64)
