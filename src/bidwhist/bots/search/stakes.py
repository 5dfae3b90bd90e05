"""The stakes of a contract in play: by tricks of the declaring side, the chance in the match."""

from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.equity.stakes import standing_of
from bidwhist.bots.search.search import Floats
from bidwhist.core.cards import Strain
from bidwhist.core.view import View


def match_stakes(view: View) -> Floats:
    """The chance of the seat's side by match equity. For house rules the table is made when first asked for."""
    assert view.contract is not None
    side, number = view.aiming_side, view.contract.number
    return stakes_of(standing_of(view)).of(side, number, view.contract.strain is Strain.NO_TRUMP, view.side)
