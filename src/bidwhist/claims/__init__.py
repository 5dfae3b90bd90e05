"""Whether a claim of all tricks left is certain, judged from the claimer's own view and from nothing else.

It is certain if the claimer has a way of playing, which may depend on what falls, that takes every trick for its side
in every layout that the view allows, whatever all others, the partner too, then play (rules X11, X18).
"""

from bidwhist.claims.search import Claimer, OutOfBudget, Search
from bidwhist.claims.unseen import unseen
from bidwhist.deal import PLAY
from bidwhist.view import View

BUDGET = 600
"""Positions searched before a claim is held not to be certain; a twentieth of a second.

Of 12,000 claims before random tricks each that is certain was found within 400 (benches/results.md).
"""


def is_certain(view: View, budget: int = BUDGET) -> bool:
    """Whether every trick left is certainly the seat's side's; too much to search counts as not certain.

    The same view gives the same answer, everywhere and always. False between deals and in the middle of a trick.
    """
    if view.phase is not PLAY or view.table or view.seat < 0:
        return False
    assert view.order is not None
    held, room = unseen(view)
    side_of = view.rules.side_of
    opponents = tuple(seat for seat in range(view.players) if side_of[seat] != side_of[view.seat])
    search = Search(Claimer(view.order, view.seat, opponents, room[-1]), budget)
    try:
        return search.takes_all(view.hand, held, view.leader)
    except OutOfBudget:
        return False
