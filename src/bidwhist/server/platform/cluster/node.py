"""A node of a cluster: heartbeat, claims of tables, locations of tables, and hints from other nodes.

It uses a store connection of its own, so that a heartbeat never queues behind tables' rows.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random, SystemRandom

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.platform.backoff import end
from bidwhist.server.platform.cluster.liveness import POLL_INTERVAL_S, Observer
from bidwhist.server.platform.cluster.outbox import Outbox
from bidwhist.server.platform.cluster.ownership import Ownership, WrongNode
from bidwhist.server.platform.cluster.rendezvous_hash import preferred_node
from bidwhist.server.platform.cluster.repository import DRAINING, GONE, LEASE_MS, UP, Me, NodeRows, Peer
from bidwhist.server.platform.cluster.repository import newest_address as _newest_address
from bidwhist.server.platform.database.database import LOG, Away, Connection, Database, NotSaved, T, Work
from bidwhist.server.platform.database.store import Store

HEARTBEAT_INTERVAL_S = 1.0
"""Seconds between two heartbeats."""
TWIN_CHECKS = 16
"""Polls at a start for a living node at the same address; they take as long as a lease."""
CLEANUP_EVERY_BEATS = 600
"""Heartbeats between two clean-ups of nodes that are long gone."""


_RANDOM = SystemRandom()


def since_boot() -> float:
    """Seconds by a monotonic clock that continues while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def nobody_hears(topic: str, subject: str) -> None:
    """No callback is set yet."""


def nothing_is_lost() -> None:
    """No callback is set yet."""


def nobody_waits() -> None:
    """No callback is set yet."""


def nobody_asks() -> None:
    """No callback is set yet."""


class Node(Ownership):
    """This server as a node of a cluster over one store."""

    def __init__(
        self, store: Store, url: str, *, steady: Callable[[], float] = since_boot, random: Random = _RANDOM
    ) -> None:
        self.url = url.rstrip("/")
        self.me = Me(random.randbytes(6).hex(), 1)
        self.state = UP
        self.heard: Callable[[str, str], None] = nobody_hears
        """Called with hints from other nodes: topic and subject."""
        self.lost: Callable[[], None] = nothing_is_lost
        """Called when the lease is lost, and every table with it."""
        self.met: Callable[[], None] = nobody_asks
        """Called when the set of nodes that take people has changed."""
        self.returned: Callable[[], None] = nobody_waits
        """Called when the store is back after being down for everybody."""
        self.steady = steady
        self._store = store
        self.rows = NodeRows(self._store.database.clock, self._store.database.held)
        self._is_away = False
        """Whether the store is down for everybody, by the last heartbeat's error."""
        self.peers: tuple[Peer, ...] = ()
        """The living nodes as last seen, this one among them."""
        self.urls: tuple[str, ...] = ()
        self.pages = frozenset({self.url})
        self._seen = steady()
        """When the last successful heartbeat was begun."""
        self._told: tuple[int, float] | None = None
        """The store's time (ms), and when it was read."""
        self._is_cut_off = False
        self.observer = Observer(store, self.rows, lambda: self.me, steady, self._meet)
        self._outbox = Outbox(self._store, self.rows, lambda: self.me, random)
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    # Start and stop.

    def clock(self) -> int:
        """The store's time in nanoseconds since 1970: read at the start, then from the last heartbeat."""
        if self._told is None:
            self._told = self._store.database.read(self.rows.time), self.steady()
        time, at = self._told
        return time * 1_000_000 + int((self.steady() - at) * 1e9)

    async def start(self) -> None:
        """Register the node and start its heartbeat."""
        await self._register()
        self._tasks = asyncio.create_task(self._live()), asyncio.create_task(self.observer.watch())

    async def stop(self) -> None:
        """Deregister: tables still owned become free."""
        await end(self._tasks)
        await self._outbox.finish()
        with suppress(NotSaved):
            await self._store.write(self.rows.register(self.me, self.url, GONE))
        self._store.close()

    async def drain(self) -> None:
        """Stop claiming tables; the others are told at once."""
        self.state = DRAINING
        with suppress(NotSaved):
            await self._beat()

    async def _register(self) -> None:
        began = self.steady()
        await self._store.write(self.rows.register(self.me, self.url, self.state))
        self._seen = began
        self.pages |= await self._store.read(self.rows.addresses)
        await self._beat()

    async def _live(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(HEARTBEAT_INTERVAL_S)
            beats += 1
            await self._beat_in_time()
            if beats % CLEANUP_EVERY_BEATS == 0:
                with suppress(NotSaved):
                    await self._store.write(self.rows.tidy)

    async def _beat_in_time(self) -> None:
        # Wait for a store that does not answer; the lease may expire meanwhile.
        beat = asyncio.create_task(self._beat())
        try:
            while not beat.done():
                await asyncio.wait((beat,), timeout=POLL_INTERVAL_S)
                self.look_at_lease()
            beat.result()
            was_away, self._is_away = self._is_away, False
            if was_away:
                _is_told(self.returned)
        except NotSaved as error:
            self._is_away = isinstance(error, Away)
        except Exception:
            # Without this a node without heartbeats would keep tables that it must not serve.
            LOG.exception("a heartbeat of this node failed; the next one is soon")
        finally:
            beat.cancel()
        self.look_at_lease()

    def look_at_lease(self) -> None:
        """Drop every table once no heartbeat has been written for the time of a lease.

        While the store is down nobody else can have claimed them, so they stay, and :meth:`check_lease` refuses.
        """
        if self.age > LEASE_MS and not self._is_away and not self._is_cut_off:
            self._is_cut_off = True
            LOG.error("this node had no heartbeat for %d ms: it drops its tables", self.age)
            _is_told(self.lost)

    def check_lease(self) -> None:
        """Drop every table if another node may own them by now.

        :raises Away: if that cannot be known, because the store is down.
        """
        self.look_at_lease()
        if self.age > LEASE_MS and self._is_away:
            raise Away(Saying("refused-not-saved"))

    async def _beat(self) -> None:
        began = self.steady()
        beat = await self._store.write(self.rows.beat(self.me, self.state))
        if beat.time is None:
            await self._register_again()
            return
        self._seen, self._told = began, (beat.time, began)
        self._is_cut_off = False
        self._meet(beat.nodes)
        for topic, subject in beat.hints:
            _is_told(self.heard, topic, subject)

    def _meet(self, nodes: tuple[Peer, ...]) -> None:
        self.peers = nodes
        self.pages |= {peer.url for peer in nodes}
        taking = tuple(peer.url for peer in nodes if peer.state == UP)
        if taking != self.urls:
            self.urls = taking
            _is_told(self.met)

    async def _register_again(self) -> None:
        # Without a heartbeat for so long it has dropped its tables already, and said so.
        LOG.error(
            "this node's lease has expired: it %sregisters again", "" if self._is_cut_off else "drops its tables and "
        )
        self.me = Me(self.me.id, self.me.epoch + 1)
        _is_told(self.lost)
        began = self.steady()
        await self._store.write(self.rows.register(self.me, self.url, self.state))
        self._seen, self._is_cut_off = began, False

    @property
    def age(self) -> int:
        """Milliseconds since the last successful heartbeat, by a monotonic clock."""
        return int((self.steady() - self._seen) * 1000)

    # Nodes.

    def successor(self, table: str) -> str:
        """The address of the node that should own a table after this one; empty if there is none."""
        others = {peer.id: peer.url for peer in self.peers if peer.id != self.me.id and self.observer.takes(peer)}
        return others.get(preferred_node(table, others) or "", "")

    async def loads(self) -> dict[str, int]:
        """Tables of each node that takes any, by id."""
        has = await self._store.read(self.rows.loads)
        return {node: has.get(node, 0) for node in _taking(self)}

    # Tables.

    async def claim(self, table: str) -> None:
        """Claim a table that no living node owns, if this node is the preferred one.

        If the owner's heartbeat is late, wait until it is back or has lost its lease.

        :raises WrongNode: if another node owns it, or should.
        """
        while True:
            owner = await self._store.read(self.rows.owner_of(table))
            if owner is None or owner.id == self.me.id:
                # By the present state: a node that is shutting down would redirect people back here.
                self.peers = await self._store.read(self.rows.living)
                self._check_is_mine_to_have(table, owner)
                if await self._store.write(self.rows.claim(table, self.me)):
                    return
            elif owner.url != self.url and not self.observer.is_suspect(owner):
                raise WrongNode(table, owner.url)
            await asyncio.sleep(POLL_INTERVAL_S)

    def _check_is_mine_to_have(self, table: str, owner: Peer | None) -> None:
        taking = _taking(self)
        best = preferred_node(table, taking)
        if best == self.me.id or (owner is not None and self.state == UP):
            return
        raise WrongNode(table, taking.get(best or "", ""))

    async def take(self, table: str) -> None:
        """Take a table over from its owner, which is told.

        :raises NotSaved: if this node has no lease.
        """
        if not await self._store.write(self.rows.claim(table, self.me, by_force=True)):
            raise NotSaved("this node has lost its lease")
        self.tell("taken", table)

    def fenced(self, table: str, work: Work[T]) -> Work[T]:
        """Fence work so that it is only done while this node owns a table."""
        return self.rows.fenced(table, self.me, work)

    def begun(self, table: str, work: Work[T]) -> Work[T]:
        """Work that creates a table owned by this node, unless it takes none."""
        if not self.may_begin():
            return work
        begin = self.rows.begin(table, self.me)

        def both(connection: Connection) -> T:
            begin(connection)
            return work(connection)

        return both

    def may_begin(self) -> bool:
        """Whether this node takes tables."""
        return self.state == UP

    def let_go(self, *tables: str) -> None:
        """Release unloaded tables: the next node that is asked for them may claim them."""
        self._outbox.let_go(tables)

    async def give_up(self, tables: Iterable[str]) -> None:
        """Release tables; they are free when this returns."""
        await self._store.write(self.rows.release(tuple(tables), self.me))

    async def where(self, table: str) -> str:
        """The address of the node that owns a table, or should."""
        owner = await self._store.read(self.rows.owner_of(table))
        if owner is not None:
            return owner.url
        self.peers = await self._store.read(self.rows.living)
        taking = _taking(self)
        return taking.get(preferred_node(table, taking) or "", "")

    # Hints.

    def tell(self, topic: str, subject: str) -> None:
        """Send a hint to the other nodes, which get it with their next heartbeat."""
        self._outbox.tell(topic, subject)


def _is_told(listener: Callable[..., None], *what: str) -> None:
    # A callback's error must not stop the heartbeat or the other hints.
    try:
        listener(*what)
    except Exception:
        LOG.exception("a notice that came with a heartbeat could not be handled: %s", " ".join(what) or listener)


def _taking(node: Node) -> dict[str, str]:
    """The nodes that take tables, by id."""
    others = {peer.id: peer.url for peer in node.peers if peer.id != node.me.id and node.observer.takes(peer)}
    return others if node.state != UP else {**others, node.me.id: node.url}


def check_address(database: Database, url: str, rest: Callable[[float], None] = time.sleep) -> None:
    """Wait until no other node claims an address.

    :raises WhistError: if a living node has it: each would redirect people to itself.
    """
    rows, url = NodeRows(database.clock, database.held), url.rstrip("/")
    before: dict[str, Peer] = {}
    for _ in range(TWIN_CHECKS):
        there = {peer.id: peer for peer in database.read(rows.living) if peer.url == url and peer.state == UP}
        if not there:
            return
        for peer in there.values():
            if peer.heartbeat != before.setdefault(peer.id, peer).heartbeat:
                raise WhistError(f"another server is running with this --node-url; each needs its own: {url}")
        rest(POLL_INTERVAL_S)


async def newest_address(store: Store) -> str:
    """The address of the node of a cluster that was heard of last; empty where there was none."""
    return await store.read(_newest_address)
