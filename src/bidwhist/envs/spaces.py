"""The space of one observation with its mask, the same for PettingZoo and Gymnasium."""

import numpy as np
from gymnasium import spaces

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
