"""What a server among others does with its tables: hands them over, and heeds what the other servers tell."""

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random

from bidwhist.server.cluster.balance import moves
from bidwhist.server.cluster.node import Node
from bidwhist.server.live.farewell import forget_match
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.neighbours import HEED
from bidwhist.server.live.room import Room
from bidwhist.server.protocol.told import Nodes
from bidwhist.server.store.database import LOG, NotSaved
from bidwhist.server.store.log_rows import listed_tables

LONGEST = 5.0
"""Seconds in which a server that ends has handed all of its tables over."""
APART = 0.005
"""Seconds between two tables that are handed over, while there are few: a thousand take the longest time."""
LOBBY_LOOKS = 5.0
"""Seconds between two looks at the tables that other servers have opened."""
BALANCE_LOOKS = 4
"""Looks at the lobby for one at how many tables each server has."""
IDLE_MS = 20_000
"""Milliseconds without a step after which a table may move to another server: nobody is in the middle of a trick."""


class Handover:
    """The tables of one node, and who gets them."""

    def __init__(self, hall: Hall, node: Node, random: Random) -> None:
        self.hall, self.node, self.random = hall, node, random
        self._doing: set[asyncio.Task[None]] = set()
        node.heard, node.lost, node.met = self.hear, self.lose_all, self.tell_nodes
        node.returned = self.try_again
        hall.lost = self.lose
        hall.farewells.append(self.drain)
        hall.metrics.nodes.set_function(lambda: len(node.peers))
        hall.metrics.heartbeat.set_function(lambda: node.age / 1000)

    # Tables that are lost.

    def lose(self, table: str) -> None:
        """A table is another node's already: whoever follows it goes there."""
        self.hall.rooms.was_lost(table)
        room = self.hall.rooms.known.get(table)
        if room is not None:
            self.hall.metrics.stepped_down.inc()
            self.part(room, "", 0)

    def lose_all(self) -> None:
        """The lease is gone: every table is let go, and its followers go on at other nodes."""
        self.hall.rooms.was_lost()
        rooms = list(self.hall.rooms.known.values())
        self.hall.metrics.stepped_down.inc(len(rooms))
        longest = self._spread(len(rooms)) * 1000
        for room in rooms:
            self.part(room, self.node.heir(room.table.id), round(longest * self.random.random()))

    def try_again(self) -> None:
        """The store is back: no table waits longer for its next try."""
        for room in self.hall.rooms.known.values():
            room.moved.set()

    def part(self, room: Room, url: str, wait: int) -> None:
        """A table leaves this node; who follows it is told where it goes, and keeps the connection."""
        self.hall.rooms.drop(room)
        followers = room.followers
        for connection in [*followers.connections, *followers.standing]:
            followers.remove(connection, room.table, self.hall.house.now())
            self.hall.redirects.send(connection, room.table.id, url, wait)

    # Tables that are given up.

    async def drain(self) -> None:
        """Claim nothing more, then hand one table over after another, spread over a few seconds.

        A table is played until its own moment comes, so that nobody waits and thousands do not arrive at once. Where
        no other node is alive, everything stays until this one is gone.
        """
        if self.node.state != "up":
            return
        await self.node.drain()
        rooms = list(self.hall.rooms.known.values())
        spread = self._spread(len(rooms))
        if any(self.node.heir(room.table.id) for room in rooms):
            await asyncio.gather(*(self._hand_over(room, self.random.random() * spread) for room in rooms))

    async def balance(self) -> None:
        """Hand idle tables to servers that have fewer than their share, as one that has come back."""
        loads = await self.node.loads()
        if self.node.me.id not in loads or len(loads) < 2:
            return
        since = self.hall.house.now() - IDLE_MS
        idle = {table: room for table, room in self.hall.rooms.known.items() if room.table.time < since}
        for table in moves(loads, self.node.me.id, idle):
            if self.node.heir(table):
                await self._hand_over(idle[table], 0)

    async def _hand_over(self, room: Room, after: float) -> None:
        await asyncio.sleep(after)
        table = room.table.id
        async with room.lock:
            if self.hall.rooms.known.get(table) is not room:
                return
            try:
                await self.node.give_up((table,))
            except NotSaved:
                LOG.warning("table %s could not be given up; its lease ends by itself", table)
            self.hall.metrics.handed_over.inc()
            self.part(room, self.node.heir(table), 0)

    def _spread(self, tables: int) -> float:
        return min(LONGEST, tables * APART)

    # What other nodes tell.

    def hear(self, topic: str, subject: str) -> None:
        """Heed what another node tells; a topic of a later version is nothing to us."""
        if (heed := _HEED.get(topic)) is not None:
            heed(self, subject)
        elif (common := HEED.get(topic)) is not None:
            common(self.hall, subject)

    def _taken(self, table: str) -> None:
        self.lose(table)

    def _match(self, match: str) -> None:
        forget_match(self.hall, match)

    def tell_nodes(self) -> None:
        """Other nodes take people than before: whoever is connected must know where to go when this one is gone."""
        for connection in list(self.hall.connections):
            connection.send(Nodes(self.node.urls))

    # What it sees of them from time to time.

    async def watch(self) -> None:
        """Share the limits among the nodes, and list the tables that they have opened."""
        for look in count(1):
            self.hall.limits.divide(max(1, len(self.node.peers)))
            self.hall.entry.tries.shares = self.hall.limits.shares
            await self.look_at_lobby()
            if look % BALANCE_LOOKS == 0:
                await self.balance()
            await asyncio.sleep(LOBBY_LOOKS)

    async def look_at_lobby(self) -> None:
        """List the tables that others have opened, and read those anew that they may have changed."""
        found, lobby, ours = await self.hall.store.read(listed_tables), self.hall.lobby, self.hall.rooms.known
        lobby.known = {table: lobby.known.get(table) if table in ours else None for table in found}
        if any(connection.in_lobby for connection in self.hall.connections):
            lobby.news.set()


_HEED: dict[str, Callable[[Handover, str], None]] = {"taken": Handover._taken, "match": Handover._match}
