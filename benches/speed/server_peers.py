"""Our server, boardgame.io's and Colyseus' under one load, turn and turn about: times, memory a socket, processor time.

    (cd benches/speed/peers && npm install --ignore-scripts)
    python -m benches.speed.server_peers --tables 200 1000 --seconds 60

One load client, ``peers/load.mjs``, plays all: four sockets a table, a decision after about ``--pace`` seconds,
timed from the sending of the command to the last of the four views being read. Each server is a
fresh process every round. In the end one table has the medians, for each number of tables that was asked for.
"""

import argparse
import asyncio
import json
import resource
import tempfile
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from benches.common.load import SEATS, sample_of
from benches.common.processes import start_process
from benches.common.table_client import free_port, until_live
from benches.speed.server import serve_quietly

PEERS = Path(__file__).parent / "peers"
SERVERS = ("ours", "boardgame", "colyseus")
NAMES = {"ours": "ours", "boardgame": "boardgame.io", "colyseus": "Colyseus"}
ROWS = {
    "actions": "actions",
    "p50": "p50, ms",
    "p99": "p99, ms",
    "worst": "longest, ms",
    "kib": "KiB for an idle socket, its table and person counted in",
    "cpu": "ms of processor time for an action and its four views",
    "frame": "bytes of a message to a client",
    "first": "MiB before play",
    "last": "MiB after play",
}
"""What the table says of each figure."""
SCRIPTS = {"boardgame": "server.cjs", "colyseus": "colyseus.cjs"}
"""What node runs for each of the others."""


class Figures(msgspec.Struct, frozen=True):
    """What one server did in one round."""

    server: str
    tables: int
    actions: int
    p50: float
    p99: float
    worst: float
    """Milliseconds."""
    frame: int
    """Bytes of a message to a client, on average."""
    kib: float
    """KiB of the server for each idle socket, its table and person counted in."""
    cpu: float
    """Milliseconds of the server's processor time for an action and its four views."""
    first: float
    last: float
    """MiB of the server before and after play."""


async def peer_at(script: str, port: int) -> Process:
    """The server of another."""
    process = await asyncio.create_subprocess_exec("node", script, str(port), cwd=PEERS, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    async with asyncio.timeout(30):
        while b"live" not in await process.stdout.readline():
            pass
    return process


async def played(server: str, port: int, pid: int, tables: int, asked: argparse.Namespace) -> Figures:
    """One round of the load client against a server that listens."""
    words = (server, f"http://127.0.0.1:{port}", str(tables), str(asked.seconds), str(asked.pace))
    client = await asyncio.create_subprocess_exec("node", "load.mjs", *words, cwd=PEERS, stdin=PIPE, stdout=PIPE)
    assert client.stdout is not None and client.stdin is not None

    async def told() -> dict[str, Any]:
        line = await client.stdout.readline()  # type: ignore[union-attr]
        found: dict[str, Any] = json.loads(line)
        return found

    await told()
    opened = sample_of(pid)
    client.stdin.write(b"on\n")
    await told()
    idle = sample_of(pid)
    client.stdin.write(b"on\n")
    await told()
    first = sample_of(pid)
    came = await told()
    last = sample_of(pid)
    await client.wait()
    return Figures(
        server=server,
        tables=tables,
        **came,
        kib=round((idle.memory - opened.memory) / (tables * SEATS) / 1024, 1),
        cpu=round((last.processor - first.processor) / max(1, came["actions"]) * 1000, 2),
        first=round(first.memory / 2**20, 1),
        last=round(last.memory / 2**20, 1),
    )


async def one_round(server: str, tables: int, asked: argparse.Namespace) -> Figures:
    """A fresh server, played."""
    port = free_port()
    if server in SCRIPTS:
        peer = await peer_at(SCRIPTS[server], port)
        try:
            return await played(server, port, peer.pid, tables, asked)
        finally:
            peer.terminate()
            await peer.communicate()
    with tempfile.TemporaryDirectory() as folder:
        process = start_process(serve_quietly, Path(folder) / "tables.sqlite", port)
        try:
            await until_live(f"http://127.0.0.1:{port}", ended=lambda: process.exitcode)
            assert process.pid is not None
            return await played(server, port, process.pid, tables, asked)
        finally:
            process.terminate()
            process.join(10)


async def compare(asked: argparse.Namespace) -> None:
    """Rounds turn and turn about, then the medians."""
    found: list[Figures] = []
    for number in range(asked.rounds):
        for tables in asked.tables:
            for server in SERVERS if number % 2 == 0 else SERVERS[::-1]:
                found.append(await one_round(server, tables, asked))
                print(found[-1], flush=True)
    print(in_a_table(found))


def in_a_table(found: list[Figures]) -> str:
    """The medians of all rounds: a column for each server at each number of tables, in Markdown."""
    columns: dict[tuple[int, str], list[Figures]] = {}
    for one in found:
        columns.setdefault((one.tables, one.server), []).append(one)
    ordered = sorted(columns, key=lambda column: (column[0], SERVERS.index(column[1])))
    lines = [["", *(f"{NAMES[server]}, {tables} tables" for tables, server in ordered)], ["---"] * (len(ordered) + 1)]
    for name, words in ROWS.items():
        lines.append([words, *(f"{median(getattr(one, name) for one in columns[at]):g}" for at in ordered)])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main() -> None:
    """Compare as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a seat thinks on average")
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncio.run(compare(asked))


if __name__ == "__main__":
    main()
