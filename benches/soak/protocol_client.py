"""Kills the server again and again while clients play that were written from docs/protocol.md alone.

Run: python -m benches.soak.protocol_client --kills 100; with --nodes 3 --store postgresql://... three servers share an
empty database, and those are killed at which people are.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from benches.soak.protocol_checks import Found, checked
from benches.soak.protocol_player import Player, called, refusal
from benches.soak.protocol_view import Message

CHAIRS = (0, 1, None)  # of two who play, and one who looks on
PATIENCE = 240.0  # seconds without what must come before the drill gives up
MOST_COMMANDS = 12  # between two kills
FORGETS = 0.3  # how often who looks on comes back as a stranger
MOST_DELAY = 0.01  # seconds from the last of them to the kill


@dataclass(frozen=True, slots=True)
class Result:
    """What a drill came to; the time is in seconds."""

    kills: int
    under_way: int
    commands: int
    acknowledged: int
    steps: int
    lost: int
    doubled: int
    frames: int
    leaked: int
    faults: int
    longest_to_first_answer: float

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.leaked or self.faults)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a drill leaves: the players' notes, how each kill went, the log, and the finished matches."""

    players: list[Player]
    went: list[tuple[bool, float]]
    log: list[dict[str, Any]]
    replays: list[Any]


class Server:
    """`bidwhist serve` on one port, as often as it is started: alone over a file, or a node over PostgreSQL."""

    def __init__(self, folder: Path, store: str = "") -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = one.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.started = 0.0
        self._store = ["--store", store] if store else ["--db", str(folder / "tables.sqlite")]
        self._node_options = ["--node-url", f"http://{self.address}"] if store else []
        self._said = folder / f"server{self.port}.txt"
        self._process: subprocess.Popen[bytes] | None = None

    def _command(self, *options: str) -> list[str]:
        return [sys.executable, "-m", "bidwhist", "serve", *self._store, *options]

    def start(self) -> None:
        self.started = time.monotonic()
        run = self._command("--port", str(self.port), "--pace", "none", *self._node_options)
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(run, stdout=said, stderr=said)

    def end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    async def answers(self) -> None:
        """Wait until it takes requests."""
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self._takes_requests):
                await asyncio.sleep(0.05)

    def _takes_requests(self) -> bool:
        try:
            urllib.request.urlopen(f"http://{self.address}/api/presets", timeout=5).close()
        except (urllib.error.URLError, OSError):
            return False
        return True

    def log(self) -> list[dict[str, Any]]:
        """The exported log, row by row."""
        run = subprocess.run(self._command("--export"), check=True, capture_output=True)
        return [json.loads(row) for row in run.stdout.splitlines()]


def _seated(servers: list[Server], rng: random.Random, rules: Message) -> list[Player]:
    """Two guests with chairs at one private table, and one who looks on and forgets where it was now and then.

    Each connects to another server of the cluster, if it has several.
    """
    news, addresses = asyncio.Condition(), cycle(server.address for server in servers)
    players = [
        Player(address, name, random.Random(rng.getrandbits(64)), news)
        for name, address in zip(("Ann", "Bo", "Cy"), addresses, strict=False)
    ]
    wanted = {"kind": "private", "pace": "none", "rules": rules}
    made = called(players[0].address, players[0].token, "/api/tables", wanted)
    for player, chair in zip(players, CHAIRS, strict=True):
        player.table, player.secret, player.chair = made["table"], made["invite"], chair
        player.people = len(CHAIRS) - 1
    players[2].forgets = FORGETS
    return players


async def _until(players: list[Player], what: Callable[[], bool]) -> None:
    """Wait for what the players' news must bring.

    :raises TimeoutError: that tells how far each player is.
    """
    try:
        async with asyncio.timeout(PATIENCE), players[0].news:
            await players[0].news.wait_for(what)
    except TimeoutError:
        raise TimeoutError("; ".join(player.state() for player in players)) from None


def _sent(players: list[Player]) -> int:
    return sum(len(player.notes.sent) for player in players)


async def _killed(servers: list[Server], players: list[Player], rng: random.Random) -> tuple[bool, float]:
    """One kill of a server where people are, and the start after it.

    Whether a command was under way, and the seconds from the start to the first answer.
    """
    goal = _sent(players) + rng.randint(0, MOST_COMMANDS)
    await _until(players, lambda: _sent(players) >= goal)
    await asyncio.sleep(rng.uniform(0, MOST_DELAY))
    here = rng.choice(players).address
    server = next(server for server in servers if server.address == here)
    server.end(signal.SIGKILL)
    under_way = any(player.pending is not None for player in players)
    welcomes = sum(player.welcomes for player in players)
    server.start()
    await _until(players, lambda: sum(player.welcomes for player in players) > welcomes)
    return under_way, time.monotonic() - server.started


async def _match_ends(players: list[Player]) -> None:
    """Wait until the match is over and everybody has been told."""
    for player in players:
        player.stops = True

    def quiet() -> bool:
        over = all(player.view and player.view["phase"] == "match_over" for player in players)
        return over and len({player.seq for player in players}) == 1 and not any(p.pending for p in players)

    await _until(players, quiet)


async def _play(
    servers: list[Server], kills: int, rng: random.Random, rules: Message
) -> tuple[list[Player], list[tuple[bool, float]]]:
    """The players after so many kills and the end of their match, and how each kill went."""
    for server in servers:
        await server.answers()
    players = await asyncio.to_thread(_seated, servers, rng, rules)
    if (code := await refusal(players[2])) != "secret":
        players[2].notes.faults.append(f"to watch without the secret was answered by {code}")
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.run()) for player in players]
        went = [await _killed(servers, players, rng) for _ in range(kills)]
        await _match_ends(players)
        for task in tasks:
            task.cancel()
    # One of a cluster that was killed last may still be starting when the match has ended at another.
    for server in servers:
        await server.answers()
    return players, went


def _replays(server: Server, players: list[Player]) -> list[Any]:
    matches = players[0].notes.matches
    return [called(server.address, players[0].token, f"/api/matches/{match}/replay") for match in matches]


def drill(
    kills: int, seed: int, folder: Path, rules: Message | None = None, *, nodes: int = 1, store: str = ""
) -> Evidence:
    """What players and servers have to show after so many kills; several servers share a store of PostgreSQL."""
    rng, servers = random.Random(seed), [Server(folder, store) for _ in range(nodes)]
    for server in servers:
        server.start()
    try:
        players, went = asyncio.run(_play(servers, kills, rng, rules or {}))
        replays = _replays(servers[0], players)
    finally:
        for server in servers:
            server.end(signal.SIGTERM)
    return Evidence(players, went, servers[0].log(), replays)


def judged(evidence: Evidence) -> tuple[Result, Found]:
    """The figures of a drill, and what was found wrong in words."""
    players, went = evidence.players, evidence.went
    found = checked(players, evidence.log, evidence.replays)
    return Result(
        kills=len(went),
        under_way=sum(under_way for under_way, _ in went),
        commands=len({one for player in players for one in player.notes.sent}),
        acknowledged=sum(len(player.notes.acknowledged) for player in players),
        steps=max(player.seq or 0 for player in players),
        lost=len(found.lost),
        doubled=len(found.doubled),
        frames=sum(len(player.notes.frames) for player in players),
        leaked=len(found.leaked),
        faults=len(found.faults),
        longest_to_first_answer=round(max((seconds for _, seconds in went), default=0.0), 2),
    ), found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=1, help="servers over one --store")
    parser.add_argument("--store", default="", help="an empty store: postgresql://...")
    asked = parser.parse_args()
    if asked.nodes > 1 and not asked.store:
        parser.error("several servers need --store postgresql://...")
    with tempfile.TemporaryDirectory() as folder:
        result, found = judged(drill(asked.kills, asked.seed, Path(folder), nodes=asked.nodes, store=asked.store))
    for words in found.all():
        print(words, file=sys.stderr)
    print(json.dumps(asdict(result)))
    return 0 if result.good else 1


if __name__ == "__main__":
    raise SystemExit(main())
