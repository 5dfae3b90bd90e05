"""Logs to put into a store: a table that was opened, somebody who sat down, a match that ended."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Row, Seated, TableOpened
from bidwhist.server.tables.repository import append

OPENED = Row("t1", 0, 5, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple7"))
SEATED = Row("t1", 1, 6, "ann", "k1", Seated(0, "ann", "Ann"))
MATCH = Finished("t1-1", "t1", 1, 9, "classic", False, b"{}", ("ann", None, "bo", None), ("cy",))


@asynccontextmanager
async def opened(place: Place, *rows: Row) -> AsyncIterator[Store]:
    """A store with a log in it."""
    store = Store(place)
    try:
        if rows:
            await store.write(append(rows))
        yield store
    finally:
        store.close()


def opening(table: str, **others: Any) -> Row:
    """The first row of another table."""
    return Row(table, 0, 5, "ann", "", replace(OPENED.body, invite=table, **others))
