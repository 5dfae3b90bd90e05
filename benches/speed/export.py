"""How long an export takes, table by table: ``python -m benches.speed.export --matches 10000``.

The records are real ones of a few hundred matches, repeated until there are as many as asked for.
"""

import os
import tempfile
import time
from functools import partial
from pathlib import Path

import click

from bidwhist.api.simulating import simulate
from bidwhist.arena.workers import in_processes
from bidwhist.data import FORMATS, TABLES, export_records

PLAYED = 200


@click.command()
@click.option("--matches", default=10_000, show_default=True)
@click.option("--bots", default="casual", show_default=True)
@click.option("--table", "tables", multiple=True, default=[*TABLES], show_default=True)
@click.option("--format", "forms", multiple=True, type=click.Choice([*FORMATS]), default=["csv", "parquet", "jsonl"])
@click.option("--jobs", default=2, show_default=True, help="Processes for decisions.")
def main(matches: int, bots: str, tables: tuple[str, ...], forms: tuple[str, ...], jobs: int) -> None:
    """Print a row for each table and format: rows, megabytes, seconds by the clock and of the processors' time."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "matches.jsonl", Path(folder) / "table"
        simulate("palace", bots, min(PLAYED, matches), seed=1).save(source)
        lines = source.read_bytes().splitlines(keepends=True)
        source.write_bytes(b"".join(lines[number % len(lines)] for number in range(matches)))
        print("| table | format | rows | MB | s | processors' s |\n|---|---|---|---|---|---|")
        for table in (name for name in TABLES if name in tables):
            in_turn = partial(in_processes, jobs) if TABLES[table].has_lists else None
            for form in forms:
                begun, begun_work = time.perf_counter(), processors_s()
                count = export_records(
                    [source], table, str(target), form, in_turn=in_turn if TABLES[table].has_lists else None
                )
                took, work = time.perf_counter() - begun, processors_s() - begun_work
                megabytes = target.stat().st_size / 1e6
                print(f"| {table} | {form} | {count} | {megabytes:.1f} | {took:.1f} | {work:.1f} |", flush=True)


def processors_s() -> float:
    """Seconds that this process and those it started and ended have taken."""
    return sum(os.times()[:4])


if __name__ == "__main__":
    main()
