"""Random bursts of keys at the terminal table, several in one read, over all presets; a crash ends it with its error.

    python -m benches.soak.terminal_keys --bursts 2000 --seed 1

The short form is ``tests/unit/tui/test_bursts.py``.
"""

import argparse
import asyncio
import time
from random import Random

from bidwhist.tui import coaching
from support.bursts import play_in_bursts


def main() -> None:
    """Send the bursts and say how many moved a match on."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bursts", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    coaching.JUDGE = "steady"
    begun = time.monotonic()
    moved = asyncio.run(play_in_bursts(asked.bursts, Random(asked.seed)))
    seconds = time.monotonic() - begun
    print(f"{asked.bursts} bursts of keys, {moved} moved a match on, 0 crashes, {seconds:.0f} s (seed {asked.seed})")


if __name__ == "__main__":
    main()
