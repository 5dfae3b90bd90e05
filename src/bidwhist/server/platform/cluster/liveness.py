"""Failure detection: a node is alive while its heartbeat changes, by the observer's own monotonic clock.

No wall clock is involved, neither the database's nor a node's: each heartbeat is a greater number than the last, and an
observer measures how long it has seen the same number. Time counts only between successful polls, so that a database
that was down costs nobody their lease.
"""

import asyncio
from collections.abc import Callable, Iterable

from msgspec import Struct

from bidwhist.server.platform.cluster.repository import LEASE_MS, UP, Me, NodeRows, Peer
from bidwhist.server.platform.database.database import LOG, NotSaved
from bidwhist.server.platform.database.store import Store

POLL_INTERVAL_S = 0.25
"""Poll interval of the other nodes' heartbeats in seconds."""
SUSPECT_MS = 1500
"""Milliseconds without a heartbeat after which an owner is suspect: wait for it, and redirect nobody there."""

LONGEST_GAP_S = 1.0
"""Most seconds counted between two polls: a suspended observer, or one without a database, saw nothing."""


class _Seen(Struct):
    """The last heartbeat seen of a node, and for how many seconds it has been the same."""

    heartbeat: tuple[int, int]
    counted_until: float
    """The time up to which its seconds have been counted (s, monotonic)."""
    unchanged_s: float = 0.0


class Liveness:
    """One node's record of the others' heartbeats."""

    def __init__(self) -> None:
        self._seen: dict[str, _Seen] = {}

    def look(self, nodes: Iterable[Peer], began: float, ended: float) -> None:
        """Record the heartbeats of a poll that began and ended at these times (s, monotonic)."""
        before, self._seen = self._seen, {}
        for node in nodes:
            heartbeat = (node.epoch, node.heartbeat)
            known = before.get(node.id)
            if known is not None and known.heartbeat == heartbeat:
                # The time of the polls themselves counts too: with a slow database it is most of the time.
                passed = min(LONGEST_GAP_S, max(0.0, began - known.counted_until))
                self._seen[node.id] = _Seen(heartbeat, began, known.unchanged_s + passed)
            else:
                # It may have been written at the very end of this poll.
                self._seen[node.id] = _Seen(heartbeat, ended)

    def age(self, node: Peer) -> int:
        """Milliseconds for which a node's heartbeat has not changed."""
        known = self._seen.get(node.id)
        if known is None or known.heartbeat != (node.epoch, node.heartbeat):
            return 0
        return int(known.unchanged_s * 1000)

    def has_lost_lease(self, node: Peer) -> bool:
        """Whether a node has had no heartbeat for the time of a lease."""
        return self.age(node) >= LEASE_MS


class Observer:
    """Polls the other nodes, and marks as gone those that have lost their lease."""

    def __init__(
        self,
        store: Store,
        rows: NodeRows,
        me: Callable[[], Me],
        steady: Callable[[], float],
        met: Callable[[tuple[Peer, ...]], None],
    ) -> None:
        self._store, self._rows, self._me, self._steady, self._met = store, rows, me, steady, met
        self._liveness = Liveness()

    def is_suspect(self, node: Peer) -> bool:
        """Whether a node's heartbeat is late."""
        return self._liveness.age(node) >= SUSPECT_MS

    def takes(self, node: Peer) -> bool:
        """Whether a node takes tables, as far as known."""
        return node.state == UP and not self.is_suspect(node)

    async def watch(self) -> None:
        """Poll until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await self.look()
            except NotSaved:
                # Without a poll no time counts against anybody.
                continue
            except Exception:
                LOG.exception("the other nodes could not be checked; the next check is soon")

    async def look(self) -> None:
        """Poll once.

        :raises NotSaved: if the store cannot be read.
        """
        began = self._steady()
        nodes = await self._store.read(self._rows.living)
        self._liveness.look(nodes, began, self._steady())
        self._met(nodes)
        for node in nodes:
            is_lost = node.id != self._me().id and self._liveness.has_lost_lease(node)
            if is_lost and await self._store.write(self._rows.expire(node)):
                LOG.warning("the server at %s has lost its lease", node.url)
