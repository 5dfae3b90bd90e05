"""The network at the table: from a view the value of each legal call, and how the seats of many worlds would call."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.auction.bidding_net import (
    NOT_YET,
    PASSED,
    WORTH_SCALE,
    Called,
    NetWeights,
    auction_facts,
    call_values,
    hand_facts,
    hand_layer,
    highest_of,
    legal_table,
    suit_readings,
    weights_of,
)
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.nets import Sums
from bidwhist.bots.auction.sizing import Menu, menu_of, size_up
from bidwhist.bots.auction.worlds import Worlds
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.equity.stakes import Stakes, standing_of
from bidwhist.core.actions import PASS, Bid, Call
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


def calls_heard(rules: Ruleset, calls: Sequence[Call]) -> Called:
    """int8[1, players]: the calls so far."""
    menu, found = menu_of(rules), np.full((1, rules.players), NOT_YET, dtype=np.int8)
    for place, call in enumerate(calls):
        found[0, place] = menu.bids.index(call) if isinstance(call, Bid) else PASSED
    return found


def net_values(view: View, weights: NetWeights | None = None) -> dict[Call, float]:
    """Each legal call with its side's chance in the match by the network. Empty where none was trained."""
    rules, weights = view.rules, weights or weights_of(view.rules)
    if weights is None:
        return {}
    stakes, hands = stakes_of(standing_of(view)), np.array([view.dealt], dtype=np.uint64)
    facts = hand_facts(stakes, view.side, size_up(rules, hands, view.seat, view.dealer), hands)
    hand = hand_layer(weights, suit_readings(hands), facts)
    called, place = calls_heard(rules, view.calls), len(view.calls)
    legal = legal_table(rules)[place, highest_of(called)[0] + 1]
    values = call_values(weights, hand, auction_facts(rules, called, place), legal)[0]
    base, menu = float(stakes.thrown_in[view.side]), menu_of(rules)
    return {_call(menu, call): float(values[call]) / WORTH_SCALE + base for call in np.flatnonzero(legal[0]).tolist()}


def _call(menu: Menu, column: int) -> Call:
    return menu.bids[column - 1] if column else PASS


class NetSeats:
    """How the seats of many worlds call by the network."""

    def __init__(self, worlds: Worlds, stakes: Stakes, weights: NetWeights) -> None:
        self.worlds, self.stakes, self.weights, self.rules = worlds, stakes, weights, worlds.rules
        self.legal = legal_table(self.rules)
        self._hands: dict[int, Sums] = {}

    def values(self, place: int, called: Called) -> Values:
        """float64[n, calls]: the values of a seat's calls."""
        legal = self.legal[place, highest_of(called)[0] + 1]
        return call_values(self.weights, self._hand(place), auction_facts(self.rules, called, place), legal)

    def choices(self, place: int, called: Called) -> NDArray[np.intp]:
        """intp[n]: the call with the best value in each world."""
        found: NDArray[np.intp] = self.values(place, called).argmax(axis=1) - 1
        return found

    def _hand(self, place: int) -> Sums:
        if place not in self._hands:
            worlds, seat = self.worlds, self.worlds.seat_at(place)
            hands = worlds.hands[:, seat]
            facts = hand_facts(self.stakes, self.rules.side_of[seat], worlds.sized(seat), hands)
            self._hands[place] = hand_layer(self.weights, suit_readings(hands), facts)
        return self._hands[place]
