"""The solver as WebAssembly beside the kernel: CPU time of one value, deal by deal in turns; answers must agree.

    python hatch_wasm.py && python -m benches.speed.browser_solver --deals 100

Node.js runs the module with Chromium's compiler (V8), in a process of its own; a warm-up is not counted on either side.
"""

import argparse
import gzip
import json
import random
import subprocess
import time
from pathlib import Path
from typing import Any

from bidwhist.solver import Position, Solver

MODULE = Path("web/src/solver/solver.wasm")
WARM_UP = 20
"""Deals before those that count: V8 compiles what is called often a second time."""
PROGRAM = """
const { readFileSync } = require("node:fs");
const { createInterface } = require("node:readline");
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[1])), {});
exports._initialize();
createInterface({ input: process.stdin }).on("line", (line) => {
  new Int32Array(exports.memory.buffer, exports.question(), 25).set(JSON.parse(line));
  const before = process.cpuUsage();
  exports.value(0, -1);
  const spent = process.cpuUsage(before);
  const [low, , nodes] = new Int32Array(exports.memory.buffer, exports.answer(), 3);
  console.log(JSON.stringify([low, nodes, (spent.user + spent.system) / 1000]));
});
"""


def positions(deals: int, seed: int) -> list[Position]:
    """Openings of twelve cards each, both jokers in, in every strain and direction."""
    draw = random.Random(seed)
    found = []
    for number in range(deals):
        cards = draw.sample(range(54), 48)
        hands = tuple(sum(1 << card for card in cards[12 * seat : 12 * seat + 12]) for seat in range(4))
        found.append(Position(hands, number % 5, draw.randrange(4), direction=draw.randrange(3)))
    return found


def words(position: Position) -> list[int]:
    """A question as the module takes it, in signed words."""
    halves = [half for hand in position.hands for half in (hand & 0xFFFFFFFF, hand >> 32)]
    signed = [half - (1 << 32) if half >> 31 else half for half in halves]
    rules = (position.first_trick, 0, 0, 1)
    return [4, position.strain, position.direction, position.leader, position.sides, *rules, *[0] * 6, *signed, 0, 0]


def measured(asked: list[Position]) -> list[tuple[float, float]]:
    """Milliseconds of the kernel and of the module, by deal."""
    command = ["node", "-e", PROGRAM, str(MODULE)]
    times = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdin is not None and node.stdout is not None
        for position in asked:
            solver = Solver()
            before = time.process_time_ns()
            native = solver.value(position)
            spent = (time.process_time_ns() - before) / 1e6
            node.stdin.write(json.dumps(words(position)) + "\n")
            node.stdin.flush()
            answer: list[Any] = json.loads(node.stdout.readline())
            if answer[:2] != [native.low, native.nodes]:
                raise SystemExit(f"they differ: {position} {native} {answer}")
            times.append((spent, answer[2]))
        node.stdin.close()
    return times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    times = measured(positions(WARM_UP + given.deals, given.seed))[WARM_UP:]
    kernel, module = (sum(column) for column in zip(*times, strict=True))
    size = MODULE.read_bytes()
    print(f"{len(size) / 1000:.0f} kB, {len(gzip.compress(size, 9)) / 1000:.0f} kB with gzip")
    print(f"{given.deals} deals: kernel {kernel:.0f} ms, module {module:.0f} ms, {module / kernel:.2f} times as long")
    worst = max((theirs for _, theirs in times))
    print(f"longest with the module: {worst:.0f} ms")


if __name__ == "__main__":
    main()
