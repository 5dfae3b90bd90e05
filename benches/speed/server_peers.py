"""Our server and boardgame.io's under the same load, turn and turn about: times, memory a socket, processor time.

    (cd benches/speed/peers && npm ci --ignore-scripts)
    python -m benches.speed.server_peers --tables 200 --seconds 60

One load client, ``peers/load.mjs``, plays both: four sockets a table, a decision after about ``--pace`` seconds,
timed from the sending of the command to the last of the four views being read. Each server is a
fresh process every round.
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
from benches.common.table_client import free_port, until_live
from benches.speed.server import _FORKS, SEATS, sample_of, serve_quietly

PEERS = Path(__file__).parent / "peers"
SERVERS = ("ours", "boardgame")


class Figures(msgspec.Struct, frozen=True):
    """What one server did in one round."""

    server: str
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


async def boardgame(port: int) -> Process:
    """boardgame.io's server."""
    process = await asyncio.create_subprocess_exec("node", "server.cjs", str(port), cwd=PEERS, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    async with asyncio.timeout(30):
        while b"live" not in await process.stdout.readline():
            pass
    return process


async def played(server: str, port: int, pid: int, asked: argparse.Namespace) -> Figures:
    """One round of the load client against a server that listens."""
    words = (server, f"http://127.0.0.1:{port}", str(asked.tables), str(asked.seconds), str(asked.pace))
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
        **came,
        kib=round((idle.memory - opened.memory) / (asked.tables * SEATS) / 1024, 1),
        cpu=round((last.processor - first.processor) / max(1, came["actions"]) * 1000, 2),
        first=round(first.memory / 2**20, 1),
        last=round(last.memory / 2**20, 1),
    )


async def one_round(server: str, asked: argparse.Namespace) -> Figures:
    """A fresh server, played."""
    port = free_port()
    if server == "boardgame":
        peer = await boardgame(port)
        try:
            return await played(server, port, peer.pid, asked)
        finally:
            peer.terminate()
            await peer.communicate()
    with tempfile.TemporaryDirectory() as folder:
        process = _FORKS.Process(target=serve_quietly, args=(f"{folder}/tables.sqlite", port), daemon=True)
        process.start()
        try:
            await until_live(f"http://127.0.0.1:{port}")
            assert process.pid is not None
            return await played(server, port, process.pid, asked)
        finally:
            process.terminate()
            process.join(10)


async def compare(asked: argparse.Namespace) -> None:
    """Rounds turn and turn about, then the medians."""
    found: list[Figures] = []
    for number in range(asked.rounds):
        for server in SERVERS if number % 2 == 0 else SERVERS[::-1]:
            found.append(await one_round(server, asked))
            print(found[-1], flush=True)
    for server in SERVERS:
        rounds = [one for one in found if one.server == server]
        middle = {
            name: median(getattr(one, name) for one in rounds) for name in Figures.__struct_fields__ if name != "server"
        }
        print(server, middle)


def main() -> None:
    """Compare as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a seat thinks on average")
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncio.run(compare(asked))


if __name__ == "__main__":
    main()
