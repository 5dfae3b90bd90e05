"""Pairings of small fields that keep later rounds free of rematches, by a search of every schedule."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

SLOTS = 10
"""Most pairs in a field that is searched, counting the bye."""

Pairing: TypeAlias = tuple[tuple[int, int], ...]
Fresh: TypeAlias = tuple[int, ...]
"""By slot: the mask of slots that it may meet without a rematch."""


def pairings_that_go_on(fresh: Fresh, bye: int | None, cost: Callable[[Pairing], int], rounds: int) -> Pairing | None:
    """The cheapest pairing without a rematch that leaves the most later rounds without one too.

    ``bye`` is the slot whose partner has the bye; an entrant does not get a second bye while others have had none. None
    if this round has no pairing without a rematch.
    """
    everybody = (1 << len(fresh)) - 1
    choices = sorted(pairings(fresh, everybody), key=cost)
    goes_on = _search(bye)
    for ahead in range(rounds, 0, -1):
        for choice in choices:
            if goes_on(without(fresh, choice), ahead):
                return choice
    return choices[0] if choices else None


def pairings(fresh: Fresh, left: int) -> Iterator[Pairing]:
    """Every way to pair the slots of a mask without a rematch."""
    if not left:
        yield ()
        return
    first = (left & -left).bit_length() - 1
    rest = left & ~(1 << first)
    free = fresh[first] & rest
    while free:
        other = (free & -free).bit_length() - 1
        free &= free - 1
        for others in pairings(fresh, rest & ~(1 << other)):
            yield ((first, other), *others)


def without(fresh: Fresh, choice: Sequence[tuple[int, int]]) -> Fresh:
    """The remaining possible opponents after a pairing, as masks."""
    after = list(fresh)
    for one, other in choice:
        after[one] &= ~(1 << other)
        after[other] &= ~(1 << one)
    return tuple(after)


def with_byes(fresh: Fresh, bye: int | None) -> Fresh:
    """The same, with a bye possible again for everybody once all have had one."""
    if bye is None or fresh[bye]:
        return fresh
    again = [free | 1 << bye for free in fresh]
    again[bye] = (1 << len(fresh)) - 1 & ~(1 << bye)
    return tuple(again)


def _search(bye: int | None) -> Callable[[Fresh, int], bool]:
    @cache
    def goes_on(fresh: Fresh, rounds: int) -> bool:
        if not rounds:
            return True
        fresh = with_byes(fresh, bye)
        fewest = min(free.bit_count() for free in fresh)
        # Dirac's theorem: if each may meet half of the others, a pairing exists; each round removes one opponent.
        if fewest >= len(fresh) // 2 + rounds - 1:
            return True
        everybody = (1 << len(fresh)) - 1
        return any(goes_on(without(fresh, choice), rounds - 1) for choice in pairings(fresh, everybody))

    return goes_on
