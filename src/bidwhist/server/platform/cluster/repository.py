"""Queries of nodes, of the tables they own, and of hints between them.

A lease belongs to a node, not to each table: a node without a heartbeat for ``LEASE`` has lost all of its tables. The
other nodes measure that (``liveness``). One of them marks it as gone, if its heartbeat is still the one that was seen;
from then on it owns nothing.
"""

from functools import cache
from typing import Any, Generic

from msgspec import Struct

from bidwhist.server.platform.database.database import Connection, Joiner, NotOwner, T, Work

LEASE_MS = 4000
"""Milliseconds without a heartbeat after which a node has lost its tables."""
FORGET_NODE_AFTER_MS = 24 * 3_600_000
"""Milliseconds after which the row of a gone node is deleted."""
UP, DRAINING, GONE = "up", "draining", "gone"


class Peer(Struct, frozen=True):
    """A node as others see it."""

    id: str
    epoch: int
    url: str
    heartbeat: int
    """A number that grows with each heartbeat."""
    state: str


class Beat(Struct, frozen=True):
    """The result of a heartbeat."""

    time: int | None
    """The store's time (ms); None if the node had lost its lease."""
    nodes: tuple[Peer, ...]
    """All nodes with a lease, itself included."""
    hints: tuple[tuple[str, str], ...]
    """Hints for it: topic and subject."""


class Me(Struct, frozen=True):
    """A node's id, and its epoch: how often it has registered."""

    id: str
    epoch: int


class NodeRows:
    """The queries of nodes on one database: ``now`` is SQL for its clock, ``held`` as in ``Database``."""

    def __init__(self, clock: str, held: str = "") -> None:
        self.clock, self._held = clock, held
        self._lives = f"nodes.state <> '{GONE}'"
        # Always greater than before, even if the clock is set back. Older versions read it as a time.
        self._next = f"CASE WHEN nodes.heartbeat >= {clock} THEN nodes.heartbeat + 1 ELSE {clock} END"
        self._is_owned = (
            "EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND nodes.epoch = owners.epoch "
            f"AND {self._lives})"
        )

    def time(self, connection: Connection) -> int:
        """The store's time, in milliseconds since 1970."""
        return int(connection.execute(f"SELECT {self.clock}").fetchone()[0])

    def register(self, me: Me, url: str, state: str = UP) -> Work[None]:
        """Register a node, or register it again with a greater epoch: it no longer owns what it had."""
        query = (
            f"INSERT INTO nodes VALUES (?, ?, ?, {self.clock}, ?) ON CONFLICT (id) DO UPDATE SET "
            f"epoch = excluded.epoch, url = excluded.url, heartbeat = {self._next}, state = excluded.state"
        )

        def work(connection: Connection) -> None:
            connection.execute(query, (me.id, me.epoch, url, state))

        return work

    def beat(self, me: Me, state: str) -> Work[Beat]:
        """Write a heartbeat if the node still has its lease, and collect its hints."""
        query = (
            f"UPDATE nodes SET heartbeat = {self._next}, state = ? WHERE id = ? AND epoch = ? AND {self._lives} "
            f"RETURNING {self.clock}"
        )

        def work(connection: Connection) -> Beat:
            written = connection.execute(query, (state, me.id, me.epoch)).fetchall()
            taken = connection.execute("DELETE FROM outbox WHERE node = ? RETURNING topic, subject", (me.id,))
            hints = tuple((topic, subject) for topic, subject in taken.fetchall())
            return Beat(written[0][0] if written else None, self.living(connection), hints)

        return work

    def living(self, connection: Connection) -> tuple[Peer, ...]:
        """The nodes with a lease."""
        query = f"SELECT id, epoch, url, heartbeat, state FROM nodes WHERE {self._lives} ORDER BY id"
        return tuple(_peer(found) for found in connection.execute(query))

    def expire(self, node: Peer) -> Work[bool]:
        """Expire a node's lease if its heartbeat is still the one that was seen; says whether it was."""
        query = f"UPDATE nodes SET state = '{GONE}' WHERE id = ? AND epoch = ? AND heartbeat = ? AND {self._lives}"
        values = (node.id, node.epoch, node.heartbeat)
        return lambda connection: connection.execute(query, values).rowcount > 0

    def addresses(self, connection: Connection) -> frozenset[str]:
        """Addresses of present and recent nodes."""
        return frozenset(url for (url,) in connection.execute("SELECT url FROM nodes"))

    def owner_of(self, table: str) -> Work[Peer | None]:
        """The node that owns a table and has its lease."""
        query = (
            "SELECT id, nodes.epoch, url, heartbeat, state FROM owners JOIN nodes ON nodes.id = "
            f"owners.node AND nodes.epoch = owners.epoch WHERE table_id = ? AND {self._lives}"
        )

        def work(connection: Connection) -> Peer | None:
            found = connection.execute(query, (table,)).fetchone()
            return _peer(found) if found else None

        return work

    def loads(self, connection: Connection) -> dict[str, int]:
        """The number of tables of each node that has any."""
        query = (
            "SELECT owners.node, COUNT(*) FROM owners JOIN nodes ON nodes.id = owners.node "
            f"AND nodes.epoch = owners.epoch WHERE {self._lives} GROUP BY owners.node"
        )
        return dict(tuple(row) for row in connection.execute(query).fetchall())

    def claim(self, table: str, me: Me, *, by_force: bool = False) -> Work[bool]:
        """Claim a table that no living node owns, or any table; says whether it is ours now."""
        condition = "" if by_force else f" WHERE NOT {self._is_owned}"
        find = self.owner_of(table)
        query = (
            f"INSERT INTO owners SELECT ?, id, epoch FROM nodes WHERE id = ? AND epoch = ? AND {self._lives} "
            f"ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = excluded.epoch{condition}"
        )

        def work(connection: Connection) -> bool:
            connection.execute(query, (table, me.id, me.epoch))
            owner = find(connection)
            return owner is not None and (owner.id, owner.epoch) == (me.id, me.epoch)

        return Claim(table, work)

    def begin(self, table: str, me: Me) -> Work[None]:
        """Record a node as the owner of a new table."""

        def work(connection: Connection) -> None:
            connection.execute("INSERT INTO owners VALUES (?, ?, ?)", (table, me.id, me.epoch))

        return work

    def fenced(self, table: str, me: Me, work: Work[T]) -> Work[T]:
        """Fence work so that it is done only if a node owns a table, until the commit; it raises ``NotOwner``
        otherwise.

        Without the row lock another node could claim the table and read its log between this check and the write: it
        would then wait for a card that has been played already.
        """
        return Fenced(table, me, work, self._held)

    def release(self, tables: tuple[str, ...], me: Me) -> Work[None]:
        """Release tables."""
        query = "DELETE FROM owners WHERE table_id = ? AND node = ? AND epoch = ?"

        def work(connection: Connection) -> None:
            connection.executemany(query, [(table, me.id, me.epoch) for table in sorted(tables)])

        return work

    def tell(self, me: Me, hints: tuple[tuple[str, str, str], ...]) -> Work[None]:
        """Store a hint for every other living node: an id, a topic, a subject."""
        query = f"INSERT INTO outbox SELECT ? || ' ' || id, id, ?, ? FROM nodes WHERE id <> ? AND {self._lives}"

        def work(connection: Connection) -> None:
            for name, topic, subject in hints:
                connection.execute(query, (name, topic, subject, me.id))

        return work

    def tidy(self, connection: Connection) -> None:
        """Delete nodes that are long gone, with their tables and hints."""
        connection.execute(
            f"DELETE FROM nodes WHERE state = '{GONE}' AND heartbeat < {self.clock} - {FORGET_NODE_AFTER_MS}"
        )
        connection.execute("DELETE FROM owners WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owners.node)")
        connection.execute("DELETE FROM outbox WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = outbox.node)")


def newest_address(connection: Connection) -> str:
    """The address of the node that was heard of last; empty where there was none."""
    found = connection.execute("SELECT url FROM nodes ORDER BY heartbeat DESC LIMIT 1").fetchone()
    return str(found[0]) if found else ""


class Claim(Struct, frozen=True):
    """A claim of a table."""

    table: str
    work: Work[bool]

    def __call__(self, connection: Connection) -> bool:
        """Claim it; says whether it is owned now."""
        return self.work(connection)

    @property
    def joins(self) -> Joiner:
        """Claims in one commit are sorted by table."""
        return _claimed_in_order


def _claimed_in_order(connection: Connection, claims: list[Claim]) -> list[bool]:
    # Otherwise two nodes that take over each other's tables in different orders would deadlock.
    order = sorted(range(len(claims)), key=lambda number: claims[number].table)
    had = {number: claims[number](connection) for number in order}
    return [had[number] for number in range(len(claims))]


class Fenced(Struct, Generic[T], frozen=True):
    """Fenced work."""

    table: str
    me: Me
    work: Work[T]
    held: str

    def __call__(self, connection: Connection) -> T:
        """Check the fence, then do the work.

        :raises NotOwner: if another node owns the table.
        """
        _check_are_ours(connection, [self])
        return self.work(connection)

    @property
    def joins(self) -> Joiner | None:
        """Check all fences in one query, then do the work."""
        inner: Joiner | None = getattr(self.work, "joins", None)
        return None if inner is None else _joined(inner)

    @property
    def lane(self) -> str:
        """That of the work; the table's owner may be locked by many at once."""
        return getattr(self.work, "lane", "")

    @property
    def is_short(self) -> bool:
        """Never: the shared database is at the other end of a network."""
        return False


@cache
def _joined(inner: Joiner) -> Joiner:
    def join(connection: Connection, pieces: list[Fenced[Any]]) -> list[Any]:
        _check_are_ours(connection, pieces)
        return inner(connection, [piece.work for piece in pieces])

    return join


def _check_are_ours(connection: Connection, pieces: "list[Fenced[Any]]") -> None:
    tables, (me, held) = {piece.table for piece in pieces}, (pieces[0].me, pieces[0].held)
    places = ", ".join("?" * len(tables))
    query = (
        f"SELECT table_id FROM owners WHERE table_id IN ({places}) AND node = ? AND epoch = ? ORDER BY table_id{held}"
    )
    found = connection.execute(query, (*sorted(tables), me.id, me.epoch)).fetchall()
    if len(found) < len(tables) or any(piece.me != me for piece in pieces):
        raise NotOwner("another node has this table")


def _peer(found: tuple[str, int, str, int, str]) -> Peer:
    return Peer(*found)
