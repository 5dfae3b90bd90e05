"""The value of calls in points: the auction rolled out, and every end of it scored by the rule set."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np

from bidwhist.analysis.coach.scoring import points_by_tricks
from bidwhist.bots.auction.rollout import THOROUGH, RollOut
from bidwhist.bots.equity.ends import ends_shape
from bidwhist.bots.equity.stakes import Stakes
from bidwhist.core.actions import PASS, Call
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset
from bidwhist.core.view import View


def points_of_calls(view: View, calls: Sequence[Call], random: Random) -> list[float]:
    """The points each call should bring a seat's side, less those of the best other side, over the same worlds."""
    auction, scored = RollOut(view, random, THOROUGH), points_at_stake(view.rules)
    places = [-1 if call == PASS else auction.menu.bids.index(call) for call in calls]
    return [auction.sums(*auction.ends_of(place), scored).value / len(auction.worlds) for place in places]


@lru_cache(maxsize=CACHED_RULE_SETS)
def points_at_stake(rules: Ruleset) -> Stakes:
    """The ends of a deal in points, in the same shape as those in chances. A deal where everybody passes
    brings none."""
    sides, numbers, kinds, tricks = ends_shape(rules)
    by_tricks = np.empty((sides, numbers, kinds, tricks, sides))
    for declaring, number, no_trump, whose in np.ndindex(sides, numbers, kinds, sides):
        by_tricks[declaring, number, no_trump, :, whose] = points_by_tricks(
            rules, declaring, rules.min_bid + number, bool(no_trump), whose
        )
    return Stakes(rules, by_tricks, np.zeros(sides))
