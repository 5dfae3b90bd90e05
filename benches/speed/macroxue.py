"""The solver beside macroxue/bridge-solver, built outside the repository: CPU time, in turns; answers must agree.

    python -m benches.speed.macroxue single table --deals 200 --macroxue PROGRAM
    python -m benches.speed.macroxue freaks --deals 500 --seconds 30 --macroxue PROGRAM

PROGRAM is a driver around its `Solve`: from each line of its input it takes strains, leaders and hands (`SHDCN WENS
N:AKQ.J.T98.765432 ...`), and with its caches as new it prints north and south's tricks by strain and leader, then the
milliseconds of processor that took. Times are medians of the rounds.
"""

import argparse
import json
import statistics
import subprocess
from collections.abc import Callable
from typing import Any

from benches.common import solver_deals
from benches.common.freak_deals import freak_positions
from benches.speed import freaks
from benches.speed.solver import STRAINS, our_table, spread, timed

from bidwhist.solver import Position, Solver

THEIR_LEADERS = "WENS"
Answer = tuple[list[int], float]


def answer_of(line: str) -> Answer:
    """Tricks and milliseconds from a line of the program's output."""
    *tricks, milliseconds = line.split()
    return [int(number) for number in tricks], float(milliseconds)


def our_order(tricks: list[int]) -> list[int]:
    """A table in our order of leaders (N E S W) from theirs."""
    return [tricks[row + THEIR_LEADERS.index(leader)] for row in range(0, len(tricks), 4) for leader in "NESW"]


def table_line(hands: tuple[int, ...]) -> str:
    """The question for all twenty results of a deal."""
    strains = "".join(freaks.STRAIN_NAMES[strain] for strain in STRAINS)
    return f"{strains} {THEIR_LEADERS} {solver_deals.pbn(hands)}"


def ask(program: subprocess.Popen[str], line: str) -> Answer:
    """What the running program answers."""
    assert program.stdin is not None and program.stdout is not None
    program.stdin.write(line + "\n")
    program.stdin.flush()
    return answer_of(program.stdout.readline())


def in_turns(
    command: str, items: list[Any], rounds: int, ours: Callable[[Any], list[int]], theirs: Callable[[Any], str]
) -> list[tuple[float, float]]:
    """Median milliseconds of both by item.

    :raises SystemExit: if their answers differ.
    """
    mine_ms, others_ms = ([list[float]() for _ in items] for _ in range(2))
    with subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        for turn in range(rounds):
            for number, item in enumerate(items):
                if (number + turn) % 2:
                    mine, (other, their_ms) = timed(ours, item), ask(program, theirs(item))
                else:
                    (other, their_ms), mine = ask(program, theirs(item)), timed(ours, item)
                if mine[0] != (our_order(other) if len(other) > 1 else other):
                    raise SystemExit(f"no agreement on {theirs(item)}: ours {mine[0]}, theirs {other}")
                mine_ms[number].append(mine[1])
                others_ms[number].append(their_ms)
        assert program.stdin is not None
        program.stdin.close()
    return list(zip(map(statistics.median, mine_ms), map(statistics.median, others_ms), strict=True))


def their_freak(command: str, position: Position, seconds: int) -> dict[str, Any]:
    """Their value and CPU seconds from a process of its own; the value is None if it was given up."""
    limited = ["sh", "-c", f'ulimit -t {seconds + 1}; exec "$0"', command]
    line = freaks.line_of(position) + "\n"
    ended = subprocess.run(limited, input=line, capture_output=True, text=True, check=False)
    if ended.returncode:
        return {"value": None, "seconds": float(seconds)}
    (value,), milliseconds = answer_of(ended.stdout)
    return {"value": value, "seconds": round(milliseconds / 1000, 4)}


def summary(subject: str, times: list[tuple[float, float]]) -> dict[str, Any]:
    """Ratio of sums and of medians (theirs over ours), and both distributions."""
    mine, other = ([pair[side] for pair in times] for side in (0, 1))
    return {
        "subject": subject,
        "deals": len(times),
        "ratio": round(sum(other) / sum(mine), 3),
        "median_of_ratios": round(statistics.median(b / a for a, b in times), 3),
        "ours_ms": spread(mine),
        "macroxue_ms": spread(other),
    }


def bench_single(command: str, deals: int, rounds: int) -> dict[str, Any]:
    """One value of a full deal."""
    solver = Solver()

    def ours(position: Position) -> list[int]:
        solver.clear()
        return [solver.value(position).low]

    return summary("single", in_turns(command, solver_deals.single_positions(deals), rounds, ours, freaks.line_of))


def bench_table(command: str, deals: int, rounds: int) -> dict[str, Any]:
    """Tables of twenty results."""
    return summary("table", in_turns(command, solver_deals.bridge_hands(deals), rounds, our_table, table_line))


def bench_freaks(command: str, deals: int, seconds: int, rounds: int) -> dict[str, Any]:
    """Freak deals, each program with memory as new; a deal counts as slower as it does beside DDS.

    :raises SystemExit: if values differ.
    """
    rows = []
    for number, position in enumerate(freak_positions(deals)):
        runs = [(freaks.ours(position, 256, seconds), their_freak(command, position, seconds)) for _ in range(rounds)]
        mine, other = (sorted(side, key=lambda run: run["seconds"])[rounds // 2] for side in zip(*runs, strict=True))
        if None not in (mine["value"], other["value"]) and mine["value"] != other["value"]:
            raise SystemExit(f"no agreement on {freaks.line_of(position)}: ours {mine}, theirs {other}")
        rows.append({"deal": number, "ours": mine, "dds": other})
        if mine["seconds"] > max(0.01, 1.2 * other["seconds"]) or max(mine["seconds"], other["seconds"]) > 0.5:
            print(json.dumps({"deal": number, "ours": mine, "macroxue": other}), flush=True)
    found = freaks.summary_of(rows, hard=0.5)
    return {name.replace("dds", "macroxue"): value for name, value in found.items()}


def main() -> None:
    """Runs the subjects asked for, a JSON line each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subjects", nargs="+", choices=["single", "table", "freaks"])
    parser.add_argument("--macroxue", required=True, help="The program.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=30)
    given = parser.parse_args()
    for subject in given.subjects:
        if subject == "freaks":
            found = bench_freaks(given.macroxue, given.deals, given.seconds, given.rounds)
        else:
            bench = bench_single if subject == "single" else bench_table
            found = bench(given.macroxue, given.deals, given.rounds)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
