"""Worlds weighed by what calls have promised: a world in which a convention was broken has a small weight."""

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.conventions import ConventionCard, Heard, heard
from bidwhist.bots.determinization.sample import Floats, Worlds
from bidwhist.core.view import View
from bidwhist.core.whereabouts import kitty_is_taken, played_by_seat

BROKEN = 0.02
"""The weight of a world in which a promise was not kept. It is not zero, because people and weaker bots
make mistakes."""


def promise_weights(
    view: View, worlds: Worlds, ours: ConventionCard | None, theirs: ConventionCard | None = None
) -> Floats:
    """float64[worlds]: how well each agrees with what the others' calls have promised; 1 where nothing was broken.

    :param worlds: uint64[worlds, seats], the hands now held, as ``sample_worlds`` gives them.
    :param ours: the conventions of the side of the view's seat; ``theirs`` those of the other.
    """
    weights: Floats = np.ones(len(worlds))
    shown = played_by_seat(view)
    for one in heard(view, ours, theirs):
        if _can_be_checked(view, one):
            weights[~_kept(one, worlds[:, one.seat] | np.uint64(shown[one.seat]))] *= BROKEN
    return weights


def _can_be_checked(view: View, one: Heard) -> bool:
    """Whether the hand still shows what was dealt. A declarer's does so only for trumps, which nobody discards."""
    if one.seat != view.declarer or not kitty_is_taken(view):
        return True
    return view.order is not None and not one.promise.more & ~view.order.trumps


def _kept(one: Heard, hands: NDArray[np.uint64]) -> NDArray[np.bool_]:
    promise = one.promise
    count = _bits(hands & np.uint64(promise.more)) - _bits(hands & np.uint64(promise.less))
    return (promise.least <= count) & (count <= promise.most)


def _bits(hands: NDArray[np.uint64]) -> NDArray[np.int64]:
    """int64[…]: how many cards are in each mask. NumPy below version 2 has no function for it."""
    octets = np.ascontiguousarray(hands).view(np.uint8).reshape(*hands.shape, 8)
    counts: NDArray[np.int64] = np.unpackbits(octets, axis=-1).sum(axis=-1, dtype=np.int64)
    return counts
