"""The rest of an auction, valued for many hands at once."""

from collections.abc import Callable

import numpy as np

from bidwhist.bots.auction_model import NEGLIGIBLE, AuctionModel
from bidwhist.bots.equity.ends import Values


class RestForMany:
    """``value_of_rest`` for many hands: how likely a bid is to win the auction, and the value if it does not."""

    def __init__(self, model: AuctionModel, size: int, theirs: Callable[[int, int], Values]) -> None:
        """``theirs`` gives by side and number float64[size], what another seat's contract is worth."""
        self._model, self._size, self._theirs = model, size, theirs
        self._known: dict[tuple[int, int, int], tuple[float, Values]] = {}

    def rest(self, place: int, number: int, side: int) -> tuple[float, Values]:
        """From a seat on: the chance that the bid wins the auction, and float64[size], the value of the other cases."""
        key = place, number, side
        if key not in self._known:
            self._known[key] = self._rest_of(place, number, side)
        return self._known[key]

    def _rest_of(self, place: int, number: int, side: int) -> tuple[float, Values]:
        if place >= self._model.rules.players:
            return 1.0, np.zeros(self._size)
        call = self._model.next_call(place, number, side)
        stays, rest = self.rest(place + 1, number, side)
        if call.likely < NEGLIGIBLE:
            return stays, rest
        stands, further = self.rest(place + 1, call.number, call.side)
        loud = stands * self._theirs(call.side, call.number) + further
        return (1.0 - call.likely) * stays, (1.0 - call.likely) * rest + call.likely * loud
