"""Plays tables for a long time and shows that nothing grows: memory, files, threads, tables and lines of the server.

Run: python -m benches.soak.server --minutes 60, or --minutes 10. Four people a table play whole matches with rematches,
then get up and open another table with somebody new among them; lines break and resume, and now and then somebody
stays away so long that a bot keeps the seat. The first quarter is warm-up, or the time until the server's first full
collection; after it the last third may not be heavier than the first third by more than --growth.
"""

import argparse
import asyncio
import contextlib
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from benches.common.load import SEATS, Figures, Sample, percentile, sample_of
from benches.common.processes import FORKS, start_process
from benches.common.table_client import (
    DISCONNECTED,
    Account,
    View,
    decision,
    decode,
    encode,
    free_port,
    guest,
    say_hello,
    until_live,
)
from benches.speed.server import serve_quietly

from bidwhist.server.platform.database.paths import Place, place_of
from bidwhist.server.state import housekeeping
from bidwhist.server.state.housekeeping import FULL_COLLECTION_INTERVAL_S

WARM_UP_SHARE = 0.25
"""The least share of the time that does not count, and at most half of it: until the server's first full collection the
sessions of tables that were let go are still in memory, and it only climbs."""
LONG_ABSENCE_SHARE = 0.1
"""The share of broken lines whose people stay away until a bot has the seat."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """How a soak is run."""

    tables: int
    seconds: float
    pace: float
    """Seconds a seat thinks on average."""
    every: float
    """Seconds between samples."""
    breaks: float = 300.0
    """Seconds that a line lasts on average."""
    away: float = 75.0
    """Seconds that somebody stays away who stays away."""
    collects: float = FULL_COLLECTION_INTERVAL_S
    """Seconds between the server's full collections. What a short soak leaves between two of them is as much as was
    played there, which differs by the load of the machine; with more of them memory is what the server holds."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The server at one moment, and the steps since the moment before."""

    second: float
    server: Sample
    tables: int
    lines: int
    actions: int
    p50: float
    p99: float
    """Milliseconds from a command to the last of its four views, where all four were there."""


class Party:
    """Four people who go from table to table together."""

    def __init__(self, address: str, number: int, asked: Asked, figures: Figures) -> None:
        self.address, self.number, self.asked, self.figures = address, number, asked, figures
        self.here = 0
        self.met = 0
        self.matches = 0

    async def run(self) -> None:
        """Play table after table until cancelled."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            # Not all in one moment: people do not.
            await asyncio.sleep(random.uniform(0, self.asked.pace * 2))
            people = [await self._new_guest(client) for _ in range(SEATS)]
            while True:
                await self._play_table(client, people)
                people[random.randrange(SEATS)] = await self._new_guest(client)

    async def _new_guest(self, client: httpx.AsyncClient) -> Account:
        self.met += 1
        return await guest(client, self.address, f"P{self.number}-{self.met}")

    async def _play_table(self, client: httpx.AsyncClient, people: list[Account]) -> None:
        table = await people[0].open_table(client, kind="open", bots="random")
        matches = random.randint(1, 3)
        self.here = 0
        async with asyncio.TaskGroup() as group:
            for seat, account in enumerate(people):
                group.create_task(Seat(self, account, table, seat).play(matches))
        self.matches += matches
        (await client.get(f"/api/matches/{table}-{matches}/record")).raise_for_status()

    def all_here(self) -> bool:
        """Whether all four have a line."""
        return self.here == SEATS


class Seat:
    """One person at one table, through losses of the connection."""

    def __init__(self, party: Party, account: Account, table: str, seat: int) -> None:
        self.party, self.account, self.table, self.seat = party, account, table, seat
        self.view: View | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.names = 0

    async def play(self, matches: int) -> None:
        """Sit down, play so many matches, get up."""
        while True:
            try:
                async with self.account.connect() as socket:
                    if await self._play_connected(socket, matches):
                        return
            except DISCONNECTED:
                self.party.figures.broken += 1
            finally:
                self._stop_thinking()
            is_long = random.random() < LONG_ABSENCE_SHARE
            await asyncio.sleep(self.party.asked.away if is_long else self.party.asked.pace / 20)

    async def _play_connected(self, socket: Any, matches: int) -> bool:
        """Whether the matches were over before the line broke."""
        await say_hello(socket, self.table, None if self.view is None else self.view.seq)
        if self.seat:
            await socket.send(encode(type="sit", table=self.table, id=f"s{self.seat}", seat=self.seat))
        breaks = random.expovariate(1 / self.party.asked.breaks)
        self.party.here += 1
        # Nothing may have happened meanwhile, and then nothing is sent.
        self._start_thinking(socket)
        try:
            async with asyncio.timeout(breaks):
                while not self._is_done(matches):
                    self._receive(socket, await socket.recv())
            await socket.send(encode(type="stand", table=self.table, id="up"))
            while decode(await socket.recv()).id != "up":
                pass
        except TimeoutError:
            return False
        finally:
            self.party.here -= 1
            self.party.figures.forget(self.table)
        return True

    def _is_done(self, matches: int) -> bool:
        return self.view is not None and self.view.phase == "match_over" and self.view.match >= matches

    def _receive(self, socket: Any, text: str | bytes) -> None:
        frame = decode(text)
        if frame.type == "refused":
            self.party.figures.refused += 1
        if frame.type == "update" and frame.seq is not None:
            self.party.figures.note_seen(self.table, frame.seq)
        self.view = frame.view or self.view
        if frame.view is not None or frame.type == "refused":
            self._start_thinking(socket)

    def _start_thinking(self, socket: Any) -> None:
        is_thinking = self.thinking is not None and not self.thinking.done()
        if self.view is None or is_thinking or self._must_wait(self.view):
            return
        self.thinking = asyncio.get_running_loop().create_task(self._decide(socket))

    def _must_wait(self, view: View) -> bool:
        is_early = view.phase == "seating" and any(chair.person is None for chair in view.seats)
        return is_early or decision(view) is None

    async def _decide(self, socket: Any) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.party.asked.pace)
        decided = decision(self.view) if self.view else None
        if decided is None or self.view is None:
            return
        self.names += 1
        if self.party.all_here():
            self.party.figures.note_sent(self.table, self.view.seq + 1)
        with contextlib.suppress(*DISCONNECTED):
            await socket.send(encode(**decided, table=self.table, id=f"k{self.names}"))

    def _stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None


async def soak(database: Place, asked: Asked, *, tells: bool = False) -> list[Snapshot]:
    """Play, and sample the server as often as asked."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    process = start_process(_serve, database, port, asked.collects)
    await until_live(address, ended=lambda: process.exitcode)
    figures, snapshots = Figures(), []
    figures.is_counting = True
    parties = [Party(address, number, asked, figures) for number in range(asked.tables)]
    jobs = [asyncio.create_task(party.run()) for party in parties]
    began = time.monotonic()
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        while time.monotonic() - began < asked.seconds:
            await asyncio.sleep(asked.every)
            failed = next((job.exception() for job in jobs if job.done()), None)
            if failed is not None:
                raise failed
            snapshots.append(await _snapshot(client, process.pid or 0, time.monotonic() - began, figures))
            if tells:
                print(words_of(snapshots, asked), flush=True)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    process.terminate()
    process.join(10)
    if tells:
        print(f"{sum(party.matches for party in parties)} matches, {figures.refused} refused, {figures.broken} broken")
    return snapshots


def _serve(database: Place, port: int, collects: float) -> None:
    housekeeping.FULL_COLLECTION_INTERVAL_S = collects
    serve_quietly(database, port)


async def _snapshot(client: httpx.AsyncClient, pid: int, second: float, figures: Figures) -> Snapshot:
    metrics = (await client.get("/metrics")).text
    found = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    times, figures.times = figures.times, []
    return Snapshot(
        second=round(second, 1),
        server=sample_of(pid),
        tables=int(float(found["bidwhist_tables"])),
        lines=int(float(found["bidwhist_lines"])),
        actions=len(times),
        p50=percentile(times, 0.5),
        p99=percentile(times, 0.99),
    )


def words_of(snapshots: list[Snapshot], asked: Asked) -> str:
    """The last moment as a line of a table."""
    now = snapshots[-1]
    before = snapshots[-2].server.processor if len(snapshots) > 1 else 0.0
    return (
        f"{now.second:7.0f} s {now.server.memory / 2**20:7.1f} MiB {now.server.files:5d} files {now.server.threads:3d} "
        f"threads {now.tables:5d} tables {now.lines:5d} lines {now.actions / asked.every:7.1f} actions/s "
        f"p50 {now.p50:6.2f} p99 {now.p99:7.2f} ms  {(now.server.processor - before) / asked.every:5.2f} of a core"
    )


class Growth(msgspec.Struct, frozen=True):
    """The first third after the warm-up beside the last: medians."""

    memory: tuple[float, float]
    """MiB."""
    files: tuple[float, float]
    threads: tuple[float, float]
    tables: tuple[float, float]
    slope: float
    """MiB an hour, the line of least squares after the warm-up."""


def growth_of(snapshots: list[Snapshot]) -> Growth:
    """What has grown after the warm-up."""
    end = snapshots[-1].second
    begins = max(end * WARM_UP_SHARE, min(FULL_COLLECTION_INTERVAL_S, end / 2))
    warm = [one for one in snapshots if one.second >= begins]
    third = max(1, len(warm) // 3)

    def ends(what: Any) -> tuple[float, float]:
        return median(map(what, warm[:third])), median(map(what, warm[-third:]))

    return Growth(
        memory=ends(lambda one: one.server.memory / 2**20),
        files=ends(lambda one: one.server.files),
        threads=ends(lambda one: one.server.threads),
        tables=ends(lambda one: one.tables),
        slope=_slope([(one.second, one.server.memory / 2**20) for one in warm]) * 3600,
    )


def _slope(points: list[tuple[float, float]]) -> float:
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    width = sum((x - middle[0]) ** 2 for x, _ in points)
    return sum((x - middle[0]) * (y - middle[1]) for x, y in points) / width if width else 0.0


def main() -> None:
    """Soak as asked; the exit code says whether memory grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a seat thinks on average")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between samples of the server")
    parser.add_argument("--store", type=place_of, help="an empty store; else a file of its own")
    parser.add_argument("--growth", type=float, default=5.0, help="percent by which memory may grow after the warm-up")
    given = parser.parse_args()
    asked = Asked(tables=given.tables, seconds=given.minutes * 60, pace=given.pace, every=given.every)
    with tempfile.TemporaryDirectory() as folder:
        snapshots = asyncio.run(soak(given.store or Path(folder) / "tables.sqlite", asked, tells=True))
    growth = growth_of(snapshots)
    print(growth)
    first, last = growth.memory
    sys.exit(last > first * (1 + given.growth / 100))


FORKS.set_forkserver_preload(["bidwhist.server.app.running", "benches.common.table_client"])

if __name__ == "__main__":
    main()
