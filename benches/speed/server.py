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
import gc
import random
import resource
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benches.common.members import members
from benches.common.processes import FORKS, start_process
from benches.common.table_client import (
    Account,
    View,
    completed,
    decision,
    decode,
    encode,
    free_port,
    guest,
    say_hello,
    until_live,
)
from benches.soak.kills import LOST
from websockets.asyncio.client import ClientConnection

from bidwhist.server.http.running import serve
from bidwhist.server.http.settings import Settings, usual_workers
from bidwhist.server.store.places import Place

SEATS = 4
DECIDED = 57
"""Actions of a deal, or nearly."""
QUICK = 1.2
"""Seconds that seats think until their table is as far as it begins to be measured."""
ONE_DEAL = {"pace": "slow", "bots": "steady", "rules": {"preset": "classic", "options": {"max_deals": 1}}}
SETTLED = {**ONE_DEAL, "rated": True, "stake": 1}


def serve_quietly(database: Place, port: int, *, has_chips: bool = False) -> None:
    """A server process."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    serve(
        Settings(database, pace="none", is_limited=False, workers=usual_workers(), chips=has_chips),
        "127.0.0.1",
        port,
        lambda address: None,
    )


class Sample(msgspec.Struct):
    """What a server process uses at a moment."""

    time: float
    memory: int
    """Bytes resident."""
    processor: float
    """Seconds used so far."""
    files: int
    threads: int


def sample_of(pid: int) -> Sample:
    """What a process uses now."""
    status = Path(f"/proc/{pid}/status").read_text().splitlines()
    found = {line.split(":")[0]: line.split() for line in status}
    times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return Sample(
        time=time.monotonic(),
        memory=int(found["VmRSS"][1]) * 1024,
        processor=(int(times[11]) + int(times[12])) / 100,
        files=len(list(Path(f"/proc/{pid}/fd").iterdir())),
        threads=int(found["Threads"][1]),
    )


class Figures:
    """Times from a command to the last of the seats that see its step."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.seen: dict[tuple[str, int], int] = {}
        self.times: list[float] = []
        self.is_counting = False
        self.refused = 0
        self.broken = 0

    def sends(self, table: str, seq: int) -> None:
        """A command goes out that will be step ``seq``."""
        self.sent[table, seq] = time.perf_counter()

    def sees(self, table: str, seq: int) -> None:
        """A seat has an update; the fourth to have it ends the time."""
        key = table, seq
        if key not in self.sent:
            return
        self.seen[key] = self.seen.get(key, 0) + 1
        if self.seen[key] == SEATS:
            del self.seen[key]
            taken = time.perf_counter() - self.sent.pop(key)
            if self.is_counting:
                self.times.append(taken)

    def forget(self, table: str) -> None:
        """Somebody of the table is away: its steps are not seen by all four at once."""
        for times in (self.sent, self.seen):
            for key in [key for key in times if key[0] == table]:
                times.pop(key, None)


class Player:
    """One seat with a socket of its own, thinking as long as people do."""

    def __init__(self, account: Account, table: str, seat: int, figures: Figures, pace: float) -> None:
        self.account, self.table, self.seat, self.figures, self.pace = account, table, seat, figures, pace
        self.view: View | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.names = 0
        self.may_begin = asyncio.Event()
        self.ahead = 0
        """Up to which step of the table there is little thinking."""

    async def plays(self, entered: asyncio.Semaphore, is_there: asyncio.Barrier) -> None:
        """Sit down, wait for the others, play until cancelled."""
        async with entered:
            socket = await self.account.connect()
        waiting: asyncio.Task[None] | None = None
        try:
            await say_hello(socket, self.table, None, changes=True)
            if self.seat:
                await socket.send(encode(type="sit", table=self.table, id="s", seat=self.seat))
            waiting = asyncio.create_task(self._begins(socket, is_there))
            while True:
                self._hears(socket, await socket.recv())
        except LOST:
            self.figures.broken += 1
        finally:
            for task in (waiting, self.thinking):
                if task:
                    task.cancel()
            with contextlib.suppress(*LOST):
                await socket.close()

    def _hears(self, socket: ClientConnection, text: str | bytes) -> None:
        frame = decode(text)
        if frame.type == "refused":
            self.figures.refused += 1
        if frame.view is None:
            return
        if frame.type == "update" and frame.seq is not None:
            self.figures.sees(self.table, frame.seq)
        self.view = completed(frame, self.view)
        if frame.view.phase == "seating" or decision(frame.view) is None:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.get_running_loop().create_task(self._thinks(socket))

    async def _begins(self, socket: ClientConnection, is_there: asyncio.Barrier) -> None:
        await is_there.wait()
        await self.may_begin.wait()
        # Not all in one moment: people do not.
        await asyncio.sleep(random.uniform(0, self.pace))
        assert self.view is not None
        await socket.send(encode(type="ready", table=self.table, id="r", seq=self.view.seq))

    async def _thinks(self, socket: ClientConnection) -> None:
        is_ahead = self.view is not None and self.view.seq < self.ahead
        await asyncio.sleep(random.uniform(0.5, 1.5) * (min(QUICK, self.pace) if is_ahead else self.pace))
        decided = decision(self.view) if self.view else None
        if decided is None or self.view is None:
            return
        self.names += 1
        self.figures.sends(self.table, self.view.seq + 1)
        with contextlib.suppress(*LOST):
            await socket.send(encode(**decided, table=self.table, id=f"k{self.names}"))


def percentile(times: list[float], share: float) -> float:
    """The time that a share of all is below, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0


def share_within(told: str, name: str, limit: str) -> float:
    """The share of a histogram's values up to a limit, in percent, as the server itself measured."""
    found = dict(line.rsplit(" ", 1) for line in told.splitlines() if line.startswith(name))
    return round(100 * float(found[f'{name}_bucket{{le="{limit}"}}']) / float(found[f"{name}_count"]), 2)


async def load(
    database: Place, tables: int, seconds: float, pace: float, every: float, *, manners: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Play so many tables for so long; the figures."""
    manners = manners or {}
    settles = bool(manners.get("rated"))
    tokens = await members(database, tables * SEATS) if settles else []
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    process = start_process(serve_quietly, database, port, has_chips=settles)
    await until_live(address, ended=lambda: process.exitcode)
    assert process.pid is not None
    figures, samples, empty = Figures(), [], sample_of(process.pid)
    accounts = _fours([Account(address, token) for token in tokens]) if settles else await _people(address, tables)
    names = await _tables(address, [four[0] for four in accounts], manners)
    before_sockets = sample_of(process.pid)
    entered = asyncio.Semaphore(64)
    barrier = asyncio.Barrier(tables * SEATS + 1)
    players = [
        Player(account, name, seat, figures, pace)
        for four, name in zip(accounts, names, strict=True)
        for seat, account in enumerate(four)
    ]
    warm = _spread_out(players) if manners else min(10.0, seconds / 4)
    jobs = [asyncio.create_task(player.plays(entered, barrier)) for player in players]
    await asyncio.wait_for(barrier.wait(), 300)
    await asyncio.sleep(1)
    idle = sample_of(process.pid)
    async with httpx.AsyncClient(base_url=address) as client:
        assert (await client.get("/ready")).status_code == 200
    # The client's own sweeps would stop all its readers, and count as the server's time.
    gc.collect()
    gc.disable()
    for player in players:
        player.may_begin.set()
    await asyncio.sleep(warm)
    figures.is_counting = True
    first = sample_of(process.pid)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        await asyncio.sleep(min(every, max(0.0, ends - time.monotonic())))
        samples.append(sample_of(process.pid))
    figures.is_counting = False
    gc.enable()
    async with httpx.AsyncClient(base_url=address) as client:
        told = (await client.get("/metrics")).text
    ended, unsettled = _outcomes(database)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    process.terminate()
    process.join(10)
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


def _fours(accounts: list[Account]) -> list[list[Account]]:
    return [accounts[first : first + SEATS] for first in range(0, len(accounts), SEATS)]


def _spread_out(players: list[Player]) -> float:
    """Let each table be at a place of its deal that chance chooses; seconds until that is so."""
    ahead = {player.table: random.randrange(DECIDED) for player in players}
    for player in players:
        player.ahead = ahead[player.table]
    return DECIDED * QUICK + QUICK


def _outcomes(database: Place) -> tuple[int, int]:
    """How many matches have ended, and how many of them wait to be settled."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        (ended,) = connection.execute("SELECT count(*) FROM outcomes WHERE id NOT LIKE 'gift-%'").fetchone()
        (waiting,) = connection.execute("SELECT count(*) FROM outcomes WHERE place IS NULL").fetchone()
        return ended, waiting


async def _people(address: str, tables: int) -> list[list[Account]]:
    async def four(number: int) -> list[Account]:
        async with gate, httpx.AsyncClient(base_url=address, timeout=60) as client:
            return [await guest(client, address, f"P{number}-{seat}") for seat in range(SEATS)]

    gate = asyncio.Semaphore(16)
    return await asyncio.gather(*map(four, range(tables)))


async def _tables(address: str, makers: list[Account], manners: dict[str, Any]) -> list[str]:
    async def opened(account: Account) -> str:
        async with gate, httpx.AsyncClient(base_url=address, timeout=60) as client:
            return await account.open_table(client, **{"kind": "open", "bots": "random", **manners})

    gate = asyncio.Semaphore(16)
    return await asyncio.gather(*map(opened, makers))


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
    manners = SETTLED if asked.settle else ONE_DEAL if asked.deals else {}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        figures = asyncio.run(load(database, asked.tables, asked.seconds, asked.pace, asked.every, manners=manners))
    for name, figure in figures.items():
        print(f"{name:>28}  {figure}")


FORKS.set_forkserver_preload(["bidwhist.server.http.running", "benches.common.table_client"])

if __name__ == "__main__":
    main()
