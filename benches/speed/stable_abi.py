"""The kernel of two wheels in turns, such as one for a single Python and one of the stable ABI: calls and long work.

    python -m benches.speed.stable_abi python3.12 ONE.whl ANOTHER.whl

Each wheel is installed into an empty environment by uv. Times are the processor's, the best of some rounds.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 5
TRIAL = """
import json, random, time
from bidwhist.core.rules.presets import PRESETS
from bidwhist.simulator import new_state, simulate
from bidwhist.solver import Position, Solver

palace, drawn, solver = PRESETS["palace"], random.Random(1), Solver(memory_mb=4)
cards = [drawn.sample(range(52), 48) for _ in range(400)]
def position(deck, each):
    hands = tuple(sum(1 << card for card in deck[seat * each : (seat + 1) * each]) for seat in range(4))
    return Position(hands, strain=drawn.randrange(5), leader=0)
small, large = [position(deck, 1) for deck in cards], [position(deck, 9) for deck in cards[:20]]
def steps():
    for number in range(60):
        state = new_state(palace, bytes([number]) * 32)
        while actions := state.legal_actions():
            state.apply_action(actions[0])
work = {
    "400 positions of one card": lambda: [solver.value(one) for one in small],
    "20 positions of nine cards": lambda: [(solver.clear(), solver.value(one)) for one in large],
    "60 deals, action by action": steps,
    "20,000 deals in one call": lambda: simulate(20_000, bytes(32), palace),
}
told = {}
for name, run in work.items():
    run()
    began = time.process_time()
    run()
    told[name] = 1000 * (time.process_time() - began)
print(json.dumps(told))
"""
"""Prints milliseconds of each kind of work."""


def main() -> None:
    """Install both, measure in turns, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("python", help="the interpreter that can take both")
    parser.add_argument("wheels", nargs=2, type=Path)
    asked = parser.parse_args()
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if uv is None:
        sys.exit("hint: pip install uv")
    with tempfile.TemporaryDirectory() as scratch:
        pythons = [_installed(uv, asked.python, wheel, Path(scratch) / str(n)) for n, wheel in enumerate(asked.wheels)]
        best: list[dict[str, float]] = [{}, {}]
        for _ in range(ROUNDS):
            for python, found in zip(pythons, best, strict=True):
                told = subprocess.run([python, "-c", TRIAL], capture_output=True, text=True, check=True, cwd=scratch)
                for name, taken in json.loads(told.stdout).items():
                    found[name] = min(found.get(name, taken), taken)
    sys.stdout.write("| work | one, ms | another, ms | ratio |\n|---|---|---|---|\n")
    for name, one in best[0].items():
        sys.stdout.write(f"| {name} | {one:.1f} | {best[1][name]:.1f} | {best[1][name] / one:.3f} |\n")


def _installed(uv: str, python: str, wheel: Path, folder: Path) -> str:
    """The interpreter of a new environment with a wheel."""
    subprocess.run([uv, "venv", "--quiet", "--python", python, str(folder)], check=True)
    mine = str(folder / "bin" / "python")
    subprocess.run([uv, "pip", "install", "--quiet", "--python", mine, str(wheel.resolve())], check=True)
    return mine


if __name__ == "__main__":
    main()
