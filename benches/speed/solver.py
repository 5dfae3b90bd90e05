"""The double-dummy solver beside DDS 2.9 (endplay): one thread, CPU time, interleaved; answers must agree.

    python -m benches.speed.solver all --deals 200
    python -m benches.speed.solver prove --deals 1000

Subjects: table (20 results), single (one value), cards (every legal card at 12, 10, 8 and 6 cards each), whist
(Bid Whist, ours alone), prove (agreement only). Needs NumPy and endplay==0.5.12 in the environment, no dependencies
of ours. --times FILE keeps every time for the plots.
"""

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import benches.common.solver_deals as sets

from bidwhist.solver import COMPILED, Position, Solver, solve_leaders

try:
    from endplay._dds import SetMaxThreads
    from endplay.dds import calc_dd_table, solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player
except ImportError:
    Deal = None

STRAINS = (3, 2, 1, 0, 4)
PLACES = {"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3}
Timed = tuple[Any, float]


def timed(call: Callable[[Any], Any], item: Any) -> Timed:
    """What a call returns for an item, and its CPU time in milliseconds."""
    before = time.process_time_ns()
    answer = call(item)
    return answer, (time.process_time_ns() - before) / 1e6


def hold_dds_to_one_thread() -> None:
    """Says to DDS what every comparison here rests on.

    :raises SystemExit: if endplay is not installed.
    """
    if Deal is None:
        raise SystemExit("endplay is not installed; hint: pip install endplay==0.5.12 numpy")
    SetMaxThreads(1)


def denomination(strain: int) -> Any:
    """Endplay's name of a strain."""
    return {3: Denom.spades, 2: Denom.hearts, 1: Denom.diamonds, 0: Denom.clubs, 4: Denom.nt}[strain]


def our_table(hands: tuple[int, ...]) -> list[int]:
    """North and south's tricks by strain and leader, from ours."""
    questions = [Position(hands, strain, 0, sides=0b0101) for strain in STRAINS]
    return [tricks for row in solve_leaders(questions) for tricks in row]


def their_table(deal: Any) -> list[int]:
    """The same from DDS: the declarer sits on the leader's right."""
    table = calc_dd_table(deal)
    found = []
    for strain in STRAINS:
        for leader in range(4):
            declarer = (leader + 3) % 4
            tricks = table[denomination(strain), Player(declarer)]
            found.append(tricks if declarer % 2 == 0 else 13 - tricks)
    return found


def endplay_deal(position: Position) -> Any:
    """A position at the start of a trick, in endplay's form."""
    deal = Deal(sets.pbn(position.hands))
    deal.trump, deal.first = denomination(position.strain), Player(position.leader)
    return deal


def their_cards(position: Position, deal: Any) -> dict[int, int]:
    """North and south's tricks by card led, from DDS (which counts the tricks of the side on lead)."""
    found = {}
    for card, tricks in solve_board(deal):
        number = 13 * PLACES[card.suit.name] + sets.RANKS.index(card.rank.abbr)
        ours = position.leader % 2 == 0
        found[sets.core_card(number)] = tricks if ours else position.tricks_left - tricks
    return found


def their_value(position: Position, deal: Any) -> int:
    """North and south's tricks, from DDS asked for one best card."""
    (_, tricks), *_ = solve_board(deal, mode=SolveMode.OptimalOne)
    return int(tricks if position.leader % 2 == 0 else position.tricks_left - tricks)


def interleaved(
    items: list[Any], ours: Callable[[Any], Any], theirs: Callable[[Any], Any]
) -> list[tuple[float, float]]:
    """Times of both on each item, the mean of two rounds with the order turned; both must answer alike.

    The second round begins when the first is over: DDS remembers the deal it has just solved.
    """
    first, second = list[tuple[float, float]](), list[tuple[float, float]]()
    for turn, times in enumerate((first, second)):
        for number, item in enumerate(items):
            if (number + turn) % 2:
                (mine, our_ms), (other, their_ms) = timed(ours, item), timed(theirs, item)
            else:
                (other, their_ms), (mine, our_ms) = timed(theirs, item), timed(ours, item)
            if mine != other:
                raise SystemExit(f"no agreement on {item}: ours {mine}, theirs {other}")
            times.append((our_ms, their_ms))
    return [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(first, second, strict=True)]


def spread(values: list[float]) -> dict[str, float]:
    """Median, mean and tail, in milliseconds."""
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 3),
        "mean": round(statistics.mean(ordered), 3),
        "p99": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 2),
        "max": round(ordered[-1], 2),
    }


def summary(name: str, times: list[tuple[float, float]]) -> dict[str, Any]:
    """The ratio of sums with a bootstrap interval over deals, the median of ratios, and both distributions."""
    draw = random.Random(7)
    ratios = []
    for _ in range(2000):
        sample = draw.choices(times, k=len(times))
        ratios.append(sum(their for _, their in sample) / sum(our for our, _ in sample))
    ratios.sort()
    return {
        "subject": name,
        "deals": len(times),
        "ratio": round(sum(their for _, their in times) / sum(our for our, _ in times), 3),
        "interval95": [round(ratios[50], 3), round(ratios[1949], 3)],
        "median_of_ratios": round(statistics.median(their / our for our, their in times), 3),
        "ours_ms": spread([our for our, _ in times]),
        "dds_ms": spread([their for _, their in times]),
        "times": [(round(our, 4), round(their, 4)) for our, their in times],
    }


def bench_table(deals: int) -> dict[str, Any]:
    """Tables of twenty results."""
    items = [(hands, Deal(sets.pbn(hands))) for hands in sets.bridge_hands(deals)]
    return summary("table", interleaved(items, lambda item: our_table(item[0]), lambda item: their_table(item[1])))


def bench_single(deals: int) -> dict[str, Any]:
    """One value of a full deal."""
    items = [(position, endplay_deal(position)) for position in sets.single_positions(deals)]
    solver = Solver()

    def ours(item: tuple[Position, Any]) -> int:
        solver.clear()
        return solver.value(item[0]).low

    return summary("single", interleaved(items, ours, lambda item: their_value(*item)))


def bench_cards(deals: int, cards: int) -> dict[str, Any]:
    """Every legal card, so many cards each."""
    items = [(position, endplay_deal(position)) for position in sets.middle_positions(deals, cards)]
    solver = Solver()

    def ours(item: tuple[Position, Any]) -> dict[int, int]:
        solver.clear()
        return {card.card: card.low for card in solver.cards(item[0])}

    return summary(f"cards {cards}", interleaved(items, ours, lambda item: their_cards(*item)))


def bench_whist(deals: int) -> list[dict[str, Any]]:
    """Bid Whist, ours alone: random trumps, and contracts with kitty and discards."""
    kinds = {
        "whist 12 cards, random trump, every card": (sets.bid_whist_positions(deals), True),
        "whist 12 cards, random trump, value": (sets.bid_whist_positions(deals), False),
        "whist contracts, every card": (sets.contract_positions(deals, 541121), True),
        "whist contracts, value": (sets.contract_positions(deals, 541121), False),
        "whist contracts, Jester, value": (sets.contract_positions(deals, 541122, jokers_any_time=True), False),
    }
    found = []
    for name, (positions, every) in kinds.items():
        solver, times = Solver(), list[float]()
        for position in positions:
            solver.clear()
            times.append(timed(solver.cards if every else solver.value, position)[1])
        found.append(
            {
                "subject": name,
                "deals": deals,
                "ours_ms": spread(times),
                "memory_mb": round(solver.memory_bytes / 2**20, 1),
            }
        )
    return found


def prove(deals: int) -> dict[str, Any]:
    """Agreement only: every cell of so many tables, every card of as many positions of 10, 8 and 6 cards."""
    cells = cards = 0
    for hands in sets.bridge_hands(deals, seed=20261122):
        if our_table(hands) != their_table(Deal(sets.pbn(hands))):
            raise SystemExit(f"a table differs: {sets.pbn(hands)}")
        cells += 20
    solver = Solver()
    for size in (10, 8, 6):
        for position in sets.middle_positions(deals, size):
            found = {card.card: card.low for card in solver.cards(position)}
            if found != their_cards(position, endplay_deal(position)):
                raise SystemExit(f"a card differs: {position}")
            cards += len(found)
    return {"subject": "prove", "cells": cells, "positions": 3 * deals, "cards": cards, "agree": True}


def main() -> None:
    """Runs the subjects asked for, a JSON line each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subjects", nargs="+", choices=["all", "table", "single", "cards", "whist", "prove"])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--times", help="Write every pair of times to this file, for solver_plots.py.")
    options = parser.parse_args()
    if not COMPILED:
        raise SystemExit("the compiled kernel is not there")
    wanted = set(options.subjects)
    if "all" in wanted:
        wanted = {"table", "single", "cards", "whist"}
    if wanted != {"whist"}:
        hold_dds_to_one_thread()
    print(json.dumps({"machine": platform.processor() or platform.machine(), "python": sys.version.split()[0]}))
    kept: list[dict[str, Any]] = []
    for subject in ("single", "table", "cards", "whist", "prove"):
        if subject not in wanted:
            continue
        for line in run(subject, options.deals):
            kept.append({"subject": line["subject"], "times": line.pop("times", [])})
            print(json.dumps(line), flush=True)
    if options.times:
        Path(options.times).write_text(json.dumps(kept))


def run(subject: str, deals: int) -> list[dict[str, Any]]:
    """The results of one subject."""
    if subject == "single":
        return [bench_single(deals)]
    if subject == "table":
        return [bench_table(deals)]
    if subject == "cards":
        return [bench_cards(deals, cards) for cards in (12, 10, 8, 6)]
    return bench_whist(deals) if subject == "whist" else [prove(deals)]


if __name__ == "__main__":
    main()
