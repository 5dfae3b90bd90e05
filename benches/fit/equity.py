"""Makes the tables of match equity that come with the package: ``python -m benches.fit.equity [deals] [preset …]``.

Presets are fitted by ``--jobs N`` processes, or a Ray cluster (``--cluster ADDRESS``).

For each preset thousands of deals are imagined, auctions rolled and tricks told by the evaluator, and the chances in
the match solved from what came of them; twice, since bidding goes by the table it makes: first from level scores, then
with two sides from every score. Same bytes for the same evaluator.
"""

import sys
from functools import partial
from pathlib import Path
from time import process_time

import numpy as np
from benches.fit.hands import hands_of
from numpy.typing import NDArray

from bidwhist.arena.workers import Workers, in_order
from bidwhist.bots import equity
from bidwhist.bots.auction.selfplay import frequencies_of, imagined_deals
from bidwhist.bots.auction.worlds import Worlds
from bidwhist.bots.equity.ends import Score
from bidwhist.bots.equity.equity import Equity, Frequencies, Rough, Table, table_of
from bidwhist.bots.equity.stakes import Standing, stakes_by
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset

ROUNDS = 3
DEALS_A_SCORE = 400
"""With two sides every score has deals of its own, because the score decides how they bid."""


def fitted(rules: Ruleset, deals: int) -> Table:
    """The table of a rule set."""
    worlds, equity = imagined_deals(rules, deals, 11), Rough(rules)
    found = table_of(rules, frequencies_at(level_score(rules), worlds, equity))
    for _ in range(ROUNDS - 1):
        found = improved(rules, worlds, found)
    return found


def level_score(rules: Ruleset) -> Score:
    """The score with zero for everybody."""
    return (0,) * rules.sides


def frequencies_at(score: Score, worlds: Worlds, equity: Equity) -> Frequencies:
    """How deals come out at a score, which is given from the dealing side on."""
    rules = worlds.rules
    dealer = rules.side_of[worlds.dealer]
    by_side = (*score[rules.sides - dealer :], *score[: rules.sides - dealer])
    return frequencies_of(worlds, stakes_by(Standing(rules, by_side, rules.max_deals, dealer), equity))


def improved(rules: Ruleset, worlds: Worlds, equity: Table) -> Table:
    """The table that results from bidding by another one; with two sides for each score."""
    if rules.sides > 2:
        return table_of(rules, frequencies_at(level_score(rules), worlds, equity))
    size, known = len(worlds), dict[Score, Frequencies]()

    def by_score(score: Score) -> Frequencies:
        if score not in known:
            some = (np.arange(DEALS_A_SCORE) + DEALS_A_SCORE * len(known)) % size
            known[score] = frequencies_at(score, worlds.take(some), equity)
        return known[score]

    return table_of(rules, by_score)


def fitted_preset(deals: int, name: str) -> tuple[NDArray[np.float16], str]:
    """The table of a preset in half precision, and a line on it."""
    start = process_time()
    table = fitted(PRESETS[name], deals)
    line = f"{name:12} {table.values.shape!s:24} {process_time() - start:6.1f} s; {told(table)}"
    return table.values.astype(np.float16), line


def main(deals: int, names: list[str], workers: Workers) -> None:
    """Fits presets and writes the tables; those that are not named stay as they are."""
    path = Path(equity.__path__[0], "data", "equity.npz")
    tables = dict(np.load(path)) if names else {}
    wanted = names or [*PRESETS]
    for name, (values, line) in zip(wanted, in_order(workers, partial(fitted_preset, deals), wanted), strict=True):
        tables[name] = values
        print(line, flush=True)
    np.savez_compressed(path, allow_pickle=False, **tables)
    print(f"{path.stat().st_size / 1024:.0f} kB")


def told(table: Table) -> str:
    """A few scores with the chance of the first side, both dealing as often."""
    rules, rest = table.rules, (0,) * (table.rules.sides - 1)
    scores = [0, rules.target // 2, rules.target - 2, -(rules.target // 2)]
    means = [np.mean([table.chances((score, *rest), None, side)[0] for side in range(rules.sides)]) for score in scores]
    return ", ".join(f"W({score}) {mean:.2f}" for score, mean in zip(scores, means, strict=True))


if __name__ == "__main__":
    words, hired = hands_of(sys.argv[1:])
    with hired as hands:
        main(int(words[0]) if words else 3000, words[1:], hands)
