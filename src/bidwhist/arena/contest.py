"""A run of the arena: deals played in order by the workers, until there are enough."""

from collections.abc import Callable, Generator, Iterator
from functools import partial
from math import sqrt
from typing import Final

from msgspec import Struct

from bidwhist.arena.control import Control
from bidwhist.arena.duplicate import matches_share, points_swing
from bidwhist.arena.entrants import check_can_travel, entrant
from bidwhist.arena.intervals import t_quantile
from bidwhist.arena.ledger import Ledger
from bidwhist.arena.measures import Plan, Row, measure
from bidwhist.arena.sequential import FIRST_LOOK, Running, decision
from bidwhist.arena.workers import Here, Workers, in_order

MARGINS = {"play": 0.1, "points": 0.25, "matches": 0.02, "bids": 0.005}
"""What counts as better for the sequential test: tricks and points a deal, share of matches, chance in the match."""


class Stop(Struct, frozen=True):
    """When a run ends: after so many deals, or as soon as its one measure is known well enough."""

    deals: int
    half_width: float | None = None
    """Of the 95 % interval: tricks or points a deal, or a share of matches, as the measure has it."""
    margin: float | None = None
    """Of the sequential test, in tricks, points or a share as before."""


def advantage(plan: Plan, row: Row) -> float:
    """By how much A is ahead in the plan's first measure: tricks together, points, share or chance above level."""
    return _ADVANTAGE[plan.measures[0]](plan, row)


_ADVANTAGE: dict[str, Callable[[Plan, Row], float]] = {
    "play": lambda plan, row: float(row.play.together) if row.play else 0.0,
    "points": lambda plan, row: points_swing(row.points),
    "matches": lambda plan, row: matches_share(row.winners) - 1.0 / plan.rules.sides,
    "bids": lambda _, row: row.bids,
}


_LUCK: dict[str, Callable[[Row], float]] = {
    "points": lambda row: row.points_luck,
    "matches": lambda row: row.matches_luck,
}


class Ahead:
    """By how much A is ahead in the plan's first measure over the rows so far, the luck taken out that they tell."""

    def __init__(self, plan: Plan) -> None:
        self.running: Final = Running()
        self._plan, self._control = plan, Control()

    def add(self, row: Row) -> None:
        """Counts the next row."""
        luck = _LUCK.get(self._plan.measures[0], _no_luck)(row)
        self.running.add(self._control.less_lucky(advantage(self._plan, row), luck))


def _no_luck(_: Row) -> float:
    """The luck of a measure in which nothing is known of it."""
    return 0.0


def contest(
    plan: Plan, stop: Stop, workers: Workers, ledger: Ledger | None = None, place: int = 0
) -> Generator[Row, None, None]:
    """The rows of a plan in their order, those of the ledger first, until the run may end.

    Where it ends depends on the rows alone, not on the workers or their number.

    :param place: the index of the plan in the ledger.
    :raises WhistError: if a bot breaks the rules.
    """
    if not isinstance(workers, Here):
        check_can_travel((*plan.entrants, entrant(plan.bidder)))
    known = ledger.rows(place) if ledger else {}
    ahead = Ahead(plan)
    for row in _rows(plan, stop, workers, known):
        if ledger and row.number not in known:
            ledger.add(place, row)
        yield row
        if stop.half_width is not None or stop.margin is not None:
            ahead.add(row)
            if is_enough(stop, ahead.running):
                return


def _rows(plan: Plan, stop: Stop, workers: Workers, known: dict[int, Row]) -> Iterator[Row]:
    fresh = in_order(workers, partial(measure, plan), (number for number in range(stop.deals) if number not in known))
    for number in range(stop.deals):
        yield known[number] if number in known else next(fresh)


def is_enough(stop: Stop, running: Running) -> bool:
    """Whether a run may end here."""
    if running.count < FIRST_LOOK:
        return False
    if stop.half_width is not None:
        return t_quantile(running.count - 1) * sqrt(running.variance / running.count) <= stop.half_width
    return stop.margin is not None and decision(running, stop.margin) is not None
