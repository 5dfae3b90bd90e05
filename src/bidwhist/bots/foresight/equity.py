"""Match equity: the chance of each side to win the match from a score, solved from how deals come out."""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.foresight.ends import Score, Values, distinct_ends, settled
from bidwhist.bots.prospects import chance
from bidwhist.deal import Deal
from bidwhist.match import limit_is_reached
from bidwhist.rules.ruleset import Ruleset

LAYERS = 24
"""More deals left than this are as good as no limit."""
POINTS_AN_AXIS = {2: 60, 3: 11, 4: 6, 5: 4}
"""By sides: the most scores of one side in a table; between them chances are interpolated."""
LEAST = 2e-4
"""Ends less likely than this are left out."""
ROUNDS, CLOSE = 300, 2e-5
"""When the chances of a match without a last deal are settled."""


class Equity(Protocol):
    """What a score is worth."""

    def chances(self, score: Score, left: int | None, dealer: int) -> Values:
        """The chance of each side to win the match, with so many deals left, this side dealing next."""
        ...


class Rough(Struct, frozen=True):
    """Equity by a formula, for want of a table: what steady goes by."""

    rules: Ruleset

    def chances(self, score: Score, left: int | None, dealer: int) -> Values:
        """The chance of each side, whoever deals."""
        return np.array([chance(self.rules, score, left, side) for side in range(self.rules.sides)])


class Frequencies(Struct, frozen=True, eq=False):
    """How deals come out: what tables of equity are made from."""

    ends: Values
    """Of ``ends_shape``, the declaring side counted from the dealer's: how likely each end is."""
    thrown_in: float
    """How likely a deal is that nobody bids on."""


ByScore = Callable[[Score], Frequencies]
"""How deals come out at a score that is told from the dealing side on."""


class Axes(Struct, frozen=True):
    """The scores that a table has: the same for each side."""

    low: int
    step: int
    points: int

    @property
    def scores(self) -> range:
        """Every score of one side in the table."""
        return range(self.low, self.low + self.step * self.points, self.step)


@cache
def axes_of(rules: Ruleset) -> Axes:
    """The scores worth a place in a table: down to the floor, or as far below nothing as the target is above."""
    least = min(min(deal.points) for deal in distinct_ends(rules)[0])
    low = 0 if least >= 0 else rules.floor + 1 if rules.floor is not None else -max(rules.target, -least)
    low = max(low, -3 * rules.target - 20)
    wide = rules.target - low
    step = max(1, -(-wide // POINTS_AN_AXIS[rules.sides]))
    # The last score stands just below the target, where most hangs on a point.
    points = max(2, -(-(wide - 1) // step) + 1)
    return Axes(rules.target - 1 - step * (points - 1), step, points)


class Table(Struct, frozen=True, eq=False):
    """Equity from a table."""

    rules: Ruleset
    axes: Axes
    values: NDArray[np.float32]
    """float32[layers, dealing side, *scores]: side 0's chance; layer n has n + 1 deals left, the only one of a rule set
    without a last deal has any number."""

    def chances(self, score: Score, left: int | None, dealer: int) -> Values:
        """The chance of each side."""
        layer = self.values[0 if left is None else max(0, min(left, len(self.values)) - 1)]
        sides = self.rules.sides
        found = [self._of(layer[(dealer - side) % len(layer)], score[side:] + score[:side]) for side in range(sides)]
        return np.array(found) / sum(found)

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


class _Lattice:
    """Every score of a table with what each end of a deal makes of it."""

    def __init__(self, rules: Ruleset, axes: Axes, frequencies: Frequencies | ByScore) -> None:
        self.rules, self.axes = rules, axes
        self.scores = np.array(list(product(axes.scores, repeat=rules.sides)), dtype=np.intp)
        kept, _ = distinct_ends(rules)
        likely, self.thrown_in = self._frequencies(frequencies)
        used = np.flatnonzero(likely.max(axis=(0, 1)) > LEAST)
        self.kept, likely = [kept[one] for one in used], likely[:, :, used]
        self.likely = likely / likely.sum(axis=2, keepdims=True) * (1.0 - self.thrown_in[:, :, None])
        self.places, self.shares = self._moves()

    def _frequencies(self, given: Frequencies | ByScore) -> tuple[Values, Values]:
        """How likely each kind of end is, by dealer, score and kind; and how likely a deal is thrown in."""
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
        moves = [self._move(deal.points) for deal in self.kept]
        corners = max(places.shape[1] for places, _ in moves)
        places = np.zeros((len(self.scores), len(moves), corners), dtype=np.intp)
        shares = np.zeros(places.shape)
        for end, (to, share) in enumerate(moves):
            places[:, end, : to.shape[1]], shares[:, end, : to.shape[1]] = to, share
        return places, shares

    def _move(self, points: Score) -> tuple[NDArray[np.intp], Values]:
        axes, places = self.axes, np.zeros((len(self.scores), 1), dtype=np.intp)
        shares = np.ones((len(self.scores), 1))
        for side, added in enumerate(points):
            place = np.clip((self.scores[:, side] + added - axes.low) / axes.step, 0, axes.points - 1)
            under = np.minimum(place.astype(np.intp), axes.points - 2)
            over = (place - under)[:, None]
            places = places * axes.points + under[:, None]
            if over.any():
                places, shares = np.hstack([places, places + 1]), np.hstack([shares * (1 - over), shares * over])
        return places, shares

    def _settled(self, left: int | None) -> tuple[Values, Values]:
        """By score and end: side 0's chance where the match is over with it, and whether it goes on."""
        over = np.zeros((len(self.scores), len(self.kept)))
        goes_on = np.ones_like(over)
        known: dict[tuple[object, ...], Values | None] = {}
        limits: dict[Score, bool] = {}
        for end, deal in enumerate(self.kept):
            out = deal.outcome
            assert out is not None
            kind = (deal.declarer, out.made, out.wins_match) if _ends_by_itself(self.rules, deal) else None
            for row, score in enumerate(map(tuple, (self.scores + np.array(out.points)).tolist())):
                if score not in limits:
                    limits[score] = left == 0 or limit_is_reached(self.rules, score)
                key = kind, score if limits[score] else None
                if key not in known:
                    known[key] = settled(self.rules, deal, score, left)
                found = known[key]
                if found is not None:
                    over[row, end], goes_on[row, end] = found[0], 0.0
        return over, goes_on

    def _solve(self, left: int | None, after: Values | None) -> Values:
        """The chances before a deal by dealer and score; ``after`` it they are given, or the same."""
        over, goes_on = self._settled(left)
        dealers, size = len(self.likely), len(self.scores)
        places = self.places.reshape(size, -1)
        sure = [(over * likely).sum(axis=1) for likely in self.likely]
        shares = [(self.shares * (goes_on * likely)[:, :, None]).reshape(size, -1) for likely in self.likely]
        values = np.full((dealers, size), 1.0 / self.rules.sides)
        for _ in range(ROUNDS):
            before = values
            values = np.empty_like(before)
            for dealer in range(dealers):
                later = (dealer + 1) % dealers
                ahead = (before if after is None else after)[later]
                moved = np.einsum("ij,ij->i", shares[dealer], ahead[places])
                # A deal thrown in does not count, so the next dealer has as many deals left.
                values[dealer] = sure[dealer] + moved + self.thrown_in[dealer] * before[later]
            if np.abs(values - before).max() < CLOSE:
                break
        return values

    def settle(self) -> NDArray[np.float32]:
        """The chances where only scores end a match."""
        return self._shaped(self._solve(None, None))

    def count_down(self, deals: int) -> NDArray[np.float32]:
        """The chances with so many deals left, from one on."""
        layers = [self._solve(0, np.zeros((len(self.likely), len(self.scores))))]
        while len(layers) < deals:
            layers.append(self._solve(len(layers), layers[-1]))
        return np.stack([self._shaped(values) for values in layers])

    def _shaped(self, values: Values) -> NDArray[np.float32]:
        return values.astype(np.float32).reshape(len(values), *(self.axes.points,) * self.rules.sides)


def dealers_of(rules: Ruleset) -> int:
    """How many dealing sides a table tells apart: both of two, and none of more."""
    return 2 if rules.sides == 2 else 1


def _likely(frequencies: Frequencies, like: NDArray[np.intp], kinds: int, dealer: int) -> Values:
    """How likely each kind of end is when a side deals; all dealers alike where the table does not tell them apart."""
    turns = [dealer] if len(frequencies.ends) == 2 else range(len(frequencies.ends))
    ends = np.mean([np.roll(frequencies.ends, turn, axis=0) for turn in turns], axis=0)
    return np.bincount(like.ravel(), weights=ends.ravel(), minlength=kinds).astype(np.float64)


def _ends_by_itself(rules: Ruleset, deal: Deal) -> bool:
    """Whether a match may end with a deal whatever the score."""
    return settled(rules, deal, (0,) * rules.sides, None) is not None
