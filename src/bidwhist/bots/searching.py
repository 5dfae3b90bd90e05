"""The bots that need NumPy: strong goes by networks and searches where it has none, champion searches more."""

from msgspec.structs import replace

from bidwhist.bots.auction.agreed import AgreedCalls
from bidwhist.bots.auction.net_bidder import NetBidder
from bidwhist.bots.auction.players import quick_bidder, quick_exchanger, thorough_bidder, thorough_exchanger
from bidwhist.bots.bot import Part
from bidwhist.bots.composed import Composed
from bidwhist.bots.conventions import ConventionCard, named
from bidwhist.bots.play_net.player import NetPlayer
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.search.search import Effort
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY

STRONG = Effort(worlds=12, pool=600, nodes=150_000)
"""Where no network was trained."""
ENDS = Effort(worlds=12, pool=200, nodes=150_000)
"""Few cards are hidden there, so that fewer worlds tell as much."""
NET_CLEAR = 0.05
"""What a call that partners dislike must gain by the network, as cards must by search."""
CHAMPION = Effort(worlds=32, pool=6000, nodes=300_000, played=0.5)


def strong_bot(card: ConventionCard | None = None) -> Composed[Part]:
    """Calls and plays by networks; where none was trained, and with a convention card, over a few worlds."""
    calls, cards = quick_bidder(), Searcher(replace(STRONG, card=card), match_stakes)
    if card:
        return _composed("strong", calls, quick_exchanger(), cards, card)
    by_net = NetPlayer(ends=Searcher(ENDS, match_stakes), otherwise=cards)
    return _composed("strong", NetBidder(NET_CLEAR, calls), quick_exchanger(), by_net, None)


def champion_bot(card: ConventionCard | None = None) -> Composed[Part]:
    """Searches 32 worlds for each card, and makes calls over many more worlds than strong."""
    cards = Searcher(replace(CHAMPION, card=card), match_stakes)
    return _composed("champion", thorough_bidder(), thorough_exchanger(), cards, card)


def by_phase(name: str, calls: Part, exchange: Part, cards: Part) -> Composed[Part]:
    """A bot of three parts: one calls, one names and discards, one plays the cards."""
    return Composed(name, {AUCTION: calls, DECLARE: exchange, DISCARD: exchange, PLAY: cards})


def _composed(level: str, calls: Part, exchange: Part, cards: Part, card: ConventionCard | None) -> Composed[Part]:
    return by_phase(named(level, card), AgreedCalls(calls, card) if card else calls, exchange, cards)
