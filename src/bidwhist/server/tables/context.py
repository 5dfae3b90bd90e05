"""What all tables of a server share: store, bots, metrics, clock and randomness."""

import time
from collections.abc import Callable

from msgspec import Struct

from bidwhist.server.platform.clock import SteadyClock
from bidwhist.server.platform.cluster.ownership import Ownership, SingleNode
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.environment import Environment
from bidwhist.server.platform.metrics import Metrics
from bidwhist.server.tables.bot_service import BotService
from bidwhist.server.tables.domain.table import Table


def nobody_moves(table: Table) -> None:
    """A change at a table that no lobby lists: nothing to do."""


def nobody_minds(table: str) -> None:
    """A single server loses no table: nothing to do."""


def nothing_to_do() -> None:
    """No ratings are kept: nothing to do."""


class Rollback:
    """Whether the store recently lost its latest writes, as it can in a failover.

    A client that reconnects then may have seen steps that were lost and whose numbers have been reused.
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._until = -1.0

    def note(self) -> None:
        """Record that the store lost writes."""
        self._until = self._steady() + ROLLBACK_NOTICE_S

    @property
    def is_lately(self) -> bool:
        return self._steady() < self._until


ROLLBACK_NOTICE_S = 600.0
"""Seconds after which every client that saw lost steps has reconnected."""


class TableContext(Struct, frozen=True):
    """What every table of a server shares."""

    store: Store
    bot_service: BotService
    metrics: Metrics
    pause: Callable[[], float]
    """Seconds of pause before a card that is played automatically; one distribution for all of them."""
    chance: Callable[[], float]
    """From 0 to 1: jitter, so that tables that failed together do not retry together."""
    changed: Callable[[Table], None]
    """Called when the lobby would show a table differently."""
    clock: SteadyClock
    ownership: Ownership = SingleNode()
    """Which tables are this server's."""
    lost: Callable[[str], None] = nobody_minds
    """Called with a table that another server owns now."""
    vanished: Callable[[str], None] = nobody_minds
    """Called with a table that is gone from the store."""
    settles: Callable[[], None] = nothing_to_do
    """Called when a match ends that counts for ratings."""
    went_back: Rollback = Rollback(time.monotonic)
    """Whether steps that people saw may have been lost."""
    around: Environment = Environment()
    """Clocks and random sources."""
    moved: Callable[[Table], None] = nobody_moves
    """Called when a person has come to a table or left it."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.clock.now()
