"""What came of one deal at one table, from the side whose results are compared."""

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


def line_of(deal: Deal, seat: int = 0) -> Line:
    """What came of a finished deal for the side of a seat."""
    side, out = deal.rules.side_of[seat], deal.outcome
    points = deal.points[side] - sum(deal.points[:side] + deal.points[side + 1 :])
    if out is None or deal.contract is None:
        return Line(0, "", None, 0, made=False)
    books = deal.tricks_won[deal.rules.side_of[deal.declarer]]
    return Line(points, format_contract(deal.contract), deal.declarer, books, made=out.made)
