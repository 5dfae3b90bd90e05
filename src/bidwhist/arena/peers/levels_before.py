"""Levels of before, as they were: every figure they were shipped with, whatever the level of now has.

``champion-1`` and ``strong-1`` are those of 2026. A test holds each to decisions it made. A change of what they share
with the levels of now (roll-outs, search, weights) must leave them the old way.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.auction.model import BiddingParams
from bidwhist.bots.auction.players import Exchanger, RolloutBidder
from bidwhist.bots.auction.rollout import Effort as BiddingEffort
from bidwhist.bots.auction_model import Expectations
from bidwhist.bots.bot import Part
from bidwhist.bots.composed import Composed
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.search.search import Effort
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.bots.searching import by_phase

_EXPECTS = Expectations(
    lift=0.6, reach=0.25, caution=-0.3, forced=0.6, support=0.3, resistance=0.2, over_partner=0.3, hope=0.5, foe_bid=0.3
)
_PARAMS = BiddingParams(
    expects=_EXPECTS, spread=1.75, overbid_penalty=0.1, temperature=0.03, surprise=0.02, often=0.62, timid=0.75
)


def _champion_1() -> Composed[Part]:
    auction = BiddingEffort(drawn=600, kept=200, tried=12, clear=0.03, net=0.0)
    cards = Effort(
        worlds=32, pool=2000, nodes=300_000, batch=8, evidence_share=0.65, sure=2.5, blur=0.5, trick=0.002, clear=0.05
    )
    return _searching("champion-1", auction, cards)


def _strong_1() -> Composed[Part]:
    auction = BiddingEffort(drawn=160, kept=48, tried=8, clear=0.25, net=0.0)
    cards = Effort(
        worlds=12, pool=600, nodes=150_000, batch=8, evidence_share=0.65, sure=2.5, blur=0.5, trick=0.002, clear=0.05
    )
    return _searching("strong-1", auction, cards)


def _searching(name: str, auction: BiddingEffort, cards: Effort) -> Composed[Part]:
    bidder, exchanger = RolloutBidder(auction, _PARAMS), Exchanger(auction, _PARAMS)
    return by_phase(name, bidder, exchanger, Searcher(cards, match_stakes))


BEFORE: Mapping[str, Callable[[], Composed[Part]]] = MappingProxyType(
    {"champion-1": _champion_1, "strong-1": _strong_1}
)
"""How each is made."""
