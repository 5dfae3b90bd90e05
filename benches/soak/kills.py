"""Kills the server with SIGKILL at random points while people play, and compares what was acknowledged with the store.

Run: python -m benches.soak.kills --kills 1000. Every client keeps its own ledger of acknowledgements, resumes after
each kill and sends again what was not answered. In the end each acknowledged command must be in the log once, at the
step the acknowledgement named, and every log must be whole and replay.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
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

from bidwhist.server.app.running import serve
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.database.paths import Place, place_of
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.repository import rows_of


class Outcome(msgspec.Struct):
    """What the kills have shown."""

    kills: int
    tables: int
    acknowledged: int
    lost: int
    doubled: int
    moved: int
    """Acknowledged at another step than the log has it."""
    gaps: int
    rows: int
    back: list[float]
    """Seconds from each kill to the first answer of the next server."""


def serve_quietly(database: Place, port: int) -> None:
    """A server process."""
    serve(
        Settings(database, pace="none", is_limited=False),
        "127.0.0.1",
        port,
        lambda address: None,
    )


class Driver:
    """A server that is killed again and again, and people who play through it."""

    def __init__(self, database: Place) -> None:
        self.database, self.port = database, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Any = None
        self.ledger: dict[tuple[str, str], int] = {}
        self.is_over = False

    async def start(self) -> None:
        """A new server over the same file."""
        self.process = start_process(serve_quietly, self.database, self.port)
        await until_live(self.address, ended=lambda: self.process.exitcode)

    async def kill(self) -> None:
        """SIGKILL: nothing is flushed, nobody is told."""
        os.kill(self.process.pid, signal.SIGKILL)
        while self.process.is_alive():
            await asyncio.sleep(0.002)
        self.process.join()

    async def play(self, account: Account, table: str) -> None:
        """One person's play, through every loss of the server."""
        seat = Seat(self.ledger, table)
        while not self.is_over:
            with contextlib.suppress(*DISCONNECTED):
                async with account.connect() as socket:
                    await seat.play(socket)
            await asyncio.sleep(0.02)


class Seat:
    """What a client remembers: the last step it saw, and the command that has no answer yet."""

    def __init__(self, ledger: dict[tuple[str, str], int], table: str) -> None:
        self.ledger, self.table = ledger, table
        self.view: View | None = None
        self.waiting: dict[str, Any] | None = None
        self.names = 0
        self.decided = -1
        """The step that the last command was decided on."""

    async def play(self, socket: Any) -> None:
        """Play over one connection until it is lost."""
        await say_hello(socket, self.table, None if self.view is None else self.view.seq)
        if self.waiting is not None:
            await socket.send(encode(**self.waiting))
        while True:
            async with asyncio.timeout(5):
                frame = decode(await socket.recv())
            if frame.id is not None and self.waiting is not None and frame.id == self.waiting["id"]:
                self._answered(frame.type, frame.id, frame.seq)
            if frame.view is not None:
                self.view = frame.view
            # The answer to a command sent again may come after the view it led to.
            await self._decide(socket)

    def _answered(self, kind: str, name: str, seq: int | None) -> None:
        if kind == "ack" and seq is not None:
            self.ledger[self.table, name] = seq
        self.waiting = None

    async def _decide(self, socket: Any) -> None:
        # One command at a time; one without an answer is sent again as it was.
        if self.view is None or self.waiting is not None or self.view.seq == self.decided:
            return
        decided = decision(self.view)
        if decided is None:
            return
        self.decided = self.view.seq
        self.names += 1
        self.waiting = {**decided, "table": self.table, "id": f"k{self.names}"}
        await socket.send(encode(**self.waiting))


async def drive(database: Place, kills: int, tables: int, seconds: float, seed: int, *, answers: int = 0) -> Outcome:
    """Play and kill, each time after so many acknowledgements at least, then compare."""
    driver, chance = Driver(database), random.Random(seed)
    back: list[float] = []
    await driver.start()
    async with httpx.AsyncClient(base_url=driver.address, timeout=30) as client:
        accounts = [await guest(client, driver.address, f"P{number}") for number in range(tables)]
        names = [await account.open_table(client, bots="random") for account in accounts]
    players = [asyncio.create_task(driver.play(*pair)) for pair in zip(accounts, names, strict=True)]
    ends = time.monotonic() + seconds
    while len(back) < kills and time.monotonic() < ends:
        goal = len(driver.ledger) + answers
        await asyncio.sleep(chance.uniform(0.05, 0.35))
        while len(driver.ledger) < goal and time.monotonic() < ends:
            await asyncio.sleep(0.01)
        killed = time.perf_counter()
        await driver.kill()
        await driver.start()
        back.append(time.perf_counter() - killed)
    await asyncio.sleep(1)
    driver.is_over = True
    await driver.kill()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return compare(database, driver.ledger, names, back)


def compare(database: Place, ledger: dict[tuple[str, str], int], tables: list[str], back: list[float]) -> Outcome:
    """What was acknowledged beside what is stored."""
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    found: Counter[tuple[str, str]] = Counter()
    places: dict[tuple[str, str], int] = {}
    gaps = rows = 0
    for table in tables:
        log = done_at(database, rows_of(table))
        gaps += [row.seq for row in log] != list(range(len(log)))
        if log:
            # A standby that was behind may never have had the table.
            replay(log)
        rows += len(log)
        found.update((table, row.id) for row in log if row.id)
        places.update({(table, row.id): row.seq for row in log if row.id})
    return Outcome(
        kills=len(back),
        tables=len(tables),
        acknowledged=len(ledger),
        lost=sum(not found[key] for key in ledger),
        doubled=sum(count > 1 for count in found.values()),
        moved=sum(places.get(key) not in (None, seq) for key, seq in ledger.items()),
        gaps=gaps,
        rows=rows,
        back=back,
    )


def main() -> None:
    """Kill as often as asked and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", type=place_of, help="an empty store, such as postgresql://...; else a new file")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        seconds = asked.minutes * 60
        store = asked.store or Path(folder) / "tables.sqlite"
        outcome = asyncio.run(drive(store, asked.kills, asked.tables, seconds, asked.seed))
    back = sorted(outcome.back)
    print(
        f"{outcome.kills} kills, {outcome.tables} tables, {outcome.rows} rows, {outcome.acknowledged} acknowledged: "
        f"{outcome.lost} lost, {outcome.doubled} doubled, {outcome.moved} moved, {outcome.gaps} gaps; "
        f"back after {back[len(back) // 2]:.2f} s (median), {back[-1]:.2f} s (longest)"
    )
    sys.exit(bool(outcome.lost or outcome.doubled or outcome.moved or outcome.gaps))


FORKS.set_forkserver_preload(["bidwhist.server.app.running", "benches.common.table_client"])

if __name__ == "__main__":
    main()
