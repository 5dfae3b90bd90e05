"""The store: it answers a write only after it is on disk.

Writes that come during a commit go into the next commit together. The key (table, seq) of the log is the fence: two
writers that both append the same step cannot both succeed. The differences between a file and PostgreSQL are in their
``Database``.
"""

import asyncio

from bidwhist.server.platform.database.database import NotSaved, Space, T, Work
from bidwhist.server.platform.database.executor import DatabaseExecutor, Threads
from bidwhist.server.platform.database.group_commit import Job
from bidwhist.server.platform.database.opening import database_at
from bidwhist.server.platform.database.paths import Place


class Store:
    """A server's store, in a file or in PostgreSQL; ``write`` and ``read`` run work off the event loop."""

    def __init__(self, place: Place, *, is_held: bool = False, executor: DatabaseExecutor | None = None) -> None:
        self.place = place
        self._executor = executor or Threads(database_at(place, is_held=is_held))
        self.database = self._executor.database
        self._probing: asyncio.Future[None] | None = None

    async def write(self, work: Work[T]) -> T:
        """The result of work inside a transaction, once that is on disk.

        :raises NotSaved: if it could not be written; ``Conflict`` if a key was taken.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._executor.write(Job(work, loop, future))
        return await future

    async def read(self, work: Work[T]) -> T:
        """The result of read-only work.

        :raises NotSaved: if it could not be read; ``Damaged`` if stored data is damaged.
        """
        return await self._executor.read(work)

    async def probe(self) -> None:
        """Make a test write; calls during one share its result.

        :raises NotSaved: if it could not be written, or the disk is nearly full.
        """
        if self._probing is None or self._probing.done():
            self._probing = asyncio.ensure_future(self.write(self.database.write_again))
            self._probing.add_done_callback(_heed)
        await asyncio.shield(self._probing)
        if self.database.is_tight():
            raise NotSaved("the disk is nearly full")

    async def space(self) -> Space:
        """The space that the store uses.

        :raises NotSaved: if it cannot be read.
        """
        return await self.read(self.database.space)

    def close(self) -> None:
        """Write what is queued, then close the database."""
        self._executor.close()


def _heed(done: "asyncio.Future[None]") -> None:
    if not done.cancelled():
        done.exception()
