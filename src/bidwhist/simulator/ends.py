"""The ends of many deals of given cards, each played on by skilled seats after actions of its own."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.core.cards import deck
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import Misdeal, WhistError
from bidwhist.simulator import compiled, plain
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.skill import Skill
from bidwhist.simulator.states import (
    DEALS_AT_ONCE,
    plain_state,
    restored_state,
    skilled_end,
    typed_deal,
)

Cards = NDArray[np.uint64]
Histories = NDArray[np.uint8]

NO_ACTION = ACTIONS
"""Stands in a history for nothing done, so that all are of one length."""


class Ends(Struct, frozen=True, eq=False):
    """How deals end, a row each."""

    tricks: NDArray[np.int8]
    """int8[n, sides]: tricks by side, the discard trick counted in."""
    contracts: NDArray[np.int8]
    """int8[n, 4]: declarer, number, strain, direction; -1, 0, -1, -1 for a deal thrown in."""


class Deals(Struct, frozen=True, eq=False):
    """Deals of one dealer, a row each, with what was done in each so far."""

    dealer: int
    hands: Cards
    """uint64[n, players], as dealt."""
    kitties: Cards
    """uint64[n], as dealt."""
    histories: Histories
    """uint8[n, k]: actions by number; ``NO_ACTION`` where nothing was done. ``histories_of`` makes it of lists."""

    def __len__(self) -> int:
        return len(self.hands)


def skilled_ends(deals: Deals, skill: Skill) -> Ends:
    """Plays deals to their end, every seat by a skill.

    :raises Misdeal: if some cards are not a whole deal.
    :raises IllegalAction: if an action was not legal.
    :raises WhistError: if the arrays do not belong together or there is no such dealer.
    """
    rules = skill.rules
    _check(rules, deals)
    ends = Ends(np.zeros((len(deals), rules.sides), dtype=np.int8), np.zeros((len(deals), 4), dtype=np.int8))
    play = _play_compiled if compiled.COMPILED else _play_plainly
    for start in range(0, len(deals), DEALS_AT_ONCE):
        play(deals, skill, slice(start, start + DEALS_AT_ONCE), ends)
    return ends


def histories_of(actions: Sequence[Sequence[int]]) -> Histories:
    """Histories of any lengths as one array, uint8[n, k]."""
    found = np.full((len(actions), max(map(len, actions), default=0)), NO_ACTION, dtype=np.uint8)
    for row, numbers in enumerate(actions):
        found[row, : len(numbers)] = numbers
    return found


def _check(rules: Ruleset, deals: Deals) -> None:
    count, hands, kitties = len(deals), deals.hands, deals.kitties
    if hands.shape != (count, rules.players) or kitties.shape != (count,):
        raise WhistError(f"a hand a seat and one kitty a deal are needed: {hands.shape}, {kitties.shape}")
    if deals.histories.ndim != 2 or len(deals.histories) != count:
        raise WhistError(f"a history a deal is needed: {count} deals, histories {deals.histories.shape}")
    if not 0 <= deals.dealer < rules.players:
        raise WhistError(f"no such dealer; seats are 0 to {rules.players - 1}: {deals.dealer}")
    every = np.bitwise_or.reduce(hands, axis=1) | kitties
    sizes = (np.bitwise_count(hands) == rules.hand_size).all(axis=1) & (np.bitwise_count(kitties) == rules.kitty)
    whole = sizes & (every == deck(rules.jokers))
    if not whole.all():
        raise Misdeal(f"the cards of row {int(np.argmin(whole))} are not a whole deal")


def _play_compiled(deals: Deals, skill: Skill, part: slice, ends: Ends) -> None:
    compiled.simulator.skilled_ends(
        compiled.compiled_rules(skill.rules),
        compiled.compiled_skill(skill),
        deals.dealer,
        np.ascontiguousarray(deals.hands[part], dtype=np.uint64),
        np.ascontiguousarray(deals.kitties[part], dtype=np.uint64),
        np.ascontiguousarray(deals.histories[part], dtype=np.uint8),
        ends.tricks[part],
        ends.contracts[part],
    )


def _play_plainly(deals: Deals, skill: Skill, part: slice, ends: Ends) -> None:
    for row in range(*part.indices(len(deals))):
        history = [int(number) for number in deals.histories[row] if number != NO_ACTION]
        hands = [int(hand) for hand in deals.hands[row]]
        state = restored_state(skill.rules, deals.dealer, hands, int(deals.kitties[row]), history)
        end = skilled_end(plain_state(state), skill)
        ends.tricks[row], ends.contracts[row] = end.tricks_won, plain.contract_of(typed_deal(end))
