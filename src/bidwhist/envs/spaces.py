"""The space of one observation with its mask, the same for PettingZoo and Gymnasium, and what counts as an action."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bidwhist.errors import WrongType
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE


def observation_space() -> spaces.Dict:
    """``observation``, int8 of 0 to 54, and ``action_mask``, int8 of 0 and 1."""
    return spaces.Dict(
        {
            "observation": spaces.Box(low=0, high=54, shape=(OBSERVATION_SIZE,), dtype=np.int8),
            "action_mask": spaces.Box(low=0, high=1, shape=(ACTIONS,), dtype=np.int8),
        }
    )


def action_number(action: Any) -> int:
    """An action as given, of any type of whole numbers.

    :raises WrongType: if it is of another one: a fraction is not an action, and its whole part was not meant.
    """
    try:
        return index(action)
    except TypeError:
        raise WrongType(f"an action must be a whole number, not {action!r}") from None


def first_deal(options: Mapping[str, Any] | None) -> int:
    """The number of the first deal in a reset's options, 0 if it is not given.

    :raises WrongType: if it is of a type that is not whole numbers.
    """
    given = (options or {}).get("first", 0)
    try:
        return index(given)
    except TypeError:
        raise WrongType(f"first must be a whole number, the number of a deal, not {given!r}") from None


def action_numbers(actions: Any) -> NDArray[np.int64]:
    """Actions as given, of any type of whole numbers.

    :raises WrongType: if they are of another one.
    """
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise WrongType(f"actions must be whole numbers, not {given.dtype}")
    return np.ascontiguousarray(given, dtype=np.int64)
