"""Auctions that the bidding networks learn from: deals at many scores, and what comes of every legal call.

No card is played. The evaluator over all hands says what every end of an auction is worth; a deal takes a millisecond.
"""

from collections.abc import Iterator

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.auction.bidding_net import (
    NOT_YET,
    WORTH_SCALE,
    Called,
    NetWeights,
    auction_facts,
    call_values,
    hand_facts,
    hand_layer,
    highest_of,
    legal_table,
    suit_readings,
)
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.model import CallValues, Heard, groups
from bidwhist.bots.auction.nets import Floats
from bidwhist.bots.auction.selfplay import imagined_deals
from bidwhist.bots.auction.sizing import Sized, menu_of
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.equity.equity import axes_of
from bidwhist.bots.equity.stakes import Stakes, Standing
from bidwhist.bots.grids import grid_product
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset

TABLE_DEALS, SCORES_A_DEAL = 512, 3
"""Deals bid at one score, and scores that each deal is bid at."""
LEVEL = 0.35
"""The share of level scores, from which every match begins."""
FOES = 0.3
"""The share of deals where the other sides bid by quick rules, half of them timidly."""
WAVERS, WAVER = 0.25, 0.06
"""How often a call before the one that is rolled out is disturbed, and by how much, as a chance in the match."""
Random = np.random.Generator
Places = NDArray[np.intp]


class Table(Struct, frozen=True, eq=False):
    """Deals bid at one score: what their hands are to the network, and what every end is worth."""

    rules: Ruleset
    hands: list[Values]
    """By seat, float64[n, …]."""
    suits: list[Floats]
    sized: list[Sized]
    worth: Values
    """float64[n, seats, bids, sides]: the chance in the match if a seat declares with a bid."""
    stakes: Stakes

    def __len__(self) -> int:
        return len(self.worth)


class Samples(Struct, frozen=True, eq=False):
    """What the network learns from: one row a decision."""

    suits: Floats
    hand: Values
    auction: Values
    legal: NDArray[np.bool_]
    values: Values
    """float64[n, calls]: what came of each legal call; 0 elsewhere."""

    def __len__(self) -> int:
        return len(self.values)

    def take(self, rows: Places) -> "Samples":
        """Some of the rows."""
        return Samples(self.suits[rows], self.hand[rows], self.auction[rows], self.legal[rows], self.values[rows])


def joined(parts: list[Samples]) -> Samples:
    """All rows of some samples."""
    return Samples(*(np.concatenate([getattr(one, name) for one in parts]) for name in Samples.__struct_fields__))


class Pool:
    """Deals with the chances of every contract, from which tables are made."""

    def __init__(self, rules: Ruleset, deals: int, seed: int) -> None:
        self.rules, self.worlds = rules, imagined_deals(rules, deals, seed)
        seats, ways = range(rules.players), range(len(menu_of(rules).ways))
        played = [[self.worlds.played(seat, way) for way in ways] for seat in seats]
        self.believed = np.stack([[one.believed for one in row] for row in played])
        self.open = np.stack([[one.open for one in row] for row in played])
        self.sized = [self.worlds.sized(seat) for seat in seats]

    def table(self, stakes: Stakes, rows: Places) -> Table:
        """Some of the deals at a score."""
        rules, hands = self.rules, self.worlds.hands[rows]
        sized = [one.take(rows) for one in self.sized]
        facts = [hand_facts(stakes, rules.side_of[s], sized[s], hands[:, s]) for s in range(rules.players)]
        suits = [suit_readings(hands[:, seat]) for seat in range(rules.players)]
        return Table(rules, facts, suits, sized, self._worth(stakes, rows), stakes)

    def _worth(self, stakes: Stakes, rows: Places) -> Values:
        rules, menu = self.rules, menu_of(self.rules)
        found = np.zeros((len(rows), rules.players, len(menu.bids), rules.sides))
        for seat in range(rules.players):
            side = rules.side_of[seat]
            for place, (bid, ways) in enumerate(zip(menu.bids, menu.ways_of, strict=True)):
                number = bid.number - rules.contract_numbers[0]
                worths = [stakes.by_tricks[side, number, int(menu.ways[way].no_trump)] for way in ways]
                by_way = [*zip(ways, worths, strict=True)]
                hopes = [grid_product(self.believed[seat, way, rows], worth[:, side]) for way, worth in by_way]
                named = np.argmax(hopes, axis=0)
                for choice, (way, worth) in enumerate(by_way):
                    some = named == choice
                    found[some, seat, place] = grid_product(self.open[seat, way, rows[some]], worth)
        return found


class Player:
    """Calls at one table: the network's, and at some deals the quick rules' on the sides against one seat."""

    def __init__(self, table: Table, net: NetWeights) -> None:
        self.table, self.net, self.rules = table, net, table.rules
        self.first = [hand_layer(net, s, h) for s, h in zip(table.suits, table.hands, strict=True)]
        self.legal = legal_table(table.rules)
        self.foes = int(FOES * len(table))
        """So many deals, the first of the table, have foes: every other one by their values, the rest timidly."""
        some = np.arange(self.foes)
        self.quick = [
            CallValues(table.stakes, table.rules.players - 1, seat, table.sized[seat].take(some))
            for seat in range(self.rules.players)
        ]

    def values(self, place: int, rows: Places, called: Called) -> tuple[Values, Values, NDArray[np.bool_]]:
        """The network's values of all calls, with the facts and the legal calls they were made from."""
        auction = auction_facts(self.rules, called, place)
        legal = self.legal[place, highest_of(called)[0] + 1]
        return call_values(self.net, self.first[place][rows], auction, legal), auction, legal

    def call(self, place: int, rows: Places, called: Called, against: int, random: Random | None = None) -> Places:
        """What a seat calls in some deals, seen by a seat that may be against it."""
        values, _, _ = self.values(place, rows, called)
        if random is not None:
            wavers = random.random(len(rows)) < WAVERS
            values = values + wavers[:, None] * (random.random(values.shape) - 0.5) * (2 * WAVER * WORTH_SCALE)
        found: Places = values.argmax(axis=1) - 1
        if self.rules.side_of[place] == self.rules.side_of[against] or not self.foes:
            return found
        some = np.flatnonzero(rows < self.foes)
        bids, holders = highest_of(called[some])
        for bid, holder, group in groups(bids, np.where(bids < 0, NOBODY, holders)):
            heard, deals = Heard(place, bid, holder), rows[some[group]]
            quick = self.quick[place]
            found[some[group]] = np.where(
                deals % 2 == 0, quick.choices(heard)[deals], quick.timid_choices(heard)[deals]
            )
        return found

    def ends(self, place: int, rows: Places, called: Called, against: int) -> Values:
        """float64[n]: the chance in the match of a seat's side if auctions are played on from a place."""
        called = called.copy()
        for later in range(place, self.rules.players):
            called[:, later] = self.call(later, rows, called, against)
        bids, holders = highest_of(called)
        side = self.rules.side_of[against]
        found = self.table.worth[rows, holders, bids, side]
        return np.where(bids < 0, float(self.table.stakes.thrown_in[side]), found)

    def decisions(self, random: Random) -> Iterator[Samples]:
        """Every seat's decision in every deal, with all its legal calls rolled out."""
        rows, players = np.arange(len(self.table)), self.rules.players
        for place in range(players):
            called = np.full((len(rows), players), NOT_YET, dtype=np.int8)
            for earlier in range(place):
                called[:, earlier] = self.call(earlier, rows, called, place, random)
            _, auction, legal = self.values(place, rows, called)
            deal, call = np.nonzero(legal)
            after = called[deal]
            after[:, place] = call - 1
            values = np.zeros(legal.shape)
            base = float(self.table.stakes.thrown_in[self.rules.side_of[place]])
            values[deal, call] = (self.ends(place + 1, deal, after, place) - base) * WORTH_SCALE
            yield Samples(self.table.suits[place], self.table.hands[place], auction, legal, values)


def standing(rules: Ruleset, random: Random) -> Standing:
    """A score to bid at: level, or any that a match may reach."""
    dealer = rules.side_of[rules.players - 1]
    sets = (0,) * rules.sides
    if random.random() < LEVEL:
        return Standing(rules, sets, rules.max_deals, dealer, sets)
    scores = axes_of(rules).scores
    score = tuple(int(one) for one in random.integers(max(scores[0], -rules.target), rules.target, rules.sides))
    if rules.max_sets is not None:
        sets = tuple(int(one) for one in random.integers(0, rules.max_sets, rules.sides))
    return Standing(rules, score, rules.max_deals, dealer, sets)


def tables(rules: Ruleset, deals: int, seed: int, random: Random) -> Iterator[Table]:
    """The tables of one pool."""
    pool, size = Pool(rules, deals, seed), min(TABLE_DEALS, deals)
    for _ in range(SCORES_A_DEAL):
        order = random.permutation(deals)
        for start in range(0, deals, size):
            yield pool.table(stakes_of(standing(rules, random)), np.sort(order[start : start + size]))
