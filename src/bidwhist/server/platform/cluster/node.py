"""One node of many: its heartbeat, its claims, where tables are, and what other nodes tell.

It speaks to the store over a connection of its own, so that a heartbeat never waits behind the rows of tables.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random, SystemRandom

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
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
"""Looks at whether a node at the same address lives, at a start: as long as a lease."""
CLEANUP_EVERY_BEATS = 600
"""Heartbeats between two looks for nodes that are long gone."""


_RANDOM = SystemRandom()


def since_boot() -> float:
    """Seconds by a clock that nobody can set, and that goes on while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def nobody_hears(topic: str, subject: str) -> None:
    """Nobody listens yet."""


def nothing_is_lost() -> None:
    """No table is in memory yet."""


def nobody_waits() -> None:
    """No table waits for the store yet."""


def nobody_asks() -> None:
    """Nobody wants to know of nodes that come and go."""


class Node(Ownership):
    """This server among others over the same store."""

    def __init__(
        self, store: Store, url: str, *, steady: Callable[[], float] = since_boot, random: Random = _RANDOM
    ) -> None:
        self.url = url.rstrip("/")
        self.me = Me(random.randbytes(6).hex(), 1)
        self.state = UP
        self.heard: Callable[[str, str], None] = nobody_hears
        """Told what other nodes tell, by topic and subject."""
        self.lost: Callable[[], None] = nothing_is_lost
        """Told when the lease is gone, and every table with it."""
        self.met: Callable[[], None] = nobody_asks
        """Told when other nodes take people than before."""
        self.returned: Callable[[], None] = nobody_waits
        """Told when the store is back that was away for everybody."""
        self.steady = steady
        self._store = store
        self.rows = NodeRows(self._store.database.clock, self._store.database.held)
        self._is_away = False
        """Whether the store is away for everybody, by what the last heartbeat met."""
        self.peers: tuple[Peer, ...] = ()
        """The living nodes as last seen, this one among them."""
        self.urls: tuple[str, ...] = ()
        self.pages = frozenset({self.url})
        self._seen = steady()
        """When the last heartbeat was begun that was written."""
        self._told: tuple[int, float] | None = None
        """The store's time (ms), and when it was told."""
        self._is_cut_off = False
        self.observer = Observer(store, self.rows, lambda: self.me, steady, self._meet)
        self._outbox = Outbox(self._store, self.rows, lambda: self.me, random)
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    # Its life.

    def clock(self) -> int:
        """The store's time in nanoseconds since 1970: asked for at a start, then as the last heartbeat told it."""
        if self._told is None:
            self._told = self._store.database.read(self.rows.time), self.steady()
        time, at = self._told
        return time * 1_000_000 + int((self.steady() - at) * 1e9)

    async def start(self) -> None:
        """Register, and be alive from now on."""
        await self._register()
        self._tasks = asyncio.create_task(self._live()), asyncio.create_task(self.observer.watch())

    async def stop(self) -> None:
        """Be gone: what is still ours is anybody's."""
        for task in self._tasks:
            task.cancel()
        await self._outbox.finish()
        with suppress(NotSaved):
            await self._store.write(self.rows.register(self.me, self.url, GONE))
        self._store.close()

    async def drain(self) -> None:
        """Claim nothing more; the others are told at once."""
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
        # A store that does not answer is waited for; meanwhile the lease may run out.
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
            # Without a heartbeat a node would keep tables that it may not serve, until somebody ends it.
            LOG.exception("a heartbeat of this node failed; the next is tried")
        finally:
            beat.cancel()
        self.look_at_lease()

    def look_at_lease(self) -> None:
        """Let every table go once no heartbeat was written for as long as a lease.

        While the store is down nobody else can have taken them: then they stay, and :meth:`check_lease` refuses.
        """
        if self.age > LEASE_MS and not self._is_away and not self._is_cut_off:
            self._is_cut_off = True
            LOG.error("this node had no heartbeat for %d ms: its tables are let go", self.age)
            _is_told(self.lost)

    def check_lease(self) -> None:
        """Let every table go if they may be another's by now.

        :raises Away: while nobody can know that, since the store is down.
        """
        self.look_at_lease()
        if self.age > LEASE_MS and self._is_away:
            raise Away(Saying("refused-not-saved"))

    async def _beat(self) -> None:
        began = self.steady()
        came = await self._store.write(self.rows.beat(self.me, self.state))
        if came.time is None:
            await self._begin_anew()
            return
        self._seen, self._told = began, (came.time, began)
        self._is_cut_off = False
        self._meet(came.nodes)
        for topic, subject in came.hints:
            _is_told(self.heard, topic, subject)

    def _meet(self, nodes: tuple[Peer, ...]) -> None:
        self.peers = nodes
        self.pages |= {peer.url for peer in nodes}
        taking = tuple(peer.url for peer in nodes if peer.state == UP)
        if taking != self.urls:
            self.urls = taking
            _is_told(self.met)

    async def _begin_anew(self) -> None:
        LOG.error("this node's lease has run out: its tables are let go, and it begins anew")
        self.me = Me(self.me.id, self.me.epoch + 1)
        _is_told(self.lost)
        began = self.steady()
        await self._store.write(self.rows.register(self.me, self.url, self.state))
        self._seen, self._is_cut_off = began, False

    @property
    def age(self) -> int:
        """Milliseconds since the last heartbeat that was written, by a clock that nobody can set."""
        return int((self.steady() - self._seen) * 1000)

    # Which nodes there are.

    def successor(self, table: str) -> str:
        """The address of the other node that should have a table once it is not ours; empty where there is none."""
        others = {peer.id: peer.url for peer in self.peers if peer.id != self.me.id and self.observer.takes(peer)}
        return others.get(preferred_node(table, others) or "", "")

    async def loads(self) -> dict[str, int]:
        """How many tables each node has that takes any, by id."""
        has = await self._store.read(self.rows.loads)
        return {node: has.get(node, 0) for node in _taking(self)}

    # Which tables it has.

    async def claim(self, table: str) -> None:
        """Have a table that no living node has, if it is ours to have.

        An owner that is late with its heartbeat is waited for until it lives or has lost its lease.

        :raises Elsewhere: if another node has it, or should.
        """
        while True:
            owner = await self._store.read(self.rows.owner_of(table))
            if owner is None or owner.id == self.me.id:
                # As of now: a node that ends would send people back here.
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
        """Have a table from now on, whoever has it; the one that had it hears of it.

        :raises NotSaved: if this node has no lease.
        """
        if not await self._store.write(self.rows.claim(table, self.me, by_force=True)):
            raise NotSaved("this node has lost its lease")
        self.tell("taken", table)

    def fenced(self, table: str, work: Work[T]) -> Work[T]:
        """Work that is only done while a table is ours."""
        return self.rows.fenced(table, self.me, work)

    def begun(self, table: str, work: Work[T]) -> Work[T]:
        """Work that makes a new table, which is ours unless we take none."""
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
        """Tables are not in memory any more: the next node that is asked may have them."""
        self._outbox.let_go(tables)

    async def give_up(self, tables: Iterable[str]) -> None:
        """Tables are nobody's, as soon as this returns."""
        await self._store.write(self.rows.release(tuple(tables), self.me))

    async def where(self, table: str) -> str:
        """The address of the node that has a table, or should."""
        owner = await self._store.read(self.rows.owner_of(table))
        if owner is not None:
            return owner.url
        self.peers = await self._store.read(self.rows.living)
        taking = _taking(self)
        return taking.get(preferred_node(table, taking) or "", "")

    # What it tells the others.

    def tell(self, topic: str, subject: str) -> None:
        """Tell the other nodes; they hear it with their next heartbeat."""
        self._outbox.tell(topic, subject)


def _is_told(listener: Callable[..., None], *what: str) -> None:
    # Whatever is wrong with who listens, the heartbeat goes on, and so does what else came with it.
    try:
        listener(*what)
    except Exception:
        LOG.exception("what a heartbeat brought could not be heeded: %s", " ".join(what) or listener)


def _taking(node: Node) -> dict[str, str]:
    """The nodes that take tables, by id."""
    others = {peer.id: peer.url for peer in node.peers if peer.id != node.me.id and node.observer.takes(peer)}
    return others if node.state != UP else {**others, node.me.id: node.url}


def check_address(database: Database, url: str, rest: Callable[[float], None] = time.sleep) -> None:
    """Wait until no other node says that people reach it at an address.

    :raises WhistError: if one says so that lives: both would send people to themselves.
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
    """The address of the node of a house that was heard of last; empty where there was none."""
    return await store.read(_newest_address)
