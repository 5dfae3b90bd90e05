"""Trains the network that plays cards: ``python -m benches.fit.play_net`` writes the package's weights.

Skilled seats play deals (``benches.fit.play_net_deals``), every card of every decision is tried, and the network is
fitted to what they came to. Shipped are the mean weights, in half precision.

Same seed, same weights, on every machine and with any number of ``--jobs``: the amount of training is counted in deals,
and sums are of numbers on a grid. Not guaranteed: that another version of NumPy draws the same random numbers.

``--chunks N`` is how many chunks of deals are played, 2.4 MB of memory each; ``--short`` is for tests, and plays badly.
"""

import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np
from benches.fit.adam import BATCH, SLOPE_BITS, Adam, Net
from benches.fit.hands import hands_of
from benches.fit.play_net_deals import Samples, samples_of, together
from msgspec import Struct

from bidwhist.arena.workers import Workers, in_order
from bidwhist.bots import play_net
from bidwhist.bots.grids import Floats, grid_product, grid_sum, on_grid
from bidwhist.bots.play_net.facts import CELLS, PLACES, SUIT_FACTS, SUITS, TABLE_FACTS, inputs_of
from bidwhist.bots.play_net.net import NET_BITS, PlayWeights, StoredPlayWeights, layers_of

READINGS, JOINT, DEEP = 96, 128, 64
LESSONS = 4
"""How often each decision is learned from, on average."""
MADE_WEIGHT = 4.0
"""What an error of the chance of the contract counts for in the fit, beside one of as many tricks."""
PATH = Path(play_net.__path__[0], "data", "play_net.npz")


class Amount(Struct, frozen=True):
    """How much is trained."""

    chunks: int = 1000
    seed: int = 1


SHORT = Amount(chunks=2)
TOLD = 20
"""How often in a training it is told how far it is."""


def fresh_net(random: np.random.Generator) -> Net:
    """A network with random weights."""

    def weights(width: int, out: int, scale: float = 1.0) -> Floats:
        found: Floats = (random.random((width, out)) - 0.5) * scale * np.sqrt(12.0 / width)
        return found

    return {
        "read": weights(SUIT_FACTS, READINGS, 2.0),
        "sum": weights(READINGS, JOINT, 0.5),
        "trump": weights(READINGS, JOINT, 0.5),
        "led": weights(READINGS, JOINT, 0.5),
        "table": weights(TABLE_FACTS, JOINT),
        "again": weights(READINGS, DEEP),
        "joint": weights(JOINT, DEEP),
        "card": weights(DEEP, PLACES, 0.3),
        "card_bias": np.zeros(PLACES),
        "card_joker": weights(JOINT, CELLS - SUITS * PLACES, 0.3),
        "made": weights(DEEP, PLACES, 0.1),
        "made_bias": np.zeros(PLACES),
        "made_joker": weights(JOINT, CELLS - SUITS * PLACES, 0.1),
    }


def on_grids(net: Net) -> Net:
    """Weights as they are used."""
    return {name: on_grid(one, NET_BITS) for name, one in net.items()}


def slopes(net: PlayWeights, rows: Samples) -> tuple[Net, float]:
    """The gradient of each weight, summed over the rows, and the mean squared error of a card's value."""
    inputs = inputs_of(rows.sights)
    layers = layers_of(net, inputs)
    legal, count = inputs.legal, np.count_nonzero(inputs.legal, axis=1)[:, None]

    def apart(values: Floats) -> Floats:
        kept = np.where(legal, values, 0.0)
        found: Floats = np.where(legal, kept - grid_sum(kept, axis=1)[:, None] / count, 0.0)
        return found

    error = on_grid(apart(layers.values - rows.values), SLOPE_BITS)
    loss = float(np.mean(grid_sum(on_grid(error * error), axis=1) / count[:, 0]))
    heads = {"card": error, "made": on_grid(MADE_WEIGHT * apart(layers.makes - rows.makes), SLOPE_BITS)}
    places = {name: one[:, : SUITS * PLACES].reshape(len(rows), SUITS, PLACES) for name, one in heads.items()}
    jokers = {name: one[:, SUITS * PLACES :] for name, one in heads.items()}
    suit_slope = grid_product(places["card"], net["card"].T) + grid_product(places["made"], net["made"].T)
    suit_slope = on_grid(suit_slope * (layers.suits > 0), SLOPE_BITS)
    all_suits = grid_sum(suit_slope, axis=1)
    joint_slope = grid_product(all_suits, net["joint"].T)
    for name, one in jokers.items():
        joint_slope += grid_product(one, net[f"{name}_joker"].T)
    joint_slope = on_grid(joint_slope * (layers.joint > 0), SLOPE_BITS)
    back = grid_product(suit_slope, net["again"].T) + grid_product(joint_slope, net["sum"].T)[:, None]
    for place, name in enumerate(("trump", "led")):
        back += inputs.marks[:, :, place, None] * grid_product(joint_slope, net[name].T)[:, None]
    read_slope = on_grid(back * (layers.readings > 0), SLOPE_BITS)
    marked = [grid_sum(layers.readings * inputs.marks[:, :, place, None], axis=1) for place in (0, 1)]
    readings, flat = layers.readings.reshape(-1, READINGS), suit_slope.reshape(-1, DEEP)
    found = {
        "read": grid_product(inputs.suits.reshape(-1, SUIT_FACTS).T, read_slope.reshape(-1, READINGS)),
        "sum": grid_product(grid_sum(layers.readings, axis=1).T, joint_slope),
        "trump": grid_product(marked[0].T, joint_slope),
        "led": grid_product(marked[1].T, joint_slope),
        "table": grid_product(inputs.table.T, joint_slope),
        "again": grid_product(readings.T, flat),
        "joint": grid_product(layers.joint.T, all_suits),
    }
    for name, one in places.items():
        found[name] = grid_product(layers.suits.reshape(-1, DEEP).T, one.reshape(-1, PLACES))
        found[f"{name}_bias"] = grid_sum(one.reshape(-1, PLACES), axis=0)
        found[f"{name}_joker"] = grid_product(layers.joint.T, jokers[name])
    return found, loss


class Training(Adam):
    """The network in training; its mean weights play and are shipped."""

    def __init__(self, random: np.random.Generator) -> None:
        super().__init__(fresh_net(random))

    def learn(self, rows: Samples, share_left: float) -> float:
        """One step, with a rate that falls with the share of the training that is left. Returns the squared error."""
        found, loss = slopes(on_grids(self.net), rows)
        self.follow(found, len(rows), share_left)
        return loss


def trained(amount: Amount, workers: Workers) -> StoredPlayWeights:
    """The network; prints how far it is now and then."""
    random = np.random.Generator(np.random.PCG64(amount.seed))
    training, start = Training(random), monotonic()
    rows = together([*in_order(workers, partial(samples_of, amount.seed), range(amount.chunks))])
    print(f"{len(rows)} decisions after {monotonic() - start:.0f} s", flush=True)
    steps = max(1, LESSONS * len(rows) // BATCH)
    losses = list[float]()
    for step in range(steps):
        losses.append(training.learn(rows.take(random.integers(len(rows), size=BATCH)), 1.0 - step / steps))
        if (step + 1) % max(1, steps // TOLD) == 0:
            loss, losses = np.mean(losses), []
            print(f"{step + 1}/{steps}, {monotonic() - start:.0f} s, squared error {loss:.4f}", flush=True)
    return stored(training)


def stored(training: Training) -> StoredPlayWeights:
    """The mean weights in half precision."""
    return {name: one.astype(np.float16) for name, one in training.playing.items()}


def save(path: Path, net: StoredPlayWeights) -> None:
    """Writes a network, uncompressed: the same bytes with every zlib."""
    np.savez(path, allow_pickle=False, **net)


def main(arguments: list[str]) -> None:
    """Trains the network."""
    arguments, hired = hands_of(arguments)
    parser = ArgumentParser(prog="python -m benches.fit.play_net")
    parser.add_argument("--seed", type=int, default=Amount().seed)
    parser.add_argument("--out", type=Path, default=PATH)
    parser.add_argument("--chunks", type=int, default=Amount().chunks)
    parser.add_argument("--short", action="store_true")
    options = parser.parse_args(arguments)
    amount = SHORT if options.short else Amount(options.chunks, options.seed)
    with hired as workers:
        save(options.out, trained(amount, workers))
    print(f"{options.out.stat().st_size / 1024:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
