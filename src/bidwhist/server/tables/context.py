"""What all tables of a server share: store, bots, figures, clock and chance."""

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
    """A table that no lobby lists."""


def nobody_minds(table: str) -> None:
    """A server alone loses no table."""


def nothing_to_do() -> None:
    """Nobody keeps standings."""


class Rollback:
    """Whether the store went back to an earlier state lately, as after a failover.

    Somebody who comes back then may have seen steps that did not happen, under numbers that others have since.
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._until = -1.0

    def note(self) -> None:
        """It has."""
        self._until = self._steady() + ROLLBACK_NOTICE_S

    @property
    def is_lately(self) -> bool:
        """Whether it has, not long ago."""
        return self._steady() < self._until


ROLLBACK_NOTICE_S = 600.0
"""Seconds after which those who saw what was lost have come back."""


class TableContext(Struct, frozen=True):
    """What every table of a server shares."""

    store: Store
    bot_service: BotService
    metrics: Metrics
    pause: Callable[[], float]
    """Seconds before a card that nobody's finger plays, one distribution for all of them."""
    chance: Callable[[], float]
    """From 0 to 1, to keep tables that failed together from trying again together."""
    changed: Callable[[Table], None]
    """Told when the lobby would show a table differently."""
    clock: SteadyClock
    owning: Ownership = SingleNode()
    """Which tables are this server's."""
    lost: Callable[[str], None] = nobody_minds
    """Told of a table that is another server's now."""
    vanished: Callable[[str], None] = nobody_minds
    """Told of a table that the store does not know any more."""
    settles: Callable[[], None] = nothing_to_do
    """Told when a match is over that standings are made from."""
    went_back: Rollback = Rollback(time.monotonic)
    """Whether what people saw may not have happened."""
    around: Environment = Environment()
    """Time and chance besides."""
    moved: Callable[[Table], None] = nobody_moves
    """Told when somebody has come to a table or gone."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.clock.now()
