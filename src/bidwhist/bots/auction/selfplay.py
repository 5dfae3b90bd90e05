"""How deals come out under a rule set, estimated from some thousands of imagined auctions with an evaluator
for tricks."""

import numpy as np

from bidwhist.bots.auction.dealing import deal_out
from bidwhist.bots.auction.model import BIDDING_PARAMS, BiddingParams
from bidwhist.bots.auction.nets import Floats
from bidwhist.bots.auction.worlds import Places, Worlds
from bidwhist.bots.equity.ends import ends_shape
from bidwhist.bots.equity.equity import Frequencies
from bidwhist.bots.equity.stakes import Stakes
from bidwhist.bots.grids import grid_sum
from bidwhist.core.cards import deck
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset


def imagined_deals(rules: Ruleset, count: int, seed: int, params: BiddingParams = BIDDING_PARAMS) -> Worlds:
    """So many whole deals at random, with the last seat as dealer."""
    random = np.random.Generator(np.random.PCG64(seed))
    sizes = (*(rules.hand_size,) * rules.players, rules.kitty)
    dealt = deal_out(deck(rules.jokers), sizes, count, random)
    return Worlds(rules, rules.players - 1, dealt[:, :-1], dealt[:, -1], params)


def frequencies_of(worlds: Worlds, stakes: Stakes) -> Frequencies:
    """How deals come out from a standing: every auction played on, the chances of every contract added up."""
    rules = worlds.rules
    nobody = np.full(len(worlds), NOBODY, dtype=np.intp)
    bids, holders = worlds.roll(stakes, 0, nobody, nobody)
    ends = np.zeros(ends_shape(rules))
    dealing = rules.side_of[worlds.dealer]

    def count(_: Places, bid: int, holder: int, way: int, chances: Floats) -> None:
        side = (rules.side_of[holder] - dealing) % rules.sides
        number = worlds.menu.bids[bid].number - rules.min_bid
        ends[side, number, int(worlds.menu.ways[way].no_trump)] += grid_sum(chances, axis=0)

    worlds.each_end(stakes, bids, holders, count)
    if not ends.any():  # nobody bids at such a table, so any value is right
        return Frequencies(np.full(ends.shape, 1.0 / ends.size), 0.0)
    return Frequencies(ends / len(worlds), int(np.count_nonzero(holders == NOBODY)) / len(worlds))
