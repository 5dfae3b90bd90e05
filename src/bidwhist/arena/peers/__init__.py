"""Bots to measure against: simple ones, plain search, and the player who sees all cards. None is meant
for a real table."""

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

from bidwhist.arena.peers.counting import CountingBot
from bidwhist.arena.peers.greedy import GreedyBot
from bidwhist.arena.peers.open import OpenBot
from bidwhist.arena.peers.testers import Always, NeverNoTrump, WildBot
from bidwhist.arena.peers.threshold import ThresholdBot
from bidwhist.bots.bot import Bot

PEERS: Mapping[str, str] = MappingProxyType(
    {
        "champion-1": "the champion of 2026, as it was; the next one is measured against it",
        "strong-1": "the strong of 2026 as it was: it rolls calls out and searches 12 worlds",
        "champion-netN": "champion whose calls go by the network for N parts in 100, as in champion-net50",
        "greedy": "bids by its long suit, plays its highest card",
        "counting": "counts likely winners and four more, bids the cheapest, plays by a few rules",
        "thresholdN": "bids what it makes N times in 100, as in threshold62; else steady",
        "pimcN": "solves N sampled worlds for each card, as in pimc32; bids and discards as steady",
        "ismctsN": "OpenSpiel's ISMCTS with N simulations a decision, as in ismcts1000; needs the extra openspiel",
        "open": "sees every card: discards and plays double dummy, bids as steady; the bound",
        "always-pass": "never bids unless it must; plays as steady",
        "always-N": "bids N, as in always-5, whenever it may; plays as steady",
        "never-no-trump": "steady that never bids no-trump",
        "net": "bids by a network, without roll-outs; else steady",
        "wild": "any bid by chance; plays as steady",
    }
)
"""A description of each."""
BEFORE = ("champion-1", "strong-1")
"""Levels of before."""


def _ismcts(number: str) -> Bot:
    # OpenSpiel takes a second to load, and is not always installed.
    maker: Callable[[int], Bot] = import_module("bidwhist.arena.peers.ismcts").IsmctsBot
    return maker(int(number))


def _pimc(number: str) -> Bot:
    # It loads NumPy, which most commands that know the names of peers do not need.
    maker: Callable[[int], Bot] = import_module("bidwhist.arena.peers.pimc").PimcBot
    return maker(int(number))


def _before(name: str) -> Bot:
    # It loads NumPy and the networks.
    made: Bot = import_module("bidwhist.arena.peers.levels_before").BEFORE[name]()
    return made


def _net() -> Bot:
    made: Bot = import_module("bidwhist.arena.peers.net").NetBot()
    return made


def _champion_net(number: str) -> Bot:
    made: Bot = import_module("bidwhist.arena.peers.net").champion_with_net(int(number))
    return made


_MAKERS: Mapping[str, Callable[[str], Bot]] = MappingProxyType(
    {
        "greedy": lambda number: GreedyBot(),
        "counting": lambda number: CountingBot(),
        "threshold": lambda number: ThresholdBot(int(number)),
        "pimc": _pimc,
        "ismcts": _ismcts,
        "champion-net": _champion_net,
        "open": lambda number: OpenBot(),
        "always-pass": lambda number: Always(None),
        "always-": lambda number: Always(int(number)),
        "never-no-trump": lambda number: NeverNoTrump(),
        "net": lambda number: _net(),
        "wild": lambda number: WildBot(),
    }
)
_NAME = re.compile(r"([a-z-]+?)([1-9][0-9]{0,5})?")


def make_peer(name: str) -> Bot | None:
    """The peer of a name; None where there is no such peer."""
    if name in BEFORE:
        return _before(name)
    found = _NAME.fullmatch(name)
    if not found:
        return None
    kind, number = found[1], found[2] or ""
    if kind == "champion-net" and len(number) > len("99"):
        return None
    takes_number = kind in NUMBERED
    return _MAKERS[kind](number) if kind in _MAKERS and takes_number is bool(number) else None


NUMBERED = ("always-", "champion-net", "pimc", "ismcts", "threshold")
"""Names that end in a number."""
