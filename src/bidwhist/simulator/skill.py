"""What a skilled seat knows beside the rules: weights and worked-out values, whole numbers so that all decide alike."""

from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.simulator.tables import MOST_TRICKS

CHANCE_BITS = 15
SURE = 1 << CHANCE_BITS
"""Chance 1; where cards are valued, also one trick."""
TRICK_BITS = 16
TRICK = 1 << TRICK_BITS
"""One trick in estimates."""
MEANS, MEANS_PER_TRICK, MEAN_OF_ZERO = 441, 20, 40
"""Expected tricks as a step: how many steps there are, to a trick, and which is zero tricks."""
EDGES, EDGES_PER_TRICK, EDGE_OF_ZERO = 81, 5, 40
"""Tricks above a typical hand as a step."""
NUMBERS = MOST_TRICKS + 1
"""The numbers of bids, from 0."""
NOBODY_HOLDS, WE_HOLD, THEY_HOLD = range(3)
"""Whose the highest bid is."""
DECLARER, PARTNER, DEFENDER = range(3)
"""Who leads."""
TRUMP_SUIT, RUFFED_SUIT, SAFE_SUIT = range(3)
"""What a suit is to a hand: trumps, a suit that an opponent may ruff, or one that none can."""
SIGNS = 19
"""Facts about a card to be led: of the trick, of trumps, of its suit."""

Table: TypeAlias = NDArray[np.int64]


class Skill(msgspec.Struct, frozen=True, kw_only=True, eq=False, weakref=True):
    """The judgement of seats that play under one rule set: a policy of play-outs, and for the other seats of a batch.

    ``bidwhist.bots.skill.steady_skill`` makes one. Axes named twice as ``flag`` are no and yes.
    """

    rules: Ruleset
    estimates: Table
    """int64[flag exchanged, flag no-trump, 13]: a constant and a weight for each feature of a hand, in ``TRICK``."""
    bids: Table
    """int64[flag exchanged, flag no-trump, NUMBERS, MEANS]: what a bid is worth with so many expected tricks."""
    contracts: Table
    """The same for a contract that is to be named."""
    stays: Table
    """int64[5, NUMBERS]: by calls made, how likely a bid is to win the auction, in ``TRICK``."""
    overbid: Table
    """int64[5, NUMBERS, EDGES]: what the deal is worth if it does not, by the edge of the hand."""
    passes: Table
    """int64[5, NUMBERS, 3, EDGES]: what a pass is worth, by the number of the highest bid and whose it is."""
    least: Table
    """int64[NUMBERS]: what the best suit must promise for a bid."""
    needed: Table
    """int64[NUMBERS]: tricks that make a bid."""
    foe_bid: int
    """How many tricks fewer are expected for each opponent that has bid."""
    field: int
    """The tricks of a typical hand."""
    most_open: int
    """How many suits without a stopper a hand may have that bids no-trump."""
    worth: Table
    """int64[3, 4, 6, flag guarded, flag long]: a card's worth by its suit, place in hand and the stronger ones out."""
    void_worth: int
    """The worth of an empty side suit to the declarer."""
    patience: int
    """The worth of a later trick beside one now."""
    deciding: int
    """How many times a trick counts that makes or sets the contract."""
    lacks: Table
    """int64[MOST_TRICKS + 1, 54, 16]: the chance that a seat with so many cards, of so many that it may hold, has none
    of so many."""
    leads: Table
    """int64[3, flag no-trump, SIGNS]: by who leads, the weight of each fact about a card."""
    never: int
    """The penalty for leading a joker in no-trump; this and what follows is in ``SURE`` times ``SURE``."""
    partner_trumps: int
    """The penalty for drawing trumps that only partner has."""
    draw: int
    """The bonus for drawing trumps."""
    decides: int
    """The bonus for cashing the trick that decides."""
    partner_suit: int
    """The bonus for returning partner's suit."""
    dead_suit: int
    """The penalty for a suit that partner is out of and cannot ruff."""
    bare_ace: int
    """The penalty for a defender who cashes a best card without the next."""


def table_values(skill: Skill) -> dict[str, Table]:
    """The tables as flat arrays, for the compiled simulator."""
    names = [name for name in Skill.__struct_fields__ if name != "rules"]
    return {name: np.ravel(np.array(getattr(skill, name), dtype=np.int64)) for name in names}
