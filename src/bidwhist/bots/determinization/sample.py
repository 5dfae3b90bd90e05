"""Worlds: hidden cards placed at random where they may be, many at once, as arrays for the kernel."""

from collections.abc import Mapping, Sequence
from functools import reduce
from math import factorial
from random import Random
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.core.cards import CARDS, Card
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.core.whereabouts import Whereabouts, all_tricks, whereabouts

Worlds: TypeAlias = NDArray[np.uint64]
"""uint64[worlds, players]: the hands now held in each."""
Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]

DOUBT = 0.05
"""The share of worlds in which a seat that did not follow may have reneged, where the table allows reneges."""
_BITS = np.uint64(1) << np.arange(CARDS, dtype=np.uint64)
_FACTORIALS = np.array([float(factorial(number)) for number in range(64)])


def sample_worlds(view: View, count: int, random: Random, odds: Mapping[Card, float] | None = None) -> Worlds:
    """Hands that agree with everything the seat of a view has seen, in any phase of a deal that is not over.

    Every arrangement is as likely, unless odds are given. Where reneges are allowed and can be called, a seat that did
    not follow is void in most worlds only (rules C19, X15).

    :param odds: by card, how much likelier than others it is in the pile that no hand holds; 1 if not given.
    :returns: uint64[count, players], the hands now held; the viewer's own hand is the same in all. What no hand holds
        is the kitty before the exchange, and the discards after it.
    """
    generator = generator_from(random)
    doubted = 0
    if view.order is not None and view.order.always & ~view.order.exempt:
        doubted = int(np.count_nonzero(generator.random(count) < DOUBT))
    trusting = _Filling(whereabouts(view, trusting=True), odds)
    if not trusting.is_possible:
        trusting, doubted = _Filling(whereabouts(view), odds), 0
    worlds = trusting.fill(view, count - doubted, generator)
    if doubted:
        loose = _Filling(whereabouts(view), odds).fill(view, doubted, generator)
        worlds = np.concatenate((worlds, loose))
    return _without_contradictions(view, worlds)


def generator_from(random: Random) -> np.random.Generator:
    """NumPy's generator, seeded from the one given. Only its ``random`` is used, which is the same in every version."""
    return np.random.Generator(np.random.PCG64(random.getrandbits(128)))


class _Level(Struct, frozen=True):
    """One class of like cards: every way to share it out by number, from every state of the free room."""

    shares: Ints
    """int[ways, places]."""
    state: Ints
    """int[steps]: the state that each step leaves, ascending."""
    way: Ints
    """int[steps]: the way of sharing out."""
    goal: Ints
    """int[steps]: the state of the next level that it leads to."""
    upto: Floats
    """float[steps]: the state's number plus the sum of the chances up to this step. A draw looks it up."""
    last: Ints
    """int[states]: the last step of each state."""


class _Filling:
    """How hidden cards fill the places, worked out once for many worlds: all equally likely, or by the
    odds of the pile."""

    def __init__(self, places: Whereabouts, odds: Mapping[Card, float] | None) -> None:
        self.room, self.pile = places.room, places.pile
        classes: dict[int, list[Card]] = {}
        for card, mask in places.may_lie.items():
            classes.setdefault(mask, []).append(card)
        # The class with the fewest places first, the one with the most last. The last class then has only one way.
        self.classes = sorted(classes.items(), key=lambda one: (one[0].bit_count(), len(one[1]), one[0]))
        self.odds = [np.array([odds.get(card, 1.0) if odds else 1.0 for card in cards]) for _, cards in self.classes]
        self.levels = self._levels()

    @property
    def is_possible(self) -> bool:
        """Whether the cards can be placed at all."""
        return self.levels is not None

    def _levels(self) -> list[_Level] | None:
        states: Ints = np.array([self.room], dtype=np.int64)
        steps = []
        for number, (mask, cards) in enumerate(self.classes):
            is_last = number == len(self.classes) - 1
            ways = () if is_last else _shares(len(cards), mask, self.room)
            # There may be none: if nobody has reneged, a card may have no possible place.
            shares = states if is_last else np.array(ways, dtype=np.int64).reshape(-1, len(self.room))
            fits = _fits_last(states, mask) if is_last else (states[:, None, :] >= shares[None]).all(axis=2)
            state, way = np.nonzero(fits)
            rows = states[state] - shares[way]
            _, first, goal = np.unique(_keys(rows), return_index=True, return_inverse=True)
            weights = _weights(shares, self.pile, self.odds[number])
            steps.append((shares, state, way, goal, weights, len(states)))
            states = rows[first]
        return _with_chances(steps)

    def fill(self, view: View, count: int, generator: np.random.Generator) -> Worlds:
        """Fills so many worlds."""
        worlds: Worlds = np.zeros((count, view.players + 1), dtype=np.uint64)
        worlds[:, view.seat] = view.hand
        assert self.levels is not None
        state: Ints = np.zeros(count, dtype=np.int64)
        for (_, cards), odds, level in zip(self.classes, self.odds, self.levels, strict=True):
            step = np.searchsorted(level.upto, state + generator.random(count), side="right")
            step = np.minimum(step, level.last[state])
            self._lay(worlds, cards, odds, level.shares[level.way[step]], generator)
            state = level.goal[step]
        return worlds[:, :-1]

    def _lay(
        self, worlds: Worlds, cards: Sequence[Card], odds: Floats, shares: Ints, generator: np.random.Generator
    ) -> None:
        """Places one class of cards, so many at each place. Which of them is random."""
        keys = generator.random((len(worlds), len(cards)))
        if (odds != odds[0]).any():
            # Cards that go to the pile come first, the others stay in random order behind them.
            keys -= _in_pile(odds, shares[:, self.pile], generator)
        order = np.argsort(keys, axis=1, kind="stable")
        bits = _BITS[np.array(cards)][order]
        row = np.arange(len(cards))
        begin = np.zeros(len(worlds), dtype=np.int64)
        for place in (self.pile, *range(self.pile)):
            end = begin + shares[:, place]
            lies = (row >= begin[:, None]) & (row < end[:, None])
            worlds[:, place] |= np.bitwise_or.reduce(np.where(lies, bits, np.uint64(0)), axis=1)
            begin = end


def _shares(count: int, places: int, room: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to share so many like cards out among places that may take them."""
    if not room:
        return [()] if count == 0 else []
    most = min(count, room[0]) if places & 1 else 0
    return [(number, *rest) for number in range(most + 1) for rest in _shares(count - number, places >> 1, room[1:])]


def _fits_last(states: Ints, places: int) -> NDArray[np.bool_]:
    """The last class takes all free places, where it may lie there."""
    elsewhere = [place for place in range(states.shape[1]) if not places >> place & 1]
    return np.diag((states[:, elsewhere] == 0).all(axis=1))


def _keys(rows: Ints) -> Ints:
    keys: Ints = (rows << (5 * np.arange(rows.shape[1]))).sum(axis=1, dtype=np.int64)
    return keys


def _weights(shares: Ints, pile: int, odds: Floats) -> Floats:
    """In how many ways the cards of a class can be divided among the places, weighted by their odds."""
    symmetric = _symmetric(odds)[0]
    others = np.delete(shares, pile, axis=1)
    alike = reduce(np.multiply, _FACTORIALS[others].T, np.ones(len(others)))
    weights: Floats = symmetric[shares[:, pile]] * _FACTORIALS[others.sum(axis=1, dtype=np.int64)] / alike
    return weights


def _symmetric(odds: Floats) -> Floats:
    """float[cards + 1, cards + 1]: from each card on, the sum over choices of m cards of the product of their odds."""
    table = np.zeros((len(odds) + 1, len(odds) + 1))
    table[-1, 0] = 1.0
    for card in range(len(odds) - 1, -1, -1):
        table[card] = table[card + 1]
        table[card, 1:] += odds[card] * table[card + 1, :-1]
    return table


def _in_pile(odds: Floats, wanted: Ints, generator: np.random.Generator) -> Floats:
    """float[worlds, cards]: 1 for the cards that go to the pile, so many a world, by their odds."""
    table, left = _symmetric(odds), wanted.copy()
    chosen = np.zeros((len(wanted), len(odds)))
    tickets = generator.random(chosen.shape)
    for card, one in enumerate(odds):
        with_card = np.where(left > 0, one * table[card + 1, left - 1], 0.0)
        goes = tickets[:, card] * table[card, left] < with_card
        chosen[:, card] = goes
        left -= goes
    return chosen


def _with_chances(steps: list[tuple[Ints, Ints, Ints, Ints, Floats, int]]) -> list[_Level] | None:
    """The levels with the chance of each step, worked back from the end. None if no way leads there."""
    levels: list[_Level] = []
    ways_on: Floats = np.ones(1)
    for shares, state, way, goal, ways, states in reversed(steps):
        weights = ways[way] * ways_on[goal]
        total: Floats = np.bincount(state, weights, minlength=states).astype(np.float64)
        chances = weights / np.where(total > 0, total, 1.0)[state]
        steps_of = np.bincount(state, minlength=states)
        last = np.cumsum(steps_of) - 1
        within = np.cumsum(chances)
        before = np.concatenate(([0.0], within))[last - steps_of + 1]
        levels.append(_Level(shares, state, way, goal, state + (within - before[state]), last))
        ways_on = total
    return levels[::-1] if ways_on[0] > 0 else None


def _without_contradictions(view: View, worlds: Worlds) -> Worlds:
    """Worlds in which a seat that was found to have reneged could have followed, if there are any. As
    many as before."""
    kept = np.ones(len(worlds), dtype=np.bool_)
    assert view.order is not None or not view.renege_calls
    for call in view.renege_calls:
        if call.seat is not None and call.seat != view.seat:
            kept &= (worlds[:, call.seat] & np.uint64(_could_have_been(view, call.seat, call.trick))) > 0
    return worlds[np.resize(np.flatnonzero(kept), len(worlds))] if kept.any() else worlds


def _could_have_been(view: View, seat: int, number: int) -> int:
    """Cards such that a seat must still hold at least one of them, if a card it played was a renege. All if one was
    shown."""
    assert view.order is not None
    tricks = all_tricks(view)
    suit = next((one for card in tricks[number].cards if (one := view.order.suit_of[card]) != OPEN), OPEN)
    shown = any(
        view.order.follow[suit] >> trick.cards[(seat - trick.leader) % view.players] & 1
        for trick in tricks[number + 1 :]
        if (seat - trick.leader) % view.players < len(trick.cards)
    )
    return view.order.follow[suit] | view.order.forced if not shown else (1 << CARDS) - 1
