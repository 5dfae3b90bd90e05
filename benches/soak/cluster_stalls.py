"""Tables of a cluster where nobody has seen a step for long, each told with all that explains it."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from benches.soak.cluster_nodes import Node
from benches.soak.cluster_people import Player
from benches.soak.node_state import ASKS, NodeState
from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import Connection, Work
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.database.paths import InPostgres
from bidwhist.server.tables.domain.transitions import replay
from bidwhist.server.tables.repository import rows_of

STALL_AFTER_S = 60.0
"""Seconds without a step after which a table is told of."""
POLL_INTERVAL_S = 1.0
ROWS = 6
"""The last rows of a log that are told."""
ANSWER_TIMEOUT_S = 3.0
"""Seconds in which a node has to answer a question."""


class Stall(Struct):
    """A table where a person saw no step for long."""

    table: str
    told: str
    seconds: float
    """How long it lasted, as far as is known."""
    is_over: bool = False


class Played(Protocol):
    """A cluster, as far as this has to know it."""

    place: InPostgres
    nodes: list[Node]
    players: list[Player]
    under: set[str]


class Stalls:
    """Polls everybody's table, and notes the stalled ones."""

    def __init__(self, cluster: Played, still: float = STALL_AFTER_S, told: Callable[[str], None] = print) -> None:
        self.cluster, self.still, self._told = cluster, still, told
        self.found: list[Stall] = []
        self._of: dict[Player, tuple[float, Stall]] = {}
        """The stall of each person that was told last, and since when they had seen nothing."""

    async def watch(self) -> None:
        """Look until it is over."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            await self.look()

    async def look(self) -> None:
        """Note who has seen nothing for long, and who sees again."""
        now = time.monotonic()
        for player in list(self.cluster.players):
            since, stall = self._of.get(player, (-1.0, None))
            if stall is not None and since == player.saw:
                stall.seconds = now - since
            elif stall is not None:
                stall.seconds, stall.is_over = player.saw - since, True
                del self._of[player]
        await self.note([player for player in self.cluster.players if now - player.saw > self.still])

    async def note(self, players: list[Player]) -> None:
        """Note people for whom nothing goes on, each once until they see a step again."""
        for player in players:
            since, now = player.saw, time.monotonic()
            if player not in self._of:
                # Named before it is explained: both who look and who waits may come here meanwhile.
                stall = Stall(player.table, "", now - since)
                self._of[player] = since, stall
                self.found.append(stall)
                stall.told = await explained(self.cluster, player, now - since)
                self._told(stall.told)


async def explained(cluster: Played, player: Player, seconds: float) -> str:
    """What everybody who could know says of a table: the person, the log, the leases, and each node."""
    table, said = player.table, str(player)
    told = await asyncio.gather(
        asyncio.to_thread(_stored, cluster.place, table), *(_of_node(node, table) for node in cluster.nodes)
    )
    under = ", ".join(sorted(cluster.under)) or "none"
    lines = [f"no step for {seconds:.0f} s: {said}", f"nodes to which something is done: {under}", *told]
    return "\n    ".join(lines)


def _stored(place: InPostgres, table: str) -> str:
    try:
        return done_at(msgspec.structs.replace(place, is_shared=True), _told_by_store(table))
    except WhistError as error:
        return f"the store cannot be asked: {error}"


def _told_by_store(table: str) -> Work[str]:
    owners = (
        "SELECT owners.node, owners.epoch, nodes.epoch, url, state, heartbeat FROM owners "
        "LEFT JOIN nodes ON nodes.id = owners.node WHERE table_id = ?"
    )

    def work(connection: Connection) -> str:
        (owner, log) = connection.execute(owners, (table,)).fetchone(), rows_of(table)(connection)
        last = [f"{row.seq} {row.person or '-'} {row.id or '-'} {type(row.body).__name__}" for row in log[-ROWS:]]
        return f"owner by the lease table: {owner}; to act by the log: {_to_act(log)}; last rows: {'; '.join(last)}"

    return work


def _to_act(log: list[Any]) -> str:
    if not log:
        return "there is no log"
    table = replay(log)
    if table.to_act is None:
        return f"nobody, at {table.stage.value}"
    chair = table.chairs[table.to_act]
    return f"seat {table.to_act}, {'a bot' if chair.bot_acts else chair.person}"


async def _of_node(node: Node, table: str) -> str:
    ready, where, state = await asyncio.gather(
        _report(node, "/ready"), _report(node, f"/api/tables/{table}/where"), _state(node, table)
    )
    return f"{node.url}: {ready}; {where}; {state}"


async def _report(node: Node, path: str) -> str:
    try:
        async with httpx.AsyncClient(timeout=ANSWER_TIMEOUT_S, verify=False) as client:
            return (await client.get(node.url + path)).text.strip()
    except httpx.HTTPError as error:
        return f"{path}: {type(error).__name__}"


async def _state(node: Node, table: str) -> str:
    path = node.tells
    if path is None or not node.is_alive:
        return "tells nothing of its memory" if node.is_alive else "has no process"
    path.unlink(missing_ok=True)
    node.signal(ASKS)
    ends = time.monotonic() + ANSWER_TIMEOUT_S
    while not path.exists():
        if time.monotonic() > ends:
            return "does not tell what it has in memory"
        await asyncio.sleep(0.05)
    return state_in_words(path, table)


def state_in_words(path: Path, table: str) -> str:
    """What a process has told of itself and of one table."""
    lines = []
    for state in msgspec.json.decode(path.read_bytes(), type=tuple[NodeState, ...]):
        having = [str(one) for one in state.tables if one.table == table] or ["has not this table in memory"]
        lines.append(
            f"node {state.node} epoch {state.epoch} {state.state}, heartbeat {state.age} ms ago at {state.beats}, "
            f"{len(state.tables)} tables; {'; '.join(having)}"
        )
    return " / ".join(lines) or "no node yet"
