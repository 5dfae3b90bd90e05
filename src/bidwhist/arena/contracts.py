"""What auctions are worth before anybody plays: by the evaluator, over all hands, in points or chances in the match."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from bidwhist.arena.duplicate import Pair, seatings
from bidwhist.arena.tables import fresh_deal, until_called
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.worlds import Worlds
from bidwhist.bots.equity.ends import distinct_ends
from bidwhist.bots.equity.stakes import Stakes, Standing
from bidwhist.bots.grids import on_grid
from bidwhist.core.deal import NOBODY, Deal
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset
from bidwhist.tools.exact import mean


def expected(called: Sequence[Deal], stakes: Stakes, whose: int) -> list[float]:
    """What the contracts of some auctions are worth to a side. Names and discards are those of imagined worlds.

    :param called: deals of one dealer, each after its auction.
    """
    rules, dealer = called[0].rules, called[0].dealer
    hands, kitties = [one.dealt for one in called], [one.kitty for one in called]
    worlds = Worlds(rules, dealer, np.array(hands, np.uint64), np.array(kitties, np.uint64))
    bids = [NOBODY if deal.bid is None else worlds.menu.bids.index(deal.bid) for deal in called]
    holders = [NOBODY if deal.bid is None else deal.declarer for deal in called]
    worth: list[float] = worlds.worth(stakes, np.array(bids, np.intp), np.array(holders, np.intp), whose).tolist()
    return worth


def bids_lead(pair: Pair, rules: Ruleset, seed: bytes, number: int) -> float:
    """By how much the calls of ours alone put it above level in the match, a mean over the sides it can sit on.

    A deal from level scores is called by both and played by nobody. Where trump is turned up nobody calls (rule R2).
    """
    if rules.turns_trump:
        return 0.0
    fresh = fresh_deal(rules, seed, number)
    stakes = stakes_of(Standing(rules, (0,) * rules.sides, rules.max_deals, rules.side_of[fresh.dealer]))
    found = [
        expected([until_called(fresh, bots, seed, number, deals_left=rules.max_deals)], stakes, side)[0]
        for side, bots in seatings(rules, pair)
    ]
    return mean(found) - 1.0 / rules.sides


@lru_cache(maxsize=CACHED_RULE_SETS)
def points_stakes(rules: Ruleset) -> Stakes:
    """The ends of a deal in points of each side above the mean of the others, on the grid of chances."""
    kept, like = distinct_ends(rules)
    leads = on_grid(np.array([[points_lead(deal, side) for side in range(rules.sides)] for deal in kept]))
    return Stakes(rules, leads[like], np.zeros(rules.sides))


def points_lead(deal: Deal, side: int) -> float:
    """Points of a side above the mean of the others in a deal that is over."""
    points = deal.points
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)
