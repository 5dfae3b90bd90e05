"""Runs a worker from the command line until SIGTERM or Ctrl-C."""

import asyncio
import platform
import signal
from collections.abc import Callable
from contextlib import suppress

from bidwhist.server.platform.bus.bus import Bus
from bidwhist.server.platform.bus.opening import open_bus
from bidwhist.server.platform.jobs.job import program_id
from bidwhist.server.worker.worker import Worker

POLL_INTERVAL_S = 0.25
"""Poll interval in seconds of the bus connection."""


def work(url: str, processes: int, tell: Callable[[str], None], key: str = "") -> None:
    """Work for the servers on a bus, with their cluster's key, until a signal comes.

    :raises WhistError: if the address is not a bus, nats-py is not installed, or the key is too short.
    """
    asyncio.run(_live(open_bus(url, key), processes, tell))


async def _live(bus: Bus, processes: int, tell: Callable[[str], None]) -> None:
    ends = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Not on Windows, where Ctrl-C raises by itself.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, ends.set)
    told: set[str] = set()

    def refused(program: str) -> None:
        if program not in told:
            told.add(program)
            tell(f"note: a server is {program}, this worker is {program_id()}: it gives no work; install the same")

    shop = Worker(bus, processes, platform.node(), refused=refused)
    await bus.start()
    await shop.start()
    watching = asyncio.create_task(_watch(bus, processes, tell))
    await ends.wait()
    watching.cancel()
    await shop.stop()
    await bus.close()


async def _watch(bus: Bus, processes: int, tell: Callable[[str], None]) -> None:
    was_up = False
    while True:
        if bus.is_up and not was_up:
            tell(f"at work for the servers on the bus: {processes} processes for bots, one for the coach; Ctrl-C ends")
        if was_up and not bus.is_up:
            tell("note: the bus is not connected; work comes again when it is back")
        was_up = bus.is_up
        await asyncio.sleep(POLL_INTERVAL_S)
