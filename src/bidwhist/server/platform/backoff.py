"""How long to wait before something that failed is tried again, and chores that go on whatever fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bidwhist.server.platform.database.database import NotSaved

LOG = logging.getLogger("bidwhist.server")

MIN_BACKOFF_S = 0.05
MAX_BACKOFF_S = 10.0
"""Seconds before the second try, and between tries that have failed for long."""


def backoff_s(tries: int, chance: float) -> float:
    """Seconds to wait after so many failed tries in a row: doubled each time, and by chance (0 … 1) up to half less.

    The chance keeps many that failed together from coming back together.
    """
    longest = min(MAX_BACKOFF_S, MIN_BACKOFF_S * 2.0 ** min(tries - 1, 30))
    return longest * (1 - chance / 2)


async def keep_running(chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore that never ends, and begin it anew, after a rest, when it has failed."""
    while True:
        try:
            await chore()
        except NotSaved as error:
            LOG.error("a chore of the server waits for the store: %s: %s", _name_of(chore), error)
        except Exception:
            LOG.exception("a chore of the server failed, and is begun anew: %s", _name_of(chore))
        await asyncio.sleep(MAX_BACKOFF_S)


def _name_of(chore: Callable[[], Awaitable[None]]) -> str:
    return getattr(chore, "__name__", str(chore))
