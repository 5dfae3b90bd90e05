"""What one server knows of the other servers of its house, and what it tells them."""

from collections.abc import Callable

from bidwhist.server.platform.cluster.ownership import Ownership
from bidwhist.server.tables.context import nobody_minds


def nobody_hears(topic: str, subject: str) -> None:
    """A server alone has nobody to tell."""


class PeerLinks:
    """The links to other servers; a server alone knows of none, and keeps these defaults."""

    def __init__(self, owning: Ownership) -> None:
        self._owning = owning
        self.tell: Callable[[str, str], None] = nobody_hears
        """Tells other servers over the bus: a topic and its subject. A message may be lost."""
        self.count_people: Callable[[], int] = lambda: 0
        """How many people are at other servers."""
        self.is_elsewhere: Callable[[str], bool] = lambda person: False
        """Whether a person, by id, is at another server, as far as is known."""
        self.is_lobby_old: Callable[[], bool] = lambda: False
        """Whether other servers cannot be heard just now."""
        self.is_told_of: Callable[[str], bool] = lambda table: False
        """Whether another server tells of a table of its own."""
        self.lost: Callable[[str], None] = nobody_minds
        """Told of a table that is another server's now."""

    def tell_all(self, topic: str, subject: str) -> None:
        """Tell the other servers of something that is in the store."""
        # The store tells surely and with the next heartbeat, the bus at once and perhaps not.
        self._owning.tell(topic, subject)
        self.tell(topic, subject)
