"""Claims: a bot on lead claims the rest when every remaining trick is certainly its own."""

from bidwhist.core.actions import Claim
from bidwhist.core.claims import is_certain
from bidwhist.core.view import View

FEWEST = 2
"""With fewer cards in hand a claim saves no time."""


def sure_claim(view: View) -> Claim | None:
    """The claim of every trick left, if the seat is to lead and the core judges the claim certain.

    Such a claim is granted whatever the other hands are (rules X11, X18).
    """
    may = view.is_my_turn and view.claims_left and view.hand.bit_count() >= FEWEST
    return Claim(view.seat) if may and is_certain(view) else None
