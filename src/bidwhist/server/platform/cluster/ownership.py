"""Ownership of tables: a single server, at no cost, or a node of a cluster."""

from typing import Protocol

from bidwhist.i18n import Saying
from bidwhist.server.platform.database.database import NotSaved, T, Work


class WrongNode(NotSaved):
    """Another node owns the table."""

    def __init__(self, table: str, url: str = "") -> None:
        super().__init__(Saying("refused-elsewhere"))
        self.table, self.url = table, url
        """The node's address; empty if unknown."""


class Ownership(Protocol):
    """The interface to the ownership of tables."""

    urls: tuple[str, ...]
    """The addresses of the nodes that take people, as of the last heartbeat; empty for a single server."""
    pages: frozenset[str]
    """The addresses of all nodes whose page people may still have open."""

    def check_lease(self) -> None:
        """Drop every table if another node may own them by now; called before one is shown from memory.

        :raises Away: if that cannot be known, because the store is down.
        """

    async def claim(self, table: str) -> None:
        """Claim a table.

        :raises WrongNode: if another node owns it, or should.
        """

    async def take(self, table: str) -> None:
        """Take a table over from its owner."""

    def fenced(self, table: str, work: Work[T]) -> Work[T]:
        """Fence work on a table's log: it raises ``NotOwner`` if this server does not own the table."""

    def begun(self, table: str, work: Work[T]) -> Work[T]:
        """Work that creates a table, owned by this server if it takes any."""

    def may_begin(self) -> bool:
        """Whether this server would own a new table."""

    def let_go(self, *tables: str) -> None:
        """Release unloaded tables."""

    async def where(self, table: str) -> str:
        """The address of the node that owns a table, or should; empty for a single server."""

    def tell(self, topic: str, subject: str) -> None:
        """Send a hint to the other nodes, soon."""


class SingleNode(Ownership):
    """A single server, which owns every table."""

    urls = ()
    pages = frozenset()

    def check_lease(self) -> None:
        """Nothing to check."""

    async def claim(self, table: str) -> None:
        """Always succeeds."""

    async def take(self, table: str) -> None:
        """Always succeeds."""

    def fenced(self, table: str, work: Work[T]) -> Work[T]:
        """No fence is needed: the store is locked for one server."""
        return work

    def begun(self, table: str, work: Work[T]) -> Work[T]:
        """The work unchanged."""
        return work

    def may_begin(self) -> bool:
        """Always."""
        return True

    def let_go(self, *tables: str) -> None:
        """Nothing to do."""

    async def where(self, table: str) -> str:
        """Always this server."""
        return ""

    def tell(self, topic: str, subject: str) -> None:
        """Nobody to tell."""
