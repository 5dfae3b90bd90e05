"""A clock that jumps from event to event, and an event loop of asyncio for each process that lives by it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from hashlib import blake2b
from heapq import heappop, heappush
from random import Random
from typing import Any

EPOCH = 1_780_000_000.0
"""The time of day at which a simulation begins, in seconds since 1970."""
THREAD = (0.0002, 0.004)
"""Seconds that work beside a loop takes."""
RUNS, STANDS, IS_DEAD = "runs", "stands", "is dead"


class Trace:
    """What happened, a line each; the same seed leaves the same bytes."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        """The lines that tell what was done to the cluster."""
        self._hash = blake2b(digest_size=16)

    def note(self, line: str, *, is_fault: bool = False) -> None:
        """One line more."""
        self._hash.update(line.encode() + b"\n")
        if is_fault:
            self.faults.append(line)

    @property
    def digest(self) -> str:
        """A hash of all lines."""
        return self._hash.hexdigest()


class World:
    """All that will happen, in order; what happens at the same time happens in the order in which it was asked for."""

    def __init__(self) -> None:
        self.now = 0.0
        self.trace = Trace()
        self._ready: deque[asyncio.Handle] = deque()
        self._later: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = 0

    def soon(self, handle: asyncio.Handle) -> None:
        """Something happens now, after what was to happen now already."""
        self._ready.append(handle)

    def later(self, handle: asyncio.TimerHandle) -> None:
        """Something happens at its time."""
        self._order += 1
        heappush(self._later, (handle.when(), self._order, handle))

    def note(self, words: str, *, is_fault: bool = False) -> None:
        """Something has happened."""
        self.trace.note(f"{self.now:.6f} {words}", is_fault=is_fault)

    def run(self, until: Callable[[], bool]) -> None:
        """Let things happen until something is so, or nothing is left to happen."""
        while not until() and self._step():
            pass
        asyncio._set_running_loop(None)

    def _step(self) -> bool:
        if not self._ready:
            self._jump()
        if not self._ready:
            return False
        handle = self._ready.popleft()
        loop: VirtualLoop = handle._loop  # type: ignore[attr-defined]
        if loop.state is RUNS:
            if not handle.cancelled():
                asyncio._set_running_loop(loop)
                handle._run()
        elif loop.state is STANDS:
            loop.waiting.append(handle)
        return True

    def _jump(self) -> None:
        while self._later and not self._ready:
            when, _, handle = heappop(self._later)
            if not handle.cancelled():
                self.now = max(self.now, when)
                self._ready.append(handle)


class VirtualLoop(asyncio.AbstractEventLoop):
    """The event loop of one process; while the process is suspended, what arrives for it waits."""

    def __init__(self, world: World, name: str, random: Random) -> None:
        self.world, self.name, self._random = world, name, random
        self.state = RUNS
        self.waiting: list[asyncio.Handle] = []
        self.troubles: list[str] = []
        """What nobody caught."""
        self._tasks: dict[asyncio.Task[Any], None] = {}
        """What a killed process was doing is not ended in order: its tasks are kept, and never go on."""

    # Suspending, resuming and killing a process.

    def stand(self) -> None:
        """As SIGSTOP does it."""
        self.state = STANDS

    def go_on(self) -> None:
        """As SIGCONT does it."""
        if self.state is STANDS:
            self.state = RUNS
            for handle in self.waiting:
                self.world.soon(handle)
            self.waiting.clear()

    def die(self) -> None:
        """As SIGKILL does it."""
        self.state = IS_DEAD
        self.waiting.clear()
        for task in self._tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self.world.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.world.soon(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.world.later(handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.world.now + delay, callback, *args, context=context)

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, Any], *, name: str | None = None, context: Context | None = None
    ) -> "asyncio.Task[Any]":
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """Work of a thread is done all at once, a moment later."""
        return self.beside(lambda: func(*args))

    def beside(self, work: Callable[[], Any]) -> "asyncio.Future[Any]":
        """The result of work that a thread or another process does for this one."""
        future = self.create_future()
        self.call_later(self._random.uniform(*THREAD), _settle, future, work)
        return future

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self.state is RUNS

    def is_closed(self) -> bool:
        return self.state is IS_DEAD

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.troubles.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""


def new_loop(world: World, name: str, random: Random) -> VirtualLoop:
    """The event loop of a process."""
    # What asyncio asks of a loop besides, of sockets and signals, nobody here needs.
    return VirtualLoop(world, name, random)  # type: ignore[abstract]


def _settle(future: "asyncio.Future[Any]", work: Callable[[], Any]) -> None:
    if future.done():
        return
    try:
        future.set_result(work())
    except Exception as error:
        future.set_exception(error)


class DelayedExecutor:
    """A place where bots think, as the server knows it: for the loop that asks, a moment later."""

    size = 4

    def begin(self, work: Callable[[], Any]) -> "asyncio.Future[Any]":
        """The result of work, begun now."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        return loop.beside(work)

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Work that nobody waits for."""

    async def close(self) -> None:
        """Nothing is to be closed."""
