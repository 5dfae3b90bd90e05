"""The network that values cards: it reads each suit alike, joins the readings, and looks at each suit once more.

Weights and the values between layers are kept on a grid, so every sum is exact and the same on every machine.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.grids import Floats, grid_product, grid_sum, on_grid
from bidwhist.bots.play_net.facts import CELLS, PLACES, SUITS, Inputs
from bidwhist.core.rules.ruleset import Ruleset

PlayWeights = Mapping[str, Floats]
"""``read`` (a suit's facts to readings), ``sum``, ``trump``, ``led`` and ``table`` (readings of all suits, of two, and
the table's facts, to the joint layer), ``again`` and ``joint`` (a suit's readings and the joint layer to a suit's
layer), ``card`` (that to places), ``card_bias``, ``card_joker`` (the joint layer to the jokers of no-trump), and the
same for the contract: ``made``, ``made_bias`` and ``made_joker``."""
StoredPlayWeights = dict[str, NDArray[np.float16]]

NET_BITS = 14
"""Weights and layers are multiples of 1 / 2**14: products are of 1 / 2**28, which leaves 25 bits for the sums."""
DECIDING = 6.0
"""The tricks that a contract made or set counts for."""
PARTNERS = (4, 2)
"""Players and sides of the tables that the network plays at."""


class Layers(Struct, frozen=True, eq=False):
    """What the network works out on its way."""

    readings: Floats
    """float64[n, SUITS, readings]."""
    joint: Floats
    """float64[n, joint]."""
    suits: Floats
    """float64[n, SUITS, deep]."""
    values: Floats
    """float64[n, CELLS]: tricks that a card brings the seat's side beyond others; only differences within a row mean
    anything."""
    makes: Floats
    """float64[n, CELLS]: the same of the chance that the contract is made, for a defender that it is set."""

    @property
    def worth(self) -> Floats:
        """float64[n, CELLS]: both together, in tricks."""
        return self.values + DECIDING * self.makes


def layers_of(weights: PlayWeights, inputs: Inputs) -> Layers:
    """The network's layers, the last of them the values of cards."""
    readings = _kept(grid_product(inputs.suits, weights["read"]))
    trump, led = (grid_sum(readings * inputs.marks[:, :, one, None], axis=1) for one in (0, 1))
    joint = _kept(
        grid_product(grid_sum(readings, axis=1), weights["sum"])
        + grid_product(trump, weights["trump"])
        + grid_product(led, weights["led"])
        + grid_product(inputs.table, weights["table"])
    )
    suits = _kept(grid_product(readings, weights["again"]) + grid_product(joint, weights["joint"])[:, None])
    values = _cells(suits, joint, weights, "card")
    return Layers(readings, joint, suits, values, _cells(suits, joint, weights, "made"))


def _cells(suits: Floats, joint: Floats, weights: PlayWeights, name: str) -> Floats:
    """A number for each place: those of suits from the suits' layer, those of jokers from the joint one."""
    found: Floats = np.empty((len(joint), CELLS))
    places = grid_product(suits, weights[name]) + weights[f"{name}_bias"]
    found[:, : SUITS * PLACES] = places.reshape(len(joint), SUITS * PLACES)
    found[:, SUITS * PLACES :] = grid_product(joint, weights[f"{name}_joker"])
    return on_grid(found, NET_BITS)


def _kept(values: Floats) -> Floats:
    """A layer on its grid, nothing below 0."""
    return np.maximum(on_grid(values, NET_BITS), 0.0)


def plays_by_net(rules: Ruleset) -> bool:
    """Whether the network plays at the tables of a rule set: where partners play a contract, not trump turned up."""
    return (rules.players, rules.sides) == PARTNERS and not rules.turns_trump and bool(shipped())


@cache
def shipped() -> PlayWeights:
    """The shipped weights; nothing where none were trained."""
    blob = files("bidwhist.bots.play_net").joinpath("data", "play_net.npz")
    return read_weights(blob.read_bytes()) if blob.is_file() else {}


def read_weights(blob: bytes) -> PlayWeights:
    """Weights from a file's bytes."""
    with np.load(BytesIO(blob), allow_pickle=False) as arrays:
        return {name: on_grid(arrays[name], NET_BITS) for name in arrays.files}
