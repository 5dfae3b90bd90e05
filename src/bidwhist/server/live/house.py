"""What all tables of a server share: store, bots, figures, clock and chance."""

from collections.abc import Callable

from msgspec import Struct

from bidwhist.server.cluster.owning import Alone, Owning
from bidwhist.server.game.table import Table
from bidwhist.server.live.clock import SteadyClock
from bidwhist.server.live.metrics import Metrics
from bidwhist.server.live.surroundings import Surroundings
from bidwhist.server.live.thinkers import Thinkers
from bidwhist.server.store.store import Store


def nobody_minds(table: str) -> None:
    """A server alone loses no table."""


def nothing_to_do() -> None:
    """Nobody keeps standings."""


class House(Struct, frozen=True):
    """What every table of a server shares."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    pause: Callable[[], float]
    """Seconds before a card that nobody's finger plays, one distribution for all of them."""
    chance: Callable[[], float]
    """From 0 to 1, to keep tables that failed together from trying again together."""
    changed: Callable[[Table], None]
    """Told when the lobby would show a table differently."""
    clock: SteadyClock
    owning: Owning = Alone()
    """Which tables are this server's."""
    lost: Callable[[str], None] = nobody_minds
    """Told of a table that is another server's now."""
    settles: Callable[[], None] = nothing_to_do
    """Told when a match is over that standings are made from."""
    around: Surroundings = Surroundings()
    """Time and chance besides."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.clock.now()
