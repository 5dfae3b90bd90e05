"""Hostile calls to the compiled simulator over random rule sets: it answers, or refuses and stays as it
was.

    python -m benches.check.simulator_fuzz --deals 300 --seed 1

Every deal is played by numbers that are mostly no legal action, with arrays of wrong sizes and kinds, seats that are
not there, steps taken back, clones, pickles and play-outs in between; after each refusal the state must say what it
said before. Batches get whole arrays of such numbers. With the sanitizers, two commands:

    cmake -S kernel -B build/sanitized -DBIDWHIST_SANITIZE=ON -DCMAKE_BUILD_TYPE=Debug
    cmake --build build/sanitized
    LD_PRELOAD="$(g++ -print-file-name=libasan.so) $(g++ -print-file-name=libstdc++.so)" ASAN_OPTIONS=detect_leaks=0 \\
        python -m benches.check.simulator_fuzz --kernel build/sanitized
"""

import argparse
import importlib
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from benches.common.built_kernel import use_kernel

from bidwhist.errors import WhistError

REFUSALS = (WhistError, ValueError, TypeError, OverflowError, BufferError, IndexError)


class Hostile:
    """One deal and the calls made on it."""

    def __init__(self, state: Any, random: Random, sizes: tuple[int, int]) -> None:
        self.state, self.random, self.sizes = state, random, sizes
        self.refused = self.answered = 0

    def number(self) -> int:
        """A number that is seldom a legal action."""
        wild = (-1, 0, 53, 54, 99, 127, 255, 256, 1 << 15, 1 << 31, 1 << 63, -(1 << 63), 1 << 70)
        legal = self.state.legal_actions() or [0]
        return self.random.choice((self.random.choice(legal), self.random.randrange(-2, 140), self.random.choice(wild)))

    def array(self) -> Any:
        """An array that seldom fits."""
        kind = self.random.choice((np.int8, np.int8, np.int16, np.float64, np.bool_))
        size = self.random.choice((*self.sizes, 0, 1, self.sizes[0] - 1, self.sizes[1] + 1))
        made = np.zeros(size, dtype=kind)
        if self.random.random() < 0.1:
            made.flags.writeable = False
        return self.random.choice((made, made, made[::2], made.reshape(1, -1), None, "x", bytes(size)))

    def points(self) -> Any:
        """An array for the points of play-outs, of some shape."""
        shape = self.random.choice(((4, self.state.rules.sides), (4, self.state.rules.sides + 1), (0, 0), (3,)))
        return np.zeros(shape, dtype=self.random.choice((np.int16, np.int16, np.int8)))

    def deals(self, simulator: Any) -> Any:
        """The deal three times over, after actions that are mostly those taken; now and then it is none."""
        state, random = self.state, self.random
        rows = [state.history[: random.randrange(len(state.history) + 1)] for _ in range(3)]
        if random.random() < 0.5:
            rows[random.randrange(3)].append(random.randrange(256))
        hands, kitties = np.array([state.dealt] * 3, dtype=np.uint64), np.array([state.kitty] * 3, dtype=np.uint64)
        if random.random() < 0.3:
            hands[random.randrange(3), random.randrange(hands.shape[1])] = random.getrandbits(64)
        cut = random.choice((3, 3, 3, 2))
        return simulator.Deals(state.dealer, hands[:cut], kitties, simulator.histories_of(rows))

    def attack(self) -> None:
        """One call that may be refused, and then has changed nothing."""
        state, before = self.state, list(self.state.history)
        # Imported late: a kernel given by --kernel must be there first.
        simulator = importlib.import_module("bidwhist.simulator")
        steady_skill = importlib.import_module("bidwhist.bots.skill").steady_skill
        calls: tuple[Callable[[], Any], ...] = (
            lambda: state.apply_action(self.number()),
            lambda: state.observe(self.random.randrange(-3, 9), self.array()),
            lambda: state.mask(self.array()),
            lambda: state.play_outs(self.random.randrange(1 << 62), self.random.randrange(-1, 4), self.points()),
            lambda: state.undo_action() if self.random.random() < 0.3 else None,
            lambda: setattr(self, "state", self.random.choice((state.clone(), pickle.loads(pickle.dumps(state))))),
            lambda: simulator.skilled_action(state, steady_skill(state.rules)),
            lambda: simulator.play_outs(state, 2, policy=steady_skill(state.rules)),
            lambda: simulator.skilled_ends(self.deals(simulator), steady_skill(state.rules)),
        )
        place = self.random.randrange(len(calls))
        try:
            calls[place]()
            self.answered += 1
        except REFUSALS:
            self.refused += 1
            assert list(state.history) == before, "refused, and yet it changed"

    def go_on(self) -> None:
        """One legal action."""
        self.state.apply_action(self.random.choice(self.state.legal_actions()))


def attack_batch(simulator: Any, rules: Any, seed: bytes, random: Random) -> None:
    """A batch of bytes or of bits given steps with actions that are not there, and arrays that do not fit."""
    size, packing = random.randrange(1, 5), importlib.import_module("bidwhist.simulator.packing")
    is_packed = random.random() < 0.5
    make = simulator.new_packed_buffers if is_packed else simulator.new_buffers
    buffers = make(rules, size, with_finals=random.random() < 0.5)
    batch = simulator.Batch(rules, seed, buffers, first=random.randrange(100))
    actions = np.zeros(size, dtype=np.int64)
    for _ in range(120):
        shown = buffers.observations.copy()
        batch.choose(random.randrange(1 << 64), actions)
        tried: Any = actions.copy()
        wrong = random.random() < 0.4
        if wrong:
            row = random.randrange(size)
            mask = packing.unpack_mask(buffers.masks[row]) if is_packed else buffers.masks[row]
            forbidden = int(random.choice(np.flatnonzero(mask == 0)))
            tried[row] = random.choice((-1, forbidden, forbidden, len(mask), 1 << 40, -(1 << 63)))
        if random.random() < 0.1:
            tried, wrong = random.choice((tried[:-1], None, tried.reshape(-1, 1), "all")), True
        try:
            batch.step(tried)
            assert not wrong, "a step that cannot be taken was taken"
        except REFUSALS:
            assert wrong
            assert (buffers.observations == shown).all(), "refused, and yet it changed"


def main() -> None:
    """Attacks deal after deal and prints how often it was refused and answered."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kernel")
    options = parser.parse_args()
    if options.kernel:
        use_kernel(options.kernel)
    simulator = importlib.import_module("bidwhist.simulator")
    observation = importlib.import_module("bidwhist.simulator.observation").OBSERVATION_SIZE
    actions = importlib.import_module("bidwhist.simulator.numbering").ACTIONS
    check = importlib.import_module("benches.check.simulator")
    random_rules = importlib.import_module("benches.common.rule_sets").random_rules
    seed = importlib.import_module("bidwhist.core.shuffle").seed_from_text("fuzz")
    assert simulator.COMPILED, "there is no compiled simulator to attack"
    random, refused, answered = Random(options.seed), 0, 0
    for number in range(options.deals):
        rules = random_rules(random)
        one = Hostile(simulator.new_state(rules, seed, number), random, (observation, actions))
        while not one.state.is_over:
            for _ in range(random.randrange(6)):
                one.attack()
            if not one.state.is_over:
                one.go_on()
        check.check_deal(rules, seed, number)
        attack_batch(simulator, rules, seed, random)
        refused, answered = refused + one.refused, answered + one.answered
    print(f"{options.deals} deals: {refused} calls refused, {answered} answered, no difference")


if __name__ == "__main__":
    main()
