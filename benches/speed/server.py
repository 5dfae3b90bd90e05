"""Plays hundreds of tables at human pace and measures, for every action, when the last of its four seats sees it.

Run: python -m benches.speed.server --tables 1000 --seconds 60. The server is a process of its own over a file with full
sync; the client is one process too, so its own slowness counts against us, all but Python's sweeps. A second figure is
the server's memory for each socket and its processor time for each action; --every says how often memory, files and
threads are sampled. With --deals matches are one deal long and begin at all stages, so that some end all the time; with
--settle they are rated, between accounts and for chips besides, and the server settles them. One beside the other is
what settlement costs.
"""

import argparse
import asyncio
import contextlib
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import httpx
from benches.common.load import SEATS, Evening, by_fours, guests, open_files, opened, percentile, sample_of
from benches.common.members import members
from benches.common.processes import FORKS, start_process
from benches.common.table_client import Account, free_port, until_live

from bidwhist.server.app.running import serve
from bidwhist.server.http.settings import Settings, usual_workers
from bidwhist.server.platform.database.paths import Place

ONE_DEAL = {"pace": "slow", "bots": "steady", "rules": {"preset": "classic", "options": {"max_deals": 1}}}
SETTLED = {**ONE_DEAL, "rules": {"preset": "classic", "options": {"max_deals": 6}}, "rated": True, "stake": 1}
"""A rated match of fewer deals is training."""


def serve_quietly(database: Place, port: int, *, has_chips: bool = False, node_url: str = "") -> None:
    """A server process, alone or as a node."""
    open_files()
    serve(
        Settings(
            database,
            pace="none",
            is_limited=False,
            workers=usual_workers(),
            chips=has_chips,
            node_url=node_url,
            metrics_here=True,
        ),
        "127.0.0.1",
        port,
        lambda address: None,
    )


def share_within(told: str, name: str, limit: str) -> float:
    """The share of a histogram's values up to a limit, in percent, as the server itself measured."""
    found = dict(line.rsplit(" ", 1) for line in told.splitlines() if line.startswith(name))
    return round(100 * float(found[f'{name}_bucket{{le="{limit}"}}']) / float(found[f"{name}_count"]), 2)


async def load(
    database: Place, tables: int, seconds: float, pace: float, every: float, *, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Play so many tables for so long; the figures."""
    options = options or {}
    settles = bool(options.get("rated"))
    tokens = await members(database, tables * SEATS) if settles else []
    open_files()
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    process = start_process(serve_quietly, database, port, has_chips=settles)
    await until_live(address, ended=lambda: process.exitcode)
    assert process.pid is not None
    empty = sample_of(process.pid)
    fours = by_fours([Account(address, token) for token in tokens]) if settles else await guests([address], tables)
    evening = Evening(fours, await opened([four[0] for four in fours], options), pace)
    before_sockets = sample_of(process.pid)
    warm = evening.spread_out() if options else min(10.0, seconds / 4)
    await evening.sit_down()
    idle = sample_of(process.pid)
    async with httpx.AsyncClient(base_url=address) as client:
        assert (await client.get("/ready")).status_code == 200
    evening.begin()
    await asyncio.sleep(warm)
    first, *samples = [sample_of(process.pid) async for _ in evening.counted(seconds, every)]
    async with httpx.AsyncClient(base_url=address) as client:
        told = (await client.get("/metrics")).text
    ended, unsettled = _outcomes(database)
    await evening.end()
    process.terminate()
    process.join(10)
    figures = evening.figures
    sockets, last = tables * SEATS, samples[-1]
    actions = max(1, len(figures.times))
    return {
        "tables": tables,
        "sockets": sockets,
        "actions": len(figures.times),
        "actions/s": round(len(figures.times) / seconds, 1),
        "p50 ms": round(percentile(figures.times, 0.5), 2),
        "p99 ms": round(percentile(figures.times, 0.99), 2),
        "worst ms": round(percentile(figures.times, 1.0), 2),
        "server: stored, % in 50 ms": share_within(told, "bidwhist_commit_seconds", "0.05"),
        "server: shown, % in 50 ms": share_within(told, "bidwhist_shown_seconds", "0.05"),
        "server CPU ms an action": round((last.processor - first.processor) / actions * 1000, 2),
        "server CPU share": round((last.processor - first.processor) / (last.time - first.time), 2),
        "KiB an idle socket": round((idle.memory - before_sockets.memory) / sockets / 1024, 1),
        "MiB empty": round(empty.memory / 2**20),
        "MiB first": round(first.memory / 2**20, 1),
        "MiB last": round(last.memory / 2**20, 1),
        "MiB on the way": [round(sample.memory / 2**20) for sample in samples],
        "files": (first.files, last.files),
        "threads": (first.threads, last.threads),
        "matches that ended, not settled yet": (ended, unsettled),
        "refused": figures.refused,
        "broken": figures.broken,
    }


def _outcomes(database: Place) -> tuple[int, int]:
    """How many matches have ended, and how many of them wait to be settled."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        (ended,) = connection.execute("SELECT count(*) FROM outcomes WHERE id NOT LIKE 'gift-%'").fetchone()
        (waiting,) = connection.execute("SELECT count(*) FROM outcomes WHERE place IS NULL").fetchone()
        return ended, waiting


def main() -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a seat thinks on average")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between samples of the server")
    parser.add_argument("--deals", action="store_true", help="matches of one deal that end all the time")
    parser.add_argument("--settle", action="store_true", help="the same, rated, between accounts and for chips")
    asked = parser.parse_args()
    options = SETTLED if asked.settle else ONE_DEAL if asked.deals else {}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        figures = asyncio.run(load(database, asked.tables, asked.seconds, asked.pace, asked.every, options=options))
    for name, figure in figures.items():
        print(f"{name:>28}  {figure}")


FORKS.set_forkserver_preload(["bidwhist.server.app.running", "benches.common.table_client"])

if __name__ == "__main__":
    main()
