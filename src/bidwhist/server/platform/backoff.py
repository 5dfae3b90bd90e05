"""Retry delays with exponential backoff, and background tasks that survive errors."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bidwhist.server.platform.database.database import NotSaved

LOG = logging.getLogger("bidwhist.server")

MIN_BACKOFF_S = 0.05
MAX_BACKOFF_S = 10.0
"""Seconds before the first retry, and the longest delay."""


def backoff_s(tries: int, chance: float, max_s: float = MAX_BACKOFF_S) -> float:
    """Seconds to wait after so many failures in a row: doubled each time, and up to half less by ``chance`` (0 … 1).

    The jitter keeps many that failed together from retrying together.
    """
    longest = min(max_s, MIN_BACKOFF_S * 2.0 ** min(tries - 1, 30))
    return longest * (1 - chance / 2)


async def keep_running(work: Callable[[], Awaitable[None]]) -> None:
    """Run a background task for ever; after an error log it, wait and start it again."""
    while True:
        try:
            await work()
        except NotSaved as error:
            # What failed in the database has a line of its own.
            LOG.error(
                "a background task waits for the store: %s%s", _name_of(work), "" if error.detail else f": {error}"
            )
        except Exception:
            LOG.exception("a background task failed and is restarted: %s", _name_of(work))
        await asyncio.sleep(MAX_BACKOFF_S)


async def end(tasks: Iterable["asyncio.Task[None]"]) -> None:
    """Cancel background tasks and wait until they have ended: none of them asks a store that is closed next."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        # Before Python 3.12 `asyncio.wait_for` drops a cancellation that comes with its result: ask again.
        _, left = await asyncio.wait(left, timeout=MIN_BACKOFF_S)


def _name_of(work: Callable[[], Awaitable[None]]) -> str:
    return getattr(work, "__name__", str(work))
