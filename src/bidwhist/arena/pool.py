"""A pool of processes that run one task after another, and can be killed at any moment.

Each process has a pipe of its own, whose other end no other process holds. So a process that is killed in the middle of
an answer is noticed at once; with the one pipe of ``concurrent.futures`` the reader would wait for the rest for ever.
"""

import os
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import SimpleQueue
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Thread
from typing import Any, TypeAlias, TypeVar
from warnings import simplefilter

from bidwhist.errors import SlowWarning, WhistError

Answer = TypeVar("Answer")
Work: TypeAlias = tuple[Callable[[Any], Any], Any]
# Spawned on every system, so that a process knows nothing but its task.
_SPAWN = get_context("spawn")


class Killed(Exception):
    """A process was killed while it ran a task."""


class Pool:
    """A pool of processes, each started with the first task that finds none free."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._tasks: SimpleQueue[tuple[Future[Any], Work] | None] = SimpleQueue()
        self._workers = [_WorkerProcess(self._tasks) for _ in range(size)]

    def submit(self, work: Callable[[Any], Answer], task: Any) -> "Future[Answer]":
        """A future for the answer of a task, which runs when a process is free.

        The future raises what the task raises, or ``Killed``.
        """
        future: Future[Answer] = Future()
        self._tasks.put((future, (work, task)))
        return future

    def close(self) -> None:
        """Kill the processes, even in the middle of a task."""
        try:
            self._end()
        except BaseException:  # a second interrupt: the program would wait for those that are left
            self._end()
            raise
        for _ in self._workers:
            self._tasks.put(None)
        for worker in self._workers:
            worker.thread.join()

    def _end(self) -> None:
        for worker in self._workers:
            worker.end()


class _WorkerProcess:
    """A thread that starts one worker process, gives it one task after another, and waits for each answer.

    Only the main thread gets interrupts, so that the start of a process is never cut short.
    """

    def __init__(self, tasks: "SimpleQueue[tuple[Future[Any], Work] | None]") -> None:
        self._tasks = tasks
        self._lock = Lock()
        """Held while the process is started or killed."""
        self._process: Any = None
        self._pipe: Connection[Any, Any] | None = None
        self._is_over = False
        self.thread = Thread(target=self._run_tasks, daemon=True)
        self.thread.start()

    def end(self) -> None:
        """Kill the process now, and start no other."""
        with self._lock:
            self._is_over = True
            if self._process is not None:
                self._process.kill()

    def _run_tasks(self) -> None:
        while (given := self._tasks.get()) is not None:
            future, work = given
            if future.set_running_or_notify_cancel():
                self._run_task(future, work)
        if self._process is not None:
            self._process.join()

    def _run_task(self, future: "Future[Any]", work: Work) -> None:
        try:
            answer, error = self._answer(work)
        except (EOFError, OSError) as lost:
            future.set_exception(Killed(str(lost)))
        except Exception as unsendable:
            future.set_exception(unsendable)
        else:
            future.set_result(answer) if error is None else future.set_exception(error)

    def _answer(self, work: Work) -> tuple[Any, Exception | None]:
        pipe = self._connected()
        pipe.send(work)
        found: tuple[Any, Exception | None] = pipe.recv()
        return found

    def _connected(self) -> "Connection[Any, Any]":
        with self._lock:
            if self._is_over:
                raise EOFError("the pool is closed")
            if self._pipe is None:
                here, there = _SPAWN.Pipe()
                process = _SPAWN.Process(target=_serve, args=(there,))
                process.start()
                # Only the process holds the other end now: once it is gone, the pipe closes.
                there.close()
                self._process, self._pipe = process, here
            return self._pipe


def _serve(pipe: "Connection[Any, Any]") -> None:
    """Run tasks from a pipe until it is closed."""
    signal(SIGINT, SIG_IGN)  # the parent handles it
    simplefilter("ignore", SlowWarning)  # the parent has printed it
    Thread(target=_end_with_the_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            answer = _done(pipe)
            try:
                pipe.send(answer)
            except OSError:
                raise
            except Exception as unsendable:
                pipe.send((None, unsendable))


def _done(pipe: "Connection[Any, Any]") -> tuple[Any, Exception | None]:
    try:
        work, task = pipe.recv()
    except (EOFError, OSError):
        raise
    except Exception as unreadable:
        return None, unreadable
    try:
        return work(task), None
    except WhistError as error:
        return None, error
    except Exception as error:
        error.add_note(f"in a process of its own:\n{traceback.format_exc()}")
        return None, error


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
