"""Freak deals: the set, what memory is worth on it, and the solver beside DDS 2.9 (endplay) in the same run.

    python -m benches.speed.freaks list --deals 1000
    python -m benches.speed.freaks memory --megabytes 32 64 128 256
    python -m benches.speed.freaks beside --deals 1000 --write

One thread, CPU time; every value that both find must agree. A search is given up after ``--seconds`` of CPU time, DDS
in a process of its own, since it cannot be interrupted. ``memory`` and ``beside`` print a JSON line for each deal that
takes ours at least ``--hard`` seconds, then the sums. Needs NumPy and endplay==0.5.12 for ``beside``.
"""

import argparse
import datetime
import hashlib
import json
import multiprocessing
import os
import platform
import resource
import statistics
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from benches.common import solver_deals
from benches.common.freak_deals import freak_positions
from benches.speed import solver as beside_dds

from bidwhist.solver import Budget, Position, Solver

STRAIN_NAMES = "CDHSN"
SEAT_NAMES = "NESW"
PAGE = Path(__file__).parents[1] / "results" / "freaks.md"
MARK = "<!-- written by python -m benches.speed.freaks beside --write -->"
LOOK_SECONDS = 0.05  # between two looks at the processor time spent
NODES_LIMIT = 2_000_000_000  # far beyond any deal of the set: a search that ends by it is reported as given up


def line_of(position: Position) -> str:
    """A deal as a line: strain, leader, hands as bridge programs write them."""
    return f"{STRAIN_NAMES[position.strain]} {SEAT_NAMES[position.leader]} {solver_deals.pbn(position.hands)}"


def digest_of(positions: list[Position]) -> str:
    """Tells sets of deals apart."""
    return hashlib.sha256("\n".join(map(line_of, positions)).encode()).hexdigest()[:16]


def ours(position: Position, megabytes: int, seconds: float) -> dict[str, Any]:
    """Our value, its nodes and CPU seconds, from an empty table; the value is None if the time was up first."""
    solver = Solver(memory_mb=megabytes)
    before = time.process_time()
    ended = threading.Event()

    def watch() -> None:
        """Ends the search by its processor time, which a busy machine does not use up as it does the clock's."""
        while not ended.wait(LOOK_SECONDS):
            if time.process_time() - before >= seconds:
                solver.cancel()
                return

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        found = solver.value(position, Budget(nodes=NODES_LIMIT))
    finally:
        ended.set()
        watcher.join()
    spent = time.process_time() - before
    value = found.low if found.low == found.high else None
    return {"value": value, "nodes": found.nodes, "seconds": round(spent, 4), "megabytes": solver.memory_bytes >> 20}


def _answer_from_dds(position: Position, seconds: int, answers: Connection) -> None:
    """The body of the process that asks DDS; the system ends it after so many seconds of CPU time."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds + 1, seconds + 1))
    deal = beside_dds.endplay_deal(position)
    before = time.process_time()
    value = beside_dds.their_value(position, deal)
    answers.send({"value": value, "seconds": round(time.process_time() - before, 4)})


def theirs(position: Position, seconds: int) -> dict[str, Any]:
    """DDS's value and CPU seconds; the value is None if it was given up."""
    receiver, sender = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(target=_answer_from_dds, args=(position, seconds, sender))
    process.start()
    sender.close()
    try:
        answer: dict[str, Any] = receiver.recv()
    except EOFError:
        answer = {"value": None, "seconds": float(seconds)}
    process.join()
    return answer


def sweep_memory(positions: list[Position], megabytes: list[int], seconds: float, hard: float) -> None:
    """Prints nodes and seconds of the hard deals with each limit of memory."""
    sums = {limit: {"nodes": 0, "seconds": 0.0, "given_up": 0} for limit in megabytes}
    for number, position in enumerate(positions):
        found = {limit: ours(position, limit, seconds) for limit in megabytes}
        if max(run["seconds"] for run in found.values()) >= hard:
            print(json.dumps({"deal": number, **{str(limit): run for limit, run in found.items()}}), flush=True)
        for limit, run in found.items():
            sums[limit]["nodes"] += run["nodes"]
            sums[limit]["seconds"] = round(sums[limit]["seconds"] + run["seconds"], 3)
            sums[limit]["given_up"] += run["value"] is None
    print(json.dumps({"deals": len(positions), "sums": sums}), flush=True)


def each_beside(positions: list[Position], megabytes: int, seconds: int) -> Iterator[dict[str, Any]]:
    """Both programs on each deal, who begins in turn.

    :raises SystemExit: if their values differ.
    """
    for number, position in enumerate(positions):
        if number % 2:
            mine, other = ours(position, megabytes, seconds), theirs(position, seconds)
        else:
            other, mine = theirs(position, seconds), ours(position, megabytes, seconds)
        if None not in (mine["value"], other["value"]) and mine["value"] != other["value"]:
            raise SystemExit(f"no agreement on {line_of(position)}: ours {mine}, theirs {other}")
        yield {"deal": number, "line": line_of(position), "ours": mine, "dds": other}


def summary_of(rows: list[dict[str, Any]], hard: float) -> dict[str, Any]:
    """Sums, spread and the worst of both; a deal counts as slower beyond 1.2 times DDS and a hundredth of a second."""
    mine, other = ([row[name]["seconds"] for row in rows] for name in ("ours", "dds"))
    slower = [row for row in rows if row["ours"]["seconds"] > max(0.01, 1.2 * row["dds"]["seconds"])]
    return {
        "deals": len(rows),
        "agree": sum(row["ours"]["value"] == row["dds"]["value"] for row in rows),
        "ours": _spread(mine),
        "dds": _spread(other),
        "ours_given_up": sum(row["ours"]["value"] is None for row in rows),
        "dds_given_up": sum(row["dds"]["value"] is None for row in rows),
        "hard": sum(seconds >= hard for seconds in mine),
        "slower_than_1.2": [row["deal"] for row in slower],
        "ratio_of_sums": round(sum(other) / sum(mine), 2),
    }


def _spread(seconds: list[float]) -> dict[str, float]:
    """Sum, median, 99th of a hundred and worst, in seconds."""
    ordered = sorted(seconds)
    return {
        "sum": round(sum(ordered), 2),
        "median": round(statistics.median(ordered), 4),
        "p99": round(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], 3),
        "worst": round(ordered[-1], 2),
    }


def written(rows: list[dict[str, Any]], summary: dict[str, Any], command: str) -> str:
    """The part of the page of results that this command makes."""
    lines = [
        MARK,
        "",
        f"`{command}`, {datetime.datetime.now(datetime.UTC).date()}, {os.cpu_count()} processors, "
        f"{_processor()}, Python {platform.python_version()}.",
        "",
        "| seconds of one processor | sum | median | p99 | worst | given up |",
        "|---|---|---|---|---|---|",
    ]
    for name in ("ours", "dds"):
        spread = summary[name]
        values = " | ".join(str(spread[key]) for key in ("sum", "median", "p99", "worst"))
        lines.append(f"| {name} | {values} | {summary[f'{name}_given_up']} |")
    lines += [
        "",
        f"{summary['deals']} deals, {summary['agree']} values of both alike, the rest given up by one of them. "
        f"DDS's sum over ours: {summary['ratio_of_sums']}.",
        f"Slower than 1.2 times DDS (and 0.01 s): {len(summary['slower_than_1.2'])} deals.",
        "",
        "The hardest for ours:",
        "",
        "| deal | ours, s | nodes, millions | MB | DDS, s |",
        "|---|---|---|---|---|",
    ]
    for row in sorted(rows, key=lambda row: -row["ours"]["seconds"])[:12]:
        mine, other = row["ours"], row["dds"]
        given_up = "> " if other["value"] is None else ""
        lines.append(
            f"| {row['deal']} | {mine['seconds']:.2f} | {mine['nodes'] / 1e6:.1f} | {mine['megabytes']} "
            f"| {given_up}{other['seconds']:.2f} |"
        )
    return "\n".join(lines) + "\n"


def _processor() -> str:
    """The processor's name, where the system tells it."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def main() -> None:
    """Runs the subject asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=["list", "memory", "beside"])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="The first deal of the set to take.")
    parser.add_argument("--only", type=int, nargs="+", help="These deals of the set alone.")
    parser.add_argument("--megabytes", type=int, nargs="+", default=[256])
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--hard", type=float, default=0.5)
    parser.add_argument("--write", action="store_true", help="Write the table of benches/results/freaks.md.")
    options = parser.parse_args()
    last = max(options.only) + 1 if options.only else options.first + options.deals
    drawn = freak_positions(last)
    positions = [drawn[number] for number in options.only] if options.only else drawn[options.first :]
    if options.subject == "list":
        print("\n".join(map(line_of, positions)))
        return
    print(json.dumps({"deals": len(positions), "digest": digest_of(positions)}), flush=True)
    if options.subject == "memory":
        sweep_memory(positions, options.megabytes, options.seconds, options.hard)
        return
    beside_dds.hold_dds_to_one_thread()
    rows = []
    for row in each_beside(positions, options.megabytes[0], options.seconds):
        rows.append(row)
        if row["ours"]["seconds"] >= options.hard:
            print(json.dumps(row), flush=True)
    summary = summary_of(rows, options.hard)
    print(json.dumps(summary), flush=True)
    if options.write:
        before = PAGE.read_text().partition(MARK)[0]
        command = f"python -m benches.speed.freaks beside --deals {options.deals} --seconds {options.seconds}"
        PAGE.write_text(before + written(rows, summary, command))


if __name__ == "__main__":
    main()
