"""How long an export takes, table by table: ``python -m benches.speed.export --matches 10000``.

The records are real ones of a few hundred matches, repeated until there are as many as asked for.
"""

import tempfile
import time
from pathlib import Path

import click

from bidwhist.api.simulating import simulate
from bidwhist.data import FORMATS, TABLES, export, rows

PLAYED = 200


@click.command()
@click.option("--matches", default=10_000, show_default=True)
@click.option("--bots", default="casual", show_default=True)
@click.option("--table", "tables", multiple=True, default=[*TABLES], show_default=True)
@click.option("--format", "forms", multiple=True, type=click.Choice([*FORMATS]), default=["csv", "parquet", "jsonl"])
def main(matches: int, bots: str, tables: tuple[str, ...], forms: tuple[str, ...]) -> None:
    """Print a row for each table and format: rows, megabytes, seconds by the clock and of the processor's time."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "matches.jsonl", Path(folder) / "table"
        simulate("palace", bots, min(PLAYED, matches), seed=1).save(source)
        lines = source.read_bytes().splitlines(keepends=True)
        source.write_bytes(b"".join(lines[number % len(lines)] for number in range(matches)))
        print("| table | format | rows | MB | s | processor's s |\n|---|---|---|---|---|---|")
        for table in (name for name in TABLES if name in tables):
            for form in forms:
                begun, begun_work = time.perf_counter(), time.process_time()
                count = export(rows([source], table, as_arrays=True), table, str(target), form)
                took, work = time.perf_counter() - begun, time.process_time() - begun_work
                megabytes = target.stat().st_size / 1e6
                print(f"| {table} | {form} | {count} | {megabytes:.1f} | {took:.1f} | {work:.1f} |", flush=True)


if __name__ == "__main__":
    main()
