"""Periodic tasks of a server: close what nobody uses, free memory, measure the event loop's lag."""

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
"""Seconds of inactivity after which a lobby table is closed; private ones wait for their people."""
SWEEP_INTERVAL_S = 30.0
"""Interval in seconds of unloading unused tables."""
IDLE_SWEEP_INTERVAL_S = 3600.0
"""Interval in seconds of closing idle tables."""
FULL_COLLECTION_INTERVAL_S = 300.0
"""Seconds between two full garbage collections: with 4,000 connections one stops everybody for 0.4 s."""
LAG_INTERVAL_S = 0.5
"""Seconds between two measurements of the event loop's lag."""


async def sweep_often(sweep: Callable[[], None]) -> None:
    """Unload, again and again, the tables that nobody follows."""
    while True:
        await asyncio.sleep(SWEEP_INTERVAL_S)
        sweep()


async def close_idle(
    registry: SessionRegistry,
    context: TableContext,
    accounts: Accounts,
    hourly_tasks: Iterable[Callable[[], Awaitable[None]]],
) -> None:
    """Close idle tables, and run the other hourly tasks."""
    while True:
        await registry.close_idle(context.now() - IDLE_TABLE_S * 1000)
        await accounts.forget_old_logins()
        for job in hourly_tasks:
            await job()
        await asyncio.sleep(IDLE_SWEEP_INTERVAL_S)


async def free_memory() -> None:
    """Run a full garbage collection, but seldom."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_INTERVAL_S)
        gc.collect()


async def watch_lag(context: TableContext, metrics: Metrics) -> None:
    """Measure the event loop's lag."""
    while True:
        asked = time.perf_counter()
        context.clock.beat()
        await asyncio.sleep(LAG_INTERVAL_S)
        metrics.lag.set(max(0.0, time.perf_counter() - asked - LAG_INTERVAL_S))


async def enforce_bans(moderation: Moderation, send_away: Callable[[], None]) -> None:
    """Reload bans that the owner has set or lifted, and close the connections of the banned."""
    while True:
        await asyncio.sleep(POLL_INTERVAL_S)
        if await moderation.look():
            send_away()
