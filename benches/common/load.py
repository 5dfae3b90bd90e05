"""Tables of people at human pace: every action is timed from its command until the last of four seats sees it."""

import asyncio
import contextlib
import gc
import random
import resource
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benches.common.table_client import (
    DISCONNECTED,
    Account,
    View,
    completed,
    decision,
    decode,
    encode,
    guest,
    say_hello,
)
from websockets.asyncio.client import ClientConnection

SEATS = 4
ACTIONS_PER_DEAL = 57
"""Actions of a deal, or nearly."""
QUICK_THINK_TIME_S = 1.2
"""Seconds that seats think until their table is as far as it begins to be measured."""
ENTER_TIMEOUT_S = 300.0
"""Seconds in which everybody has to be at their tables."""


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

    def note_sent(self, table: str, seq: int) -> None:
        """A command goes out that will be step ``seq``."""
        self.sent[table, seq] = time.perf_counter()

    def note_seen(self, table: str, seq: int) -> None:
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

    async def play(self, entered: asyncio.Semaphore, is_there: asyncio.Barrier) -> None:
        """Sit down, wait for the others, play until cancelled."""
        async with entered:
            socket = await self.account.connect()
        waiting: asyncio.Task[None] | None = None
        try:
            await say_hello(socket, self.table, None, changes=True)
            if self.seat:
                await socket.send(encode(type="sit", table=self.table, id="s", seat=self.seat))
            waiting = asyncio.create_task(self._begin(socket, is_there))
            while True:
                self._receive(socket, await socket.recv())
        except DISCONNECTED:
            self.figures.broken += 1
        finally:
            for task in (waiting, self.thinking):
                if task:
                    task.cancel()
            with contextlib.suppress(*DISCONNECTED):
                await socket.close()

    def _receive(self, socket: ClientConnection, text: str | bytes) -> None:
        frame = decode(text)
        if frame.type == "refused":
            self.figures.refused += 1
        if frame.view is None:
            return
        if frame.type == "update" and frame.seq is not None:
            self.figures.note_seen(self.table, frame.seq)
        self.view = completed(frame, self.view)
        if frame.view.phase == "seating" or decision(frame.view) is None:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.get_running_loop().create_task(self._decide(socket))

    async def _begin(self, socket: ClientConnection, is_there: asyncio.Barrier) -> None:
        await is_there.wait()
        await self.may_begin.wait()
        # Not all in one moment: people do not.
        await asyncio.sleep(random.uniform(0, self.pace))
        assert self.view is not None
        await socket.send(encode(type="ready", table=self.table, id="r", seq=self.view.seq))

    async def _decide(self, socket: ClientConnection) -> None:
        is_ahead = self.view is not None and self.view.seq < self.ahead
        await asyncio.sleep(random.uniform(0.5, 1.5) * (min(QUICK_THINK_TIME_S, self.pace) if is_ahead else self.pace))
        decided = decision(self.view) if self.view else None
        if decided is None or self.view is None:
            return
        self.names += 1
        self.figures.note_sent(self.table, self.view.seq + 1)
        with contextlib.suppress(*DISCONNECTED):
            await socket.send(encode(**decided, table=self.table, id=f"k{self.names}"))


def percentile(times: list[float], share: float) -> float:
    """The time that a share of all is below, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0


class Evening:
    """Tables of four people each, who sit down, wait for one another, and play until they are sent home."""

    def __init__(self, fours: list[list[Account]], names: list[str], pace: float) -> None:
        self.figures = Figures()
        self.players = [
            Player(account, name, seat, self.figures, pace)
            for four, name in zip(fours, names, strict=True)
            for seat, account in enumerate(four)
        ]
        self._jobs: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Everybody has a connection and a seat when this returns; nobody plays yet."""
        entered, barrier = asyncio.Semaphore(64), asyncio.Barrier(len(self.players) + 1)
        self._jobs = [asyncio.create_task(player.play(entered, barrier)) for player in self.players]
        await asyncio.wait_for(barrier.wait(), ENTER_TIMEOUT_S)
        await asyncio.sleep(1)

    def spread_out(self) -> float:
        """Let each table be at a place of its deal that chance chooses; seconds until that is so."""
        ahead = {player.table: random.randrange(ACTIONS_PER_DEAL) for player in self.players}
        for player in self.players:
            player.ahead = ahead[player.table]
        return ACTIONS_PER_DEAL * QUICK_THINK_TIME_S + QUICK_THINK_TIME_S

    def begin(self) -> None:
        """Everybody plays from now on."""
        # The client's own sweeps would stop all its readers, and count as the server's time.
        gc.collect()
        gc.disable()
        for player in self.players:
            player.may_begin.set()

    async def counted(self, seconds: float, every: float) -> AsyncIterator[None]:
        """Count actions for so long; a step for each sample that is to be taken, the first at once."""
        self.figures.is_counting = True
        ends = time.monotonic() + seconds
        yield
        while time.monotonic() < ends:
            await asyncio.sleep(min(every, max(0.0, ends - time.monotonic())))
            yield
        self.figures.is_counting = False

    async def end(self) -> None:
        """Send everybody home."""
        gc.enable()
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)


def open_files() -> None:
    """Let this process have as many sockets as it may."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def by_fours(accounts: list[Account]) -> list[list[Account]]:
    """The same people, four to a table."""
    return [accounts[first : first + SEATS] for first in range(0, len(accounts), SEATS)]


async def guests(addresses: list[str], tables: int) -> list[list[Account]]:
    """New guests by fours, who enter at one address after another."""

    async def four(number: int) -> list[Account]:
        address = addresses[number % len(addresses)]
        async with gate, httpx.AsyncClient(base_url=address, timeout=60) as client:
            return [await guest(client, address, f"P{number}-{seat}") for seat in range(SEATS)]

    gate = asyncio.Semaphore(16)
    return await asyncio.gather(*map(four, range(tables)))


async def opened(makers: list[Account], options: dict[str, Any]) -> list[str]:
    """A table of each of these people, at the address where they are; the tables' ids."""

    async def one(account: Account) -> str:
        async with gate, httpx.AsyncClient(base_url=account.address, timeout=60) as client:
            return await account.open_table(client, **{"kind": "open", "bots": "random", **options})

    gate = asyncio.Semaphore(16)
    return await asyncio.gather(*map(one, makers))
