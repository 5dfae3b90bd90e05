"""A whole bot without roll-outs and search: it calls by the bidding network and plays its cards by the play network.

Names and discards are steady's, and so is every phase for which no network was trained.
"""

from bidwhist.arena.peers.net import NetBot
from bidwhist.bots.composed import Composed
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.play_net.player import NetPlayer
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY


def swift_bot() -> Composed[NetBot | SteadyBot | NetPlayer]:
    """The bot of two networks."""
    steady = SteadyBot()
    return Composed("swift", {AUCTION: NetBot(), DECLARE: steady, DISCARD: steady, PLAY: NetPlayer()})
