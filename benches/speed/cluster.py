"""One load on one node over SQLite, then on one, two and three nodes over PostgreSQL: actions, times, processor time.

Run: python -m benches.speed.cluster --nodes 0 1 2 3 --tables 300 --seconds 30 --rounds 2. Four people a table play at
human pace, spread over the nodes; 0 nodes means one server over a file. Every run has a fresh store. Processor time is
told apart: that of the nodes, and that of PostgreSQL. Nodes, PostgreSQL and the client share the machine, so what more
nodes can do is seen in the processor time of an action, which must not grow, and not in actions a second.
"""

import argparse
import asyncio
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec
from benches.common.load import SEATS, Evening, Sample, guests, open_files, opened, percentile, sample_of
from benches.common.processes import FORKS, start_process
from benches.common.table_client import free_port, until_live
from benches.speed.server import serve_quietly

from bidwhist.cli.local_postgres import LocalPostgres
from bidwhist.server.platform.database.paths import InPostgres, Place

ROWS = {
    "rate": "actions a second",
    "p50": "p50, ms",
    "p99": "p99, ms",
    "node": "ms of the nodes' processor time for an action and its four views",
    "database": "ms of PostgreSQL's processor time for an action",
    "idle": "ms of the nodes' processor time a second without play",
    "kib": "KiB of the nodes for a connection, its table and person counted in",
}
"""What the table says of each figure."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The load of a round."""

    tables: int
    seconds: float
    """Seconds of play that count."""
    pace: float
    """Seconds a seat thinks on average."""
    warm_up: float = 10.0
    """Seconds of play before, which do not count."""
    idle: float = 5.0
    """Seconds in which everybody sits and nobody plays."""
    every: float = 5.0
    """Seconds between two samples of the servers."""


class Figures(msgspec.Struct, frozen=True):
    """What so many nodes did in one round."""

    nodes: int
    """0 where one server stands over a file."""
    rate: float
    p50: float
    p99: float
    """Milliseconds from a command until the last of four seats saw its step."""
    node: float
    database: float
    """Milliseconds of processor time for an action."""
    idle: float
    """Milliseconds of the nodes' processor time a second, everybody seated and nobody playing."""
    kib: float
    broken: int
    refused: int


class BenchCluster:
    """The servers of one round, and what is under them."""

    def __init__(self, place: Place, nodes: int, postmaster: int | None) -> None:
        self.place, self.postmaster = place, postmaster
        self.ports = [free_port() for _ in range(max(1, nodes))]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.processes = [
            start_process(serve_quietly, place, port, node_url=address if nodes else "")
            for port, address in zip(self.ports, self.addresses, strict=True)
        ]

    async def until_live(self) -> None:
        """Wait until all serve."""
        for process, address in zip(self.processes, self.addresses, strict=True):
            await until_live(address, ended=lambda process=process: process.exitcode)  # type: ignore[misc]

    def samples(self) -> list[Sample]:
        """What each server uses now."""
        return [sample_of(process.pid) for process in self.processes if process.pid is not None]

    def database_seconds(self) -> float:
        """Processor time of PostgreSQL so far, all its processes; 0 where there is none."""
        return 0.0 if self.postmaster is None else _seconds_of_all(self.postmaster)

    def end(self) -> None:
        """End all servers."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(60)


def _seconds_of_all(parent: int) -> float:
    """Seconds of a process, of its children that live, and of those that have ended."""
    total = 0
    for found in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = found.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(found.parent.name) == parent:
            total += sum(int(field) for field in fields[11:15])
        elif int(fields[1]) == parent:
            total += int(fields[11]) + int(fields[12])
    return total / 100


@contextmanager
def standing(nodes: int) -> Iterator[BenchCluster]:
    """So many servers over a fresh store, in order again afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="whist-speed-", dir="/var/tmp"))
    postgres = LocalPostgres(folder, free_port()) if nodes else None
    try:
        if postgres is None:
            cluster = BenchCluster(folder / "tables.sqlite", nodes, None)
        else:
            postgres.start()
            pid = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
            cluster = BenchCluster(InPostgres(postgres.url(), is_shared=True), nodes, pid)
        try:
            yield cluster
        finally:
            cluster.end()
    finally:
        if postgres is not None:
            postgres.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


async def one_round(nodes: int, asked: Asked) -> Figures:
    """The load on so many nodes over a fresh store."""
    with standing(nodes) as cluster:
        return await played(cluster, nodes, asked)


async def played(cluster: BenchCluster, nodes: int, asked: Asked) -> Figures:
    """The load on servers that have been started."""
    await cluster.until_live()
    fours = await guests(cluster.addresses, asked.tables)
    evening = Evening(fours, await opened([four[0] for four in fours], {}), asked.pace)
    before = cluster.samples()
    await evening.sit_down()
    quiet, at = cluster.samples(), time.monotonic()
    await asyncio.sleep(asked.idle)
    still, idle = cluster.samples(), time.monotonic() - at
    evening.begin()
    await asyncio.sleep(asked.warm_up)
    moments = [
        (cluster.samples(), cluster.database_seconds()) async for _ in evening.counted(asked.seconds, asked.every)
    ]
    await evening.end()
    (first, database), (last, database_last) = moments[0], moments[-1]
    actions = max(1, len(evening.figures.times))
    return Figures(
        nodes=nodes,
        rate=round(len(evening.figures.times) / asked.seconds, 1),
        p50=round(percentile(evening.figures.times, 0.5), 2),
        p99=round(percentile(evening.figures.times, 0.99), 2),
        node=round(_used(first, last) * 1000 / actions, 2),
        database=round((database_last - database) * 1000 / actions, 2),
        idle=round(_used(quiet, still) * 1000 / idle, 1),
        kib=round(_grown(before, quiet) / (asked.tables * SEATS) / 1024, 1),
        broken=evening.figures.broken,
        refused=evening.figures.refused,
    )


def _used(first: list[Sample], last: list[Sample]) -> float:
    return sum(after.processor - before.processor for before, after in zip(first, last, strict=True))


def _grown(first: list[Sample], last: list[Sample]) -> int:
    return sum(after.memory - before.memory for before, after in zip(first, last, strict=True))


def in_a_table(found: list[Figures]) -> str:
    """The medians of all rounds: a column for each number of nodes, in Markdown."""
    columns: dict[int, list[Figures]] = {}
    for one in found:
        columns.setdefault(one.nodes, []).append(one)
    heads = [f"{nodes} over PostgreSQL" if nodes else "one over SQLite" for nodes in sorted(columns)]
    lines = [["", *heads], ["---"] * (len(heads) + 1)]
    for name, words in ROWS.items():
        lines.append([words, *(f"{median(getattr(one, name) for one in columns[at]):g}" for at in sorted(columns))])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


async def compare(nodes: list[int], rounds: int, asked: Asked) -> None:
    """Rounds turn and turn about, then the medians."""
    found: list[Figures] = []
    for number in range(rounds):
        for count in nodes if number % 2 == 0 else nodes[::-1]:
            found.append(await one_round(count, asked))
            print(found[-1], flush=True)
    print(in_a_table(found))


def main() -> None:
    """Compare as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, nargs="+", default=[0, 1, 2, 3], help="0: one server over a file")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a seat thinks on average")
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    open_files()
    load = Asked(tables=asked.tables, seconds=asked.seconds, pace=asked.pace)
    asyncio.run(compare(asked.nodes, asked.rounds, load))


FORKS.set_forkserver_preload(["bidwhist.server.app.running", "benches.common.table_client"])

if __name__ == "__main__":
    main()
