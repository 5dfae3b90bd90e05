"""Observations as float32 of 0 to 1: each slice divided by the most it can hold, so that networks learn from them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.match import Tally
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.simulator.observation import OBSERVATION_SIZE, SEATS, SLICES, TRICKS

VERSION = 1

MOST: Mapping[str, int] = MappingProxyType(
    {
        "bid_number": TRICKS,
        "standing_number": TRICKS,
        "trick_of": TRICKS,
        "winner_of": SEATS,
        "tricks_won": TRICKS,
        "cards_held": 24,
    }
)
"""What a slice is divided by; all others are flags and stay as they are. Version 1, frozen."""

MATCH_SIZE: Final = 2 * SEATS + 1
"""How many numbers tell the state of a match: scores and sets by steps, and how many deals are left."""


def _divisors() -> NDArray[np.float32]:
    divisors = np.ones(OBSERVATION_SIZE, dtype=np.float32)
    for name, most in MOST.items():
        divisors[SLICES[name]] = most
    return divisors


_DIVISORS = _divisors()
_DIVISORS.setflags(write=False)


def scaled(observations: NDArray[np.int8]) -> NDArray[np.float32]:
    """Observations as float32 of 0 to 1.

    :param observations: int8[…, OBSERVATION_SIZE], a row or a batch.
    :returns: float32 of the same shape.
    """
    return np.minimum(observations / _DIVISORS, np.float32(1.0), dtype=np.float32)


def match_numbers(rules: Ruleset, tally: Tally, seat: int) -> NDArray[np.float32]:
    """The state of a match for a seat: scores by steps, from the floor to the target; sets by steps; deals left.

    :returns: float32[MATCH_SIZE] of 0 to 1; without a floor scores begin at the target below zero, zeros where a rule
        set has no such seat, no limit of sets or none of deals.
    """
    numbers = np.zeros(MATCH_SIZE, dtype=np.float32)
    floor = -rules.target if rules.floor is None else rules.floor
    for steps in range(rules.players):
        side = rules.side_of[(seat + steps) % rules.players]
        numbers[steps] = (tally.score[side] - floor) / (rules.target - floor)
        numbers[SEATS + steps] = tally.sets[side] / rules.max_sets if rules.max_sets else 0
    if rules.max_deals is not None:
        numbers[-1] = 1 - tally.deals / rules.max_deals
    return numbers.clip(0, 1)
