"""Other hidden cards for a state, drawn evenly from all that agree with everything a seat has seen.

A *world* is where every hidden card is: in whose hand, among the discards, in the kitty as it was dealt. Every world
that fits is equally likely. It respects void suits under the joker and renege rules, a kitty that was shown, jokers
that had to be discarded, and renege calls with their results.

A world is made from the seat's view alone. Before it is returned it is replayed action by action and compared with what
the seat has seen, so it can neither leak nor contradict.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb
from random import Random

import numpy as np
from msgspec import Struct

from bidwhist.core.cards import Card, Hand, cards_of, mask_of
from bidwhist.core.deal import DISCARD
from bidwhist.core.view import view
from bidwhist.core.whereabouts import played_by_seat, whereabouts
from bidwhist.errors import IllegalAction
from bidwhist.simulator import State, plain_state, restored_state
from bidwhist.simulator.numbering import FIRST_DISCARD, PASS_NUMBER
from bidwhist.simulator.observation import OBSERVATION_SIZE


class World(Struct, frozen=True):
    """Where every card was."""

    dealt: tuple[Hand, ...]
    kitty: Hand
    put_aside: tuple[Card, ...]
    """The discards so far, in some order."""


def resample(state: State, seat: int, random: Random) -> State:
    """A state that a seat cannot tell from the one it is in. A state that is over is returned as it is."""
    if state.is_over:
        return state.clone()
    seen = _Seen(state, seat)
    while True:
        found = seen.state_in(seen.world(random))
        if found is not None:
            return found


class _Seen:
    """What a seat has seen, worked out once for many worlds."""

    def __init__(self, state: State, seat: int) -> None:
        same = plain_state(state)
        self.state, self.seat = state, seat
        self.view = view(same.deal, seat)
        self.asked = same.asked
        self.own_aside = tuple(number - FIRST_DISCARD for number in state.history if _is_discard(number))
        self.taken = same.deal.kitty_is_taken
        self.is_declarer = self.view.declarer == seat and self.taken
        self.played_by = played_by_seat(self.view)
        self.picture = _picture(state, seat)
        places = whereabouts(self.view)
        self.places = _Places(places.room, places.may_lie)

    def world(self, random: Random) -> World:
        """Hidden cards placed at random where they may be."""
        held = self.places.fill(random)
        return _unexchanged(self, held, random)

    def state_in(self, world: World) -> State | None:
        """The state that the public actions lead to in a world; None if the seat would have seen something else."""
        aside = iter(world.put_aside)
        history = [FIRST_DISCARD + next(aside) if _is_discard(number) else number for number in self.state.history]
        try:
            state = restored_state(self.state.rules, self.state.dealer, world.dealt, world.kitty, history)
        except IllegalAction:
            return None
        return state if (_picture(state, self.seat) == self.picture).all() else None


def _is_discard(number: int) -> bool:
    return FIRST_DISCARD <= number < PASS_NUMBER


def _picture(state: State, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    state.observe(seat, row)
    return row


class _Places:
    """Places with room for so many cards, and by card the places where it may lie."""

    def __init__(self, room: Sequence[int], may_lie: dict[Card, int]) -> None:
        self.room = tuple(room)
        classes: dict[int, list[Card]] = {}
        for card, places in may_lie.items():
            classes.setdefault(places, []).append(card)
        # The fewest places first, so that little is left to choose for the others.
        self.classes = sorted(classes.items(), key=lambda one: (one[0].bit_count(), one[0]))
        self.ways = cache(self._ways)

    def _ways(self, index: int, room: tuple[int, ...]) -> int:
        """In how many ways the classes from an index on fill the room."""
        if index == len(self.classes):
            return int(not any(room))
        return sum(ways for _, ways in self._splits(index, room))

    def _splits(self, index: int, room: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        """The ways to share out one class by number, and how many arrangements follow from each."""
        places, cards = self.classes[index]
        if index == len(self.classes) - 1:
            shares: Iterator[tuple[int, ...]] = iter((room,)) if sum(room) == len(cards) else iter(())
            shares = (share for share in shares if not any(n and not places >> at & 1 for at, n in enumerate(share)))
        else:
            shares = _shares(len(cards), places, room)
        for share in shares:
            left = tuple(free - number for free, number in zip(room, share, strict=True))
            ways = _arrangements(share) * self.ways(index + 1, left)
            if ways:
                yield share, ways

    def fill(self, random: Random) -> list[Hand]:
        """The cards at each place; every arrangement is equally likely."""
        held, room = [0] * len(self.room), self.room
        for index, (_, cards) in enumerate(self.classes):
            share = self._drawn(index, room, random)
            shuffled = random.sample(cards, len(cards))
            for at, number in enumerate(share):
                held[at] |= mask_of(shuffled[:number])
                del shuffled[:number]
            room = tuple(free - number for free, number in zip(room, share, strict=True))
        return held

    def _drawn(self, index: int, room: tuple[int, ...], random: Random) -> tuple[int, ...]:
        ticket = random.randrange(self.ways(index, room))
        for share, ways in self._splits(index, room):
            if ticket < ways:
                return share
            ticket -= ways
        raise AssertionError("the tickets are as many as the ways")


def _shares(count: int, places: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to share so many like cards out among places that may take them."""
    if not room:
        if count == 0:
            yield ()
        return
    most = min(count, room[0]) if places & 1 else 0
    for number in range(most + 1):
        for rest in _shares(count - number, places >> 1, room[1:]):
            yield (number, *rest)


def _arrangements(share: tuple[int, ...]) -> int:
    """In how many ways so many different cards can be divided among the places."""
    ways, total = 1, 0
    for number in share:
        total += number
        ways *= comb(total, number)
    return ways


def _unexchanged(seen: _Seen, held: list[Hand], random: Random) -> World:
    """The deal behind hands and pile: who held what before the kitty was taken, and what was discarded."""
    shown = seen.view
    pile = held.pop()
    hands = [mine | out for mine, out in zip(held, seen.played_by, strict=True)]
    hands[seen.seat] = shown.dealt
    if seen.is_declarer:
        assert shown.kitty is not None
        return World(tuple(hands), shown.kitty, seen.own_aside)
    if not seen.taken:
        return World(tuple(hands), pile if shown.kitty is None else shown.kitty, ())
    whole = hands[shown.declarer] | pile
    kitty = _some(whole, shown.rules.kitty, random) if shown.kitty is None else shown.kitty
    aside = pile if shown.phase is not DISCARD else _some(whole, len(seen.own_aside), random)
    hands[shown.declarer] = whole & ~kitty
    return World(tuple(hands), kitty, tuple(random.sample(cards_of(aside), aside.bit_count())))


def _some(cards: Hand, count: int, random: Random) -> Hand:
    return mask_of(random.sample(cards_of(cards), count))
