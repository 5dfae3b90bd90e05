"""Which nodes live, as one node sees it: those whose heartbeat moves, by the observer's own monotonic clock.

No wall clock has a say, neither the database's nor a node's: each heartbeat is a greater number than the one before it,
and an observer measures for how long it has seen the same number. Time counts only while it really looks, so that a
database that was away for a while takes nobody's lease.
"""

import asyncio
from collections.abc import Callable, Iterable

from msgspec import Struct

from bidwhist.server.platform.cluster.repository import LEASE_MS, UP, Me, NodeRows, Peer
from bidwhist.server.platform.database.database import LOG, NotSaved
from bidwhist.server.platform.database.store import Store

POLL_INTERVAL_S = 0.25
"""Seconds between two looks at whether the other nodes live."""
SUSPECT_MS = 1500
"""Milliseconds without a heartbeat after which an owner is waited for, and nobody is sent there."""

LONGEST_GAP_S = 1.0
"""Seconds that count at most between two looks: an observer that stood still, or had no database, saw nothing."""


class _Seen(Struct):
    """The last heartbeat of a node that was seen, and for how many seconds it has been the same."""

    heartbeat: tuple[int, int]
    counted_until: float
    """The time up to which its seconds have been counted (s, monotonic)."""
    unchanged_s: float = 0.0


class Liveness:
    """What one node has seen of the others' heartbeats."""

    def __init__(self) -> None:
        self._seen: dict[str, _Seen] = {}

    def look(self, nodes: Iterable[Peer], began: float, ended: float) -> None:
        """Note the heartbeats that a look found, which was begun and ended at these times (s, monotonic)."""
        before, self._seen = self._seen, {}
        for node in nodes:
            heartbeat = (node.epoch, node.heartbeat)
            known = before.get(node.id)
            if known is not None and known.heartbeat == heartbeat:
                # The time of the looks themselves counts too: with a slow database they are most of the time.
                passed = min(LONGEST_GAP_S, max(0.0, began - known.counted_until))
                self._seen[node.id] = _Seen(heartbeat, began, known.unchanged_s + passed)
            else:
                # It may have been written at the very end of this look.
                self._seen[node.id] = _Seen(heartbeat, ended)

    def age(self, node: Peer) -> int:
        """Milliseconds for which a node's heartbeat has been seen unchanged."""
        known = self._seen.get(node.id)
        if known is None or known.heartbeat != (node.epoch, node.heartbeat):
            return 0
        return int(known.unchanged_s * 1000)

    def has_lost_lease(self, node: Peer) -> bool:
        """Whether a node has had no heartbeat for the time of a lease."""
        return self.age(node) >= LEASE_MS


class Observer:
    """One node's looks at the others; it writes that those are gone which have lost their lease."""

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
        """Whether a node takes tables, as far as is known."""
        return node.state == UP and not self.is_suspect(node)

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_S)
            try:
                await self.look()
            except NotSaved:
                # Without a look no time counts against anybody.
                continue
            except Exception:
                LOG.exception("a look at the other nodes failed; the next is tried")

    async def look(self) -> None:
        """Look once.

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
