"""What the tricks of a contract do for a side's chance in the match. Points come from the core's scoring alone."""

from functools import lru_cache
from math import sqrt

from msgspec import Struct

from bidwhist.core.match import limit_is_reached, sets_are_full, sets_with
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import Outcome, outcome
from bidwhist.tools.exact import dot, exp

SET_COSTS = 1.0
"""The worth of a set to the other side where sets lose the match: points, as a share of target by sets that lose."""


class Standing(Struct, frozen=True):
    """The state of the match for one side before the deal."""

    rules: Ruleset
    score: tuple[int, ...]
    deals_left: int | None
    side: int
    sets: tuple[int, ...] = ()
    """By side, how often it was set; empty while nobody was."""


def prospects(standing: Standing, declaring_side: int, number: int, no_trump: bool) -> tuple[float, ...]:
    """By tricks of the declaring side: the chance of one side in the match once the deal is scored."""
    return _prospects(standing, declaring_side, number, no_trump and standing.rules.no_trump_factor > 1)


@lru_cache(maxsize=8192)
def _prospects(standing: Standing, declaring_side: int, number: int, no_trump: bool) -> tuple[float, ...]:
    outcomes = outcomes_of(standing.rules, declaring_side, number, no_trump)
    # Most numbers of tricks score alike: at most tables every set of a contract costs the same.
    known = {
        key: _chance_after(standing, declaring_side, out) for key, out in {_key(out): out for out in outcomes}.items()
    }
    return tuple(known[_key(out)] for out in outcomes)


@lru_cache(maxsize=8192)
def outcomes_of(rules: Ruleset, declaring_side: int, number: int, no_trump: bool) -> tuple[Outcome, ...]:
    """By tricks of the declaring side: how a contract comes out, as the core scores it."""
    return tuple(
        outcome(rules, number, no_trump, declaring_side, _tricks_won(rules, declaring_side, tricks))
        for tricks in range(rules.all_tricks + 1)
    )


def _key(out: Outcome) -> tuple[bool, bool, tuple[int, ...]]:
    return out.wins_match, out.made, out.points


def _chance_after(standing: Standing, declaring_side: int, out: Outcome) -> float:
    if out.wins_match:
        return float((declaring_side == standing.side) is out.boston)
    rules, score = standing.rules, tuple(map(sum, zip(standing.score, out.points, strict=True)))
    left = None if standing.deals_left is None else standing.deals_left - 1
    sets = sets_with(rules, standing.sets or (0,) * rules.sides, None if out.made else declaring_side)
    return chance(rules, score, left, standing.side, sets)


def _tricks_won(rules: Ruleset, declaring_side: int, tricks: int) -> tuple[int, ...]:
    # It does not matter which defender wins them: where there are several, they score nothing.
    won = [0] * rules.sides
    won[declaring_side - 1] = rules.all_tricks - tricks
    won[declaring_side] = tricks
    return tuple(won)


def chance(
    rules: Ruleset, score: tuple[int, ...], deals_left: int | None, side: int, sets: tuple[int, ...] = ()
) -> float:
    """Roughly how likely a side is to win the match from a score and its sets. Points beyond a limit count a little."""
    if sets and sets_are_full(rules, sets):
        return float(sets[side] < max(sets))
    ahead: float = score[side] - max(points for other, points in enumerate(score) if other != side)
    even = 1.0 / rules.sides
    settled = _settled(rules, score, deals_left)
    if settled:
        return float(ahead > 0) + 0.002 * max(-30, min(30, ahead))
    if sets and rules.max_sets is not None:
        ahead += SET_COSTS * rules.target / rules.max_sets * (sum(sets) - 2 * sets[side])
    pull = 0.37 / sqrt(rules.target if deals_left is None else min(rules.target, 3 * deals_left))
    return even / (even + (1.0 - even) * exp(-pull * ahead))


def _settled(rules: Ruleset, score: tuple[int, ...], deals_left: int | None) -> bool:
    return limit_is_reached(rules, score) or (deals_left is not None and deals_left <= 0)


def expected(chances: tuple[float, ...], values: tuple[float, ...]) -> float:
    """The mean of a value by tricks."""
    return dot(chances, values)
