"""Naming and discarding over worlds: the hand that each choice keeps is valued among hands that fit the auction."""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.evaluator import Numbers, evaluator_of, leader_of
from bidwhist.bots.auction.keeping import keep
from bidwhist.bots.auction.model import BIDDING_PARAMS, BiddingParams
from bidwhist.bots.auction.nets import Floats
from bidwhist.bots.auction.played import blended, history_of, play_on
from bidwhist.bots.auction.rollout import Effort, heard_worlds
from bidwhist.bots.auction.suit_bits import DIRECTIONS, NO_TRUMP, Masks
from bidwhist.bots.auction.worlds import Worlds
from bidwhist.bots.equity.ends import with_discard_trick
from bidwhist.bots.equity.stakes import standing_of
from bidwhist.bots.grids import grid_product, grid_sum
from bidwhist.bots.heuristics.exchange import Keeper
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.core.actions import Action, Declare
from bidwhist.core.cards import Hand, Strain
from bidwhist.core.deal import DECLARE
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import declarations
from bidwhist.core.rules.options import Direction
from bidwhist.core.view import View

LIKELY_NAMES = 5
"""How many strains and directions are tried in worlds: those with the best value by the hand alone."""
DISCARDS = 8
"""How many discards are tried where the contract is named: those with the highest count of what they keep."""
FEW_DISCARDS = 3
"""How many discards are tried for each contract that could still be named."""


class Choice(Struct, frozen=True):
    """A name or a discard, and its value."""

    action: Action
    value: float
    """The chance in the match of the declaring side."""
    tricks: float
    """Mean tricks of the declaring side, the discards' counted in."""
    makes: float
    """The chance that the contract is made."""
    strain: Strain
    direction: Direction


class Exchange:
    """The values of one declarer's names and discards."""

    def __init__(self, view: View, random: Random, effort: Effort, params: BiddingParams = BIDDING_PARAMS) -> None:
        self.view, self.rules = view, view.rules
        assert view.bid is not None
        self.number = view.bid.number
        self.stakes = stakes_of(standing_of(view))
        self.worlds: Worlds = heard_worlds(view, effort, random, params)
        self.evaluator, self.leader = evaluator_of(view.rules), leader_of(view.rules, view.seat, view.dealer)
        self.played = effort.played if effort.plays_on(view.rules) else 0.0

    def names(self) -> list[Choice]:
        """The names that are allowed, best first. After the likely ones they are in the order of their value by hand
        alone."""
        declares = [action for action in self.view.legal if isinstance(action, Declare)]
        glances = sorted((self._quick_value(declare) for declare in declares), key=lambda choice: -choice.value)
        tried = self._played_on([self._named(choice) for choice in glances[:LIKELY_NAMES]])
        return sorted(tried, key=_best_first) + glances[LIKELY_NAMES:]

    def _quick_value(self, declare: Declare) -> Choice:
        """The value of a name over a few worlds, with the quick rule for discards and the other hands unseen."""
        few = np.arange(0, len(self.worlds), 4)
        kept, strain, direction = self._kept(declare, few)
        leaders = np.full(len(few), self.leader, dtype=np.int8)
        found = self.evaluator.judge("after", kept[:, None], strain, direction, leaders)
        return self._choice(declare, declare, found)

    def _named(self, glance: Choice) -> Choice:
        declare = Declare(glance.strain, glance.direction)
        everywhere = np.arange(len(self.worlds))
        kept, _, _ = self._kept(declare, everywhere)
        return self._choice(declare, declare, self._open(kept, declare))

    def _kept(
        self, declare: Declare, rows: np.ndarray[tuple[int], np.dtype[np.intp]]
    ) -> tuple[Masks, Numbers, Numbers]:
        """The cards kept with the kitties of some worlds. Where the kitty is exchanged already, the hand as it is."""
        strain = np.full(len(rows), int(declare.strain), dtype=np.int8)
        direction = np.full(len(rows), DIRECTIONS.index(declare.direction), dtype=np.int8)
        if self.view.discards or not self.rules.kitty:
            return np.full(len(rows), self.view.hand, dtype=np.uint64), strain, direction
        whole = np.uint64(self.view.hand) | self.worlds.kitty[rows]
        return keep(whole, self.rules.hand_size, strain, direction), strain, direction

    def discards(self) -> list[Choice]:
        """The discards worth trying, best first: for the contract named, or for those that could still be named."""
        choices = self.view.legal
        assert isinstance(choices, DiscardChoices)
        keeper = Keeper(self.rules, choices, STEADY)
        found: dict[Hand, Choice] = {}
        for declare, most in self._still_open(keeper):
            for discard in keeper.discards(declare.strain, declare.direction, most):
                if discard in choices:
                    kept = np.full(len(self.worlds), keeper.hand & ~discard.cards, dtype=np.uint64)
                    choice = self._choice(discard, declare, self._open(kept, declare))
                    known = found.get(discard.cards)
                    found[discard.cards] = choice if known is None else min(known, choice, key=_best_first)
        return sorted(self._played_on([*found.values()]), key=_best_first)

    def _played_on(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        """The choices with what came of them where the deal was played on counted in."""
        if not self.played or len(choices) < 2:
            return choices
        every, side = np.arange(len(self.worlds)), self.view.side
        histories = [history_of(self.view, [choice.action]) for choice in choices]
        played = play_on(self.worlds, every, histories, side)
        values = played.values(self.stakes, side, self.number, side)
        makes = played.tricks >= self.number + self.rules.free_tricks
        sums = [grid_sum(one.reshape(len(choices), -1), axis=1) for one in (values, played.tricks, makes)]
        return [self._mixed(choice, *(float(one[row]) for one in sums)) for row, choice in enumerate(choices)]

    def _mixed(self, choice: Choice, value: float, tricks: float, makes: float) -> Choice:
        """A choice with the sums over the worlds played on counted in."""
        whole = len(self.worlds)
        return replace(
            choice,
            value=blended(self.played, choice.value, value / whole),
            tricks=blended(self.played, choice.tricks, tricks / whole),
            makes=blended(self.played, choice.makes, makes / whole),
        )

    def _still_open(self, keeper: Keeper) -> list[tuple[Declare, int]]:
        """The contracts that the discard may be for, with how many discards to try for each."""
        view = self.view
        if view.contract is not None:
            return [(Declare(view.contract.strain, view.contract.direction), DISCARDS)]
        assert view.bid is not None
        declares = declarations(self.rules, view.bid.suffix)
        kept = [keeper.hand & ~keeper.discard(one.strain, one.direction).cards for one in declares]
        strain = np.array([int(one.strain) for one in declares], dtype=np.int8)
        direction = np.array([DIRECTIONS.index(one.direction) for one in declares], dtype=np.int8)
        hands = np.array(kept, dtype=np.uint64)[:, None]
        chances = self.evaluator.judge(
            "after", hands, strain, direction, np.full(len(kept), self.leader, dtype=np.int8)
        )
        values = [self._choice(one, one, row[None]).value for one, row in zip(declares, chances, strict=True)]
        order = sorted(range(len(declares)), key=lambda place: -values[place])
        return [(declares[place], FEW_DISCARDS) for place in order[:LIKELY_NAMES]]

    def _open(self, kept: Masks, declare: Declare) -> Floats:
        """The chance of each number of tricks in every world, with all hands seen."""
        seats, rows = self.rules.players, len(kept)
        around = [kept] + [self.worlds.hands[:, (self.view.seat + step) % seats] for step in range(1, seats)]
        return self.evaluator.judge(
            "open",
            np.stack(around, axis=1),
            np.full(rows, int(declare.strain), dtype=np.int8),
            np.full(rows, DIRECTIONS.index(declare.direction), dtype=np.int8),
            np.full(rows, self.leader, dtype=np.int8),
        )

    def _choice(self, action: Action, declare: Declare, found: Floats) -> Choice:
        sums, worlds = grid_sum(with_discard_trick(self.rules, found), axis=0), len(found)
        worth = self.stakes.of(self.view.side, self.number, int(declare.strain) == NO_TRUMP, self.view.side)
        return Choice(
            action=action,
            value=float(grid_product(sums, worth)) / worlds,
            tricks=float(grid_product(sums, np.arange(len(sums)))) / worlds,
            makes=float(grid_sum(sums[self.number + self.rules.free_tricks :], axis=0)) / worlds,
            strain=declare.strain,
            direction=declare.direction,
        )


def _best_first(choice: Choice) -> tuple[float, float]:
    return -round(choice.value, 6), -choice.tricks


def choices_of(view: View, random: Random, effort: Effort, params: BiddingParams = BIDDING_PARAMS) -> list[Choice]:
    """The names or discards that a declarer may choose, best first."""
    exchange = Exchange(view, random, effort, params)
    return exchange.names() if view.phase is DECLARE else exchange.discards()
