"""The result of one deal at one table, for the side whose results are compared, and of a whole day."""

from msgspec import Struct

from bidwhist.core.actions import format_contract
from bidwhist.core.deal import Deal


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a deal at one table."""

    points: int
    """The points of the compared side, less the other's."""
    contract: str
    """As in ``4US``; empty where everybody passed."""
    declarer: int | None
    """The declarer's seat; None if everybody passed."""
    books: int
    """Books of the declaring side, with the discard if it counts; 0 if everybody passed."""
    made: bool


class KeptLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a deal at one table, compared with the field."""

    line: Line
    share: int
    """The share of the matchpoints, in millionths."""
    difference: int
    """From the mean of the others, in thousandths of a point."""
    double_dummy: int | None
    """The declaring side's double-dummy books."""


class DailyLine(Struct, frozen=True):
    """A line in the table of a deal's results."""

    board: int
    entrant: str
    name: str
    match: str
    kept: KeptLine


class KeptPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's result of a day."""

    place: int | None
    """The place; None for guests and bots, who are not ranked."""
    boards: int
    share: int
    difference: int


class DailyPlace(Struct, frozen=True):
    """A line of a day's ranking."""

    entrant: str
    name: str
    kept: KeptPlace


class DayTold(Struct, frozen=True):
    """A finished day in the archive."""

    day: str
    preset: str
    players: int


def line_of(deal: Deal, seat: int = 0) -> Line:
    """The result of a finished deal for the side of a seat."""
    side, out = deal.rules.side_of[seat], deal.outcome
    points = deal.points[side] - sum(deal.points[:side] + deal.points[side + 1 :])
    if out is None or deal.contract is None:
        return Line(0, "", None, 0, made=False)
    books = deal.tricks_won[deal.rules.side_of[deal.declarer]]
    return Line(points, format_contract(deal.contract), deal.declarer, books, made=out.made)
