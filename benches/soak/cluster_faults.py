"""Faults of the nodes of a cluster, and of what they depend on."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Protocol

from benches.soak.cluster_nodes import Node
from benches.soak.failover import Pair, set_clock

from bidwhist.cli.local_nats import LocalNats
from bidwhist.cli.local_postgres import LocalPostgres


class Struck(Protocol):
    """A cluster, as far as faults know it."""

    nodes: list[Node]
    postgres: LocalPostgres | Pair | None
    nats: LocalNats | None
    silent: set[str]
    ledger: dict[tuple[str, str], int]
    never_had: dict[tuple[str, str], int]

    def stored(self) -> set[tuple[str, str]]:
        """The commands that the logs have now, by table and id."""

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
    if node.process.exitcode:
        raise AssertionError(f"{node.url} ended with {node.process.exitcode} after SIGTERM")
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


async def _failover(cluster: Struck, node: Node, chance: random.Random) -> None:
    """The standby falls behind, the primary is lost, and the standby takes its place."""
    pair = cluster.postgres
    assert isinstance(pair, Pair)
    await asyncio.to_thread(pair.lag)
    before = set(cluster.ledger)
    await asyncio.sleep(chance.uniform(0.1, 1.0))
    cluster.strike("failover", node, *cluster.nodes, is_silent=False)
    await asyncio.to_thread(pair.fail_over)
    await asyncio.sleep(DELIVERED_S)
    acknowledged = set(cluster.ledger)
    stored = await asyncio.to_thread(cluster.stored)
    # What was acknowledged while the standby was told of nothing it cannot have; whatever else is missing is lost.
    for key in acknowledged - before - stored:
        cluster.never_had[key] = cluster.ledger.pop(key)
    await asyncio.to_thread(pair.copy)


async def _store_clock(cluster: Struck, node: Node, chance: random.Random) -> None:
    """The clock of the database is set an hour on or back, or right again; then a node is killed."""
    assert cluster.postgres is not None
    await asyncio.to_thread(set_clock, cluster.postgres, chance.choice((-HOUR_S, HOUR_S, 0)))
    node.end()
    cluster.strike("dbclock", node)
    await asyncio.sleep(chance.uniform(0.0, 6.0))
    await cluster.revive(node)


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


DELIVERED_S = 1.0
"""Seconds in which everybody has been told what was acknowledged before the primary was lost."""
HOUR_S = 3600
Fault = Callable[[Struck, Node, random.Random], Awaitable[None]]
FAULTS: dict[str, Fault] = {
    "kill": _kill,
    "stop": _stop,
    "drain": _drain,
    "clock": _clock,
    "postgres": _postgres,
    "failover": _failover,
    "dbclock": _store_clock,
    "bus": _bus,
    "link": _link,
    "database": _database,
}
ANYWHERE = ("kill", "stop", "drain", "clock")
"""Faults that need no root, and no PostgreSQL or NATS of one's own."""
TAKES_OVER = ("kill", "stop", "link", "database", "dbclock")
"""Faults after which another node has the tables, once the lease has run out."""
SHARED = ("postgres", "bus", "failover", "dbclock")
"""Faults of what all nodes stand on: one at a time."""
