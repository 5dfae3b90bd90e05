"""Fits the evaluator to a folder of deals: ``python -m benches.fit.evaluator FOLDER`` writes its weights.

Data: ``python -m benches.fit.evaluator_deals FOLDER``. A net is fitted to double-dummy tricks first, where there are
any, then to tricks taken by bots, which removes what double dummy flatters; a tenth of the deals is kept apart to
judge it by. With ``--try`` nothing is written.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from benches.fit.steady import SHAPES
from numpy.typing import NDArray

from bidwhist.bots import auction
from bidwhist.bots.auction.evaluator import (
    JOKER_RULES,
    SEATS,
    side_bits,
    suits_seen,
    trump_bits,
)
from bidwhist.bots.auction.nets import Floats
from bidwhist.bots.auction.suit_bits import NO_TRUMP, jokers_in

READINGS, HIDDEN, DEEP = 24, 32, 24
BATCH, RATE, STEPS = 256, 3e-3, 2500
"""Steps for each of two rounds: double dummy, and tricks taken."""
DECAY, ROWS_FREE_OF_IT = 1.0, 6000
"""Weight decay. It is slower where there are more deals than this."""
KINDS = ("suit", "no-trump")
MOMENTS = ("before", "after", "open")
Net = dict[str, Floats]


class Rows:
    """Deals as a net sees them: bits of suits, facts of the table, and how many cards a hand has."""

    def __init__(self, rows: NDArray[np.void], moment: str) -> None:
        players = int(rows["players"][0])
        hands = rows["dealt"][:, None] if moment == "before" else rows["hands"][:, : players if moment == "open" else 1]
        named = rows["wish" if moment == "before" else "named"]
        held = np.empty(hands.shape, dtype=np.uint16)
        for jokers in range(3):
            some = rows["jokers"] == jokers
            held[some] = jokers_in(hands[some], jokers)
        suits = suits_seen(hands, named[:, 0], named[:, 1])
        self.has_trump = bool(named[0, 0] != NO_TRUMP)
        self.sides = side_bits(suits[:, :, 1:] if self.has_trump else suits)
        self.trumps = trump_bits(suits[:, :, 0], held)
        self.facts = _facts(rows, held)
        self.size = (52 + rows["jokers"].astype(int) - rows["kitty"]) // rows["players"]

    def __len__(self) -> int:
        return len(self.facts)


def _facts(rows: NDArray[np.void], held: NDArray[np.uint16]) -> Floats:
    # The same numbers as Evaluator's, which has one setting for all rows.
    found = np.zeros((len(rows), 3 + SEATS + len(JOKER_RULES) + held.shape[1]), dtype=np.float32)
    found[:, 0], found[:, 1], found[:, 2] = rows["kitty"] / 6, rows["jokers"] / 2, rows["named_late"]
    found[np.arange(len(rows)), 3 + rows["leader"]] = 1
    found[np.arange(len(rows)), 3 + SEATS + rows["joker_rule"]] = 1
    found[:, 3 + SEATS + len(JOKER_RULES) :] = np.bitwise_count(held) / 2
    return found


def fresh_net(rows: Rows, most: int, random: np.random.Generator) -> Net:
    """A net with random weights."""

    def layer(width: int, out: int) -> Floats:
        found: Floats = (random.normal(size=(width, out)) * np.sqrt(1.0 / width)).astype(np.float32)
        return found

    def reading(bits: int) -> Floats:
        return np.vstack([layer(bits, READINGS), np.zeros((1, READINGS), np.float32)])

    net = {
        "side": reading(rows.sides.shape[2]),
        "side_sum": layer(READINGS, HIDDEN),
        "table": layer(rows.facts.shape[1], HIDDEN),
        "hidden": np.zeros(HIDDEN, np.float32),
        "deep": layer(HIDDEN, DEEP),
        "deep_bias": np.zeros(DEEP, np.float32),
        "out": layer(DEEP, most + 1),
        "out_bias": np.zeros(most + 1, np.float32),
    }
    if rows.has_trump:
        net |= {"trump": reading(rows.trumps.shape[1]), "trump_sum": layer(READINGS, HIDDEN)}
    return net


def forward(net: Net, rows: Rows, some: NDArray[np.intp]) -> tuple[Floats, dict[str, Floats]]:
    """The chances by tricks, and the values of the layers."""
    met = {"side": rows.sides[some], "facts": rows.facts[some]}
    met["side_read"] = np.maximum(met["side"] @ net["side"][:-1] + net["side"][-1], 0)
    met["side_all"] = met["side_read"].sum(axis=1)
    total = met["side_all"] @ net["side_sum"] + met["facts"] @ net["table"] + net["hidden"]
    if rows.has_trump:
        met["trump"] = rows.trumps[some]
        met["trump_read"] = np.maximum(met["trump"] @ net["trump"][:-1] + net["trump"][-1], 0)
        total = total + met["trump_read"] @ net["trump_sum"]
    met["total"] = np.maximum(total, 0)
    met["deep"] = np.maximum(met["total"] @ net["deep"] + net["deep_bias"], 0)
    numbers = met["deep"] @ net["out"] + net["out_bias"]
    numbers[np.arange(numbers.shape[1]) > rows.size[some][:, None]] = -1e9
    numbers = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return numbers / numbers.sum(axis=1, keepdims=True), met


def slopes(net: Net, rows: Rows, some: NDArray[np.intp], tricks: NDArray[np.intp]) -> Net:
    """The gradient of each weight."""
    found, met = forward(net, rows, some)
    error = found
    error[np.arange(len(some)), tricks[some]] -= 1
    error /= len(some)
    deep = (error @ net["out"].T) * (met["deep"] > 0)
    total = (deep @ net["deep"].T) * (met["total"] > 0)
    side = (total @ net["side_sum"].T)[:, None, :] * (met["side_read"] > 0)
    bits = met["side"].reshape(-1, met["side"].shape[2])
    steps = {
        "out": met["deep"].T @ error,
        "out_bias": error.sum(axis=0),
        "deep": met["total"].T @ deep,
        "deep_bias": deep.sum(axis=0),
        "table": met["facts"].T @ total,
        "hidden": total.sum(axis=0),
        "side_sum": met["side_all"].T @ total,
        "side": np.vstack([bits.T @ side.reshape(len(bits), -1), side.sum(axis=(0, 1))[None]]),
    }
    if rows.has_trump:
        trump = (total @ net["trump_sum"].T) * (met["trump_read"] > 0)
        steps["trump_sum"] = met["trump_read"].T @ total
        steps["trump"] = np.vstack([met["trump"].T @ trump, trump.sum(axis=0)[None]])
    return steps


def train(net: Net, rows: Rows, tricks: NDArray[np.intp], steps: int, random: np.random.Generator) -> None:
    """Fits a net to tricks, by Adam with a falling rate."""
    first = {name: np.zeros_like(one) for name, one in net.items()}
    second = {name: np.zeros_like(one) for name, one in net.items()}
    batches = max(1, len(rows) // BATCH)
    decay = DECAY * min(1.0, ROWS_FREE_OF_IT / len(rows))
    for step in range(steps):
        if step % batches == 0:
            order = random.permutation(len(rows))
        some = order[step % batches * BATCH :][:BATCH]
        rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for name, slope in slopes(net, rows, some, tricks).items():
            first[name] += 0.1 * (slope - first[name])
            second[name] += 0.001 * (slope * slope - second[name])
            mean, spread = first[name] / (1 - 0.9 ** (step + 1)), second[name] / (1 - 0.999 ** (step + 1))
            net[name] -= (rate * (mean / (np.sqrt(spread) + 1e-8) + decay * net[name])).astype(np.float32)


def judged(net: Net, rows: Rows, tricks: NDArray[np.intp]) -> tuple[float, float, float]:
    """The standard deviation of the residuals in tricks, the mean error, and the log loss."""
    found, _ = forward(net, rows, np.arange(len(rows)))
    errors = tricks - found @ np.arange(found.shape[1])
    loss = -np.log(found[np.arange(len(rows)), tricks] + 1e-9).mean()
    return float(errors.std()), float(errors.mean()), float(loss)


def rows_of(folder: Path, family: str) -> NDArray[np.void]:
    """Every deal of a family in a folder, in order."""
    return np.concatenate([np.load(path) for path in sorted(folder.glob(f"{family.replace(' ', '-')}-*.npy"))])


def fitted(folder: Path, family: str) -> Iterator[tuple[str, Net]]:
    """Every net of a family, by moment and kind."""
    every = rows_of(folder, family)
    for moment in MOMENTS:
        strains = every["wish" if moment == "before" else "named"][:, 0]
        for kind in KINDS:
            deals = every[(strains == NO_TRUMP) == (kind == "no-trump")]
            apart = np.arange(len(deals)) % 10 == 0
            learn, test = Rows(deals[~apart], moment), Rows(deals[apart], moment)
            random = np.random.default_rng(1)
            most = int(learn.size.max())
            net = fresh_net(learn, most, random)
            taken = deals["tricks"].astype(np.intp)
            solved = deals["double_dummy"].astype(np.intp)
            if solved[0] >= 0:
                train(net, learn, solved[~apart], STEPS, random)
            train(net, learn, taken[~apart], STEPS, random)
            spread, bias, loss = judged(net, test, taken[apart])
            print(
                f"{family:10} {moment:7} {kind:9} {len(deals):7} deals; spread of tricks {taken.std():.3f}, "
                f"left {spread:.3f}, mean error {bias:+.3f}, loss {loss:.3f}",
                flush=True,
            )
            yield f"{family}/{moment}/{kind}/", net


def main(folder: Path, only_try: bool) -> None:
    """Fits every net and writes them in half precision."""
    weights = {
        head + name: array.astype(np.float16)
        for family in SHAPES
        for head, net in fitted(folder, family)
        for name, array in net.items()
    }
    if not only_try:
        np.savez_compressed(Path(auction.__path__[0], "data", "evaluator.npz"), allow_pickle=False, **weights)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--try" in sys.argv)
