"""Claims as they were granted until November 2026, by searching all hands: only for records of that time."""

from bidwhist.core.cards import Hand
from bidwhist.core.claims.search import Claimer, OutOfBudget, Search
from bidwhist.core.deal import Deal

BUDGET = 200_000
"""After so many positions a claim counts as not good. The widest claim ever granted took a few seconds."""


def holds_openly(deal: Deal, seat: int) -> bool:
    """Whether the side of a seat takes every trick left with all hands open, against any play of the other side."""
    assert deal.order is not None
    held: tuple[Hand, ...] = tuple(0 if one == seat else deal.hand(one) for one in range(deal.players))
    opponents = tuple(one for one in range(deal.players) if deal.side(one) != deal.side(seat))
    helpers = tuple(one for one in range(deal.players) if one != seat and one not in opponents)
    search = Search(Claimer(deal.order, seat, opponents, 0, helpers), BUDGET)
    try:
        return search.takes_all(deal.hand(seat), (*held, 0), deal.leader)
    except OutOfBudget:
        return False
