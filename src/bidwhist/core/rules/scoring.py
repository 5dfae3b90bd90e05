"""What a deal is worth: pure functions of the contract and the tricks, apart from play."""

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from bidwhist.core.rules.options import Boston, BostonBy, DefendersScore, Made, NoTrumpDoubles, SetPays
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.tools.typed import require, require_each


class Outcome(Struct, frozen=True, gc=False):
    """How a played deal came out."""

    made: bool
    """The declaring side took what it bid."""
    boston: bool
    """The declaring side took every trick, on a bid that counts (rules C24, A9, X9)."""
    swept: bool
    """The defenders took every trick, where that is a Boston too (rule C24)."""
    wins_match: bool
    """The Boston, whosever it is, ends and wins the match (rule C24)."""
    points: tuple[int, ...]
    """Points this deal adds, by side."""


def outcome(
    rules: Ruleset,
    number: int,
    no_trump: bool,
    declaring_side: int,
    tricks_won: tuple[int, ...],
    *,
    by_cards: bool = True,
    ruled: bool | None = None,
) -> Outcome:
    """The outcome of a contract from the tricks each side won, discard trick and penalties counted in.

    :param number: the odd tricks of the contract, in cutthroat its tricks.
    :param by_cards: every trick was won with cards; where a renege moved some there is no Boston (rule X19).
    :param ruled: made or set because of a renege, regardless of the tricks; None if the tricks decide (rule X23).
    :raises ValueError: if there is no such side, or the tricks are not one number a side.
    :raises WrongType: if an argument equals the right value but has the wrong type.
    """
    require(Ruleset, rules=rules)
    require(int, number=number, declaring_side=declaring_side)
    require(bool, no_trump=no_trump, by_cards=by_cards)
    require_each(int, tricks_won=tricks_won)
    if not 0 <= declaring_side < rules.sides or len(tricks_won) != rules.sides:
        raise ValueError(f"there are {rules.sides} sides, from 0: side {declaring_side}, {len(tricks_won)} have tricks")
    return trusted_outcome(rules, number, no_trump, declaring_side, tuple(tricks_won), by_cards=by_cards, ruled=ruled)


@lru_cache(maxsize=4096, typed=True)
def trusted_outcome(
    rules: Ruleset,
    number: int,
    no_trump: bool,
    declaring_side: int,
    tricks_won: tuple[int, ...],
    *,
    by_cards: bool,
    ruled: bool | None,
) -> Outcome:
    """The same of values that a deal has; a match asks for it again and again."""
    taken = tricks_won[declaring_side] - rules.free_tricks
    # Where trump is turned up nobody has promised a trick, so nobody can be set.
    made = rules.turns_trump or taken >= number if ruled is None else ruled
    everything = tricks_won.index(rules.all_tricks) if by_cards and rules.all_tricks in tricks_won else None
    boston = made and everything == declaring_side and number >= rules.boston_needs_bid
    swept = rules.boston_by is BostonBy.EITHER and everything not in (None, declaring_side)
    points = [_DEFENDERS[rules.defenders_score](won - rules.free_tricks) for won in tricks_won]
    if swept:
        points[1 - declaring_side] = boston_points(rules, rules.all_tricks - rules.free_tricks)
    if made:
        scored = _MADE[rules.made](number, max(number, taken))
        points[declaring_side] = boston_points(rules, scored) if boston else scored
    else:
        points[declaring_side] = 0
        for side, pays in enumerate(_SET[rules.set](number, declaring_side, len(points))):
            points[side] += pays
    doubles = no_trump and (made or rules.no_trump_doubles is NoTrumpDoubles.MADE_OR_SET)
    factor = rules.no_trump_factor if doubles else 1
    return Outcome(
        made=made,
        boston=boston,
        swept=swept,
        wins_match=(boston or swept) and rules.boston is Boston.WINS,
        points=tuple(factor * one for one in points),
    )


def boston_points(rules: Ruleset, scored: int) -> int:
    """The points of a Boston for a deal that would otherwise score so much (rules C24, X24)."""
    if rules.boston_points:
        return rules.boston_points
    return 2 * scored if rules.boston is Boston.DOUBLE else scored


_MADE: dict[Made, Callable[[int, int], int]] = {
    Made.ODD_TRICKS: lambda number, taken: taken,
    Made.BID: lambda number, taken: number,
}


def _declarers_lose(number: int, declaring_side: int, sides: int) -> list[int]:
    return [-number if side == declaring_side else 0 for side in range(sides)]


def _defenders_gain(number: int, declaring_side: int, sides: int) -> list[int]:
    return [0 if side == declaring_side else number for side in range(sides)]


_SET: dict[SetPays, Callable[[int, int, int], list[int]]] = {
    SetPays.MINUS_BID: _declarers_lose,
    SetPays.DEFENDERS_SCORE_BID: _defenders_gain,
}

_DEFENDERS: dict[DefendersScore, Callable[[int], int]] = {
    DefendersScore.NOTHING: lambda odd_tricks: 0,
    DefendersScore.ODD_TRICKS: lambda odd_tricks: max(0, odd_tricks),
}
