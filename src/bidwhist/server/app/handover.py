"""Hands tables over to other servers of a cluster, and handles hints from them."""

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random

from bidwhist.server.app.peers import HINT_HANDLERS
from bidwhist.server.platform.cluster.balance import moves
from bidwhist.server.platform.cluster.node import Node
from bidwhist.server.platform.database.database import LOG, NotSaved
from bidwhist.server.privacy.erasure import erase_from_match
from bidwhist.server.protocol.server_messages import Nodes
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.repository import listed_tables
from bidwhist.server.tables.session import TableSession

HANDOVER_DEADLINE_S = 5.0
"""Seconds in which a server that shuts down hands over all of its tables."""
HANDOVER_INTERVAL_S = 0.005
"""Seconds between two handovers while there are few tables; it shrinks so that any number fits the limit."""
LOBBY_POLL_INTERVAL_S = 5.0
"""Poll interval in seconds for tables that other servers have opened."""
BALANCE_LOOKS = 4
"""Balance tables once in so many polls of the lobby."""
IDLE_MS = 20_000
"""Milliseconds without a step after which a table may move to another server, so not in the middle of a trick."""


class Handover:
    """Moves the tables of one node to others."""

    def __init__(self, server_state: ServerState, node: Node, random: Random) -> None:
        self.server_state, self.node, self.random = server_state, node, random
        self._doing: set[asyncio.Task[None]] = set()
        node.heard, node.lost, node.met = self.hear, self.lose_all, self.tell_nodes
        node.returned = self.try_again
        server_state.peers.lost = self.lose
        server_state.shutdown_hooks.append(self.drain)
        server_state.metrics.nodes.set_function(lambda: len(node.peers))
        server_state.metrics.heartbeat.set_function(lambda: node.age / 1000)

    # Tables that are lost.

    def lose(self, table: str) -> None:
        """Another node owns a table already: redirect its followers."""
        self.server_state.registry.was_lost(table)
        session = self.server_state.registry.known.get(table)
        if session is not None:
            self.server_state.metrics.stepped_down.inc()
            self.part(session, "", 0)

    def lose_all(self) -> None:
        """The lease has expired: unload every table and redirect its followers."""
        self.server_state.registry.was_lost()
        registry = list(self.server_state.registry.known.values())
        self.server_state.metrics.stepped_down.inc(len(registry))
        longest = self._spread(len(registry)) * 1000
        for session in registry:
            self.part(session, self.node.successor(session.table.id), round(longest * self.random.random()))

    def try_again(self) -> None:
        """The store is back: tables retry at once."""
        for session in self.server_state.registry.known.values():
            session.moved.set()

    def part(self, session: TableSession, url: str, wait: int) -> None:
        """Unload a table and tell its followers where it goes; they keep their connections."""
        self.server_state.registry.drop(session)
        followers = session.followers
        for connection in [*followers.connections, *followers.standing]:
            followers.remove(connection, session.table, self.server_state.context.now())
            self.server_state.redirects.send(connection, session.table.id, url, wait)

    # Tables that are handed over.

    async def drain(self) -> None:
        """Stop claiming tables, then hand them over one by one, spread over a few seconds.

        Each table is played until its turn, so that nobody waits and thousands do not arrive at once. If no other node
        is alive, they all stay until this one is gone.
        """
        if self.node.state != "up":
            return
        await self.node.drain()
        registry = list(self.server_state.registry.known.values())
        spread = self._spread(len(registry))
        if any(self.node.successor(session.table.id) for session in registry):
            await asyncio.gather(*(self._hand_over(session, self.random.random() * spread) for session in registry))

    async def balance(self) -> None:
        """Hand idle tables to servers that have fewer than their share, for example after a restart."""
        loads = await self.node.loads()
        if self.node.me.id not in loads or len(loads) < 2:
            return
        since = self.server_state.context.now() - IDLE_MS
        idle = {
            table: session for table, session in self.server_state.registry.known.items() if session.table.time < since
        }
        for table in moves(loads, self.node.me.id, idle):
            if self.node.successor(table):
                await self._hand_over(idle[table], 0)

    async def _hand_over(self, session: TableSession, after: float) -> None:
        await asyncio.sleep(after)
        table = session.table.id
        async with session.lock:
            if self.server_state.registry.known.get(table) is not session:
                return
            try:
                await self.node.give_up((table,))
            except NotSaved:
                LOG.warning("table %s could not be given up; its lease ends by itself", table)
            self.server_state.metrics.handed_over.inc()
            self.part(session, self.node.successor(table), 0)

    def _spread(self, tables: int) -> float:
        return min(HANDOVER_DEADLINE_S, tables * HANDOVER_INTERVAL_S)

    # Hints from other nodes.

    def hear(self, topic: str, subject: str) -> None:
        """Handle a hint from another node; unknown topics of later versions are ignored."""
        if (handle := _HINT_HANDLERS.get(topic)) is not None:
            handle(self, subject)
        elif (common := HINT_HANDLERS.get(topic)) is not None:
            common(self.server_state, subject)

    def _taken(self, table: str) -> None:
        self.lose(table)

    def _match(self, match: str) -> None:
        erase_from_match(self.server_state, match)

    def tell_nodes(self) -> None:
        """The set of nodes has changed: clients must know where to go when this one is gone."""
        for connection in list(self.server_state.connections.all):
            connection.send(Nodes(self.node.urls))

    # Polling.

    async def watch(self) -> None:
        """Divide the limits among the nodes, and list the tables that they have opened."""
        for look in count(1):
            self.server_state.limits.divide(max(1, len(self.node.peers)))
            self.server_state.table_access.tries.shares = self.server_state.limits.shares
            await self.look_at_lobby()
            if look % BALANCE_LOOKS == 0:
                await self.balance()
            await asyncio.sleep(LOBBY_POLL_INTERVAL_S)

    async def look_at_lobby(self) -> None:
        """List the tables that others have opened, and reload those that they may have changed."""
        state = self.server_state
        ours, lobby = state.registry.known, state.lobby
        lobby.known = {
            table: lobby.known.get(table) if table in ours or state.peers.is_told_of(table) else None
            for table in await state.store.read(listed_tables)
        }
        if any(connection.in_lobby for connection in self.server_state.connections.all):
            lobby.news.set()


_HINT_HANDLERS: dict[str, Callable[[Handover, str], None]] = {"taken": Handover._taken, "match": Handover._match}
