"""Makes the tables of match equity that come with the package: ``python -m benches.fit_equity [deals]``.

For each preset thousands of deals are imagined at level scores, auctions rolled and tricks told by the evaluator, and
the chances in the match solved from what came of them; twice, since bidding goes by the table it makes. Same bytes
for the same evaluator.
"""

import sys
from pathlib import Path
from time import process_time

import numpy as np

from bidwhist.bots import foresight
from bidwhist.bots.foresight.equity import Equity, Rough, Table, table_of
from bidwhist.bots.foresight.selfplay import frequencies_of, imagined_deals
from bidwhist.bots.foresight.stakes import Standing, stakes_by
from bidwhist.bots.foresight.worlds import Worlds
from bidwhist.rules.presets import PRESETS
from bidwhist.rules.ruleset import Ruleset

ROUNDS = 2


def fitted(rules: Ruleset, deals: int) -> Table:
    """The table of a rule set."""
    worlds, equity = imagined_deals(rules, deals, 11), Rough(rules)
    found = table_by(rules, equity, worlds)
    for _ in range(ROUNDS - 1):
        found = table_by(rules, found, worlds)
    return found


def table_by(rules: Ruleset, equity: Equity, worlds: Worlds) -> Table:
    """The table that comes of bidding by an equity."""
    level = Standing(rules, (0,) * rules.sides, rules.max_deals, rules.side_of[worlds.dealer])
    return table_of(rules, frequencies_of(worlds, stakes_by(level, equity)))


def main(deals: int) -> None:
    """Fits every preset and writes the tables in half precision."""
    tables = {}
    for name, rules in PRESETS.items():
        start = process_time()
        table = fitted(rules, deals)
        tables[name] = table.values.astype(np.float16)
        print(f"{name:12} {table.values.shape!s:24} {process_time() - start:6.1f} s; {told(table)}", flush=True)
    path = Path(foresight.__path__[0], "data", "equity.npz")
    np.savez_compressed(path, allow_pickle=False, **tables)
    print(f"{path.stat().st_size / 1024:.0f} kB")


def told(table: Table) -> str:
    """A few scores with the chance of the first side, both dealing as often."""
    rules, rest = table.rules, (0,) * (table.rules.sides - 1)
    scores = [0, rules.target // 2, rules.target - 2, -(rules.target // 2)]
    means = [np.mean([table.chances((score, *rest), None, side)[0] for side in range(rules.sides)]) for score in scores]
    return ", ".join(f"W({score}) {mean:.2f}" for score, mean in zip(scores, means, strict=True))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
