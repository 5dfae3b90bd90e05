"""The tables that the lobby lists: those that are open to everybody."""

import asyncio
from collections.abc import Callable

from bidwhist.server.accounts.domain.likeness import figures_of
from bidwhist.server.protocol.server_messages import LobbyTable
from bidwhist.server.ratings.domain.chips import fees_of
from bidwhist.server.tables.domain.allowed import free_seats
from bidwhist.server.tables.domain.table import Stage, Table


def nobody_hears(table: str, found: LobbyTable | None) -> None:
    """A single server has no peers to notify."""


class OpenTables:
    """The tables that the lobby lists, oldest first."""

    def __init__(self) -> None:
        self.known: dict[str, LobbyTable | None] = {}
        """Each table as last seen; nothing for those not looked at since the start."""
        self.news = asyncio.Event()
        """Set when the lobby would show a table differently."""
        self.here: Callable[[str], int] = lambda table: 0
        """How many of the people seated at one of this server's tables are connected."""
        self.told: Callable[[str, LobbyTable | None], None] = nobody_hears
        """Called with each of this server's tables that changes or is no longer listed."""

    def changed(self, table: Table) -> None:
        """A table has changed: list it as it is now, or no longer."""
        if table.opened.kind != "private" and table.stage is not Stage.CLOSED:
            self.known[table.id] = lobby_table(table, self.here(table.id))
        else:
            self.known.pop(table.id, None)
        self.told(table.id, self.known.get(table.id))
        self.news.set()

    def moved(self, table: Table) -> None:
        """A person has come to a table, sat down or left: update the list if the table is shown differently."""
        if table.id in self.known and self.known[table.id] != lobby_table(table, self.here(table.id)):
            self.changed(table)

    def heard(self, table: str, found: LobbyTable | None) -> None:
        """A table of another server has changed."""
        if found is None:
            self.known.pop(table, None)
        else:
            self.known[table] = found
        self.news.set()

    def keep(self, table: Table) -> None:
        """A listed table is unloaded: keep what is known of it."""
        if table.id in self.known:
            self.known[table.id] = lobby_table(table, 0)


def lobby_table(table: Table, here: int) -> LobbyTable:
    """A table as the lobby lists it."""
    opened = table.opened
    locked = opened.kind == "password"
    return LobbyTable(
        table=table.id,
        name=opened.name,
        preset=opened.preset,
        pace=opened.pace,
        bots=opened.bots,
        seats=tuple(("" if locked else chair.name) if chair.name else None for chair in table.chairs),
        free=len(free_seats(table)),
        playing=table.stage is Stage.PLAYING,
        watchers=opened.watchers,
        locked=locked,
        rated=opened.rated,
        stake=opened.stake,
        fees=fees_of(opened.stake, opened.rules.contract_numbers),
        level=opened.level,
        programs=opened.programs,
        tier=opened.tier,
        here=here,
        faces=() if locked else figures_of([(chair.person, chair.face) for chair in table.chairs]),
    )
