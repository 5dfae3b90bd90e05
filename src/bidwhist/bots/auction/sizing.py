"""The value of hands in the auction: for each way to bid, the contract a hand would name and its expected tricks."""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.auction.evaluator import Numbers, evaluator_of, leader_of
from bidwhist.bots.auction.keeping import keep
from bidwhist.bots.auction.nets import Floats
from bidwhist.bots.auction.suit_bits import DIRECTIONS, NO_TRUMP, Masks
from bidwhist.bots.equity.ends import with_discard_trick
from bidwhist.bots.grids import grid_product
from bidwhist.core.actions import Bid, Suffix
from bidwhist.core.bidding import all_bids
from bidwhist.core.cards import Strain
from bidwhist.core.legality import declarations
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset


class Way(Struct, frozen=True):
    """One way to play that a bid may lead to: a suffix, in a suit or in no-trump."""

    suffix: Suffix | None
    no_trump: bool
    options: tuple[int, ...]
    """Places in ``Menu.options``."""


class Menu(Struct, frozen=True, eq=False):
    """The contracts that can be named under a rule set, and those that each bid may lead to."""

    options: tuple[tuple[int, int], ...]
    """Strain and direction, as numbers."""
    ways: tuple[Way, ...]
    bids: tuple[Bid, ...]
    ways_of: tuple[tuple[int, ...], ...]
    """By bid: the places of its ways."""

    @property
    def strains(self) -> Numbers:
        """int8[options]."""
        return np.array([strain for strain, _ in self.options], dtype=np.int8)

    @property
    def directions(self) -> Numbers:
        """int8[options]."""
        return np.array([direction for _, direction in self.options], dtype=np.int8)


@lru_cache(maxsize=CACHED_RULE_SETS)
def menu_of(rules: Ruleset) -> Menu:
    """The menu of a rule set."""
    bids = all_bids(rules)
    suffixes = tuple(dict.fromkeys(bid.suffix for bid in bids))
    named = {
        suffix: [_numbers(one.strain, one.direction) for one in declarations(rules, suffix)] for suffix in suffixes
    }
    options = tuple(dict.fromkeys(option for found in named.values() for option in found))
    ways = [
        Way(suffix, no_trump, places)
        for suffix in suffixes
        for no_trump in (False, True)
        if (places := tuple(options.index(one) for one in named[suffix] if (one[0] == NO_TRUMP) is no_trump))
    ]
    ways_of = tuple(tuple(place for place, way in enumerate(ways) if way.suffix is bid.suffix) for bid in bids)
    return Menu(options, tuple(ways), bids, ways_of)


def _numbers(strain: Strain, direction: object) -> tuple[int, int]:
    return int(strain), [*DIRECTIONS].index(direction)  # type: ignore[arg-type]


class Sized(Struct, frozen=True, eq=False):
    """The expected tricks of hands, for each way to bid."""

    named: NDArray[np.intp]
    """intp[n, ways]: the option each way would be played in."""
    chances: Floats
    """float32[n, ways, all tricks + 1]."""
    means: Floats
    """float32[n, options]: the mean tricks of each option."""
    best: NDArray[np.float64]
    """float64[n]: the mean tricks of the best suit."""

    def take(self, rows: NDArray[np.intp]) -> "Sized":
        """Some of the hands."""
        return Sized(self.named[rows], self.chances[rows], self.means[rows], self.best[rows])


def size_up(rules: Ruleset, hands: Masks, declarer: int, dealer: int, kitty: Masks | None = None) -> Sized:
    """The expected tricks of hands, as the seat that holds them sees it. ``kitty`` (uint64[n]) is one that all have
    seen."""
    menu, evaluator = menu_of(rules), evaluator_of(rules)
    rows, options = len(hands), len(menu.options)
    strain, direction = np.tile(menu.strains, rows), np.tile(menu.directions, rows)
    held = np.repeat(hands if kitty is None else hands | kitty, options)
    if kitty is not None:
        held = keep(held, rules.hand_size, strain, direction)
    leader = np.full(len(held), leader_of(rules, declarer, dealer), dtype=np.int8)
    known = kitty is not None or not rules.kitty
    found = evaluator.judge("after" if known else "before", held[:, None], strain, direction, leader)
    tricks = with_discard_trick(rules, found).reshape(rows, options, -1)
    means = grid_product(tricks, np.arange(tricks.shape[2])).astype(np.float32)
    return by_way(menu, tricks, means)


def by_way(menu: Menu, tricks: Floats, means: Floats) -> Sized:
    """The best option of each way: tricks float32[n, options, all tricks + 1], means float32[n, options]."""
    named = np.stack([np.array(way.options)[means[:, way.options].argmax(axis=1)] for way in menu.ways], axis=1)
    chances = np.take_along_axis(tricks, named[:, :, None], axis=1)
    suits = [option for way in menu.ways if not way.no_trump for option in way.options]
    return Sized(named, chances, means, means[:, suits].max(axis=1).astype(np.float64))
