"""Imagined worlds of one deal: how their auctions end, who plays which contract, and what that is worth."""

from collections.abc import Callable

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.auction.evaluator import evaluator_of, leader_of
from bidwhist.bots.auction.keeping import keep
from bidwhist.bots.auction.model import BIDDING_PARAMS, BiddingParams, CallValues, Heard, groups
from bidwhist.bots.auction.nets import Floats
from bidwhist.bots.auction.sizing import Sized, menu_of, size_up
from bidwhist.bots.auction.suit_bits import Masks
from bidwhist.bots.equity.ends import Values, with_discard_trick
from bidwhist.bots.equity.stakes import Stakes
from bidwhist.bots.grids import grid_product
from bidwhist.core.bidding import seat_at
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset

LATE_OPTIONS = 3
"""How many contracts a declarer who names late is imagined to compare with the kitty in hand."""

Places = NDArray[np.intp]


class Played(Struct, frozen=True, eq=False):
    """One seat playing one way in every world."""

    option: Places
    """The contract it names, as a place in the menu."""
    believed: Floats
    """float32[n, all tricks + 1]: the chances as that seat sees them."""
    open: Floats
    """float32[n, all tricks + 1]: the chances with all hands seen."""


class Worlds:
    """Many worlds: hands uint64[n, players], kitties uint64[n], one dealer."""

    def __init__(
        self, rules: Ruleset, dealer: int, hands: Masks, kitty: Masks, params: BiddingParams = BIDDING_PARAMS
    ) -> None:
        self.rules, self.dealer, self.hands, self.kitty, self.params = rules, dealer, hands, kitty, params
        self.timid = np.zeros((len(hands), rules.players), dtype=np.bool_)
        """bool[n, players]: which seats are timid bidders, who bid as cheaply as they can."""
        self.menu = menu_of(rules)
        self._sized: dict[int, Sized] = {}
        self._played: dict[tuple[int, int], Played] = {}
        self._call_values: dict[int, tuple[Stakes, CallValues]] = {}

    def __len__(self) -> int:
        return len(self.hands)

    def sized(self, seat: int) -> Sized:
        """The expected tricks of a seat's hands, as that seat sees them."""
        if seat not in self._sized:
            self._sized[seat] = self._size(seat)
        return self._sized[seat]

    def _size(self, seat: int) -> Sized:
        seen = self.kitty if self.rules.sports_before_auction else None
        hands = self.hands[:, seat]
        if (hands != hands[0]).any():
            return size_up(self.rules, hands, seat, self.dealer, seen)
        one = size_up(self.rules, hands[:1], seat, self.dealer, None if seen is None else seen[:1])
        return one.take(np.zeros(len(self), dtype=np.intp))

    def take(self, rows: Places) -> "Worlds":
        """Some of the worlds, with what was computed for them."""
        some = Worlds(self.rules, self.dealer, self.hands[rows], self.kitty[rows], self.params)
        some.timid = self.timid[rows]
        some._sized = {seat: sized.take(rows) for seat, sized in self._sized.items()}
        return some

    def call_values(self, stakes: Stakes, seat: int) -> CallValues:
        """A seat's quick values of its calls in every world."""
        known = self._call_values.get(seat)
        if known is None or known[0] is not stakes:
            known = stakes, CallValues(stakes, self.dealer, seat, self.sized(seat), self.params)
            self._call_values[seat] = known
        return known[1]

    def seat_at(self, place: int) -> int:
        """The seat that calls at a place of the auction."""
        return seat_at(self.rules.players, self.dealer, place)

    def roll(self, stakes: Stakes, place: int, bids: Places, holders: Places) -> tuple[Places, Places]:
        """Plays the auctions on from a place, every seat making the call with its best quick value: bids and holders at
        the end."""
        bids, holders = bids.copy(), holders.copy()
        for later in range(place, self.rules.players):
            seat = self.seat_at(later)
            call_values = self.call_values(stakes, seat)
            for bid, holder, rows in groups(bids, holders):
                chosen = self._choices(call_values, Heard(later, bid, holder), rows)
                loud = chosen >= 0
                bids[rows[loud]], holders[rows[loud]] = chosen[loud], seat
        return bids, holders

    def _choices(self, call_values: CallValues, heard: Heard, rows: Places) -> Places:
        timid = self.timid[rows, call_values.seat]
        if not timid.any():
            return call_values.choices(heard)[rows]
        if timid.all():
            return call_values.timid_choices(heard)[rows]
        return np.where(timid, call_values.timid_choices(heard)[rows], call_values.choices(heard)[rows])

    def likely(self, stakes: Stakes, seat: int, heard: Heard, call: int) -> Values:
        """float64[n]: how likely a seat's call is in each world."""
        call_values, timid = self.call_values(stakes, seat), self.timid[:, seat]
        if not timid.any():
            return call_values.likely(heard, call)
        return np.where(timid, call_values.likely_timid(heard, call), call_values.likely(heard, call))

    def worth(self, stakes: Stakes, bids: Places, holders: Places, whose: int) -> Values:
        """float64[n]: the chance of a side in the match after the ends of auctions."""
        found = np.full(len(self), stakes.thrown_in[whose])

        def score(rows: Places, bid: int, holder: int, way: int, chances: Floats) -> None:
            side = self.rules.side_of[holder]
            worth = stakes.of(side, self.menu.bids[bid].number, self.menu.ways[way].no_trump, whose)
            found[rows] = grid_product(chances, worth)

        self.each_end(stakes, bids, holders, score)
        return found

    def each_end(
        self,
        stakes: Stakes,
        bids: Places,
        holders: Places,
        tell: Callable[[Places, int, int, int, Floats], None],
    ) -> None:
        """Calls ``tell`` for every end of an auction with a bid: worlds, bid, holder, way, and the chances by tricks in
        them."""
        for bid, holder, rows in groups(bids, holders):
            if holder == NOBODY:
                continue
            side, number = self.rules.side_of[holder], self.menu.bids[bid].number
            ways = self.menu.ways_of[bid]
            hopes = [
                grid_product(
                    self.played(holder, way).believed[rows],
                    stakes.of(side, number, self.menu.ways[way].no_trump, side),
                )
                for way in ways
            ]
            best = np.argmax(hopes, axis=0)
            for place, way in enumerate(ways):
                some = rows[best == place]
                if len(some):
                    tell(some, bid, holder, way, self.played(holder, way).open[some])

    def played(self, seat: int, way: int) -> Played:
        """A seat playing one way in every world."""
        key = seat, way
        if key not in self._played:
            self._played[key] = self._play(seat, way)
        return self._played[key]

    def _play(self, seat: int, way: int) -> Played:
        rules, menu, sized = self.rules, self.menu, self.sized(seat)
        evaluator, leader = evaluator_of(rules), leader_of(rules, seat, self.dealer)
        whole = self.hands[:, seat] | self.kitty
        if evaluator.setting.named_late:
            option, kept, believed = self._name_late(seat, way, whole, leader)
        else:
            option = sized.named[:, way]
            kept = keep(whole, rules.hand_size, menu.strains[option], menu.directions[option])
            believed = sized.chances[:, way]
        around = [kept] + [self.hands[:, (seat + step) % rules.players] for step in range(1, rules.players)]
        leaders = np.full(len(self), leader, dtype=np.int8)
        found = evaluator.judge(
            "open", np.stack(around, axis=1), menu.strains[option], menu.directions[option], leaders
        )
        return Played(option, believed, with_discard_trick(rules, found))

    def _name_late(self, seat: int, way: int, whole: Masks, leader: int) -> tuple[Places, Masks, Floats]:
        """The best of the likeliest contracts with the kitty in hand."""
        rules, menu = self.rules, self.menu
        options = np.array(menu.ways[way].options)
        means = self.sized(seat).means[:, options]
        few = min(LATE_OPTIONS, len(options))
        tried = options[np.argsort(-means, axis=1, kind="stable")[:, :few]]
        flat = tried.ravel()
        kept = keep(np.repeat(whole, few), rules.hand_size, menu.strains[flat], menu.directions[flat])
        leaders = np.full(len(flat), leader, dtype=np.int8)
        found = evaluator_of(rules).judge("after", kept[:, None], menu.strains[flat], menu.directions[flat], leaders)
        best = grid_product(found, np.arange(found.shape[1])).reshape(-1, few).argmax(axis=1)
        rows = np.arange(len(tried))
        picked = rows * few + best
        return tried[rows, best], kept[picked], with_discard_trick(rules, found[picked])
