"""Match equity: the chance of each side to win the match from a score, solved from how deals come out."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import nan
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.equity.ends import Score, Values, distinct_ends, sets_after, settled
from bidwhist.bots.grids import added
from bidwhist.bots.heuristics.prospects import chance
from bidwhist.core.deal import Deal
from bidwhist.core.match import limit_is_reached, sets_are_full
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset
from bidwhist.tools.exact import total

LAYERS = 24
"""With more deals left than this the match counts as one without a limit."""
POINTS_AN_AXIS = {2: 60, 3: 11, 4: 6, 5: 4}
"""By number of sides: the most steps between the scores of one side in a table. Between them chances are interpolated.
"""
LEAST = 2e-4
"""Ends less likely than this are left out."""
ROUNDS, CLOSE = 300, 2e-5
"""The iteration ends after so many rounds, or when no chance changes by more than this."""


class Equity(Protocol):
    """The chances in the match from a score."""

    def chances(self, score: Score, left: int | None, dealer: int, sets: Score = ()) -> Values:
        """The chance of each side to win the match, with so many deals left and this side dealing next.

        ``sets`` is how often each side was set; empty where nobody was, or where sets lose no match.
        """
        ...


class Rough(Struct, frozen=True):
    """Equity by a formula instead of a table. Steady uses it."""

    rules: Ruleset

    def chances(self, score: Score, left: int | None, dealer: int, sets: Score = ()) -> Values:
        """The chance of each side. Who deals makes no difference."""
        return np.array([chance(self.rules, score, left, side, sets) for side in range(self.rules.sides)])


class Frequencies(Struct, frozen=True, eq=False):
    """How often deals come out in each way. Tables of equity are made from it."""

    ends: Values
    """Of ``ends_shape``, the declaring side counted from the dealer's: how likely each end is."""
    thrown_in: float
    """How likely a deal is that nobody bids on."""


ByScore = Callable[[Score], Frequencies]
"""How deals come out at a score, which is given from the dealing side on."""


class Axes(Struct, frozen=True):
    """The scores that a table has: the same for each side."""

    low: int
    step: int
    points: int

    @property
    def scores(self) -> range:
        """Every score of one side in the table."""
        return range(self.low, self.low + self.step * self.points, self.step)


@lru_cache(maxsize=CACHED_RULE_SETS)
def axes_of(rules: Ruleset) -> Axes:
    """The scores that a table has: down to the floor, or as far below zero as the target is above."""
    least = min(min(deal.points) for deal in distinct_ends(rules)[0])
    low = 0 if least >= 0 else rules.floor + 1 if rules.floor is not None else -max(rules.target, -least)
    low = max(low, -3 * rules.target - 20)
    wide = rules.target - low
    step = max(1, -(-wide // (POINTS_AN_AXIS[rules.sides] // (rules.max_sets or 1))))
    # The last score is just below the target, where a point matters most.
    points = max(2, -(-(wide - 1) // step) + 1)
    return Axes(rules.target - 1 - step * (points - 1), step, points)


class Table(Struct, frozen=True, eq=False):
    """Equity from a table."""

    rules: Ruleset
    axes: Axes
    values: NDArray[np.float32]
    """float32[layers, dealing side, *scores]: side 0's chance. Layer n has n + 1 deals left. Without a limit of deals
    there is one layer. Where sets lose the match: [layers, dealing side, *sets, *scores]."""

    def chances(self, score: Score, left: int | None, dealer: int, sets: Score = ()) -> Values:
        """The chance of each side."""
        layer = self.values[0 if left is None else max(0, min(left, len(self.values)) - 1)]
        sides = self.rules.sides
        found = []
        for side in range(sides):
            values = layer[(dealer - side) % len(layer)]
            if self.rules.max_sets is not None:
                values = values[sets[side:] + sets[:side] or (0,) * sides]
            found.append(self._of(values, score[side:] + score[:side]))
        return np.array(found) / total(found)

    def _of(self, values: NDArray[np.float32], score: Score) -> float:
        axes = self.axes
        places = [min(max((points - axes.low) / axes.step, 0.0), axes.points - 1.0) for points in score]
        for place in reversed(places):
            under = min(int(place), axes.points - 2)
            over = place - under
            values = values[..., under] * (1.0 - over) + values[..., under + 1] * over
        return float(values) + 1e-9


def table_of(rules: Ruleset, frequencies: "Frequencies | ByScore") -> Table:
    """Equity solved from how deals come out, by value iteration over every score and dealer.

    :param frequencies: the same at every score, or asked for each (of two sides only).
    """
    axes = axes_of(rules)
    lattice = _Lattice(rules, axes, frequencies)
    if rules.max_deals is None:
        return Table(rules, axes, lattice.settle()[None])
    return Table(rules, axes, lattice.count_down(min(rules.max_deals, LAYERS)))


class _Steps(Struct, frozen=True, gc=False, eq=False):
    """The results of a deal from every score: chances that it settles, and shares of the scores it leads to."""

    sure: Values
    rows: NDArray[np.intp]
    to: NDArray[np.intp]
    shares: Values

    def values(self, ahead: Values) -> Values:
        """Side 0's chances before the deal, from those after it."""
        return self.sure + np.bincount(self.rows, self.shares * ahead[self.to], len(self.sure))


class _Lattice:
    """Every score of a table, with the result of each end of a deal from it."""

    def __init__(self, rules: Ruleset, axes: Axes, frequencies: Frequencies | ByScore) -> None:
        self.rules, self.axes = rules, axes
        scores, self.alike = scores_of(rules, axes)
        sets = sets_of(rules)
        self.scores, self.sets = np.tile(scores, (len(sets), 1)), np.repeat(sets, len(scores), axis=0)
        kept, _ = distinct_ends(rules)
        likely, self.thrown_in = self._frequencies(frequencies)
        used = np.flatnonzero(likely.max(axis=(0, 1)) > LEAST)
        self.kept, likely = [kept[one] for one in used], likely[:, :, used]
        self.likely = likely / added(likely, axis=2)[:, :, None] * (1.0 - self.thrown_in[:, :, None])
        self.places, self.shares = self._moves()
        self._known: dict[bool, list[_Steps]] = {}

    def _frequencies(self, given: Frequencies | ByScore) -> tuple[Values, Values]:
        """How likely each kind of end is, by dealer, score and kind, and how likely everybody passes."""
        dealers, (kept, like) = dealers_of(self.rules), distinct_ends(self.rules)
        likely, thrown_in = [], []
        for dealer in range(dealers):
            if isinstance(given, Frequencies):
                found = _likely(given, like, len(kept), dealer)
                likely.append(np.broadcast_to(found, (len(self.scores), len(kept))))
                thrown_in.append(np.full(len(self.scores), given.thrown_in))
                continue
            asked = [given((*score[dealer:], *score[:dealer])) for score in self.scores.tolist()]
            likely.append(np.stack([_likely(one, like, len(kept), dealer) for one in asked]))
            thrown_in.append(np.array([one.thrown_in for one in asked]))
        return np.stack(likely), np.stack(thrown_in)

    def _moves(self) -> tuple[NDArray[np.intp], Values]:
        """Where each end leads from every score: places in the table and their shares, both [scores, ends, corners]."""
        moves = [self._move(deal) for deal in self.kept]
        corners = max(places.shape[1] for places, _ in moves)
        places = np.zeros((len(self.scores), len(moves), corners), dtype=np.intp)
        shares = np.zeros(places.shape)
        for end, (to, share) in enumerate(moves):
            places[:, end, : to.shape[1]], shares[:, end, : to.shape[1]] = to, share
        return places, shares

    def _move(self, deal: Deal) -> tuple[NDArray[np.intp], Values]:
        axes, places = self.axes, np.zeros((len(self.scores), 1), dtype=np.intp)
        shares = np.ones((len(self.scores), 1))
        for side, gained in enumerate(deal.points):
            place = np.clip((self.scores[:, side] + gained - axes.low) / axes.step, 0, axes.points - 1)
            under = np.minimum(place.astype(np.intp), axes.points - 2)
            over = (place - under)[:, None]
            places = places * axes.points + under[:, None]
            if over.any():
                places, shares = np.hstack([places, places + 1]), np.hstack([shares * (1 - over), shares * over])
        return self.alike[places] + self._first_of(self._sets_after(deal))[:, None], shares

    def _sets_after(self, deal: Deal) -> NDArray[np.intp]:
        """The sets by side once a deal is counted, from every score."""
        found: NDArray[np.intp] = self.sets + np.array(sets_after(deal, (0,) * self.rules.sides), dtype=np.intp)
        return found

    def _first_of(self, sets: NDArray[np.intp]) -> NDArray[np.intp]:
        """The place where the scores with so many sets begin. With too many sets the match is over, and any place is
        right."""
        number, most = np.zeros(len(sets), dtype=np.intp), self.rules.max_sets or 1
        for column in np.minimum(sets, most - 1).T:
            number = number * most + column
        found: NDArray[np.intp] = number * (len(self.scores) // pow(most, self.rules.sides))
        return found

    def _steps(self, left: int | None) -> "list[_Steps]":
        """The results of a deal by dealer. They are the same however many deals are left after it, if there are any."""
        is_last = left == 0
        if is_last not in self._known:
            over, goes_on = self._settled(left)
            self._known[is_last] = [self._steps_by(over * likely, goes_on * likely) for likely in self.likely]
        return self._known[is_last]

    def _steps_by(self, over: Values, goes_on: Values) -> "_Steps":
        size = len(self.scores)
        keys = (np.arange(size)[:, None, None] * size + self.places).ravel()
        shares = (self.shares * goes_on[:, :, None]).ravel()
        keys, which = np.unique(keys[shares > 0], return_inverse=True)
        found: Values = np.bincount(which, shares[shares > 0], len(keys)).astype(np.float64)
        return _Steps(added(over, axis=1), keys // size, keys % size, found)

    def _settled(self, left: int | None) -> tuple[Values, Values]:
        """By score and end: side 0's chance where the match is over with it, and whether it goes on."""
        over, goes_on = np.zeros((len(self.scores), len(self.kept))), np.ones((len(self.scores), len(self.kept)))
        for deal, ends in self._kinds():
            always = left == 0 or _ends_by_itself(self.rules, deal)
            points = np.array([self.kept[end].points for end in ends])
            scores, sets, which = self._standings_after(deal, points)
            chances = np.array(
                [
                    self._chance_after(deal, score, left, held)
                    if always or limit_is_reached(self.rules, score) or sets_are_full(self.rules, held)
                    else nan
                    for score, held in zip(map(tuple, scores.tolist()), map(tuple, sets.tolist()), strict=True)
                ]
            )
            found = chances[which].reshape(-1, len(ends))
            over[:, ends], goes_on[:, ends] = np.nan_to_num(found), np.isnan(found)
        return over, goes_on

    def _standings_after(
        self, deal: Deal, points: NDArray[np.intp]
    ) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
        """The scores and sets that ends of one kind lead to, each once, and which of them each score and
        end leads to."""
        sides = self.rules.sides
        scores = (self.scores[:, None] + points).reshape(-1, sides)
        if self.rules.max_sets is None:
            scores, which = _told_apart(self.rules, scores)
            return scores, np.zeros_like(scores), which
        both = np.hstack([scores, np.repeat(self._sets_after(deal), len(points), axis=0)])
        found, which = np.unique(both, axis=0, return_inverse=True)
        return found[:, :sides], found[:, sides:], which.ravel()

    def _kinds(self) -> list[tuple[Deal, list[int]]]:
        """The ends, with those together that end a match alike from the same score, and one deal of each kind."""
        found: dict[object, tuple[Deal, list[int]]] = {}
        for end, deal in enumerate(self.kept):
            out = deal.outcome
            assert out is not None
            matters = self.rules.max_sets is not None or _ends_by_itself(self.rules, deal)
            kind = (deal.declarer, out.made, out.wins_match) if matters else None
            found.setdefault(kind, (deal, []))[1].append(end)
        return list(found.values())

    def _chance_after(self, deal: Deal, score: Score, left: int | None, sets: Score) -> float:
        """Side 0's chance if a match ends with a kind of deal at a score; not a number if it goes on."""
        found = settled(self.rules, deal, score, left, sets)
        return nan if found is None else float(found[0])

    def _solve(self, left: int | None, after: Values | None) -> Values:
        """The chances before a deal by dealer and score. ``after`` it they are given, or else the same as before."""
        steps, dealers, size = self._steps(left), len(self.likely), len(self.scores)
        values = np.full((dealers, size), 1.0 / self.rules.sides)
        for _ in range(ROUNDS):
            before = values
            values = np.empty_like(before)
            for dealer in range(dealers):
                later = (dealer + 1) % dealers
                ahead = (before if after is None else after)[later]
                # A deal where everybody passes does not count, so the next dealer has as many deals left.
                values[dealer] = steps[dealer].values(ahead) + self.thrown_in[dealer] * before[later]
            if np.abs(values - before).max() < CLOSE:
                break
        return values

    def settle(self) -> NDArray[np.float32]:
        """Solves the chances where only scores end a match."""
        return self._shaped(self._solve(None, None))

    def count_down(self, deals: int) -> NDArray[np.float32]:
        """The chances for each number of deals left, from one on."""
        layers = [self._solve(0, np.zeros((len(self.likely), len(self.scores))))]
        while len(layers) < deals:
            layers.append(self._solve(len(layers), layers[-1]))
        return np.stack([self._shaped(values) for values in layers])

    def _shaped(self, values: Values) -> NDArray[np.float32]:
        by_sets = values.reshape(len(values), len(sets_of(self.rules)), -1)
        everywhere = by_sets[:, :, self.alike].astype(np.float32)
        sets = () if self.rules.max_sets is None else (self.rules.max_sets,) * self.rules.sides
        return everywhere.reshape(len(values), *sets, *(self.axes.points,) * self.rules.sides)


def sets_of(rules: Ruleset) -> NDArray[np.intp]:
    """The sets that sides can have while a match goes on, [sets, sides]; one row without sets where they
    lose no match."""
    return np.array(list(product(range(rules.max_sets or 1), repeat=rules.sides)), dtype=np.intp)


def scores_of(rules: Ruleset, axes: Axes) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The scores to solve, [scores, sides], and for every score of a table its representative.

    Where all dealers are alike, no chance depends on which of the others has which score.
    """
    return _told_apart(rules, np.array(list(product(axes.scores, repeat=rules.sides)), dtype=np.intp))


def _told_apart(rules: Ruleset, scores: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The scores that differ for side 0, and the representative of each given score."""
    if dealers_of(rules) == 1:
        scores = np.hstack([scores[:, :1], np.sort(scores[:, 1:], axis=1)])
    low, wide = scores.min(), int(np.ptp(scores)) + 1
    keys = np.zeros(len(scores), dtype=np.intp)
    for side in range(rules.sides):
        keys = keys * wide + scores[:, side] - low
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    return scores[first], which


def dealers_of(rules: Ruleset) -> int:
    """How many dealing sides a table tells apart: both of two sides, and none where there are more."""
    return 2 if rules.sides == 2 else 1


def _likely(frequencies: Frequencies, like: NDArray[np.intp], kinds: int, dealer: int) -> Values:
    """How likely each kind of end is when a side deals. A table for three or more sides has all dealers alike."""
    turns = [dealer] if len(frequencies.ends) == 2 else range(len(frequencies.ends))
    ends = added(np.stack([np.roll(frequencies.ends, turn, axis=0) for turn in turns]), axis=0) / len(turns)
    return np.bincount(like.ravel(), weights=ends.ravel(), minlength=kinds).astype(np.float64)


def _ends_by_itself(rules: Ruleset, deal: Deal) -> bool:
    """Whether a match may end with a deal whatever the score is."""
    return settled(rules, deal, (0,) * rules.sides, None) is not None
