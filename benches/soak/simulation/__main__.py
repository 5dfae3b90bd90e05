"""Simulates a cluster of servers under faults, seed after seed; a seed that fails is told with what was done to it.

Run: python -m benches.soak.simulation --seeds 1..20 --nodes 3 --tables 8 --minutes 60
"""

import argparse
import gc
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing.pool import Pool

from benches.soak.simulation.faults import FAULTS
from benches.soak.simulation.judge import MAX_RECOVERY_S
from benches.soak.simulation.run import Plan, Verdict, simulate


class Tally:
    """What all seeds together have shown."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.seeds = self.failed = self.rows = self.acknowledged = self.shown = self.compared = 0
        self.seconds = 0.0
        self.faults: Counter[str] = Counter()
        self.backs: list[float] = []

    def add(self, verdict: Verdict) -> None:
        """One seed more."""
        self.seeds += 1
        self.failed += bool(verdict.wrong)
        self.rows += verdict.rows
        self.acknowledged += verdict.acknowledged
        self.shown += verdict.shown
        self.compared += verdict.compared
        self.seconds += verdict.seconds
        self.faults.update(verdict.faults)
        self.backs += verdict.backs

    def __str__(self) -> str:
        backs = sorted(self.backs) or [0.0]
        at = [backs[min(len(backs) - 1, int(len(backs) * part))] for part in (0.5, 0.99, 0.9999)]
        took = time.perf_counter() - self.began
        hours = self.seconds / 3600
        return (
            f"{self.seeds} seeds, {hours:.1f} hours, {sum(self.faults.values())} faults, {self.rows} rows, "
            f"{self.acknowledged} acknowledged, {self.shown} steps shown, {self.compared} compared with the log: "
            f"{self.failed} seeds failed. "
            f"Back after {at[0]:.2f} s (median), {at[1]:.2f} s (p99), {at[2]:.2f} s (p99.99), {backs[-1]:.2f} s "
            f"(longest, of {len(backs)}; {MAX_RECOVERY_S:.0f} are allowed). "
            f"{took:.0f} s, {took / max(hours, 1e-9):.1f} s an hour"
        )


def main() -> int:
    """Simulate as many seeds as asked."""
    asked = _asked()
    plan = Plan(asked.nodes, asked.tables, asked.minutes, asked.thinks, tuple(asked.faults.split(",")))
    first, _, last = asked.seeds.partition("..")
    seeds = range(int(first), int(last or first) + 1)
    tally, tells = Tally(), asked.tell
    for verdict in _verdicts(plan, seeds, asked.jobs):
        tally.add(verdict)
        print(f"seed {verdict.seed}: {verdict.digest} {'FAILED' if verdict.wrong else 'holds'}", flush=True)
        if verdict.wrong:
            _tell(verdict, asked)
        if tally.seeds % tells == 0:
            print(f"so far: {tally}", flush=True)
    print(tally)
    return bool(tally.failed)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="1..10", help="one, or from..to")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=60.0, help="of the virtual clock, for each seed")
    parser.add_argument("--thinks", type=float, default=6.0, help="seconds before a person's decision, on average")
    parser.add_argument("--faults", default=",".join(FAULTS))
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--tell", type=int, default=25, help="seeds between two lines on how far it is")
    return parser.parse_args()


def _verdicts(plan: Plan, seeds: range, jobs: int) -> Iterator[Verdict]:
    # Each seed has a process of its own: what one leaves behind is not swept up in another.
    gc.freeze()
    with _pool(jobs) as pool:
        yield from pool.imap(_Simulates(plan), seeds)


def _pool(jobs: int) -> Pool:
    return multiprocessing.get_context("fork").Pool(jobs, maxtasksperchild=1)


class _Simulates:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, seed: int) -> Verdict:
        return simulate(self.plan, seed)


def _tell(verdict: Verdict, asked: argparse.Namespace) -> None:
    for line in verdict.trace:
        print(f"    {line}")
    for line in verdict.wrong:
        print(f"  wrong at {line}")
    again = f"--seeds {verdict.seed} --nodes {asked.nodes} --tables {asked.tables} --minutes {asked.minutes:g}"
    more = f" --thinks {asked.thinks:g} --faults {asked.faults}"
    print(f"  again: python -m benches.soak.simulation {again}{more}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
