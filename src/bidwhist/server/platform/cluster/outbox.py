"""The outbox of a node: asynchronous writes of hints to the others and of released tables."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from random import Random
from typing import Any

from bidwhist.server.platform.cluster.repository import Me, NodeRows
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.platform.database.store import Store


class Outbox:
    """Batches a node's writes: what arrives during one write goes into the next."""

    def __init__(self, store: Store, rows: NodeRows, me: Callable[[], Me], random: Random) -> None:
        self._store, self._rows, self._me, self._random = store, rows, me, random
        self._saying: list[tuple[str, str, str]] = []
        self._letting_go: list[str] = []
        self._under_way: set[asyncio.Task[None]] = set()

    def tell(self, topic: str, subject: str) -> None:
        """Queue a hint to the other nodes, which get it with their next heartbeat."""
        self._saying.append((self._random.randbytes(8).hex(), topic, subject))
        self._run(self._say())

    def let_go(self, tables: Iterable[str]) -> None:
        """Queue the release of unloaded tables."""
        self._letting_go += tables
        self._run(self._release())

    @property
    def is_busy(self) -> bool:
        """Whether something is not yet written."""
        return bool(self._under_way)

    async def finish(self) -> None:
        """Wait until all of it is written."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def _say(self) -> None:
        saying, self._saying = self._saying, []
        if saying:
            await self._store.write(self._rows.tell(self._me(), tuple(saying)))

    async def _release(self) -> None:
        tables, self._letting_go = self._letting_go, []
        if tables:
            await self._store.write(self._rows.release(tuple(tables), self._me()))

    def _run(self, hint: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_suppressed(hint))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


async def _suppressed(hint: Coroutine[Any, Any, None]) -> None:
    # A hint may be lost; a table that was not released becomes free with the lease.
    with suppress(NotSaved):
        await hint
