"""Champions of before, as they were: every figure they were shipped with, whatever the champion of now has.

``champion-1`` is the champion of 2026. A test holds each to decisions it made. A change of what they share with the
champion of now (roll-outs, search, weights) must leave them the old way.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.auction.model import BiddingParams
from bidwhist.bots.auction.players import Exchanger, RolloutBidder
from bidwhist.bots.auction.rollout import Effort as BiddingEffort
from bidwhist.bots.auction_model import Expectations
from bidwhist.bots.bot import Bot
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.search.search import Effort
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.bots.searching import by_phase


def _first() -> Bot:
    expects = Expectations(
        lift=0.6, reach=0.25, caution=-0.3, forced=0.6, support=0.3, resistance=0.2, over_partner=0.3, hope=0.5,
        foe_bid=0.3,
    )  # fmt: skip
    params = BiddingParams(
        expects=expects, spread=1.75, overbid_penalty=0.1, temperature=0.03, surprise=0.02, often=0.62, timid=0.75
    )
    auction = BiddingEffort(drawn=600, kept=200, tried=12, clear=0.03, net=0.0)
    cards = Effort(
        worlds=32, pool=2000, nodes=300_000, batch=8, evidence_share=0.65, sure=2.5, blur=0.5, trick=0.002, clear=0.05
    )
    bidder, exchanger = RolloutBidder(auction, params), Exchanger(auction, params)
    return by_phase("champion-1", bidder, exchanger, Searcher(cards, match_stakes))


CHAMPIONS: Mapping[int, Callable[[], Bot]] = MappingProxyType({1: _first})
"""The champions of before by their numbers, from the first."""
