"""How the other seats call in imagined worlds: a quick value of each call, from the seat's own hand and a
typical hand."""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.auction.dealing import deal_out
from bidwhist.bots.auction.rest import RestForMany
from bidwhist.bots.auction.sizing import Sized, menu_of, size_up
from bidwhist.bots.auction_model import AuctionModel, Expectations, Field
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.equity.stakes import Stakes
from bidwhist.bots.grids import between, grid_product, grid_sum, on_grid, powers_of_e
from bidwhist.core.actions import PASS, Bid, Call
from bidwhist.core.bidding import legal_calls
from bidwhist.core.cards import deck
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.options import AllPass
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset
from bidwhist.tools.exact import mean, normal_below, spread


class BiddingParams(Struct, frozen=True, kw_only=True):
    """How seats call, in tricks or chances, measured in self-play."""

    expects: Expectations = Expectations(lift=0.6)
    """What they expect of one another's calls."""
    spread: float = 1.75
    """Standard deviation of the tricks, around what is expected of others."""
    overbid_penalty: float = 0.1
    """The factor on the penalty ``expects.hope`` for a rolled-out bid, multiplied by how often the bid wins the
    auction. Such a bid's own figures are too high, and partners dislike it."""
    temperature: float = 0.03
    """How much better a call must look to be much likelier: a chance in the match."""
    surprise: float = 0.02
    """The least chance of any call, because others may think differently."""

    often: float = 0.62
    """The chance to make a contract above which a timid bidder bids it, as cheaply as possible."""
    timid: float = 0.75
    """The share of opponents that are taken to be timid bidders."""


BIDDING_PARAMS = BiddingParams()
MAX_OFFSET, QUARTERS_IN_TRICK = 8, 4
"""Means are told apart up to eight tricks from the middle, in quarters of a trick."""
TIMID_SURPRISE = 0.15
"""How often a timid bidder does something else."""


@lru_cache(maxsize=CACHED_RULE_SETS)
def field_of(rules: Ruleset) -> Field:
    """The field of a rule set, from a thousand hands dealt at random."""
    random = np.random.Generator(np.random.PCG64(7))
    hands = deal_out(deck(rules.jokers), (rules.hand_size,), 1000, random)[:, 0]
    best = size_up(rules, hands, 1, 0).best.tolist()
    return Field(mean(best), spread(best))


class Heard(Struct, frozen=True, gc=False):
    """The state of the auction for the seat to call: the highest bid, as an index in the menu, and its bidder."""

    place: int
    """How many seats have called."""
    bid: int
    holder: int


class CallValues:
    """One seat's quick values of its calls, over many worlds in which it holds different hands."""

    def __init__(
        self, stakes: Stakes, dealer: int, seat: int, sized: Sized, params: BiddingParams = BIDDING_PARAMS
    ) -> None:
        self.rules, self.stakes, self.dealer, self.seat = stakes.rules, stakes, dealer, seat
        self.sized, self.params = sized, params
        self.menu = menu_of(self.rules)
        self.model = AuctionModel(self.rules, dealer, field_of(self.rules), params.expects)
        self.side = self.rules.side_of[seat]
        self.edge = sized.best - self.model.field.mean
        self._theirs: dict[tuple[int, int, bool], Values] = {}
        self._rest = RestForMany(self.model, len(self.edge), self.theirs)
        self._mine: dict[tuple[int, bool], Values] = {}
        self._values: dict[Heard, tuple[tuple[int, ...], Values]] = {}
        self._timid: dict[Heard, NDArray[np.intp]] = {}

    def values(self, heard: Heard) -> tuple[tuple[int, ...], Values]:
        """The legal calls, as places of bids in the menu with -1 for a pass, and float64[n, calls]: the
        value of each."""
        if heard not in self._values:
            calls = legal_bids(self.rules, heard.place, heard.bid)
            self._values[heard] = calls, np.stack([self._value(heard, call) for call in calls], axis=1)
        return self._values[heard]

    def choices(self, heard: Heard) -> NDArray[np.intp]:
        """intp[n]: the call with the best value for each hand, as places in the menu and -1 for a pass."""
        calls, values = self.values(heard)
        found: NDArray[np.intp] = np.array(calls)[values.argmax(axis=1)]
        return found

    def timid_choices(self, heard: Heard) -> NDArray[np.intp]:
        """intp[n]: the cheapest bid that is likely enough to be made; else a pass, or the likeliest bid where it must
        bid."""
        if heard not in self._timid:
            calls = legal_bids(self.rules, heard.place, heard.bid)
            bids = [call for call in calls if call >= 0]
            makes = np.stack([self._makes(bid) for bid in bids], axis=1) if bids else np.zeros((len(self.edge), 0))
            self._timid[heard] = timid_picks(
                bids, [self.menu.bids[bid].number for bid in bids], makes, self.params.often
            )
            if -1 not in calls:
                forced = self._timid[heard] < 0
                self._timid[heard][forced] = np.array(bids)[makes.argmax(axis=1)][forced]
        return self._timid[heard]

    def _makes(self, bid: int) -> Values:
        needs = self.menu.bids[bid].number + self.rules.free_tricks
        found: Values = grid_sum(self.sized.chances[:, self.menu.ways_of[bid], needs:], axis=2).max(axis=1)
        return found

    def likely_timid(self, heard: Heard, call: int) -> Values:
        """float64[n]: how likely a call is from each hand of a timid bidder."""
        surprise = TIMID_SURPRISE
        found: Values = np.where(self.timid_choices(heard) == call, 1.0 - surprise, surprise / 4)
        return found

    def likely(self, heard: Heard, call: int) -> Values:
        """float64[n]: how likely a call is from each hand."""
        calls, values = self.values(heard)
        wish = powers_of_e((values - values.max(axis=1, keepdims=True)) / self.params.temperature)
        found: Values = wish[:, calls.index(call)] / grid_sum(wish, axis=1)
        return (1.0 - self.params.surprise) * found + self.params.surprise / len(calls)

    def _value(self, heard: Heard, call: int) -> Values:
        number = self.menu.bids[call].number if call >= 0 else 0
        after = heard.place + 1
        if call >= 0:
            stays, rest = self._rest.rest(after, number, self.side)
            against = heard.holder != NOBODY and self.rules.side_of[heard.holder] != self.side
            return stays * self.mine(call, against) + rest
        if heard.holder == NOBODY:
            stays, rest = self._rest.rest(after, self.rules.min_bid - 1, NOBODY)
            return stays * self._all_passed() + rest
        side, standing = self.rules.side_of[heard.holder], self.menu.bids[heard.bid].number
        stays, rest = self._rest.rest(after, standing, side)
        return stays * self.theirs(side, standing) + rest

    def mine(self, call: int, against: bool) -> Values:
        """The value of a bid of one's own. ``against`` is an opponent who has bid."""
        key = call, against
        if key not in self._mine:
            ways = self.menu.ways_of[call]
            self._mine[key] = np.max([self._way(self.menu.bids[call].number, way, against) for way in ways], axis=0)
        return self._mine[key]

    def _way(self, number: int, way: int, against: bool) -> Values:
        chances = self.sized.chances[:, way].astype(np.float64)
        if against:
            fewer = np.hstack([chances[:, 1:], np.zeros((len(chances), 1))])
            chances = on_grid(chances + self.params.expects.foe_bid * (fewer - chances))
        value = grid_product(chances, self.stakes.of(self.side, number, self.menu.ways[way].no_trump, self.side))
        makes = grid_sum(chances[:, number + self.rules.free_tricks :], axis=1)
        found: Values = value - self.params.expects.hope * np.maximum(0.0, 0.5 - makes)
        return found

    def theirs(self, side: int, number: int, heard: bool = True) -> Values:
        """The value of another seat's contract. Its hand is unseen, and taken for better the more it bid."""
        key = side, number, heard
        if key not in self._theirs:
            worth = self.stakes.of(side, number, False, self.side)
            values = grid_product(_spread_out(len(worth), self.params.spread), worth)
            tricks = self.model.tricks_behind(number, heard) + self.model.pull(side == self.side) * self.edge
            strayed = tricks - (len(worth) - 1) / 2
            self._theirs[key] = between(values, (strayed + MAX_OFFSET) * QUARTERS_IN_TRICK)
        return self._theirs[key]

    def _all_passed(self) -> Values:
        if self.rules.all_pass is AllPass.THROW_IN:
            return np.full(len(self.edge), self.stakes.thrown_in[self.side])
        if self.seat == self.dealer:  # it may not pass, and nobody asks for this value
            return np.zeros(len(self.edge))
        return self.theirs(self.rules.side_of[self.dealer], self.rules.min_bid, heard=False)


def timid_picks(bids: list[int], numbers: list[int], makes: Values, often: float) -> NDArray[np.intp]:
    """intp[n]: of the bids likely enough the cheapest, and of one number the likeliest. -1 where there is none."""
    if not bids:
        return np.full(len(makes), -1, dtype=np.intp)
    worth = np.where(makes >= often, makes - np.array(numbers), -np.inf)
    best = worth.argmax(axis=1)
    found: NDArray[np.intp] = np.where(np.isneginf(worth.max(axis=1)), -1, np.array(bids)[best])
    return found


@lru_cache(maxsize=64)
def _spread_out(tricks: int, stray: float) -> Values:
    """float64[means, tricks]: the chance of each number of tricks, for means from eight below the middle to eight
    above, in quarters."""
    steps = range(-MAX_OFFSET * QUARTERS_IN_TRICK, MAX_OFFSET * QUARTERS_IN_TRICK + 1)
    means = [(tricks - 1) / 2 + step / QUARTERS_IN_TRICK for step in steps]
    below = [[normal_below((cut + 0.5 - middle) / stray) for cut in range(tricks - 1)] for middle in means]
    edges = np.hstack([np.zeros((len(means), 1)), np.array(below), np.ones((len(means), 1))])
    return on_grid(np.diff(edges, axis=1))


@lru_cache(maxsize=4096)
def legal_bids(rules: Ruleset, place: int, bid: int) -> tuple[int, ...]:
    """What a seat may call, as indexes in the menu and -1 for a pass; ``bid`` is the highest bid so far."""
    menu = menu_of(rules)
    calls: tuple[Call, ...] = (PASS,) * place
    if bid >= 0:
        calls = (*calls[1:], menu.bids[bid])
    return tuple(menu.bids.index(call) if isinstance(call, Bid) else -1 for call in legal_calls(rules, calls))


def groups(bids: NDArray[np.intp], holders: NDArray[np.intp]) -> list[tuple[int, int, NDArray[np.intp]]]:
    """Worlds grouped by the highest bid so far: the bid, its bidder, and the worlds."""
    keys = bids * 8 + holders + 1
    return [(int(key) // 8, int(key) % 8 - 1, np.flatnonzero(keys == key)) for key in np.unique(keys)]
