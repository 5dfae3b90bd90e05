"""What a deal is worth: pure functions of the contract and the tricks, apart from play."""

from collections.abc import Callable

from msgspec import Struct

from bidwhist.rules.options import Boston, DefendersScore, Made, SetPays
from bidwhist.rules.ruleset import Ruleset


class Outcome(Struct, frozen=True, gc=False):
    """How a played deal came out."""

    made: bool
    """The declaring side took what it bid."""
    boston: bool
    """The declaring side took every trick, on a bid that counts (rules C24, A9, X9)."""
    wins_match: bool
    """The Boston ends and wins the match (rule C24)."""
    points: tuple[int, ...]
    """Points this deal adds, by side."""


def outcome(rules: Ruleset, number: int, no_trump: bool, declaring_side: int, tricks_won: tuple[int, ...]) -> Outcome:
    """The outcome of a contract from the tricks each side won, discard trick and penalties counted in."""
    taken = tricks_won[declaring_side] - rules.free_tricks
    made = taken >= number
    boston = made and tricks_won[declaring_side] == rules.all_tricks and number >= rules.boston_needs_bid
    points = [_DEFENDERS[rules.defenders_score](won - rules.free_tricks) for won in tricks_won]
    if made:
        doubled = 2 if boston and rules.boston is Boston.DOUBLE else 1
        points[declaring_side] = _MADE[rules.made](number, taken) * doubled
    else:
        points[declaring_side] = 0
        for side, pays in enumerate(_SET[rules.set](number, declaring_side, len(points))):
            points[side] += pays
    factor = rules.no_trump_factor if no_trump else 1
    return Outcome(
        made=made,
        boston=boston,
        wins_match=boston and rules.boston is Boston.WINS,
        points=tuple(factor * one for one in points),
    )


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
