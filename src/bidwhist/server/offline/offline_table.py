"""The table that a browser's worker runs: opened over a stored database, and read again to store it."""

import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self

from bidwhist.server.offline.app import build_offline_app
from bidwhist.server.offline.port import Port
from bidwhist.server.platform.database.executor import InLoop
from bidwhist.server.platform.database.sqlite import SqliteFile
from bidwhist.server.platform.database.store import Store

FILE = "tables.sqlite"


class OfflineTable:
    """The server of a page without a connection, for as long as its worker runs."""

    def __init__(self, database: SqliteFile, port: Port, opened: AsyncExitStack) -> None:
        self._database, self._port, self._opened = database, port, opened

    @classmethod
    async def open(
        cls,
        folder: str,
        tell: Callable[[str], None],
        has_changed: Callable[[], None],
        *,
        store: bytes = b"",
        cookies: str = "",
        pace: str = "human",
    ) -> Self:
        """Open it over what was kept, where anything was.

        ``tell`` gets each message for the page, ``has_changed`` is called when there is something to keep.

        :raises WhistError: if the store is of a newer version.
        """
        path = Path(folder, FILE)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(store)
        database = SqliteFile(path, is_held=True)
        app = build_offline_app(Store(path, executor=InLoop(database, has_changed)), pace)
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(app.router.lifespan_context(app))
            opened = stack.pop_all()
        return cls(database, Port(app, tell, json.loads(cookies) if cookies else {}), opened)

    def take(self, text: str) -> None:
        """Take one message of the page."""
        self._port.take(text)

    def store(self) -> bytes:
        """What to keep: the database as it is now."""
        return self._database.writing.serialize()

    def cookies(self) -> str:
        """Who the page is, to be kept beside it."""
        return json.dumps(self._port.cookies)

    async def close(self) -> None:
        """End it; what is kept stays."""
        await self._opened.aclose()
