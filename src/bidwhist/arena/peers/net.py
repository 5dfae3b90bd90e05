"""Bidders with a network: one without roll-outs, and champion where the network's values count among its own.

``net`` makes the call that the network values highest. Among the fitting calls it makes one that a partner would resent
only where the network sees as much to gain as champion asks for. Everything but its calls is steady's, and so are its
calls where no network was trained; there ``champion-netN`` is champion.
"""

from random import Random
from typing import Final

from msgspec.structs import replace

from bidwhist.bots.auction import equity_cache
from bidwhist.bots.auction.net_bidder import mannerly_call
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.auction.players import RolloutBidder, thorough_exchanger
from bidwhist.bots.auction.rollout import THOROUGH
from bidwhist.bots.bot import Advice, Bot
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.bots.searching import CHAMPION, by_phase
from bidwhist.core.actions import Action
from bidwhist.core.deal import AUCTION
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class NetBot:
    """Calls by the network."""

    name: Final = "net"

    def __init__(self) -> None:
        self.steady: Final = SteadyBot()

    def prepare(self, rules: Ruleset) -> None:
        """Loads the nets and makes the equity table of a mix of house rules."""
        equity_cache.prepare(rules)

    def choose(self, view: View, random: Random) -> Action:
        """The call with the best value, held to manners as champion's are."""
        values = net_values(view) if view.phase is AUCTION and len(view.legal) > 1 else {}
        if not values:
            return self.steady.choose(view, random)
        return mannerly_call(view, values, THOROUGH.clear)

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice, with its rule."""
        return Advice(self.choose(view, random), "It makes the call that its network values highest.")


def champion_with_net(hundredths: int) -> Bot:
    """Champion, the values of whose calls are the network's for so many parts in a hundred, the roll-outs' for the
    rest."""
    bidder = RolloutBidder(replace(THOROUGH, net=hundredths / 100, presets=None))
    cards = Searcher(CHAMPION, match_stakes)
    return by_phase(f"champion-net{hundredths}", bidder, thorough_exchanger(), cards)
