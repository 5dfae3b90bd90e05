"""Fits the solver's move ordering to samples and writes kernel/solver/move_scores.hpp; needs g++ and NumPy.

    python -m benches.fit.solver_order --rounds 2 --deals 120

Each round samples searches of 10 and 11 cards each under the scores so far, and fits, for every cell, the score under
which the cards that served come first (conditional logit, each node one observation), less what they cost to try.
"""

import argparse
import re
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from benches.common.checkout import ROOT
from numpy.typing import NDArray

SCORES = ROOT / "kernel" / "solver" / "move_scores.hpp"
NAMES = ("kLeadScores", "kFollowScores", "kLeadLengthScores")
STEP = 0.3
PULL = 15.0
COST = 0.5
UNIT = 16
ITERATIONS = 200

Floats = NDArray[np.float64]


def read_scores() -> list[NDArray[np.int8]]:
    """The three tables of move_scores.hpp."""
    text = SCORES.read_text()
    found = []
    for name in NAMES:
        match = re.search(rf"{name}\[\] = \{{(.*?)\}}", text, re.DOTALL)
        assert match is not None
        found.append(np.array([int(number) for number in match[1].split(",")], dtype=np.int8))
    return found


def write_scores(tables: list[NDArray[np.int8]]) -> None:
    """Puts new numbers into move_scores.hpp."""
    text = SCORES.read_text()
    for name, table in zip(NAMES, tables, strict=True):
        rows = [", ".join(map(str, table[first : first + 24])) for first in range(0, len(table), 24)]
        body = "{\n    " + ",\n    ".join(rows) + "}"
        start, end = text.index(f"{name}[] = ") + len(f"{name}[] = "), text.index("};", text.index(f"{name}[] = ")) + 1
        text = text[:start] + body + text[end:]
    SCORES.write_text(text)


def sample(scratch: Path, tables: list[NDArray[np.int8]], seed: int, deals: int) -> Floats:
    """Rows from searches under these scores."""
    program = scratch / "sample_ordering"
    if not program.exists():
        source = ROOT / "kernel" / "solver" / "sample_ordering.cpp"
        flags = ("-std=c++17", "-O3", "-march=native", "-DBIDWHIST_PEXT")
        subprocess.run(["g++", *flags, str(source), "-o", str(program)], check=True)
    (scratch / "scores").write_bytes(b"".join(table.tobytes() for table in tables))
    rows = []
    for cards, every, part in ((10, 40, deals), (11, 100, deals // 3)):
        out = scratch / f"rows{cards}"
        words = [str(scratch / "scores"), str(out), str(seed + cards), str(part), str(cards), str(every)]
        subprocess.run([str(program), *words], check=True)
        rows.append(np.fromfile(out, dtype=np.float32).reshape(-1, 5).astype(np.float64))
    return np.concatenate(rows)


def fit(rows: Floats, tables: list[NDArray[np.int8]]) -> list[NDArray[np.int8]]:
    """New scores, pulled towards the old ones where there are few samples."""
    leads, follows = len(tables[0]), len(tables[1])
    node = np.cumsum(rows[:, 0] > 0) - 1
    cell, other = rows[:, 1].astype(int), rows[:, 2].astype(int)
    is_lead = cell < leads - 1
    nodes, cells = int(node[-1]) + 1, leads + follows
    wanted = rows[:, 3] / np.bincount(node, rows[:, 3], nodes)[node]
    before = np.concatenate(tables[:2]).astype(np.float64) / UNIT
    score, lengths = before.copy(), tables[2].astype(np.float64) / UNIT
    lengths_before = lengths.copy()

    def chances() -> Floats:
        """How likely each candidate is to be tried first, under the scores so far."""
        total = score[cell] + np.where(is_lead, lengths[other], 0.0)
        highest = np.full(nodes, -np.inf)
        np.maximum.at(highest, node, total)
        odds = np.exp(total - highest[node])
        return np.asarray(odds / np.bincount(node, odds, nodes)[node])

    for _ in range(ITERATIONS):
        chance = chances()
        slope = np.bincount(cell, wanted - chance, cells) - PULL * (score - before)
        score += STEP * slope / (np.bincount(cell, chance * (1 - chance), cells) + PULL)
        chance = chances()
        slope = np.bincount(other[is_lead], (wanted - chance)[is_lead], len(lengths)) - PULL * (
            lengths - lengths_before
        )
        lengths += STEP * slope / (np.bincount(other[is_lead], (chance * (1 - chance))[is_lead], len(lengths)) + PULL)
    score -= COST * np.bincount(cell, rows[:, 4], cells) / (np.bincount(cell, minlength=cells) + 20)
    small = [np.clip(np.round(part * UNIT), -120, 120).astype(np.int8) for part in (score, lengths)]
    return [small[0][:leads], small[0][leads:], small[1]]


def main() -> None:
    """Samples, fits, writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        for number in range(options.rounds):
            tables = read_scores()
            rows = sample(Path(scratch), tables, options.seed + 100 * number, options.deals)
            write_scores(fit(rows, tables))
            print(f"round {number + 1}: {len(rows)} candidates at {int((rows[:, 0] > 0).sum())} nodes")


if __name__ == "__main__":
    main()
