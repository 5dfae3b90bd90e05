"""Worlds for the auction: the cards that a seat has not seen, dealt out at random."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from bidwhist.bots.auction.suit_bits import Masks
from bidwhist.core.cards import Hand, cards_of


def deal_out(cards: Hand, sizes: Sequence[int], count: int, random: np.random.Generator) -> Masks:
    """Deals some cards into hands of given sizes, many times. Cards left over belong to no hand.

    :returns: uint64[count, len(sizes)].
    """
    bits = np.uint64(1) << np.array(cards_of(cards), dtype=np.uint64)
    order = random.random((count, len(bits))).argsort(axis=1, kind="stable")
    dealt, places = bits[order], np.cumsum([0, *sizes])
    hands = [np.bitwise_or.reduce(dealt[:, low:high], axis=1) for low, high in pairwise(places)]
    return np.stack(hands, axis=1)
