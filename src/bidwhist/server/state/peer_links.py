"""What one server knows of the other servers of its cluster, and what it sends them."""

from collections.abc import Callable

from bidwhist.server.platform.cluster.ownership import Ownership
from bidwhist.server.tables.context import nobody_minds


def nobody_hears(topic: str, subject: str) -> None:
    """A single server has no peers to notify."""


class PeerLinks:
    """The links to other servers; a single server keeps these defaults."""

    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership
        self.tell: Callable[[str, str], None] = nobody_hears
        """Sends a topic and its subject to the other servers over the bus. A message may be lost."""
        self.count_people: Callable[[], int] = lambda: 0
        """How many people are connected to other servers."""
        self.is_elsewhere: Callable[[str], bool] = lambda person: False
        """Whether a person, by id, is connected to another server, as far as known."""
        self.is_lobby_old: Callable[[], bool] = lambda: False
        """Whether other servers cannot be reached at present."""
        self.is_told_of: Callable[[str], bool] = lambda table: False
        """Whether another server announces a table of its own."""
        self.lost: Callable[[str], None] = nobody_minds
        """Called with a table that another server owns now."""

    def tell_all(self, topic: str, subject: str) -> None:
        """Tell the other servers of a change in the store."""
        # The store is reliable but delivers with the next heartbeat; the bus is immediate but may lose it.
        self._ownership.tell(topic, subject)
        self.tell(topic, subject)
