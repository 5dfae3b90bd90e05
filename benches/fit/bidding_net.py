"""Trains the networks that bid: ``python -m benches.fit.bidding_net [preset …]`` adds them to the package's weights.

By self-play (``benches.fit.bidding_selfplay``): for each seat of a deal every legal call is rolled out, the mean
weights of the network making the calls behind it, and the network is fitted to what came of them. Shipped is the mean
of the weights over the last half of the training, in half precision.

Same seed, same weights, on every machine and with any number of ``--jobs``: chance is PCG64's, the amount of training
is counted in deals, and sums are of numbers on a grid, so that the linear algebra library, its threads and the
processor make no difference. Not guaranteed: that another version of NumPy draws the same random numbers.

``--deals N`` is the amount for each preset. ``--minutes N`` measures how many deals fit into that time for all presets
together, and prints their number, with which the run can be repeated. ``--short`` is for tests, and bids badly.
"""

import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np
from benches.fit.adam import BATCH, SLOPE_BITS, Adam, Net
from benches.fit.bidding_selfplay import SCORES_A_DEAL, Player, Random, Samples, joined, tables
from benches.fit.hands import hands_of
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.arena.workers import Workers, in_order
from bidwhist.bots import auction
from bidwhist.bots.auction.bidding_net import NetWeights, StoredWeights, shape_of, stored_weights, variants_of
from bidwhist.bots.auction.evaluator import RANK_BITS
from bidwhist.bots.auction.nets import NET_BITS, Sums, read
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.grids import grid_product, grid_sum, on_grid
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset

READINGS, FIRST, DEEP = 24, 96, 64
APART_WEIGHT = 4.0
"""What the differences between calls count for in the fit, beside their mean."""
TRAINED = tuple(name for name, rules in PRESETS.items() if not rules.turns_trump)
PATH = Path(auction.__path__[0], "data", "bidding_net.npz")


class Amount(Struct, frozen=True):
    """How much is trained."""

    deals: int = 400_000
    pool: int = 4096
    """Deals made at once."""
    seed: int = 1


SHORT = Amount(deals=128, pool=64)


def fresh_net(rules: Ruleset, random: Random) -> Net:
    """A network with random weights."""
    shape = shape_of(rules)

    def weights(width: int, out: int, scale: float = 1.0) -> Values:
        found: Values = (random.random((width, out)) - 0.5) * scale * np.sqrt(12.0 / width)
        return found

    return {
        "suit": np.vstack([weights(RANK_BITS, READINGS), np.zeros((1, READINGS))]),
        "suit_sum": weights(READINGS, FIRST, 0.5),
        "hand": weights(shape.hand, FIRST),
        "auction": weights(shape.auction, FIRST, 2.0),
        "hidden": np.zeros(FIRST),
        "deep": weights(FIRST, DEEP),
        "deep_bias": np.zeros(DEEP),
        "out": weights(DEEP, shape.calls + 1, 0.3),
        "out_bias": np.zeros(shape.calls + 1),
    }


def on_grids(net: Net) -> dict[str, Sums]:
    """Weights as they are used."""
    return {name: on_grid(one, NET_BITS) for name, one in net.items()}


def slopes(net: NetWeights, rows: Samples) -> tuple[Net, float]:
    """The gradient of each weight, summed over the rows, and the squared error of the differences between calls."""
    read_off = on_grid(read(rows.suits, net["suit"]), NET_BITS)
    readings, hand = grid_sum(read_off, axis=1), on_grid(rows.hand, NET_BITS)
    total = grid_product(readings, net["suit_sum"]) + grid_product(hand, net["hand"]) + net["hidden"]
    first = on_grid(np.maximum(total + grid_product(rows.auction, net["auction"]), 0.0), NET_BITS)
    deep = on_grid(np.maximum(grid_product(first, net["deep"]) + net["deep_bias"], 0.0), NET_BITS)
    out = on_grid(grid_product(deep, net["out"]) + net["out_bias"], NET_BITS)
    count = np.count_nonzero(rows.legal, axis=1)[:, None]

    def mean(values: Values) -> Values:
        found: Values = grid_sum(values, axis=1)[:, None] / count
        return found

    wanted = on_grid(rows.values, NET_BITS)
    middle, apart = mean(wanted), np.where(rows.legal, out[:, 1:], 0.0)
    errors = np.where(rows.legal, apart - mean(apart) - (wanted - middle), 0.0)
    error = on_grid(np.hstack([out[:, :1] - middle, errors * (APART_WEIGHT / count)]), SLOPE_BITS)
    deep_slope = on_grid(grid_product(error, net["out"].T) * (deep > 0), SLOPE_BITS)
    first_slope = on_grid(grid_product(deep_slope, net["deep"].T) * (first > 0), SLOPE_BITS)
    suit_slope = on_grid(grid_product(first_slope, net["suit_sum"].T)[:, None, :] * (read_off > 0), SLOPE_BITS)
    bits, suit_slopes = rows.suits.reshape(-1, RANK_BITS), suit_slope.reshape(-1, READINGS)
    found = {
        "suit": np.vstack([grid_product(bits.T, suit_slopes), grid_sum(suit_slopes, axis=0)[None]]),
        "suit_sum": grid_product(readings.T, first_slope),
        "hand": grid_product(hand.T, first_slope),
        "auction": grid_product(rows.auction.T, first_slope),
        "hidden": grid_sum(first_slope, axis=0),
        "deep": grid_product(first.T, deep_slope),
        "deep_bias": grid_sum(deep_slope, axis=0),
        "out": grid_product(deep.T, error),
        "out_bias": grid_sum(error, axis=0),
    }
    return found, float(np.mean(np.square(errors)))


class Training(Adam):
    """A network in training, with the mean over the last half of it, which is shipped."""

    def __init__(self, rules: Ruleset, steps: int, random: Random) -> None:
        super().__init__(fresh_net(rules, random))
        self.shipped = {name: np.zeros_like(one) for name, one in self.net.items()}
        self.steps, self.counted = steps, 0

    def learn(self, rows: Samples) -> float:
        """One step with a falling rate. Returns the squared error."""
        found, loss = slopes(on_grids(self.net), rows)
        self.follow(found, len(rows), 1.0 - (self.step + 1) / self.steps)
        if 2 * self.step > self.steps:
            self.counted += 1
            for name, one in self.net.items():
                self.shipped[name] += (one - self.shipped[name]) / self.counted
        return loss


def trained(amount: Amount, name: str) -> StoredWeights:
    """A preset's network; prints how far it is after each pool of deals."""
    random = np.random.Generator(np.random.PCG64([amount.seed, sorted(PRESETS).index(name)]))
    variants, pools = variants_of(PRESETS[name]), max(1, amount.deals // amount.pool)
    rows_a_pool = amount.pool * SCORES_A_DEAL * PRESETS[name].players
    training = Training(PRESETS[name], pools * -(-rows_a_pool // BATCH), random)
    start, rolled = monotonic(), 0
    for number in range(pools):
        rules, playing = variants[number % len(variants)], on_grids(training.playing)
        found = tables(rules, amount.pool, int(random.integers(1 << 62)), random)
        rows = joined([part for table in found for part in Player(table, playing).decisions(random)])
        order = random.permutation(len(rows))
        losses = [training.learn(rows.take(order[begin : begin + BATCH])) for begin in range(0, len(rows), BATCH)]
        rolled += int(np.count_nonzero(rows.legal))
        print(
            f"{name:12} {number + 1:4}/{pools} pools, {rolled / 1e6:7.1f} million calls rolled out, "
            f"{monotonic() - start:6.0f} s, squared error {np.mean(losses):.4f}",
            flush=True,
        )
    return {key: one.astype(np.float16) for key, one in training.shipped.items()}


def deals_in(minutes: float, presets: list[str], workers: Workers) -> int:
    """How many deals a preset can be trained on, so that all are done in some minutes."""
    start, one_pool = monotonic(), Amount(deals=Amount().pool)
    for _ in in_order(workers, partial(trained, one_pool), presets):
        pass
    return int(60 * minutes / (monotonic() - start)) * one_pool.pool


def save(path: Path, nets: dict[str, StoredWeights]) -> None:
    """Writes the networks of all presets, uncompressed: the same bytes with every zlib."""
    arrays = {f"{preset}/{name}": nets[preset][name] for preset in sorted(nets) for name in nets[preset]}
    np.savez(path, allow_pickle=False, **arrays)


def main(arguments: list[str]) -> None:
    """Trains presets; those that are not named stay as they are."""
    arguments, hired = hands_of(arguments)
    parser = ArgumentParser(prog="python -m benches.fit.bidding_net")
    parser.add_argument("presets", nargs="*", default=[*TRAINED])
    parser.add_argument("--seed", type=int, default=Amount().seed)
    parser.add_argument("--out", type=Path, default=PATH)
    how_much = parser.add_mutually_exclusive_group()
    how_much.add_argument("--deals", type=int, default=Amount().deals)
    how_much.add_argument("--minutes", type=float)
    how_much.add_argument("--short", action="store_true")
    options = parser.parse_args(arguments)
    presets = options.presets
    nets = stored_weights(options.out.read_bytes()) if options.out.exists() else {}
    with hired as workers:
        amount = SHORT if options.short else Amount(deals=options.deals)
        if options.minutes:
            amount = replace(amount, deals=deals_in(options.minutes, presets, workers))
            print(f"--deals {amount.deals}", flush=True)
        work = partial(trained, replace(amount, seed=options.seed))
        for name, net in zip(presets, in_order(workers, work, presets), strict=True):
            nets[name] = net
            save(options.out, nets)
    print(f"{options.out.stat().st_size / 1024:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
