"""Kills, stops, cuts off and restarts nodes of a cluster while people play, and compares acknowledgements with the log.

Run: python -m benches.soak.cluster --kills 500. Every client keeps its own ledger of acknowledgements, follows its
table from node to node, and sends again what was not answered. In the end each acknowledged command must be in the log
once, at the step that the acknowledgement named, and every log must be whole and replay. With --at-once 3 three nodes
may be down or cut off at a time, each by a fault of its own. A table where its person saw no step for a minute counts
as a stall, and is told with all that explains it. Ctrl-C ends it early, and what was done by then is judged.
"""

import argparse
import asyncio
import contextlib
import math
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path

import httpx
import msgspec
from benches.common.table_client import free_port, guest, until_live
from benches.soak.cluster_faults import ANYWHERE, FAULTS, SHARED, TAKES_OVER
from benches.soak.cluster_nodes import DATABASE, NET, Host, Node, allow_hosts, drop_hosts, hosts, preload
from benches.soak.cluster_people import Player
from benches.soak.cluster_stalls import Stall, Stalls
from benches.soak.failover import SEARCHED, Pair, set_clock
from benches.soak.kills import Outcome, compare

from bidwhist.cli.local_nats import LocalNats, is_installed
from bidwhist.cli.local_postgres import LocalPostgres
from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.database.paths import InPostgres, place_of

TELLS = 25
"""Faults between two progress reports."""
POLL_INTERVAL_S = 0.02
SESSIONS = 40
"""Of PostgreSQL for each node: it holds ten, and those of one that was cut off stay for a while beside new ones."""
APART = ("failover",)
"""Faults that are not among the usual ones: a pair of databases has no hosts of its own."""
START_TIMEOUT_S = 120.0
"""Seconds in which a node has to serve, and in which everybody has to be back."""


class Cluster:
    """Nodes over one PostgreSQL, and people who play there."""

    def __init__(
        self,
        place: InPostgres,
        at: list[Host],
        postgres: LocalPostgres | Pair | None,
        nats: LocalNats | None = None,
        folder: Path | None = None,
    ) -> None:
        self.place, self.postgres, self.nats = place, postgres, nats
        self.nodes = [Node(place, host, nats.url if nats else "", folder) for host in at]
        self.ledger: dict[tuple[str, str], int] = {}
        self.never_had: dict[tuple[str, str], int] = {}
        """What was acknowledged while a standby was behind that took the primary's place."""
        self.back: dict[str, list[float]] = defaultdict(list)
        """Seconds from each fault until each of those whom it hit was answered again, by fault."""
        self.faults: Counter[str] = Counter()
        self.told = 0
        """The faults reported so far."""
        self.players: list[Player] = []
        self.is_over = False
        self.ends = math.inf
        """When nothing more is done to it, by the steady clock."""
        self.silent: set[str] = set()
        """The addresses of the nodes that are hit now, from which nothing counts as an answer."""
        self.under: set[str] = set()
        """The addresses of the nodes to which something is being done."""
        self.hit: dict[str, dict[Player, int]] = {}
        """Whom the last fault of each node hit, by its address, and how often each had been back until then."""
        self.stalls = Stalls(self, told=_tell)
        self.shared = asyncio.Lock()
        """Held while something is done to what all nodes stand on."""

    def hurry(self) -> None:
        """Do nothing more to it: what was done is judged."""
        self.ends = 0.0

    def answers(self, url: str) -> bool:
        """Whether what comes from a node now counts."""
        return url not in self.silent

    async def start(self) -> None:
        """Start all nodes."""
        for node in self.nodes:
            node.start()
        await asyncio.gather(*(until_live(node.url, START_TIMEOUT_S) for node in self.nodes))

    async def open_tables(self, count: int) -> list[asyncio.Task[None]]:
        """Guests with a table each, spread over the nodes; they play from now on."""
        for number in range(count):
            node = self.nodes[number % len(self.nodes)]
            async with httpx.AsyncClient(base_url=node.url, timeout=60) as client:
                account = await guest(client, node.url, f"P{number}")
                self.players.append(Player(self, account, await account.open_table(client, bots="random")))
        return [asyncio.create_task(player.run()) for player in self.players]

    def strike(self, fault: str, *nodes: Node, is_silent: bool = True) -> None:
        """Note who is hit, and when."""
        self.faults[fault] += 1
        urls = {node.url for node in nodes}
        if is_silent:
            self.silent |= urls
        hit = [player for player in self.players if player.shown_at in urls]
        for player in hit:
            player.is_struck(fault)
        self.hit[nodes[0].url] = {player: player.backs for player in hit}

    async def until_answers(self, moment: int) -> None:
        """Wait until so many commands have been acknowledged."""
        async with asyncio.timeout(2 * START_TIMEOUT_S):
            while len(self.ledger) < moment:
                await asyncio.sleep(POLL_INTERVAL_S)

    async def revive(self, node: Node) -> None:
        """A new process at the same address; another one where it ends, since the database is away."""
        async with asyncio.timeout(START_TIMEOUT_S):
            while not await self._start(node):
                pass
        self.silent.discard(node.url)

    async def _start(self, node: Node) -> bool:
        node.start()
        serves = asyncio.create_task(until_live(node.url, START_TIMEOUT_S))
        try:
            while not serves.done() and node.is_alive:
                await asyncio.sleep(POLL_INTERVAL_S)
            return serves.done()
        finally:
            serves.cancel()

    def stored(self) -> set[tuple[str, str]]:
        """The commands that the logs have now, by table and id."""

        def work(connection: Connection) -> set[tuple[str, str]]:
            found = connection.execute("SELECT table_id, command FROM log WHERE command <> ''")
            return {(table, command) for table, command in found.fetchall()}

        return done_at(self.place, work)

    async def until_back(self, players: dict[Player, int]) -> None:
        """Wait until people who were hit have played again, even if they were hit again since; one who does not is a
        stall.
        """
        ends = time.monotonic() + 2 * START_TIMEOUT_S
        while away := [player for player, backs in players.items() if player.struck and player.backs == backs]:
            if time.monotonic() > ends:
                await self.stalls.note(away)
                return
            await asyncio.sleep(POLL_INTERVAL_S)

    @property
    def tables(self) -> list[str]:
        """All tables that anybody has played at."""
        return [table for player in self.players for table in player.tables]


class Judged(msgspec.Struct):
    """What a cluster has shown."""

    outcome: Outcome
    faults: dict[str, int]
    back: dict[str, list[float]]
    stalls: list[Stall] = []
    never_had: int = 0
    """What was acknowledged and a standby that was behind never had."""

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost, and no table stood still."""
        found = self.outcome
        return not (found.lost or found.doubled or found.moved or found.gaps or self.stalls)


class Plan(msgspec.Struct, frozen=True):
    """What is done to a cluster."""

    faults: tuple[str, ...]
    kills: int
    tables: int
    seconds: float = 1800.0
    seed: int = 1
    at_once: int = 1
    """Nodes to which something is done at a time."""


class Striker:
    """One who does something to one node after another; several may be at work."""

    def __init__(self, cluster: Cluster, plan: Plan, number: int) -> None:
        self.cluster, self.plan = cluster, plan
        self.chance = random.Random(f"{plan.seed} {number}")

    async def strike_until_over(self) -> None:
        """Strike as often as planned, each time after some acknowledgements."""
        cluster, plan = self.cluster, self.plan
        while sum(cluster.faults.values()) < plan.kills and time.monotonic() < cluster.ends:
            await cluster.until_answers(len(cluster.ledger) + self.chance.randint(1, 4 * plan.tables // plan.at_once))
            if sum(cluster.faults.values()) < plan.kills:
                await self._strike_once(self.chance.choice(plan.faults))

    async def _strike_once(self, fault: str) -> None:
        cluster = self.cluster
        node = self.chance.choice([node for node in cluster.nodes if node.url not in cluster.under])
        if not node.is_alive:
            raise AssertionError(f"{node.url} has ended by itself")
        cluster.under.add(node.url)
        try:
            async with cluster.shared if fault in SHARED else contextlib.nullcontext():
                await FAULTS[fault](cluster, node, self.chance)
                await cluster.until_back(cluster.hit.pop(node.url))
        finally:
            cluster.under.discard(node.url)
        if sum(cluster.faults.values()) >= cluster.told + TELLS:
            cluster.told = sum(cluster.faults.values())
            sys.stderr.write(f"{dict(cluster.faults)}, {len(cluster.ledger)} acknowledged\n{_times(cluster.back)}\n")


async def drive(cluster: Cluster, plan: Plan) -> Judged:
    """Play, and strike as often as planned; then compare."""
    await cluster.start()
    jobs = await cluster.open_tables(plan.tables)
    cluster.ends = time.monotonic() + plan.seconds
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, cluster.hurry)
    strikers = [Striker(cluster, plan, number) for number in range(plan.at_once)]
    try:
        async with asyncio.TaskGroup() as all_of_them:
            watching = [all_of_them.create_task(one) for one in (_watch(jobs), cluster.stalls.watch())]
            await asyncio.gather(*(all_of_them.create_task(striker.strike_until_over()) for striker in strikers))
            await cluster.until_answers(len(cluster.ledger) + plan.tables)
            for one in watching:
                one.cancel()
    finally:
        cluster.is_over = True
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        for node in cluster.nodes:
            node.end()
    times = [second for found in cluster.back.values() for second in found]
    outcome = compare(msgspec.structs.replace(cluster.place, is_shared=False), cluster.ledger, cluster.tables, times)
    return Judged(outcome, dict(cluster.faults), dict(cluster.back), cluster.stalls.found, len(cluster.never_had))


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


async def _watch(jobs: list[asyncio.Task[None]]) -> None:
    # People play until it is over: one who stops before is a fault of the bench, and must not look like one of a node.
    ended, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    for job in ended:
        job.result()
    raise AssertionError("somebody has stopped playing")


def in_words(judged: Judged) -> str:
    """What came of it, a line for each fault."""
    outcome = judged.outcome
    lines = [
        f"{sum(judged.faults.values())} faults, {outcome.tables} tables, {outcome.rows} rows, "
        f"{outcome.acknowledged} acknowledged: {outcome.lost} lost, {outcome.doubled} doubled, "
        f"{outcome.moved} moved, {outcome.gaps} gaps, {len(judged.stalls)} stalls; "
        f"{judged.never_had} more that a standby never had"
    ]
    lines += [f"{'ended' if one.is_over else 'STOOD'} after {one.seconds:.0f} s: {one.told}" for one in judged.stalls]
    lines += [
        f"{fault:>9}: {judged.faults.get(fault, 0):4} times, {_spread(times)}"
        for fault, times in sorted(judged.back.items())
    ]
    return "\n".join([*lines, _times(judged.back)])


def _times(back: dict[str, list[float]]) -> str:
    return f"taken over: {_spread([second for fault in TAKES_OVER for second in back.get(fault, [])])}"


def _spread(times: list[float]) -> str:
    ordered = sorted(times) or [0.0]
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99)]
    return (
        f"{len(times):5} people hit, playing again after {at[0]:.2f} s (median), {at[1]:.2f} s (p99), "
        f"{ordered[-1]:.2f} s (longest)"
    )


def main() -> None:
    """Strike as often as asked and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--at-once", type=int, default=1, help="nodes to which something is done at a time")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", default="", help="some of " + ", ".join(FAULTS))
    parser.add_argument("--store", type=place_of, help="an empty store; else a PostgreSQL of its own is started")
    asked = parser.parse_args()
    if "failover" in asked.faults and {"link", "database"} & set(asked.faults.split(",")):
        parser.error("a pair of databases is not reached from hosts of their own: no link or database beside failover")
    if asked.at_once >= asked.nodes:
        parser.error("one node has to be left to take the tables")
    preload()
    judged = _judged(asked)
    print(in_words(judged))
    sys.exit(not judged.is_good)


def _judged(asked: argparse.Namespace) -> Judged:
    usual = (
        ANYWHERE
        if asked.store
        else tuple(fault for fault in FAULTS if fault not in APART and (fault != "bus" or is_installed()))
    )
    chosen = tuple(asked.faults.split(",")) if asked.faults else usual
    plan = Plan(chosen, asked.kills, asked.tables, asked.minutes * 60, asked.seed, asked.at_once)
    on_hosts = bool({"link", "database"} & set(chosen))
    if asked.store:
        cluster = Cluster(msgspec.structs.replace(asked.store, is_shared=True), [Host("127.0.0.1")] * asked.nodes, None)
        return asyncio.run(drive(cluster, plan))
    folder = Path(tempfile.mkdtemp(prefix="whist-cluster-", dir="/var/tmp"))
    at = hosts(asked.nodes) if on_hosts else [Host("127.0.0.1")] * asked.nodes
    sessions = SESSIONS * (asked.nodes + 1)
    postgres: LocalPostgres | Pair
    if "failover" in chosen:
        folder.chmod(0o755)
        postgres = Pair(folder, (free_port(), free_port()), sessions, f"&{SEARCHED}")
    else:
        postgres = LocalPostgres(folder, free_port(), DATABASE if on_hosts else "127.0.0.1", sessions)
    nats = LocalNats(free_port(), f"{NET}.1" if on_hosts else "127.0.0.1") if "bus" in chosen else None
    try:
        postgres.start()
        if nats is not None:
            nats.start()
        if on_hosts and isinstance(postgres, LocalPostgres):
            allow_hosts(postgres)
        set_clock(postgres, 0)
        url = postgres.url() if isinstance(postgres, Pair) else f"{postgres.url()}?{SEARCHED}"
        cluster = Cluster(InPostgres(url, is_shared=True), at, postgres, nats, folder)
        return asyncio.run(drive(cluster, plan))
    finally:
        if nats is not None:
            nats.stop()
        postgres.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
        if on_hosts:
            drop_hosts(asked.nodes)


if __name__ == "__main__":
    main()
