"""An executor of this host's processes and of workers on other hosts."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, cast

from bidwhist.server.platform.jobs.executors import BOT_HANG_TIMEOUT_S, Executor, ProcessExecutor, WorkerLost
from bidwhist.server.platform.jobs.job import BadAnswer, Sendable
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers

T = TypeVar("T")


class HybridExecutor:
    """Own processes first, then other hosts; own threads only if there are no workers.

    A job lost by another host is redone in an own process; without one the caller gets ``WorkerLost`` and may retry.
    """

    def __init__(self, own: Executor, remote: RemoteWorkers) -> None:
        self._own, self._remote = own, remote
        self._has_processes = isinstance(own, ProcessExecutor)
        self._here = self._there = 0
        """Running jobs here, and on other hosts."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.wrong = 0
        """Malformed answers from other hosts."""

    @property
    def size(self) -> int:
        there = self._remote.size
        return self._own.size + there if self._has_processes else there or self._own.size

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Begin work now and give its result.

        :raises WorkerLost: in the result, if the worker was lost.
        """
        if self._stays_here(work):
            return self._count(self._own.begin(work))
        self._there += 1
        task = asyncio.get_running_loop().create_task(self._sent(work))
        self._tasks.add(task)
        task.add_done_callback(self._came)
        return task

    def _stays_here(self, work: Callable[[], Any]) -> bool:
        is_free = self._has_processes and self._here < self._own.size
        return is_free or self._there >= self._remote.size or not isinstance(work, Sendable) or not work.may_be_sent

    def _count(self, begun: "asyncio.Future[T]") -> "asyncio.Future[T]":
        self._here += 1
        begun.add_done_callback(self._left)
        return begun

    def _left(self, _: "asyncio.Future[Any]") -> None:
        self._here -= 1

    def _came(self, task: "asyncio.Task[Any]") -> None:
        self._there -= 1
        self._tasks.discard(task)

    async def _sent(self, work: Callable[[], T]) -> T:
        sendable = cast(Sendable, work)
        try:
            return cast(T, sendable.unpacked(await self._remote.do(sendable.to_job(), BOT_HANG_TIMEOUT_S)))
        except WorkerLost as error:
            self.wrong += isinstance(error, BadAnswer)
            if not self._has_processes:
                raise
            return await self._count(self._own.begin(work))

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        if self._has_processes or not self._remote.size:
            self._own.begin_everywhere(work)
        if isinstance(work, Sendable) and work.may_be_sent:
            self._remote.tell_all(work.to_job())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._own.close()
