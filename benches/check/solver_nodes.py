"""Answers, nodes and CPU time of the solver over fixed seeds; the digest is the same while nothing has changed.

    python -m benches.check.solver_nodes --deals 40
    python -m benches.check.solver_nodes --kernel build/other

Full bridge deals, positions of ten, eight and six cards, Bid Whist with and without contracts, and positions of every
rule of play, each solved for its value and for every card. ``--level`` takes one instruction set (0 portable, 1
x86-64-v3, 2 with pext). The digest covers bounds, best cards and nodes; that of the values covers bounds alone, and is
the same for two kernels that search differently. The time is that of this process, in ms.
"""

import argparse
import hashlib
import importlib
import json
import random
import sys
import time

from benches.common.built_kernel import use_kernel
from benches.common.checkout import TESTS


def main() -> None:
    """Solves every set and prints a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--level", type=int, default=-1)
    parser.add_argument("--kernel", help="A build folder of the kernel, in place of the installed one.")
    options = parser.parse_args()
    if options.kernel:
        use_kernel(options.kernel)
    sys.path[:0] = [str(TESTS)]
    deals = importlib.import_module("benches.common.solver_deals")
    draw_position = importlib.import_module("support.positions").draw_position
    kernel = importlib.import_module("bidwhist.solver")
    drawn = random.Random("solver nodes")
    sets = {
        "full deals": deals.single_positions(options.deals),
        **{f"{cards} cards": deals.middle_positions(options.deals, cards) for cards in (10, 8, 6)},
        "whist, random trump": deals.bid_whist_positions(options.deals),
        "whist, contracts": deals.contract_positions(options.deals, 541121),
        "whist, Jester": deals.contract_positions(options.deals, 541122, jokers_any_time=True),
        "every rule of play": [draw_position(drawn, drawn.choice((4, 6, 8, 9))) for _ in range(5 * options.deals)],
    }
    solver = kernel.Solver(level=options.level)
    for name, positions in sets.items():
        digest, values, nodes, before = hashlib.sha256(), hashlib.sha256(), 0, time.process_time_ns()
        for position in positions:
            solver.clear()
            value = solver.value(position)
            cards = [(card.card, card.low, card.high) for card in solver.cards(position)]
            again = solver.value(position).nodes  # what the table knew after the cards
            nodes += value.nodes
            digest.update(repr((value.low, value.high, value.card, value.nodes, cards, again)).encode())
            values.update(repr((value.low, value.high, cards)).encode())
        ms = round((time.process_time_ns() - before) / 1e6, 1)
        digests = {"digest": digest.hexdigest()[:16], "values": values.hexdigest()[:16]}
        print(json.dumps({"set": name, **digests, "nodes": nodes, "ms": ms}), flush=True)


if __name__ == "__main__":
    main()
