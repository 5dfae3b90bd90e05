"""The bots that search, strong and champion: calls by roll-outs, names and discards over worlds, cards by search."""

from msgspec.structs import replace

from bidwhist.bots.auction.agreed import AgreedCalls
from bidwhist.bots.auction.players import quick_bidder, quick_exchanger, thorough_bidder, thorough_exchanger
from bidwhist.bots.bot import Part
from bidwhist.bots.composed import Composed
from bidwhist.bots.conventions import ConventionCard, named
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.search.search import Effort
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY

STRONG = Effort(worlds=12, pool=600, nodes=150_000)
CHAMPION = Effort(worlds=32, pool=6000, nodes=300_000, played=0.5)


def strong_bot(card: ConventionCard | None = None) -> Composed[Part]:
    """Searches 12 worlds for each card. With a convention card it follows the conventions of its table."""
    cards = Searcher(replace(STRONG, card=card), match_stakes)
    return _composed("strong", quick_bidder(), quick_exchanger(), cards, card)


def champion_bot(card: ConventionCard | None = None) -> Composed[Part]:
    """Searches 32 worlds for each card, and makes calls over many more worlds than strong."""
    cards = Searcher(replace(CHAMPION, card=card), match_stakes)
    return _composed("champion", thorough_bidder(), thorough_exchanger(), cards, card)


def by_phase(name: str, calls: Part, exchange: Part, cards: Part) -> Composed[Part]:
    """A bot of three parts: one calls, one names and discards, one plays the cards."""
    return Composed(name, {AUCTION: calls, DECLARE: exchange, DISCARD: exchange, PLAY: cards})


def _composed(level: str, calls: Part, exchange: Part, cards: Part, card: ConventionCard | None) -> Composed[Part]:
    return by_phase(named(level, card), AgreedCalls(calls, card) if card else calls, exchange, cards)
