"""The tables that the lobby lists: those that are open to everybody."""

import asyncio

from bidwhist.server.game.allowed import free_seats
from bidwhist.server.game.table import Stage, Table
from bidwhist.server.protocol.told import LobbyTable


class OpenTables:
    """The tables that the lobby lists, oldest first."""

    def __init__(self) -> None:
        self.known: dict[str, LobbyTable | None] = {}
        """Each as last seen; nothing for those not looked at since the start."""
        self.news = asyncio.Event()
        """Set when the lobby would show a table differently."""

    def changed(self, table: Table) -> None:
        """A table has changed: list it as it is now, or no longer."""
        if table.opened.kind != "private" and table.stage is not Stage.CLOSED:
            self.known[table.id] = lobby_table(table)
        else:
            self.known.pop(table.id, None)
        self.news.set()

    def keep(self, table: Table) -> None:
        """A listed table leaves the memory: what is known of it stays."""
        if table.id in self.known:
            self.known[table.id] = lobby_table(table)


def lobby_table(table: Table) -> LobbyTable:
    """A table as the lobby lists it."""
    opened = table.opened
    return LobbyTable(
        table=table.id,
        name=opened.name,
        preset=opened.preset,
        pace=opened.pace,
        bots=opened.bots,
        seats=tuple(chair.name or None for chair in table.chairs),
        free=len(free_seats(table)),
        playing=table.stage is Stage.PLAYING,
        watchers=opened.watchers,
        locked=opened.kind == "password",
    )
