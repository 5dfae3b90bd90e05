"""What a server does from time to time: it closes what nobody uses, frees memory, and measures how late it is."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterable

from bidwhist.server.accounts.service import Accounts
from bidwhist.server.moderation.service import POLL_INTERVAL_S, Moderation
from bidwhist.server.platform.metrics import Metrics
from bidwhist.server.tables.context import TableContext
from bidwhist.server.tables.registry import SessionRegistry

IDLE_TABLE_S = 24 * 3600
"""Seconds after which a table of the lobby where nothing happened is closed; private ones wait for their people."""
SWEEP_INTERVAL_S = 30.0
"""Seconds between two looks at the tables in memory."""
IDLE_SWEEP_INTERVAL_S = 3600.0
"""Seconds between two looks for tables that are idle."""
FULL_COLLECTION_INTERVAL_S = 300.0
"""Seconds between two sweeps of the whole memory: with 4,000 connections one stops everybody for 0.4 s."""
LAG_INTERVAL_S = 0.5
"""Seconds between two looks at how late the event loop is."""


async def sweep_often(sweep: Callable[[], None]) -> None:
    """Let go, again and again, of what nobody follows."""
    while True:
        await asyncio.sleep(SWEEP_INTERVAL_S)
        sweep()


async def close_idle(
    registry: SessionRegistry,
    context: TableContext,
    accounts: Accounts,
    hourly_tasks: Iterable[Callable[[], Awaitable[None]]],
) -> None:
    """Close the tables where nothing happens, and do what is done every hour besides."""
    while True:
        await registry.close_idle(context.now() - IDLE_TABLE_S * 1000)
        await accounts.forget_old_logins()
        for chore in hourly_tasks:
            await chore()
        await asyncio.sleep(IDLE_SWEEP_INTERVAL_S)


async def free_memory() -> None:
    """Run the garbage collector over everything, but seldom."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_INTERVAL_S)
        gc.collect()


async def watch_lag(context: TableContext, metrics: Metrics) -> None:
    """Measure how late the event loop is."""
    while True:
        asked = time.perf_counter()
        context.clock.beat()
        await asyncio.sleep(LAG_INTERVAL_S)
        metrics.lag.set(max(0.0, time.perf_counter() - asked - LAG_INTERVAL_S))


async def enforce_bans(moderation: Moderation, send_away: Callable[[], None]) -> None:
    """Learn of the bans that the owner has set or lifted, and close the connections of the banned."""
    while True:
        await asyncio.sleep(POLL_INTERVAL_S)
        if await moderation.look():
            send_away()
