"""What a server does from time to time: it closes what nobody uses, frees memory, and measures how late it is."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterable

from bidwhist.server.accounts.accounts import Accounts
from bidwhist.server.live.house import House
from bidwhist.server.live.metrics import Metrics
from bidwhist.server.live.rooms import Rooms
from bidwhist.server.peace.peace import LOOKS, Peace

IDLE = 24 * 3600
"""Seconds after which a table of the lobby where nothing happened is closed; private ones wait for their people."""
SWEEPS = 30.0
"""Seconds between two looks at the tables in memory."""
IDLE_SWEEPS = 3600.0
"""Seconds between two looks for tables that are idle."""
WHOLE_SWEEPS = 300.0
"""Seconds between two sweeps of the whole memory: with 4,000 connections one stops everybody for 0.4 s."""
LAG_LOOKS = 0.5
"""Seconds between two looks at how late the event loop is."""


async def sweep_often(sweep: Callable[[], None]) -> None:
    """Let go, again and again, of what nobody follows."""
    while True:
        await asyncio.sleep(SWEEPS)
        sweep()


async def close_idle(
    rooms: Rooms, house: House, accounts: Accounts, chores: Iterable[Callable[[], Awaitable[None]]]
) -> None:
    """Close the tables where nothing happens, and do what is done every hour besides."""
    while True:
        await rooms.close_idle(house.now() - IDLE * 1000)
        await accounts.forget_old_logins()
        for chore in chores:
            await chore()
        await asyncio.sleep(IDLE_SWEEPS)


async def free_memory() -> None:
    """Run the garbage collector over everything, but seldom."""
    while True:
        await asyncio.sleep(WHOLE_SWEEPS)
        gc.collect()


async def watch_lag(house: House, metrics: Metrics) -> None:
    """Measure how late the event loop is."""
    while True:
        asked = time.perf_counter()
        house.clock.beat()
        await asyncio.sleep(LAG_LOOKS)
        metrics.lag.set(max(0.0, time.perf_counter() - asked - LAG_LOOKS))


async def keep_peace(peace: Peace, send_away: Callable[[], None]) -> None:
    """Learn of the bans that the owner has set or lifted, and close the connections of the banned."""
    while True:
        await asyncio.sleep(LOOKS)
        if await peace.look():
            send_away()
