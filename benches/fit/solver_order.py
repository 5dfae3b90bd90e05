"""Fits the solver's move ordering to samples and writes kernel/solver/move_scores.hpp; needs g++ and NumPy.

    python -m benches.fit.solver_order --rounds 2 --deals 120
    python -m benches.fit.solver_order --freaks 400

Each round samples searches of 10 and 11 cards each under the scores so far, and fits, for every cell, the score under
which the cards that served come first (conditional logit, each node one observation), less what they cost to try.
With ``--freaks`` so many freak deals are sampled, and only the cards that follow suit on them are scored: each search
begins from the scores of ordinary deals, and ends after ``FREAK_NODES`` nodes.
"""

import argparse
import re
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from benches.common.checkout import ROOT
from benches.common.freak_deals import freak_positions
from numpy.typing import NDArray

SCORES = ROOT / "kernel" / "solver" / "move_scores.hpp"
NAMES = ("kLeadScores", "kFollowScores", "kLeadLengthScores", "kFreakFollowScores")
FOLLOWS, FREAK_FOLLOWS = 1, 3  # places in NAMES
STEP = 0.3
PULL = 15.0
COST = 0.5
UNIT = 16
ITERATIONS = 200
COLUMNS = 6  # numbers in a row of sample_ordering
FREAK_SEED = 777  # not the deals that are measured
FREAK_EVERY = 3000  # of the nodes with four tricks left one in so many is sampled
FREAK_NODES = 4_000_000
SUIT_BITS = 16  # of the kernel's `Cards`
NO_TRUMP = 4

Floats = NDArray[np.float64]


def read_scores() -> list[NDArray[np.int8]]:
    """The tables of move_scores.hpp."""
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
    rows = []
    for cards, every, part in ((10, 40, deals), (11, 100, deals // 3)):
        out = scratch / f"rows{cards}"
        rows.append(sampled(scratch, tables, out, [seed + cards, part, cards, every]))
    return np.concatenate(rows)


def sampled(scratch: Path, tables: list[NDArray[np.int8]], out: Path, words: list[object]) -> Floats:
    """Rows that the program writes when called with these words."""
    program = scratch / "sample_ordering"
    if not program.exists():
        source = ROOT / "kernel" / "solver" / "sample_ordering.cpp"
        flags = ("-std=c++17", "-O3", "-march=native", "-DBIDWHIST_PEXT")
        subprocess.run(["g++", *flags, str(source), "-o", str(program)], check=True)
    (scratch / "scores").write_bytes(b"".join(table.tobytes() for table in tables))
    subprocess.run([str(program), str(scratch / "scores"), str(out), *map(str, words)], check=True)
    return np.fromfile(out, dtype=np.float32).reshape(-1, COLUMNS).astype(np.float64)


def kernel_cards(hand: int, strain: int) -> int:
    """A hand as the kernel has it: trumps first, the best card of a suit lowest."""
    cards = 0
    for card in range(52):
        if hand >> card & 1:
            suit, rank = divmod(card, 13)
            place = 0 if suit == strain else suit + (strain != NO_TRUMP and suit < strain)
            cards |= 1 << (place * SUIT_BITS + 14 - rank)
    return cards


def sample_freaks(scratch: Path, tables: list[NDArray[np.int8]], deals: int) -> Floats:
    """Rows from searches of freak deals under the scores of ordinary ones, of cards that follow suit alone."""
    lines = []
    for position in freak_positions(deals, FREAK_SEED):
        hands = (kernel_cards(hand, position.strain) for hand in position.hands)
        lines.append(" ".join(map(str, (int(position.strain != NO_TRUMP), position.leader, *hands))))
    (scratch / "deals").write_text("\n".join(lines) + "\n")
    plain = [*tables[:FREAK_FOLLOWS], tables[FOLLOWS]]
    rows = sampled(scratch, plain, scratch / "rows", [scratch / "deals", FREAK_EVERY, FREAK_NODES])
    return rows[rows[:, 1] >= len(tables[0])]


def fit_freak_follows(rows: Floats, tables: list[NDArray[np.int8]]) -> NDArray[np.int8]:
    """Scores of cards that follow on freak deals, pulled towards those on ordinary ones."""
    node, cell = np.cumsum(rows[:, 0] > 0) - 1, rows[:, 1].astype(int) - len(tables[0])
    nodes, cells = int(node[-1]) + 1, len(tables[FOLLOWS])
    wanted = rows[:, 3] / np.bincount(node, rows[:, 3], nodes)[node]
    before = tables[FOLLOWS].astype(np.float64) / UNIT
    score = before.copy()
    for _ in range(ITERATIONS):
        total = score[cell] + rows[:, 5]
        highest = np.full(nodes, -np.inf)
        np.maximum.at(highest, node, total)
        odds = np.exp(total - highest[node])
        chance = odds / np.bincount(node, odds, nodes)[node]
        slope = np.bincount(cell, wanted - chance, cells) - PULL * (score - before)
        score += STEP * slope / (np.bincount(cell, chance * (1 - chance), cells) + PULL)
    score -= COST * np.bincount(cell, rows[:, 4], cells) / (np.bincount(cell, minlength=cells) + 20)
    return np.clip(np.round(score * UNIT), -120, 120).astype(np.int8)


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
    return [small[0][:leads], small[0][leads:], small[1], *tables[FREAK_FOLLOWS:]]


def main() -> None:
    """Samples, fits, writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--freaks", type=int, help="Sample so many freak deals instead.")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        if options.freaks:
            tables = read_scores()
            rows = sample_freaks(Path(scratch), tables, options.freaks)
            write_scores([*tables[:FREAK_FOLLOWS], fit_freak_follows(rows, tables)])
            print(f"{len(rows)} candidates at {int((rows[:, 0] > 0).sum())} nodes")
            return
        for number in range(options.rounds):
            tables = read_scores()
            rows = sample(Path(scratch), tables, options.seed + 100 * number, options.deals)
            write_scores(fit(rows, tables))
            print(f"round {number + 1}: {len(rows)} candidates at {int((rows[:, 0] > 0).sum())} nodes")


if __name__ == "__main__":
    main()
