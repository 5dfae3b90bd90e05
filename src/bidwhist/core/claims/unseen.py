"""Where the hidden cards may be while a claim is judged: a mask for each place, reduced as cards fall."""

from collections.abc import Sequence
from typing import TypeAlias

from bidwhist.core.cards import BIT, Card, Hand, cards_of
from bidwhist.core.view import View
from bidwhist.core.whereabouts import whereabouts

Held: TypeAlias = tuple[Hand, ...]
"""By place: the hidden cards that may be there. Places are the seats (the claimer's is empty), then the pile."""


def unseen(view: View) -> tuple[Held, tuple[int, ...]]:
    """Where the hidden cards may be, from all that a seat has seen, and how many are in each place."""
    places = whereabouts(view)
    held = [0] * len(places.room)
    for card, mask in places.may_lie.items():
        for place in cards_of(mask):
            held[place] |= BIT[card]
    kept = possible(held, places.room)
    assert kept is not None, "the cards as they lie are one of the layouts"
    return kept, places.room


def possible(held: Sequence[Hand], room: Sequence[int]) -> Held | None:
    """The masks without cards that are impossible in their place; None if no layout exists.

    A layout fills every place with as many of its cards as it has room for, and places every hidden card. It exists if
    any set of places together may hold at least as many cards as it has room for (Hall's theorem). Where a set may hold
    exactly as many, all of them are there, and in no other place.
    """
    hidden = 0
    for mask in held:
        hidden |= mask
    if hidden.bit_count() != sum(room):
        return None
    kept = [mask if left else 0 for mask, left in zip(held, room, strict=True)]
    limited = [place for place, left in enumerate(room) if left and kept[place] != hidden]
    # When a place is full, its cards are removed from the others.
    while full := [place for place in limited if kept[place].bit_count() <= room[place]]:
        place = full[0]
        if kept[place].bit_count() < room[place]:
            return None
        _strike(kept, BIT[place], kept[place])
        limited.remove(place)
    return _without_shared(kept, room, limited)


def _without_shared(kept: list[Hand], room: Sequence[int], limited: Sequence[int]) -> Held | None:
    unions, free = [(0, 0, 0)], [*kept]
    for place in limited:
        for places, union, needed in unions[:]:
            together = (places | BIT[place], union | free[place], needed + room[place])
            slack = together[1].bit_count() - together[2]
            if slack < 0:
                return None
            unions.append(together)
            if slack == 0:
                _strike(kept, *together[:2])
    return tuple(kept)


def _strike(kept: list[Hand], places: int, cards: Hand) -> None:
    for place in range(len(kept)):
        if not places & BIT[place]:
            kept[place] &= ~cards


def without(held: Held, card: Card) -> list[Hand]:
    """The masks after a card has fallen."""
    return [mask & ~BIT[card] for mask in held]
