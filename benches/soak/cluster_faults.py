"""What is done to the nodes of a cluster, and to what they stand on."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Protocol

from benches.soak.cluster_nodes import Node

from bidwhist.cli.local_nats import LocalNats
from bidwhist.cli.local_postgres import LocalPostgres


class Struck(Protocol):
    """A cluster, as far as faults know it."""

    nodes: list[Node]
    postgres: LocalPostgres | None
    nats: LocalNats | None
    silent: set[str]

    def strike(self, fault: str, *nodes: Node, is_silent: bool = True) -> None:
        """Note who is hit, and when."""

    async def revive(self, node: Node) -> None:
        """A new process at the same address."""


async def _kill(cluster: Struck, node: Node, chance: random.Random) -> None:
    """SIGKILL: nothing is flushed, nobody is told."""
    node.end()
    cluster.strike("kill", node)
    await asyncio.sleep(chance.uniform(0.0, 6.0))
    await cluster.revive(node)


async def _stop(cluster: Struck, node: Node, chance: random.Random) -> None:
    """SIGSTOP past the lease, and back."""
    node.signal(signal.SIGSTOP)
    cluster.strike("stop", node)
    await asyncio.sleep(chance.uniform(3.0, 8.0))
    cluster.silent.discard(node.url)
    node.signal(signal.SIGCONT)


async def _drain(cluster: Struck, node: Node, _: random.Random) -> None:
    """SIGTERM, and a new process: one step of a rolling restart."""
    cluster.strike("drain", node)
    node.signal(signal.SIGTERM)
    while not await asyncio.to_thread(node.wait, 5.0):
        pass
    await cluster.revive(node)


async def _clock(cluster: Struck, node: Node, chance: random.Random) -> None:
    """An hour forward or back."""
    cluster.strike("clock", node, is_silent=False)
    node.signal(chance.choice((signal.SIGUSR1, signal.SIGUSR2)))


async def _postgres(cluster: Struck, node: Node, chance: random.Random) -> None:
    """PostgreSQL is restarted, as a lost machine would be, or in order."""
    assert cluster.postgres is not None
    cluster.strike("postgres", node, *cluster.nodes, is_silent=False)
    await asyncio.to_thread(cluster.postgres.restart, chance.choice(("fast", "immediate")))


async def _bus(cluster: Struck, node: Node, chance: random.Random) -> None:
    """NATS is stopped, and started again; nobody should notice."""
    assert cluster.nats is not None
    cluster.strike("bus", node, *cluster.nodes, is_silent=False)
    await asyncio.to_thread(cluster.nats.stop)
    await asyncio.sleep(chance.uniform(0.5, 4.0))
    await asyncio.to_thread(cluster.nats.start)


async def _link(cluster: Struck, node: Node, chance: random.Random) -> None:
    """A host is cut off from everything."""
    await _cut_off(cluster, node, chance, "link")


async def _database(cluster: Struck, node: Node, chance: random.Random) -> None:
    """A host is cut off from the database alone."""
    await _cut_off(cluster, node, chance, "database")


async def _cut_off(cluster: Struck, node: Node, chance: random.Random, what: str) -> None:
    node.host.cut(from_database=what == "database")
    cluster.strike(what, node)
    await asyncio.sleep(chance.uniform(3.0, 8.0))
    cluster.silent.discard(node.url)
    node.host.mend(from_database=what == "database")


Fault = Callable[[Struck, Node, random.Random], Awaitable[None]]
FAULTS: dict[str, Fault] = {
    "kill": _kill,
    "stop": _stop,
    "drain": _drain,
    "clock": _clock,
    "postgres": _postgres,
    "bus": _bus,
    "link": _link,
    "database": _database,
}
ANYWHERE = ("kill", "stop", "drain", "clock")
"""Faults that need no root, and no PostgreSQL or NATS of one's own."""
TAKES_OVER = ("kill", "stop", "link", "database")
"""Faults after which another node has the tables, once the lease has run out."""
SHARED = ("postgres", "bus")
"""Faults of what all nodes stand on: one at a time."""
