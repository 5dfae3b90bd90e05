"""Whether a claim of all tricks left is certain, judged only from the claimer's own view.

A claim is certain if the claimer has a way of playing that takes every trick for its side in every layout that the view
allows. The way may depend on the cards that fall. All others, including the partner, may play anything legal (rules
X11, X18).
"""

from bidwhist.core.claims.search import Claimer, OutOfBudget, Search
from bidwhist.core.claims.unseen import unseen
from bidwhist.core.deal import PLAY
from bidwhist.core.view import View

BUDGET = 600
"""After so many positions a claim counts as not certain; they take a twentieth of a second.

Of 12,000 claims before random tricks each certain one was found within 400 (benches/results/checks.md).
"""


def is_certain(view: View, budget: int = BUDGET) -> bool:
    """Whether every trick left certainly goes to the seat's side. If the search takes too long, the claim is not
    certain.

    The same view always gives the same answer. False between deals and in the middle of a trick.
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
