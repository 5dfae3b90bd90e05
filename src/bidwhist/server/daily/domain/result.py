"""What came of one deal at one table, from the side whose results are compared, and of a whole day."""

from msgspec import Struct

from bidwhist.core.actions import format_contract
from bidwhist.core.deal import Deal


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal at one table."""

    points: int
    """The points of the side that is compared, less the other's."""
    contract: str
    """As in ``4US``; empty where everybody passed."""
    declarer: int | None
    """The seat; nothing where everybody passed."""
    books: int
    """What the declaring side won, with the discard where that counts; 0 where everybody passed."""
    made: bool


class KeptLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a deal at one table, compared with the field."""

    line: Line
    share: int
    """Of the matchpoints, in millionths."""
    difference: int
    """From the mean of the others, in thousandths of a point."""
    double_dummy: int | None
    """Books that the declaring side had with all hands open."""


class DailyLine(Struct, frozen=True):
    """A line of a deal's board."""

    board: int
    entrant: str
    name: str
    match: str
    kept: KeptLine


class KeptPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody came out on a day."""

    place: int | None
    """Nothing for guests and the house, who are not ranked."""
    boards: int
    share: int
    difference: int


class DailyPlace(Struct, frozen=True):
    """A line of a day's ranking."""

    entrant: str
    name: str
    kept: KeptPlace


class DayTold(Struct, frozen=True):
    """A day that is over, as the archive lists it."""

    day: str
    preset: str
    players: int


def line_of(deal: Deal, seat: int = 0) -> Line:
    """What came of a finished deal for the side of a seat."""
    side, out = deal.rules.side_of[seat], deal.outcome
    points = deal.points[side] - sum(deal.points[:side] + deal.points[side + 1 :])
    if out is None or deal.contract is None:
        return Line(0, "", None, 0, made=False)
    books = deal.tricks_won[deal.rules.side_of[deal.declarer]]
    return Line(points, format_contract(deal.contract), deal.declarer, books, made=out.made)
