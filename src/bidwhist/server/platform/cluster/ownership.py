"""What tables ask of whoever owns them: one server alone, which pays nothing for it, or one node of many."""

from typing import Protocol

from bidwhist.i18n import Saying
from bidwhist.server.platform.database.database import NotSaved, T, Work


class WrongNode(NotSaved):
    """A table is at another node."""

    def __init__(self, table: str, url: str = "") -> None:
        super().__init__(Saying("refused-elsewhere"))
        self.table, self.url = table, url
        """Its address; empty where only the nodes know."""


class Ownership(Protocol):
    """Who has the tables."""

    urls: tuple[str, ...]
    """The addresses of the nodes that take people, as of the last heartbeat; none where there is one server alone."""
    pages: frozenset[str]
    """The addresses of all nodes from which somebody may still have a page open."""

    def check_lease(self) -> None:
        """Let every table go if they may be another's by now: asked before one is shown from memory.

        :raises Away: while nobody can know that, since the store is down.
        """

    async def claim(self, table: str) -> None:
        """Have a table from now on.

        :raises Elsewhere: if another node has it, or should.
        """

    async def take(self, table: str) -> None:
        """Have a table from now on, whoever has it."""

    def fenced(self, table: str, work: Work[T]) -> Work[T]:
        """Work on a table's log that is only done while the table is ours; it raises ``NotOwner`` otherwise."""

    def begun(self, table: str, work: Work[T]) -> Work[T]:
        """Work that makes a new table, which is ours by that if we take any."""

    def may_begin(self) -> bool:
        """Whether a new table is ours."""

    def let_go(self, *tables: str) -> None:
        """Tables are not in memory any more."""

    async def where(self, table: str) -> str:
        """The address of the node that has a table, or should; empty where there is one server alone."""

    def tell(self, topic: str, subject: str) -> None:
        """Tell the other nodes, soon."""


class SingleNode(Ownership):
    """One server, to which every table belongs."""

    urls = ()
    pages = frozenset()

    def check_lease(self) -> None:
        """They cannot be."""

    async def claim(self, table: str) -> None:
        """It is ours."""

    async def take(self, table: str) -> None:
        """It is ours."""

    def fenced(self, table: str, work: Work[T]) -> Work[T]:
        """The store is held for one server: no fence is needed."""
        return work

    def begun(self, table: str, work: Work[T]) -> Work[T]:
        """The same work."""
        return work

    def may_begin(self) -> bool:
        """It always is."""
        return True

    def let_go(self, *tables: str) -> None:
        """They stay ours."""

    async def where(self, table: str) -> str:
        """Here."""
        return ""

    def tell(self, topic: str, subject: str) -> None:
        """There is nobody else."""
